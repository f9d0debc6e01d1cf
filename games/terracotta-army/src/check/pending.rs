//! Which steps can be pending: phases, the fields of the segment in use, and the part of an action that is under way.

use super::Checked;
use crate::{
    TerracottaArmy,
    data::{Field, ROUNDS, SEGMENTS},
    names::{Master, Ring, Specialist, Warrior, Weapon},
    rules::warriors,
    step::{Creation, Question, Step, Work},
    table::{Space, Table},
};
use ::table::{Flaw, Probe, Seat, Turns};
use std::fmt;

/// Whether these steps, the next one last, can be pending.
pub(super) fn check(table: &Table, stack: &[Step]) -> Checked {
    let all_placed = || {
        Probe::TABLE.field("segments").ensure(
            table.n_placed() == table.turns_per_round(),
            "all workers are placed before scoring",
        )
    };
    match stack {
        [] | [Step::Do(Work::FinalScoring)] => {
            Probe::TABLE
                .field("round")
                .ensure(table.round == ROUNDS, "the game ends after the last round")?;
            all_placed()?;
            // TA-11.2.
            Probe::TABLE.field("players").ensure(
                table
                    .seats()
                    .all(|seat| table.player(seat).priority.is_none()),
                "priority tokens went back before final scoring",
            )
        }
        [Step::Do(Work::Cleanup)] | [Step::Do(Work::Cleanup), Step::Do(Work::Scoring)] => {
            all_placed()
        }
        [Step::Do(Work::ActionPhase), turn @ ..] => {
            let questions = turn.iter().map(|step| match step {
                Step::Ask(question) => Ok(*question),
                Step::Do(_) => Err(ORDER),
            });
            let questions = questions.collect::<Result<Vec<_>, _>>();
            questions.map_or_else(wrong, |turn| pending_turn(table, &turn))
        }
        _ => wrong(ORDER),
    }
}

const ORDER: &str = "after a turn's steps comes action_phase; else scoring and cleanup, cleanup, final_scoring, or nothing";

fn wrong(message: impl fmt::Display) -> Checked {
    Probe::PENDING.flaw(message)
}

fn misplaced() -> Checked {
    wrong("this part does not belong to the field that is being resolved")
}

/// The pending steps hold this together.
fn hold(holds: bool, message: impl fmt::Display) -> Checked {
    Probe::PENDING.ensure(holds, message)
}

/// The questions of one turn, the next one last: fields from the outside in, and at most one part of an action.
fn pending_turn(table: &Table, stack: &[Question]) -> Checked {
    let n_placed = table.n_placed();
    match stack {
        [] => return Ok(()),
        [Question::Turn { seat, .. }] => {
            let is_due =
                n_placed < table.turns_per_round() && table.seat_of_turn(n_placed) == *seat;
            return hold(is_due, "it is not this seat's turn");
        }
        _ => {}
    }
    hold(n_placed > 0, "an action needs a worker on a segment")?;
    let seat = table.seat_of_turn(n_placed - 1);
    hold(
        stack.iter().all(|question| question.seat() == seat),
        format_args!(
            "the worker placed last is of seat {seat}: every step of the turn is of that seat"
        ),
    )?;
    let n_fields = stack
        .iter()
        .take_while(|question| matches!(question, Question::Field { .. }))
        .count();
    let (fields, parts) = stack.split_at(n_fields);
    let turn = Turn {
        table,
        seat,
        n_fields,
        segment: fields_in_order(fields)?,
    };
    if let Some(segment) = turn.segment {
        hold(segment < SEGMENTS, "segments are 0 to 11")?;
        hold(
            turn.is_used(segment),
            format_args!("the worker that seat {seat} placed last is not on segment {segment}"),
        )?;
    }
    match parts {
        [] => Ok(()),
        [part] => {
            turn.part(*part)?;
            let mut options = Vec::new();
            TerracottaArmy::options(table, *part, seat, &mut options);
            hold(!options.is_empty(), "nothing can be chosen for this step")
        }
        _ => wrong(
            "a turn has at most one part of an action under way, after which its fields follow",
        ),
    }
}

