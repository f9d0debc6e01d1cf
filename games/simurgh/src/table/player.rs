//! One player's side of the table.

use super::{Figures, MOST_POINTS, MOST_RESOURCES, N_DRAGONS, OwnDragon, Where};
use crate::{
    effect::Stock,
    names::{Dragon, DragonTile, Figure, Good, Objective, Tile, Vassal},
};
use serde::{Deserialize, Deserializer, Serialize, de::Error as _};
use table::{List, Pad, Set};

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
    pub(crate) hand: Set<Tile>,
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
    #[serde(deserialize_with = "points")]
    pub city: u32,
    /// Production, research and transformation tiles, and rewards of the Wilds.
    #[serde(deserialize_with = "points")]
    pub tiles: u32,
    /// Power tiles.
    #[serde(deserialize_with = "points")]
    pub power: u32,
    /// Exploration tiles.
    #[serde(deserialize_with = "points")]
    pub exploration: u32,
    /// Dragons.
    #[serde(deserialize_with = "points")]
    pub dragons: u32,
    /// Bonuses of the market.
    #[serde(deserialize_with = "points")]
    pub scouts: u32,
    /// Slots of the Monument.
    #[serde(deserialize_with = "points")]
    pub monument: u32,
    /// Objectives at the end.
    #[serde(deserialize_with = "points")]
    pub objectives: u32,
    /// Resources left at the end.
    #[serde(deserialize_with = "points")]
    pub leftovers: u32,
    /// Points paid as a cost.
    #[serde(deserialize_with = "points")]
    pub paid: u32,
}

impl Points {
    /// What was earned, by the word of its source.
    pub(crate) fn earned(&self) -> [(&'static str, u32); 9] {
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
    pub(crate) fn total(&self) -> u32 {
        self.total_earned() - self.paid
    }

    /// Everything that was earned, before costs.
    #[inline]
    pub(crate) fn total_earned(&self) -> u32 {
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

/// Points of a position.
fn points<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u32, D::Error> {
    let n = u32::deserialize(deserializer)?;
    let words = || format!("at most {MOST_POINTS} points of one source in a position");
    (n <= MOST_POINTS)
        .then_some(n)
        .ok_or_else(|| D::Error::custom(words()))
}

/// A resource of a position.
fn resources<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u16, D::Error> {
    let n = u16::deserialize(deserializer)?;
    let words = || format!("at most {MOST_RESOURCES} of a resource in a position");
    (n <= MOST_RESOURCES)
        .then_some(n)
        .ok_or_else(|| D::Error::custom(words()))
}

/// Points as a score: no game is long enough to leave its range.
pub(crate) fn as_score(points: u32) -> i32 {
    i32::try_from(points).unwrap_or(i32::MAX)
}

/// Resources on a player board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Resources {
    #[serde(deserialize_with = "resources")]
    vegetable: u16,
    #[serde(deserialize_with = "resources")]
    meat: u16,
    #[serde(deserialize_with = "resources")]
    wood: u16,
    #[serde(deserialize_with = "resources")]
    stone: u16,
    #[serde(deserialize_with = "resources")]
    wisdom: u16,
    #[serde(deserialize_with = "resources")]
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
        hand: Set::NONE,
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
            .map(|dragon| dragon.markers.len() as u16)
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
