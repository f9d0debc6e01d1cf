//! What an action says, with its cost and gain, and what is asked.

use crate::{
    TerracottaArmy,
    action::Action,
    data::Bonus,
    names::{Direction, Master, Ring, Specialist, Track, Warrior},
    rules::{masters, specialists, turn},
    speak,
    step::{Creation, Step},
    table::{Space, Table},
};
use ::table::{Arg, Message, Seat, View};

pub(crate) fn label(view: &View<TerracottaArmy>, _seat: Seat, action: Action) -> Message {
    let table = &view.table;
    let step = view.step();
    match action {
        Action::Rotate(wheel) => Message::new("do-rotate")
            .term("wheel", wheel.ring().part())
            .with("coins", coins(table.data().rotation_coins)),
        Action::Place(worker, segment) => {
            let of = |ring| Arg::from(speak::field(table.field(ring, segment)));
            Message::new("do-place")
                .term("worker", worker.id())
                .with("segment", segment)
                .with("inner", of(Ring::Inner))
                .with("middle", of(Ring::Middle))
                .with("outer", of(Ring::Outer))
        }
        Action::Perform => match step {
            Some(Step::Field { segment, ring, .. }) => {
                Message::new("do-perform").with("field", speak::field(table.field(ring, segment)))
            }
            Some(_) | None => Message::new("do-perform-any"),
        },
        Action::TakeClay => {
            Message::new("do-clay").with("clay", wet_clay(table.data().substitute_clay))
        }
        Action::TakeCoin => {
            Message::new("do-coin").with("coins", coins(table.data().substitute_coins))
        }
        Action::Skip => Message::new("do-skip"),
        Action::Warrior(kind) => {
            let is_built = matches!(
                step,
                Some(Step::WarriorKind {
                    by: Creation::Builder,
                    ..
                })
            );
            let vp = if is_built {
                0
            } else {
                table.organizer_vp(kind).unwrap_or(0)
            };
            Message::new("do-warrior")
                .term("kind", kind.id())
                .with("vp", vp)
                .with("left", table.organizer_left(kind))
        }
        Action::Specialist(kind) => Message::new("do-specialist")
            .term("kind", kind.id())
            .with("coins", coins(specialists::price(table, kind).unwrap_or(0)))
            .term("weapon", table.data().specialist_weapon(kind).id()),
        Action::Space(space) => match step {
            Some(Step::WarriorSpace { kind, .. }) => Message::new("do-space")
                .term("figure", kind.id())
                .with("space", space.to_string()),
            Some(Step::SpecialistSpace { kind, .. }) => Message::new("do-space")
                .term("figure", kind.id())
                .with("space", space.to_string()),
            Some(_) | None => Message::new("do-space-any").with("space", space.to_string()),
        },
        Action::UseWeapon => match step {
            Some(Step::UseWeapon { kind, .. }) => use_weapon(table, kind),
            Some(_) | None => Message::new("do-weapon"),
        },
        Action::KeepWeapon => Message::new("do-keep-weapon"),
        Action::Inspector(Track::Row, steps) => {
            Message::new("do-inspector-row").with("to", table.inspector_after(Track::Row, steps))
        }
        Action::Inspector(Track::Column, steps) => Message::new("do-inspector-column")
            .with("to", table.inspector_after(Track::Column, steps)),
        Action::NoInspector => Message::new("do-no-inspector"),
        Action::Move(space) => match table.figures.warrior_at(space) {
            Some((_, kind)) => Message::new("do-move")
                .term("kind", kind.id())
                .with("space", space.to_string()),
            None => Message::new("do-space-any").with("space", space.to_string()),
        },
        Action::NoMove => Message::new("do-no-move"),
        Action::Slide(direction, steps) => {
            let to = match step {
                Some(Step::GuardMove { warrior, .. }) => warrior.step(direction, steps),
                Some(_) | None => None,
            };
            Message::new("do-slide")
                .term("direction", direction.id())
                .with("steps", steps)
                .with("to", to.map(|space| space.to_string()).unwrap_or_default())
        }
        Action::Shoot(direction) => {
            let gap = match step {
                Some(Step::Crossbow { space, .. }) => {
                    table.figures.gap(space, direction).unwrap_or(0)
                }
                Some(_) | None => 0,
            };
            let vp = gap * table.data().ability.crossbow_vp_per_space;
            Message::new("do-shoot")
                .term("direction", direction.id())
                .with("vp", vp)
        }
        Action::Face(direction) => facing(view, direction),
        Action::Rider(space) => match table.figures.warrior_at(space) {
            Some((_, kind)) => Message::new("do-rider")
                .term("kind", kind.id())
                .with("space", space.to_string()),
            None => Message::new("do-space-any").with("space", space.to_string()),
        },
        Action::Horse(direction) => {
            let rider = match step {
                Some(Step::HorseDirection { rider, .. }) => Some(rider),
                Some(_) | None => None,
            };
            let end = rider.and_then(|rider| rider.step(direction, 2));
            let name =
                |space: Option<Space>| space.map(|space| space.to_string()).unwrap_or_default();
            Message::new("do-horse")
                .term("direction", direction.id())
                .with("from", name(rider))
                .with("to", name(end))
        }
        Action::Token(number) => Message::new("do-token")
            .with("number", number)
            .with("coins", coins(table.data().token_cost(number))),
        Action::UseMaster => match step {
            Some(Step::MasterUse {
                master, segment, ..
            }) => use_master(view, master, segment),
            Some(_) | None => Message::new("do-master"),
        },
        Action::LeaveMaster => Message::new("do-leave-master"),
        Action::Warehouses(first, second) => {
            let clay = u32::from(table.warehouse(first)) + u32::from(table.warehouse(second));
            Message::new("do-warehouses")
                .term("first", first.warehouse())
                .term("second", second.warehouse())
                .with("clay", Message::new("amount-clay_dry").with("n", clay))
        }
    }
}

