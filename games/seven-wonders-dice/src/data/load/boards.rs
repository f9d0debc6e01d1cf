//! Boards: the spaces that cities share, their Universities and Wonders, read and checked.

use super::{BUILDINGS, BuildingRow, NUMBERS, NumbersFile, SPACES, UNIVERSITY, WONDERS};
use crate::{
    City, Colour, Die, Effect, Field, Part, Space, Symbol,
    data::{Board, DieData, MOST_MATERIALS, Origin, QUARTERS, SpaceData, SpaceName},
    effect::{CityPrint, EffectRow},
};
use serde::Deserialize;
use table::{DataError, Files, Per, Provenance, Row, Set, Spanned, within};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SpacesFile {
    space: Vec<SpaceRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct UniversityFile {
    space: Vec<SpaceRow>,
    city: Vec<Spanned<CityRow>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WondersFile {
    stage: Vec<SpaceRow>,
}

/// A space of every city, or of one: a row with a city takes the place of the one without.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SpaceRow {
    id: Spanned<Space>,
    city: Option<City>,
    building: Option<Spanned<Part>>,
    symbols: Option<Spanned<Vec<Symbol>>>,
    after: Option<Spanned<Space>>,
    #[serde(deserialize_with = "within::<_, _, 0, { MOST_MATERIALS as i64 }>")]
    cost: u8,
    #[serde(default, deserialize_with = "within::<_, _, 0, 30>")]
    vp: u8,
    laurels: Option<Spanned<u8>>,
    effect: Option<Spanned<EffectRow>>,
    provenance: Provenance,
    #[serde(default)]
    reconstructed: Set<Field>,
    #[serde(default, rename = "note")]
    _note: String,
}

/// What a shared row of the University can leave to the city.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CityRow {
    id: City,
    tablet_unlocks: Option<Colour>,
    compass_unlocks: Option<Colour>,
    gear_unlocks: Option<Colour>,
    free_colour: Option<Colour>,
    #[serde(rename = "provenance")]
    _provenance: Provenance,
    #[serde(default, rename = "reconstructed")]
    _reconstructed: Set<Field>,
    #[serde(default, rename = "note")]
    _note: String,
}

impl Row for CityRow {
    type Id = City;
    fn id(&self) -> City {
        self.id
    }
}

/// A row and the file in which it stands.
#[derive(Clone, Copy)]
struct Source<'a> {
    files: &'a Files,
    file: &'static str,
    row: &'a SpaceRow,
}

impl Source<'_> {
    fn id(self) -> Space {
        *self.row.id.get_ref()
    }

    fn wrong<T>(self, field: &Spanned<T>, message: &str) -> DataError {
        let message = format!("space {}: {message}", self.id());
        self.files.wrong(self.file, field, message)
    }
}

pub(super) fn read_boards(
    files: &Files,
    dice: &Per<Die, DieData>,
    buildings: &[BuildingRow],
    numbers: &NumbersFile,
) -> Result<Per<City, Board>, DataError> {
    let common: SpacesFile = files.read(SPACES)?;
    let university: UniversityFile = files.read(UNIVERSITY)?;
    let wonders: WondersFile = files.read(WONDERS)?;
    let mut sources: Vec<Source<'_>> = Vec::new();
    for (file, rows) in [
        (SPACES, &common.space),
        (UNIVERSITY, &university.space),
        (WONDERS, &wonders.stage),
    ] {
        for row in rows {
            let source = Source { files, file, row };
            check_place(source)?;
            let twin = sources
                .iter()
                .find(|other| other.id() == source.id() && other.row.city == row.city);
            if twin.is_some() {
                return Err(source.wrong(&row.id, "id: stands twice, leave one of the rows out"));
            }
            sources.push(source);
        }
    }
    let cities = files.by_id(UNIVERSITY, "city", university.city)?;
    let boards = Per::try_from_fn(|city: City| {
        let board = read_board(&cities[city], &sources, dice)?;
        check_buildings(files, &board, buildings)?;
        check_end(files, &board, numbers)?;
        Ok(board)
    })?;
    check_laurels(&sources, &boards)?;
    Ok(boards)
}

/// The row by which a board has each space, if it has it.
type Printed<'a> = Per<Space, Option<Source<'a>>>;

