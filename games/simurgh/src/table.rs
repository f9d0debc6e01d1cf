//! Everything on the table: plain data and simple questions about it.

use crate::{
    data::{Data, data},
    effect::Stock,
    list::{List, Pad},
    names::{
        Area, City, Dragon, DragonTile, Figure, Good, Length, MarketSlot, Mode, MonumentSlot,
        Objective, Slot, Space, TieBreak, Tile, Vassal,
    },
};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use table::{Seat, Seats};

/// How many can play (SI-1.1).
pub(crate) const MAX_PLAYERS: usize = 5;
/// Action tiles that can lie in the Scouts' stack: all but the power tiles.
pub(crate) const MAX_STACK: usize = 40;
/// Dragon tiles: two of each kind.
pub(crate) const N_DRAGONS: usize = 24;

/// More of a resource than any game gives: positions made by hand stay below it, and so do their gains.
pub(crate) const MOST_RESOURCES: u16 = 500;
/// The same for power points.
pub(crate) const MOST_POINTS: u16 = 9999;

/// The whole table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Table {
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
    pub(crate) chronicle: TileSet,
    /// The Scouts' stack, top first. Tiles that are nowhere on the table are in the box.
    pub(crate) stack: List<Hidden<Tile>, MAX_STACK>,
    pub(crate) dragon_stack: List<Hidden<Dragon>, N_DRAGONS>,
    pub(crate) objective_stack: List<Hidden<Objective>, 12>,
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

/// One player's side of the table.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Player {
    pub(crate) points: Points,
    pub(crate) resources: Resources,
    pub(crate) spearmen: Figures<3>,
    pub(crate) riders: Figures<2>,
    /// Sorted by kind.
    pub(crate) dragons: List<OwnDragon, N_DRAGONS>,
    /// Tiles in hand but for the power tile.
    pub(crate) hand: TileSet,
    /// The power tile: in hand while it is neither in the Wilds nor in the Chronicle.
    pub(crate) power: Option<Tile>,
    /// Power tiles passed on in the draft of Dragonlord mode: known to the giver and to the taker.
    pub(crate) passed: List<Tile, 3>,
    /// Power tiles drawn in the draft.
    pub(crate) powers_drawn: List<Tile, 4>,
    /// Dragons drawn, of which one will be kept or the rest returned.
    pub(crate) dragons_drawn: List<Dragon, 4>,
    /// Objectives looked at and not yet returned.
    pub(crate) objectives_drawn: List<Objective, 4>,
}

/// Power points by where they came from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Points {
    /// Spaces of the city.
    pub city: u16,
    /// Production, research and transformation tiles, and rewards of the Wilds.
    pub tiles: u16,
    /// Power tiles.
    pub power: u16,
    /// Exploration tiles.
    pub exploration: u16,
    /// Dragons.
    pub dragons: u16,
    /// Bonuses of the market.
    pub scouts: u16,
    /// Slots of the Monument.
    pub monument: u16,
    /// Objectives at the end.
    pub objectives: u16,
    /// Resources left at the end.
    pub leftovers: u16,
    /// Points paid as a cost.
    pub paid: u16,
}

impl Points {
    /// What was earned, by the word of its source.
    pub(crate) fn earned(&self) -> [(&'static str, u16); 9] {
        [
            ("source-city", self.city),
            ("source-tiles", self.tiles),
            ("source-power", self.power),
            ("source-exploration", self.exploration),
            ("source-dragons", self.dragons),
            ("source-scouts", self.scouts),
            ("source-monument", self.monument),
            ("source-objectives", self.objectives),
            ("source-leftovers", self.leftovers),
        ]
    }

    /// The place on the score track.
    #[inline]
    pub(crate) fn total(&self) -> u16 {
        self.total_earned() - self.paid
    }

    /// Everything that was earned, before costs.
    #[inline]
    pub(crate) fn total_earned(&self) -> u16 {
        self.city
            + self.tiles
            + self.power
            + self.exploration
            + self.dragons
            + self.scouts
            + self.monument
            + self.objectives
            + self.leftovers
    }
}

/// Resources on a player board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Resources {
    vegetable: u16,
    meat: u16,
    wood: u16,
    stone: u16,
    wisdom: u16,
    weapon: u16,
}

impl Resources {
    #[inline]
    pub(crate) const fn array(&self) -> [u16; 6] {
        [
            self.vegetable,
            self.meat,
            self.wood,
            self.stone,
            self.wisdom,
            self.weapon,
        ]
    }

    /// How many of a resource.
    #[inline]
    pub fn get(&self, resource: Good) -> u16 {
        self.array().get(resource.index()).copied().unwrap_or(0)
    }

