//! Specialists: buying and placing (TA-7).

use crate::{
    TerracottaArmy,
    action::Action,
    event::Event,
    names::{Direction, Specialist},
    rules::Refusal,
    step::Question,
    table::{Space, Spaces, Table},
};
use ::table::{Cx, Seat};

/// TA-7.1 to TA-7.3: one that is left, with its weapon active, coins for its price, and room. Gives the price.
pub(crate) fn may_buy(table: &Table, seat: Seat, kind: Specialist) -> Result<u8, Refusal> {
    let player = table.player(seat);
    let coins = price(table, kind).ok_or(Refusal::SoldOut(kind))?;
    let weapon = table.data().specialist_weapon(kind);
    if !player.active.has(weapon) {
        return Err(Refusal::Inactive(weapon));
    }
    if player.coins < u16::from(coins) {
        return Err(Refusal::Price(coins));
    }
    may_enter(table, seat, kind).map(|()| coins)
}

/// TA-7.1: one more coin for each that anybody has bought.
pub(crate) fn price(table: &Table, kind: Specialist) -> Option<u8> {
    table
        .data()
        .specialist_price(kind, table.specialists_left(kind))
}

/// TA-12.1, TA-12.3: an empty space, or a warrior for whom a horse fits.
pub(crate) fn may_enter(table: &Table, seat: Seat, kind: Specialist) -> Result<(), Refusal> {
    match kind {
        Specialist::Horse if mountable(table, seat).is_empty() => Err(Refusal::NoHorseRoom),
        Specialist::Footman | Specialist::KneelingArcher | Specialist::Musician
            if table.figures.empty().is_empty() =>
        {
            Err(Refusal::Full)
        }
        Specialist::Horse
        | Specialist::Footman
        | Specialist::KneelingArcher
        | Specialist::Musician => Ok(()),
    }
}

/// TA-7.6, TA-12.3: own warriors for whom a horse fits.
fn mountable(table: &Table, seat: Seat) -> Spaces {
    table.figures.mountable(seat, &Direction::ALL)
}

/// The kinds that can be bought.
pub(super) fn kinds(table: &Table, seat: Seat, out: &mut Vec<Action>) {
    for kind in Specialist::ALL {
        if may_buy(table, seat, kind).is_ok() {
            out.push(Action::Specialist(kind));
        }
    }
}

/// TA-7.1, TA-7.2: coins and the weapon are the price.
pub(super) fn buy(cx: &mut Cx<'_, TerracottaArmy>, seat: Seat, kind: Specialist) {
    let coins = may_buy(cx.table, seat, kind).expect("listed");
    let weapon = cx.table.data().specialist_weapon(kind);
    let player = cx.table.player_mut(seat);
    player.coins -= u16::from(coins);
    player.active.remove(weapon);
    cx.tell(Event::Bought {
        seat,
        kind,
        coins,
        weapon,
    });
    cx.ask(match kind {
        Specialist::Horse => Question::HorseRider { seat },
        Specialist::Footman | Specialist::KneelingArcher | Specialist::Musician => {
            Question::SpecialistSpace { seat, kind }
        }
    });
}

/// TA-7.5: any empty space; an archer is asked for its facing before it stands.
pub(super) fn stand(cx: &mut Cx<'_, TerracottaArmy>, seat: Seat, kind: Specialist, space: Space) {
    let figures = &mut cx.table.figures;
    match kind {
        Specialist::Footman => figures.footmen.add(space),
        Specialist::Musician => figures.musicians.add(space),
        Specialist::KneelingArcher => {
            cx.ask(Question::ArcherFacing { seat, space });
            return;
        }
        Specialist::Horse => unreachable!("a horse goes to a rider"),
    }
    cx.tell(Event::SpecialistPlaced { seat, kind, space });
}

/// TA-7.12: any of the four directions.
pub(super) fn facings(out: &mut Vec<Action>) {
    out.extend(Direction::ALL.map(Action::Face));
}

/// TA-7.12.
pub(super) fn face(cx: &mut Cx<'_, TerracottaArmy>, seat: Seat, space: Space, facing: Direction) {
    cx.table.figures.archers[facing].add(space);
    cx.tell(Event::ArcherPlaced {
        seat,
        space,
        facing,
    });
}

/// TA-7.6: an own warrior without a horse for whom one fits.
pub(super) fn may_ride(table: &Table, seat: Seat, rider: Space) -> Result<(), Refusal> {
    if mountable(table, seat).has(rider) {
        Ok(())
    } else {
        Err(Refusal::NoRider)
    }
}

/// All of them.
pub(super) fn riders(table: &Table, seat: Seat, out: &mut Vec<Action>) {
    out.extend(mountable(table, seat).iter().map(Action::Rider));
}

/// TA-7.6: the two spaces beside the rider are empty. Gives the far one.
pub(super) fn may_mount(
    table: &Table,
    seat: Seat,
    rider: Space,
    direction: Direction,
) -> Result<Space, Refusal> {
    let fits = table.figures.mountable(seat, &[direction]).has(rider);
    rider
        .step(direction, 2)
        .filter(|_| fits)
        .ok_or(Refusal::NoMount)
}

/// The directions in which it fits.
pub(super) fn mounts(table: &Table, seat: Seat, rider: Space, out: &mut Vec<Action>) {
    let all = Direction::ALL.into_iter();
    let all = all.filter(|&direction| may_mount(table, seat, rider, direction).is_ok());
    out.extend(all.map(Action::Horse));
}

/// TA-7.8: warrior and horse are one piece from here on.
pub(super) fn mount(
    cx: &mut Cx<'_, TerracottaArmy>,
    seat: Seat,
    rider: Space,
    direction: Direction,
) {
    let end = may_mount(cx.table, seat, rider, direction).expect("listed");
    let found = cx.table.figures.warrior_at(rider);
    let (_, kind) = found.expect("a rider is a warrior that is there");
    cx.table.figures.horses[direction].add(rider);
    cx.tell(Event::HorsePlaced {
        seat,
        kind,
        space: rider,
        end,
    });
}
