//! What to click for an action.

use crate::{
    Action,
    names::{Bird, Side},
};
use table::Seat;

/// The button that passes or keeps.
pub(crate) const DECLINE: &str = "decline";

/// The id of a treasure on offer.
pub(crate) fn side_id(side: Side) -> String {
    format!("row-{side}")
}

/// The id of a bird in the own hand.
pub(crate) fn hand_id(bird: Bird) -> String {
    format!("hand-{bird}")
}

/// The id of a player's panel.
pub(crate) fn seat_id(seat: Seat) -> String {
    format!("seat-{seat}")
}

/// The elements that lead to an action.
pub(crate) fn path(action: Action) -> Vec<String> {
    vec![match action {
        Action::Peek(side) | Action::Stake(side) => side_id(side),
        Action::Pass | Action::Keep => DECLINE.to_owned(),
        Action::Bid(bird) | Action::Swap(bird) => hand_id(bird),
        Action::Rob(target) => seat_id(target),
    }]
}
