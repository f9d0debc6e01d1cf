//! Typed tables from `data/`, loaded once per edition (`load`), and what spaces are called (`name`). What several cities share is stored once per city, so that a rule looks a
//! space up by city and id and nothing else.
//!
//! The files say everything that is printed (specification 10.8): which symbols stand on a die, which buildings a face of
//! the black or purple die shows, which spaces a building has, and what each city's University does. What they say and
//! the rules cannot play is refused with file, line and field.

mod load;
mod name;

pub use name::SpaceName;

use crate::{Bonus, City, Colour, Die, Effect, Part, Parts, Space, Spaces, Symbol, Symbols};
use serde::Deserialize;
use table::{Components, Version};

/// Everything that stands in `data/`.
#[derive(Debug)]
pub struct Data {
    /// By [`Die`].
    pub dice: [DieData; Die::ALL.len()],
    /// By [`City`].
    pub boards: Vec<Board>,
    /// By [`Bonus`].
    pub bonuses: Vec<BonusData>,
    /// SW-1.3: coins at the start.
    pub start_coins: u8,
    /// Slots of the Treasury.
    pub treasury: u8,
    /// Slots in a row of the Treasury.
    pub treasury_row: u8,
    /// SW-4.8: coins for passing.
    pub pass_coins: u8,
    /// SW-8.2.4: points of the +3 box.
    pub first_agora: u8,
    /// SW-4.5: what each reduction takes off the die cost.
    pub die_discount: u8,
    /// Where the size of the Treasury is known from.
    pub treasury_origin: Origin,
}

/// A die.
#[derive(Debug)]
pub struct DieData {
    /// What its faces show.
    pub faces: [Symbol; 6],
    /// SW-8.7.2, SW-8.9.1: the parts of the board that a face of the black or purple die stands for, by [`Symbol`]; none
    /// on other dice.
    parts: [Parts; Symbol::ALL.len()],
    /// Its Forum slot at the start; special dice have none.
    pub slot: Option<u8>,
    /// Where this is known from.
    pub origin: Origin,
}

/// The board of one city: its spaces, and the same by what rules ask for.
#[derive(Debug)]
pub struct Board {
    /// By [`Space`]; those that the board does not have are blank.
    spaces: [SpaceData; Space::COUNT],
    /// Where each space is known from, by [`Space`].
    origins: Vec<Origin>,
    /// What each space is called, by [`Space`].
    names: Vec<SpaceName>,
    /// The spaces of each part, by [`Part`].
    parts: [Spaces; Part::ALL.len()],
    /// The spaces that the board has.
    pub printed: Spaces,
    /// SW-5.4: spaces that cost at most so many materials, by that number.
    pub costs_at_most: [Spaces; MOST_MATERIALS as usize + 1],
    /// SW-4.9: spaces that a face allows, by [`Die`] and [`Symbol`]; for the purple die see SW-8.7.
    by_face: Vec<[Spaces; Symbol::ALL.len()]>,
    /// SW-7.8: spaces that reduce the die cost.
    pub discounts: Spaces,
    /// SW-4.5: spaces that make dice free, by [`Colour`].
    pub free: [Spaces; Colour::ALL.len()],
    /// SW-4.6: spaces that give coins for choosing a die, by [`Colour`].
    pub on_choice: [Spaces; Colour::ALL.len()],
    /// SW-7.10: spaces that unlock a special die, by [`Colour`].
    pub unlocks: [Spaces; Colour::ALL.len()],
    /// SW-6.1: spaces to which an arrow leads.
    pub ordered: Spaces,
    /// Those of them to which it leads from the space before in the order of ids.
    pub chained: Spaces,
}

/// A space of one city's board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SpaceData {
    /// Faces that allow it.
    pub symbols: Symbols,
    /// SW-6.1: the space that must be crossed off before.
    pub after: Option<Space>,
    /// SW-5.2: materials.
    pub cost: u8,
    /// SW-7.12: points at the end.
    pub vp: u8,
    /// SW-8.3.4: printed points of an attack.
    pub laurels: u8,
    /// What it does.
    pub effect: Option<Effect>,
}

/// Spaces of a part that the same symbols serve.
#[derive(Debug)]
pub struct Lane {
    /// Faces that allow them.
    pub symbols: Symbols,
    /// In the order of the board.
    pub spaces: Vec<Space>,
}

/// One of the three bonuses.
#[derive(Debug)]
pub struct BonusData {
    /// What it does.
    pub effect: Effect,
    /// Where this is known from.
    pub origin: Origin,
}

/// SW-5.2: the dearest space, and the most materials anybody produces.
pub const MOST_MATERIALS: u8 = 6;

/// SW-3.2: quarters cost 0 to 3 coins.
pub const QUARTERS: u8 = 4;

/// Where a row of the tables is known from.
#[derive(Clone, Debug)]
pub struct Origin {
    /// The source of what is not reconstructed.
    pub provenance: Provenance,
    /// Fields that nobody could look up and that were designed to fit.
    pub reconstructed: Vec<Field>,
    /// More about it.
    pub note: String,
}

