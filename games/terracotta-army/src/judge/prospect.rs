//! What the pending steps of a turn will bring: needed because a turn is a dozen small choices, and each of them is
//! judged in the middle of it.

use crate::{
    data::{Field, SEGMENTS},
    judge::{
        Outlook, ability_value, best_facing, best_pair, best_shot, kind_affinity, master_value,
        specialist_value, warrior_on_board, weapon_use,
    },
    names::{Master, Ring, Specialist, Warrior, Worker},
    rules::{masters, specialists, turn, workshop},
    step::{Creation, Step},
    table::Table,
};
use ::table::Seat;

/// The part of an action that is under way, and the fields that follow.
pub(crate) fn of_stack(table: &Table, stack: &[Step], seat: Seat, outlook: &Outlook) -> f32 {
    let mut purse = Purse {
        coins: table.player(seat).coins.into(),
        wet: table.player(seat).clay_wet.into(),
    };
    let mut value = 0.0;
    for step in stack.iter().rev() {
        value += match (step, step.segment()) {
            (Step::Field { ring, .. }, Some(segment)) => {
                field_choice(table, seat, segment, *ring, &mut purse, outlook)
            }
            // A wheel has been turned for the sake of a segment.
            (Step::Turn { rotated: true, .. }, _) => {
                best_placement(table, seat, outlook) - outlook.turn
            }
            (part, _) => part_value(table, seat, *part, outlook),
        };
    }
    value
}

/// What the best segment for the next worker brings.
fn best_placement(table: &Table, seat: Seat, outlook: &Outlook) -> f32 {
    let mut best = 0.0_f32;
    for worker in Worker::ALL {
        for segment in 0..SEGMENTS {
            if !turn::can_place(table, seat, worker, segment) {
                continue;
            }
            let mut after = table.clone();
            after.segments[usize::from(segment)].put(worker, seat);
            let fields = Ring::ALL.map(|ring| Step::Field {
                seat,
                segment,
                ring,
            });
            // The stack is worked off from its end.
            let stack = [fields[2], fields[1], fields[0]];
            best = best.max(of_stack(&after, &stack, seat, outlook));
        }
    }
    best
}

/// Coins and wet clay while the fields are gone through in thought.
struct Purse {
    coins: f32,
    wet: f32,
}

/// The better of the action and the substitute.
fn field_choice(
    table: &Table,
    seat: Seat,
    segment: u8,
    ring: Ring,
    purse: &mut Purse,
    outlook: &Outlook,
) -> f32 {
    let field = table.field(ring, segment);
    let act = field_value(table, seat, segment, field, purse, outlook);
    let substitute = match ring {
        Ring::Inner | Ring::Middle => (f32::from(table.data().substitute_clay) * outlook.wet)
            .max(f32::from(table.data().substitute_coins) * outlook.coin),
        Ring::Outer => 0.0,
    };
    match act {
        Some((value, coins, wet)) if value >= substitute => {
            purse.coins += coins;
            purse.wet += wet;
            value
        }
        Some(_) | None => substitute,
    }
}

/// Value of performing a field, and how it changes coins and wet clay; none when it cannot be paid.
fn field_value(
    table: &Table,
    seat: Seat,
    segment: u8,
    field: Field,
    purse: &Purse,
    outlook: &Outlook,
) -> Option<(f32, f32, f32)> {
    let player = table.player(seat);
    match field {
        Field::Coins(n) => Some((f32::from(n) * outlook.coin, f32::from(n), 0.0)),
        Field::Clay(n) => Some((
            f32::from(n) * outlook.wet * (1.0 - 0.35 * outlook.done),
            0.0,
            f32::from(n),
        )),
        Field::Create(n) => {
            let clay = f32::from(n);
            let possible = purse.wet >= clay && workshop::no_room_for_warrior(table).is_none();
            possible.then(|| {
                (
                    best_warrior(table, seat, outlook) - clay * outlook.wet,
                    0.0,
                    -clay,
                )
            })
        }
        Field::Moisten => {
            let dry = f32::from(player.clay_dry);
            let gain = (outlook.wet - outlook.dry) * (1.0 - 0.5 * outlook.done);
            (dry > 0.0).then_some((dry * gain, 0.0, dry))
        }
        Field::Upgrade => workshop::blocked(table, seat, segment, field)
            .is_none()
            .then(|| {
                let value = if player.artisans < 2 { 1.3 } else { 0.6 };
                (value * outlook.rounds, 0.0, 0.0)
            }),
        Field::Priority => workshop::blocked(table, seat, segment, field)
            .is_none()
            .then(|| {
                let number = table.top_priority().unwrap_or(1);
                let clay = f32::from(table.data().priority_clay(number));
                let front = if outlook.rounds > 0.5 {
                    1.2 + 0.4 * f32::from(table.n_players)
                } else {
                    0.0
                };
                (front + clay * outlook.wet, 0.0, clay)
            }),
        Field::Ready(weapon) => (!player.is_active(weapon)).then_some((outlook.weapon, 0.0, 0.0)),
        Field::Master(master) => master_field(table, seat, segment, master, purse, outlook),
        Field::Specialist => {
            let best = Specialist::ALL
                .into_iter()
                .filter_map(|kind| purchase(table, seat, kind, purse, outlook));
            let best = best.fold(f32::MIN, f32::max);
            (best > 0.0).then_some((best, 0.0, 0.0))
        }
    }
}

