//! Everything on the table: plain data and simple questions about it.

mod paper;
mod pieces;
mod player;

pub use pieces::{Figures, Hidden, OwnDragon, Where};
pub(crate) use pieces::{SpaceSet, put_back};
pub(crate) use player::as_score;
pub use player::{Player, Points, Resources};

use crate::{
    data::{COMPONENTS, Data},
    names::{
        Area, Dragon, Ending, Figure, Length, MarketSlot, Mode, MonumentSlot, Objective, TieBreak,
        Tile,
    },
};
use serde::{Deserialize, Serialize};
use table::{Edition, List, Seat, Set};

/// How many can play (SI-1.1).
pub(crate) const MAX_PLAYERS: usize = 5;
/// Action tiles that can lie in the Scouts' stack: all but the power tiles.
pub(crate) const MAX_STACK: usize = 40;
/// Dragon tiles: two of each kind.
pub(crate) const N_DRAGONS: usize = 24;

/// The most of one resource in a position: more than a turn gives. What is gained from there on fits its type.
const MOST_RESOURCES: u16 = 500;
/// The most points of one source in a position. Games have no bound (SI-1.7): from there on a hundred million gains of
/// the largest kind still fit the score.
const MOST_POINTS: u32 = 1_000_000;

/// The whole table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Table {
    /// Under which rules and with which components this table is played.
    #[serde(skip, default = "usual")]
    pub(crate) edition: Edition<Data>,
    pub(crate) mode: Mode,
    pub(crate) length: Length,
    pub(crate) tie_break: TieBreak,
    /// Who began.
    pub(crate) first: Seat,
    /// Whose turn it is.
    pub(crate) active: Seat,
    /// How often the first player has begun a turn.
    pub(crate) round: u16,
    /// Who set off the end of the game (SI-15.2).
    pub(crate) closer: Option<Seat>,
    pub(crate) turn: Turn,
    pub(crate) players: List<Player, MAX_PLAYERS>,
    /// Face-up tiles of the Scouts' Quarters by slot; during the draft the tiles to choose from.
    pub(crate) market: [Option<Tile>; 4],
    /// Tiles in the Wilds by area.
    pub(crate) wilds: [Option<Tile>; 6],
    /// Face-up objectives by slot of the Monument.
    pub(crate) objectives: [Option<Objective>; 5],
    pub(crate) chronicle: Set<Tile>,
    /// The Scouts' stack, top first. Tiles that are nowhere on the table are in the box.
    pub(crate) stack: List<Hidden<Tile>, MAX_STACK>,
    pub(crate) dragon_stack: List<Hidden<Dragon>, N_DRAGONS>,
    pub(crate) objective_stack: List<Hidden<Objective>, 12>,
}

/// Until [`table::Rules::read`] says which one it is.
fn usual() -> Edition<Data> {
    COMPONENTS.in_use()
}

/// What has been done in this turn (SI-3.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Turn {
    /// The main action.
    pub main_done: bool,
    /// The exploration move.
    pub explored: bool,
    /// The vassal whose placement is being resolved (SI-6.3).
    pub acting: Option<Figure>,
    /// The exploration tile that a rider entered in this turn (SI-9.6).
    pub entered: Option<Tile>,
}

