//! The rules, one file per phase or subsystem, and the thin match into them.

pub(crate) mod cleanup;
pub(crate) mod domination;
pub(crate) mod final_scoring;
pub(crate) mod groups;
pub(crate) mod masters;
pub(crate) mod scoring;
pub(crate) mod setup;
pub(crate) mod specialists;
#[cfg(test)]
pub(crate) mod tests;
pub(crate) mod turn;
pub(crate) mod warriors;
pub(crate) mod workshop;

use crate::{TerracottaArmy, action::Action, data::Data, step::Step, table::Table};
use ::table::{Chance, Cx, Edition, Flow, Outcome, Play, Seat, Setup};

impl Play for TerracottaArmy {
    fn deal(setup: &Setup, edition: Edition<Data>, chance: &mut Chance) -> (Table, Step) {
        setup::deal(setup, edition, chance)
    }

    fn run(cx: &mut Cx<'_, Self>, step: Step, _lane: Option<Seat>) -> Flow<Step> {
        run(cx, step)
    }

    fn options(table: &Table, step: Step, seat: Seat, out: &mut Vec<Action>) {
        options(table, step, seat, out);
    }

    fn choose(cx: &mut Cx<'_, Self>, step: Step, seat: Seat, action: Action) {
        choose(cx, step, seat, action);
    }

    fn outcome(table: &Table) -> Outcome {
        table.outcome()
    }
}

/// Where options go: a list, or just a count of them.
pub(crate) trait List {
    fn add(&mut self, action: Action);
}

impl List for Vec<Action> {
    #[inline]
    fn add(&mut self, action: Action) {
        self.push(action);
    }
}

/// How many options there are, and the first one. Costs no memory.
#[derive(Default)]
pub(crate) struct Few {
    pub(crate) n: usize,
    pub(crate) first: Option<Action>,
}

impl List for Few {
    #[inline]
    fn add(&mut self, action: Action) {
        self.n += 1;
        self.first.get_or_insert(action);
    }
}

/// Runs the automatic part of a step.
pub(crate) fn run(cx: &mut Cx<'_, TerracottaArmy>, step: Step) -> Flow<Step> {
    match step {
        Step::ActionPhase => turn::next(cx),
        Step::Scoring => scoring::phase(cx),
        Step::Cleanup => cleanup::phase(cx),
        Step::FinalScoring => final_scoring::all(cx),
        Step::WarriorSpace { seat, .. } | Step::SpecialistSpace { seat, .. }
            if cx.table.figures.empty().len() > 1 =>
        {
            Flow::Ask(seat)
        }
        // Placing a worker begins a turn: it is asked even when there is only one place left.
        Step::Turn { seat, .. }
        | Step::ArcherFacing { seat, .. }
        | Step::OfficerInspector { seat }
        | Step::UseWeapon { seat, .. }
        | Step::MasterInspector { seat } => Flow::Ask(seat),
        Step::Field { seat, .. }
        | Step::WarriorKind { seat, .. }
        | Step::WarriorSpace { seat, .. }
        | Step::GuardWarrior { seat, .. }
        | Step::GuardMove { seat, .. }
        | Step::Crossbow { seat, .. }
        | Step::SpecialistKind { seat }
        | Step::SpecialistSpace { seat, .. }
        | Step::HorseRider { seat }
        | Step::HorseDirection { seat, .. }
        | Step::MasterToken { seat, .. }
        | Step::MasterUse { seat, .. }
        | Step::Warehouses { seat } => ask(cx, step, seat),
    }
}

/// Asks the seat, unless there is only one answer.
fn ask(cx: &mut Cx<'_, TerracottaArmy>, step: Step, seat: Seat) -> Flow<Step> {
    let mut few = Few::default();
    options(cx.table, step, seat, &mut few);
    match few.first {
        Some(only) if few.n == 1 => {
            choose(cx, step, seat, only);
            Flow::Done
        }
        Some(_) | None => Flow::Ask(seat),
    }
}

/// Lists every choice of the seat that this step asks.
pub(crate) fn options(table: &Table, step: Step, seat: Seat, out: &mut impl List) {
    match step {
        Step::Turn { rotated, .. } => turn::options(table, seat, rotated, out),
        Step::Field { segment, ring, .. } => workshop::options(table, seat, segment, ring, out),
        Step::WarriorKind { by, .. } => warriors::kinds(table, by, out),
        Step::WarriorSpace { .. } | Step::SpecialistSpace { .. } => warriors::spaces(table, out),
        Step::UseWeapon { .. } => warriors::weapon_options(out),
        Step::OfficerInspector { .. } => warriors::inspector_options(table, out),
        Step::GuardWarrior { guard, .. } => warriors::movable(table, seat, guard, out),
        Step::GuardMove { warrior, .. } => warriors::slides(table, warrior, out),
        Step::Crossbow { space, .. } => warriors::shots(table, space, out),
        Step::SpecialistKind { .. } => specialists::kinds(table, seat, out),
        Step::ArcherFacing { .. } => specialists::facings(out),
        Step::HorseRider { .. } => specialists::riders(table, seat, out),
        Step::HorseDirection { rider, .. } => {
            specialists::horse_directions(table, seat, rider, out);
        }
        Step::MasterToken { .. } => masters::tokens(table, seat, out),
        Step::MasterUse {
            master, segment, ..
        } => masters::use_options(table, seat, master, segment, out),
        Step::Warehouses { .. } => masters::warehouse_pairs(table, out),
        Step::MasterInspector { .. } => masters::inspector_options(table, out),
        Step::ActionPhase | Step::Scoring | Step::Cleanup | Step::FinalScoring => {}
    }
}

/// Carries out one of the listed choices.
pub(crate) fn choose(cx: &mut Cx<'_, TerracottaArmy>, step: Step, seat: Seat, action: Action) {
    match step {
        Step::Turn { .. } => turn::choose(cx, seat, action),
        Step::Field { segment, ring, .. } => workshop::choose(cx, seat, segment, ring, action),
        Step::WarriorKind { by, .. } => warriors::choose_kind(cx, seat, by, action),
        Step::WarriorSpace { kind, by, .. } => warriors::choose_space(cx, seat, kind, by, action),
        Step::UseWeapon { kind, space, .. } => {
            warriors::choose_weapon(cx, seat, kind, space, action);
        }
        Step::OfficerInspector { .. } | Step::MasterInspector { .. } => {
            warriors::choose_inspector(cx, seat, action);
        }
        Step::GuardWarrior { .. } => warriors::choose_movable(cx, seat, action),
        Step::GuardMove { warrior, .. } => warriors::choose_slide(cx, seat, warrior, action),
        Step::Crossbow { space, .. } => warriors::choose_shot(cx, seat, space, action),
        Step::SpecialistKind { .. } => specialists::choose_kind(cx, seat, action),
        Step::SpecialistSpace { kind, .. } => specialists::choose_space(cx, seat, kind, action),
        Step::ArcherFacing { space, .. } => specialists::choose_facing(cx, seat, space, action),
        Step::HorseRider { .. } => specialists::choose_rider(cx, seat, action),
        Step::HorseDirection { rider, .. } => specialists::choose_horse(cx, seat, rider, action),
        Step::MasterToken {
            master, segment, ..
        } => masters::choose_token(cx, seat, master, segment, action),
        Step::MasterUse {
            master, segment, ..
        } => masters::choose_use(cx, seat, master, segment, action),
        Step::Warehouses { .. } => masters::choose_warehouses(cx, seat, action),
        Step::ActionPhase | Step::Scoring | Step::Cleanup | Step::FinalScoring => {
            unreachable!("this step asks nobody")
        }
    }
}