/// A row stands in the file of its part.
fn check_place(source: Source<'_>) -> Result<(), DataError> {
    let part = source.id().part();
    let home = match part {
        Part::University => UNIVERSITY,
        Part::Wonder => WONDERS,
        Part::Warehouse
        | Part::Agora
        | Part::BarracksWest
        | Part::BarracksEast
        | Part::Market
        | Part::GuildCourt
        | Part::Gallery => SPACES,
    };
    if source.file != home {
        return Err(source.wrong(&source.row.id, &format!("id: belongs into {home}")));
    }
    match &source.row.building {
        Some(building) if *building.get_ref() != part => Err(source.wrong(
            building,
            &format!("building: this is a space of the building {part}"),
        )),
        Some(_) | None => Ok(()),
    }
}

fn read_board(
    city: &CityRow,
    sources: &[Source<'_>],
    dice: &Per<Die, DieData>,
) -> Result<Board, DataError> {
    let own = |source: &&Source<'_>| source.row.city == Some(city.id);
    let shared = |source: &&Source<'_>| source.row.city.is_none();
    let printed: Printed<'_> = Per::from_fn(|space| {
        let rows = || sources.iter().filter(|source| source.id() == space);
        rows().find(own).or_else(|| rows().find(shared)).copied()
    });
    let spaces = Per::try_from_fn(|space| match printed[space] {
        Some(source) => read_space(source, city),
        None => Ok(BLANK),
    })?;
    for source in printed.values().iter().flatten() {
        check_arrow(*source, &printed)?;
        check_symbols(*source, dice)?;
    }
    check_unlocks(&printed, &spaces, city)?;
    Ok(Board::new(&spaces, &printed, dice))
}

/// A space that a board does not have.
const BLANK: SpaceData = SpaceData {
    symbols: Set::NONE,
    after: None,
    cost: 0,
    vp: 0,
    laurels: 0,
    effect: None,
};

fn read_space(source: Source<'_>, city: &CityRow) -> Result<SpaceData, DataError> {
    let row = source.row;
    let symbols = row
        .symbols
        .as_ref()
        .map_or(&[][..], |list| list.get_ref().as_slice());
    let needs_symbols = !matches!(source.id().part(), Part::GuildCourt | Part::Wonder);
    if needs_symbols == symbols.is_empty() {
        let message =
            "symbols: a space names its faces, those of the Guild Court and of the Wonder none";
        return Err(match &row.symbols {
            Some(list) => source.wrong(list, message),
            None => source.wrong(&row.id, message),
        });
    }
    let laurels = row.laurels.as_ref().map_or(0, |n| *n.get_ref());
    if Space::ATTACKS.has(source.id()) != (1..=9).contains(&laurels) {
        let message = "laurels: attack spaces have 1 to 9 of them, others none";
        return Err(match &row.laurels {
            Some(laurels) => source.wrong(laurels, message),
            None => source.wrong(&row.id, message),
        });
    }
    let effect = match &row.effect {
        Some(effect) => {
            let read = effect.get_ref().read(city.print(symbols.first().copied()));
            Some(read.map_err(|message| source.wrong(effect, &format!("effect: {message}")))?)
        }
        None => None,
    };
    Ok(SpaceData {
        symbols: symbols.iter().copied().collect(),
        after: row.after.as_ref().map(|after| *after.get_ref()),
        cost: row.cost,
        vp: row.vp,
        laurels,
        effect,
    })
}

impl CityRow {
    /// SW-8.5.2: what this city prints where a shared row leaves it to the city.
    fn print(&self, lane: Option<Symbol>) -> CityPrint {
        let unlocks = match lane {
            Some(Symbol::Tablet) => self.tablet_unlocks,
            Some(Symbol::Compass) => self.compass_unlocks,
            Some(Symbol::Gear) => self.gear_unlocks,
            Some(_) | None => None,
        };
        CityPrint {
            unlocks,
            free: self.free_colour,
        }
    }
}