/// TA-4.10: what is left of the three fields.
fn fields_in_order(fields: &[Question]) -> Result<Option<u8>, Flaw> {
    let mut common = None;
    for (step, expected) in fields.iter().zip([Ring::Outer, Ring::Middle, Ring::Inner]) {
        let Question::Field { segment, ring, .. } = *step else {
            continue;
        };
        let is_same = common.is_none_or(|other| other == segment);
        hold(
            ring == expected && is_same,
            "the fields of one segment: inner, middle, outer",
        )?;
        common = Some(segment);
    }
    hold(fields.len() <= 3, "a segment has three fields")?;
    Ok(common)
}

/// A turn under way: whose it is, how many fields still follow, and on which segment.
struct Turn<'a> {
    table: &'a Table,
    seat: Seat,
    n_fields: usize,
    segment: Option<u8>,
}

impl Turn<'_> {
    /// TA-4.4 to TA-4.6: whether the worker placed last can be the own one on this segment. A craftsman comes only to an
    /// empty segment, so that with an artisan beside it it was there before.
    fn is_used(&self, segment: u8) -> bool {
        let workers = self.table.segments[usize::from(segment)];
        workers.artisan == Some(self.seat)
            || (workers.craftsman == Some(self.seat) && workers.artisan.is_none())
    }

    fn has_hired(&self, master: Master) -> bool {
        self.table.player(self.seat).has_hired(master)
    }

    /// TA-4.10: while the inner field is resolved, two follow.
    fn is_at(&self, ring: Ring, is_wanted: impl Fn(Field) -> bool) -> bool {
        let left = match ring {
            Ring::Inner => 2,
            Ring::Middle => 1,
            Ring::Outer => 0,
        };
        let shows = |segment: u8| is_wanted(self.table.field(ring, segment));
        self.n_fields == left
            && match self.segment {
                Some(segment) => shows(segment),
                // The outer field is the last: no step names the segment any more.
                None => (0..SEGMENTS).any(|segment| self.is_used(segment) && shows(segment)),
            }
    }

    fn is_at_master(&self, master: Master) -> bool {
        self.is_at(Ring::Middle, |field| field == Field::Master(master))
    }

    /// TA-6.1, TA-8.8: a warrior is being created in the workshop, by the inner field or by the Steward, and the clay
    /// for it has been paid.
    fn creates(&self) -> Checked {
        let Some(segment) = self.segment else {
            return misplaced();
        };
        let is_create = |field: Field| matches!(field, Field::Create(_));
        let by_steward = self.is_at_master(Master::Steward) && self.has_hired(Master::Steward);
        let is_there = self.is_at(Ring::Inner, is_create)
            || (by_steward && is_create(self.table.field(Ring::Inner, segment)));
        if !is_there {
            return misplaced();
        }
        let quarter = self.table.data().quarter(segment);
        let at = Probe::TABLE.field("warehouses");
        at.field(quarter.id()).ensure(
            self.table.warehouses[quarter] > 0,
            "the clay paid for the warrior lies there",
        )
    }

    /// TA-8.2, TA-8.3: a hired master is being used.
    fn uses(&self, master: Master) -> Checked {
        if self.is_at_master(master) && self.has_hired(master) {
            Ok(())
        } else {
            misplaced()
        }
    }

    /// TA-7.2: a specialist of this kind was paid for, weapon included, and does not stand yet.
    fn bought(&self, kind: Specialist) -> Checked {
        self.buys()?;
        hold(
            self.table.specialists_left(kind) > 0,
            format_args!("no {kind} is left"),
        )?;
        self.is_spent(self.table.data().specialist_weapon(kind))
    }

    fn buys(&self) -> Checked {
        if self.is_at(Ring::Outer, |field| field == Field::Specialist) {
            Ok(())
        } else {
            misplaced()
        }
    }

    /// TA-6.7, TA-7.2: what used the weapon follows from it.
    fn is_spent(&self, weapon: Weapon) -> Checked {
        let at = Probe::TABLE.field("players");
        let at = at.at(self.seat.index());
        at.field("active_weapons").ensure(
            !self.table.player(self.seat).active.has(weapon),
            format_args!("the {weapon} has just been used"),
        )
    }

    /// The warrior just created stands there, without a horse.
    fn created(&self, space: Space, kind: Warrior) -> Checked {
        self.creates()?;
        let figures = &self.table.figures;
        hold(
            figures.warrior_at(space) == Some((self.seat, kind)) && !figures.riders().has(space),
            format_args!(
                "seat {} has not just created a {kind} on {space}",
                self.seat
            ),
        )
    }

    /// TA-6.7: the weapon of a warrior just created, wherever it stands, has been used.
    fn has_used(&self, kind: Warrior, besides: Option<Space>) -> Checked {
        self.creates()?;
        let figures = &self.table.figures;
        let mut created = figures
            .of_kind(self.seat, kind)
            .without(figures.riders())
            .iter();
        hold(
            created.any(|space| Some(space) != besides),
            format_args!("seat {} has not just created a {kind}", self.seat),
        )?;
        self.is_spent(self.table.data().weapon(kind))
    }

    /// What a part of an action takes for granted.
    fn part(&self, question: Question) -> Checked {
        let own_warrior = |space: Space| {
            hold(
                self.table.figures.of(self.seat).has(space),
                format_args!("seat {} has no warrior on {space}", self.seat),
            )
        };
        let same_segment = |own: u8| {
            hold(
                self.segment == Some(own),
                "the part of an action is of another segment",
            )
        };
        match question {
            Question::WarriorKind { by, .. } => self.makes(by),
            Question::WarriorSpace { kind, by, .. } => {
                self.makes(by)?;
                hold(
                    warriors::may_take(self.table, by, kind).is_ok(),
                    format_args!("no {kind} can be taken from the organizer"),
                )
            }
            Question::UseWeapon { kind, space, .. } => {
                self.created(space, kind)?;
                let weapon = self.table.data().weapon(kind);
                hold(
                    self.table.player(self.seat).active.has(weapon),
                    "the weapon is not active",
                )
            }
            Question::OfficerInspector { .. } => self.has_used(Warrior::Officer, None),
            Question::GuardWarrior { guard, .. } => {
                self.created(guard, Warrior::Guard)?;
                self.has_used(Warrior::Guard, None)
            }
            Question::GuardMove { warrior, .. } => {
                own_warrior(warrior)?;
                self.has_used(Warrior::Guard, Some(warrior))
            }
            Question::Crossbow { space, .. } => {
                self.created(space, Warrior::Crossbowman)?;
                self.has_used(Warrior::Crossbowman, None)
            }
            Question::SpecialistKind { .. } => self.buys(),
            Question::SpecialistSpace { kind, .. } => {
                hold(
                    kind != Specialist::Horse,
                    "a horse goes to a rider, not to a space",
                )?;
                self.bought(kind)
            }
            Question::ArcherFacing { space, .. } => {
                self.bought(Specialist::KneelingArcher)?;
                hold(
                    self.table.figures.empty().has(space),
                    format_args!("{space} is not empty"),
                )
            }
            Question::HorseRider { .. } => self.bought(Specialist::Horse),
            Question::HorseDirection { rider, .. } => {
                self.bought(Specialist::Horse)?;
                own_warrior(rider)
            }
            Question::MasterToken {
                master, segment, ..
            } => {
                same_segment(segment)?;
                if !self.is_at_master(master) {
                    return misplaced();
                }
                hold(
                    !self.has_hired(master),
                    format_args!("{master} is hired already"),
                )
            }
            Question::MasterUse {
                master, segment, ..
            } => {
                same_segment(segment)?;
                self.uses(master)
            }
            Question::Warehouses { .. } => self.uses(Master::Overseer),
            Question::MasterInspector { .. } => self.uses(Master::Inspector),
            Question::Turn { .. } | Question::Field { .. } => misplaced(),
        }
    }

    fn makes(&self, by: Creation) -> Checked {
        match by {
            Creation::Workshop => self.creates(),
            Creation::Builder => self.uses(Master::Builder),
        }
    }
}
