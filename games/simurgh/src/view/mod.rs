//! What each viewer sees, and tables that look like that.

use crate::{
    list::{List, Pad},
    names::{Dragon, Length, Mode, Objective, TieBreak, Tile, TileType, Vassal},
    table::{
        Figures, Hidden, N_DRAGONS, OwnDragon, Player, Points, Resources, Table, TileSet, Turn,
        Where,
    },
};
use serde::Serialize;
use table::{Chance, Seat, Seats, Viewer};

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
    pub chronicle: TileSet,
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

/// Writes down what this viewer sees.
pub(crate) fn look(table: &Table, viewer: Viewer) -> View {
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
    Objective::all()
        .filter(|objective| !placed(objective))
        .collect()
}

// ---------------------------------------------------------------------------------------------------------------------

/// A table that looks like this to the viewer; what is hidden is drawn from all that is possible.
pub(crate) fn imagine(view: &View, chance: &mut Chance) -> Table {
    let mut table = Table {
        mode: view.mode,
        length: view.length,
        tie_break: view.tie_break,
        first: view.first,
        active: view.active,
        round: view.round,
        closer: view.closer,
        turn: view.turn,
        players: view.players.iter().map(public_part).collect(),
        market: view.market,
        wilds: view.wilds,
        objectives: view.objectives,
        chronicle: view.chronicle,
        stack: List::EMPTY,
        dragon_stack: List::EMPTY,
        objective_stack: List::EMPTY,
    };
    imagine_tiles(view, &mut table, chance);
    imagine_powers(view, &mut table, chance);
    imagine_dragons(view, &mut table, chance);
    imagine_objectives(view, &mut table, chance);
    table
}

fn public_part(player: &PlayerView) -> Player {
    Player {
        points: player.points,
        resources: player.resources,
        spearmen: player.spearmen,
        riders: player.riders,
        dragons: player.dragons,
        ..Player::PAD
    }
}

/// Gives every face-down tile of a stack a face: the known one, or the next of the unseen ones.
fn faces<T: Pad, const N: usize>(
    backs: &[Back<T>],
    unseen: &mut impl Iterator<Item = T>,
) -> List<Hidden<T>, N> {
    backs
        .iter()
        .map(|back| Hidden {
            tile: back
                .tile
                .or_else(|| unseen.next())
                .expect("every tile is somewhere"),
            known: back.known,
        })
        .collect()
}

/// Held tiles: the known ones, or the next of the unseen ones.
fn fill<T: Copy>(held: &Held<T>, unseen: &mut impl Iterator<Item = T>) -> Vec<T> {
    match &held.tiles {
        Some(tiles) => tiles.clone(),
        None => unseen.take(held.n).collect(),
    }
}

/// Hands and the Scouts' stack: all unseen tiles but those in the box, of which only the types are known.
fn imagine_tiles(view: &View, table: &mut Table, chance: &mut Chance) {
    let mut seen = view.chronicle;
    let stacked = view.stack.iter().filter_map(|back| back.tile);
    let shown = view.market.iter().chain(&view.wilds).flatten().copied();
    for tile in shown.chain(stacked) {
        seen = seen.with(tile);
    }
    for player in &view.players {
        seen = player
            .hand
            .tiles
            .iter()
            .flatten()
            .fold(seen, |seen, &tile| seen.with(tile));
    }
    let mut unseen: Vec<Tile> = Vec::new();
    for kind in [
        TileType::Production,
        TileType::Research,
        TileType::Transformation,
        TileType::Exploration,
    ] {
        let mut tiles: Vec<Tile> = kind.tiles().filter(|&tile| !seen.has(tile)).collect();
        chance.shuffle(&mut tiles);
        unseen.extend(tiles.into_iter().skip(view.boxed.get(kind)));
    }
    chance.shuffle(&mut unseen);
    let mut unseen = unseen.into_iter();
    for (player, seen) in table.players.iter_mut().zip(&view.players) {
        player.hand = fill(&seen.hand, &mut unseen)
            .into_iter()
            .collect::<TileSet>();
    }
    table.stack = faces(&view.stack, &mut unseen);
}

fn imagine_dragons(view: &View, table: &mut Table, chance: &mut Chance) {
    let mut left = [2u8; Dragon::ALL.len()];
    let known = view.players.iter().flat_map(|player| {
        let drawn = player.dragons_drawn.tiles.iter().flatten().copied();
        player.dragons.iter().map(|own| own.kind).chain(drawn)
    });
    let stacked = view.dragon_stack.iter().filter_map(|back| back.tile);
    for kind in known
        .chain(stacked)
        .chain(view.boxed_dragons.iter().copied())
    {
        left[kind.index()] = left[kind.index()].saturating_sub(1);
    }
    let kinds = Dragon::ALL.iter().zip(left);
    let mut unseen: Vec<Dragon> = kinds
        .flat_map(|(&kind, n)| (0..n).map(move |_| kind))
        .collect();
    chance.shuffle(&mut unseen);
    let mut unseen = unseen.into_iter();
    for (player, seen) in table.players.iter_mut().zip(&view.players) {
        player.dragons_drawn = fill(&seen.dragons_drawn, &mut unseen).into_iter().collect();
    }
    table.dragon_stack = faces(&view.dragon_stack, &mut unseen);
}