    #[inline]
    pub(crate) fn get_mut(&mut self, resource: Good) -> Option<&mut u16> {
        match resource {
            Good::Vegetable => Some(&mut self.vegetable),
            Good::Meat => Some(&mut self.meat),
            Good::Wood => Some(&mut self.wood),
            Good::Stone => Some(&mut self.stone),
            Good::Wisdom => Some(&mut self.wisdom),
            Good::Weapon => Some(&mut self.weapon),
            Good::Pp | Good::Marker | Good::Spearman | Good::Dragonrider => None,
        }
    }

    /// All together.
    #[inline]
    pub fn total(&self) -> u16 {
        self.array().into_iter().sum()
    }
}

/// Where a figure is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Where(u8);

impl Where {
    /// Not yet recruited (SI-2.5).
    pub const SUPPLY: Where = Where(253);
    /// Ready to be placed.
    pub const AVAILABLE: Where = Where(254);
    /// Came back in this turn (SI-10.6).
    pub const RESTING: Where = Where(255);

    /// On a space.
    #[inline]
    pub const fn on(space: Space) -> Where {
        Where(space.code())
    }

    /// The space it stands on.
    #[inline]
    pub const fn space(self) -> Option<Space> {
        Space::from_code(self.0)
    }
}

impl std::fmt::Display for Where {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.space() {
            Some(space) => space.fmt(f),
            None => f.write_str(match *self {
                Where::SUPPLY => "supply",
                Where::AVAILABLE => "available",
                Where(_) => "resting",
            }),
        }
    }
}

impl Serialize for Where {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Where {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        match text.as_str() {
            "supply" => Ok(Where::SUPPLY),
            "available" => Ok(Where::AVAILABLE),
            "resting" => Ok(Where::RESTING),
            space => space.parse().map(Where::on).map_err(|error: String| {
                serde::de::Error::custom(format!("{error}; or supply, available, resting"))
            }),
        }
    }
}

/// The figures of one kind of one player; which is which does not matter, so they are kept sorted.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Figures<const N: usize>([Where; N]);

impl<const N: usize> Figures<N> {
    fn new(mut figures: [Where; N]) -> Self {
        figures.sort_unstable();
        Self(figures)
    }

    pub(crate) const fn as_slice(&self) -> &[Where] {
        &self.0
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = Where> + '_ {
        self.0.iter().copied()
    }
}

impl<const N: usize> Serialize for Figures<N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0)
    }
}

impl<'de, const N: usize> Deserialize<'de> for Figures<N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let figures = Vec::<Where>::deserialize(deserializer)?;
        let n = figures.len();
        figures
            .try_into()
            .map(Figures::new)
            .map_err(|_| serde::de::Error::custom(format!("{n} figures: there are exactly {N}")))
    }
}

/// A set of ability slots, as bits from A.
pub(crate) type Slots = u8;

/// A dragon tile before its owner: kind, markers, and abilities used in this turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct OwnDragon {
    /// The kind.
    pub kind: Dragon,
    /// Slots with a marker.
    pub markers: Slots,
    /// Slots used in this turn (SI-11.7).
    pub used: Slots,
}

impl OwnDragon {
    /// A tile with markers on its leftmost slots (SI-11.3).
    pub(crate) const fn with_markers(kind: Dragon, n: u8) -> Self {
        Self {
            kind,
            markers: (1 << n) - 1,
            used: 0,
        }
    }

    /// Whether the slot has a marker.
    #[inline]
    pub const fn is_armed(self, slot: Slot) -> bool {
        self.markers & 1 << slot as u8 != 0
    }

    /// Whether the slot was used in this turn.
    #[inline]
    pub const fn is_used(self, slot: Slot) -> bool {
        self.used & 1 << slot as u8 != 0
    }

    /// The leftmost slot that a gained marker may fill (SI-11.4).
    #[inline]
    pub(crate) fn fillable(self, data: &Data) -> Option<Slot> {
        let free = data.dragon(self.kind).refillable() & !self.markers;
        Slot::ALL.get(free.trailing_zeros() as usize).copied()
    }
}

/// Written as `sage:AB` with markers on A and B, `sage:A/B` when B was used in this turn, `sage:-` without markers.
impl std::fmt::Display for OwnDragon {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}:", self.kind)?;
        if self.markers == 0 {
            f.write_str("-")?;
        }
        for slot in Slot::ALL.iter().filter(|&&slot| self.is_armed(slot)) {
            f.write_str(slot.id())?;
        }
        if self.used != 0 {
            f.write_str("/")?;
            for slot in Slot::ALL.iter().filter(|&&slot| self.is_used(slot)) {
                f.write_str(slot.id())?;
            }
        }
        Ok(())
    }
}