fn master_field(
    table: &Table,
    seat: Seat,
    segment: u8,
    master: Master,
    purse: &Purse,
    outlook: &Outlook,
) -> Option<(f32, f32, f32)> {
    let player = table.player(seat);
    let mut left = Purse {
        coins: purse.coins,
        wet: purse.wet,
    };
    let mut value = 0.0;
    if !player.has_hired(master) {
        let cost = f32::from(player.cheapest_token(table.data())?);
        if purse.coins < cost {
            return None;
        }
        left.coins -= cost;
        value += master_value(table, master, outlook) - cost * outlook.coin;
    }
    let inner = match master {
        Master::Steward => field_value(
            table,
            seat,
            segment,
            table.field(Ring::Inner, segment),
            &left,
            outlook,
        )
        .map_or(0.0, |found| found.0),
        Master::Builder
        | Master::ClayMaker
        | Master::Overseer
        | Master::Inspector
        | Master::Blacksmith => 0.0,
    };
    let is_usable = match master {
        Master::Builder => {
            left.coins >= f32::from(masters::builder_price(table))
                && workshop::no_room_for_warrior(table).is_none()
        }
        Master::ClayMaker
        | Master::Steward
        | Master::Overseer
        | Master::Inspector
        | Master::Blacksmith => true,
    };
    if is_usable {
        value += ability_value(table, seat, master, inner, outlook);
    }
    Some((value, left.coins - purse.coins, 0.0))
}

/// A specialist less its price and weapon.
fn purchase(
    table: &Table,
    seat: Seat,
    kind: Specialist,
    purse: &Purse,
    outlook: &Outlook,
) -> Option<f32> {
    let price = f32::from(specialists::price(table, kind)?);
    let is_active = table
        .player(seat)
        .is_active(table.data().specialist_weapon(kind));
    let has_room = match kind {
        Specialist::Horse => !specialists::mountable(table, seat).is_empty(),
        Specialist::Footman | Specialist::KneelingArcher | Specialist::Musician => {
            !table.figures.empty().is_empty()
        }
    };
    (is_active && has_room && purse.coins >= price).then(|| {
        specialist_value(table, seat, kind, outlook) - price * outlook.coin - outlook.weapon
    })
}

/// The best kind of warrior: organizer, weapon, and a good space.
fn best_warrior(table: &Table, seat: Seat, outlook: &Outlook) -> f32 {
    let kinds = Warrior::ALL.into_iter().filter_map(|kind| {
        let vp = f32::from(table.organizer_vp(kind)?);
        Some(vp + weapon_use(table, seat, kind, outlook) + kind_affinity(table, seat, kind))
    });
    kinds.fold(0.0, f32::max) + warrior_on_board(outlook)
}

/// What the part of an action that is under way still brings; what was paid is paid.
fn part_value(table: &Table, seat: Seat, step: Step, outlook: &Outlook) -> f32 {
    match step {
        Step::WarriorKind {
            by: Creation::Workshop,
            ..
        } => best_warrior(table, seat, outlook),
        Step::WarriorKind {
            by: Creation::Builder,
            ..
        } => warrior_on_board(outlook) + 2.0,
        Step::WarriorSpace {
            kind,
            by: Creation::Builder,
            ..
        } => warrior_on_board(outlook) + kind_affinity(table, seat, kind),
        Step::WarriorSpace {
            kind,
            by: Creation::Workshop,
            ..
        } => {
            let vp = f32::from(table.organizer_vp(kind).unwrap_or(0));
            vp + weapon_use(table, seat, kind, outlook)
                + kind_affinity(table, seat, kind)
                + warrior_on_board(outlook)
        }
        Step::UseWeapon { kind, space, .. } => match kind {
            Warrior::Crossbowman => (best_shot(table, space) - outlook.weapon).max(0.0),
            Warrior::Officer | Warrior::Guard | Warrior::Soldier => {
                weapon_use(table, seat, kind, outlook)
            }
        },
        Step::OfficerInspector { .. } => 1.0,
        Step::GuardWarrior { .. } => 0.5,
        Step::GuardMove { .. } => 0.6,
        Step::Crossbow { space, .. } => best_shot(table, space),
        Step::SpecialistKind { .. } => Specialist::ALL
            .into_iter()
            .filter(|&kind| specialists::blocked(table, seat, kind).is_none())
            .map(|kind| {
                let price = f32::from(specialists::price(table, kind).unwrap_or(0));
                specialist_value(table, seat, kind, outlook) - price * outlook.coin - outlook.weapon
            })
            .fold(0.0, f32::max),
        Step::SpecialistSpace { kind, .. } => specialist_value(table, seat, kind, outlook),
        Step::ArcherFacing { space, .. } => best_facing(table, seat, space),
        Step::HorseRider { .. } | Step::HorseDirection { .. } => {
            specialist_value(table, seat, Specialist::Horse, outlook)
        }
        Step::MasterToken {
            master, segment, ..
        } => {
            let purse = Purse {
                coins: table.player(seat).coins.into(),
                wet: table.player(seat).clay_wet.into(),
            };
            master_field(table, seat, segment, master, &purse, outlook).map_or(0.0, |found| found.0)
        }
        Step::MasterUse {
            master, segment, ..
        } => {
            let purse = Purse {
                coins: table.player(seat).coins.into(),
                wet: table.player(seat).clay_wet.into(),
            };
            let inner = table.field(Ring::Inner, segment);
            let inner = field_value(table, seat, segment, inner, &purse, outlook)
                .map_or(0.0, |found| found.0);
            if masters::blocked(table, seat, segment, master).is_some() {
                0.0
            } else {
                ability_value(table, seat, master, inner, outlook)
            }
        }
        Step::Warehouses { .. } => best_pair(table) * outlook.dry,
        Step::MasterInspector { .. } => 1.5,
        Step::Turn { .. }
        | Step::ActionPhase
        | Step::Field { .. }
        | Step::Scoring
        | Step::Cleanup
        | Step::FinalScoring => 0.0,
    }
}
