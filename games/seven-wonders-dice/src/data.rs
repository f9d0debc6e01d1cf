//! Typed tables from `data/`, loaded once. What several cities share is stored once per city, so that a rule looks a
//! space up by city and id and nothing else.

use crate::{
    Bonus, City, Colour, Colours, Die, Part, Parts, Space, Spaces, Symbol, Symbols,
};
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

/// The board of one city.
#[derive(Debug)]
pub struct Board {
    /// By [`Space`].
    pub spaces: Vec<SpaceData>,
    /// SW-5.4: spaces that cost at most so many materials, by that number.
    pub costs_at_most: [Spaces; MOST_MATERIALS as usize + 1],
    /// SW-4.9: spaces that a face allows on the die of the building's colour.
    pub by_symbol: [Spaces; Symbol::ALL.len()],
    /// Spaces with a permanent effect.
    pub permanent: Spaces,
    /// SW-6.1: spaces to which an arrow leads.
    pub ordered: Spaces,
    /// Those of them to which it leads from the space before in the order of ids.
    pub chained: Spaces,
}

/// A space of one city's board.
#[derive(Clone, Debug)]
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
    /// Where this is known from.
    pub origin: Origin,
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

/// The effects (specification 3.4, SW-7).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    /// SW-7.2: cross off up to so many spaces of these buildings.
    Cross {
        /// Where.
        buildings: Parts,
        /// How many.
        times: u8,
    },
    /// SW-7.4.
    GainCoins(u8),
    /// SW-7.5: an action A without die cost.
    FreeBuild,
    /// SW-7.6: one more action A, B or C.
    AnotherAction,
    /// SW-7.7: coins now and points at the end, per crossed space.
    PerSpace {
        /// Of which part.
        of: Part,
        /// How many for each.
        each: u8,
    },
    /// SW-7.8: dice cost less.
    DieCostMinus1,
    /// SW-4.5: dice of this colour cost nothing.
    DieCostZero(Colour),
    /// SW-4.6: coins when a die of this colour is chosen.
    CoinsOnChoice {
        /// Of which colour.
        colour: Colour,
        /// How many coins.
        coins: u8,
    },
    /// SW-7.10: the special die of this colour may be used.
    Unlock(Colour),
    /// SW-7.11: a point per leader.
    GalleryVp,
}

impl Effect {
    /// SW-7.9: works from the moment of crossing for the rest of the game.
    const fn is_permanent(self) -> bool {
        match self {
            Effect::DieCostMinus1
            | Effect::DieCostZero(_)
            | Effect::CoinsOnChoice { .. }
            | Effect::Unlock(_) => true,
            Effect::Cross { .. }
            | Effect::GainCoins(_)
            | Effect::FreeBuild
            | Effect::AnotherAction
            | Effect::PerSpace { .. }
            | Effect::GalleryVp => false,
        }
    }
}

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
}

/// The tables in use.
#[inline]
pub fn data() -> &'static Data {
    COMPONENTS.get()
}