pub(crate) fn coins(n: u8) -> Message {
    Message::new("amount-coins").with("n", n)
}

pub(crate) fn wet_clay(n: u8) -> Message {
    Message::new("amount-clay_wet").with("n", n)
}

fn use_weapon(table: &Table, kind: Warrior) -> Message {
    let ability = table.data().ability;
    match kind {
        Warrior::Officer => Message::new("do-weapon-officer").with("vp", ability.officer_vp),
        Warrior::Guard => Message::new("do-weapon-guard").with("vp", ability.guard_vp),
        Warrior::Crossbowman => {
            Message::new("do-weapon-crossbowman").with("vp", ability.crossbow_vp_per_space)
        }
        Warrior::Soldier => Message::new("do-weapon-soldier")
            .with("vp", ability.soldier_vp)
            .with("coins", coins(ability.soldier_coins)),
    }
}

/// The main ability of a master as a choice, with what it costs and gives now.
pub(crate) fn use_master(view: &View<TerracottaArmy>, master: Master, segment: u8) -> Message {
    let table = &view.table;
    match master {
        Master::Builder => {
            Message::new("do-builder").with("coins", coins(masters::builder_price(table)))
        }
        Master::ClayMaker => {
            Message::new("do-clay_maker").with("clay", wet_clay(table.data().clay_maker_clay))
        }
        Master::Steward => Message::new("do-steward")
            .with("field", speak::field(table.field(Ring::Inner, segment))),
        Master::Overseer => Message::new("do-overseer"),
        Master::Inspector => {
            Message::new("do-inspector").with("steps", table.data().inspector_steps)
        }
        Master::Blacksmith => Message::new("do-blacksmith"),
    }
}

/// A facing, with the warrior who would be looked at.
fn facing(view: &View<TerracottaArmy>, direction: Direction) -> Message {
    let figures = &view.table.figures;
    let target = match view.step() {
        Some(Step::ArcherFacing { space, .. }) => space.step(direction, 1),
        Some(_) | None => None,
    };
    let target = target
        .and_then(|space| figures.piece_at(space))
        .and_then(|space| figures.warrior_at(space));
    let message = Message::new(if target.is_some() {
        "do-face-target"
    } else {
        "do-face"
    });
    let message = message.term("direction", direction.id());
    match target {
        Some((owner, kind)) => message.term("kind", kind.id()).with("owner", owner),
        None => message,
    }
}

