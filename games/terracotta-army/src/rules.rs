//! The rules, one file per phase or subsystem, and the thin match into them.

pub(crate) mod cleanup;
pub(crate) mod domination;
pub(crate) mod final_scoring;
pub(crate) mod groups;
pub(crate) mod masters;
pub(crate) mod refusal;
pub(crate) mod scoring;
mod setup;
pub(crate) mod specialists;
pub(crate) mod turn;
pub(crate) mod warriors;
pub(crate) mod workshop;

#[cfg(test)]
pub(crate) mod tests;

pub(crate) use refusal::Refusal;

use crate::{
    TerracottaArmy,
    action::Action,
    data::Data,
    names::Warrior,
    step::{Question, Step, Work},
    table::Table,
};
use ::table::{After, Asked, Chance, Cx, Edition, Outcome, Seat, Setup, Turns};

impl Turns for TerracottaArmy {
    type Work = Work;
    type Question = Question;
    type Refusal = Refusal;

    fn deal(setup: &Setup, edition: Edition<Data>, chance: &mut Chance) -> (Table, Step) {
        setup::deal(setup, edition, chance)
    }

    fn run(cx: &mut Cx<'_, Self>, work: Work, _lane: Option<Seat>) -> After<Question> {
        match work {
            Work::ActionPhase => turn::next(cx),
            Work::Scoring => scoring::phase(cx),
            Work::Cleanup => cleanup::phase(cx),
            Work::FinalScoring => final_scoring::all(cx),
        }
        After::Done
    }

    /// A single answer is given by itself, but for the placement of a worker, which begins a turn. Where it is plain that
    /// there are several, no list is made to find out.
    fn asked(table: &Table, question: Question, _lane: Option<Seat>) -> Asked {
        let has_several = match question {
            Question::Field {
                seat,
                segment,
                ring,
            } => {
                workshop::may_substitute(ring).is_ok()
                    || workshop::may_perform(table, seat, segment, table.field(ring, segment))
                        .is_ok()
            }
            Question::WarriorKind { by, .. } => {
                let mut kinds = Warrior::ALL.into_iter();
                let mut another = || kinds.any(|kind| warriors::may_take(table, by, kind).is_ok());
                another() && another()
            }
            Question::WarriorSpace { .. } | Question::SpecialistSpace { .. } => {
                table.figures.empty().len() > 1
            }
            Question::Turn { .. }
            | Question::UseWeapon { .. }
            | Question::OfficerInspector { .. }
            | Question::ArcherFacing { .. }
            | Question::MasterInspector { .. } => true,
            Question::GuardWarrior { .. }
            | Question::GuardMove { .. }
            | Question::Crossbow { .. }
            | Question::SpecialistKind { .. }
            | Question::HorseRider { .. }
            | Question::HorseDirection { .. }
            | Question::MasterToken { .. }
            | Question::MasterUse { .. }
            | Question::Warehouses { .. } => false,
        };
        if has_several {
            Asked::Seat(question.seat())
        } else {
            Asked::Decide(question.seat())
        }
    }

