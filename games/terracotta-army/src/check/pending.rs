//! Which steps can be pending: phases, the fields of the segment in use, and the part of an action that is under way.

use super::{Checked, require};
use crate::{
    data::{Field, ROUNDS, SEGMENTS},
    names::{Master, Ring, Specialist, Warrior, Weapon},
    rules::{self, Few, warriors},
    step::{Creation, Step},
    table::{Space, Table},
};
use ::table::{Flaw, Seat};

/// Whether these steps, the next one last, can be pending.
pub(super) fn check(table: &Table, stack: &[Step]) -> Checked {
    let is_end_of_round = table.n_placed() == table.turns_per_round();
    let all_placed = || {
        require(
            is_end_of_round,
            "table.segments",
            "all workers are placed before scoring",
        )
    };
    match stack {
        [] | [Step::FinalScoring] => {
            require(
                table.round == ROUNDS,
                "table.round",
                "the game ends after the last round",
            )?;
            all_placed()?;
            // TA-11.2.
            require(
                table.seats().all(|seat| table.player(seat).priority == 0),
                "table.players",
                "priority tokens went back before final scoring",
            )
        }
        [Step::Cleanup] | [Step::Cleanup, Step::Scoring] => all_placed(),
        [Step::ActionPhase, turn @ ..] => pending_turn(table, turn),
        _ => wrong(
            "after a turn's steps comes action_phase; else scoring and cleanup, cleanup, final_scoring, or nothing",
        ),
    }
}

fn wrong(message: impl Into<String>) -> Checked {
    Err(Flaw::new("pending", message))
}

fn misplaced() -> Checked {
    wrong("this part does not belong to the field that is being resolved")
}

/// The pending steps hold this together.
fn hold(holds: bool, message: impl Into<String>) -> Checked {
    if holds { Ok(()) } else { wrong(message) }
}

/// The steps of one turn, the next one last: fields from the outside in, and at most one part of an action.
fn pending_turn(table: &Table, stack: &[Step]) -> Checked {
    let n_placed = table.n_placed();
    match stack {
        [] => return Ok(()),
        [Step::Turn { seat, .. }] => {
            let is_due =
                n_placed < table.turns_per_round() && table.seat_of_turn(n_placed) == *seat;
            return hold(is_due, "it is not this seat's turn");
        }
        _ => {}
    }
    hold(n_placed > 0, "an action needs a worker on a segment")?;
    let seat = table.seat_of_turn(n_placed - 1);
    hold(
        stack.iter().all(|step| step.seat() == Some(seat)),
        format!("the worker placed last is of seat {seat}: every step of the turn is of that seat"),
    )?;
    let n_fields = stack
        .iter()
        .take_while(|step| matches!(step, Step::Field { .. }))
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
            format!("the worker that seat {seat} placed last is not on segment {segment}"),
        )?;
    }
    match parts {
        [] => Ok(()),
        [part] => {
            turn.part(*part)?;
            let mut few = Few::default();
            rules::options(table, *part, seat, &mut few);
            hold(few.n > 0, "nothing can be chosen for this step")
        }
        _ => wrong(
            "a turn has at most one part of an action under way, after which its fields follow",
        ),
    }
}

/// TA-4.10: what is left of the three fields.
fn fields_in_order(fields: &[Step]) -> Result<Option<u8>, Flaw> {
    let mut common = None;
    for (step, expected) in fields.iter().zip([Ring::Outer, Ring::Middle, Ring::Inner]) {
        let Step::Field { segment, ring, .. } = *step else {
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
        require(
            self.table.warehouse(quarter) > 0,
            &format!("table.warehouses.{quarter}"),
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
            format!("no {kind} is left"),
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
        require(
            !self.table.player(self.seat).is_active(weapon),
            &format!("table.players[{}].active_weapons", self.seat.index()),
            format!("the {weapon} has just been used"),
        )
    }

    /// The warrior just created stands there, without a horse.
    fn created(&self, space: Space, kind: Warrior) -> Checked {
        self.creates()?;
        let figures = &self.table.figures;
        hold(
            figures.warrior_at(space) == Some((self.seat, kind)) && !figures.riders().has(space),
            format!(
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
            format!("seat {} has not just created a {kind}", self.seat),
        )?;
        self.is_spent(self.table.data().weapon(kind))
    }

    /// What a part of an action takes for granted.
    fn part(&self, step: Step) -> Checked {
        let own_warrior = |space: Space| {
            hold(
                self.table.figures.of(self.seat).has(space),
                format!("seat {} has no warrior on {space}", self.seat),
            )
        };
        let same_segment = |own: u8| {
            hold(
                self.segment == Some(own),
                "the part of an action is of another segment",
            )
        };
        match step {
            Step::WarriorKind { by, .. } => self.makes(by),
            Step::WarriorSpace { kind, by, .. } => {
                self.makes(by)?;
                hold(
                    warriors::can_take(self.table, by, kind),
                    format!("no {kind} can be taken from the organizer"),
                )
            }
            Step::UseWeapon { kind, space, .. } => {
                self.created(space, kind)?;
                let weapon = self.table.data().weapon(kind);
                hold(
                    self.table.player(self.seat).is_active(weapon),
                    "the weapon is not active",
                )
            }
            Step::OfficerInspector { .. } => self.has_used(Warrior::Officer, None),
            Step::GuardWarrior { guard, .. } => {
                self.created(guard, Warrior::Guard)?;
                self.has_used(Warrior::Guard, None)
            }
            Step::GuardMove { warrior, .. } => {
                own_warrior(warrior)?;
                self.has_used(Warrior::Guard, Some(warrior))
            }
            Step::Crossbow { space, .. } => {
                self.created(space, Warrior::Crossbowman)?;
                self.has_used(Warrior::Crossbowman, None)
            }
            Step::SpecialistKind { .. } => self.buys(),
            Step::SpecialistSpace { kind, .. } => {
                hold(
                    kind != Specialist::Horse,
                    "a horse goes to a rider, not to a space",
                )?;
                self.bought(kind)
            }
            Step::ArcherFacing { space, .. } => {
                self.bought(Specialist::KneelingArcher)?;
                hold(
                    self.table.figures.empty().has(space),
                    format!("{space} is not empty"),
                )
            }
            Step::HorseRider { .. } => self.bought(Specialist::Horse),
            Step::HorseDirection { rider, .. } => {
                self.bought(Specialist::Horse)?;
                own_warrior(rider)
            }
            Step::MasterToken {
                master, segment, ..
            } => {
                same_segment(segment)?;
                if !self.is_at_master(master) {
                    return misplaced();
                }
                hold(
                    !self.has_hired(master),
                    format!("{master} is hired already"),
                )
            }
            Step::MasterUse {
                master, segment, ..
            } => {
                same_segment(segment)?;
                self.uses(master)
            }
            Step::Warehouses { .. } => self.uses(Master::Overseer),
            Step::MasterInspector { .. } => self.uses(Master::Inspector),
            Step::ActionPhase
            | Step::Turn { .. }
            | Step::Field { .. }
            | Step::Scoring
            | Step::Cleanup
            | Step::FinalScoring => misplaced(),
        }
    }

    fn makes(&self, by: Creation) -> Checked {
        match by {
            Creation::Workshop => self.creates(),
            Creation::Builder => self.uses(Master::Builder),
        }
    }
}
