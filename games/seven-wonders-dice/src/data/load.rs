//! Component files, read and checked: dice, buildings, single numbers and bonuses; boards in `boards`.

mod boards;

use super::{BonusData, Data, DieData, Origin};
use crate::{
    Bonus, Colour, Die, Effect, Field, Part, Symbol,
    effect::{CityPrint, EffectRow},
};
use boards::read_boards;
use serde::Deserialize;
use std::collections::BTreeMap;
use table::{DataError, Files, Per, Provenance, Row, Rows, Set, Spanned, within};

pub(super) const BONUSES: &str = "bonuses.toml";
pub(super) const BUILDINGS: &str = "buildings.toml";
pub(super) const DICE: &str = "dice.toml";
pub(super) const NUMBERS: &str = "numbers.toml";
pub(super) const SPACES: &str = "spaces.toml";
pub(super) const UNIVERSITY: &str = "university.toml";
pub(super) const WONDERS: &str = "wonders.toml";

pub(super) fn load(files: &Files) -> Result<Data, DataError> {
    let dice = read_dice(files)?;
    let buildings = read_buildings(files)?;
    let numbers = read_numbers(files)?;
    Ok(Data {
        boards: read_boards(files, &dice, &buildings, &numbers)?,
        dice,
        bonuses: read_bonuses(files)?,
        start_coins: numbers.start_coins.get_ref().value,
        treasury: numbers.treasury(),
        treasury_row: numbers.treasury_row.value,
        pass_coins: numbers.pass_coins.value,
        first_agora: numbers.first_agora.value,
        die_discount: numbers.die_discount.value,
        treasury_origin: Origin {
            provenance: numbers.treasury_rows.get_ref().provenance,
            reconstructed: Set::NONE,
        },
    })
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DieRow {
    id: Die,
    colour: Spanned<Colour>,
    slot: Option<u8>,
    faces: Spanned<[Symbol; 6]>,
    /// Black and purple: what a face stands for; without a word the part of the same name.
    #[serde(default)]
    parts: BTreeMap<Symbol, Spanned<Set<Part>>>,
    provenance: Provenance,
    #[serde(default)]
    reconstructed: Set<Field>,
    #[serde(default, rename = "note")]
    _note: String,
}

impl Row for DieRow {
    type Id = Die;
    fn id(&self) -> Die {
        self.id
    }
}

fn read_dice(files: &Files) -> Result<Per<Die, DieData>, DataError> {
    let rows: Rows<DieRow> = files.rows(DICE, "die")?;
    Per::try_from_fn(|die: Die| {
        let row = &rows[die];
        if *row.colour.get_ref() != die.colour() {
            let message = format!("die {die}: colour: the id says {}", die.colour());
            return Err(files.wrong(DICE, &row.colour, message));
        }
        // The normal dice stand in the order of their ids, so a slot is also an index.
        if row.slot != (!die.is_special()).then_some(die as u8) {
            let message =
                "slot: the seven normal dice have slots 0 to 6 in their order, special dice none";
            return Err(rows.wrong(die, message));
        }
        Ok(DieData {
            faces: *row.faces.get_ref(),
            parts: read_parts(files, row)?,
            slot: row.slot,
            origin: Origin {
                provenance: row.provenance,
                reconstructed: row.reconstructed,
            },
        })
    })
}

/// SW-8.7.2, SW-8.9.1: the faces of the black and purple dice stand for parts of the board: the Spy for buildings that
/// need no special die (SW-8.9.4), purple for any part.
fn read_parts(files: &Files, row: &DieRow) -> Result<Per<Symbol, Set<Part>>, DataError> {
    let die = row.id;
    let has_parts = matches!(die, Die::Black | Die::Purple);
    let mut found: Per<Symbol, Set<Part>> = Per::default();
    for (&symbol, list) in &row.parts {
        let wrong = |message: &str| {
            let message = format!("die {die}: parts.{symbol}: {message}");
            files.wrong(DICE, list, message)
        };
        let parts = *list.get_ref();
        let special: Set<Part> = [Part::GuildCourt, Part::Gallery, Part::Wonder]
            .into_iter()
            .collect();
        if !has_parts {
            return Err(wrong(
                "only faces of the black and purple dice stand for parts",
            ));
        }
        if !row.faces.get_ref().contains(&symbol) {
            return Err(wrong("the die has no such face"));
        }
        if parts.is_empty() {
            return Err(wrong("name one part or more"));
        }
        if die == Die::Black && !parts.and(special).is_empty() {
            return Err(wrong(
                "the black die reaches neither the Guild Court nor the Gallery nor the Wonder (SW-8.9.4)",
            ));
        }
        found[symbol] = parts;
    }
    for &symbol in row.faces.get_ref().iter().filter(|_| has_parts) {
        if found[symbol].is_empty() {
            let part: Part = symbol.id().parse().map_err(|_| {
                let message = format!(
                    "die {die}: faces: say in parts.{symbol} for which parts of the board it stands"
                );
                files.wrong(DICE, &row.faces, message)
            })?;
            found[symbol] = Set::one(part);
        }
    }
    Ok(found)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BuildingsFile {
    building: Vec<BuildingRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BuildingRow {
    id: Spanned<Part>,
    colour: Spanned<Colour>,
    spaces: Spanned<u8>,
    is_scored: Spanned<bool>,
    #[serde(rename = "provenance")]
    _provenance: Provenance,
    #[serde(default, rename = "reconstructed")]
    _reconstructed: Set<Field>,
    #[serde(default, rename = "note")]
    _note: String,
}

/// One row for each building; the Wonder is a part, but not a building (SW-9.2).
fn read_buildings(files: &Files) -> Result<Vec<BuildingRow>, DataError> {
    let rows = files.read::<BuildingsFile>(BUILDINGS)?.building;
    let mut found = Set::NONE;
    for row in &rows {
        let part = *row.id.get_ref();
        let (at, message) = if part == Part::Wonder {
            (row.id.span(), "id: the Wonder is not a building (SW-9.2)")
        } else if found.has(part) {
            (row.id.span(), "id: stands twice, leave one of the rows out")
        } else if Some(*row.colour.get_ref()) != part.colour() {
            (row.colour.span(), "colour: dice of another colour serve it")
        } else if *row.is_scored.get_ref() != Part::SCORED.contains(&part) {
            let message = "is_scored: the score table has a row for all but the Warehouse";
            (row.is_scored.span(), message)
        } else {
            found.add(part);
            continue;
        };
        let message = format!("building {part}: {message}");
        return Err(files.wrong(BUILDINGS, &Spanned::new(at, ()), message));
    }
    match Part::BUILDINGS.into_iter().find(|part| !found.has(*part)) {
        Some(part) => {
            let message = format!("building {part} is missing");
            Err(DataError::new(BUILDINGS, message))
        }
        None => Ok(rows),
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct NumbersFile {
    start_coins: Spanned<Number<0, 31>>,
    treasury_rows: Spanned<Number<1, 9>>,
    treasury_row: Number<1, 9>,
    /// Nobody could go on who has no coins and gets none for passing.
    pass_coins: Number<1, 9>,
    first_agora: Number<0, 9>,
    die_discount: Number<0, 9>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Number<const LEAST: i64, const MOST: i64> {
    #[serde(deserialize_with = "within::<_, _, LEAST, MOST>")]
    value: u8,
    #[serde(rename = "rule")]
    _rule: String,
    provenance: Provenance,
    #[serde(default, rename = "note")]
    _note: String,
}

impl NumbersFile {
    /// Slots of the Treasury.
    fn treasury(&self) -> u8 {
        self.treasury_rows.get_ref().value * self.treasury_row.value
    }
}

fn read_numbers(files: &Files) -> Result<NumbersFile, DataError> {
    /// Slots are bits of a word.
    const MOST_SLOTS: u8 = 31;
    let numbers: NumbersFile = files.read(NUMBERS)?;
    let slots = numbers.treasury();
    if slots > MOST_SLOTS {
        let message = format!("treasury_rows: the Treasury has at most {MOST_SLOTS} slots");
        return Err(files.wrong(NUMBERS, &numbers.treasury_rows, message));
    }
    if numbers.start_coins.get_ref().value > slots {
        let message = "start_coins: more than the Treasury has slots";
        return Err(files.wrong(NUMBERS, &numbers.start_coins, message));
    }
    Ok(numbers)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BonusRow {
    id: Bonus,
    effect: Spanned<EffectRow>,
    provenance: Provenance,
    #[serde(default)]
    reconstructed: Set<Field>,
    #[serde(default, rename = "note")]
    _note: String,
}

impl Row for BonusRow {
    type Id = Bonus;
    fn id(&self) -> Bonus {
        self.id
    }
}

fn read_bonuses(files: &Files) -> Result<Per<Bonus, BonusData>, DataError> {
    let rows: Rows<BonusRow> = files.rows(BONUSES, "bonus")?;
    Per::try_from_fn(|bonus: Bonus| {
        let row = &rows[bonus];
        let wrong = |message: &str| {
            let message = format!("bonus {bonus}: effect: {message}");
            files.wrong(BONUSES, &row.effect, message)
        };
        let everywhere = CityPrint {
            unlocks: None,
            free: None,
        };
        let effect = row.effect.get_ref().read(everywhere).map_err(wrong)?;
        match effect {
            Effect::GainCoins(_)
            | Effect::AnotherAction
            | Effect::FreeBuild
            | Effect::Cross { .. } => {}
            Effect::PerSpace { .. }
            | Effect::DieCostMinus1
            | Effect::DieCostZero(_)
            | Effect::CoinsOnChoice { .. }
            | Effect::Unlock(_)
            | Effect::GalleryVp => return Err(wrong("a bonus works at once (SW-9.3)")),
        }
        let origin = Origin {
            provenance: row.provenance,
            reconstructed: row.reconstructed,
        };
        Ok(BonusData { effect, origin })
    })
}
