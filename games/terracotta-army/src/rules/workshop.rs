//! The actions of the workshop (TA-4.10 to TA-4.15, TA-5).

use crate::{
    TerracottaArmy,
    action::Action,
    data::Field,
    event::Event,
    names::{Ring, Specialist, Warrior, Weapon},
    rules::List,
    rules::{masters, specialists},
    step::{Creation, Step},
    table::Table,
};
use ::table::{Cx, Seat};

/// Why a printed action or an ability cannot be performed now. One computation for lists, reasons and pictures.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Blocked {
    /// TA-1.13: wet clay is missing.
    Clay { needed: u8 },
    /// TA-12.2: the organizer is empty.
    NoWarriors,
    /// TA-12.1: the mausoleum is full.
    Full,
    /// TA-4.15: there is no dry clay to moisten.
    NothingDry,
    /// TA-5.7: the worker is an artisan already.
    Artisan,
    /// TA-5.10: the player holds a priority token.
    HoldsPriority,
    /// TA-5.10: the stack is empty.
    NoPriority,
    /// TA-8.2: the cheapest master token is too dear.
    MasterToken { coins: u8 },
    /// TA-8.6: the Builder is too dear.
    Builder { coins: u8 },
    /// TA-8.9: no clay lies in the warehouses.
    WarehousesEmpty,
    /// TA-8.11: all weapons are active.
    AllActive,
    /// TA-4.15: this weapon is active.
    Active(Weapon),
    /// TA-7.3: no specialist is buyable.
    NoSpecialist,
    /// TA-1.5: none of this kind of specialist is left.
    SoldOut(Specialist),
    /// TA-1.5: none of this kind of warrior is left.
    ColumnEmpty(Warrior),
    /// TA-7.1: coins for the specialist are missing.
    Price { coins: u8 },
    /// TA-7.2: the weapon is not active.
    Inactive(Weapon),
    /// TA-12.3: no horse fits anywhere.
    NoRider,
}

/// TA-4.15 and its table: why the field cannot be performed by this seat now, with its worker on this segment.
pub(crate) fn blocked(table: &Table, seat: Seat, segment: u8, field: Field) -> Option<Blocked> {
    let player = table.player(seat);
    match field {
        Field::Coins(_) | Field::Clay(_) => None,
        Field::Create(clay) => {
            if player.clay_wet < u16::from(clay) {
                Some(Blocked::Clay { needed: clay })
            } else {
                no_room_for_warrior(table)
            }
        }
        Field::Moisten => (player.clay_dry == 0).then_some(Blocked::NothingDry),
        // TA-5.7: whoever placed a craftsman this turn found the segment empty, so an artisan here is the own worker.
        Field::Upgrade => table.segments[usize::from(segment)]
            .artisan
            .is_some()
            .then_some(Blocked::Artisan),
        Field::Priority => {
            if player.priority != 0 {
                Some(Blocked::HoldsPriority)
            } else {
                table
                    .top_priority()
                    .is_none()
                    .then_some(Blocked::NoPriority)
            }
        }
        Field::Ready(weapon) => player.is_active(weapon).then_some(Blocked::Active(weapon)),
        Field::Master(master) if player.has_hired(master) => {
            masters::blocked(table, seat, segment, master)
        }
        Field::Master(_) => {
            let coins = player.cheapest_token(table.data()).unwrap_or(u8::MAX);
            (player.coins < u16::from(coins)).then_some(Blocked::MasterToken { coins })
        }
        Field::Specialist => Specialist::ALL
            .into_iter()
            .all(|kind| specialists::blocked(table, seat, kind).is_some())
            .then_some(Blocked::NoSpecialist),
    }
}

/// TA-1.5, TA-12.1, TA-12.2: a warrior in the organizer and an empty space are needed.
pub(crate) fn no_room_for_warrior(table: &Table) -> Option<Blocked> {
    if Warrior::ALL
        .into_iter()
        .all(|kind| table.organizer_left(kind) == 0)
    {
        Some(Blocked::NoWarriors)
    } else {
        table.figures.empty().is_empty().then_some(Blocked::Full)
    }
}

