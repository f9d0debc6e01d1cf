//! Boards: the spaces that cities share, their Universities and Wonders, read and checked.

use super::{
    Board, DieData, Field, Origin, Provenance, SPACES, SpaceData, UNIVERSITY, WONDERS,
    effect::{CityPrint, Effect, EffectRow},
    rows::{BuildingRow, in_order, materials, points, small},
};
use crate::{City, Colour, Colours, Die, Part, Space, Spaces, Symbol, Symbols};
use serde::Deserialize;
use table::{DataError, Files};

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

pub(super) fn read_boards(
    files: &Files,
    dice: &[DieData],
    buildings: &[BuildingRow],
) -> Result<Vec<Board>, DataError> {
    let common: SpacesFile = files.read(SPACES)?;
    let university: UniversityFile = files.read(UNIVERSITY)?;
    let wonders: WondersFile = files.read(WONDERS)?;
    let rows = university
        .city
        .into_iter()
        .map(|row| (row.id.index(), row))
        .collect();
    let cities = in_order(UNIVERSITY, &City::ALL.map(City::name), rows)?;
    cities
        .iter()
        .map(|city| {
            read_board(
                city,
                &common.space,
                &university.space,
                &wonders.stage,
                dice,
                buildings,
            )
        })
        .collect()
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
                return Err(wrong_space(
                    file,
                    row.id,
                    "building: this space does not belong here",
                ));
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
            effect: read_effect(
                WONDERS,
                row.id,
                row.effect.as_ref(),
                CityPrint {
                    unlocks: None,
                    free: None,
                },
            )?,
        };
        rows.push((row.id.index(), (space, origin)));
    }
    let spaces = in_order(
        &format!("{SPACES}, {UNIVERSITY}, {WONDERS} ({})", city.id),
        &Space::ALL.map(Space::name),
        rows,
    )?;
    let (spaces, origins): (Vec<SpaceData>, Vec<Origin>) = spaces.into_iter().unzip();
    check_arrows(&spaces)?;
    check_unlocks(&spaces, city)?;
    check_symbols(&spaces, dice, buildings)?;
    Ok(Board::new(spaces, origins))
}

fn read_effect(
    file: &str,
    space: Space,
    row: Option<&EffectRow>,
    city: CityPrint,
) -> Result<Option<Effect>, DataError> {
    let effect = row.map(|row| row.clone().read(city)).transpose();
    effect.map_err(|message| wrong_space(file, space, &format!("effect: {message}")))
}

impl CityRow {
    /// SW-8.5.2: what this city prints on a University space of this lane.
    fn print(&self, lane: Option<Symbol>) -> CityPrint {
        let unlocks = match lane {
            Some(Symbol::Tablet) => Some(self.tablet_unlocks),
            Some(Symbol::Compass) => Some(self.compass_unlocks),
            Some(Symbol::Gear) => Some(self.gear_unlocks),
            Some(_) | None => None,
        };
        CityPrint {
            unlocks,
            free: Some(self.free_colour),
        }
    }
}

fn wrong_space(file: &str, space: Space, message: &str) -> DataError {
    DataError::new(file, format!("space {space}: {message}"))
}

fn shared_space(
    file: &str,
    row: &SpaceRow,
    city: &CityRow,
) -> Result<(SpaceData, Origin), DataError> {
    let attacks = Spaces(Spaces::ATTACK_WEST.0 | Spaces::ATTACK_EAST.0);
    if attacks.has(row.id) != (row.laurels > 0) {
        return Err(wrong_space(
            file,
            row.id,
            "laurels: attack spaces have them, others do not",
        ));
    }
    if (row.id.part() == Part::GuildCourt) != row.symbols.is_empty() {
        return Err(wrong_space(
            file,
            row.id,
            "symbols: every space names its faces, only the Guild Court takes any",
        ));
    }
    if row.symbols.iter().any(|symbol| symbol.building().is_some()) {
        return Err(wrong_space(
            file,
            row.id,
            "symbols: a face of the black or purple die names a building, not a space",
        ));
    }
    let space = SpaceData {
        symbols: row.symbols.iter().copied().collect(),
        after: row.after,
        cost: row.cost,
        vp: row.vp,
        laurels: row.laurels,
        effect: read_effect(
            file,
            row.id,
            row.effect.as_ref(),
            city.print(row.symbols.first().copied()),
        )?,
    };
    let origin = Origin {
        provenance: row.provenance,
        reconstructed: row.reconstructed.clone(),
        note: row.note.clone(),
    };
    Ok((space, origin))
}

