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
    step::{Creation, Question, Step},
    table::Table,
};
use ::table::Seat;

/// The part of an action that is under way, and the fields that follow.
pub(crate) fn of_stack(table: &Table, stack: &[Step], seat: Seat, outlook: &Outlook) -> f32 {
    let mut purse = Purse::of(table, seat);
    let mut value = 0.0;
    for step in stack.iter().rev() {
        value += match step {
            Step::Ask(question) => question_value(table, seat, *question, &mut purse, outlook),
            Step::Do(_) => 0.0,
        };
    }
    value
}

/// What the best segment for the next worker brings.
fn best_placement(table: &Table, seat: Seat, outlook: &Outlook) -> f32 {
    let mut best = 0.0_f32;
    for worker in Worker::ALL {
        for segment in 0..SEGMENTS {
            if turn::may_place(table, seat, worker, segment).is_err() {
                continue;
            }
            let mut after = table.clone();
            after.segments[usize::from(segment)].put(worker, seat);
            let mut purse = Purse::of(&after, seat);
            let fields = Ring::ALL.into_iter();
            let fields =
                fields.map(|ring| field_choice(&after, seat, segment, ring, &mut purse, outlook));
            best = best.max(fields.sum());
        }
    }
    best
}

/// Coins and wet clay while the fields are gone through in thought.
struct Purse {
    coins: f32,
    wet: f32,
}

impl Purse {
    fn of(table: &Table, seat: Seat) -> Self {
        Self {
            coins: table.player(seat).coins.into(),
            wet: table.player(seat).clay_wet.into(),
        }
    }
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
        Ring::Inner | Ring::Middle => (f32::from(table.data().price.substitute_clay) * outlook.wet)
            .max(f32::from(table.data().price.substitute_coins) * outlook.coin),
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
            let possible = purse.wet >= clay && workshop::may_create(table).is_ok();
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
        Field::Upgrade => workshop::may_perform(table, seat, segment, field)
            .is_ok()
            .then(|| {
                let value = if player.artisans < 2 { 1.3 } else { 0.6 };
                (value * outlook.rounds, 0.0, 0.0)
            }),
        Field::Priority => workshop::may_perform(table, seat, segment, field)
            .is_ok()
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
        Field::Ready(weapon) => (!player.active.has(weapon)).then_some((outlook.weapon, 0.0, 0.0)),
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
                && workshop::may_create(table).is_ok()
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
    let weapon = table.data().specialist_weapon(kind);
    let is_possible = table.player(seat).active.has(weapon)
        && purse.coins >= price
        && specialists::may_enter(table, seat, kind).is_ok();
    is_possible.then(|| {
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
fn question_value(
    table: &Table,
    seat: Seat,
    question: Question,
    purse: &mut Purse,
    outlook: &Outlook,
) -> f32 {
    match question {
        Question::Field { segment, ring, .. } => {
            field_choice(table, seat, segment, ring, purse, outlook)
        }
        // A wheel has been turned for the sake of a segment.
        Question::Turn { rotated: true, .. } => best_placement(table, seat, outlook) - outlook.turn,
        Question::Turn { rotated: false, .. } => 0.0,
        Question::WarriorKind {
            by: Creation::Workshop,
            ..
        } => best_warrior(table, seat, outlook),
        Question::WarriorKind {
            by: Creation::Builder,
            ..
        } => warrior_on_board(outlook) + 2.0,
        Question::WarriorSpace {
            kind,
            by: Creation::Builder,
            ..
        } => warrior_on_board(outlook) + kind_affinity(table, seat, kind),
        Question::WarriorSpace {
            kind,
            by: Creation::Workshop,
            ..
        } => {
            let vp = f32::from(table.organizer_vp(kind).unwrap_or(0));
            vp + weapon_use(table, seat, kind, outlook)
                + kind_affinity(table, seat, kind)
                + warrior_on_board(outlook)
        }
        Question::UseWeapon { kind, space, .. } => match kind {
            Warrior::Crossbowman => (best_shot(table, space) - outlook.weapon).max(0.0),
            Warrior::Officer | Warrior::Guard | Warrior::Soldier => {
                weapon_use(table, seat, kind, outlook)
            }
        },
        Question::OfficerInspector { .. } => 1.0,
        Question::GuardWarrior { .. } => 0.5,
        Question::GuardMove { .. } => 0.6,
        Question::Crossbow { space, .. } => best_shot(table, space),
        Question::SpecialistKind { .. } => Specialist::ALL
            .into_iter()
            .filter_map(|kind| purchase(table, seat, kind, &Purse::of(table, seat), outlook))
            .fold(0.0, f32::max),
        Question::SpecialistSpace { kind, .. } => specialist_value(table, seat, kind, outlook),
        Question::ArcherFacing { space, .. } => best_facing(table, seat, space),
        Question::HorseRider { .. } | Question::HorseDirection { .. } => {
            specialist_value(table, seat, Specialist::Horse, outlook)
        }
        Question::MasterToken {
            master, segment, ..
        } => {
            let purse = Purse::of(table, seat);
            master_field(table, seat, segment, master, &purse, outlook).map_or(0.0, |found| found.0)
        }
        Question::MasterUse {
            master, segment, ..
        } => {
            let purse = Purse::of(table, seat);
            let inner = table.field(Ring::Inner, segment);
            let inner = field_value(table, seat, segment, inner, &purse, outlook)
                .map_or(0.0, |found| found.0);
            if masters::may_use(table, seat, segment, master).is_err() {
                0.0
            } else {
                ability_value(table, seat, master, inner, outlook)
            }
        }
        Question::Warehouses { .. } => best_pair(table) * outlook.dry,
        Question::MasterInspector { .. } => 1.5,
    }
}
