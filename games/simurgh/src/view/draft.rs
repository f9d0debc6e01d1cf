//! The power draft (SI-2.8) as one viewer knows it: some draft that fits what the viewer kept, passed on and was passed,
//! and the power tiles that everybody has seen since.
//!
//! A drafter chooses from what was received and a fresh tile, so what came before can be built backwards from any set
//! that was passed on (one of the three tiles of a choice is the fresh one), and what came after forwards.

use super::{PlayerView, View};
use crate::{
    data::Data,
    names::{Tile, TileType},
    table::Table,
};
use table::{Chance, Seat, Set};

/// Deals kept, passed and drawn power tiles.
pub(super) fn imagine(view: &View, table: &mut Table, chance: &mut Chance) {
    let order: Vec<Seat> = table
        .seats()
        .map(|at| table.power_drafter(at.index()))
        .collect();
    let seen: Vec<&PlayerView> = order.iter().map(|at| &view.players[at.index()]).collect();
    let n_drafted = seen.iter().filter(|player| player.power.n > 0).count();
    let mut draft = Draft::new(&seen, n_drafted, table.data(), chance);
    // A drafter knows the set that was received and the set that was passed on; for others any last set will do.
    let known = |at: &usize| seen[*at].passed.tiles.is_some();
    match (0..n_drafted).find(known) {
        Some(received) => draft.before(received),
        None => draft.all(),
    }
    if let Some(own) = (0..n_drafted).rev().find(known) {
        draft.after(own);
    }
    for (at, &seat) in order.iter().enumerate() {
        let player = table.player_mut(seat);
        player.power = draft.kept[at];
        player.passed = draft.passed[at].iter().copied().collect();
        let drawn = &seen[at].powers_drawn;
        player.powers_drawn = match &drawn.tiles {
            Some(tiles) => tiles.iter().copied().collect(),
            None => (0..drawn.n).map(|_| draft.fresh()).collect(),
        };
    }
}

struct Draft<'a> {
    n_drafted: usize,
    /// From how many tiles everybody chooses.
    power_choice: usize,
    /// By place in the order of the draft.
    kept: Vec<Option<Tile>>,
    passed: Vec<Vec<Tile>>,
    /// Tiles that nobody has drawn as far as is known, in random order.
    unused: Vec<Tile>,
    chance: &'a mut Chance,
}

impl<'a> Draft<'a> {
    /// What is known.
    fn new(seen: &[&PlayerView], n_drafted: usize, data: &Data, chance: &'a mut Chance) -> Self {
        let kept: Vec<Option<Tile>> = seen
            .iter()
            .map(|player| player.power.tiles.as_ref()?.first().copied())
            .collect();
        let passed: Vec<Vec<Tile>> = seen
            .iter()
            .map(|player| player.passed.tiles.clone().unwrap_or_default())
            .collect();
        let drawn = seen.iter().flat_map(|player| &player.powers_drawn.tiles);
        let used: Set<Tile> = drawn
            .chain(&passed)
            .flatten()
            .chain(kept.iter().flatten())
            .copied()
            .collect();
        let mut unused: Vec<Tile> = TileType::Power
            .tiles()
            .filter(|&tile| !used.has(tile))
            .collect();
        chance.shuffle(&mut unused);
        Self {
            n_drafted,
            power_choice: data.power_choice(),
            kept,
            passed,
            unused,
            chance,
        }
    }

    /// No set is known: some tiles were passed on at last.
    fn all(&mut self) {
        let Some(last) = self.n_drafted.checked_sub(1) else {
            return;
        };
        self.passed[last] = (1..self.power_choice).map(|_| self.fresh()).collect();
        self.before(last);
    }

    /// Everything up to the set that was passed on here: of each choice any tile may have been the fresh one.
    fn before(&mut self, at: usize) {
        for at in (0..=at).rev() {
            let kept = self.kept[at].unwrap_or_else(|| self.fresh());
            self.kept[at] = Some(kept);
            if at > 0 {
                let mut choice = self.passed[at].clone();
                choice.push(kept);
                choice.swap_remove(below(self.chance, choice.len()));
                self.passed[at - 1] = choice;
            }
        }
    }

    /// Everything after the set that was passed on here: each one adds a fresh tile and keeps one which nobody later is
    /// known to have kept.
    fn after(&mut self, at: usize) {
        for at in at + 1..self.n_drafted {
            let mut choice = self.passed[at - 1].clone();
            let known = self.kept[at];
            match known.filter(|tile| !choice.contains(tile)) {
                Some(tile) => choice.push(tile),
                None => choice.push(self.fresh()),
            }
            let later = &self.kept[at + 1..];
            let free = choice.iter().filter(|tile| !later.contains(&Some(**tile)));
            let free: Vec<Tile> = free.copied().collect();
            let kept = known.unwrap_or_else(|| free[below(self.chance, free.len())]);
            choice.retain(|&tile| tile != kept);
            self.kept[at] = Some(kept);
            self.passed[at] = choice;
        }
    }

    fn fresh(&mut self) -> Tile {
        self.unused
            .pop()
            .expect("there are power tiles for every draft")
    }
}

fn below(chance: &mut Chance, n: usize) -> usize {
    chance.index(n, |at| at.to_string())
}
