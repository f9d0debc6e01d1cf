//! Tables that look like a view: what is hidden is drawn from all that is possible.

use super::{Back, Held, PlayerView, View, draft};
use crate::{
    data::Data,
    names::{Dragon, Objective, Tile, TileType},
    table::{Hidden, Player, Table},
};
use table::{Chance, Edition, List, Pad, Set};

/// A table that looks like this to the viewer; what is hidden is drawn from all that is possible.
pub(super) fn imagine(view: &View, edition: Edition<Data>, chance: &mut Chance) -> Table {
    let mut table = Table {
        edition,
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
            .collect::<Set<Tile>>();
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
    let mut unseen: Vec<Objective> = Objective::ALL
        .into_iter()
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
    let mut drafted = view.players.iter();
    if drafted.any(|player| player.passed.n + player.powers_drawn.n > 0) {
        draft::imagine(view, table, chance);
        return;
    }
    let known: Set<Tile> = view
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