fn imagine_objectives(view: &View, table: &mut Table, chance: &mut Chance) {
    let is_seen = |objective: &Objective| {
        view.objectives.contains(&Some(*objective))
            || view.boxed_objectives.contains(objective)
            || view
                .objective_stack
                .iter()
                .any(|back| back.tile == Some(*objective))
            || view.players.iter().any(|player| {
                player
                    .objectives_drawn
                    .tiles
                    .iter()
                    .flatten()
                    .any(|drawn| drawn == objective)
            })
    };
    let mut unseen: Vec<Objective> = Objective::all()
        .filter(|objective| !is_seen(objective))
        .collect();
    chance.shuffle(&mut unseen);
    let mut unseen = unseen.into_iter();
    for (player, seen) in table.players.iter_mut().zip(&view.players) {
        player.objectives_drawn = fill(&seen.objectives_drawn, &mut unseen)
            .into_iter()
            .collect();
    }
    table.objective_stack = faces(&view.objective_stack, &mut unseen);
}

/// Power tiles: dealt at random, or drafted in some way that fits what the viewer kept, passed on and was passed.
fn imagine_powers(view: &View, table: &mut Table, chance: &mut Chance) {
    let drafted = view
        .players
        .iter()
        .any(|player| player.passed.n + player.powers_drawn.n > 0);
    if drafted {
        let draft = Draft {
            view,
            order: table
                .seats()
                .map(|at| table.power_drafter(at.index()))
                .collect(),
        };
        let mut plays = Vec::new();
        let found = draft.play(TileSet::NONE, &[], chance, &mut plays);
        assert!(found, "a view comes from some draft");
        for (seat, play) in draft.order.iter().zip(plays) {
            let player = table.player_mut(*seat);
            player.power = play.kept;
            player.passed = play.passed.into_iter().collect();
            player.powers_drawn = play.drawn.into_iter().collect();
        }
        return;
    }
    let known: TileSet = view
        .players
        .iter()
        .flat_map(|player| player.power.tiles.iter().flatten().copied())
        .collect();
    let mut unseen: Vec<Tile> = TileType::Power
        .tiles()
        .filter(|&tile| !known.has(tile))
        .collect();
    chance.shuffle(&mut unseen);
    let mut unseen = unseen.into_iter();
    for (player, seen) in table.players.iter_mut().zip(&view.players) {
        player.power = fill(&seen.power, &mut unseen).first().copied();
    }
}

/// SI-2.8 as the viewer knows it.
struct Draft<'a> {
    view: &'a View,
    order: Vec<Seat>,
}

/// One player's part in a draft.
#[derive(Default)]
struct Play {
    kept: Option<Tile>,
    passed: Vec<Tile>,
    drawn: Vec<Tile>,
}

impl Draft<'_> {
    /// Finds a possible draft from here on by trying in random order.
    fn play(
        &self,
        used: TileSet,
        received: &[Tile],
        chance: &mut Chance,
        plays: &mut Vec<Play>,
    ) -> bool {
        let Some(seat) = self.order.get(plays.len()) else {
            return true;
        };
        let seen = &self.view.players[seat.index()];
        if seen.power.n == 0 {
            return self.draw_only(seen, used, chance, plays);
        }
        let n_fresh = seen.passed.n + 1 - received.len().min(seen.passed.n);
        let mut fresh: Vec<Tile> = TileType::Power
            .tiles()
            .filter(|&tile| !used.has(tile))
            .collect();
        chance.shuffle(&mut fresh);
        for chosen in subsets(&fresh, n_fresh) {
            let mut offer: Vec<Tile> = received.iter().chain(&chosen).copied().collect();
            chance.shuffle(&mut offer);
            let now = chosen.iter().fold(used, |used, &tile| used.with(tile));
            for at in 0..offer.len() {
                let kept = offer[at];
                let mut passed: Vec<Tile> =
                    offer.iter().copied().filter(|&tile| tile != kept).collect();
                passed.sort_unstable();
                if !agrees(&seen.power, &[kept]) || !agrees(&seen.passed, &passed) {
                    continue;
                }
                plays.push(Play {
                    kept: Some(kept),
                    passed: passed.clone(),
                    drawn: Vec::new(),
                });
                if self.play(now, &passed, chance, plays) {
                    return true;
                }
                plays.pop();
            }
        }
        false
    }

    /// The player who is choosing now has drawn but kept nothing; nobody after has anything.
    fn draw_only(
        &self,
        seen: &PlayerView,
        used: TileSet,
        chance: &mut Chance,
        plays: &mut Vec<Play>,
    ) -> bool {
        let mut fresh: Vec<Tile> = TileType::Power
            .tiles()
            .filter(|&tile| !used.has(tile))
            .collect();
        chance.shuffle(&mut fresh);
        let drawn = match &seen.powers_drawn.tiles {
            Some(tiles) if tiles.iter().any(|&tile| used.has(tile)) => return false,
            Some(tiles) => tiles.clone(),
            None => fresh.into_iter().take(seen.powers_drawn.n).collect(),
        };
        plays.push(Play {
            drawn,
            ..Play::default()
        });
        plays.resize_with(self.order.len(), Play::default);
        true
    }
}

/// Whether held tiles can be these, which are sorted.
fn agrees(held: &Held<Tile>, tiles: &[Tile]) -> bool {
    held.n == tiles.len()
        && held.tiles.as_ref().is_none_or(|known| {
            let mut known = known.clone();
            known.sort_unstable();
            known == tiles
        })
}

/// All choices of `n` of these, in order.
fn subsets(tiles: &[Tile], n: usize) -> Vec<Vec<Tile>> {
    let masks = 0u32..1 << tiles.len();
    masks
        .filter(|mask| mask.count_ones() as usize == n)
        .map(|mask| {
            let chosen = tiles
                .iter()
                .enumerate()
                .filter(|(at, _)| mask & 1 << at != 0);
            chosen.map(|(_, &tile)| tile).collect()
        })
        .collect()
}
