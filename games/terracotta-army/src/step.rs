//! Pending work, and the thin match into the rules.

use crate::{
    TerracottaArmy,
    action::Action,
    mausoleum::Space,
    names::{Master, Ring, Specialist, Warrior},
    rules::{cleanup, final_scoring, masters, scoring, specialists, turn, warriors, workshop},
    table::Table,
};
use ::table::{Cx, Flow, Seat};
use serde::{Deserialize, Serialize};

/// Pending work. Every step of a turn names whose turn it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Step {
    /// The next turn of the round, or its end (TA-3.1).
    ActionPhase,
    /// Turn a wheel or place a worker (TA-3.2).
    Turn {
        /// Whose turn it is.
        seat: Seat,
        /// Whether a wheel was turned already.
        rotated: bool,
    },
    /// One field of the segment (TA-4.10).
    Field {
        /// Whose turn it is.
        seat: Seat,
        /// The segment with the worker.
        segment: u8,
        /// Which of its three fields.
        ring: Ring,
    },
    /// Which kind of warrior to create (TA-6.3).
    WarriorKind {
        /// Whose turn it is.
        seat: Seat,
        /// How it is created.
        by: Creation,
    },
    /// Where the warrior goes (TA-6.4).
    WarriorSpace {
        /// Whose turn it is.
        seat: Seat,
        /// The kind.
        kind: Warrior,
        /// How it is created.
        by: Creation,
    },
    /// Use the weapon or not (TA-6.6).
    UseWeapon {
        /// Whose turn it is.
        seat: Seat,
        /// The warrior just created.
        kind: Warrior,
        /// Where it stands.
        space: Space,
    },
    /// The officer's inspector (TA-6.8).
    OfficerInspector {
        /// Whose turn it is.
        seat: Seat,
    },
    /// Whom the guard moves (TA-6.13).
    GuardWarrior {
        /// Whose turn it is.
        seat: Seat,
        /// The guard just created.
        guard: Space,
    },
    /// Where the guard moves that warrior (TA-6.14).
    GuardMove {
        /// Whose turn it is.
        seat: Seat,
        /// The warrior.
        warrior: Space,
    },
    /// In which direction the crossbowman shoots (TA-6.11).
    Crossbow {
        /// Whose turn it is.
        seat: Seat,
        /// The crossbowman.
        space: Space,
    },
    /// Which specialist to buy (TA-7.1).
    SpecialistKind {
        /// Whose turn it is.
        seat: Seat,
    },
    /// Where the specialist goes (TA-7.5).
    SpecialistSpace {
        /// Whose turn it is.
        seat: Seat,
        /// The kind.
        kind: Specialist,
    },
    /// Where the kneeling archer looks (TA-7.12).
    ArcherFacing {
        /// Whose turn it is.
        seat: Seat,
        /// Where it goes.
        space: Space,
    },
    /// Who gets the horse (TA-7.6).
    HorseRider {
        /// Whose turn it is.
        seat: Seat,
    },
    /// Where the horse lies from its rider (TA-7.6).
    HorseDirection {
        /// Whose turn it is.
        seat: Seat,
        /// The rider.
        rider: Space,
    },
    /// Which token hires the master (TA-8.2).
    MasterToken {
        /// Whose turn it is.
        seat: Seat,
        /// The master.
        master: Master,
        /// The segment, for the Steward.
        segment: u8,
    },
    /// Use the master just hired or not (TA-8.2).
    MasterUse {
        /// Whose turn it is.
        seat: Seat,
        /// The master.
        master: Master,
        /// The segment, for the Steward.
        segment: u8,
    },
    /// Which warehouses the Overseer empties (TA-8.9).
    Warehouses {
        /// Whose turn it is.
        seat: Seat,
    },
    /// Where the Master Inspector sends an inspector (TA-8.10).
    MasterInspector {
        /// Whose turn it is.
        seat: Seat,
    },
    /// The scoring phase (TA-13).
    Scoring,
    /// The clean-up phase (TA-11).
    Cleanup,
    /// Final scoring (TA-15).
    FinalScoring,
}

/// How a warrior comes into being.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Creation {
    /// By the workshop for clay, with points and weapon (TA-6.1).
    Workshop,
    /// By the Master Builder, without (TA-8.6).
    Builder,
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

impl Step {
    /// Whose turn the step belongs to; none for phases of the whole table.
    pub(crate) fn seat(self) -> Option<Seat> {
        match self {
            Step::ActionPhase | Step::Scoring | Step::Cleanup | Step::FinalScoring => None,
            Step::Turn { seat, .. }
            | Step::Field { seat, .. }
            | Step::WarriorKind { seat, .. }
            | Step::WarriorSpace { seat, .. }
            | Step::UseWeapon { seat, .. }
            | Step::OfficerInspector { seat }
            | Step::GuardWarrior { seat, .. }
            | Step::GuardMove { seat, .. }
            | Step::Crossbow { seat, .. }
            | Step::SpecialistKind { seat }
            | Step::SpecialistSpace { seat, .. }
            | Step::ArcherFacing { seat, .. }
            | Step::HorseRider { seat }
            | Step::HorseDirection { seat, .. }
            | Step::MasterToken { seat, .. }
            | Step::MasterUse { seat, .. }
            | Step::Warehouses { seat }
            | Step::MasterInspector { seat } => Some(seat),
        }
    }
    /// The segment that the step is about, where it names one.
    pub(crate) fn segment(self) -> Option<u8> {
        match self {
            Step::Field { segment, .. }
            | Step::MasterToken { segment, .. }
            | Step::MasterUse { segment, .. } => Some(segment),
            Step::ActionPhase
            | Step::Turn { .. }
            | Step::WarriorKind { .. }
            | Step::WarriorSpace { .. }
            | Step::UseWeapon { .. }
            | Step::OfficerInspector { .. }
            | Step::GuardWarrior { .. }
            | Step::GuardMove { .. }
            | Step::Crossbow { .. }
            | Step::SpecialistKind { .. }
            | Step::SpecialistSpace { .. }
            | Step::ArcherFacing { .. }
            | Step::HorseRider { .. }
            | Step::HorseDirection { .. }
            | Step::Warehouses { .. }
            | Step::MasterInspector { .. }
            | Step::Scoring
            | Step::Cleanup
            | Step::FinalScoring => None,
        }
    }
}
