//! Phase 1, Aid from the King (KB-3).

use crate::{
    Kingsburg,
    action::Action,
    event::Event,
    names::{Good, Goods},
    rules::Refusal,
    step::Question,
    table::Open,
};
use table::{Cx, Seat, Seats};

/// KB-3.2, KB-3.3: fewest buildings, then fewest goods among those. Also decides on the envoy (KB-10.2).
pub(crate) fn neediest(open: &Open) -> Seats {
    let key = |seat: &Seat| {
        let player = open.player(*seat);
        (player.buildings.len(), player.goods.total())
    };
    let least = open.seats().iter().map(|seat| key(&seat)).min();
    open.seats()
        .iter()
        .filter(|seat| Some(key(seat)) == least)
        .collect()
}

/// KB-3.4, KB-3.5: a single neediest player takes the white die; tied ones take a good each, and nobody the die.
pub(super) fn begin(cx: &mut Cx<'_, Kingsburg>) {
    let neediest = neediest(&cx.table.open);
    if let Some(seat) = neediest.only() {
        cx.table.open.aid = Some(seat);
        cx.tell(Event::AidDie { seat });
    } else {
        cx.ask(Question::AidGood(neediest));
    }
}

/// KB-3.5: any one good.
pub(super) fn may_take(goods: Goods) -> Result<(), Refusal> {
    if goods.total() == 1 {
        Ok(())
    } else {
        Err(Refusal::AidAmount)
    }
}

pub(super) fn options(out: &mut Vec<Action>) {
    // Sorted: stone, wood, gold, as their amounts compare.
    let goods = Good::ALL.into_iter().rev().map(Goods::one);
    out.extend(goods.map(Action::Take));
}

pub(super) fn take(cx: &mut Cx<'_, Kingsburg>, seats: Seats, seat: Seat, goods: Goods) {
    let player = cx.table.open.player_mut(seat);
    player.goods = player.goods.plus(goods);
    cx.tell(Event::AidGood { seat, goods });
    cx.ask(Question::AidGood(seats.without(seat)));
}