/// SW-6.1: an arrow comes from a space of the same part that the board has, and following arrows backwards comes to an
/// end.
fn check_arrow(source: Source<'_>, printed: &Printed<'_>) -> Result<(), DataError> {
    let Some(arrow) = &source.row.after else {
        return Ok(());
    };
    let mut before = *arrow.get_ref();
    if before.part() != source.id().part() {
        return Err(source.wrong(arrow, "after: an arrow stays within its building"));
    }
    for _ in 0..Space::N {
        let Some(from) = printed[before] else {
            return Err(source.wrong(arrow, &format!("after: the board has no space {before}")));
        };
        match &from.row.after {
            Some(next) => before = *next.get_ref(),
            None => return Ok(()),
        }
    }
    Err(source.wrong(arrow, "after: the arrows run in a circle"))
}

/// SW-4.9: each face that a space names stands on a die of its building's colour; else it could never be crossed off.
fn check_symbols(source: Source<'_>, dice: &Per<Die, DieData>) -> Result<(), DataError> {
    let (Some(list), Some(colour)) = (&source.row.symbols, source.id().part().colour()) else {
        return Ok(());
    };
    for symbol in list.get_ref() {
        let is_shown = Die::ALL
            .into_iter()
            .filter(|die| die.colour() == colour)
            .any(|die| dice[die].faces.contains(symbol));
        if !is_shown {
            let message = format!("symbols: no {colour} die shows {symbol}");
            return Err(source.wrong(list, &message));
        }
    }
    Ok(())
}

/// SW-8.5.2: each special die is unlocked exactly once on a board, and not by a space that needs that very die.
fn check_unlocks(
    printed: &Printed<'_>,
    spaces: &Per<Space, SpaceData>,
    city: &CityRow,
) -> Result<(), DataError> {
    for colour in Die::SPECIAL.map(Die::colour) {
        let unlocking: Vec<Source<'_>> = printed
            .values()
            .iter()
            .flatten()
            .filter(|source| spaces[source.id()].effect == Some(Effect::Unlock(colour)))
            .copied()
            .collect();
        let city = city.id;
        match unlocking[..] {
            [one] if matches!(one.id().part(), Part::GuildCourt | Part::Gallery) => {
                return Err(one.wrong(
                    &one.row.id,
                    "effect: a special die is unlocked where no special die is needed",
                ));
            }
            [_] => {}
            [_, again, ..] => {
                let message = format!("effect: {city} unlocks the {colour} die twice");
                return Err(again.wrong(&again.row.id, &message));
            }
            [] => {
                return Err(DataError::new(
                    UNIVERSITY,
                    format!("city {city}: no space unlocks the {colour} die"),
                ));
            }
        }
    }
    Ok(())
}