/// What is expected of the seat that must act.
pub(crate) fn prompt(view: &View<TerracottaArmy>) -> Message {
    let Some(step) = view.step() else {
        let outcome = view.table.outcome();
        let winner = view
            .table
            .seats()
            .zip(outcome.places)
            .find(|(_, place)| *place == 1);
        return match winner {
            Some((seat, _)) => Message::new("ask-won")
                .with("seat", seat)
                .with("vp", outcome.scores[seat.index()]),
            None => Message::new("ask-over"),
        };
    };
    let Some(seat) = step.seat() else {
        return Message::new("ask-over");
    };
    let table = &view.table;
    let ask = |id| Message::new(id).with("seat", seat);
    match step {
        Step::Turn { rotated, .. } if turn::can_rotate(table, seat, rotated) => {
            ask("ask-turn").with("coins", coins(table.data().rotation_coins))
        }
        Step::Turn { .. } => ask("ask-place"),
        Step::Field { segment, ring, .. } => {
            let id = match ring {
                Ring::Inner | Ring::Middle => "ask-field",
                Ring::Outer => "ask-field-outer",
            };
            ask(id)
                .term("ring", ring.part())
                .with("field", speak::field(table.field(ring, segment)))
        }
        Step::WarriorKind {
            by: Creation::Workshop,
            ..
        } => ask("ask-warrior"),
        Step::WarriorKind {
            by: Creation::Builder,
            ..
        } => ask("ask-warrior-builder"),
        Step::WarriorSpace { kind, .. } => ask("ask-space").term("figure", kind.id()),
        Step::UseWeapon { kind, .. } => {
            ask("ask-weapon").term("weapon", table.data().weapon(kind).id())
        }
        Step::OfficerInspector { .. } => ask("ask-inspector"),
        Step::MasterInspector { .. } => {
            ask("ask-inspector-master").with("steps", table.data().inspector_steps)
        }
        Step::GuardWarrior { .. } => ask("ask-move"),
        Step::GuardMove { warrior, .. } => ask("ask-slide").with("space", warrior.to_string()),
        Step::Crossbow { .. } => ask("ask-shoot"),
        Step::SpecialistKind { .. } => ask("ask-specialist"),
        Step::SpecialistSpace { kind, .. } => ask("ask-space").term("figure", kind.id()),
        Step::ArcherFacing { .. } => ask("ask-face"),
        Step::HorseRider { .. } => ask("ask-rider"),
        Step::HorseDirection { rider, .. } => ask("ask-horse").with("space", rider.to_string()),
        Step::MasterToken { master, .. } => ask("ask-token").term("master", master.id()),
        Step::MasterUse { master, .. } => ask("ask-master").term("master", master.id()),
        Step::Warehouses { .. } => ask("ask-warehouses"),
        Step::ActionPhase | Step::Scoring | Step::Cleanup | Step::FinalScoring => {
            Message::new("ask-over")
        }
    }
}

/// What a specialist does, as help.
pub(crate) const fn specialist_help(kind: Specialist) -> &'static str {
    match kind {
        Specialist::Horse => "help-horse",
        Specialist::Footman => "help-footman",
        Specialist::KneelingArcher => "help-kneeling_archer",
        Specialist::Musician => "help-musician",
    }
}

/// What a warrior's weapon does, as help.
pub(crate) const fn warrior_help(kind: Warrior) -> &'static str {
    match kind {
        Warrior::Officer => "help-officer",
        Warrior::Guard => "help-guard",
        Warrior::Crossbowman => "help-crossbowman",
        Warrior::Soldier => "help-soldier",
    }
}

/// The bonus of a hired master in clean-up, as help.
pub(crate) const fn bonus_help(bonus: Bonus) -> &'static str {
    match bonus {
        Bonus::Coin => "bonus-coin",
        Bonus::KeepWet => "bonus-keep",
    }
}

/// The same in a word or two.
pub(crate) const fn bonus_short(bonus: Bonus) -> &'static str {
    match bonus {
        Bonus::Coin => "bonus-coin-short",
        Bonus::KeepWet => "bonus-keep-short",
    }
}

/// What a master does, as help.
pub(crate) const fn master_help(master: Master) -> &'static str {
    match master {
        Master::Builder => "help-builder",
        Master::ClayMaker => "help-clay_maker",
        Master::Steward => "help-steward",
        Master::Overseer => "help-overseer",
        Master::Inspector => "help-inspector",
        Master::Blacksmith => "help-blacksmith",
    }
}
