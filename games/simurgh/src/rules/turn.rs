//! SI-3: the turn and its menu.

use crate::{
    Simurgh,
    action::Action,
    data::Data,
    event::Event,
    names::{City, Space, TILE_SPACES, Tile, Vassal},
    rules::{
        abilities, exploration,
        place::{self, Scan},
        wilds,
    },
    step::{Step, Within},
    table::{Table, Turn, Where},
};
use table::{Cx, Flow, List, Set};

/// SI-3.1: resting vassals become available, the flags of the turn are cleared.
pub(crate) fn start(cx: &mut Cx<'_, Simurgh>) -> Flow<Step> {
    let seat = cx.table.active;
    cx.table.turn = Turn::default();
    if seat == cx.table.first {
        cx.table.round = cx.table.round.saturating_add(1);
    }
    let me = cx.table.me_mut();
    for vassal in Vassal::ALL {
        for _ in 0..me.count(vassal, Where::RESTING) {
            me.move_figure(vassal, Where::RESTING, Where::AVAILABLE);
        }
    }
    for dragon in me.dragons.iter_mut() {
        dragon.used = Set::NONE;
    }
    cx.tell(Event::TurnBegan { seat });
    cx.push(Step::Menu);
    Flow::Done
}

/// Section 5.3: everything that can be done now.
pub(crate) fn menu(table: &Table, out: &mut Vec<Action>) {
    let scan = Scan::new(table);
    abilities::active_options(table, scan.stock, Within::Turn, out);
    exploration::options(table, scan.stock, out);
    if table.turn.main_done {
        out.push(Action::End);
        return;
    }
    let before = out.len();
    scan.placements(&all_spaces(table), out);
    wilds::options(&scan, out);
    if table.me().on_board().next().is_some() {
        out.push(Action::Retreat);
    }
    // SI-4.8: only when no main action is possible.
    if out.len() == before {
        out.push(Action::Pass);
    }
}

/// The spaces of the city and of the tiles in the Wilds, sorted.
fn all_spaces(table: &Table) -> List<Space, 40> {
    let mut tiles = table.wilds;
    tiles.sort_unstable();
    let city = City::ALL.iter().map(|&city| Space::city(city));
    let wilds = tiles
        .iter()
        .flatten()
        .flat_map(|&tile| spaces_of(table.data(), tile));
    city.chain(wilds).collect()
}

/// The spaces of a tile where a vassal may be placed: of an exploration tile the first level.
pub(crate) fn spaces_of(data: &Data, tile: Tile) -> impl Iterator<Item = Space> {
    let n = if tile.is_exploration() {
        1
    } else {
        TILE_SPACES
    };
    let spaces = (0..n).map(move |index| tile.space(index));
    spaces.filter(|&space| data.has_space(space))
}

/// Carries out a choice of the menu, which comes back until the turn is ended (SI-3.8).
pub(crate) fn choose(cx: &mut Cx<'_, Simurgh>, action: Action) {
    if action == Action::End {
        cx.push(Step::TileLimit);
        return;
    }
    // SI-10.3: whatever was done, removal is checked when it is resolved, never in its middle.
    cx.push_all(&[Step::Removal, Step::Menu]);
    match action {
        Action::Use(dragon, slot) => abilities::use_active(cx, dragon, slot, Within::Turn),
        Action::Explore(tile) => exploration::explore(cx, tile),
        Action::Place(..) => place::place(cx, action),
        Action::Clear(tile) => wilds::clear(cx, tile),
        Action::Lay(tile, area) => wilds::lay(cx, tile, area),
        Action::Retreat => cx.push(Step::Retreat),
        Action::Pass => {
            cx.table.turn.main_done = true;
            let seat = cx.table.active;
            cx.tell(Event::Passed { seat });
        }
        Action::Back(_)
        | Action::Pay(_)
        | Action::Gain(_)
        | Action::Spend(_)
        | Action::Unmark(..)
        | Action::Mark(_)
        | Action::KeepPower(_)
        | Action::KeepDragon(_)
        | Action::ReturnDragon(..)
        | Action::ReturnObjective(..)
        | Action::Take(_)
        | Action::Buy(_)
        | Action::BuyStack
        | Action::Set(..)
        | Action::Discard(..)
        | Action::Drop(_)
        | Action::End => unreachable!("the menu does not list this"),
    }
}
