//! SI-9: riders on exploration tiles.

use crate::{
    Simurgh,
    action::Action,
    effect::Stock,
    event::Event,
    names::{Space, TILE_SPACES, Tile, Vassal},
    rules::effects::{acting, is_payable},
    step::{Source, Step},
    table::{Table, Where},
};
use table::{Cx, Flow};

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
        ways.any(|way| is_payable(table.me(), stock, acting(table), way))
    })
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
