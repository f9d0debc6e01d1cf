//! SI-7.11, SI-7.12: the tile market of the Scouts' Quarters; SI-12.7, SI-12.8: abilities that take its tiles.

use crate::{
    Simurgh,
    action::Action,
    effect::{Effect, Stock},
    event::Event,
    names::{City, MarketSlot, Space, Tile},
    rules::{abilities, exploration},
    step::{Source, Step, Within},
    table::Table,
};
use table::{Cx, Flow, Seat};

/// SI-7.11.
pub(crate) const SCOUTS: Space = Space::city(City::ScoutsQuarters);

fn covers(stock: Stock, cost: &Effect) -> bool {
    cost.ways().iter().any(|way| stock.covers(way))
}

/// SI-7.12: whether some purchase is payable with what the visit itself gives first (SI-7.11a), whatever the prices.
pub(crate) fn can_visit(table: &Table, stock: Stock) -> bool {
    let mut ways = table.data().space(SCOUTS).gain.ways().iter();
    ways.any(|way| can_buy(table, stock.plus(way)))
}

/// SI-7.11c: whether some purchase is payable.
#[inline]
pub(crate) fn can_buy(table: &Table, stock: Stock) -> bool {
    (!table.stack.is_empty() && covers(stock, &table.data().stack().cost))
        || table
            .on_offer()
            .any(|(slot, _)| covers(stock, &table.data().market(slot).cost))
}

/// The same when the tile of a slot is gone.
pub(crate) fn can_buy_without(table: &Table, stock: Stock, gone: MarketSlot) -> bool {
    (!table.stack.is_empty() && covers(stock, &table.data().stack().cost))
        || table
            .on_offer()
            .any(|(slot, _)| slot != gone && covers(stock, &table.data().market(slot).cost))
}

/// The same when the top tile of the stack is gone.
pub(crate) fn can_buy_after_draw(table: &Table, stock: Stock) -> bool {
    (table.stack.len() > 1 && covers(stock, &table.data().stack().cost))
        || table
            .on_offer()
            .any(|(slot, _)| covers(stock, &table.data().market(slot).cost))
}

/// SI-7.11b, SI-7.11c: abilities and the exploration move if they leave a purchase payable, and the purchases.
pub(crate) fn options(table: &Table, out: &mut Vec<Action>) {
    let stock = table.me().stock();
    abilities::active_options(table, stock, Within::Scouts, out);
    exploration::options_inside(table, stock, out);
    let payable = table
        .on_offer()
        .filter(|(slot, _)| covers(stock, &table.data().market(*slot).cost));
    out.extend(payable.map(|(slot, _)| Action::Buy(slot)));
    if !table.stack.is_empty() && covers(stock, &table.data().stack().cost) {
        out.push(Action::BuyStack);
    }
}

/// SI-7.11c: pay, take the tile, gain the bonus.
pub(crate) fn buy(cx: &mut Cx<'_, Simurgh>, action: Action) {
    if let Action::Use(dragon, slot) = action {
        cx.push(Step::ScoutsBuy);
        abilities::use_active(cx, dragon, slot, Within::Scouts);
    } else if let Action::Explore(tile) = action {
        cx.push(Step::ScoutsBuy);
        exploration::explore(cx, tile);
    } else if let Action::Buy(slot) = action {
        let source = Source::Market(slot);
        cx.push_all(&[Step::Pay(source), Step::TakeSlot(slot), Step::Gain(source)]);
    } else {
        cx.push_all(&[Step::Pay(Source::Stack), Step::TakeFromStack]);
    }
}

/// SI-7.11d: the tile comes to hand, the slot stays empty.
pub(crate) fn take_slot(cx: &mut Cx<'_, Simurgh>, slot: MarketSlot) -> Flow<Step> {
    let seat = cx.table.active;
    if let Some(tile) = cx.table.market[slot.index()].take() {
        to_hand(cx.table, seat, tile);
        cx.tell(Event::TookFaceUp { seat, tile });
    }
    Flow::Done
}

/// SI-7.11c, SI-12.8: the top tile comes to hand, unseen by the others.
pub(crate) fn take_from_stack(cx: &mut Cx<'_, Simurgh>) -> Flow<Step> {
    let seat = cx.table.active;
    if !cx.table.stack.is_empty() {
        let tile = cx.table.stack.remove(0).tile;
        to_hand(cx.table, seat, tile);
        cx.reveal();
        cx.tell(Event::TookFromStack {
            seat,
            tile: Some(tile),
        });
    }
    Flow::Done
}

fn to_hand(table: &mut Table, seat: Seat, tile: Tile) {
    let player = table.player_mut(seat);
    player.hand = player.hand.with(tile);
}

/// SI-12.7, SI-3.6b: face-up tiles that may be taken.
fn takable(table: &Table, within: Within) -> impl Iterator<Item = Tile> + '_ {
    let stock = table.me().stock();
    let stays = move |slot| within == Within::Turn || can_buy_without(table, stock, slot);
    table
        .on_offer()
        .filter(move |(slot, _)| stays(*slot))
        .map(|(_, tile)| tile)
}

pub(crate) fn any_take(table: &Table, within: Within) -> bool {
    takable(table, within).next().is_some()
}

pub(crate) fn take_options(table: &Table, within: Within, out: &mut Vec<Action>) {
    out.extend(takable(table, within).map(Action::Take));
    out.sort_unstable();
}

/// SI-12.7: cost and bonus of the slot are ignored.
pub(crate) fn take_face_up(cx: &mut Cx<'_, Simurgh>, action: Action) {
    let Action::Take(tile) = action else {
        unreachable!("only face-up tiles are listed");
    };
    let slot = cx.table.on_offer().find(|(_, shown)| *shown == tile);
    if let Some((slot, _)) = slot {
        take_slot(cx, slot);
    }
}
