//! Why something cannot be done, with the rule.

use crate::{
    TerracottaArmy,
    action::Action,
    board::path,
    data::SEGMENTS,
    names::{Ring, Specialist, Warrior, Wheel, Worker},
    rules::{
        masters, specialists, turn, warriors,
        workshop::{self, Blocked},
    },
    speak::label,
    step::{Creation, Step},
    table::{Space, Table},
};
use ::table::{Explain, Message, Reason, Seat, View};

impl Explain for TerracottaArmy {
    fn why_not(view: &View<Self>, seat: Seat, action: Action) -> Reason {
        why_not(view, seat, action)
    }

    fn unavailable(view: &View<Self>, seat: Seat) -> Vec<(String, Reason)> {
        unavailable(view, seat)
    }
}

/// Why this action (which is not legal) is refused.
fn why_not(view: &View<TerracottaArmy>, seat: Seat, action: Action) -> Reason {
    let Some(step) = view.step() else {
        return by("TA-14.1", "no-over");
    };
    if !view.turn().has(seat) {
        return by("TA-3.1", "no-turn");
    }
    let table = &view.table;
    match (action, step) {
        (Action::Rotate(_), Step::Turn { rotated: true, .. }) => by("TA-4.1", "no-rotate-again"),
        (Action::Rotate(_), Step::Turn { .. }) => rotate_coins(table, seat),
        (Action::Rotate(_), _) => by("TA-4.2", "no-rotate-late"),
        (Action::Place(worker, segment), Step::Turn { .. }) => place(table, seat, worker, segment),
        (Action::Place(..), _) => by("TA-3.2", "no-place-late"),
        (Action::Perform, Step::Field { segment, ring, .. }) => {
            let blocked = workshop::blocked(table, seat, segment, table.field(ring, segment));
            blocked.map_or_else(other_step, |blocked| reason(table, seat, blocked))
        }
        (
            Action::TakeClay | Action::TakeCoin,
            Step::Field {
                ring: Ring::Outer, ..
            },
        ) => by("TA-4.13", "no-substitute-outer"),
        (
            Action::TakeClay | Action::TakeCoin,
            Step::MasterToken { .. } | Step::MasterUse { .. },
        ) => by("TA-8.4", "no-substitute-master"),
        (
            Action::Perform | Action::TakeClay | Action::TakeCoin | Action::Skip,
            Step::Turn { .. },
        ) => by("TA-3.2", "no-action-yet"),
        (Action::Skip, _) => by("TA-4.15", "no-skip"),
        (Action::Warrior(kind), Step::WarriorKind { by: creation, .. }) => {
            no_warrior(table, seat, kind, creation)
        }
        (Action::Specialist(kind), Step::SpecialistKind { .. }) => {
            specialists::blocked(table, seat, kind)
                .map_or_else(other_step, |blocked| reason(table, seat, blocked))
        }
        (Action::Space(space), Step::WarriorSpace { .. } | Step::SpecialistSpace { .. }) => {
            Reason::by(
                "TA-1.10",
                Message::new("no-space").with("space", space.to_string()),
            )
        }
        (Action::UseWeapon, _) => by("TA-6.6", "no-weapon"),
        (Action::Inspector(..), Step::OfficerInspector { .. }) => {
            by("TA-6.8", "no-inspector-officer")
        }
        (Action::Inspector(..) | Action::NoInspector, Step::MasterInspector { .. }) => Reason::by(
            "TA-8.10",
            Message::new("no-inspector-master").with("steps", table.data().inspector_steps),
        ),
        (Action::Move(space), Step::GuardWarrior { guard, .. }) => {
            no_move(table, seat, guard, space)
        }
        (Action::Slide(..), Step::GuardMove { warrior, .. }) => {
            match table.figures.horse_of(warrior) {
                Some(_) => by("TA-6.16", "no-slide-horse"),
                None => by("TA-6.15", "no-slide"),
            }
        }
        (Action::Shoot(_), Step::Crossbow { .. }) => by("TA-6.12", "no-shoot"),
        (Action::Rider(_), Step::HorseRider { .. }) => by("TA-7.6", "no-rider"),
        (Action::Horse(_), Step::HorseDirection { .. }) => by("TA-7.6", "no-horse"),
        (Action::Token(number), Step::MasterToken { .. }) => no_token(table, seat, number),
        (
            Action::UseMaster,
            Step::MasterUse {
                master, segment, ..
            },
        ) => masters::blocked(table, seat, segment, master)
            .map_or_else(other_step, |blocked| reason(table, seat, blocked)),
        (Action::Warehouses(..), Step::Warehouses { .. }) => by("TA-8.9", "no-warehouses"),
        (
            Action::Perform
            | Action::TakeClay
            | Action::TakeCoin
            | Action::Warrior(_)
            | Action::Specialist(_)
            | Action::Space(_)
            | Action::KeepWeapon
            | Action::Inspector(..)
            | Action::NoInspector
            | Action::Move(_)
            | Action::NoMove
            | Action::Slide(..)
            | Action::Shoot(_)
            | Action::Face(_)
            | Action::Rider(_)
            | Action::Horse(_)
            | Action::Token(_)
            | Action::UseMaster
            | Action::LeaveMaster
            | Action::Warehouses(..),
            _,
        ) => other_step(),
    }
}

