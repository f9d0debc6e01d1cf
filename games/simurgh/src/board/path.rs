//! Which elements of the picture to click, one after another, for an action.
//!
//! | element | id |
//! |---|---|
//! | action space, area, tile in the Wilds | `space-armory`, `space-production-8-a`, `area-3`, `tile-production-8` |
//! | own vassals that can be placed | `available-1-spearman` (seat and kind) |
//! | figure on the board, the second one of two equal ones | `figure-1-spearman-armory`, `figure-1-spearman-academy-2` |
//! | tile in hand, power tile on offer | `hand-production-8`, `offer-power-29` |
//! | dragon, ability | `dragon-1-sage`, `ability-1-sage-B` |
//! | drawn dragon or objective | `drawn-sage`, `drawn-objective-77` |
//! | slots of market and Monument, stack | `slot-3`, `monument-2`, `stack` |
//! | resource on the own board | `resource-1-wood` |
//! | ways to pay and gain | `choice-pay-1-wood-1-meat` |
//! | buttons | `button-retreat`, `button-confirm`, `button-pass`, `button-end`, `button-top`, `button-bottom` |

use crate::{
    action::Action,
    names::{
        Area, DragonTile, End, Figure, Good, MarketSlot, MonumentSlot, Slot, Space, Tile, Vassal,
    },
};
use std::fmt::Display;
use table::Seat;

pub(crate) fn path(seat: Seat, action: Action) -> Vec<String> {
    match action {
        Action::Use(dragon, slot) | Action::Unmark(dragon, slot) => {
            vec![ability(seat, dragon, slot)]
        }
        Action::Explore(tile) => vec![rider(seat, tile)],
        Action::Place(vassal, at) => vec![available(seat, vassal), space(at)],
        Action::Clear(it) => vec![tile(it)],
        Action::Lay(tile, to) => vec![hand(tile), area(to)],
        Action::Retreat => vec![button("retreat")],
        Action::Back(company) => {
            let mut path: Vec<String> = Vec::new();
            for figure_ in company.iter() {
                let first = figure(seat, figure_, 1);
                let id = if path.contains(&first) {
                    let nth = 1 + path.iter().filter(|id| id.starts_with(&first)).count();
                    figure(seat, figure_, nth)
                } else {
                    first
                };
                path.push(id);
            }
            path.push(button("confirm"));
            path
        }
        Action::Pay(_) | Action::Gain(_) => vec![choice(action)],
        Action::Spend(it) => vec![figure(seat, it, 1)],
        Action::Mark(it) => vec![dragon(seat, it)],
        Action::KeepPower(tile) => vec![offer(tile)],
        Action::KeepDragon(dragon) => vec![drawn(dragon)],
        Action::ReturnDragon(dragon, end) => vec![drawn(dragon), end_button(end)],
        Action::ReturnObjective(objective, end) => vec![drawn(objective), end_button(end)],
        Action::Take(tile) => vec![market_tile(tile)],
        Action::Buy(slot) => vec![market(slot)],
        Action::BuyStack => vec![STACK.to_owned()],
        Action::Set(objective, slot) => vec![drawn(objective), monument(slot)],
        Action::Discard(tile, end) => vec![hand(tile), end_button(end)],
        Action::Drop(good) => vec![resource(seat, good)],
        Action::Pass => vec![button("pass")],
        Action::End => vec![button("end")],
    }
}

pub(crate) const STACK: &str = "stack";

fn slug(text: impl Display) -> String {
    text.to_string()
        .replace(" + ", "-")
        .replace(['.', ' '], "-")
}

pub(crate) fn space(space: Space) -> String {
    format!("space-{}", slug(space))
}

pub(crate) fn tile(tile: Tile) -> String {
    format!("tile-{tile}")
}

pub(crate) fn area(area: Area) -> String {
    format!("area-{area}")
}

pub(crate) fn available(seat: Seat, vassal: Vassal) -> String {
    format!("available-{seat}-{vassal}")
}

pub(crate) fn figure(seat: Seat, figure: Figure, nth: usize) -> String {
    match nth {
        1 => format!("figure-{seat}-{}", slug(figure)),
        nth => format!("figure-{seat}-{}-{nth}", slug(figure)),
    }
}

/// The own rider on an exploration tile, whatever its level.
pub(crate) fn rider(seat: Seat, tile: Tile) -> String {
    format!("rider-{seat}-{tile}")
}

pub(crate) fn hand(tile: Tile) -> String {
    format!("hand-{tile}")
}

pub(crate) fn offer(tile: Tile) -> String {
    format!("offer-{tile}")
}

pub(crate) fn dragon(seat: Seat, dragon: DragonTile) -> String {
    format!("dragon-{seat}-{dragon}")
}

pub(crate) fn ability(seat: Seat, dragon: DragonTile, slot: Slot) -> String {
    format!("ability-{seat}-{dragon}-{slot}")
}

pub(crate) fn drawn(tile: impl Display) -> String {
    format!("drawn-{tile}")
}

pub(crate) fn market(slot: MarketSlot) -> String {
    format!("slot-{slot}")
}

pub(crate) fn market_tile(tile: Tile) -> String {
    format!("market-{tile}")
}

pub(crate) fn monument(slot: MonumentSlot) -> String {
    format!("monument-{slot}")
}

pub(crate) fn resource(seat: Seat, good: Good) -> String {
    format!("resource-{seat}-{good}")
}

pub(crate) fn choice(action: Action) -> String {
    format!("choice-{}", slug(action))
}

pub(crate) fn button(name: &str) -> String {
    format!("button-{name}")
}

fn end_button(end: End) -> String {
    button(end.id())
}
