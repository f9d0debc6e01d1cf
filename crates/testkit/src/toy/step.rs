//! Pending work, and where each kind of it is done.

use super::{
    Toy,
    rules::{bids, contest, gifts, round, scout},
};
use serde::{Deserialize, Serialize};
use table::{Cx, Flow, Seat};

/// Pending work.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// A round begins.
    Round,
    /// The leader may look at a treasure.
    Scout,
    /// The leader says what is bid for.
    Stake,
    /// All bid at once.
    Bids,
    /// In a lane: the bird.
    Bid,
    /// In a lane: whom the magpie robs.
    Target,
    /// Bids take effect.
    Resolve,
    /// A magpie robs.
    Rob(Seat),
    /// The strongest bird wins.
    Contest,
    /// One more treasure from the nest.
    Another(Seat),
    /// The winner of a feather may swap a card.
    Swap(Seat),
    /// The round ends.
    EndRound,
}

pub(crate) fn run(cx: &mut Cx<'_, Toy>, step: Step, lane: Option<Seat>) -> Flow<Step> {
    match step {
        Step::Round => round::begin(cx),
        Step::Scout => scout::may_peek(cx),
        Step::Stake => Flow::Ask(cx.table.leader),
        Step::Bids => bids::split(cx),
        Step::Bid | Step::Target => Flow::Ask(lane.expect("bids are made in lanes")),
        Step::Resolve => contest::resolve(cx),
        Step::Rob(thief) => contest::rob(cx, thief),
        Step::Contest => contest::decide(cx),
        Step::Another(seat) => gifts::another(cx, seat),
        Step::Swap(seat) => Flow::Decide(seat),
        Step::EndRound => round::end(cx),
    }
}
