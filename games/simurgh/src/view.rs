//! What each viewer sees (here), and tables that look like that (`imagine`, with the power draft in `draft`).

mod draft;
mod imagine;

use crate::{
    Simurgh,
    data::Data,
    event::Event,
    names::{Dragon, Length, Mode, Objective, TieBreak, Tile, TileType, Vassal},
    table::{Figures, Hidden, N_DRAGONS, OwnDragon, Points, Resources, Table, Turn, Where},
};
use serde::Serialize;
use table::{Chance, Edition, List, Seat, Seats, Set, Sight, Viewer};

/// What one viewer sees of the table (section 5.5 of the specification).
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[allow(missing_docs)]
pub struct View {
    pub mode: Mode,
    pub length: Length,
    pub tie_break: TieBreak,
    pub first: Seat,
    pub active: Seat,
    pub round: u16,
    pub closer: Option<Seat>,
    pub turn: Turn,
    pub players: Vec<PlayerView>,
    pub market: [Option<Tile>; 4],
    pub wilds: [Option<Tile>; 6],
    pub objectives: [Option<Objective>; 5],
    pub chronicle: Set<Tile>,
    /// Stacks, top first: own knowledge of positions, and who else knows one.
    pub stack: Vec<Back<Tile>>,
    pub dragon_stack: Vec<Back<Dragon>>,
    pub objective_stack: Vec<Back<Objective>>,
    /// How many tiles of each type went back to the box unseen.
    pub boxed: Boxed,
    /// Dragons and objectives that left the game; everybody saw them go.
    pub boxed_dragons: Vec<Dragon>,
    pub boxed_objectives: Vec<Objective>,
}

/// A tile of a stack, as one viewer sees it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Back<T> {
    /// What it is, if the viewer knows.
    pub tile: Option<T>,
    /// Who knows it: everybody saw who put it there.
    pub known: Seats,
}

/// Tiles held by somebody: how many, and which if the viewer may know.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Held<T> {
    /// How many.
    pub n: usize,
    /// Which.
    pub tiles: Option<Vec<T>>,
}

/// Tiles in the box by type.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[allow(missing_docs)]
pub struct Boxed {
    pub production: usize,
    pub research: usize,
    pub transformation: usize,
    pub exploration: usize,
}

impl Boxed {
    fn of(table: &Table) -> Self {
        let boxed = table.boxed_tiles();
        let count = |kind: TileType| boxed.iter().filter(|tile| tile.kind() == kind).count();
        Boxed {
            production: count(TileType::Production),
            research: count(TileType::Research),
            transformation: count(TileType::Transformation),
            exploration: count(TileType::Exploration),
        }
    }

    fn get(&self, kind: TileType) -> usize {
        match kind {
            TileType::Production => self.production,
            TileType::Research => self.research,
            TileType::Transformation => self.transformation,
            TileType::Exploration => self.exploration,
            TileType::Power => 0,
        }
    }
}

/// One player's side, as one viewer sees it.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[allow(missing_docs)]
pub struct PlayerView {
    pub points: Points,
    pub resources: Resources,
    pub spearmen: Figures<3>,
    pub riders: Figures<2>,
    pub dragons: List<OwnDragon, N_DRAGONS>,
    /// Tiles in hand but for the power tile.
    pub hand: Held<Tile>,
    /// The power tile: known to its owner, and to everybody once it was laid.
    pub power: Held<Tile>,
    /// Power tiles passed on: known to giver and taker.
    pub passed: Held<Tile>,
    pub powers_drawn: Held<Tile>,
    pub dragons_drawn: Held<Dragon>,
    pub objectives_drawn: Held<Objective>,
}

impl PlayerView {
    /// The level that a rider has reached on an exploration tile, from 0.
    pub(crate) fn level_on(&self, tile: Tile) -> Option<usize> {
        let places = self
            .riders
            .iter()
            .filter_map(|place| place.space()?.on_tile());
        places
            .filter(|(other, _)| *other == tile)
            .map(|(_, level)| level)
            .next()
    }

