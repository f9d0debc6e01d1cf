//! TOY-3: the leader may look at a treasure, then says what is bid for.

use crate::toy::{Action, Event, Side, Step, Table, Toy, table::Mode};
use table::{Cx, Flow, Seat};

/// TOY-3.1: asked only while something lies face down; without a possible look the leader passes by itself.
pub(crate) fn may_peek(cx: &mut Cx<'_, Toy>) -> Flow<Step> {
    match cx.table.mode {
        Mode::Standard => Flow::Decide(cx.table.leader),
        Mode::Daylight => Flow::Done,
    }
}

/// TOY-3.1, TOY-3.2: a treasure the leader has not seen, for a coin.
pub(crate) fn peeks(table: &Table, seat: Seat, out: &mut Vec<Action>) {
    let unseen = Side::ALL
        .into_iter()
        .filter(|&side| !table.row.get(side).known.has(seat));
    if table.player(seat).coins >= table.edition.numbers.peek_price {
        out.extend(unseen.map(Action::Peek));
    }
    out.push(Action::Pass);
}

/// TOY-3.1: only the leader sees it; everybody sees that the leader looked.
pub(crate) fn peek(cx: &mut Cx<'_, Toy>, seat: Seat, side: Side) {
    let price = cx.table.edition.numbers.peek_price;
    cx.table.player_mut(seat).coins -= price;
    let prize = cx.table.row.get_mut(side);
    prize.known = prize.known.with(seat);
    let treasure = Some(prize.treasure);
    cx.reveal();
    cx.tell(Event::Peeked {
        seat,
        side,
        treasure,
    });
}

/// TOY-3.3: either side.
pub(crate) fn stakes(out: &mut Vec<Action>) {
    out.extend(Side::ALL.map(Action::Stake));
}

/// TOY-3.3.
pub(crate) fn stake(cx: &mut Cx<'_, Toy>, seat: Seat, side: Side) {
    cx.table.staked = Some(side);
    cx.tell(Event::Staked { seat, side });
}
