//! TOY-3: the leader may look at a treasure, then says what is bid for.

use crate::{
    Action, Event, Table, Toy,
    names::{Mode, Side},
    rules::Refusal,
};
use table::{Asked, Cx, Seat};

/// TOY-3.1: asked only while something lies face down; without a possible look the leader passes by itself.
pub(crate) fn asked(table: &Table) -> Asked {
    match table.mode {
        Mode::Standard => Asked::Decide(table.leader),
        Mode::Daylight => Asked::Nobody,
    }
}

/// TOY-3.1, TOY-3.2: a treasure the leader has not seen, for its price in coins.
pub(crate) fn may_peek(table: &Table, seat: Seat, side: Side) -> Result<u8, Refusal> {
    let price = table.edition.numbers.peek_price;
    if table.row.get(side).known.has(seat) {
        Err(Refusal::Seen)
    } else if table.player(seat).coins < price {
        Err(Refusal::NoCoin { price })
    } else {
        Ok(price)
    }
}

/// TOY-3.1.
pub(crate) fn peeks(table: &Table, seat: Seat, out: &mut Vec<Action>) {
    let sides = Side::ALL.into_iter();
    let sides = sides.filter(|&side| may_peek(table, seat, side).is_ok());
    out.extend(sides.map(Action::Peek));
    out.push(Action::Pass);
}

/// TOY-3.1: only the leader sees it; everybody sees that the leader looked.
pub(crate) fn peek(cx: &mut Cx<'_, Toy>, seat: Seat, side: Side) {
    let price = may_peek(cx.table, seat, side).expect("it was listed");
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

/// TOY-3.1: no look.
pub(crate) fn pass(cx: &mut Cx<'_, Toy>, seat: Seat) {
    cx.tell(Event::Passed { seat });
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
