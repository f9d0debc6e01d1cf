//! What an action says in words.

use crate::{Action, Toy};
use table::{Message, View};

pub(super) fn label(view: &View<Toy>, action: Action) -> Message {
    match action {
        Action::Peek(side) => Message::new("do-peek")
            .term("side", side.word())
            .with("price", view.edition.numbers.peek_price),
        Action::Pass => Message::new("do-pass"),
        Action::Stake(side) => Message::new("do-stake").term("side", side.word()),
        Action::Bid(bird) => Message::new("do-bid")
            .term("bird", bird.word())
            .with("strength", view.edition.birds[bird].strength),
        Action::Rob(target) => Message::new("do-rob").with("target", target),
        Action::Keep => Message::new("do-keep"),
        Action::Swap(bird) => Message::new("do-swap").term("bird", bird.word()),
    }
}
