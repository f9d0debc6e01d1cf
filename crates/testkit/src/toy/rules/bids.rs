//! TOY-4: all bid at once, unseen by the others.

use crate::toy::{Action, Bid, Bird, Event, Step, Table, Toy, data::Call};
use table::{Cx, Flow, Seat, Seats};

/// TOY-4.1: one lane per seat.
pub(crate) fn split(cx: &mut Cx<'_, Toy>) -> Flow<Step> {
    Flow::Split(Seats::first(cx.table.players.len()), Step::Bid)
}

/// TOY-4.1: any bird of the hand.
pub(crate) fn birds(table: &Table, seat: Seat, out: &mut Vec<Action>) {
    out.extend(table.player(seat).hand.kinds().map(Action::Bid));
}

/// TOY-4.1; TOY-4.2: a magpie goes on to its target.
pub(crate) fn bid(cx: &mut Cx<'_, Toy>, seat: Seat, bird: Bird) {
    let player = cx.table.player_mut(seat);
    player.hand.take(bird);
    player.bid = Some(Bid { bird, target: None });
    cx.tell(Event::Bid { seat, bird });
    match cx.table.edition.bird(bird).call {
        Call::Quiet => {}
        Call::Rob => cx.push(Step::Target),
    }
}

/// TOY-4.2: any other player.
pub(crate) fn targets(table: &Table, seat: Seat, out: &mut Vec<Action>) {
    let others = table.seats().filter(|&other| other != seat);
    out.extend(others.map(Action::Rob));
}

/// TOY-4.2.
pub(crate) fn target(cx: &mut Cx<'_, Toy>, seat: Seat, target: Seat) {
    let bid = &mut cx.table.player_mut(seat).bid;
    bid.as_mut().expect("the bird was bid before").target = Some(target);
    cx.tell(Event::Aimed { seat, target });
}