impl std::str::FromStr for OwnDragon {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        let wrong = || {
            format!("'{text}' is no dragon: write sage:AB, sage:- or sage:A/B (used in this turn)")
        };
        let (kind, marks) = text.split_once(':').ok_or_else(wrong)?;
        let (markers, used) = marks.split_once('/').unwrap_or((marks, ""));
        let slots = |letters: &str| -> Result<Slots, String> {
            let mut slots = 0;
            for letter in letters.chars().filter(|&letter| letter != '-') {
                let slot: Slot = letter.to_string().parse().map_err(|_| wrong())?;
                slots |= 1 << slot as u8;
            }
            Ok(slots)
        };
        Ok(OwnDragon {
            kind: kind.parse()?,
            markers: slots(markers)?,
            used: slots(used)?,
        })
    }
}

impl Serialize for OwnDragon {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for OwnDragon {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?
            .parse()
            .map_err(serde::de::Error::custom)
    }
}

/// A set of action tiles.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct TileSet(u64);

impl TileSet {
    pub(crate) const NONE: TileSet = TileSet(0);

    /// Whether the tile is in it.
    #[inline]
    pub const fn has(self, tile: Tile) -> bool {
        self.0 & 1 << tile.index() != 0
    }

    #[must_use]
    #[inline]
    pub(crate) const fn with(self, tile: Tile) -> Self {
        TileSet(self.0 | 1 << tile.index())
    }

    #[must_use]
    #[inline]
    pub(crate) const fn without(self, tile: Tile) -> Self {
        TileSet(self.0 & !(1 << tile.index()))
    }

    /// How many tiles.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there are none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The tiles by number.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Tile> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let tile = Tile::new(rest.trailing_zeros() as usize + 1)?;
            rest &= rest - 1;
            Some(tile)
        })
    }
}

impl FromIterator<Tile> for TileSet {
    fn from_iter<I: IntoIterator<Item = Tile>>(tiles: I) -> Self {
        tiles.into_iter().fold(TileSet::NONE, TileSet::with)
    }
}

impl Serialize for TileSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for TileSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut set = TileSet::NONE;
        for tile in Vec::<Tile>::deserialize(deserializer)? {
            if set.has(tile) {
                return Err(serde::de::Error::custom(format!("{tile} is named twice")));
            }
            set = set.with(tile);
        }
        Ok(set)
    }
}

/// A face-down tile in a stack, and who knows what it is (SI-17.1: who returned a tile knows where it lies).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Hidden<T> {
    /// The tile.
    pub tile: T,
    /// Who knows it.
    pub known: Seats,
}

impl<T> Hidden<T> {
    pub(crate) const fn unknown(tile: T) -> Self {
        Self {
            tile,
            known: Seats::NONE,
        }
    }
}

#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum Written<T> {
    Plain(T),
    Known(Labelled<T>),
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Labelled<T> {
    tile: T,
    known: Seats,
}

/// Written as the plain tile when nobody knows it, else as `{"tile": …, "known": [1]}`.
impl<T: Serialize + Copy> Serialize for Hidden<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Self { tile, known } = *self;
        if known.is_empty() {
            Written::Plain(tile).serialize(serializer)
        } else {
            Written::Known(Labelled { tile, known }).serialize(serializer)
        }
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Hidden<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(match Written::deserialize(deserializer)? {
            Written::Plain(tile) => Hidden::unknown(tile),
            Written::Known(Labelled { tile, known }) => Hidden { tile, known },
        })
    }
}

impl Pad for Tile {
    const PAD: Self = match Tile::new(1) {
        Some(tile) => tile,
        None => unreachable!(),
    };
}

impl Pad for Space {
    const PAD: Self = Space::city(City::Armory);
}

impl Pad for Area {
    const PAD: Self = match Area::new(0) {
        Some(area) => area,
        None => unreachable!(),
    };
}

impl Pad for Dragon {
    const PAD: Self = Dragon::Forager;
}

impl Pad for Objective {
    const PAD: Self = match Objective::new(73) {
        Some(objective) => objective,
        None => unreachable!(),
    };
}

impl<T: Pad> Pad for Hidden<T> {
    const PAD: Self = Hidden::unknown(T::PAD);
}

impl Pad for OwnDragon {
    const PAD: Self = OwnDragon::with_markers(Dragon::PAD, 0);
}

impl Pad for Player {
    const PAD: Self = Player {
        points: Points {
            city: 0,
            tiles: 0,
            power: 0,
            exploration: 0,
            dragons: 0,
            scouts: 0,
            monument: 0,
            objectives: 0,
            leftovers: 0,
            paid: 0,
        },
        resources: Resources {
            vegetable: 0,
            meat: 0,
            wood: 0,
            stone: 0,
            wisdom: 0,
            weapon: 0,
        },
        spearmen: Figures([Where::SUPPLY; 3]),
        riders: Figures([Where::SUPPLY; 2]),
        dragons: List::EMPTY,
        hand: TileSet::NONE,
        power: None,
        passed: List::EMPTY,
        powers_drawn: List::EMPTY,
        dragons_drawn: List::EMPTY,
        objectives_drawn: List::EMPTY,
    };
}

