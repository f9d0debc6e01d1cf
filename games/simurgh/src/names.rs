//! The names of things: closed sets with the names that notation, positions and words use.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::{fmt, str::FromStr};
use table::{Pad, as_text, names};

names! {
    /// What is gained, paid and counted: six resources, power points, ability markers and vassals.
    pub enum Good: "good" in u16 {
        Vegetable = "vegetable",
        Meat = "meat",
        Wood = "wood",
        Stone = "stone",
        Wisdom = "wisdom",
        Weapon = "weapon",
        Pp = "pp",
        Marker = "marker",
        Spearman = "spearman",
        Dragonrider = "dragonrider",
    }
}

impl Good {
    /// The six resources.
    pub const RESOURCES: [Good; 6] = [
        Good::Vegetable,
        Good::Meat,
        Good::Wood,
        Good::Stone,
        Good::Wisdom,
        Good::Weapon,
    ];
}

names! {
    /// The two kinds of vassals (SI-1.9).
    pub enum Vassal: "vassal" in u8 {
        Spearman = "spearman",
        Dragonrider = "dragonrider",
    }
}

impl Vassal {
    /// The vassal as something that is paid or gained.
    pub const fn good(self) -> Good {
        match self {
            Vassal::Spearman => Good::Spearman,
            Vassal::Dragonrider => Good::Dragonrider,
        }
    }
}

names! {
    /// The twelve spaces of the city (SI-7).
    pub enum City: "space" in u16 {
        Armory = "armory",
        Library = "library",
        Forge = "forge",
        Academy = "academy",
        MainMarket = "main_market",
        Barracks = "barracks",
        HuntingGrounds = "hunting_grounds",
        TrainingArena = "training_arena",
        BuildersSquare = "builders_square",
        BreedingGrounds = "breeding_grounds",
        ScoutsQuarters = "scouts_quarters",
        DragonlordMonument = "dragonlord_monument",
    }
}

names! {
    /// The five types of action tiles.
    pub enum TileType: "type" in u8 {
        Production = "production",
        Research = "research",
        Transformation = "transformation",
        Power = "power",
        Exploration = "exploration",
    }
}

impl TileType {
    /// The first and the last number of the type.
    pub const fn numbers(self) -> (u8, u8) {
        match self {
            TileType::Production => (1, 12),
            TileType::Research => (13, 20),
            TileType::Transformation => (21, 28),
            TileType::Power => (29, 36),
            TileType::Exploration => (37, 48),
        }
    }

    /// All tiles of the type.
    pub fn tiles(self) -> impl Iterator<Item = Tile> {
        let (first, last) = self.numbers();
        (first..=last).map(|number| Tile::at(usize::from(number) - 1))
    }
}

names! {
    /// The twelve kinds of dragons, two tiles each (SI-11).
    pub enum Dragon: "dragon" in u16 {
        Forager = "forager",
        Trader = "trader",
        Hunter = "hunter",
        Gardener = "gardener",
        Sage = "sage",
        Shepherd = "shepherd",
        Smith = "smith",
        Pathfinder = "pathfinder",
        Seer = "seer",
        Veteran = "veteran",
        Herald = "herald",
        Scout = "scout",
    }
}

names! {
    /// The ability slots of a dragon tile, from the left (SI-11.2).
    pub enum Slot in u8 {
        A = "A",
        B = "B",
        C = "C",
    }
}

names! {
    /// Where a tile is put back (SI-17.1).
    pub enum End in u8 {
        Top = "top",
        Bottom = "bottom",
    }
}

names! {
    /// The two ways to play.
    pub enum Mode: "mode" in u8 {
        Spearman = "spearman",
        Dragonlord = "dragonlord",
    }
}

names! {
    /// How long the game is.
    pub enum Length: "option-length" in u8 {
        Short = "short",
        Medium = "medium",
        Long = "long",
    }
}

