//! Component files, read and checked: dice, buildings, single numbers and bonuses; boards in `boards`.

mod boards;

use super::{BonusData, Data, DieData, Field, Origin, Provenance};
use crate::{
    Bonus, Colour, Die, Effect, Part, Parts, Symbol,
    effect::{CityPrint, EffectRow},
};
use boards::read_boards;
use serde::Deserialize;
use std::{collections::BTreeMap, fmt::Display};
use table::{DataError, Files, Spanned};

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
        start_coins: *numbers.start_coins.value.get_ref(),
        treasury: numbers.treasury(),
        treasury_row: *numbers.treasury_row.value.get_ref(),
        pass_coins: *numbers.pass_coins.value.get_ref(),
        first_agora: *numbers.first_agora.value.get_ref(),
        die_discount: *numbers.die_discount.value.get_ref(),
        treasury_origin: Origin {
            provenance: numbers.treasury_rows.provenance,
            reconstructed: Vec::new(),
            note: numbers.treasury_rows.note,
        },
    })
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DiceFile {
    die: Vec<DieRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DieRow {
    id: Spanned<Die>,
    colour: Spanned<Colour>,
    slot: Option<u8>,
    faces: Spanned<[Symbol; 6]>,
    /// Black and purple: what a face stands for; without a word the part of the same name.
    #[serde(default)]
    parts: BTreeMap<Symbol, Spanned<Vec<Part>>>,
    provenance: Provenance,
    #[serde(default)]
    reconstructed: Vec<Field>,
    #[serde(default)]
    note: String,
}

pub(super) fn read_dice(files: &Files) -> Result<[DieData; Die::ALL.len()], DataError> {
    let file: DiceFile = files.read(DICE)?;
    let mut rows = Vec::new();
    for row in file.die {
        let id = *row.id.get_ref();
        if *row.colour.get_ref() != id.colour() {
            let message = format!("die {id}: colour: the id says {}", id.colour());
            return Err(files.wrong(DICE, &row.colour, message));
        }
        // The normal dice stand in the order of their ids, so a slot is also an index.
        let slot = (!id.is_special()).then_some(id as u8);
        if row.slot != slot {
            let message = format!(
                "die {id}: slot: the seven normal dice have slots 0 to 6 in their order, special dice none"
            );
            return Err(files.wrong(DICE, &row.id, message));
        }
        let parts = read_parts(files, &row)?;
        let die = DieData {
            faces: *row.faces.get_ref(),
            parts,
            slot: row.slot,
            origin: Origin {
                provenance: row.provenance,
                reconstructed: row.reconstructed,
                note: row.note,
            },
        };
        rows.push((row.id, die));
    }
    let dice = in_order(files, DICE, &Die::ALL, rows)?;
    Ok(dice.try_into().expect("in_order gives one row per die"))
}

/// SW-8.7.2, SW-8.9.1: the faces of the black and purple dice stand for parts of the board: the Spy for buildings that
/// need no special die (SW-8.9.4), purple for any part.
fn read_parts(files: &Files, row: &DieRow) -> Result<[Parts; Symbol::ALL.len()], DataError> {
    let id = *row.id.get_ref();
    let mut found = [Parts::NONE; Symbol::ALL.len()];
    for (symbol, list) in &row.parts {
        let wrong =
            |message: &str| files.wrong(DICE, list, format!("die {id}: parts.{symbol}: {message}"));
        if !matches!(id.colour(), Colour::Black | Colour::Purple) {
            return Err(wrong(
                "only faces of the black and purple dice stand for parts",
            ));
        }
        if !row.faces.get_ref().contains(symbol) {
            return Err(wrong("the die has no such face"));
        }
        let parts: Parts = list.get_ref().iter().copied().collect();
        if parts.is_empty() || usize::from(parts.len()) != list.get_ref().len() {
            return Err(wrong("name one part or more, each once"));
        }
        let special = [Part::GuildCourt, Part::Gallery, Part::Wonder];
        if id.colour() == Colour::Black && special.iter().any(|part| parts.has(*part)) {
            return Err(wrong(
                "the black die reaches neither the Guild Court nor the Gallery nor the Wonder (SW-8.9.4)",
            ));
        }
        found[symbol.index()] = parts;
    }
    if !matches!(id.colour(), Colour::Black | Colour::Purple) {
        return Ok(found);
    }
    for symbol in row.faces.get_ref() {
        if found[symbol.index()].is_empty() {
            let part: Part = symbol.name().parse().map_err(|_| {
                let message = format!(
                    "die {id}: faces: say in parts.{symbol} for which parts of the board it stands"
                );
                files.wrong(DICE, &row.faces, message)
            })?;
            found[symbol.index()] = Parts::one(part);
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
pub(super) struct BuildingRow {
    pub(super) id: Spanned<Part>,
    colour: Spanned<Colour>,
    pub(super) spaces: Spanned<u8>,
    is_scored: Spanned<bool>,
    #[serde(rename = "provenance")]
    _provenance: Provenance,
    #[serde(default, rename = "reconstructed")]
    _reconstructed: Vec<Field>,
    #[serde(default, rename = "note")]
    _note: String,
}

pub(super) fn read_buildings(files: &Files) -> Result<Vec<BuildingRow>, DataError> {
    let file: BuildingsFile = files.read(BUILDINGS)?;
    let mut rows = Vec::new();
    for row in file.building {
        let id = *row.id.get_ref();
        if !Part::BUILDINGS.contains(&id) {
            let message = format!("building {id}: id: the Wonder is not a building (SW-9.2)");
            return Err(files.wrong(BUILDINGS, &row.id, message));
        }
        if Some(*row.colour.get_ref()) != id.colour() {
            let message = format!("building {id}: colour: dice of another colour serve it");
            return Err(files.wrong(BUILDINGS, &row.colour, message));
        }
        if *row.is_scored.get_ref() != Part::SCORED.contains(&id) {
            let message = format!(
                "building {id}: is_scored: the score table has a row for all but the Warehouse"
            );
            return Err(files.wrong(BUILDINGS, &row.is_scored, message));
        }
        rows.push((row.id.clone(), row));
    }
    in_order(files, BUILDINGS, &Part::BUILDINGS, rows)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct NumbersFile {
    pub(super) start_coins: Number,
    pub(super) treasury_rows: Number,
    pub(super) treasury_row: Number,
    pub(super) pass_coins: Number,
    pub(super) first_agora: Number,
    pub(super) die_discount: Number,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Number {
    pub(super) value: Spanned<u8>,
    #[serde(rename = "rule")]
    _rule: String,
    pub(super) provenance: Provenance,
    #[serde(default)]
    pub(super) note: String,
}

impl NumbersFile {
    /// Slots of the Treasury.
    pub(super) fn treasury(&self) -> u8 {
        self.treasury_rows.value.get_ref() * self.treasury_row.value.get_ref()
    }
}

pub(super) fn read_numbers(files: &Files) -> Result<NumbersFile, DataError> {
    let numbers: NumbersFile = files.read(NUMBERS)?;
    // Nobody could go on who has no coins and gets none for passing.
    let within = [
        ("start_coins", &numbers.start_coins, 0..=31),
        ("treasury_rows", &numbers.treasury_rows, 1..=9),
        ("treasury_row", &numbers.treasury_row, 1..=9),
        ("pass_coins", &numbers.pass_coins, 1..=9),
        ("first_agora", &numbers.first_agora, 0..=9),
        ("die_discount", &numbers.die_discount, 0..=9),
    ];
    for (name, number, range) in within {
        if !range.contains(number.value.get_ref()) {
            let message = format!(
                "{name}: {} is not within {} to {}",
                number.value.get_ref(),
                range.start(),
                range.end()
            );
            return Err(files.wrong(NUMBERS, &number.value, message));
        }
    }
    let slots = numbers.treasury();
    if slots > MOST_SLOTS {
        let message = format!("treasury_rows: the Treasury has at most {MOST_SLOTS} slots");
        return Err(files.wrong(NUMBERS, &numbers.treasury_rows.value, message));
    }
    if *numbers.start_coins.value.get_ref() > slots {
        let message = "start_coins: more than the Treasury has slots";
        return Err(files.wrong(NUMBERS, &numbers.start_coins.value, message));
    }
    Ok(numbers)
}

/// Slots are bits of a word.
const MOST_SLOTS: u8 = 31;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BonusesFile {
    bonus: Vec<BonusRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BonusRow {
    id: Spanned<Bonus>,
    effect: Spanned<EffectRow>,
    provenance: Provenance,
    #[serde(default)]
    reconstructed: Vec<Field>,
    #[serde(default)]
    note: String,
}

pub(super) fn read_bonuses(files: &Files) -> Result<Vec<BonusData>, DataError> {
    let file: BonusesFile = files.read(BONUSES)?;
    let mut rows = Vec::new();
    for row in file.bonus {
        let wrong = |message: &str| {
            let message = format!("bonus {}: effect: {message}", row.id.get_ref());
            files.wrong(BONUSES, &row.effect, message)
        };
        let everywhere = CityPrint {
            unlocks: None,
            free: None,
        };
        let effect = row
            .effect
            .get_ref()
            .clone()
            .read(everywhere)
            .map_err(wrong)?;
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
            note: row.note,
        };
        rows.push((row.id, BonusData { effect, origin }));
    }
    in_order(files, BONUSES, &Bonus::ALL, rows)
}

/// Puts rows into the order of their ids; each id stands exactly once.
pub(super) fn in_order<I: Copy + PartialEq + Display, T>(
    files: &Files,
    file: &str,
    ids: &[I],
    rows: Vec<(Spanned<I>, T)>,
) -> Result<Vec<T>, DataError> {
    let mut places: Vec<Option<T>> = ids.iter().map(|_| None).collect();
    for (id, row) in rows {
        let at = ids.iter().position(|known| known == id.get_ref());
        let place = at.and_then(|at| places.get_mut(at));
        if place.is_none_or(|place| place.replace(row).is_some()) {
            let message = format!("{} stands twice: leave one of the rows out", id.get_ref());
            return Err(files.wrong(file, &id, message));
        }
    }
    ids.iter()
        .zip(places)
        .map(|(id, row)| {
            row.ok_or_else(|| DataError::new(file, format!("{id} is missing: add its row")))
        })
        .collect()
}