impl Origin {
    /// Whether the game marks the row as not known for certain.
    pub fn is_reconstructed(&self) -> bool {
        self.provenance == Provenance::Reconstructed || !self.reconstructed.is_empty()
    }
}

/// How sure a row is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Provenance {
    /// The surviving pages of the rulebook.
    Rulebook,
    /// A public source, named in the row's note or in the specification.
    Public,
    /// Remembered.
    Recalled,
    /// Designed to fit.
    Reconstructed,
}

/// A field of a row that can be reconstructed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Field {
    /// Faces of a die.
    Faces,
    /// What the faces of the black or purple die stand for.
    Parts,
    /// Faces that allow a space.
    Symbols,
    /// The arrow.
    After,
    /// Construction cost.
    Cost,
    /// Points.
    Vp,
    /// Points of an attack.
    Laurels,
    /// What it does.
    Effect,
    /// How many spaces.
    Spaces,
    /// City's unlock in the tablet lane.
    TabletUnlocks,
    /// City's unlock in the compass lane.
    CompassUnlocks,
    /// City's unlock in the gear lane.
    GearUnlocks,
    /// City's free colour.
    FreeColour,
}

impl Data {
    /// A die.
    #[inline]
    pub fn die(&self, die: Die) -> &DieData {
        &self.dice[die.index()]
    }

    /// The board of a city.
    #[inline]
    pub fn board(&self, city: City) -> &Board {
        &self.boards[city.index()]
    }

    /// A bonus.
    #[inline]
    pub fn bonus(&self, bonus: Bonus) -> &BonusData {
        &self.bonuses[bonus.index()]
    }

    /// Whether this space is not the same in all cities.
    pub fn is_own(&self, space: Space) -> bool {
        let first = &self.boards[0];
        self.boards.iter().any(|board| {
            board.space(space) != first.space(space)
                || board.printed.has(space) != first.printed.has(space)
        })
    }
}

impl DieData {
    /// SW-8.7.2, SW-8.9.1: the parts of the board that this face of the black or purple die stands for.
    #[inline]
    pub fn parts(&self, face: Symbol) -> Parts {
        self.parts[face.index()]
    }
}

impl Board {
    /// A space.
    #[inline]
    pub fn space(&self, space: Space) -> &SpaceData {
        &self.spaces[space.index()]
    }

    /// Where a space is known from.
    pub fn origin(&self, space: Space) -> &Origin {
        &self.origins[space.index()]
    }

    /// What a space is called.
    pub fn name(&self, space: Space) -> SpaceName {
        self.names[space.index()]
    }

    /// The spaces of a part.
    #[inline]
    pub fn of(&self, part: Part) -> Spaces {
        self.parts[part.index()]
    }

    /// The spaces of these parts.
    #[inline]
    pub fn of_all(&self, parts: Parts) -> Spaces {
        parts
            .iter()
            .fold(Spaces::NONE, |all, part| all.or(self.of(part)))
    }

    /// SW-4.9, SW-8.9.1: spaces that this face of this die allows, open or not. The purple die only compares (SW-8.7).
    #[inline]
    pub fn by_face(&self, die: Die, face: Symbol) -> Spaces {
        self.by_face[die.index()][face.index()]
    }

    /// SW-6.4: the lanes of a part: what the same symbols serve.
    pub fn lanes(&self, part: Part) -> Vec<Lane> {
        let mut lanes: Vec<Lane> = Vec::new();
        for space in self.of(part).iter() {
            let symbols = self.space(space).symbols;
            match lanes.iter_mut().find(|lane| lane.symbols == symbols) {
                Some(lane) => lane.spaces.push(space),
                None => lanes.push(Lane {
                    symbols,
                    spaces: vec![space],
                }),
            }
        }
        lanes
    }
}

/// The component files of each version of the rules, embedded; the newest are replaceable at start.
pub static COMPONENTS: Components<Data> = Components::new(
    &[
        Version {
            rules: 1,
            files: &[
                (load::BONUSES, include_str!("../data/bonuses.toml")),
                (load::BUILDINGS, include_str!("../data/buildings.toml")),
                (load::DICE, include_str!("../data/1/dice.toml")),
                (load::NUMBERS, include_str!("../data/numbers.toml")),
                (load::SPACES, include_str!("../data/1/spaces.toml")),
                (load::UNIVERSITY, include_str!("../data/1/university.toml")),
                (load::WONDERS, include_str!("../data/1/wonders.toml")),
            ],
        },
        Version {
            rules: 2,
            files: &[
                (load::BONUSES, include_str!("../data/bonuses.toml")),
                (load::BUILDINGS, include_str!("../data/buildings.toml")),
                (load::DICE, include_str!("../data/dice.toml")),
                (load::NUMBERS, include_str!("../data/numbers.toml")),
                (load::SPACES, include_str!("../data/spaces.toml")),
                (load::UNIVERSITY, include_str!("../data/university.toml")),
                (load::WONDERS, include_str!("../data/wonders.toml")),
            ],
        },
    ],
    load::load,
);
