//! SI-3: the turn and its menu.

use crate::{
    Simurgh,
    action::Action,
    data::Data,
    event::Event,
    names::{Area, City, Space, TILE_SPACES, Tile, Vassal},
    rules::{Refusal, abilities, exploration, place::Scan, wilds},
    step::{Question, Within},
    table::{Table, Turn, Where},
};
use table::{Cx, List, Set};

/// SI-3.1: resting vassals become available, the flags of the turn are cleared.
pub(crate) fn start(cx: &mut Cx<'_, Simurgh>) {
    let seat = cx.table.active;
    cx.table.turn = Turn::default();
    if seat == cx.table.first {
        cx.table.round = cx.table.round.saturating_add(1);
    }
    let me = cx.table.me_mut();
    for &vassal in &Vassal::ALL {
        for _ in 0..me.count(vassal, Where::RESTING) {
            me.move_figure(vassal, Where::RESTING, Where::AVAILABLE);
        }
    }
    for dragon in me.dragons.iter_mut() {
        dragon.used = Set::NONE;
    }
    cx.tell(Event::TurnBegan { seat });
    cx.ask(Question::Menu);
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
    main_options(&scan, out);
    // SI-4.8: only when no main action is possible.
    if out.len() == before {
        out.push(Action::Pass);
    }
}

/// SI-3.2: every main action.
fn main_options(scan: &Scan<'_>, out: &mut Vec<Action>) {
    scan.placements(&all_spaces(scan.table), out);
    wilds::options(scan, out);
    if may_retreat(scan.table).is_ok() {
        out.push(Action::Retreat);
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

/// SI-3.2, SI-8.1: one main action in a turn.
fn may_act(table: &Table, rule: &'static str) -> Result<(), Refusal> {
    if table.turn.main_done {
        return Err(Refusal::MainDone { rule });
    }
    Ok(())
}

/// SI-4.1.
pub(crate) fn may_place(table: &Table, vassal: Vassal, space: Space) -> Result<(), Refusal> {
    may_act(table, "SI-3.2")?;
    Scan::new(table).may_place(vassal, space)
}

/// SI-8.1.
pub(crate) fn may_lay(table: &Table, tile: Tile, area: Area) -> Result<(), Refusal> {
    may_act(table, "SI-8.1")?;
    wilds::may_lay(&Scan::new(table), tile, area)
}

/// SI-8.3.
pub(crate) fn may_clear(table: &Table, tile: Tile) -> Result<(), Refusal> {
    may_act(table, "SI-8.1")?;
    wilds::may_clear(&Scan::new(table), tile)
}

/// SI-4.6: some vassal is on the board.
pub(crate) fn may_retreat(table: &Table) -> Result<(), Refusal> {
    may_act(table, "SI-3.2")?;
    match table.me().on_board().next() {
        Some(_) => Ok(()),
        None => Err(Refusal::NobodyOnBoard { rule: "SI-4.6" }),
    }
}

/// SI-4.8: no main action is possible.
pub(crate) fn may_pass(table: &Table) -> Result<(), Refusal> {
    may_act(table, "SI-3.2")?;
    let mut possible = Vec::new();
    main_options(&Scan::new(table), &mut possible);
    if possible.is_empty() {
        Ok(())
    } else {
        Err(Refusal::MainPossible)
    }
}

/// SI-3.2, SI-3.8: after the main action.
pub(crate) fn may_end(table: &Table) -> Result<(), Refusal> {
    match may_act(table, "SI-3.2") {
        Ok(()) => Err(Refusal::MainFirst),
        Err(_) => Ok(()),
    }
}

/// SI-4.8.
pub(crate) fn pass(cx: &mut Cx<'_, Simurgh>) {
    cx.table.turn.main_done = true;
    let seat = cx.table.active;
    cx.tell(Event::Passed { seat });
}
