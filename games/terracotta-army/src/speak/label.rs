//! What an action says, with its cost and gain, and what is asked.

use crate::{
    TerracottaArmy,
    action::Action,
    data::Bonus,
    names::{Direction, Master, Ring, Specialist, Track, Warrior},
    rules::{masters, specialists, turn, warriors},
    speak,
    step::{Creation, Question},
    table::{Space, Table},
};
use ::table::{Arg, Message, View};

pub(crate) fn label(view: &View<TerracottaArmy>, action: Action) -> Message {
    let table = &view.table;
    let question = view.question();
    match action {
        Action::Rotate(wheel) => Message::new("do-rotate")
            .term("wheel", wheel.ring().part())
            .with("coins", coins(table.data().price.rotation_coins)),
        Action::Place(worker, segment) => {
            let segment = segment.number();
            let of = |ring| Arg::from(speak::field(table.field(ring, segment)));
            Message::new("do-place")
                .term("worker", worker.id())
                .with("segment", segment)
                .with("inner", of(Ring::Inner))
                .with("middle", of(Ring::Middle))
                .with("outer", of(Ring::Outer))
        }
        Action::Perform => match question {
            Some(Question::Field { segment, ring, .. }) => {
                Message::new("do-perform").with("field", speak::field(table.field(ring, segment)))
            }
            Some(_) | None => Message::new("do-perform-any"),
        },
        Action::TakeClay => {
            Message::new("do-clay").with("clay", wet_clay(table.data().price.substitute_clay))
        }
        Action::TakeCoin => {
            Message::new("do-coin").with("coins", coins(table.data().price.substitute_coins))
        }
        Action::Skip => Message::new("do-skip"),
        Action::Warrior(kind) => {
            let is_built = matches!(
                question,
                Some(Question::WarriorKind {
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
        Action::Space(space) => match question {
            Some(Question::WarriorSpace { kind, .. }) => Message::new("do-space")
                .term("figure", kind.id())
                .with("space", speak::space(space)),
            Some(Question::SpecialistSpace { kind, .. }) => Message::new("do-space")
                .term("figure", kind.id())
                .with("space", speak::space(space)),
            Some(_) | None => Message::new("do-space-any").with("space", speak::space(space)),
        },
        Action::UseWeapon => match question {
            Some(Question::UseWeapon { kind, .. }) => use_weapon(table, kind),
            Some(_) | None => Message::new("do-weapon"),
        },
        Action::KeepWeapon => Message::new("do-keep-weapon"),
        Action::Inspector(track, steps) => Message::new(match track {
            Track::Row => "do-inspector-row",
            Track::Column => "do-inspector-column",
        })
        .with("to", table.inspector_after(track, steps.count())),
        Action::NoInspector => Message::new("do-no-inspector"),
        Action::Move(space) => match table.figures.warrior_at(space) {
            Some((_, kind)) => Message::new("do-move")
                .term("kind", kind.id())
                .with("space", speak::space(space)),
            None => Message::new("do-space-any").with("space", speak::space(space)),
        },
        Action::NoMove => Message::new("do-no-move"),
        Action::Slide(direction, stretch) => {
            let steps = stretch.spaces();
            let to = match question {
                Some(Question::GuardMove { warrior, .. }) => warrior.step(direction, steps),
                Some(_) | None => None,
            };
            Message::new("do-slide")
                .term("direction", direction.id())
                .with("steps", steps)
                .with("to", space_or_none(to))
        }
        Action::Shoot(direction) => {
            let vp = match question {
                Some(Question::Crossbow { space, .. }) => {
                    warriors::may_shoot(table, space, direction).unwrap_or(0)
                }
                Some(_) | None => 0,
            };
            Message::new("do-shoot")
                .term("direction", direction.id())
                .with("vp", vp)
        }
        Action::Face(direction) => facing(view, direction),
        Action::Rider(space) => match table.figures.warrior_at(space) {
            Some((_, kind)) => Message::new("do-rider")
                .term("kind", kind.id())
                .with("space", speak::space(space)),
            None => Message::new("do-space-any").with("space", speak::space(space)),
        },
        Action::Horse(direction) => {
            let rider = match question {
                Some(Question::HorseDirection { rider, .. }) => Some(rider),
                Some(_) | None => None,
            };
            let end = rider.and_then(|rider| rider.step(direction, 2));
            Message::new("do-horse")
                .term("direction", direction.id())
                .with("from", space_or_none(rider))
                .with("to", space_or_none(end))
        }
        Action::Token(token) => Message::new("do-token")
            .with("number", token.number())
            .with("coins", coins(table.data().token_cost(token))),
        Action::UseMaster => match question {
            Some(Question::MasterUse {
                master, segment, ..
            }) => use_master(view, master, segment),
            Some(_) | None => Message::new("do-master"),
        },
        Action::LeaveMaster => Message::new("do-leave-master"),
        Action::Warehouses(first, second) => {
            let clay = u32::from(table.warehouses[first]) + u32::from(table.warehouses[second]);
            Message::new("do-warehouses")
                .term("first", first.warehouse())
                .term("second", second.warehouse())
                .with("clay", Message::new("amount-clay_dry").with("n", clay))
        }
    }
}

fn space_or_none(space: Option<Space>) -> Arg {
    space.map_or_else(|| String::new().into(), |space| speak::space(space).into())
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
        Master::ClayMaker => Message::new("do-clay_maker")
            .with("clay", wet_clay(table.data().master.clay_maker_clay)),
        Master::Steward => Message::new("do-steward")
            .with("field", speak::field(table.field(Ring::Inner, segment))),
        Master::Overseer => Message::new("do-overseer"),
        Master::Inspector => {
            Message::new("do-inspector").with("steps", table.data().master.inspector_steps)
        }
        Master::Blacksmith => Message::new("do-blacksmith"),
    }
}

/// A facing, with the warrior who would be looked at.
fn facing(view: &View<TerracottaArmy>, direction: Direction) -> Message {
    let figures = &view.table.figures;
    let target = match view.question() {
        Some(Question::ArcherFacing { space, .. }) => space.step(direction, 1),
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
    let Some(question) = view.question() else {
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
    let (table, seat) = (&view.table, question.seat());
    let ask = Message::new;
    match question {
        Question::Turn { rotated, .. } if turn::may_rotate(table, seat, rotated).is_ok() => {
            ask("ask-turn").with("coins", coins(table.data().price.rotation_coins))
        }
        Question::Turn { .. } => ask("ask-place"),
        Question::Field { segment, ring, .. } => {
            let id = match ring {
                Ring::Inner | Ring::Middle => "ask-field",
                Ring::Outer => "ask-field-outer",
            };
            ask(id)
                .term("ring", ring.part())
                .with("field", speak::field(table.field(ring, segment)))
        }
        Question::WarriorKind {
            by: Creation::Workshop,
            ..
        } => ask("ask-warrior"),
        Question::WarriorKind {
            by: Creation::Builder,
            ..
        } => ask("ask-warrior-builder"),
        Question::WarriorSpace { kind, .. } => ask("ask-space").term("figure", kind.id()),
        Question::UseWeapon { kind, .. } => {
            ask("ask-weapon").term("weapon", table.data().weapon(kind).id())
        }
        Question::OfficerInspector { .. } => ask("ask-inspector"),
        Question::MasterInspector { .. } => {
            ask("ask-inspector-master").with("steps", table.data().master.inspector_steps)
        }
        Question::GuardWarrior { .. } => ask("ask-move"),
        Question::GuardMove { warrior, .. } => {
            ask("ask-slide").with("space", speak::space(warrior))
        }
        Question::Crossbow { .. } => ask("ask-shoot"),
        Question::SpecialistKind { .. } => ask("ask-specialist"),
        Question::SpecialistSpace { kind, .. } => ask("ask-space").term("figure", kind.id()),
        Question::ArcherFacing { .. } => ask("ask-face"),
        Question::HorseRider { .. } => ask("ask-rider"),
        Question::HorseDirection { rider, .. } => {
            ask("ask-horse").with("space", speak::space(rider))
        }
        Question::MasterToken { master, .. } => ask("ask-token").term("master", master.id()),
        Question::MasterUse { master, .. } => ask("ask-master").term("master", master.id()),
        Question::Warehouses { .. } => ask("ask-warehouses"),
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
