//! Why something cannot be done.

use super::{Action, Bird, Side, Step, Toy, bag::Kind, board};
use table::{Message, Reason, Seat, View};

/// Why this action is refused.
pub(crate) fn why_not(view: &View<Toy>, seat: Seat, action: Action) -> Reason {
    let Some(step) = view.step().filter(|_| view.turn().has(seat)) else {
        return Reason::by("TOY-2.1", Message::new("no-not-now"));
    };
    match (step, action) {
        (Step::Scout, Action::Peek(side)) => no_peek(view, seat, side),
        (Step::Bid, Action::Bid(_)) => Reason::by("TOY-4.1", Message::new("no-bird")),
        (Step::Target, Action::Rob(_)) => Reason::by("TOY-4.2", Message::new("no-target")),
        (Step::Swap(_), Action::Swap(_)) => Reason::by("TOY-6.3", Message::new("no-swap")),
        (_, _) => Reason::by("TOY-2.1", Message::new("no-other-phase")),
    }
}

/// TOY-3.1, TOY-3.2.
fn no_peek(view: &View<Toy>, seat: Seat, side: Side) -> Reason {
    if view.table.row[side as usize].known.has(seat) {
        return Reason::by("TOY-3.2", Message::new("no-peek-seen"));
    }
    let price = view.edition.numbers.peek_price;
    Reason::by("TOY-3.1", Message::new("no-peek-coin").with("price", price))
}

/// Things in the picture that the seat might want to click but cannot.
pub(crate) fn unavailable(view: &View<Toy>, seat: Seat) -> Vec<(String, Reason)> {
    let Some(step) = view.step().filter(|_| view.turn().has(seat)) else {
        return Vec::new();
    };
    let player = &view.table.players[seat.index()];
    match step {
        Step::Scout => {
            let is_poor = player.coins < view.edition.numbers.peek_price;
            let sides = Side::ALL.into_iter();
            sides
                .filter(|&side| is_poor || view.table.row[side as usize].known.has(seat))
                .map(|side| (board::side_id(side), no_peek(view, seat, side)))
                .collect()
        }
        Step::Bid => {
            let has = |bird: Bird| player.own.is_some_and(|(hand, _)| hand.count(bird) > 0);
            let birds = Bird::ALL.into_iter().filter(|&bird| !has(bird));
            birds
                .map(|bird| {
                    let reason = Reason::by("TOY-4.1", Message::new("no-bird"));
                    (board::hand_id(bird), reason)
                })
                .collect()
        }
        Step::Target => {
            let reason = Reason::by("TOY-4.2", Message::new("no-target"));
            vec![(board::seat_id(seat), reason)]
        }
        Step::Stake
        | Step::Swap(_)
        | Step::Round
        | Step::Bids
        | Step::Resolve
        | Step::Rob(_)
        | Step::Contest
        | Step::Another(_)
        | Step::EndRound => Vec::new(),
    }
}