/// SW-8.3.4: an attack has at least as many laurels as there can be defences against it, so that what is written down is
/// exactly the difference.
fn check_laurels(sources: &[Source<'_>], boards: &Per<City, Board>) -> Result<(), DataError> {
    let most = |defences: Set<Space>| {
        boards
            .values()
            .iter()
            .map(|board| board.printed.and(defences).len() as u8)
            .max()
            .unwrap_or(0)
    };
    let (west, east) = (most(Space::DEFENCE_WEST), most(Space::DEFENCE_EAST));
    for source in sources {
        let Some(laurels) = &source.row.laurels else {
            continue;
        };
        let against = if Space::ATTACK_WEST.has(source.id()) {
            east
        } else {
            west
        };
        if *laurels.get_ref() < against {
            let message = format!(
                "laurels: {} are fewer than the {against} defences that can stand against this attack",
                laurels.get_ref()
            );
            return Err(source.wrong(laurels, &message));
        }
    }
    Ok(())
}

/// The number of spaces that `buildings.toml` gives is that of the rows; no building is empty.
fn check_buildings(
    files: &Files,
    board: &Board,
    buildings: &[BuildingRow],
) -> Result<(), DataError> {
    for row in buildings {
        let part = *row.id.get_ref();
        let found = board.of(part).len() as u8;
        if found == 0 || found != *row.spaces.get_ref() {
            let message = format!(
                "building {part}: spaces: {} of them, but {found} rows; a building has at least one",
                row.spaces.get_ref()
            );
            return Err(files.wrong(BUILDINGS, &row.spaces, message));
        }
    }
    if board.of(Part::Wonder).is_empty() {
        return Err(DataError::new(WONDERS, "a Wonder has at least one stage"));
    }
    Ok(())
}

/// SW-11.1: the game must be able to end: whatever happens to the grey dice, three buildings can be paid for, even
/// without materials and with dice in the dearest quarter.
fn check_end(files: &Files, board: &Board, numbers: &NumbersFile) -> Result<(), DataError> {
    let slots = numbers.treasury();
    let sure = Part::BUILDINGS
        .into_iter()
        .filter(|part| {
            matches!(
                part.colour(),
                Some(Colour::Blue | Colour::Red | Colour::Yellow | Colour::Green)
            )
        })
        .filter(|part| {
            let costs = board.of(*part).iter().map(|space| board.space(space).cost);
            costs.max().unwrap_or(0) + QUARTERS - 1 <= slots
        })
        .count();
    if sure < 3 {
        return Err(files.wrong(
            NUMBERS,
            &numbers.treasury_rows,
            "treasury_rows: the Treasury is so small that three buildings might never be paid for",
        ));
    }
    Ok(())
}

impl Board {
    fn new(
        spaces: &Per<Space, SpaceData>,
        sources: &Printed<'_>,
        dice: &Per<Die, DieData>,
    ) -> Self {
        let printed: Set<Space> = sources
            .values()
            .iter()
            .flatten()
            .map(|source| source.id())
            .collect();
        let select = |keep: &dyn Fn(Space, SpaceData) -> bool| -> Set<Space> {
            printed
                .iter()
                .filter(|space| keep(*space, spaces[*space]))
                .collect()
        };
        let effect =
            |wanted: &dyn Fn(Effect) -> bool| select(&|_, space| space.effect.is_some_and(wanted));
        let by_face = |die: Die, face: Symbol| match die.colour() {
            Colour::Grey
            | Colour::Blue
            | Colour::Red
            | Colour::Yellow
            | Colour::Green
            | Colour::White => select(&|id, space| {
                id.part().colour() == Some(die.colour()) && space.symbols.has(face)
            }),
            Colour::Black => select(&|id, _| dice[die].parts(face).has(id.part())),
            Colour::Purple => Set::NONE,
        };
        Board {
            costs_at_most: std::array::from_fn(|most| {
                select(&|_, space| usize::from(space.cost) <= most)
            }),
            by_face: Per::from_fn(|die| Per::from_fn(|face| by_face(die, face))),
            discounts: effect(&|effect| effect == Effect::DieCostMinus1),
            free: Per::from_fn(|colour| effect(&|effect| effect == Effect::DieCostZero(colour))),
            on_choice: Per::from_fn(|wanted| {
                effect(
                    &|effect| matches!(effect, Effect::CoinsOnChoice { colour, .. } if colour == wanted),
                )
            }),
            unlocks: Per::from_fn(|colour| effect(&|effect| effect == Effect::Unlock(colour))),
            ordered: select(&|_, space| space.after.is_some()),
            chained: select(&|id, space| {
                space
                    .after
                    .is_some_and(|before| before.index() + 1 == id.index())
            }),
            origins: Per::from_fn(|space| origin(sources[space])),
            names: Per::from_fn(|space| name(space, spaces, printed)),
            printed,
            parts: Per::from_fn(|part: Part| printed.and(part.spaces())),
            spaces: *spaces,
        }
    }
}

/// A space that is not there has no row that says more.
fn origin(source: Option<Source<'_>>) -> Origin {
    source.map_or(
        Origin {
            provenance: Provenance {
                is_reconstructed: true,
            },
            reconstructed: Set::NONE,
        },
        |source| Origin {
            provenance: source.row.provenance,
            reconstructed: source.row.reconstructed,
        },
    )
}

fn name(space: Space, spaces: &Per<Space, SpaceData>, printed: Set<Space>) -> SpaceName {
    let symbols = spaces[space].symbols;
    let is_attack = Space::ATTACKS.has(space);
    let alike: Vec<Space> = printed
        .and(space.part().spaces())
        .iter()
        .filter(|other| match space.part() {
            Part::BarracksWest | Part::BarracksEast => Space::ATTACKS.has(*other) == is_attack,
            Part::Warehouse
            | Part::Agora
            | Part::Market
            | Part::University
            | Part::GuildCourt
            | Part::Gallery
            | Part::Wonder => spaces[*other].symbols == symbols,
        })
        .collect();
    let place = alike.iter().position(|other| *other == space);
    SpaceName {
        space,
        symbols,
        number: place.filter(|_| alike.len() > 1).map(|at| at as u8 + 1),
    }
}