impl Player {
    /// All figures of a kind.
    #[inline]
    pub fn figures(&self, vassal: Vassal) -> &[Where] {
        match vassal {
            Vassal::Spearman => &self.spearmen.0,
            Vassal::Dragonrider => &self.riders.0,
        }
    }

    /// How many figures of a kind are in this place.
    #[inline]
    pub(crate) fn count(&self, vassal: Vassal, place: Where) -> u8 {
        let figures = self.figures(vassal).iter();
        figures.map(|&figure| u8::from(figure == place)).sum()
    }

    /// How many figures of a kind are outside the supply.
    #[inline]
    pub(crate) fn outside(&self, vassal: Vassal) -> u8 {
        self.figures(vassal).len() as u8 - self.count(vassal, Where::SUPPLY)
    }

    /// Moves one figure.
    pub(crate) fn move_figure(&mut self, vassal: Vassal, from: Where, to: Where) {
        let figures: &mut [Where] = match vassal {
            Vassal::Spearman => &mut self.spearmen.0,
            Vassal::Dragonrider => &mut self.riders.0,
        };
        let moved = figures
            .iter_mut()
            .find(|figure| **figure == from)
            .expect("only a figure that is there is moved");
        *moved = to;
        figures.sort_unstable();
    }

    /// The figures on the board, sorted.
    pub(crate) fn on_board(&self) -> impl Iterator<Item = Figure> + '_ {
        Vassal::ALL.iter().flat_map(|&vassal| {
            let spaces = self
                .figures(vassal)
                .iter()
                .filter_map(|place| place.space());
            spaces.map(move |space| Figure { vassal, space })
        })
    }

    /// The level that a rider has reached on an exploration tile, from 0.
    #[inline]
    pub(crate) fn level_on(&self, tile: Tile) -> Option<usize> {
        self.riders
            .0
            .iter()
            .find_map(|place| match place.space()?.on_tile()? {
                (other, level) if other == tile => Some(level),
                _ => None,
            })
    }

    /// How many markers lie on the dragons.
    #[inline]
    pub(crate) fn markers(&self) -> u16 {
        self.dragons
            .iter()
            .map(|dragon| dragon.markers.count_ones() as u16)
            .sum()
    }

    /// What can be paid with.
    #[inline]
    pub(crate) fn stock(&self) -> Stock {
        Stock::new(self.resources.array(), self.points.total(), self.markers())
    }

    /// One of the dragon tiles.
    #[inline]
    pub(crate) fn dragon_index(&self, tile: DragonTile) -> Option<usize> {
        let first = self.dragons.iter().position(|own| own.kind == tile.kind)?;
        let at = first + usize::from(tile.copy);
        (self.dragons.get(at)?.kind == tile.kind).then_some(at)
    }

    /// The dragon tiles with their names.
    #[inline]
    pub(crate) fn dragon_tiles(&self) -> impl Iterator<Item = (DragonTile, OwnDragon)> + '_ {
        let mut before = None;
        self.dragons.iter().map(move |own| {
            let copy = u8::from(before == Some(own.kind));
            before = Some(own.kind);
            let tile = DragonTile {
                kind: own.kind,
                copy,
            };
            (tile, *own)
        })
    }

    /// Puts a dragon tile before its owner.
    pub(crate) fn add_dragon(&mut self, dragon: OwnDragon) {
        let at = self
            .dragons
            .iter()
            .take_while(|own| own.kind <= dragon.kind)
            .count();
        self.dragons.insert(at, dragon);
    }
}

/// A set of spaces.
#[derive(Clone, Copy, Default)]
pub(crate) struct SpaceSet([u64; 4]);

impl SpaceSet {
    #[inline]
    pub(crate) fn add(&mut self, space: Space) {
        self.0[space.index() / 64] |= 1 << (space.index() % 64);
    }

    #[inline]
    pub(crate) fn has(&self, space: Space) -> bool {
        self.0[space.index() / 64] & 1 << (space.index() % 64) != 0
    }
}

impl Table {
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
        usize::from(data().area(area).min_players) <= self.n()
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
    pub(crate) fn hand(&self, seat: Seat) -> TileSet {
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

    /// Whether the condition of SI-15.1 holds.
    pub(crate) fn is_end_reached(&self) -> bool {
        let end = data().end(self.length);
        self.n_objectives() >= end.objectives || self.chronicle.len() >= usize::from(end.chronicle)
    }

    /// Action tiles that are nowhere on the table.
    pub(crate) fn boxed_tiles(&self) -> TileSet {
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
        Tile::all().filter(|&tile| !out.has(tile)).collect()
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