/// SW-6.1: an arrow comes from the same part, and following arrows backwards comes to an end.
fn check_arrows(spaces: &[SpaceData]) -> Result<(), DataError> {
    for start in Space::ALL {
        let mut at = start;
        let mut steps = 0;
        while let Some(before) = spaces[at.index()].after {
            if before.part() != start.part() {
                return Err(wrong_space(
                    SPACES,
                    start,
                    "after: an arrow stays within its building",
                ));
            }
            steps += 1;
            if steps > Space::COUNT {
                return Err(wrong_space(
                    SPACES,
                    start,
                    "after: the arrows run in a circle",
                ));
            }
            at = before;
        }
    }
    Ok(())
}

/// SW-8.5.2: each special die is unlocked exactly once on a board.
fn check_unlocks(spaces: &[SpaceData], city: &CityRow) -> Result<(), DataError> {
    for colour in Colour::SPECIAL {
        let unlocks = spaces
            .iter()
            .filter(|space| space.effect == Some(Effect::Unlock(colour)))
            .count();
        if unlocks != 1 {
            return Err(DataError::new(
                UNIVERSITY,
                format!(
                    "city {}: {colour} is unlocked {unlocks} times, not once",
                    city.id
                ),
            ));
        }
    }
    Ok(())
}

/// SW-4.9: the faces that a space names stand on dice of its building's colour and on no others, so that a face alone
/// says which spaces it allows.
fn check_symbols(
    spaces: &[SpaceData],
    dice: &[DieData],
    buildings: &[BuildingRow],
) -> Result<(), DataError> {
    for id in Space::ALL {
        let Some(building) = buildings.iter().find(|row| row.id == id.part()) else {
            continue;
        };
        for symbol in spaces[id.index()].symbols.iter() {
            let shown: Colours = Die::ALL
                .into_iter()
                .filter(|die| dice[die.index()].faces.contains(&symbol))
                .map(Die::colour)
                .collect();
            if shown != Colours::one(building.colour) {
                let message = format!(
                    "symbols: {symbol} does not stand on {} dice alone",
                    building.colour
                );
                return Err(wrong_space(SPACES, id, &message));
            }
        }
    }
    Ok(())
}

impl Board {
    fn new(spaces: Vec<SpaceData>, origins: Vec<Origin>) -> Self {
        let spaces: [SpaceData; Space::COUNT] =
            spaces.try_into().expect("in_order gives one row per space");
        let select = |keep: &dyn Fn(Space, SpaceData) -> bool| -> Spaces {
            Space::ALL
                .into_iter()
                .filter(|space| keep(*space, spaces[space.index()]))
                .collect()
        };
        let effect =
            |wanted: &dyn Fn(Effect) -> bool| select(&|_, space| space.effect.is_some_and(wanted));
        Board {
            costs_at_most: std::array::from_fn(|most| {
                select(&|_, space| usize::from(space.cost) <= most)
            }),
            by_symbol: std::array::from_fn(|at| {
                select(&|_, space| space.symbols.has(Symbol::ALL[at]))
            }),
            discounts: effect(&|effect| effect == Effect::DieCostMinus1),
            free: std::array::from_fn(|at| {
                effect(&|effect| effect == Effect::DieCostZero(Colour::ALL[at]))
            }),
            on_choice: std::array::from_fn(|at| {
                effect(
                    &|effect| matches!(effect, Effect::CoinsOnChoice { colour, .. } if colour == Colour::ALL[at]),
                )
            }),
            unlocks: std::array::from_fn(|at| {
                effect(&|effect| effect == Effect::Unlock(Colour::ALL[at]))
            }),
            ordered: select(&|_, space| space.after.is_some()),
            chained: select(&|id, space| {
                space
                    .after
                    .is_some_and(|before| before.index() + 1 == id.index())
            }),
            spaces,
            origins,
        }
    }
}
