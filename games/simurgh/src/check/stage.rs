//! Hand-made positions of scenarios: the named points of a game, and tidying up what follows from what is given.

use crate::{
    names::{Dragon, Objective, Tile, TileType},
    rules::end_of_turn::fill_market,
    step::{Question, Step, Work},
    table::{Hidden, OwnDragon, Table, Turn},
};
use table::{List, Seat, Set};

/// Points: `turn SEAT` (a turn begins), `menu SEAT` (inside a turn), `limits SEAT` (after the menu), `scoring`.
///
/// Tiles that are given somewhere leave the stacks; tiles, dragons and objectives that are nowhere and not in the box
/// go to the bottom of theirs.
pub(super) fn stage(table: &mut Table, point: &str) -> Result<Vec<Step>, String> {
    let mut words = point.split_whitespace();
    let word = words.next().unwrap_or("");
    let seat = match words.next() {
        Some(number) => {
            let seat = number.parse().ok().and_then(Seat::from_number);
            Some(
                seat.filter(|seat| seat.index() < table.n())
                    .ok_or("no such seat")?,
            )
        }
        None => None,
    };
    let steps = match word {
        "turn" => vec![Step::Do(Work::StartTurn)],
        "menu" => vec![Step::Ask(Question::Menu)],
        "limits" => vec![Step::Do(Work::TileLimit)],
        "scoring" => vec![Step::Do(Work::Scoring)],
        _ => {
            return Err(format!(
                "'{point}' is no point: turn SEAT, menu SEAT, limits SEAT, scoring"
            ));
        }
    };
    if let Some(seat) = seat {
        table.active = seat;
    }
    match word {
        "turn" => table.turn = Turn::default(),
        "limits" => table.turn.main_done = true,
        _ => {}
    }
    // The first round begins with the first player's turn.
    if word != "turn" || table.active != table.first {
        table.round = table.round.max(1);
    }
    tidy(table);
    if word == "scoring" {
        fill_chronicle(table);
    }
    if table.is_end_reached() {
        table.closer = table.closer.or(Some(table.active));
    }
    Ok(steps)
}

/// A game that is scored has reached its end: tiles of the stack, the market and the hands are in the Chronicle.
fn fill_chronicle(table: &mut Table) {
    while !table.is_end_reached() {
        let Some(tile) = take_any(table) else { return };
        table.chronicle = table.chronicle.with(tile);
    }
}

fn take_any(table: &mut Table) -> Option<Tile> {
    if let Some(last) = table.stack.len().checked_sub(1) {
        return Some(table.stack.remove(last).tile);
    }
    let shown = table.market.iter_mut().rev().find_map(Option::take);
    shown.or_else(|| {
        let mut players = table.players.iter_mut();
        let player = players.find(|player| !player.hand.is_empty())?;
        let tile = player.hand.iter().next()?;
        player.hand = player.hand.without(tile);
        Some(tile)
    })
}

fn tidy(table: &mut Table) {
    // Power tiles are drawn only where the drafts of Dragonlord mode were not played.
    let players = table.players.iter();
    let is_drafting = players
        .clone()
        .any(|player| !player.powers_drawn.is_empty());
    deal_powers(table);
    tidy_tiles(table);
    if is_drafting && table.on_offer().next().is_none() {
        fill_market(table);
    }
    tidy_dragons(table);
    tidy_objectives(table);
}

/// After a draft that was not played everybody gets the first power tile that is free.
fn deal_powers(table: &mut Table) {
    for seat in table.seats() {
        let taken: Set<Tile> = table
            .players
            .iter()
            .filter_map(|player| player.power)
            .collect();
        let free = TileType::Power
            .tiles()
            .find(|&tile| !taken.has(tile) && !table.is_laid(tile));
        let player = table.player_mut(seat);
        player.power = player.power.or(free);
        player.passed.clear();
        player.powers_drawn.clear();
    }
    // A power tile given to the Wilds or the Chronicle was somebody's.
    let laid: Vec<Tile> = table
        .wilds
        .iter()
        .flatten()
        .copied()
        .chain(table.chronicle.iter())
        .collect();
    for tile in laid
        .into_iter()
        .filter(|tile| tile.kind() == TileType::Power)
    {
        if table
            .players
            .iter()
            .any(|player| player.power == Some(tile))
        {
            continue;
        }
        let held = |seat: &Seat| {
            table
                .player(*seat)
                .power
                .is_none_or(|power| !table.is_laid(power))
        };
        let owner = table.seats().rev().find(held);
        if let Some(owner) = owner {
            table.player_mut(owner).power = Some(tile);
        }
    }
}

