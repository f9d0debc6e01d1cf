//! Typed tables from `data/`, loaded once per edition (`load`), and what spaces are called (`name`). What several cities
//! share is stored once per city, so that a rule looks a space up by city and id and nothing else.
//!
//! The files say everything that is printed (specification 10.8): which symbols stand on a die, which buildings a face of
//! the black or purple die shows, which spaces a building has, and what each city's University does. What they say and
//! the rules cannot play is refused with file, line and field.

mod load;
mod name;

pub use name::SpaceName;

use crate::{Bonus, City, Colour, Die, Effect, Field, Part, Space, Symbol};
use table::{Components, Per, Provenance, Set, Version};

/// Everything that stands in `data/`.
#[derive(Debug)]
pub struct Data {
    /// The ten dice.
    pub dice: Per<Die, DieData>,
    /// The board of each city.
    pub boards: Per<City, Board>,
    /// The three bonuses.
    pub bonuses: Per<Bonus, BonusData>,
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
    /// SW-8.7.2, SW-8.9.1: the parts of the board that a face of the black or purple die stands for; none on other
    /// dice.
    parts: Per<Symbol, Set<Part>>,
    /// Its Forum slot at the start; special dice have none.
    pub slot: Option<u8>,
    /// Where this is known from.
    pub origin: Origin,
}

/// The board of one city: its spaces, and the same by what rules ask for.
#[derive(Debug)]
pub struct Board {
    /// Those that the board does not have are blank.
    spaces: Per<Space, SpaceData>,
    /// Where each space is known from.
    origins: Per<Space, Origin>,
    /// What each space is called.
    names: Per<Space, SpaceName>,
    /// The spaces of each part.
    parts: Per<Part, Set<Space>>,
    /// The spaces that the board has.
    pub printed: Set<Space>,
    /// SW-5.4: spaces that cost at most so many materials, by that number.
    pub costs_at_most: [Set<Space>; MOST_MATERIALS as usize + 1],
    /// SW-4.9: spaces that a face of a die allows; for the purple die see SW-8.7.
    by_face: Per<Die, Per<Symbol, Set<Space>>>,
    /// SW-7.8: spaces that reduce the die cost.
    pub discounts: Set<Space>,
    /// SW-4.5: spaces that make dice of a colour free.
    pub free: Per<Colour, Set<Space>>,
    /// SW-4.6: spaces that give coins for choosing a die of a colour.
    pub on_choice: Per<Colour, Set<Space>>,
    /// SW-7.10: spaces that unlock the special die of a colour.
    pub unlocks: Per<Colour, Set<Space>>,
    /// SW-6.1: spaces to which an arrow leads.
    pub ordered: Set<Space>,
    /// Those of them to which it leads from the space before in the order of ids.
    pub chained: Set<Space>,
}

/// A space of one city's board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SpaceData {
    /// Faces that allow it.
    pub symbols: Set<Symbol>,
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
    pub symbols: Set<Symbol>,
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
#[derive(Clone, Copy, Debug)]
pub struct Origin {
    /// The source of what is not reconstructed.
    pub provenance: Provenance,
    /// Fields that nobody could look up and that were designed to fit.
    pub reconstructed: Set<Field>,
}

impl Origin {
    /// Whether the game marks the row as not known for certain.
    pub fn is_reconstructed(self) -> bool {
        self.provenance.is_reconstructed || !self.reconstructed.is_empty()
    }
}

impl Data {
    /// A die.
    #[inline]
    pub fn die(&self, die: Die) -> &DieData {
        &self.dice[die]
    }

    /// The board of a city.
    #[inline]
    pub fn board(&self, city: City) -> &Board {
        &self.boards[city]
    }

    /// A bonus.
    #[inline]
    pub fn bonus(&self, bonus: Bonus) -> &BonusData {
        &self.bonuses[bonus]
    }

    /// Whether this space is not the same in all cities.
    pub fn is_own(&self, space: Space) -> bool {
        let first = &self.boards[City::ALL[0]];
        self.boards.values().iter().any(|board| {
            board.space(space) != first.space(space)
                || board.printed.has(space) != first.printed.has(space)
        })
    }
}

impl DieData {
    /// SW-8.7.2, SW-8.9.1: the parts of the board that this face of the black or purple die stands for.
    #[inline]
    pub fn parts(&self, face: Symbol) -> Set<Part> {
        self.parts[face]
    }
}

impl Board {
    /// A space.
    #[inline]
    pub fn space(&self, space: Space) -> &SpaceData {
        &self.spaces[space]
    }

    /// Where a space is known from.
    pub fn origin(&self, space: Space) -> Origin {
        self.origins[space]
    }

    /// What a space is called.
    pub fn name(&self, space: Space) -> SpaceName {
        self.names[space]
    }

    /// The spaces of a part.
    #[inline]
    pub fn of(&self, part: Part) -> Set<Space> {
        self.parts[part]
    }

    /// The spaces of these parts.
    #[inline]
    pub fn of_all(&self, parts: Set<Part>) -> Set<Space> {
        parts
            .iter()
            .fold(Set::NONE, |all, part| all.or(self.of(part)))
    }

    /// SW-4.9, SW-8.9.1: spaces that this face of this die allows, open or not. The purple die only compares (SW-8.7).
    #[inline]
    pub fn by_face(&self, die: Die, face: Symbol) -> Set<Space> {
        self.by_face[die][face]
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
pub(crate) static COMPONENTS: Components<Data> = Components::new(
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
