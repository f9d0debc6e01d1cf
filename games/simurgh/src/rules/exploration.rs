//! SI-9: riders on exploration tiles.

use crate::{
    Simurgh,
    action::Action,
    effect::Stock,
    event::Event,
    names::{Space, TILE_SPACES, Tile, Vassal},
    rules::{
        Refusal,
        effects::{acting, is_payable},
        scouts::{SCOUTS, can_buy},
    },
    step::{Question, Source, Step, Work},
    table::{Table, Where},
};
use table::Cx;

/// SI-A2: since this version of the rules the exploration move may be made inside a main action too.
const INSIDE: u32 = 3;

/// SI-9.5, SI-9.8: the level below the own rider, when it exists, is empty and can be paid. SI-9.13: the gain need not be
/// possible.
fn may_advance(table: &Table, tile: Tile, stock: Stock) -> Result<Space, Refusal> {
    let level = table.me().level_on(tile).ok_or(Refusal::NoRider)? + 1;
    if level == TILE_SPACES {
        return Err(Refusal::NotTriggered { rule: "SI-12.6" });
    }
    let space = tile.space(level);
    if table.occupied().has(space) {
        return Err(Refusal::LevelTaken);
    }
    let cost = &table.data().space(space).cost;
    let (me, acting) = (table.me(), acting(table));
    let ways = cost.ways().iter();
    let mut payable = ways
        .filter(|way| is_payable(me, stock, acting, way))
        .peekable();
    if payable.peek().is_none() {
        return Err(Refusal::StepCost { cost });
    }
    if payable.any(|way| leaves_purchase(table, space, stock.minus(way))) {
        Ok(space)
    } else {
        Err(Refusal::KeepsPurchase)
    }
}

/// SI-3.6b: whether a step to this level is made at the Scouts' Quarters, before the purchase.
pub(crate) fn is_at_scouts(table: &Table, space: Space) -> bool {
    let is_step =
        matches!(space.on_tile(), Some((tile, level)) if tile.is_exploration() && level > 0);
    is_step
        && table
            .turn
            .acting
            .is_some_and(|figure| figure.space == SCOUTS)
}

/// SI-3.6b: at the Scouts' Quarters something must stay payable with what the level gives, once its cost is paid.
pub(crate) fn leaves_purchase(table: &Table, space: Space, stock: Stock) -> bool {
    let mut ways = table.data().space(space).gain.ways().iter();
    !is_at_scouts(table, space) || ways.any(|way| can_buy(table, stock.plus(way)))
}

/// SI-12.6: one more level, with the marker of the ability gone.
pub(crate) fn may_advance_again(table: &Table, tile: Tile) -> Result<Space, Refusal> {
    may_advance(table, tile, table.me().stock().minus_marker())
}

/// SI-9.5..9.7: the exploration move, once per turn, not with a rider that entered in this turn.
pub(crate) fn may_explore(table: &Table, tile: Tile) -> Result<(), Refusal> {
    may_explore_with(table, tile, table.me().stock())
}

fn may_explore_with(table: &Table, tile: Tile, stock: Stock) -> Result<(), Refusal> {
    if table.turn.explored {
        return Err(Refusal::Explored);
    }
    if !tile.is_exploration() || table.me().level_on(tile).is_none() {
        return Err(Refusal::NoRider);
    }
    if table.turn.entered == Some(tile) {
        return Err(Refusal::Entered);
    }
    may_advance(table, tile, stock).map(drop)
}

/// SI-3.6b, SI-3.6c: the same in the windows of the Scouts' Quarters and the Monument, still once per turn.
pub(crate) fn may_explore_inside(table: &Table, tile: Tile) -> Result<(), Refusal> {
    if !may_be_inside(table) {
        return Err(Refusal::OtherQuestion);
    }
    may_explore(table, tile)
}

pub(crate) fn options(table: &Table, stock: Stock, out: &mut Vec<Action>) {
    if table.turn.explored {
        return;
    }
    let from = out.len();
    let places = table.me().figures(Vassal::Dragonrider).iter();
    let tiles = places.filter_map(|place| place.space()?.tile());
    out.extend(
        tiles
            .filter(|&tile| may_explore_with(table, tile, stock).is_ok())
            .map(Action::Explore),
    );
    out[from..].sort_unstable();
}

pub(crate) fn options_inside(table: &Table, stock: Stock, out: &mut Vec<Action>) {
    if may_be_inside(table) {
        options(table, stock, out);
    }
}

/// SI-3.4, SI-A2: whether this game allows the move inside a main action.
pub(crate) fn may_be_inside(table: &Table) -> bool {
    table.edition.version() >= INSIDE
}

/// SI-9.5: the free action.
pub(crate) fn explore(cx: &mut Cx<'_, Simurgh>, tile: Tile) {
    cx.table.turn.explored = true;
    cx.work(Work::Advance(tile));
}

/// SI-9.5: one level down, the cost, the gain, then what answers to it (SI-12.4).
pub(crate) fn advance(cx: &mut Cx<'_, Simurgh>, tile: Tile) {
    let seat = cx.table.active;
    let me = cx.table.me();
    // In a position made by hand there may be no such step.
    let (Some(level), Ok(space)) = (me.level_on(tile), may_advance(cx.table, tile, me.stock()))
    else {
        return;
    };
    let from = Where::on(tile.space(level));
    cx.table
        .me_mut()
        .move_figure(Vassal::Dragonrider, from, Where::on(space));
    cx.tell(Event::Explored { seat, space });
    let source = Source::Space(space);
    cx.push_all(&[
        Step::Ask(Question::Pay(source)),
        Step::Ask(Question::Gain(source)),
        Step::Ask(Question::ExploreWindow(tile)),
    ]);
}
