//! SI-14: limits and the market; SI-15: the end of the game.

use crate::{
    Simurgh,
    action::Action,
    event::Event,
    names::{End, Good},
    step::Step,
    table::{Hidden, Table},
};
use table::{Cx, Flow, Seats, Set};

/// SI-14.2: at most five tiles in hand, the power tile included.
pub(crate) fn tile_limit(cx: &mut Cx<'_, Simurgh>) -> Flow<Step> {
    let seat = cx.table.active;
    if cx.table.hand(seat).len() > cx.table.data().hand_limit() && !cx.table.me().hand.is_empty() {
        return Flow::Ask(seat);
    }
    cx.push(Step::ResourceLimit);
    Flow::Done
}

/// SI-14.2: power tiles may not be discarded.
pub(crate) fn tile_options(table: &Table, out: &mut Vec<Action>) {
    for tile in table.me().hand.iter() {
        out.extend(End::ALL.iter().map(|&end| Action::Discard(tile, end)));
    }
}

pub(crate) fn discard_tile(cx: &mut Cx<'_, Simurgh>, action: Action) {
    let Action::Discard(tile, end) = action else {
        unreachable!("only tiles are listed");
    };
    let seat = cx.table.active;
    let me = cx.table.me_mut();
    me.hand = me.hand.without(tile);
    let hidden = Hidden {
        tile,
        known: Seats::NONE.with(seat),
    };
    match end {
        End::Top => cx.table.stack.insert(0, hidden),
        End::Bottom => cx.table.stack.push(hidden),
    }
    cx.tell(Event::Discarded {
        seat,
        tile: Some(tile),
        end,
    });
    cx.push(Step::TileLimit);
}

/// SI-14.3: at most 15 or 12 resources.
pub(crate) fn resource_limit(cx: &mut Cx<'_, Simurgh>) -> Flow<Step> {
    let table = &*cx.table;
    if table.me().resources.total() > table.data().resource_limit(table.mode) {
        return Flow::Decide(table.active);
    }
    cx.push(Step::Refill);
    Flow::Done
}

pub(crate) fn resource_options(table: &Table, out: &mut Vec<Action>) {
    let owned = |resource: &Good| table.me().resources.get(*resource) > 0;
    out.extend(Good::RESOURCES.into_iter().filter(owned).map(Action::Drop));
}

pub(crate) fn drop_resource(cx: &mut Cx<'_, Simurgh>, action: Action) {
    let Action::Drop(resource) = action else {
        unreachable!("only resources are listed");
    };
    let seat = cx.table.active;
    if let Some(amount) = cx.table.me_mut().resources.get_mut(resource) {
        *amount -= 1;
    }
    cx.tell(Event::Dropped { seat, resource });
    cx.push(Step::ResourceLimit);
}

/// SI-14.4: tiles slide to the lowest free slots and the gaps are filled from the stack.
pub(crate) fn refill(cx: &mut Cx<'_, Simurgh>) -> Flow<Step> {
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
    cx.push(Step::NextPlayer);
    Flow::Done
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
pub(crate) fn next_player(cx: &mut Cx<'_, Simurgh>) -> Flow<Step> {
    let next = cx.table.clockwise(cx.table.active, 1);
    for dragon in cx.table.me_mut().dragons.iter_mut() {
        dragon.used = Set::NONE;
    }
    if cx.table.closer == Some(next) {
        cx.push(Step::Scoring);
    } else {
        cx.table.active = next;
        cx.push(Step::StartTurn);
    }
    Flow::Done
}
