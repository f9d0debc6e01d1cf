//! The actions of the workshop (TA-4.10 to TA-4.15, TA-5).

use crate::{
    TerracottaArmy,
    action::Action,
    data::Field,
    event::Event,
    names::{Ring, Specialist, Warrior},
    rules::{Refusal, masters, specialists},
    step::{Creation, Question},
    table::Table,
};
use ::table::{Cx, Seat};

/// TA-4.15 and its table: whether the field can be performed by this seat now, with its worker on this segment.
pub(crate) fn may_perform(
    table: &Table,
    seat: Seat,
    segment: u8,
    field: Field,
) -> Result<(), Refusal> {
    let player = table.player(seat);
    let unless =
        |is_blocked: bool, refusal: Refusal| if is_blocked { Err(refusal) } else { Ok(()) };
    match field {
        Field::Coins(_) | Field::Clay(_) => Ok(()),
        Field::Create(needed) => {
            unless(player.clay_wet < u16::from(needed), Refusal::Clay(needed))?;
            may_create(table)
        }
        Field::Moisten => unless(player.clay_dry == 0, Refusal::NothingDry),
        // TA-5.7: whoever placed a craftsman this turn found the segment empty, so an artisan here is the own worker.
        Field::Upgrade => {
            let workers = table.segments[usize::from(segment)];
            unless(workers.artisan.is_some(), Refusal::Artisan)
        }
        Field::Priority => may_take_priority(table, seat).map(drop),
        Field::Ready(weapon) => unless(player.active.has(weapon), Refusal::Active(weapon)),
        Field::Master(master) if player.has_hired(master) => {
            masters::may_use(table, seat, segment, master)
        }
        Field::Master(_) => {
            let coins = player.cheapest_token(table.data()).unwrap_or(u8::MAX);
            unless(player.coins < u16::from(coins), Refusal::MasterToken(coins))
        }
        Field::Specialist => {
            let is_buyable = |kind: Specialist| specialists::may_buy(table, seat, kind).is_ok();
            unless(
                !Specialist::ALL.into_iter().any(is_buyable),
                Refusal::NoSpecialist,
            )
        }
    }
}

/// TA-1.5, TA-12.1, TA-12.2: a warrior in the organizer and an empty space are needed.
pub(crate) fn may_create(table: &Table) -> Result<(), Refusal> {
    if Warrior::ALL
        .into_iter()
        .all(|kind| table.organizer_left(kind) == 0)
    {
        Err(Refusal::NoWarriors)
    } else if table.figures.empty().is_empty() {
        Err(Refusal::Full)
    } else {
        Ok(())
    }
}

/// TA-5.9, TA-5.10: the token on top, for who has none.
fn may_take_priority(table: &Table, seat: Seat) -> Result<u8, Refusal> {
    if table.player(seat).priority.is_some() {
        return Err(Refusal::HoldsPriority);
    }
    table.top_priority().ok_or(Refusal::NoPriority)
}

/// TA-4.13: only the two wheels have substitutes.
pub(super) fn may_substitute(ring: Ring) -> Result<(), Refusal> {
    match ring {
        Ring::Inner | Ring::Middle => Ok(()),
        Ring::Outer => Err(Refusal::NoSubstitute),
    }
}

/// TA-4.11 to TA-4.13: perform, a substitute on the two wheels, or nothing.
pub(super) fn options(table: &Table, seat: Seat, segment: u8, ring: Ring, out: &mut Vec<Action>) {
    if may_perform(table, seat, segment, table.field(ring, segment)).is_ok() {
        out.push(Action::Perform);
    }
    if may_substitute(ring).is_ok() {
        out.push(Action::TakeClay);
        out.push(Action::TakeCoin);
    }
    out.push(Action::Skip);
}

/// TA-4.11.
pub(super) fn skip(cx: &mut Cx<'_, TerracottaArmy>, seat: Seat) {
    cx.tell(Event::Skipped { seat });
}

/// Carries out a printed action (TA-5); its legality has been checked.
pub(super) fn perform(cx: &mut Cx<'_, TerracottaArmy>, seat: Seat, segment: u8, field: Field) {
    match field {
        Field::Coins(coins) => gain_coins(cx, seat, coins),
        Field::Clay(clay) => gain_clay(cx, seat, clay),
        Field::Create(clay) => {
            pay_clay(cx, seat, segment, clay);
            cx.ask(Question::WarriorKind {
                seat,
                by: Creation::Workshop,
            });
        }
        Field::Moisten => moisten(cx, seat),
        Field::Upgrade => upgrade(cx, seat, segment),
        Field::Priority => take_priority(cx, seat),
        Field::Ready(weapon) => {
            cx.table.player_mut(seat).active.add(weapon);
            cx.tell(Event::Readied { seat, weapon });
        }
        Field::Master(master) if cx.table.player(seat).has_hired(master) => {
            masters::employ(cx, seat, segment, master);
        }
        Field::Master(master) => cx.ask(Question::MasterToken {
            seat,
            master,
            segment,
        }),
        Field::Specialist => cx.ask(Question::SpecialistKind { seat }),
    }
}

/// TA-5.1.
pub(super) fn gain_coins(cx: &mut Cx<'_, TerracottaArmy>, seat: Seat, coins: u8) {
    cx.table.player_mut(seat).gain_coins(coins);
    cx.tell(Event::Coins { seat, coins });
}

/// TA-5.2, TA-1.8: gained clay is wet.
pub(super) fn gain_clay(cx: &mut Cx<'_, TerracottaArmy>, seat: Seat, clay: u8) {
    cx.table.player_mut(seat).gain_clay(clay.into());
    cx.tell(Event::Clay { seat, clay });
}

/// TA-6.2, TA-12.8, TA-12.13: one of the clay paid lies dry in the warehouse of the segment's quarter.
fn pay_clay(cx: &mut Cx<'_, TerracottaArmy>, seat: Seat, segment: u8, clay: u8) {
    let quarter = cx.table.data().quarter(segment);
    cx.table.player_mut(seat).clay_wet -= u16::from(clay);
    let dry = &mut cx.table.warehouses[quarter];
    *dry = dry.saturating_add(1);
    cx.tell(Event::PaidClay {
        seat,
        clay,
        quarter,
    });
}

/// TA-5.4: the player's clay, not that of warehouses.
fn moisten(cx: &mut Cx<'_, TerracottaArmy>, seat: Seat) {
    let player = cx.table.player_mut(seat);
    let clay = std::mem::take(&mut player.clay_dry);
    player.gain_clay(clay);
    cx.tell(Event::Moistened { seat, clay });
}

/// TA-5.5, TA-5.6, TA-5.8: the craftsman becomes an artisan on the same spot and closes the segment.
fn upgrade(cx: &mut Cx<'_, TerracottaArmy>, seat: Seat, segment: u8) {
    let workers = &mut cx.table.segments[usize::from(segment)];
    workers.craftsman = None;
    workers.artisan = Some(seat);
    cx.table.player_mut(seat).artisans += 1;
    cx.tell(Event::Upgraded { seat, segment });
}

/// TA-5.9: the token on top, with its clay.
fn take_priority(cx: &mut Cx<'_, TerracottaArmy>, seat: Seat) {
    let number = may_take_priority(cx.table, seat).expect("listed");
    let clay = cx.table.data().priority_clay(number);
    let player = cx.table.player_mut(seat);
    player.priority = Some(number);
    player.gain_clay(clay.into());
    cx.tell(Event::Priority { seat, number, clay });
}