fn by(rule: &'static str, word: &'static str) -> Reason {
    Reason::by(rule, Message::new(word))
}

/// Each action is finished before the next one begins.
fn other_step() -> Reason {
    by("TA-4.14", "no-other-step")
}

fn rotate_coins(table: &Table, seat: Seat) -> Reason {
    Reason::by(
        "TA-12.4",
        price("no-rotate-coins", table, seat, table.data().rotation_coins),
    )
}

/// What something costs in coins, and what there is.
fn price(id: &'static str, table: &Table, seat: Seat, coins: u8) -> Message {
    let own = Message::new("amount-coins").with("n", table.player(seat).coins);
    Message::new(id)
        .with("coins", label::coins(coins))
        .with("own", own)
}

/// TA-4.4 to TA-4.6.
fn place(table: &Table, seat: Seat, worker: Worker, segment: u8) -> Reason {
    let workers = table.segments[usize::from(segment)];
    if workers.artisan.is_some() {
        by("TA-4.6", "no-place-artisan")
    } else if !workers.accepts(worker) {
        by("TA-4.5", "no-place-craftsman")
    } else if table.unplaced(seat, worker) == 0 {
        Reason::by(
            "TA-4.4",
            Message::new("no-worker").term("worker", worker.id()),
        )
    } else {
        other_step()
    }
}

fn no_warrior(table: &Table, seat: Seat, kind: Warrior, creation: Creation) -> Reason {
    if table.organizer_left(kind) == 0 || creation == Creation::Workshop {
        reason(table, seat, Blocked::ColumnEmpty(kind))
    } else {
        by("TA-8.6", "no-warrior-builder")
    }
}

fn no_move(table: &Table, seat: Seat, guard: Space, space: Space) -> Reason {
    if space == guard {
        by("TA-6.13", "no-move-guard")
    } else if table.figures.of(seat).has(space) {
        by("TA-6.15", "no-move-stuck")
    } else {
        by("TA-6.13", "no-move-other")
    }
}

fn no_token(table: &Table, seat: Seat, number: u8) -> Reason {
    if table.player(seat).has_token(number) {
        let coins = table.data().token_cost(number);
        reason(table, seat, Blocked::MasterToken { coins })
    } else {
        Reason::by(
            "TA-8.2",
            Message::new("no-token-used").with("number", number),
        )
    }
}

/// A blocked action in words.
pub(crate) fn reason(table: &Table, seat: Seat, blocked: Blocked) -> Reason {
    match blocked {
        Blocked::Clay { needed } => {
            let own = Message::new("amount-clay_wet").with("n", table.player(seat).clay_wet);
            let message = Message::new("no-clay").with("clay", label::wet_clay(needed));
            Reason::by("TA-1.13", message.with("own", own))
        }
        Blocked::NoWarriors => by("TA-12.2", "no-warriors"),
        Blocked::Full => by("TA-12.1", "no-room"),
        Blocked::NothingDry => by("TA-4.15", "no-dry"),
        Blocked::Artisan => by("TA-5.7", "no-upgrade"),
        Blocked::HoldsPriority => by("TA-5.10", "no-priority-held"),
        Blocked::NoPriority => by("TA-5.10", "no-priority-left"),
        Blocked::MasterToken { coins } => {
            Reason::by("TA-8.2", price("no-token-coins", table, seat, coins))
        }
        Blocked::Builder { coins } => {
            Reason::by("TA-8.6", price("no-builder-coins", table, seat, coins))
        }
        Blocked::WarehousesEmpty => by("TA-8.9", "no-warehouse-clay"),
        Blocked::AllActive => by("TA-8.11", "no-inactive-weapon"),
        Blocked::Active(weapon) => Reason::by(
            "TA-4.15",
            Message::new("no-ready").term("weapon", weapon.id()),
        ),
        Blocked::NoSpecialist => by("TA-7.3", "no-specialist"),
        Blocked::SoldOut(kind) => {
            Reason::by("TA-1.5", Message::new("no-figure").term("kind", kind.id()))
        }
        Blocked::ColumnEmpty(kind) => {
            Reason::by("TA-1.5", Message::new("no-figure").term("kind", kind.id()))
        }
        Blocked::Price { coins } => Reason::by("TA-7.1", price("no-price", table, seat, coins)),
        Blocked::Inactive(weapon) => Reason::by(
            "TA-7.2",
            Message::new("no-active").term("weapon", weapon.id()),
        ),
        Blocked::NoRider => by("TA-12.3", "no-horse-room"),
    }
}