/// The component files, embedded and replaceable at start.
pub static COMPONENTS: Components<Data> = Components::new(
    &[
        (BONUSES, include_str!("../data/bonuses.toml")),
        (BUILDINGS, include_str!("../data/buildings.toml")),
        (DICE, include_str!("../data/dice.toml")),
        (NUMBERS, include_str!("../data/numbers.toml")),
        (SPACES, include_str!("../data/spaces.toml")),
        (UNIVERSITY, include_str!("../data/university.toml")),
        (WONDERS, include_str!("../data/wonders.toml")),
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

/// Puts rows into the order of their ids; each id stands exactly once.
fn in_order<T>(
    file: &str,
    names: &[&str],
    rows: Vec<(usize, T)>,
) -> Result<Vec<T>, DataError> {
    let mut places: Vec<Option<T>> = names.iter().map(|_| None).collect();
    for (at, row) in rows {
        if places[at].replace(row).is_some() {
            return Err(DataError::new(file, format!("{} stands twice: leave one of the rows out", names[at])));
        }
    }
    names
        .iter()
        .zip(places)
        .map(|(name, row)| row.ok_or_else(|| DataError::new(file, format!("{name} is missing: add its row"))))
        .collect()
}

// Dice.

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DiceFile {
    die: Vec<DieRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DieRow {
    id: Die,
    colour: Colour,
    slot: Option<u8>,
    faces: [Symbol; 6],
    provenance: Provenance,
    #[serde(default)]
    reconstructed: Vec<Field>,
    #[serde(default)]
    note: String,
}

fn read_dice(files: &Files) -> Result<[DieData; Die::ALL.len()], DataError> {
    let file: DiceFile = files.read(DICE)?;
    let wrong = |die: Die, message: &str| DataError::new(DICE, format!("die {die}: {message}"));
    let mut rows = Vec::new();
    for row in file.die {
        if row.colour != row.id.colour() {
            return Err(wrong(row.id, "colour does not fit the id"));
        }
        // The normal dice stand in the order of their ids, so a slot is also an index.
        let slot = (!row.id.is_special()).then_some(row.id as u8);
        if row.slot != slot {
            return Err(wrong(row.id, "slot: the seven normal dice have slots 0 to 6 in their order, special dice none"));
        }
        let names_buildings = matches!(row.colour, Colour::Black | Colour::Purple);
        if row.faces.iter().any(|face| face.building().is_some() != names_buildings) {
            return Err(wrong(row.id, "faces: black and purple name buildings, all others do not"));
        }
        let origin = Origin { provenance: row.provenance, reconstructed: row.reconstructed, note: row.note };
        rows.push((row.id.index(), DieData { faces: row.faces, slot: row.slot, origin }));
    }
    let dice = in_order(DICE, &Die::ALL.map(Die::name), rows)?;
    Ok(dice.try_into().expect("in_order gives one row per die"))
}

// Buildings.

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BuildingsFile {
    building: Vec<BuildingRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BuildingRow {
    id: Part,
    colour: Colour,
    spaces: u8,
    is_scored: bool,
    #[serde(rename = "provenance")]
    _provenance: Provenance,
    #[serde(default, rename = "reconstructed")]
    _reconstructed: Vec<Field>,
    #[serde(default, rename = "note")]
    _note: String,
}

fn read_buildings(files: &Files) -> Result<Vec<BuildingRow>, DataError> {
    let file: BuildingsFile = files.read(BUILDINGS)?;
    let wrong = |part: Part, message: String| DataError::new(BUILDINGS, format!("building {part}: {message}"));
    let mut rows = Vec::new();
    for row in file.building {
        let Some(at) = Part::BUILDINGS.iter().position(|part| *part == row.id) else {
            return Err(wrong(row.id, "the Wonder is not a building (SW-9.2)".to_owned()));
        };
        let known = Spaces::of(row.id).len();
        if row.spaces != known {
            return Err(wrong(row.id, format!("spaces: the program knows {known} spaces of it, not {}", row.spaces)));
        }
        if row.is_scored != Part::SCORED.contains(&row.id) {
            return Err(wrong(row.id, "is_scored: the score table has a row for all but the Warehouse".to_owned()));
        }
        rows.push((at, row));
    }
    in_order(BUILDINGS, &Part::BUILDINGS.map(Part::name), rows)
}

// Numbers.

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct NumbersFile {
    start_coins: Number,
    treasury_rows: Number,
    treasury_row: Number,
    pass_coins: Number,
    first_agora: Number,
    die_discount: Number,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Number {
    #[serde(deserialize_with = "small")]
    value: u8,
    #[serde(rename = "rule")]
    _rule: String,
    provenance: Provenance,
    #[serde(default)]
    note: String,
}

fn read_numbers(files: &Files) -> Result<NumbersFile, DataError> {
    let numbers: NumbersFile = files.read(NUMBERS)?;
    let slots = numbers.treasury_rows.value * numbers.treasury_row.value;
    if !(1..=31).contains(&slots) {
        return Err(DataError::new(NUMBERS, "treasury_rows: the Treasury has 1 to 31 slots"));
    }
    if numbers.start_coins.value > slots {
        return Err(DataError::new(NUMBERS, "start_coins: more than the Treasury has slots"));
    }
    Ok(numbers)
}

/// Numbers of this game have one digit.
fn small<'de, D: serde::Deserializer<'de>>(deserializer: D) -> Result<u8, D::Error> {
    within(deserializer, 9)
}

/// SW-5.2: every space costs 0 to 6 materials.
fn materials<'de, D: serde::Deserializer<'de>>(deserializer: D) -> Result<u8, D::Error> {
    within(deserializer, MOST_MATERIALS)
}

fn points<'de, D: serde::Deserializer<'de>>(deserializer: D) -> Result<u8, D::Error> {
    within(deserializer, 30)
}

fn within<'de, D: serde::Deserializer<'de>>(deserializer: D, most: u8) -> Result<u8, D::Error> {
    let value = u8::deserialize(deserializer)?;
    if value > most {
        return Err(serde::de::Error::custom(format!("{value} is too much: 0 to {most}")));
    }
    Ok(value)
}

// Spaces.

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SpacesFile {
    space: Vec<SpaceRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct UniversityFile {
    space: Vec<SpaceRow>,
    city: Vec<CityRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WondersFile {
    stage: Vec<StageRow>,
}

/// A space that several cities share.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SpaceRow {
    id: Space,
    building: Option<Part>,
    symbols: Vec<Symbol>,
    after: Option<Space>,
    #[serde(deserialize_with = "materials")]
    cost: u8,
    #[serde(default, deserialize_with = "points")]
    vp: u8,
    #[serde(default, deserialize_with = "small")]
    laurels: u8,
    effect: Option<EffectRow>,
    provenance: Provenance,
    #[serde(default)]
    reconstructed: Vec<Field>,
    #[serde(default)]
    note: String,
}

/// What a city's University has of its own.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CityRow {
    id: City,
    tablet_unlocks: Colour,
    compass_unlocks: Colour,
    gear_unlocks: Colour,
    free_colour: Colour,
    #[serde(rename = "provenance")]
    _provenance: Provenance,
    #[serde(default, rename = "reconstructed")]
    _reconstructed: Vec<Field>,
    #[serde(default, rename = "note")]
    _note: String,
}

/// A stage of a Wonder.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct StageRow {
    city: City,
    id: Space,
    after: Option<Space>,
    #[serde(deserialize_with = "materials")]
    cost: u8,
    #[serde(default, deserialize_with = "points")]
    vp: u8,
    effect: Option<EffectRow>,
    provenance: Provenance,
    #[serde(default)]
    reconstructed: Vec<Field>,
    #[serde(default)]
    note: String,
}

#[derive(Clone, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
enum EffectRow {
    Cross {
        buildings: Vec<Part>,
        times: u8,
    },
    GainCoins {
        #[serde(deserialize_with = "small")]
        coins: u8,
    },
    FreeBuild,
    AnotherAction,
    PerSpace {
        of: Part,
        #[serde(deserialize_with = "small")]
        each: u8,
    },
    #[serde(rename = "die_cost_minus_1")]
    DieCostMinus1,
    DieCostZero {
        colour: Printed,
    },
    CoinsOnChoice {
        colour: Colour,
        #[serde(deserialize_with = "small")]
        coins: u8,
    },
    Unlock { die: Printed },
    GalleryVp,
}

/// A colour, or the one that the city's row names.
#[derive(Clone, Copy, Deserialize)]
#[serde(untagged)]
enum Printed {
    This(Colour),
    City(ByCity),
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "snake_case")]
enum ByCity {
    City,
}

fn read_boards(files: &Files, dice: &[DieData], buildings: &[BuildingRow]) -> Result<Vec<Board>, DataError> {
    let common: SpacesFile = files.read(SPACES)?;
    let university: UniversityFile = files.read(UNIVERSITY)?;
    let wonders: WondersFile = files.read(WONDERS)?;
    let rows = university.city.into_iter().map(|row| (row.id.index(), row)).collect();
    let cities = in_order(UNIVERSITY, &City::ALL.map(City::name), rows)?;
    cities.iter().map(|city| read_board(city, &common.space, &university.space, &wonders.stage, dice, buildings)).collect()
}

fn read_board(
    city: &CityRow,
    common: &[SpaceRow],
    university: &[SpaceRow],
    stages: &[StageRow],
    dice: &[DieData],
    buildings: &[BuildingRow],
) -> Result<Board, DataError> {
    let mut rows = Vec::new();
    for (file, shared) in [(SPACES, common), (UNIVERSITY, university)] {
        for row in shared {
            let in_university = row.id.part() == Part::University;
            let belongs = (file == UNIVERSITY) == in_university && row.id.part() != Part::Wonder;
            if !belongs || row.building.is_some_and(|part| part != row.id.part()) {
                return Err(wrong_space(file, row.id, "building: this space does not belong here"));
            }
            rows.push((row.id.index(), shared_space(file, row, city)?));
        }
    }
    for row in stages.iter().filter(|row| row.city == city.id) {
        if row.id.part() != Part::Wonder {
            return Err(wrong_space(WONDERS, row.id, "id: not a stage of a Wonder"));
        }
        let origin = Origin {
            provenance: row.provenance,
            reconstructed: row.reconstructed.clone(),
            note: row.note.clone(),
        };
        let space = SpaceData {
            symbols: Symbols::NONE,
            after: row.after,
            cost: row.cost,
            vp: row.vp,
            laurels: 0,
            effect: row.effect.clone().map(|effect| read_effect(WONDERS, row.id, effect, None, city)).transpose()?,
            origin,
        };
        rows.push((row.id.index(), space));
    }
    let spaces = in_order(&format!("{SPACES}, {UNIVERSITY}, {WONDERS} ({})", city.id), &Space::ALL.map(Space::name), rows)?;
    check_arrows(&spaces)?;
    check_unlocks(&spaces, city)?;
    check_symbols(&spaces, dice, buildings)?;
    Ok(Board::new(spaces))
}

fn wrong_space(file: &str, space: Space, message: &str) -> DataError {
    DataError::new(file, format!("space {space}: {message}"))
}

fn shared_space(file: &str, row: &SpaceRow, city: &CityRow) -> Result<SpaceData, DataError> {
    let attacks = Spaces(Spaces::ATTACK_WEST.0 | Spaces::ATTACK_EAST.0);
    if attacks.has(row.id) != (row.laurels > 0) {
        return Err(wrong_space(file, row.id, "laurels: attack spaces have them, others do not"));
    }
    if (row.id.part() == Part::GuildCourt) != row.symbols.is_empty() {
        return Err(wrong_space(file, row.id, "symbols: every space names its faces, only the Guild Court takes any"));
    }
    if row.symbols.iter().any(|symbol| symbol.building().is_some()) {
        return Err(wrong_space(file, row.id, "symbols: a face of the black or purple die names a building, not a space"));
    }
    let lane = row.symbols.first().copied();
    Ok(SpaceData {
        symbols: row.symbols.iter().copied().collect(),
        after: row.after,
        cost: row.cost,
        vp: row.vp,
        laurels: row.laurels,
        effect: row.effect.clone().map(|effect| read_effect(file, row.id, effect, lane, city)).transpose()?,
        origin: Origin {
            provenance: row.provenance,
            reconstructed: row.reconstructed.clone(),
            note: row.note.clone(),
        },
    })
}

fn read_effect(file: &str, space: Space, row: EffectRow, lane: Option<Symbol>, city: &CityRow) -> Result<Effect, DataError> {
    let effect = match row {
        EffectRow::Cross { buildings, times } => {
            // SW-8.7.6, SW-8.8.2: no effect reaches what needs a special die, or the Wonder.
            let reachable = |part: &Part| !matches!(part, Part::GuildCourt | Part::Gallery | Part::Wonder);
            if buildings.is_empty() || !buildings.iter().all(reachable) || !(1..=2).contains(&times) {
                return Err(wrong_space(file, space, "effect: 'cross' takes 1 or 2 spaces of buildings that need no special die"));
            }
            Effect::Cross { buildings: buildings.into_iter().collect(), times }
        }
        EffectRow::GainCoins { coins } => Effect::GainCoins(coins),
        EffectRow::FreeBuild => Effect::FreeBuild,
        EffectRow::AnotherAction => Effect::AnotherAction,
        EffectRow::PerSpace { of, each } => Effect::PerSpace { of, each },
        EffectRow::DieCostMinus1 => Effect::DieCostMinus1,
        EffectRow::DieCostZero { colour: Printed::This(colour) } => Effect::DieCostZero(colour),
        EffectRow::DieCostZero { colour: Printed::City(ByCity::City) } => Effect::DieCostZero(city.free_colour),
        EffectRow::CoinsOnChoice { colour, coins } => Effect::CoinsOnChoice { colour, coins },
        EffectRow::Unlock { die: Printed::This(colour) } => Effect::Unlock(colour),
        EffectRow::Unlock { die: Printed::City(ByCity::City) } => Effect::Unlock(match lane {
            Some(Symbol::Tablet) => city.tablet_unlocks,
            Some(Symbol::Compass) => city.compass_unlocks,
            Some(Symbol::Gear) => city.gear_unlocks,
            Some(_) | None => return Err(wrong_space(file, space, "effect: only University spaces unlock the city's dice")),
        }),
        EffectRow::GalleryVp => Effect::GalleryVp,
    };
    match effect {
        Effect::GainCoins(0) | Effect::PerSpace { each: 0, .. } | Effect::CoinsOnChoice { coins: 0, .. } => {
            Err(wrong_space(file, space, "effect: nothing is not an effect, leave it out"))
        }
        Effect::Unlock(colour) if !Colour::SPECIAL.contains(&colour) => {
            Err(wrong_space(file, space, "effect: only black, white and purple can be unlocked"))
        }
        effect => Ok(effect),
    }
}

/// SW-6.1: an arrow comes from the same part, and following arrows backwards comes to an end.
fn check_arrows(spaces: &[SpaceData]) -> Result<(), DataError> {
    for start in Space::ALL {
        let mut at = start;
        let mut steps = 0;
        while let Some(before) = spaces[at.index()].after {
            if before.part() != start.part() {
                return Err(wrong_space(SPACES, start, "after: an arrow stays within its building"));
            }
            steps += 1;
            if steps > Space::COUNT {
                return Err(wrong_space(SPACES, start, "after: the arrows run in a circle"));
            }
            at = before;
        }
    }
    Ok(())
}

/// SW-8.5.2: each special die is unlocked exactly once on a board.
fn check_unlocks(spaces: &[SpaceData], city: &CityRow) -> Result<(), DataError> {
    for colour in Colour::SPECIAL {
        let unlocks = spaces.iter().filter(|space| space.effect == Some(Effect::Unlock(colour))).count();
        if unlocks != 1 {
            return Err(DataError::new(UNIVERSITY, format!("city {}: {colour} is unlocked {unlocks} times, not once", city.id)));
        }
    }
    Ok(())
}

/// SW-4.9: the faces that a space names stand on dice of its building's colour and on no others, so that a face alone
/// says which spaces it allows.
fn check_symbols(spaces: &[SpaceData], dice: &[DieData], buildings: &[BuildingRow]) -> Result<(), DataError> {
    for id in Space::ALL {
        let Some(building) = buildings.iter().find(|row| row.id == id.part()) else { continue };
        for symbol in spaces[id.index()].symbols.iter() {
            let shown: Colours = Die::ALL
                .into_iter()
                .filter(|die| dice[die.index()].faces.contains(&symbol))
                .map(Die::colour)
                .collect();
            if shown != Colours::one(building.colour) {
                let message = format!("symbols: {symbol} does not stand on {} dice alone", building.colour);
                return Err(wrong_space(SPACES, id, &message));
            }
        }
    }
    Ok(())
}

impl Board {
    fn new(spaces: Vec<SpaceData>) -> Self {
        let select = |keep: &dyn Fn(Space, &SpaceData) -> bool| -> Spaces {
            Space::ALL.into_iter().filter(|space| keep(*space, &spaces[space.index()])).collect()
        };
        Board {
            costs_at_most: std::array::from_fn(|most| select(&|_, space| usize::from(space.cost) <= most)),
            by_symbol: std::array::from_fn(|at| select(&|_, space| space.symbols.has(Symbol::ALL[at]))),
            permanent: select(&|_, space| space.effect.is_some_and(Effect::is_permanent)),
            ordered: select(&|_, space| space.after.is_some()),
            chained: select(&|id, space| space.after.is_some_and(|before| before.index() + 1 == id.index())),
            spaces,
        }
    }
}

// Bonuses.

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BonusesFile {
    bonus: Vec<BonusRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BonusRow {
    id: Bonus,
    effect: EffectRow,
    provenance: Provenance,
    #[serde(default)]
    reconstructed: Vec<Field>,
    #[serde(default)]
    note: String,
}

fn read_bonuses(files: &Files) -> Result<Vec<BonusData>, DataError> {
    let file: BonusesFile = files.read(BONUSES)?;
    let mut rows = Vec::new();
    for row in file.bonus {
        let wrong = |message: &str| DataError::new(BONUSES, format!("bonus {}: {message}", row.id));
        let effect = match row.effect {
            EffectRow::GainCoins { coins } => Effect::GainCoins(coins),
            EffectRow::AnotherAction => Effect::AnotherAction,
            EffectRow::FreeBuild => Effect::FreeBuild,
            EffectRow::Cross { buildings, times } => {
                if buildings.iter().any(|part| matches!(part, Part::GuildCourt | Part::Gallery | Part::Wonder)) {
                    return Err(wrong("effect: 'cross' reaches only buildings that need no special die"));
                }
                Effect::Cross { buildings: buildings.into_iter().collect(), times }
            }
            EffectRow::PerSpace { .. }
            | EffectRow::DieCostMinus1
            | EffectRow::DieCostZero { .. }
            | EffectRow::CoinsOnChoice { .. }
            | EffectRow::Unlock { .. }
            | EffectRow::GalleryVp => return Err(wrong("effect: a bonus works at once (SW-9.3)")),
        };
        let origin = Origin { provenance: row.provenance, reconstructed: row.reconstructed, note: row.note };
        rows.push((row.id.index(), BonusData { effect, origin }));
    }
    in_order(BONUSES, &Bonus::ALL.map(Bonus::name), rows)
}
