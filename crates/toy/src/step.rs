//! Pending steps: what the rules do by themselves, and what a seat is asked.

use serde::{Deserialize, Serialize};
use table::Seat;

/// A pending step.
pub type Step = table::Step<Work, Question>;

/// What the rules do by themselves.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Work {
    /// A round begins.
    Round,
    /// All bid at once.
    Bids,
    /// Bids take effect.
    Resolve,
    /// A magpie robs.
    Rob(Seat),
    /// The strongest bird wins.
    Contest,
    /// One more treasure from the nest.
    Another(Seat),
    /// The round ends.
    EndRound,
}

/// What a seat is asked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Question {
    /// The leader may look at a treasure.
    Scout,
    /// The leader says what is bid for.
    Stake,
    /// In a lane: the bird.
    Bid,
    /// In a lane: whom the magpie robs.
    Target,
    /// The winner of a feather may swap a card.
    Swap(Seat),
}
