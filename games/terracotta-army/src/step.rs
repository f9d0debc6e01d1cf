//! What is pending: work that the rules do by themselves, and questions to a seat.

use crate::{
    names::{Master, Ring, Specialist, Warrior},
    table::Space,
};
use ::table::Seat;
use serde::{Deserialize, Serialize};

/// A pending step.
pub type Step = ::table::Step<Work, Question>;

/// What the rules do by themselves.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Work {
    /// The next turn of the round, or its end (TA-3.1).
    ActionPhase,
    /// The scoring phase (TA-13).
    Scoring,
    /// The clean-up phase (TA-11).
    Cleanup,
    /// Final scoring (TA-15).
    FinalScoring,
}

/// What a seat is asked. Every question belongs to the turn of that seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Question {
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

impl Question {
    /// Whose turn it is.
    pub(crate) fn seat(self) -> Seat {
        match self {
            Question::Turn { seat, .. }
            | Question::Field { seat, .. }
            | Question::WarriorKind { seat, .. }
            | Question::WarriorSpace { seat, .. }
            | Question::UseWeapon { seat, .. }
            | Question::OfficerInspector { seat }
            | Question::GuardWarrior { seat, .. }
            | Question::GuardMove { seat, .. }
            | Question::Crossbow { seat, .. }
            | Question::SpecialistKind { seat }
            | Question::SpecialistSpace { seat, .. }
            | Question::ArcherFacing { seat, .. }
            | Question::HorseRider { seat }
            | Question::HorseDirection { seat, .. }
            | Question::MasterToken { seat, .. }
            | Question::MasterUse { seat, .. }
            | Question::Warehouses { seat }
            | Question::MasterInspector { seat } => seat,
        }
    }
}
