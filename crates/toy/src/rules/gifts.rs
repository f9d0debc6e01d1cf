//! TOY-6: what a treasure gives.

use crate::{
    Action, Event, Prize, Question, Table, Toy, Work,
    names::{Bird, Gift, Treasure},
    rules::{Refusal, holds},
    table::who_sees,
};
use table::{Cx, Seat};

/// TOY-5.2: the winner takes the staked treasure, which everybody sees now.
pub(crate) fn win(cx: &mut Cx<'_, Toy>, seat: Seat) {
    let treasure = take_staked(cx);
    cx.table.player_mut(seat).treasures.add(treasure);
    cx.tell(Event::Won { seat, treasure });
    give(cx, seat, treasure);
}

/// TOY-5.4: nobody wins; the treasure is lost.
pub(crate) fn lose(cx: &mut Cx<'_, Toy>) {
    let treasure = take_staked(cx);
    cx.table.lost.add(treasure);
    cx.tell(Event::Lost { treasure });
}

/// TOY-1.3: the staked treasure is turned over, and its place is filled at once.
fn take_staked(cx: &mut Cx<'_, Toy>) -> Treasure {
    let side = cx.table.staked.expect("bids are for something");
    let fresh = Prize {
        treasure: cx.table.nest().draw(cx.chance()),
        known: who_sees(cx.table.mode, cx.table.players.len()),
    };
    cx.reveal();
    std::mem::replace(cx.table.row.get_mut(side), fresh).treasure
}

/// TOY-6.1 to TOY-6.3: what follows from winning this treasure.
fn give(cx: &mut Cx<'_, Toy>, seat: Seat, treasure: Treasure) {
    match cx.table.edition.treasures[treasure].gift {
        Gift::None => {}
        Gift::Another => cx.work(Work::Another(seat)),
        Gift::Swap => cx.ask(Question::Swap(seat)),
    }
}

/// TOY-6.2: one more treasure from the nest, with all that follows from it.
pub(crate) fn another(cx: &mut Cx<'_, Toy>, seat: Seat) {
    let treasure = cx.table.nest().draw(cx.chance());
    cx.table.player_mut(seat).treasures.add(treasure);
    cx.tell(Event::Another { seat, treasure });
    give(cx, seat, treasure);
}

/// TOY-6.3: any card of the hand, as long as the deck has one to draw.
pub(crate) fn may_swap(table: &Table, seat: Seat, away: Bird) -> Result<(), Refusal> {
    if table.deck().is_empty() {
        return Err(Refusal::EmptyDeck);
    }
    holds(table, seat, away, "TOY-6.3")
}

/// TOY-6.3.
pub(crate) fn swaps(table: &Table, seat: Seat, out: &mut Vec<Action>) {
    out.push(Action::Keep);
    let birds = Bird::ALL.into_iter();
    let birds = birds.filter(|&bird| may_swap(table, seat, bird).is_ok());
    out.extend(birds.map(Action::Swap));
}

/// TOY-6.3: nothing is swapped.
pub(crate) fn keep(cx: &mut Cx<'_, Toy>, seat: Seat) {
    cx.tell(Event::Kept { seat });
}

/// TOY-6.3: the card leaves the game face down; the drawn one goes to the hand.
pub(crate) fn swap(cx: &mut Cx<'_, Toy>, seat: Seat, away: Bird) {
    let drawn = cx.table.deck().draw(cx.chance());
    let player = cx.table.player_mut(seat);
    player.hand.take(away);
    player.aside.add(away);
    player.hand.add(drawn);
    cx.tell(Event::Swapped {
        seat,
        cards: Some((away, drawn)),
    });
}
