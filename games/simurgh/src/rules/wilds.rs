//! SI-8: laying tiles in the Wilds; SI-10: how they leave for the Chronicle.

use crate::{
    Simurgh,
    action::Action,
    effect::Stock,
    event::{Event, Gone},
    names::{Area, Space, TILE_SPACES, Tile, Vassal},
    rules::{Refusal, effects::pay_goods, end_of_turn::check_end, place::Scan, turn::spaces_of},
    step::{Question, Source, Step},
    table::{Table, Where},
};
use table::{Cx, List};

/// SI-8.2, SI-8.3: every tile and area where laying is legal, or every tile that may be cleared for one.
pub(crate) fn options(scan: &Scan<'_>, out: &mut Vec<Action>) {
    let hand = scan.table.hand(scan.table.active);
    if hand.is_empty() || scan.crew().next().is_none() {
        return;
    }
    let free: List<Area, 6> = scan.table.free_areas().collect();
    if free.is_empty() {
        let from = out.len();
        let tiles = scan.table.wilds.iter().flatten().copied();
        out.extend(
            tiles
                .filter(|&tile| may_clear(scan, tile).is_ok())
                .map(Action::Clear),
        );
        out[from..].sort_unstable();
        return;
    }
    for tile in hand.iter() {
        // What can be used without the reward can be used with it.
        let fits = scan.fits(tile, scan.stock);
        for &area in free.iter() {
            if fits || fits_with_reward(scan, tile, area, scan.stock) {
                out.push(Action::Lay(tile, area));
            }
        }
    }
}

/// SI-8.2, SI-8.4, SI-8.7: a tile of the hand on a free area, where some vassal can use it.
pub(crate) fn may_lay(scan: &Scan<'_>, tile: Tile, area: Area) -> Result<(), Refusal> {
    let table = scan.table;
    if !table.hand(table.active).has(tile) {
        return Err(Refusal::NotInHand { rule: "SI-8.4" });
    }
    if !table.is_in_play(area) {
        return Err(Refusal::NotInPlay);
    }
    if table.wilds[area.index()].is_some() {
        return Err(match table.free_areas().next() {
            Some(_) => Refusal::AreaTaken { rule: "SI-8.2" },
            None => Refusal::NoArea,
        });
    }
    if fits_with_reward(scan, tile, area, scan.stock) {
        Ok(())
    } else {
        Err(Refusal::Unusable)
    }
}

/// SI-8.7: after some way of taking the reward.
fn fits_with_reward(scan: &Scan<'_>, tile: Tile, area: Area, stock: Stock) -> bool {
    let mut ways = scan.data.area(area).reward.ways().iter();
    ways.any(|way| scan.fits(tile, stock.plus(way)))
}

/// SI-8.3, SI-9.11: a tile may be removed by weapon when no area is free and a tile of the hand fits there afterwards.
pub(crate) fn may_clear(scan: &Scan<'_>, tile: Tile) -> Result<(), Refusal> {
    let table = scan.table;
    let Some(area) = table.area_of(tile) else {
        return Err(Refusal::NotInWilds);
    };
    if table.free_areas().next().is_some() {
        return Err(Refusal::AreaFree);
    }
    if tile.is_exploration() {
        return Err(Refusal::ClearExploration);
    }
    let cost = scan.data.clear_cost();
    if !scan.stock.covers(cost) {
        return Err(Refusal::ClearCost { cost: cost.goods });
    }
    let stock = scan.stock.minus(cost);
    let mut hand = table.hand(table.active).iter();
    if hand.any(|held| fits_with_reward(scan, held, area, stock)) {
        Ok(())
    } else {
        Err(Refusal::Unusable)
    }
}

/// SI-8.3, SI-10.4: the weapon is paid, the tile leaves at once.
pub(crate) fn clear(cx: &mut Cx<'_, Simurgh>, tile: Tile) {
    let area = cx
        .table
        .area_of(tile)
        .expect("only tiles in the Wilds are listed");
    cx.ask(Question::LayOn(area));
    pay_goods(cx, cx.table.data().clear_cost().goods);
    remove(cx, area, tile, Gone::Cleared);
}

/// SI-8.3: a tile of the hand on the area that was cleared.
pub(crate) fn may_lay_on(
    scan: &Scan<'_>,
    cleared: Area,
    tile: Tile,
    area: Area,
) -> Result<(), Refusal> {
    if area != cleared {
        return Err(Refusal::AreaTaken { rule: "SI-8.3" });
    }
    may_lay(scan, tile, area)
}

pub(crate) fn any_lay_on(table: &Table, area: Area) -> bool {
    let scan = Scan::new(table);
    let mut hand = table.hand(table.active).iter();
    hand.any(|tile| may_lay_on(&scan, area, tile, area).is_ok())
}

