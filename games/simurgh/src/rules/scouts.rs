//! SI-7.11, SI-7.12: the tile market of the Scouts' Quarters; SI-12.7, SI-12.8: abilities that take its tiles.

use crate::{
    Simurgh,
    action::Action,
    effect::Stock,
    event::Event,
    names::{City, MarketSlot, Space, Tile},
    rules::{Refusal, abilities, exploration},
    step::{Question, Source, Step, Within, Work},
    table::Table,
};
use table::{Cx, Seat};

/// SI-7.11.
pub(crate) const SCOUTS: Space = Space::city(City::ScoutsQuarters);

/// SI-7.12: whether some purchase is payable with what the visit itself gives first (SI-7.11a), whatever the prices.
pub(crate) fn can_visit(table: &Table, stock: Stock) -> bool {
    let mut ways = table.data().space(SCOUTS).gain.ways().iter();
    ways.any(|way| can_buy(table, stock.plus(way)))
}

/// SI-7.11c: whether some purchase is payable.
#[inline]
pub(crate) fn can_buy(table: &Table, stock: Stock) -> bool {
    can_buy_among(table, stock, table.stack.len(), |_| true)
}

/// The same when the tile of a slot is gone.
pub(crate) fn can_buy_without(table: &Table, stock: Stock, gone: MarketSlot) -> bool {
    can_buy_among(table, stock, table.stack.len(), |slot| slot != gone)
}

/// The same when the top tile of the stack is gone.
pub(crate) fn can_buy_after_draw(table: &Table, stock: Stock) -> bool {
    can_buy_among(table, stock, table.stack.len().saturating_sub(1), |_| true)
}

#[inline]
fn can_buy_among(
    table: &Table,
    stock: Stock,
    stacked: usize,
    is_there: impl Fn(MarketSlot) -> bool,
) -> bool {
    (stacked > 0 && stock.pays(&table.data().stack().cost))
        || table
            .on_offer()
            .any(|(slot, _)| is_there(slot) && stock.pays(&table.data().market(slot).cost))
}

/// SI-7.11c: a face-up tile whose price can be paid.
pub(crate) fn may_buy(table: &Table, slot: MarketSlot) -> Result<(), Refusal> {
    let (rule, cost) = ("SI-7.11", &table.data().market(slot).cost);
    if table.market[slot.index()].is_none() {
        Err(Refusal::SlotEmpty { rule })
    } else if table.me().stock().pays(cost) {
        Ok(())
    } else {
        Err(Refusal::SlotCost { rule, cost })
    }
}

/// SI-7.11c: the top tile of the stack.
pub(crate) fn may_buy_stack(table: &Table) -> Result<(), Refusal> {
    let (rule, cost) = ("SI-7.11", &table.data().stack().cost);
    if table.stack.is_empty() {
        Err(Refusal::StackEmpty { rule })
    } else if table.me().stock().pays(cost) {
        Ok(())
    } else {
        Err(Refusal::SlotCost { rule, cost })
    }
}

/// SI-7.11b, SI-7.11c: abilities and the exploration move if they leave a purchase payable, and the purchases.
pub(crate) fn options(table: &Table, out: &mut Vec<Action>) {
    let stock = table.me().stock();
    abilities::active_options(table, stock, Within::Scouts, out);
    exploration::options_inside(table, stock, out);
    let slots = MarketSlot::all().filter(|&slot| may_buy(table, slot).is_ok());
    out.extend(slots.map(Action::Buy));
    if may_buy_stack(table).is_ok() {
        out.push(Action::BuyStack);
    }
}

/// SI-7.11c: pay, take the tile, gain the bonus.
pub(crate) fn buy(cx: &mut Cx<'_, Simurgh>, slot: MarketSlot) {
    let source = Source::Market(slot);
    cx.push_all(&[
        Step::Ask(Question::Pay(source)),
        Step::Do(Work::TakeSlot(slot)),
        Step::Ask(Question::Gain(source)),
    ]);
}

/// SI-7.11c.
pub(crate) fn buy_stack(cx: &mut Cx<'_, Simurgh>) {
    cx.push_all(&[
        Step::Ask(Question::Pay(Source::Stack)),
        Step::Do(Work::TakeFromStack),
    ]);
}

/// SI-7.11d: the tile comes to hand, the slot stays empty.
pub(crate) fn take_slot(cx: &mut Cx<'_, Simurgh>, slot: MarketSlot) {
    let seat = cx.table.active;
    if let Some(tile) = cx.table.market[slot.index()].take() {
        to_hand(cx.table, seat, tile);
        cx.tell(Event::TookFaceUp { seat, tile });
    }
}

/// SI-7.11c, SI-12.8: the top tile comes to hand, unseen by the others.
pub(crate) fn take_from_stack(cx: &mut Cx<'_, Simurgh>) {
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
}

fn to_hand(table: &mut Table, seat: Seat, tile: Tile) {
    let player = table.player_mut(seat);
    player.hand = player.hand.with(tile);
}

/// SI-12.7: a face-up tile; SI-3.6b: at the Scouts' Quarters a purchase must stay payable.
pub(crate) fn may_take(table: &Table, within: Within, tile: Tile) -> Result<MarketSlot, Refusal> {
    let mut shown = table.on_offer();
    let Some((slot, _)) = shown.find(|(_, shown)| *shown == tile) else {
        return Err(Refusal::SlotEmpty { rule: "SI-12.7" });
    };
    if within == Within::Scouts && !can_buy_without(table, table.me().stock(), slot) {
        return Err(Refusal::KeepsPurchase);
    }
    Ok(slot)
}

fn takable(table: &Table, within: Within) -> impl Iterator<Item = Tile> + '_ {
    let shown = table.on_offer().map(|(_, tile)| tile);
    shown.filter(move |&tile| may_take(table, within, tile).is_ok())
}

pub(crate) fn any_take(table: &Table, within: Within) -> bool {
    takable(table, within).next().is_some()
}

pub(crate) fn take_options(table: &Table, within: Within, out: &mut Vec<Action>) {
    out.extend(takable(table, within).map(Action::Take));
    out.sort_unstable();
}

/// SI-12.7: cost and bonus of the slot are ignored.
pub(crate) fn take_face_up(cx: &mut Cx<'_, Simurgh>, tile: Tile) {
    let slot = may_take(cx.table, Within::Turn, tile).expect("only face-up tiles are listed");
    take_slot(cx, slot);
}