names! {
    /// Who wins a tie (SI-16.6).
    pub enum TieBreak in u8 {
        Shared = "shared",
        Markers = "markers",
    }
}

names! {
    /// What sets off the end of the game (SI-15.1).
    pub enum Ending: "ending" in u8 {
        Objectives = "objectives",
        Chronicle = "chronicle",
    }
}

/// How many spaces a tile can have; exploration tiles have levels instead.
pub const TILE_SPACES: usize = 4;
/// How many spaces there are in the city and on all tiles.
pub const N_SPACES: usize = City::N + Tile::N * TILE_SPACES;

names! {
    /// One action tile, by its type and its printed number.
    pub struct Tile from 1 = [
        "production-1", "production-2", "production-3", "production-4", "production-5",
        "production-6", "production-7", "production-8", "production-9", "production-10",
        "production-11", "production-12", "research-13", "research-14", "research-15",
        "research-16", "research-17", "research-18", "research-19", "research-20",
        "transformation-21", "transformation-22", "transformation-23", "transformation-24",
        "transformation-25", "transformation-26", "transformation-27", "transformation-28",
        "power-29", "power-30", "power-31", "power-32", "power-33", "power-34", "power-35",
        "power-36", "exploration-37", "exploration-38", "exploration-39", "exploration-40",
        "exploration-41", "exploration-42", "exploration-43", "exploration-44", "exploration-45",
        "exploration-46", "exploration-47", "exploration-48",
    ];
}

impl Tile {
    /// Its type.
    #[inline]
    pub const fn kind(self) -> TileType {
        match self.number() {
            ..=12 => TileType::Production,
            13..=20 => TileType::Research,
            21..=28 => TileType::Transformation,
            29..=36 => TileType::Power,
            37.. => TileType::Exploration,
        }
    }

    /// Whether it is an exploration tile.
    pub const fn is_exploration(self) -> bool {
        matches!(self.kind(), TileType::Exploration)
    }

    /// One of its spaces (or levels), from 0.
    #[inline]
    pub const fn space(self, index: usize) -> Space {
        Space((City::N + self.index() * TILE_SPACES + index) as u8)
    }
}

/// One action space: of the city, or of a tile, where the levels of an exploration tile count as spaces.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Space(u8);

impl Space {
    /// A space of the city.
    pub const fn city(city: City) -> Space {
        Space(city as u8)
    }

    /// The place in an array of all spaces.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The space of the city, if it is one.
    #[inline]
    pub fn as_city(self) -> Option<City> {
        City::ALL.get(self.index()).copied()
    }

    /// The tile it is printed on, and which of its spaces it is, from 0.
    #[inline]
    pub const fn on_tile(self) -> Option<(Tile, usize)> {
        match self.index().checked_sub(City::N) {
            Some(at) => Some((Tile::at(at / TILE_SPACES), at % TILE_SPACES)),
            None => None,
        }
    }

    /// The tile it is printed on.
    #[inline]
    pub fn tile(self) -> Option<Tile> {
        self.on_tile().map(|(tile, _)| tile)
    }

    /// From its code in the state.
    pub(crate) const fn from_code(code: u8) -> Option<Space> {
        if (code as usize) < N_SPACES {
            Some(Space(code))
        } else {
            None
        }
    }

    pub(crate) const fn code(self) -> u8 {
        self.0
    }
}

/// Letters of the spaces of a tile: the multiple one, then the single ones.
const LETTERS: [&str; TILE_SPACES] = ["m", "a", "b", "c"];
const LEVELS: [&str; TILE_SPACES] = ["1", "2", "3", "4"];

/// What distinguishes a space on its tile: `m`, `a`, `b`, `c`, or the level.
pub(crate) const fn space_letter(tile: Tile, index: usize) -> &'static str {
    if tile.is_exploration() {
        LEVELS[index]
    } else {
        LETTERS[index]
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.as_city(), self.on_tile()) {
            (Some(city), _) => f.write_str(city.id()),
            (None, Some((tile, index))) => write!(f, "{tile}.{}", space_letter(tile, index)),
            (None, None) => unreachable!("a space is in the city or on a tile"),
        }
    }
}

