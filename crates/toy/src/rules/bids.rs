//! TOY-4: all bid at once, unseen by the others.

use crate::{
    Action, Bid, Event, Question, Table, Toy,
    names::{Bird, Call},
    rules::{Refusal, holds},
};
use table::{After, Cx, Seat, Seats};

/// TOY-4.1: one lane per seat.
pub(crate) fn split(cx: &mut Cx<'_, Toy>) -> After<Question> {
    After::Split(Seats::first(cx.table.players.len()), Question::Bid)
}

/// TOY-4.1: any bird of the hand.
pub(crate) fn may_bid(table: &Table, seat: Seat, bird: Bird) -> Result<(), Refusal> {
    holds(table, seat, bird, "TOY-4.1")
}

/// TOY-4.1.
pub(crate) fn birds(table: &Table, seat: Seat, out: &mut Vec<Action>) {
    let birds = Bird::ALL.into_iter();
    let birds = birds.filter(|&bird| may_bid(table, seat, bird).is_ok());
    out.extend(birds.map(Action::Bid));
}

/// TOY-4.1; TOY-4.2: a magpie goes on to its target.
pub(crate) fn bid(cx: &mut Cx<'_, Toy>, seat: Seat, bird: Bird) {
    let player = cx.table.player_mut(seat);
    player.hand.take(bird);
    player.bid = Some(Bid { bird, target: None });
    cx.tell(Event::Bid { seat, bird });
    match cx.table.edition.birds[bird].call {
        Call::Quiet => {}
        Call::Rob => cx.ask(Question::Target),
    }
}

/// TOY-4.2: any other player.
pub(crate) fn may_rob(table: &Table, seat: Seat, target: Seat) -> Result<(), Refusal> {
    let is_here = target.index() < table.players.len();
    if is_here && target != seat {
        Ok(())
    } else {
        Err(Refusal::NoTarget)
    }
}

/// TOY-4.2.
pub(crate) fn targets(table: &Table, seat: Seat, out: &mut Vec<Action>) {
    let others = table
        .seats()
        .filter(|&other| may_rob(table, seat, other).is_ok());
    out.extend(others.map(Action::Rob));
}

/// TOY-4.2.
pub(crate) fn rob(cx: &mut Cx<'_, Toy>, seat: Seat, target: Seat) {
    let bid = &mut cx.table.player_mut(seat).bid;
    bid.as_mut().expect("the bird was bid before").target = Some(target);
    cx.tell(Event::Aimed { seat, target });
}
