//! SI-14: limits and the market; SI-15: the end of the game.

use crate::{
    Simurgh,
    action::Action,
    event::Event,
    names::{End, Good, Tile, TileType},
    rules::Refusal,
    step::{Question, Work},
    table::{Table, put_back},
};
use table::{Cx, Set};

/// SI-14.2: at most five tiles in hand, the power tile included.
pub(crate) fn tile_limit(cx: &mut Cx<'_, Simurgh>) {
    if has_too_many_tiles(cx.table) {
        cx.ask(Question::DiscardTile);
    } else {
        cx.work(Work::ResourceLimit);
    }
}

/// SI-14.2.
pub(crate) fn has_too_many_tiles(table: &Table) -> bool {
    table.hand(table.active).len() > table.data().hand_limit() && !table.me().hand.is_empty()
}

/// SI-14.2: power tiles may not be discarded.
pub(crate) fn may_discard(table: &Table, tile: Tile) -> Result<(), Refusal> {
    if table.me().hand.has(tile) {
        Ok(())
    } else if tile.kind() == TileType::Power {
        Err(Refusal::PowerStays)
    } else {
        Err(Refusal::NotInHand { rule: "SI-14.2" })
    }
}

pub(crate) fn tile_options(table: &Table, out: &mut Vec<Action>) {
    for tile in table.me().hand.iter() {
        out.extend(End::ALL.map(|end| Action::Discard(tile, end)));
    }
}

/// SI-17.1: who discarded it knows where it lies.
pub(crate) fn discard(cx: &mut Cx<'_, Simurgh>, tile: Tile, end: End) {
    let seat = cx.table.active;
    cx.table.me_mut().hand.remove(tile);
    put_back(&mut cx.table.stack, tile, end, seat);
    cx.tell(Event::Discarded {
        seat,
        tile: Some(tile),
        end,
    });
    cx.work(Work::TileLimit);
}

/// SI-14.3: at most 15 or 12 resources.
pub(crate) fn resource_limit(cx: &mut Cx<'_, Simurgh>) {
    if has_too_many_resources(cx.table) {
        cx.ask(Question::DropResource);
    } else {
        cx.work(Work::Refill);
    }
}

/// SI-14.3.
pub(crate) fn has_too_many_resources(table: &Table) -> bool {
    table.me().resources.total() > table.data().resource_limit(table.mode)
}

/// SI-14.3: a resource that is there.
pub(crate) fn may_drop(table: &Table, resource: Good) -> Result<(), Refusal> {
    if table.me().resources.get(resource) > 0 {
        Ok(())
    } else {
        Err(Refusal::NoResource)
    }
}

pub(crate) fn resource_options(table: &Table, out: &mut Vec<Action>) {
    let owned = |resource: &Good| may_drop(table, *resource).is_ok();
    out.extend(Good::RESOURCES.into_iter().filter(owned).map(Action::Drop));
}

/// SI-14.3.
pub(crate) fn drop_resource(cx: &mut Cx<'_, Simurgh>, resource: Good) {
    let seat = cx.table.active;
    if let Some(amount) = cx.table.me_mut().resources.get_mut(resource) {
        *amount -= 1;
    }
    cx.tell(Event::Dropped { seat, resource });
    cx.work(Work::ResourceLimit);
}

/// SI-14.4: tiles slide to the lowest free slots and the gaps are filled from the stack.
pub(crate) fn refill(cx: &mut Cx<'_, Simurgh>) {
    let before = cx.table.market;
    let turned = fill_market(cx.table);
    if turned > 0 {
        cx.reveal();
        let shown = cx.table.market;
        let new = shown
            .iter()
            .flatten()
            .copied()
            .filter(|tile| !before.contains(&Some(*tile)));
        for tile in new {
            cx.tell(Event::Offered { tile });
        }
    }
    cx.work(Work::NextPlayer);
}

/// Slides and fills; how many tiles were turned up.
pub(crate) fn fill_market(table: &mut Table) -> usize {
    let mut slots = [None; 4];
    let mut n = 0;
    for tile in table.market.iter().flatten() {
        slots[n] = Some(*tile);
        n += 1;
    }
    let old = n;
    while n < slots.len() && !table.stack.is_empty() {
        slots[n] = Some(table.stack.remove(0).tile);
        n += 1;
    }
    table.market = slots;
    n - old
}

/// SI-15.1, SI-15.2: the end is set off once, by the player at turn.
pub(crate) fn check_end(cx: &mut Cx<'_, Simurgh>) {
    if cx.table.closer.is_none() && cx.table.is_end_reached() {
        let seat = cx.table.active;
        cx.table.closer = Some(seat);
        cx.tell(Event::EndSetOff { seat });
    }
}

/// SI-15.3: the next player, or the end when the one who set it off would be next.
pub(crate) fn next_player(cx: &mut Cx<'_, Simurgh>) {
    let next = cx.table.clockwise(cx.table.active, 1);
    for dragon in cx.table.me_mut().dragons.iter_mut() {
        dragon.used = Set::NONE;
    }
    if cx.table.closer == Some(next) {
        cx.work(Work::Scoring);
    } else {
        cx.table.active = next;
        cx.work(Work::StartTurn);
    }
}