impl FromStr for Space {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        if let Some((tile, letter)) = text.split_once('.') {
            let tile: Tile = tile.parse()?;
            return (0..TILE_SPACES)
                .find(|&index| space_letter(tile, index) == letter)
                .map(|index| tile.space(index))
                .ok_or_else(|| format!("'{text}' is no space of this tile"));
        }
        text.parse().map(Space::city)
    }
}

names! {
    /// One objective tile, by its printed number.
    pub struct Objective from 73 in u16 = [
        "objective-73", "objective-74", "objective-75", "objective-76", "objective-77",
        "objective-78", "objective-79", "objective-80", "objective-81", "objective-82",
        "objective-83", "objective-84",
    ];
}

/// One numbered place of the board, from 1: an area of the Wilds, a slot of the market or of the Monument.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Nth<const N: usize>(u8);

/// An area of the Wilds.
pub type Area = Nth<6>;
/// A face-up slot of the Scouts' Quarters.
pub type MarketSlot = Nth<4>;
/// A slot of the Dragonlord's Monument.
pub type MonumentSlot = Nth<5>;

impl<const N: usize> Nth<N> {
    /// From its index, counted from 0.
    pub const fn new(index: usize) -> Option<Self> {
        if index < N {
            Some(Nth(index as u8))
        } else {
            None
        }
    }

    /// All of them.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> {
        (0..N as u8).map(Nth)
    }

    /// The place in an array.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The number people see, from 1.
    pub const fn number(self) -> usize {
        self.0 as usize + 1
    }
}

impl<const N: usize> fmt::Display for Nth<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

impl<const N: usize> FromStr for Nth<N> {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        text.parse()
            .ok()
            .and_then(|number: usize| number.checked_sub(1))
            .and_then(Self::new)
            .filter(|found| found.to_string() == text)
            .ok_or_else(|| format!("'{text}' is not a number from 1 to {N}"))
    }
}

impl<const N: usize> Serialize for Nth<N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.0 + 1)
    }
}

impl<'de, const N: usize> Deserialize<'de> for Nth<N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let number = usize::deserialize(deserializer)?;
        number.checked_sub(1).and_then(Self::new).ok_or_else(|| {
            serde::de::Error::custom(format!("{number} is not a number from 1 to {N}"))
        })
    }
}

/// One of a player's dragon tiles: its kind, and which of two copies.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct DragonTile {
    /// The kind.
    pub kind: Dragon,
    /// 0 for the first tile of this kind that the player got, 1 for the second.
    pub copy: u8,
}

impl fmt::Display for DragonTile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.copy {
            0 => write!(f, "{}", self.kind),
            copy => write!(f, "{}-{}", self.kind, copy + 1),
        }
    }
}

impl FromStr for DragonTile {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        let (kind, copy) = match text.strip_suffix("-2") {
            Some(kind) => (kind, 1),
            None => (text, 0),
        };
        Ok(DragonTile {
            kind: kind.parse()?,
            copy,
        })
    }
}

/// One figure on the board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Figure {
    /// What it is.
    pub vassal: Vassal,
    /// Where it stands.
    pub space: Space,
}

impl fmt::Display for Figure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.vassal, self.space)
    }
}

impl FromStr for Figure {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        let (vassal, space) = text
            .trim()
            .split_once(' ')
            .ok_or_else(|| format!("'{text}' is no figure: write 'spearman armory'"))?;
        Ok(Figure {
            vassal: vassal.parse()?,
            space: space.trim().parse()?,
        })
    }
}

as_text!(Space, DragonTile, Figure);

impl Pad for Space {
    const PAD: Self = Space::city(City::Armory);
}

impl<const N: usize> Pad for Nth<N> {
    const PAD: Self = Nth(0);
}
