//! Typed tables from `data/`, loaded once: dice, buildings and numbers (`rows`), boards (`boards`), effects (`effect`). What several cities share is stored once per city, so that a rule looks a
//! space up by city and id and nothing else.

mod boards;
mod effect;
mod rows;

pub use effect::Effect;

use crate::{Bonus, City, Colour, Die, Space, Spaces, Symbol, Symbols};
use boards::read_boards;
use rows::{read_bonuses, read_buildings, read_dice, read_numbers};
use serde::Deserialize;
use table::{Components, DataError, Files};

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
    /// Its faces.
    pub faces: [Symbol; 6],
    /// Its Forum slot at the start; special dice have none.
    pub slot: Option<u8>,
    /// Where this is known from.
    pub origin: Origin,
}

/// The board of one city: its spaces, and the same by what rules ask for.
#[derive(Debug)]
pub struct Board {
    /// By [`Space`].
    pub spaces: [SpaceData; Space::COUNT],
    /// Where each space is known from, by [`Space`].
    pub origins: Vec<Origin>,
    /// SW-5.4: spaces that cost at most so many materials, by that number.
    pub costs_at_most: [Spaces; MOST_MATERIALS as usize + 1],
    /// SW-4.9: spaces that a face allows on the die of the building's colour.
    pub by_symbol: [Spaces; Symbol::ALL.len()],
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
#[derive(Clone, Copy, Debug)]
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
}

/// The tables in use.
#[inline]
pub fn data() -> &'static Data {
    COMPONENTS.get()
}

/// The component files, embedded and replaceable at start.
pub static COMPONENTS: Components<Data> = Components::new(
    &[
        (BONUSES, include_str!("../../data/bonuses.toml")),
        (BUILDINGS, include_str!("../../data/buildings.toml")),
        (DICE, include_str!("../../data/dice.toml")),
        (NUMBERS, include_str!("../../data/numbers.toml")),
        (SPACES, include_str!("../../data/spaces.toml")),
        (UNIVERSITY, include_str!("../../data/university.toml")),
        (WONDERS, include_str!("../../data/wonders.toml")),
    ],
    load,
);

const BONUSES: &str = "bonuses.toml";
const BUILDINGS: &str = "buildings.toml";
const DICE: &str = "dice.toml";
const NUMBERS: &str = "numbers.toml";
const SPACES: &str = "spaces.toml";
const UNIVERSITY: &str = "university.toml";
const WONDERS: &str = "wonders.toml";

fn load(files: &Files) -> Result<Data, DataError> {
    let dice = read_dice(files)?;
    let buildings = read_buildings(files)?;
    let numbers = read_numbers(files)?;
    let treasury = numbers.treasury_rows.value * numbers.treasury_row.value;
    Ok(Data {
        boards: read_boards(files, &dice, &buildings)?,
        dice,
        bonuses: read_bonuses(files)?,
        start_coins: numbers.start_coins.value,
        treasury,
        treasury_row: numbers.treasury_row.value,
        pass_coins: numbers.pass_coins.value,
        first_agora: numbers.first_agora.value,
        die_discount: numbers.die_discount.value,
        treasury_origin: Origin {
            provenance: numbers.treasury_rows.provenance,
            reconstructed: Vec::new(),
            note: numbers.treasury_rows.note,
        },
    })
}
