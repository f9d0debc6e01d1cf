//! The names of things: closed sets with the names that notation, positions and words use.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::{fmt, str::FromStr};

/// A closed set with a name for each member.
macro_rules! named {
    ($(#[$doc:meta])* $name:ident { $($variant:ident = $id:literal),* $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize)]
        #[allow(missing_docs)]
        pub enum $name { $(#[serde(rename = $id)] $variant),* }

        impl $name {
            /// All of them, in the rulebook's order.
            pub const ALL: &'static [$name] = &[$($name::$variant),*];

            /// The name in notation, positions and words.
            pub const fn id(self) -> &'static str {
                match self { $($name::$variant => $id),* }
            }

            /// The place in the rulebook's order, from 0.
            pub const fn index(self) -> usize {
                self as usize
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.id())
            }
        }

        impl std::str::FromStr for $name {
            type Err = String;
            fn from_str(text: &str) -> Result<Self, String> {
                let found = $name::ALL.iter().copied().find(|known| known.id() == text);
                found.ok_or_else(|| {
                    let known: Vec<_> = $name::ALL.iter().map(|known| known.id()).collect();
                    format!("'{text}' is none of {}", known.join(", "))
                })
            }
        }
    };
}

named! {
    /// What is gained, paid and counted: six resources, power points, ability markers and vassals.
    Good {
        Vegetable = "vegetable", Meat = "meat", Wood = "wood", Stone = "stone", Wisdom = "wisdom",
        Weapon = "weapon", Pp = "pp", Marker = "marker", Spearman = "spearman", Dragonrider = "dragonrider",
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

named! {
    /// The two kinds of vassals (SI-1.9).
    Vassal { Spearman = "spearman", Dragonrider = "dragonrider" }
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

named! {
    /// The twelve spaces of the city (SI-7).
    City {
        Armory = "armory", Library = "library", Forge = "forge", Academy = "academy",
        MainMarket = "main_market", Barracks = "barracks", HuntingGrounds = "hunting_grounds",
        TrainingArena = "training_arena", BuildersSquare = "builders_square",
        BreedingGrounds = "breeding_grounds", ScoutsQuarters = "scouts_quarters",
        DragonlordMonument = "dragonlord_monument",
    }
}

named! {
    /// The five types of action tiles.
    TileType {
        Production = "production", Research = "research", Transformation = "transformation",
        Power = "power", Exploration = "exploration",
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
        (first..=last).map(Tile)
    }
}

named! {
    /// The twelve kinds of dragons, two tiles each (SI-11).
    Dragon {
        Forager = "forager", Trader = "trader", Hunter = "hunter", Gardener = "gardener", Sage = "sage",
        Shepherd = "shepherd", Smith = "smith", Pathfinder = "pathfinder", Seer = "seer",
        Veteran = "veteran", Herald = "herald", Scout = "scout",
    }
}

named! {
    /// The ability slots of a dragon tile, from the left (SI-11.2).
    Slot { A = "A", B = "B", C = "C" }
}

named! {
    /// Where a tile is put back (SI-17.1).
    End { Top = "top", Bottom = "bottom" }
}

named! {
    /// The two ways to play.
    Mode { Spearman = "spearman", Dragonlord = "dragonlord" }
}

named! {
    /// How long the game is.
    Length { Short = "short", Medium = "medium", Long = "long" }
}

named! {
    /// Who wins a tie (SI-16.6).
    TieBreak { Shared = "shared", Markers = "markers" }
}

/// How many action tiles there are.
pub const N_TILES: usize = 48;
/// How many spaces a tile can have; exploration tiles have levels instead.
pub const TILE_SPACES: usize = 4;
/// How many spaces there are in the city and on all tiles.
pub const N_SPACES: usize = 12 + N_TILES * TILE_SPACES;

/// One action tile, by its printed number from 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Tile(u8);

impl Tile {
    /// The tile with this number.
    pub const fn new(number: usize) -> Option<Tile> {
        if number >= 1 && number <= N_TILES {
            Some(Tile(number as u8))
        } else {
            None
        }
    }

    /// All tiles.
    pub fn all() -> impl Iterator<Item = Tile> {
        (1..=N_TILES as u8).map(Tile)
    }

    /// The printed number.
    pub const fn number(self) -> usize {
        self.0 as usize
    }

    /// The place in an array of all tiles.
    pub const fn index(self) -> usize {
        self.0 as usize - 1
    }

    /// Its type.
    #[inline]
    pub const fn kind(self) -> TileType {
        match self.0 {
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
        Space((12 + (self.0 as usize - 1) * TILE_SPACES + index) as u8)
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.kind(), self.0)
    }
}

impl FromStr for Tile {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        let wrong = || format!("'{text}' is no action tile: write production-8 or power-29");
        let (kind, number) = text.split_once('-').ok_or_else(wrong)?;
        let tile = number.parse().ok().and_then(Tile::new).ok_or_else(wrong)?;
        if tile.kind().id() == kind && tile.to_string() == text {
            Ok(tile)
        } else {
            Err(wrong())
        }
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
        match (self.0 as usize).checked_sub(12) {
            Some(at) => Some((Tile((at / TILE_SPACES) as u8 + 1), at % TILE_SPACES)),
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

/// One objective tile, by its number from 73.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Objective(u8);

impl Objective {
    /// How many there are.
    pub const COUNT: usize = 12;
    const FIRST: usize = 73;

    /// The objective with this number.
    pub const fn new(number: usize) -> Option<Objective> {
        if number >= Self::FIRST && number < Self::FIRST + Self::COUNT {
            Some(Objective(number as u8))
        } else {
            None
        }
    }

    /// All objectives.
    pub fn all() -> impl Iterator<Item = Objective> {
        (Self::FIRST..Self::FIRST + Self::COUNT).map(|number| Objective(number as u8))
    }

    /// The number.
    pub const fn number(self) -> usize {
        self.0 as usize
    }

    /// The place in an array of all objectives.
    pub const fn index(self) -> usize {
        self.0 as usize - Self::FIRST
    }
}

impl fmt::Display for Objective {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "objective-{}", self.0)
    }
}

impl FromStr for Objective {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        text.strip_prefix("objective-")
            .and_then(|number| number.parse().ok())
            .and_then(Objective::new)
            .filter(|objective| objective.to_string() == text)
            .ok_or_else(|| format!("'{text}' is no objective: write objective-73 to objective-84"))
    }
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

/// Names in positions, by the notation.
macro_rules! by_notation {
    ($($name:ty),*) => {$(
        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
            }
        }
    )*};
}
by_notation!(Tile, Space, Objective, DragonTile, Figure);
