//! What in the picture cannot be chosen now, and why.

use crate::{
    Simurgh,
    action::Action,
    board::path,
    names::{Area, City, MarketSlot, MonumentSlot, Slot, Space, Vassal},
    rules::turn::spaces_of,
    speak::explain::reason,
    step::Question,
    table::{Table, Where},
};
use table::{Reason, Seat, Turns, View};

pub(super) fn unavailable(view: &View<Simurgh>, seat: Seat) -> Vec<(String, Reason)> {
    let Some((_, question)) = view.my_question().filter(|(asked, _)| *asked == seat) else {
        return Vec::new();
    };
    let table = view.some_table();
    let blocked = thinkable(&table, question, seat).into_iter();
    blocked
        .filter(|(_, actions)| !actions.iter().any(|action| view.legal.contains(action)))
        .filter_map(|(target, actions)| {
            let refusal = Simurgh::may(&table, question, seat, *actions.first()?);
            Some((target, reason(refusal.err()?)))
        })
        .collect()
}

/// What a person might want to click now, with all that it could mean; the first tells why it cannot be.
fn thinkable(table: &Table, question: Question, seat: Seat) -> Vec<(String, Vec<Action>)> {
    let mut out = Vec::new();
    let is_main = question == Question::Menu && !table.turn.main_done;
    if is_main {
        let me = table.me();
        let mut vassals = [Vassal::Dragonrider, Vassal::Spearman];
        if vassals.map(|vassal| me.count(vassal, Where::AVAILABLE) > 0) == [false, true] {
            vassals.reverse();
        }
        let city = City::ALL.map(Space::city).into_iter();
        let wilds = table.wilds.iter().flatten();
        let wilds = wilds.flat_map(|&tile| spaces_of(table.data(), tile));
        for space in city.chain(wilds) {
            let placed = vassals.map(|vassal| Action::Place(vassal, space));
            out.push((path::space(space), placed.into()));
        }
        // A tile of the hand is laid on a free area, or where one is cleared for it.
        for tile in table.hand(table.active).iter() {
            let areas = table.free_areas().chain(Area::all());
            let laid = areas.map(|area| Action::Lay(tile, area));
            let cleared = table
                .wilds
                .iter()
                .flatten()
                .map(|&tile| Action::Clear(tile));
            out.push((path::hand(tile), laid.chain(cleared).collect()));
        }
    }
    if matches!(
        question,
        Question::Menu | Question::ScoutsBuy | Question::PlaceObjective
    ) {
        for (tile, _) in table.me().dragon_tiles() {
            for slot in Slot::ALL {
                let target = path::ability(seat, tile, slot);
                out.push((target, vec![Action::Use(tile, slot)]));
            }
        }
    }
    if question == Question::ScoutsBuy {
        out.extend(MarketSlot::all().map(|slot| (path::market(slot), vec![Action::Buy(slot)])));
    }
    if question == Question::PlaceObjective {
        for slot in MonumentSlot::all() {
            let drawn = table.me().objectives_drawn;
            let set = drawn.iter().map(|&objective| Action::Set(objective, slot));
            out.push((path::monument(slot), set.collect()));
        }
    }
    out
}
