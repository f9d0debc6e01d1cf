//! Specialists: buying and placing (TA-7).

use crate::{
    TerracottaArmy,
    action::Action,
    event::Event,
    names::{Direction, Specialist},
    rules::List,
    rules::workshop::Blocked,
    step::Step,
    table::{Space, Spaces, Table},
};
use ::table::{Cx, Seat};

/// TA-7.3: why this kind is not buyable by this seat now.
pub(crate) fn blocked(table: &Table, seat: Seat, kind: Specialist) -> Option<Blocked> {
    let player = table.player(seat);
    let Some(coins) = price(table, kind) else {
        return Some(Blocked::SoldOut(kind));
    };
    let weapon = table.data().specialist_weapon(kind);
    if !player.is_active(weapon) {
        Some(Blocked::Inactive(weapon))
    } else if player.coins < u16::from(coins) {
        Some(Blocked::Price { coins })
    } else {
        match kind {
            Specialist::Horse => mountable(table, seat)
                .is_empty()
                .then_some(Blocked::NoRider),
            Specialist::Footman | Specialist::KneelingArcher | Specialist::Musician => {
                table.figures.empty().is_empty().then_some(Blocked::Full)
            }
        }
    }
}

/// TA-7.1: one more coin for each that anybody has bought.
pub(crate) fn price(table: &Table, kind: Specialist) -> Option<u8> {
    table
        .data()
        .specialist_price(kind, table.specialists_left(kind))
}

/// TA-7.6, TA-12.3: own warriors for whom a horse fits.
pub(crate) fn mountable(table: &Table, seat: Seat) -> Spaces {
    Direction::ALL
        .into_iter()
        .fold(Spaces::NONE, |found, direction| {
            found | table.figures.mountable(seat, direction)
        })
}

pub(crate) fn kinds(table: &Table, seat: Seat, out: &mut impl List) {
    for kind in Specialist::ALL {
        if blocked(table, seat, kind).is_none() {
            out.add(Action::Specialist(kind));
        }
    }
}

/// TA-7.1, TA-7.2: coins and the weapon are the price.
pub(crate) fn choose_kind(cx: &mut Cx<'_, TerracottaArmy>, seat: Seat, action: Action) {
    let Action::Specialist(kind) = action else {
        unreachable!("a kind of specialist is asked")
    };
    let coins = price(cx.table, kind).expect("a buyable kind has a price");
    let weapon = cx.table.data().specialist_weapon(kind);
    let player = cx.table.player_mut(seat);
    player.coins -= u16::from(coins);
    player.set_weapon(weapon, false);
    cx.tell(Event::Bought {
        seat,
        kind,
        coins,
        weapon,
    });
    cx.push(match kind {
        Specialist::Horse => Step::HorseRider { seat },
        Specialist::Footman | Specialist::KneelingArcher | Specialist::Musician => {
            Step::SpecialistSpace { seat, kind }
        }
    });
}

/// TA-7.5: any empty space; an archer is asked for its facing before it stands.
pub(crate) fn choose_space(
    cx: &mut Cx<'_, TerracottaArmy>,
    seat: Seat,
    kind: Specialist,
    action: Action,
) {
    let Action::Space(space) = action else {
        unreachable!("a space is asked")
    };
    let figures = &mut cx.table.figures;
    match kind {
        Specialist::Footman => figures.footmen = figures.footmen.with(space),
        Specialist::Musician => figures.musicians = figures.musicians.with(space),
        Specialist::KneelingArcher => {
            cx.push(Step::ArcherFacing { seat, space });
            return;
        }
        Specialist::Horse => unreachable!("a horse goes to a rider"),
    }
    cx.tell(Event::SpecialistPlaced { seat, kind, space });
}

pub(crate) fn facings(out: &mut impl List) {
    for direction in Direction::ALL {
        out.add(Action::Face(direction));
    }
}

/// TA-7.12: any of the four directions.
pub(crate) fn choose_facing(
    cx: &mut Cx<'_, TerracottaArmy>,
    seat: Seat,
    space: Space,
    action: Action,
) {
    let Action::Face(facing) = action else {
        unreachable!("a facing is asked")
    };
    let archers = &mut cx.table.figures.archers[facing.index()];
    *archers = archers.with(space);
    cx.tell(Event::ArcherPlaced {
        seat,
        space,
        facing,
    });
}

pub(crate) fn riders(table: &Table, seat: Seat, out: &mut impl List) {
    for rider in mountable(table, seat).iter() {
        out.add(Action::Rider(rider));
    }
}

pub(crate) fn choose_rider(cx: &mut Cx<'_, TerracottaArmy>, seat: Seat, action: Action) {
    let Action::Rider(rider) = action else {
        unreachable!("a rider is asked")
    };
    cx.push(Step::HorseDirection { seat, rider });
}

pub(crate) fn horse_directions(table: &Table, seat: Seat, rider: Space, out: &mut impl List) {
    for direction in Direction::ALL {
        if table.figures.mountable(seat, direction).has(rider) {
            out.add(Action::Horse(direction));
        }
    }
}

/// TA-7.8: warrior and horse are one piece from here on.
pub(crate) fn choose_horse(
    cx: &mut Cx<'_, TerracottaArmy>,
    seat: Seat,
    rider: Space,
    action: Action,
) {
    let Action::Horse(direction) = action else {
        unreachable!("a direction is asked")
    };
    let (_, kind) = cx
        .table
        .figures
        .warrior_at(rider)
        .expect("a rider is a warrior that is there");
    let riders = &mut cx.table.figures.horses[direction.index()];
    *riders = riders.with(rider);
    let end = rider.step(direction, 2).expect("a horse fits inside");
    cx.tell(Event::HorsePlaced {
        seat,
        kind,
        space: rider,
        end,
    });
}