    fn may(table: &Table, question: Question, seat: Seat, action: Action) -> Result<(), Refusal> {
        match (question, action) {
            (Question::Turn { rotated, .. }, Action::Rotate(_)) => {
                turn::may_rotate(table, seat, rotated).map(drop)
            }
            (Question::Turn { .. }, Action::Place(worker, segment)) => {
                turn::may_place(table, seat, worker, segment.number())
            }
            (Question::Field { segment, ring, .. }, Action::Perform) => {
                workshop::may_perform(table, seat, segment, table.field(ring, segment))
            }
            (Question::Field { ring, .. }, Action::TakeClay | Action::TakeCoin) => {
                workshop::may_substitute(ring)
            }
            (Question::WarriorKind { by, .. }, Action::Warrior(kind)) => {
                warriors::may_take(table, by, kind)
            }
            (
                Question::WarriorSpace { .. } | Question::SpecialistSpace { .. },
                Action::Space(space),
            ) => warriors::may_stand(table, space),
            (Question::OfficerInspector { .. }, Action::Inspector(_, steps)) => {
                warriors::may_send(table, steps)
            }
            (Question::GuardWarrior { guard, .. }, Action::Move(warrior)) => {
                warriors::may_move(table, seat, guard, warrior)
            }
            (Question::GuardMove { warrior, .. }, Action::Slide(direction, stretch)) => {
                warriors::may_slide(table, warrior, direction, stretch).map(drop)
            }
            (Question::Crossbow { space, .. }, Action::Shoot(direction)) => {
                warriors::may_shoot(table, space, direction).map(drop)
            }
            (Question::SpecialistKind { .. }, Action::Specialist(kind)) => {
                specialists::may_buy(table, seat, kind).map(drop)
            }
            (Question::HorseRider { .. }, Action::Rider(rider)) => {
                specialists::may_ride(table, seat, rider)
            }
            (Question::HorseDirection { rider, .. }, Action::Horse(direction)) => {
                specialists::may_mount(table, seat, rider, direction).map(drop)
            }
            (Question::MasterToken { .. }, Action::Token(token)) => {
                masters::may_pay(table, seat, token).map(drop)
            }
            (
                Question::MasterUse {
                    master, segment, ..
                },
                Action::UseMaster,
            ) => masters::may_use(table, seat, segment, master),
            (Question::Warehouses { .. }, Action::Warehouses(first, second)) => {
                masters::may_empty(table, first, second)
            }
            (Question::MasterInspector { .. }, Action::Inspector(_, steps)) => {
                masters::may_send(table, Some(steps))
            }
            (Question::MasterInspector { .. }, Action::NoInspector) => {
                masters::may_send(table, None)
            }
            (Question::Field { .. }, Action::Skip)
            | (Question::UseWeapon { .. }, Action::UseWeapon | Action::KeepWeapon)
            | (Question::OfficerInspector { .. }, Action::NoInspector)
            | (Question::GuardWarrior { .. }, Action::NoMove)
            | (Question::ArcherFacing { .. }, Action::Face(_))
            | (Question::MasterUse { .. }, Action::LeaveMaster) => Ok(()),
            (
                Question::Turn { .. }
                | Question::Field { .. }
                | Question::WarriorKind { .. }
                | Question::WarriorSpace { .. }
                | Question::UseWeapon { .. }
                | Question::OfficerInspector { .. }
                | Question::GuardWarrior { .. }
                | Question::GuardMove { .. }
                | Question::Crossbow { .. }
                | Question::SpecialistKind { .. }
                | Question::SpecialistSpace { .. }
                | Question::ArcherFacing { .. }
                | Question::HorseRider { .. }
                | Question::HorseDirection { .. }
                | Question::MasterToken { .. }
                | Question::MasterUse { .. }
                | Question::Warehouses { .. }
                | Question::MasterInspector { .. },
                action,
            ) => Err(Refusal::not_now(question, action)),
        }
    }

    fn options(table: &Table, question: Question, seat: Seat, out: &mut Vec<Action>) {
        match question {
            Question::Turn { rotated, .. } => turn::options(table, seat, rotated, out),
            Question::Field { segment, ring, .. } => {
                workshop::options(table, seat, segment, ring, out);
            }
            Question::WarriorKind { by, .. } => warriors::kinds(table, by, out),
            Question::WarriorSpace { .. } | Question::SpecialistSpace { .. } => {
                warriors::spaces(table, out);
            }
            Question::UseWeapon { .. } => out.extend([Action::UseWeapon, Action::KeepWeapon]),
            Question::OfficerInspector { .. } => warriors::errands(table, out),
            Question::GuardWarrior { guard, .. } => warriors::movable(table, seat, guard, out),
            Question::GuardMove { warrior, .. } => warriors::slides(table, warrior, out),
            Question::Crossbow { space, .. } => warriors::shots(table, space, out),
            Question::SpecialistKind { .. } => specialists::kinds(table, seat, out),
            Question::ArcherFacing { .. } => specialists::facings(out),
            Question::HorseRider { .. } => specialists::riders(table, seat, out),
            Question::HorseDirection { rider, .. } => {
                specialists::mounts(table, seat, rider, out);
            }
            Question::MasterToken { .. } => masters::tokens(table, seat, out),
            Question::MasterUse {
                master, segment, ..
            } => masters::uses(table, seat, segment, master, out),
            Question::Warehouses { .. } => masters::warehouse_pairs(table, out),
            Question::MasterInspector { .. } => masters::errands(table, out),
        }
    }

