//! Dice, buildings, single numbers and bonuses, read and checked.

use super::{
    BONUSES, BUILDINGS, BonusData, DICE, DieData, Field, MOST_MATERIALS, NUMBERS, Origin,
    Provenance,
    effect::{CityPrint, Effect, EffectRow},
};
use crate::{Bonus, Colour, Die, Part, Spaces, Symbol};
use serde::Deserialize;
use table::{DataError, Files};

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

pub(super) fn read_dice(files: &Files) -> Result<[DieData; Die::ALL.len()], DataError> {
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
            return Err(wrong(
                row.id,
                "slot: the seven normal dice have slots 0 to 6 in their order, special dice none",
            ));
        }
        let names_buildings = matches!(row.colour, Colour::Black | Colour::Purple);
        if row
            .faces
            .iter()
            .any(|face| face.building().is_some() != names_buildings)
        {
            return Err(wrong(
                row.id,
                "faces: black and purple name buildings, all others do not",
            ));
        }
        let origin = Origin {
            provenance: row.provenance,
            reconstructed: row.reconstructed,
            note: row.note,
        };
        rows.push((
            row.id.index(),
            DieData {
                faces: row.faces,
                slot: row.slot,
                origin,
            },
        ));
    }
    let dice = in_order(DICE, &Die::ALL.map(Die::name), rows)?;
    Ok(dice.try_into().expect("in_order gives one row per die"))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BuildingsFile {
    building: Vec<BuildingRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct BuildingRow {
    pub(super) id: Part,
    pub(super) colour: Colour,
    pub(super) spaces: u8,
    is_scored: bool,
    #[serde(rename = "provenance")]
    _provenance: Provenance,
    #[serde(default, rename = "reconstructed")]
    _reconstructed: Vec<Field>,
    #[serde(default, rename = "note")]
    _note: String,
}

pub(super) fn read_buildings(files: &Files) -> Result<Vec<BuildingRow>, DataError> {
    let file: BuildingsFile = files.read(BUILDINGS)?;
    let wrong = |part: Part, message: String| {
        DataError::new(BUILDINGS, format!("building {part}: {message}"))
    };
    let mut rows = Vec::new();
    for row in file.building {
        let Some(at) = Part::BUILDINGS.iter().position(|part| *part == row.id) else {
            return Err(wrong(
                row.id,
                "the Wonder is not a building (SW-9.2)".to_owned(),
            ));
        };
        let known = Spaces::of(row.id).len();
        if row.spaces != known {
            return Err(wrong(
                row.id,
                format!(
                    "spaces: the program knows {known} spaces of it, not {}",
                    row.spaces
                ),
            ));
        }
        if row.is_scored != Part::SCORED.contains(&row.id) {
            return Err(wrong(
                row.id,
                "is_scored: the score table has a row for all but the Warehouse".to_owned(),
            ));
        }
        rows.push((at, row));
    }
    in_order(BUILDINGS, &Part::BUILDINGS.map(Part::name), rows)
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
    #[serde(deserialize_with = "small")]
    pub(super) value: u8,
    #[serde(rename = "rule")]
    _rule: String,
    pub(super) provenance: Provenance,
    #[serde(default)]
    pub(super) note: String,
}

pub(super) fn read_numbers(files: &Files) -> Result<NumbersFile, DataError> {
    let numbers: NumbersFile = files.read(NUMBERS)?;
    let slots = numbers.treasury_rows.value * numbers.treasury_row.value;
    if !(1..=31).contains(&slots) {
        return Err(DataError::new(
            NUMBERS,
            "treasury_rows: the Treasury has 1 to 31 slots",
        ));
    }
    if numbers.start_coins.value > slots {
        return Err(DataError::new(
            NUMBERS,
            "start_coins: more than the Treasury has slots",
        ));
    }
    Ok(numbers)
}

/// Numbers of this game have one digit.
pub(super) fn small<'de, D: serde::Deserializer<'de>>(deserializer: D) -> Result<u8, D::Error> {
    within(deserializer, 9)
}

/// SW-5.2: every space costs 0 to 6 materials.
pub(super) fn materials<'de, D: serde::Deserializer<'de>>(deserializer: D) -> Result<u8, D::Error> {
    within(deserializer, MOST_MATERIALS)
}

pub(super) fn points<'de, D: serde::Deserializer<'de>>(deserializer: D) -> Result<u8, D::Error> {
    within(deserializer, 30)
}

fn within<'de, D: serde::Deserializer<'de>>(deserializer: D, most: u8) -> Result<u8, D::Error> {
    let value = u8::deserialize(deserializer)?;
    if value > most {
        return Err(serde::de::Error::custom(format!(
            "{value} is too much: 0 to {most}"
        )));
    }
    Ok(value)
}

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

pub(super) fn read_bonuses(files: &Files) -> Result<Vec<BonusData>, DataError> {
    let file: BonusesFile = files.read(BONUSES)?;
    let mut rows = Vec::new();
    for row in file.bonus {
        let wrong =
            |message: &str| DataError::new(BONUSES, format!("bonus {}: effect: {message}", row.id));
        let everywhere = CityPrint {
            unlocks: None,
            free: None,
        };
        let effect = row.effect.read(everywhere).map_err(wrong)?;
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
        rows.push((row.id.index(), BonusData { effect, origin }));
    }
    in_order(BONUSES, &Bonus::ALL.map(Bonus::name), rows)
}

/// Puts rows into the order of their ids; each id stands exactly once.
pub(super) fn in_order<T>(
    file: &str,
    names: &[&str],
    rows: Vec<(usize, T)>,
) -> Result<Vec<T>, DataError> {
    let mut places: Vec<Option<T>> = names.iter().map(|_| None).collect();
    for (at, row) in rows {
        if places[at].replace(row).is_some() {
            return Err(DataError::new(
                file,
                format!("{} stands twice: leave one of the rows out", names[at]),
            ));
        }
    }
    names
        .iter()
        .zip(places)
        .map(|(name, row)| {
            row.ok_or_else(|| DataError::new(file, format!("{name} is missing: add its row")))
        })
        .collect()
}