/// Tiles that lie in hands, in the Wilds or in the Chronicle leave market and stack.
fn tidy_tiles(table: &mut Table) {
    let mut placed: Set<Tile> = table.chronicle;
    let hands = table.players.iter().flat_map(|player| player.hand.iter());
    for tile in hands.chain(table.wilds.iter().flatten().copied()) {
        placed = placed.with(tile);
    }
    for slot in &mut table.market {
        *slot = slot.filter(|tile| !placed.has(*tile));
    }
    let shown: Set<Tile> = table.market.iter().flatten().copied().collect();
    table
        .stack
        .retain(|hidden| !placed.has(hidden.tile) && !shown.has(hidden.tile));
    for &kind in TileType::ALL
        .iter()
        .filter(|&&kind| kind != TileType::Power)
    {
        refill_box(table, kind);
    }
}

/// SI-2.4: as many tiles of each type stay in the box as the setup puts there. Others go to the bottom of the stack;
/// where more were given than are in play, the lowest ones of the stack go back.
fn refill_box(table: &mut Table, kind: TileType) {
    let boxed = table.boxed_tiles();
    let mut boxed: List<Tile, 48> = boxed.iter().filter(|tile| tile.kind() == kind).collect();
    while boxed.len() > table.data().removed(kind) {
        table.stack.push(Hidden::unknown(boxed.remove(0)));
    }
    while boxed.len() < table.data().removed(kind) {
        let lowest = table
            .stack
            .iter()
            .rposition(|hidden| hidden.tile.kind() == kind);
        let Some(lowest) = lowest else { return };
        boxed.push(table.stack.remove(lowest).tile);
    }
}

/// After a draft that was not played everybody gets the next dragon of the stack.
fn tidy_dragons(table: &mut Table) {
    let mut left = [2usize; Dragon::ALL.len()];
    for own in table
        .players
        .iter()
        .flat_map(|player| player.dragons.iter())
    {
        left[own.kind.index()] = left[own.kind.index()].saturating_sub(1);
    }
    let stacked = table.dragon_stack;
    let markers = table.data().start_markers();
    for player in table.players.iter_mut() {
        player.dragons_drawn.clear();
        let mut free = stacked.iter().map(|hidden| hidden.tile);
        if player.dragons.is_empty()
            && let Some(kind) = free.find(|kind| left[kind.index()] > 0)
        {
            left[kind.index()] -= 1;
            player.add_dragon(OwnDragon::with_markers(kind, markers));
        }
        player.dragons.sort_by_key(|own| own.kind);
    }
    let mut stack = List::EMPTY;
    let all = Dragon::ALL
        .iter()
        .flat_map(|&kind| [kind, kind])
        .map(Hidden::unknown);
    for hidden in table.dragon_stack.iter().copied().chain(all) {
        let left = &mut left[hidden.tile.index()];
        if *left > 0 {
            *left -= 1;
            stack.push(hidden);
        }
    }
    table.dragon_stack = stack;
}

fn tidy_objectives(table: &mut Table) {
    let shown: Vec<Objective> = table.objectives.iter().flatten().copied().collect();
    let mut stack: List<Hidden<Objective>, 12> = List::EMPTY;
    for hidden in table
        .objective_stack
        .iter()
        .copied()
        .chain(Objective::ALL.into_iter().map(Hidden::unknown))
    {
        if !shown.contains(&hidden.tile) && !stack.iter().any(|other| other.tile == hidden.tile) {
            stack.push(hidden);
        }
    }
    table.objective_stack = stack;
}
