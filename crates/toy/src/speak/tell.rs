//! What happened, in words and signs.

use crate::{Data, Event};
use table::Message;

pub(super) fn tell(event: Event, data: &Data) -> Message {
    match event {
        Event::RoundBegins { round, leader } => Message::new("log-round")
            .with("round", round)
            .with("leader", leader),
        Event::Peeked {
            seat,
            side,
            treasure: Some(treasure),
        } => Message::new("log-peeked")
            .with("seat", seat)
            .term("side", side.word())
            .term("treasure", treasure.word()),
        Event::Peeked {
            seat,
            side,
            treasure: None,
        } => Message::new("log-peeked-unseen")
            .with("seat", seat)
            .term("side", side.word()),
        Event::Passed { seat } => Message::new("log-passed").with("seat", seat),
        Event::Staked { seat, side } => Message::new("log-staked")
            .with("seat", seat)
            .term("side", side.word()),
        Event::Bid { seat, bird } => Message::new("log-bid")
            .with("seat", seat)
            .term("bird", bird.word()),
        Event::Aimed { seat, target } => Message::new("log-aimed")
            .with("seat", seat)
            .with("target", target),
        Event::Robbed {
            thief,
            target,
            coins,
        } => Message::new("log-robbed")
            .with("thief", thief)
            .with("target", target)
            .with("coins", coins),
        Event::Rolled { seat, die } => Message::new("log-rolled")
            .with("seat", seat)
            .with("die", die),
        Event::Won { seat, treasure } => Message::new("log-won")
            .with("seat", seat)
            .term("treasure", treasure.word())
            .with("points", data.treasures[treasure].points),
        Event::Lost { treasure } => Message::new("log-lost").term("treasure", treasure.word()),
        Event::Another { seat, treasure } => Message::new("log-another")
            .with("seat", seat)
            .term("treasure", treasure.word())
            .with("points", data.treasures[treasure].points),
        Event::Kept { seat } => Message::new("log-kept").with("seat", seat),
        Event::Swapped {
            seat,
            cards: Some((away, drawn)),
        } => Message::new("log-swapped")
            .with("seat", seat)
            .term("away", away.word())
            .term("drawn", drawn.word()),
        Event::Swapped { seat, cards: None } => {
            Message::new("log-swapped-unseen").with("seat", seat)
        }
    }
}

pub(super) fn icon(event: Event) -> &'static str {
    match event {
        Event::RoundBegins { .. } => "round",
        Event::Peeked { .. } => "eye",
        Event::Passed { .. } | Event::Kept { .. } => "pass",
        Event::Staked { .. } | Event::Won { .. } | Event::Lost { .. } | Event::Another { .. } => {
            "chest"
        }
        Event::Bid { .. } | Event::Aimed { .. } => "card",
        Event::Robbed { .. } => "coin",
        Event::Rolled { .. } => "die",
        Event::Swapped { .. } => "swap",
    }
}
