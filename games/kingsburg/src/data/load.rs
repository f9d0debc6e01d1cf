//! Reading and checking the component files.

use super::{AdvisorRow, BuildingRow, Data, Gift, InvaderRow};
use crate::names::{Advisor, Building, Goods, Invader};
use serde::{Deserialize, Deserializer, de::Error};
use std::collections::BTreeSet;
use table::{DataError, Files, Rows};

pub(super) fn load(files: &Files) -> Result<Data, DataError> {
    let data = Data {
        advisors: files.rows("advisors.toml", "advisor")?,
        buildings: files.rows("buildings.toml", "building")?,
        invaders: files.rows("invaders.toml", "invader")?,
    };
    advisors(&data.advisors)?;
    buildings(&data.buildings)?;
    invaders(&data.invaders)?;
    Ok(data)
}

fn advisors(rows: &Rows<AdvisorRow>) -> Result<(), DataError> {
    for advisor in Advisor::ALL {
        let AdvisorRow {
            number, options, ..
        } = &rows[advisor];
        let alternatives: BTreeSet<Goods> = options.iter().map(Gift::goods).collect();
        let has_choice = |gift: &Gift| gift.any > 0 || gift.exchange;
        let plain = Gift {
            exchange: true,
            ..Gift::default()
        };
        let mixed = |gift: &Gift| gift.exchange && *gift != plain;
        let wrong = if *number != advisor.number() {
            format!("number must be {}", advisor.number())
        } else if options.is_empty() {
            "options must not be empty".to_owned()
        } else if options.len() > 1 && options.iter().any(has_choice) {
            "options: alternatives are of fixed goods only".to_owned()
        } else if alternatives.len() < options.len() {
            "options: alternatives must differ in goods".to_owned()
        } else if options.iter().any(mixed) {
            "options: an exchange is the whole gift".to_owned()
        } else {
            continue;
        };
        return Err(rows.wrong(advisor, wrong));
    }
    Ok(())
}

fn buildings(rows: &Rows<BuildingRow>) -> Result<(), DataError> {
    for building in Building::ALL {
        let printed = (rows[building].row.into(), rows[building].column.into());
        let (row, column) = (building.row() + 1, building.column() + 1);
        if printed != (row, column) {
            let message = format!("row and column must be {row} and {column}");
            return Err(rows.wrong(building, message));
        }
    }
    Ok(())
}

fn invaders(rows: &Rows<InvaderRow>) -> Result<(), DataError> {
    for card in Invader::ALL {
        if rows[card].year != card.year() {
            return Err(rows.wrong(card, format!("year must be {}", card.year())));
        }
    }
    Ok(())
}

/// A price.
pub(super) fn cost<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Goods, D::Error> {
    const MOST: u8 = 20;
    let goods = Goods::deserialize(deserializer)?;
    if Goods::new(MOST, MOST, MOST).cover(goods) {
        Ok(goods)
    } else {
        Err(D::Error::custom(format!("at most {MOST} of a kind")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{data::COMPONENTS, names::COLUMNS};

    /// Totals for checks of the specification, section 3.3.
    #[test]
    fn building_totals() {
        let rows = &COMPONENTS.in_use().data().buildings;
        let cost = rows.iter().fold(Goods::NONE, |sum, row| sum.plus(row.cost));
        assert_eq!(cost, Goods::new(38, 22, 22));
        let points: Vec<u32> = rows
            .iter()
            .collect::<Vec<_>>()
            .chunks(COLUMNS)
            .map(|row| row.iter().map(|b| u32::from(b.vp)).sum())
            .collect();
        assert_eq!(points, [24, 7, 13, 8, 7]);
    }

    /// The ranges printed on the backs, section 3.4.
    #[test]
    fn strength_ranges() {
        let ranges: Vec<(u8, u8)> = (1..=5)
            .map(|year| COMPONENTS.in_use().strengths(year))
            .collect();
        assert_eq!(ranges, [(2, 4), (3, 5), (4, 6), (5, 7), (7, 9)]);
    }
}