pub(crate) fn lay_on_options(table: &Table, area: Area, out: &mut Vec<Action>) {
    let scan = Scan::new(table);
    let hand = table.hand(table.active).iter();
    let legal = hand.filter(|&tile| may_lay_on(&scan, area, tile, area).is_ok());
    out.extend(legal.map(|tile| Action::Lay(tile, area)));
}

/// SI-8.4..8.6: the tile is put down, the reward gained, a vassal placed on it.
pub(crate) fn lay(cx: &mut Cx<'_, Simurgh>, tile: Tile, area: Area) {
    let seat = cx.table.active;
    let me = cx.table.me_mut();
    me.hand = me.hand.without(tile);
    cx.table.wilds[area.index()] = Some(tile);
    cx.reveal();
    cx.tell(Event::Laid { seat, tile, area });
    cx.push_all(&[
        Step::Ask(Question::Gain(Source::Area(area))),
        Step::Ask(Question::PlaceOn(tile)),
    ]);
}

/// SI-8.7: whether some way of taking the reward lets the tile just laid on this area be used.
pub(crate) fn reward_fits(table: &Table, area: Area) -> bool {
    let scan = Scan::new(table);
    let tile = table.wilds[area.index()];
    tile.is_some_and(|tile| fits_with_reward(&scan, tile, area, scan.stock))
}

/// SI-8.7, SI-8.8: whether the tile just laid on this area can be used with these resources.
pub(crate) fn laid_tile_fits(table: &Table, area: Area, stock: Stock) -> bool {
    let scan = Scan::new(table);
    table.wilds[area.index()].is_some_and(|tile| scan.fits(tile, stock))
}

fn laid_spaces(table: &Table, tile: Tile) -> List<Space, TILE_SPACES> {
    spaces_of(table.data(), tile).collect()
}

/// SI-8.6: a vassal on the tile that was laid.
pub(crate) fn may_place_on(
    table: &Table,
    laid: Tile,
    vassal: Vassal,
    space: Space,
) -> Result<(), Refusal> {
    if space.tile() != Some(laid) {
        return Err(Refusal::NoSpace { rule: "SI-8.1" });
    }
    Scan::new(table).may_place(vassal, space)
}

pub(crate) fn any_place_on(table: &Table, tile: Tile) -> bool {
    Scan::new(table).any_placement(&laid_spaces(table, tile))
}

pub(crate) fn place_on_options(table: &Table, tile: Tile, out: &mut Vec<Action>) {
    Scan::new(table).placements(&laid_spaces(table, tile), out);
}

/// SI-10.1..10.3, SI-9.9, SI-9.10: empty, full and explored tiles leave.
pub(crate) fn removal(cx: &mut Cx<'_, Simurgh>) {
    cx.table.turn.acting = None;
    for area in Area::all() {
        let Some(tile) = cx.table.wilds[area.index()] else {
            continue;
        };
        if let Some(why) = leaves(cx.table, tile) {
            remove(cx, area, tile, why);
        }
    }
}

/// Why a tile leaves the Wilds now.
pub(crate) fn leaves(table: &Table, tile: Tile) -> Option<Gone> {
    let vassals = table.vassals_on(tile);
    if vassals == 0 {
        return Some(Gone::Empty);
    }
    if tile.is_exploration() {
        let last = Some(TILE_SPACES - 1);
        let explored = table
            .players
            .iter()
            .any(|player| player.level_on(tile) == last);
        return explored.then_some(Gone::Explored);
    }
    (vassals >= table.data().full_at(table.n())).then_some(Gone::Full)
}

/// SI-10.5..10.7: vassals go home, the tile goes to the Chronicle.
fn remove(cx: &mut Cx<'_, Simurgh>, area: Area, tile: Tile, why: Gone) {
    cx.table.wilds[area.index()] = None;
    cx.table.chronicle = cx.table.chronicle.with(tile);
    cx.tell(Event::Removed { tile, why });
    for seat in cx.table.seats() {
        let home = if seat == cx.table.active {
            Where::RESTING
        } else {
            Where::AVAILABLE
        };
        let player = cx.table.player_mut(seat);
        for &vassal in &Vassal::ALL {
            while let Some(place) = on_tile(player.figures(vassal), tile) {
                player.move_figure(vassal, place, home);
            }
        }
    }
    check_end(cx);
}

fn on_tile(figures: &[Where], tile: Tile) -> Option<Where> {
    let on = |place: &&Where| place.space().and_then(Space::tile) == Some(tile);
    figures.iter().find(on).copied()
}