    /// All figures of a kind.
    pub(crate) fn figures(&self, vassal: Vassal) -> &[Where] {
        match vassal {
            Vassal::Spearman => self.spearmen.as_slice(),
            Vassal::Dragonrider => self.riders.as_slice(),
        }
    }
}

impl Sight for Simurgh {
    fn look(table: &Table, viewer: Viewer) -> View {
        let players = table
            .seats()
            .map(|seat| look_at_player(table, seat, viewer))
            .collect();
        View {
            mode: table.mode,
            length: table.length,
            tie_break: table.tie_break,
            first: table.first,
            active: table.active,
            round: table.round,
            closer: table.closer,
            turn: table.turn,
            players,
            market: table.market,
            wilds: table.wilds,
            objectives: table.objectives,
            chronicle: table.chronicle,
            stack: backs(&table.stack, viewer),
            dragon_stack: backs(&table.dragon_stack, viewer),
            objective_stack: backs(&table.objective_stack, viewer),
            boxed: Boxed::of(table),
            boxed_dragons: boxed_dragons(table),
            boxed_objectives: boxed_objectives(table),
        }
    }

    fn imagine(view: &View, _: Viewer, edition: Edition<Data>, chance: &mut Chance) -> Table {
        imagine::imagine(view, edition, chance)
    }

    fn redact(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(event.seen_by(viewer))
    }
}

fn backs<T: Copy>(stack: &[Hidden<T>], viewer: Viewer) -> Vec<Back<T>> {
    let knows = |known: Seats| viewer.seat().is_some_and(|seat| known.has(seat));
    stack
        .iter()
        .map(|hidden| Back {
            tile: knows(hidden.known).then_some(hidden.tile),
            known: hidden.known,
        })
        .collect()
}

fn held<T: Copy>(tiles: impl IntoIterator<Item = T>, may_see: bool) -> Held<T> {
    let tiles: Vec<T> = tiles.into_iter().collect();
    Held {
        n: tiles.len(),
        tiles: may_see.then_some(tiles),
    }
}

fn look_at_player(table: &Table, seat: Seat, viewer: Viewer) -> PlayerView {
    let player = table.player(seat);
    let own = viewer.is(seat);
    // SI-2.8: power tiles pass to the right, to the previous player in turn order; nobody passes to the last one.
    let taker = table.clockwise(seat, table.n() - 1);
    let took = viewer.is(taker) && seat != table.first;
    let laid = player.power.is_some_and(|power| table.is_laid(power));
    let mut passed = player.passed;
    passed.sort_unstable();
    PlayerView {
        points: player.points,
        resources: player.resources,
        spearmen: player.spearmen,
        riders: player.riders,
        dragons: player.dragons,
        hand: held(player.hand.iter(), own),
        power: held(player.power, own || laid),
        passed: held(passed.iter().copied(), own || took),
        powers_drawn: held(player.powers_drawn.iter().copied(), own),
        dragons_drawn: held(player.dragons_drawn.iter().copied(), own),
        objectives_drawn: held(player.objectives_drawn.iter().copied(), own),
    }
}

fn boxed_dragons(table: &Table) -> Vec<Dragon> {
    let mut left = [2u8; Dragon::ALL.len()];
    let owned = table.players.iter().flat_map(|player| {
        let drawn = player.dragons_drawn.iter().copied();
        player.dragons.iter().map(|own| own.kind).chain(drawn)
    });
    for kind in owned.chain(table.dragon_stack.iter().map(|hidden| hidden.tile)) {
        left[kind.index()] = left[kind.index()].saturating_sub(1);
    }
    let kinds = Dragon::ALL.iter().zip(left);
    kinds
        .flat_map(|(&kind, n)| (0..n).map(move |_| kind))
        .collect()
}

fn boxed_objectives(table: &Table) -> Vec<Objective> {
    let placed = |objective: &Objective| {
        table.objectives.contains(&Some(*objective))
            || table
                .objective_stack
                .iter()
                .any(|hidden| hidden.tile == *objective)
            || table
                .players
                .iter()
                .any(|player| player.objectives_drawn.contains(objective))
    };
    Objective::ALL
        .into_iter()
        .filter(|objective| !placed(objective))
        .collect()
}
