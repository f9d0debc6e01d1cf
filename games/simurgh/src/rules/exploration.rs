//! SI-9: riders on exploration tiles.

use crate::{
    Simurgh,
    action::Action,
    effect::Stock,
    event::Event,
    names::{Space, TILE_SPACES, Tile, Vassal},
    rules::{
        effects::{acting, is_payable},
        scouts::{SCOUTS, can_buy},
    },
    step::{Source, Step},
    table::{Table, Where},
};
use table::{Cx, Flow};

/// SI-A2: since this version of the rules the exploration move may be made inside a main action too.
const INSIDE: u32 = 3;

/// SI-9.8: the level below the own rider, when it exists and is empty.
fn next_level(table: &Table, tile: Tile) -> Option<Space> {
    let level = table.me().level_on(tile)? + 1;
    let space = (level < TILE_SPACES).then(|| tile.space(level))?;
    (!table.occupied().has(space)).then_some(space)
}

/// SI-9.5, SI-9.8: whether the own rider can go one level down. SI-9.13: the gain need not be possible.
fn can_advance(table: &Table, tile: Tile, stock: Stock) -> bool {
    next_level(table, tile).is_some_and(|space| {
        let mut ways = table.data().space(space).cost.ways().iter();
        ways.any(|way| {
            is_payable(table.me(), stock, acting(table), way)
                && leaves_purchase(table, space, stock.minus(way))
        })
    })
}

/// SI-9.5: whether a step to this level could be paid, whatever is left then.
pub(crate) fn is_step_payable(table: &Table, space: Space) -> bool {
    let (me, acting) = (table.me(), acting(table));
    let mut ways = table.data().space(space).cost.ways().iter();
    ways.any(|way| is_payable(me, me.stock(), acting, way))
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

/// SI-12.6: the same with the marker of the ability gone.
pub(crate) fn can_advance_again(table: &Table, tile: Tile) -> bool {
    can_advance(table, tile, table.me().stock().minus_marker())
}

/// SI-9.5..9.7: the exploration move, once per turn, not with a rider that entered in this turn.
pub(crate) fn options(table: &Table, stock: Stock, out: &mut Vec<Action>) {
    if table.turn.explored {
        return;
    }
    let from = out.len();
    for place in table.me().figures(Vassal::Dragonrider) {
        let Some(tile) = place
            .space()
            .and_then(Space::tile)
            .filter(|tile| tile.is_exploration())
        else {
            continue;
        };
        if table.turn.entered != Some(tile) && can_advance(table, tile, stock) {
            out.push(Action::Explore(tile));
        }
    }
    out[from..].sort_unstable();
}

/// SI-3.6b, SI-3.6c: the same in the windows of the Scouts' Quarters and the Monument, still once per turn.
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
    cx.push(Step::Advance(tile));
}

/// SI-9.5: one level down, the cost, the gain, then what answers to it (SI-12.4).
pub(crate) fn advance(cx: &mut Cx<'_, Simurgh>, tile: Tile) -> Flow<Step> {
    let seat = cx.table.active;
    let stock = cx.table.me().stock();
    if !can_advance(cx.table, tile, stock) {
        return Flow::Done;
    }
    let Some(space) = next_level(cx.table, tile) else {
        return Flow::Done;
    };
    let level = cx
        .table
        .me()
        .level_on(tile)
        .expect("a rider that can advance is there");
    let from = Where::on(tile.space(level));
    cx.table
        .me_mut()
        .move_figure(Vassal::Dragonrider, from, Where::on(space));
    cx.tell(Event::Explored { seat, space });
    let source = Source::Space(space);
    cx.push_all(&[
        Step::Pay(source),
        Step::Gain(source),
        Step::ExploreWindow(tile),
    ]);
    Flow::Done
}