/// Things in the picture that the seat might want to click but cannot.
pub(crate) fn unavailable(view: &View<TerracottaArmy>, seat: Seat) -> Vec<(String, Reason)> {
    let Some(step) = view.step().filter(|_| view.turn().has(seat)) else {
        return Vec::new();
    };
    let table = &view.table;
    match step {
        Step::Turn { rotated, .. } => {
            let mut found = Vec::new();
            if !turn::can_rotate(table, seat, rotated) {
                for wheel in Wheel::ALL {
                    let why = if rotated {
                        by("TA-4.1", "no-rotate-again")
                    } else {
                        rotate_coins(table, seat)
                    };
                    found.push((path::rotate_id(wheel), why));
                }
            }
            let closed = (0..SEGMENTS).filter(|&segment| {
                Worker::ALL
                    .into_iter()
                    .all(|worker| !turn::can_place(table, seat, worker, segment))
            });
            found.extend(closed.map(|segment| {
                let worker = if table.unplaced(seat, Worker::Artisan) > 0 {
                    Worker::Artisan
                } else {
                    Worker::Craftsman
                };
                (
                    path::segment_id(segment),
                    place(table, seat, worker, segment),
                )
            }));
            found
        }
        Step::Field { segment, ring, .. } => {
            workshop::blocked(table, seat, segment, table.field(ring, segment))
                .map(|blocked| (path::choice_id("perform"), reason(table, seat, blocked)))
                .into_iter()
                .collect()
        }
        Step::WarriorKind { by, .. } => Warrior::ALL
            .into_iter()
            .filter(|&kind| !warriors::can_take(table, by, kind))
            .map(|kind| (path::organizer_id(kind), no_warrior(table, seat, kind, by)))
            .collect(),
        Step::SpecialistKind { .. } => Specialist::ALL
            .into_iter()
            .filter_map(|kind| {
                let blocked = specialists::blocked(table, seat, kind)?;
                Some((path::specialist_id(kind), reason(table, seat, blocked)))
            })
            .collect(),
        Step::GuardWarrior { guard, .. } => table
            .figures
            .of(seat)
            .iter()
            .filter(|&space| !warriors::can_move(table, seat, guard, space))
            .map(|space| (path::space_id(space), no_move(table, seat, guard, space)))
            .collect(),
        Step::HorseRider { .. } => table
            .figures
            .of(seat)
            .without(specialists::mountable(table, seat))
            .iter()
            .map(|space| (path::space_id(space), by("TA-7.6", "no-rider")))
            .collect(),
        Step::MasterToken { .. } => table
            .player(seat)
            .tokens()
            .filter(|&number| !masters::can_pay_token(table, seat, number))
            .map(|number| {
                (
                    path::choice_id(&format!("token-{number}")),
                    no_token(table, seat, number),
                )
            })
            .collect(),
        Step::ActionPhase
        | Step::WarriorSpace { .. }
        | Step::UseWeapon { .. }
        | Step::OfficerInspector { .. }
        | Step::GuardMove { .. }
        | Step::Crossbow { .. }
        | Step::SpecialistSpace { .. }
        | Step::ArcherFacing { .. }
        | Step::HorseDirection { .. }
        | Step::MasterUse { .. }
        | Step::Warehouses { .. }
        | Step::MasterInspector { .. }
        | Step::Scoring
        | Step::Cleanup
        | Step::FinalScoring => Vec::new(),
    }
}
