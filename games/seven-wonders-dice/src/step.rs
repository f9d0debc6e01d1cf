//! What is pending: work and questions, in the words of the specification's section 5.

use crate::Part;
use serde::{Deserialize, Serialize};
use table::{Seat, Set};

/// What is still to be done.
pub type Step = table::Step<Work, Question>;

/// What the rules do by themselves.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Work {
    /// SW-3: the dice are shaken.
    Shake,
    /// SW-2.1: all players act at the same time.
    Act,
    /// 5.3: reveal, Agora race, special dice, end check.
    EndOfTurn,
    /// SW-9.3: a building is complete.
    Bonus,
}

/// What a player chooses.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Question {
    /// S2: this seat picks a city.
    PickCity(Seat),
    /// D1 at the beginning of a player's turn: the main action. All that follows from it comes next, then D5.
    Chain,
    /// D1 through an effect: another action A, B or C.
    MainAction,
    /// D2: an action A without die cost.
    FreeBuild,
    /// D3: spaces to cross off through an effect.
    Cross {
        /// Where.
        buildings: Set<Part>,
        /// How many at most.
        times: u8,
    },
    /// D4: a bonus for a completed building.
    ChooseBonus,
    /// D5: the turn's choices are confirmed.
    Confirm,
}