    fn choose(cx: &mut Cx<'_, Self>, question: Question, seat: Seat, action: Action) {
        match (question, action) {
            (Question::Turn { rotated, .. }, Action::Rotate(wheel)) => {
                turn::rotate(cx, seat, rotated, wheel);
            }
            (Question::Turn { .. }, Action::Place(worker, segment)) => {
                turn::place(cx, seat, worker, segment.number());
            }
            (Question::Field { segment, ring, .. }, Action::Perform) => {
                let field = cx.table.field(ring, segment);
                workshop::perform(cx, seat, segment, field);
            }
            (Question::Field { .. }, Action::TakeClay) => {
                workshop::gain_clay(cx, seat, cx.table.data().price.substitute_clay);
            }
            (Question::Field { .. }, Action::TakeCoin) => {
                workshop::gain_coins(cx, seat, cx.table.data().price.substitute_coins);
            }
            (Question::Field { .. }, Action::Skip) => workshop::skip(cx, seat),
            (Question::WarriorKind { by, .. }, Action::Warrior(kind)) => {
                cx.ask(Question::WarriorSpace { seat, kind, by });
            }
            (Question::WarriorSpace { kind, by, .. }, Action::Space(space)) => {
                warriors::create(cx, seat, kind, by, space);
            }
            (Question::UseWeapon { kind, space, .. }, Action::UseWeapon) => {
                warriors::use_weapon(cx, seat, kind, space);
            }
            (
                Question::OfficerInspector { .. } | Question::MasterInspector { .. },
                Action::Inspector(track, steps),
            ) => warriors::send(cx, seat, track, steps),
            (Question::GuardWarrior { .. }, Action::Move(warrior)) => {
                cx.ask(Question::GuardMove { seat, warrior });
            }
            (Question::GuardMove { warrior, .. }, Action::Slide(direction, stretch)) => {
                warriors::slide(cx, seat, warrior, direction, stretch);
            }
            (Question::Crossbow { space, .. }, Action::Shoot(direction)) => {
                warriors::shoot(cx, seat, space, direction);
            }
            (Question::SpecialistKind { .. }, Action::Specialist(kind)) => {
                specialists::buy(cx, seat, kind);
            }
            (Question::SpecialistSpace { kind, .. }, Action::Space(space)) => {
                specialists::stand(cx, seat, kind, space);
            }
            (Question::ArcherFacing { space, .. }, Action::Face(facing)) => {
                specialists::face(cx, seat, space, facing);
            }
            (Question::HorseRider { .. }, Action::Rider(rider)) => {
                cx.ask(Question::HorseDirection { seat, rider });
            }
            (Question::HorseDirection { rider, .. }, Action::Horse(direction)) => {
                specialists::mount(cx, seat, rider, direction);
            }
            (
                Question::MasterToken {
                    master, segment, ..
                },
                Action::Token(token),
            ) => masters::hire(cx, seat, segment, master, token),
            (
                Question::MasterUse {
                    master, segment, ..
                },
                Action::UseMaster,
            ) => masters::employ(cx, seat, segment, master),
            (Question::Warehouses { .. }, Action::Warehouses(first, second)) => {
                masters::empty(cx, seat, first, second);
            }
            // TA-6.6, TA-6.8, TA-6.13, TA-8.4: what may be done need not be done.
            (Question::UseWeapon { .. }, Action::KeepWeapon)
            | (Question::OfficerInspector { .. }, Action::NoInspector)
            | (Question::GuardWarrior { .. }, Action::NoMove)
            | (Question::MasterUse { .. }, Action::LeaveMaster) => {}
            (another, action) => unreachable!("{another:?} does not list '{action}'"),
        }
    }

    fn outcome(table: &Table) -> Outcome {
        table.outcome()
    }
}