/// TA-4.11 to TA-4.13: perform, a substitute on the two wheels, or nothing.
pub(crate) fn options(table: &Table, seat: Seat, segment: u8, ring: Ring, out: &mut impl List) {
    if blocked(table, seat, segment, table.field(ring, segment)).is_none() {
        out.add(Action::Perform);
    }
    match ring {
        Ring::Inner | Ring::Middle => {
            out.add(Action::TakeClay);
            out.add(Action::TakeCoin);
        }
        Ring::Outer => {}
    }
    out.add(Action::Skip);
}

/// TA-4.11 to TA-4.14.
pub(crate) fn choose(
    cx: &mut Cx<'_, TerracottaArmy>,
    seat: Seat,
    segment: u8,
    ring: Ring,
    action: Action,
) {
    if action == Action::Perform {
        let field = cx.table.field(ring, segment);
        perform(cx, seat, segment, field);
    } else if action == Action::TakeClay {
        gain_clay(cx, seat, cx.table.data().substitute_clay);
    } else if action == Action::TakeCoin {
        gain_coins(cx, seat, cx.table.data().substitute_coins);
    } else {
        cx.tell(Event::Skipped { seat });
    }
}

/// Carries out a printed action (TA-5); its legality has been checked.
pub(crate) fn perform(cx: &mut Cx<'_, TerracottaArmy>, seat: Seat, segment: u8, field: Field) {
    match field {
        Field::Coins(coins) => gain_coins(cx, seat, coins),
        Field::Clay(clay) => gain_clay(cx, seat, clay),
        Field::Create(clay) => {
            pay_clay(cx, seat, segment, clay);
            cx.push(Step::WarriorKind {
                seat,
                by: Creation::Workshop,
            });
        }
        Field::Moisten => moisten(cx, seat),
        Field::Upgrade => upgrade(cx, seat, segment),
        Field::Priority => take_priority(cx, seat),
        Field::Ready(weapon) => {
            cx.table.player_mut(seat).set_weapon(weapon, true);
            cx.tell(Event::Readied { seat, weapon });
        }
        Field::Master(master) if cx.table.player(seat).has_hired(master) => {
            masters::employ(cx, seat, segment, master);
        }
        Field::Master(master) => cx.push(Step::MasterToken {
            seat,
            master,
            segment,
        }),
        Field::Specialist => cx.push(Step::SpecialistKind { seat }),
    }
}

/// TA-5.1.
pub(crate) fn gain_coins(cx: &mut Cx<'_, TerracottaArmy>, seat: Seat, coins: u8) {
    cx.table.player_mut(seat).gain_coins(coins);
    cx.tell(Event::Coins { seat, coins });
}

/// TA-5.2, TA-1.8: gained clay is wet.
pub(crate) fn gain_clay(cx: &mut Cx<'_, TerracottaArmy>, seat: Seat, clay: u8) {
    cx.table.player_mut(seat).gain_clay(clay.into());
    cx.tell(Event::Clay { seat, clay });
}

/// TA-6.2, TA-12.8, TA-12.13: one of the clay paid lies dry in the warehouse of the segment's quarter.
fn pay_clay(cx: &mut Cx<'_, TerracottaArmy>, seat: Seat, segment: u8, clay: u8) {
    let quarter = cx.table.data().quarter(segment);
    cx.table.player_mut(seat).clay_wet -= u16::from(clay);
    let dry = &mut cx.table.warehouses[quarter.index()];
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
    let number = cx
        .table
        .top_priority()
        .expect("the action is legal only with a token on the stack");
    let clay = cx.table.data().priority_clay(number);
    let player = cx.table.player_mut(seat);
    player.priority = number;
    player.gain_clay(clay.into());
    cx.tell(Event::Priority { seat, number, clay });
}
