//! Pending work.

use crate::Part;
use serde::{Deserialize, Serialize};
use table::{Seat, Set};

/// What is still to be done, in the words of the specification's section 5.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Step {
    /// S2: this seat picks a city.
    PickCity(Seat),
    /// SW-3: the dice are shaken.
    Shake,
    /// SW-2.1: all players act at the same time.
    Act,
    /// 5.3: reveal, Agora race, special dice, end check.
    EndOfTurn,
    /// One player's turn: the main action and all that follows from it, then the confirmation.
    Chain,
    /// D1: an action A, B or C.
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