impl Table {
    /// The component tables of this game.
    #[inline]
    pub(crate) fn data(&self) -> &'static Data {
        self.edition.data()
    }

    /// How many play.
    #[inline]
    pub(crate) fn n(&self) -> usize {
        self.players.len()
    }

    #[inline]
    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// The player whose turn it is.
    #[inline]
    pub(crate) fn me(&self) -> &Player {
        self.player(self.active)
    }

    #[inline]
    pub(crate) fn me_mut(&mut self) -> &mut Player {
        self.player_mut(self.active)
    }

    pub(crate) fn seats(
        &self,
    ) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone + use<> {
        Seat::first(self.n())
    }

    /// The seat so many places clockwise from another one (SI-1.1).
    #[inline]
    pub(crate) fn clockwise(&self, from: Seat, places: usize) -> Seat {
        Seat::new((from.index() + places) % self.n())
    }

    /// Who chooses a power tile as the so-many-th, from 0: the last in turn order, then to the right (SI-2.8).
    pub(crate) fn power_drafter(&self, turn: usize) -> Seat {
        self.clockwise(self.first, 2 * self.n() - 1 - turn)
    }

    /// Who takes the so-many-th tile of the draft, from 0 (SI-2.11).
    pub(crate) fn tile_drafter(&self, pick: usize) -> Seat {
        self.clockwise(self.first, pick % self.n())
    }

    /// Whether an area is in play with so many players.
    #[inline]
    pub(crate) fn is_in_play(&self, area: Area) -> bool {
        usize::from(self.data().area(area).min_players) <= self.n()
    }

    /// Areas in play without a tile.
    #[inline]
    pub(crate) fn free_areas(&self) -> impl Iterator<Item = Area> + '_ {
        Area::all().filter(|&area| self.wilds[area.index()].is_none() && self.is_in_play(area))
    }

    /// The area a tile lies on.
    #[inline]
    pub(crate) fn area_of(&self, tile: Tile) -> Option<Area> {
        Area::all().find(|area| self.wilds[area.index()] == Some(tile))
    }

    /// Tiles in hand, the power tile included (SI-A10).
    #[inline]
    pub(crate) fn hand(&self, seat: Seat) -> Set<Tile> {
        let player = self.player(seat);
        match player.power {
            Some(power) if !self.is_laid(power) => player.hand.with(power),
            _ => player.hand,
        }
    }

    /// Whether a tile has left its owner's hand for the Wilds or the Chronicle.
    #[inline]
    pub(crate) fn is_laid(&self, tile: Tile) -> bool {
        self.chronicle.has(tile) || self.wilds.contains(&Some(tile))
    }

    /// Spaces with a vassal of anybody.
    #[inline]
    pub(crate) fn occupied(&self) -> SpaceSet {
        let mut set = SpaceSet::default();
        for player in self.players.iter() {
            for place in player.spearmen.0.iter().chain(&player.riders.0) {
                if let Some(space) = place.space() {
                    set.add(space);
                }
            }
        }
        set
    }

    /// How many vassals stand on a tile.
    pub(crate) fn vassals_on(&self, tile: Tile) -> u8 {
        let figures = self.players.iter().flat_map(Player::on_board);
        figures
            .filter(|figure| figure.space.tile() == Some(tile))
            .count() as u8
    }

    /// How many objectives lie face up.
    pub(crate) fn n_objectives(&self) -> u8 {
        self.objectives.iter().flatten().count() as u8
    }

    /// The condition of SI-15.1 that holds; objectives, where both do.
    pub(crate) fn ending(&self) -> Option<Ending> {
        let end = self.data().end(self.length);
        if self.n_objectives() >= end.objectives {
            Some(Ending::Objectives)
        } else if self.chronicle.len() >= usize::from(end.chronicle) {
            Some(Ending::Chronicle)
        } else {
            None
        }
    }

    /// Whether the condition of SI-15.1 holds.
    pub(crate) fn is_end_reached(&self) -> bool {
        self.ending().is_some()
    }

    /// Action tiles that are nowhere on the table.
    pub(crate) fn boxed_tiles(&self) -> Set<Tile> {
        let mut out = self.chronicle;
        let shown = self.market.iter().chain(&self.wilds).flatten();
        for &tile in shown.chain(self.stack.iter().map(|hidden| &hidden.tile)) {
            out = out.with(tile);
        }
        for player in self.players.iter() {
            let held = player.power.iter().chain(player.powers_drawn.iter());
            for tile in held.copied().chain(player.hand.iter()) {
                out = out.with(tile);
            }
        }
        Tile::ALL
            .into_iter()
            .filter(|&tile| !out.has(tile))
            .collect()
    }

    /// Face-up tiles of the market with their slots.
    pub(crate) fn on_offer(&self) -> impl Iterator<Item = (MarketSlot, Tile)> + '_ {
        MarketSlot::all().filter_map(|slot| Some((slot, self.market[slot.index()]?)))
    }

    /// Slots of the Monument with what lies there.
    pub(crate) fn monument(&self) -> impl Iterator<Item = (MonumentSlot, Option<Objective>)> + '_ {
        MonumentSlot::all().map(|slot| (slot, self.objectives[slot.index()]))
    }
}
