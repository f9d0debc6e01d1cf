//! Reading the tables and checking them: what passes cannot make a rule panic.

use super::{
    Ability, Act, Counts, Data, DragonRow, LeftoverRow, Modes, Monument, ObjectiveRow, Room,
    Scouts, SlotRow, SpaceRow, When, Who, Wilds,
};
use crate::{
    effect::Effect,
    names::{
        Area, City, Dragon, Good, MarketSlot, MonumentSlot, N_SPACES, Objective, Slot, Space,
        TILE_SPACES, Tile, TileType,
    },
};
use serde::{Deserialize, Deserializer, de::Error as _};
use table::{DataError, Files, Per, Provenance, Row, Rows, Set, Spanned};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CityRow {
    id: City,
    #[serde(rename = "kind")]
    room: Room,
    who: Who,
    cost: Effect,
    gain: Effect,
    src: Provenance,
}

impl Row for CityRow {
    type Id = City;

    fn id(&self) -> City {
        self.id
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TileFile {
    tile: Vec<TileRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TileRow {
    number: Spanned<usize>,
    spaces: Vec<TileSpaceRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TileSpaceRow {
    #[serde(rename = "kind")]
    room: Room,
    who: Who,
    cost: Effect,
    gain: Effect,
    src: Provenance,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ExplorationFile {
    tile: Vec<ExplorationRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ExplorationRow {
    number: Spanned<usize>,
    cost: Effect,
    levels: [Effect; TILE_SPACES],
    src: Provenance,
}

/// What can lie on a player board or the score track.
const PLAIN: [Good; 7] = [
    Good::Vegetable,
    Good::Meat,
    Good::Wood,
    Good::Stone,
    Good::Wisdom,
    Good::Weapon,
    Good::Pp,
];
/// The same with ability markers.
const WITH_MARKERS: [Good; 8] = [
    Good::Vegetable,
    Good::Meat,
    Good::Wood,
    Good::Stone,
    Good::Wisdom,
    Good::Weapon,
    Good::Pp,
    Good::Marker,
];

fn need(holds: bool, file: &str, message: impl FnOnce() -> String) -> Result<(), DataError> {
    if holds {
        Ok(())
    } else {
        Err(DataError::new(file, message()))
    }
}

/// Rows stand in the order of their numbers; the first that does not is told with its line.
fn in_order<'a>(
    files: &Files,
    name: &str,
    numbers: impl Iterator<Item = &'a Spanned<usize>>,
    expected: impl Iterator<Item = usize>,
) -> Result<(), DataError> {
    let mut expected = expected;
    for number in numbers {
        let next = expected.next();
        if next != Some(*number.get_ref()) {
            let words = match next {
                Some(next) => format!("number: tile {next} stands here"),
                None => "number: there is no further tile".to_owned(),
            };
            return Err(files.wrong(name, number, words));
        }
    }
    need(expected.next().is_none(), name, || {
        "the last rows are missing: every tile has one".to_owned()
    })
}

/// Reads all tables.
pub(super) fn load(files: &Files) -> Result<Data, DataError> {
    let mut spaces = vec![None; N_SPACES];
    load_city(files, &mut spaces)?;
    for kind in [
        TileType::Production,
        TileType::Research,
        TileType::Transformation,
        TileType::Power,
    ] {
        load_tiles(files, kind, &mut spaces)?;
    }
    load_exploration(files, &mut spaces)?;
    let dragons = load_dragons(files)?;
    Ok(Data {
        spaces,
        scouts: load_scouts(files)?,
        monument: load_monument(files)?,
        wilds: load_wilds(files)?,
        refillable: Per::from_fn(|dragon| refillable(&dragons, dragon)),
        dragons,
        objectives: load_objectives(files)?,
        modes: load_modes(files)?,
    })
}

fn load_city(files: &Files, spaces: &mut [Option<SpaceRow>]) -> Result<(), DataError> {
    let name = "city.toml";
    let rows = files.rows::<CityRow>(name, "space")?;
    for row in rows.iter() {
        let id = row.id;
        let ensure = |holds: bool, words: &str| {
            if holds {
                Ok(())
            } else {
                Err(rows.wrong(id, words))
            }
        };
        match id {
            // SI-4.8 rests on it: the Main Market takes every vassal.
            City::MainMarket => ensure(
                row.room == Room::Multi
                    && row.who == Who::Any
                    && row.cost.is_none()
                    && row.gain.only(&PLAIN),
                "is open to every vassal and gives resources or points for nothing",
            )?,
            City::ScoutsQuarters => ensure(
                row.cost.is_none() && row.gain.only(&PLAIN),
                "has no cost of its own and gives resources or points",
            )?,
            City::DragonlordMonument => ensure(
                row.cost.is_none() && row.gain.is_none(),
                "has neither cost nor gain of its own",
            )?,
            City::Armory
            | City::Library
            | City::Forge
            | City::Academy
            | City::Barracks
            | City::HuntingGrounds
            | City::TrainingArena
            | City::BuildersSquare
            | City::BreedingGrounds => {}
        }
        spaces[Space::city(id).index()] = Some(SpaceRow {
            room: row.room,
            who: row.who,
            cost: checked_cost(row.cost.clone(), name)?,
            gain: row.gain.clone(),
            provenance: row.src,
        });
    }
    Ok(())
}

fn checked_cost(cost: Effect, name: &str) -> Result<Effect, DataError> {
    need(cost.dragon().is_none(), name, || {
        "a cost draws no dragons".to_owned()
    })?;
    Ok(cost)
}

fn load_tiles(
    files: &Files,
    kind: TileType,
    spaces: &mut [Option<SpaceRow>],
) -> Result<(), DataError> {
    let name = match kind {
        TileType::Production => "production.toml",
        TileType::Research => "research.toml",
        TileType::Transformation => "transformation.toml",
        TileType::Power => "power.toml",
        TileType::Exploration => "exploration.toml",
    };
    let file: TileFile = files.read(name)?;
    let (first, last) = kind.numbers();
    let numbers = file.tile.iter().map(|row| &row.number);
    let expected = usize::from(first)..=usize::from(last);
    in_order(files, name, numbers, expected)?;
    for row in file.tile {
        let number = *row.number.get_ref();
        let tile = Tile::at(number - 1);
        need((1..=TILE_SPACES).contains(&row.spaces.len()), name, || {
            format!("tile {number}: a tile has one to four spaces")
        })?;
        for (index, space) in row.spaces.into_iter().enumerate() {
            let room = if index == 0 {
                Room::Multi
            } else {
                Room::Single
            };
            need(space.room == room, name, || {
                format!("tile {number}: the first space is multiple, the others single")
            })?;
            spaces[tile.space(index).index()] = Some(SpaceRow {
                room: space.room,
                who: space.who,
                cost: checked_cost(space.cost, name)?,
                gain: space.gain,
                provenance: space.src,
            });
        }
    }
    Ok(())
}

fn load_exploration(files: &Files, spaces: &mut [Option<SpaceRow>]) -> Result<(), DataError> {
    let name = "exploration.toml";
    let file: ExplorationFile = files.read(name)?;
    let numbers = file.tile.iter().map(|row| &row.number);
    in_order(files, name, numbers, 37..=Tile::N)?;
    for row in file.tile {
        let number = *row.number.get_ref();
        let tile = Tile::at(number - 1);
        need(row.cost.only(&WITH_MARKERS), name, || {
            format!("tile {number}: a step costs resources, points or markers")
        })?;
        for (index, gain) in row.levels.into_iter().enumerate() {
            need(
                !gain.has(Good::Spearman) && !gain.has(Good::Dragonrider),
                name,
                || format!("tile {number}: a level recruits nobody"),
            )?;
            spaces[tile.space(index).index()] = Some(SpaceRow {
                room: Room::Single,
                who: Who::Rider,
                cost: row.cost.clone(),
                gain,
                provenance: row.src,
            });
        }
    }
    Ok(())
}

fn check_slot(row: &SlotRow, name: &str) -> Result<(), DataError> {
    need(
        row.cost.only(&PLAIN) && row.bonus.only(&PLAIN),
        name,
        || "a slot costs and gives resources and points only".to_owned(),
    )
}

fn load_scouts(files: &Files) -> Result<Scouts, DataError> {
    let name = "scouts.toml";
    let scouts: Scouts = files.read(name)?;
    need(scouts.slot.len() == MarketSlot::all().count(), name, || {
        "there are four slots".to_owned()
    })?;
    for row in scouts.slot.iter().chain([&scouts.stack]) {
        check_slot(row, name)?;
    }
    need(scouts.stack.bonus.is_none(), name, || {
        "the stack has no bonus".to_owned()
    })?;
    Ok(scouts)
}

fn load_monument(files: &Files) -> Result<Monument, DataError> {
    let name = "monument.toml";
    let monument: Monument = files.read(name)?;
    need(
        monument.slot.len() == MonumentSlot::all().count(),
        name,
        || "there are five slots".to_owned(),
    )?;
    for row in &monument.slot {
        check_slot(row, name)?;
    }
    Ok(monument)
}

fn load_wilds(files: &Files) -> Result<Wilds, DataError> {
    let name = "wilds.toml";
    let mut wilds: Wilds = files.read(name)?;
    need(wilds.area.len() == Area::all().count(), name, || {
        "there are six areas".to_owned()
    })?;
    for row in &wilds.area {
        need(
            row.reward.only(&PLAIN) && !row.reward.is_none(),
            name,
            || "a reward gives resources or points".to_owned(),
        )?;
    }
    need(
        wilds.clear_cost.only(&PLAIN) && wilds.clear_cost.ways().len() == 1,
        name,
        || "clear_cost: fixed amounts of resources or points".to_owned(),
    )?;
    need(wilds.area[0].min_players <= 2, name, || {
        "area 1 is always in play".to_owned()
    })?;
    let full = wilds.full_at;
    wilds.full = [0, 0, full.two, full.three, full.four, full.five];
    Ok(wilds)
}

fn load_dragons(files: &Files) -> Result<Rows<DragonRow>, DataError> {
    let rows = files.rows::<DragonRow>("dragons.toml", "dragon")?;
    for row in rows.iter() {
        for (slot, ability) in Slot::ALL.iter().zip(&row.abilities) {
            if !fits(ability) {
                let words =
                    format!("{slot}: this moment, cost, gain and effect do not go together");
                return Err(rows.wrong(row.id, words));
            }
        }
    }
    Ok(rows)
}

/// The slots whose marker can be replaced (SI-11.4).
fn refillable(dragons: &Rows<DragonRow>, dragon: Dragon) -> Set<Slot> {
    let slots = Slot::ALL.into_iter().zip(&dragons[dragon].abilities);
    let kept = slots.filter(|(_, ability)| !ability.one_time);
    kept.map(|(slot, _)| slot).collect()
}

/// Which moments, costs, gains and effects the rules know together.
fn fits(ability: &Ability) -> bool {
    let free = ability.cost.is_none();
    let nothing = ability.gain.is_none();
    ability.cost.dragon().is_none()
        && match (ability.when, ability.act) {
            (When::Active, Act::Exchange) => !nothing,
            (When::Active, Act::TakeFaceUp | Act::TakeFromStack) => {
                nothing && ability.cost.only(&PLAIN)
            }
            (When::Gain(kinds), Act::Exchange) => {
                free && !nothing && ability.gain.only(&PLAIN) && plain(kinds)
            }
            (When::Gain(kinds), Act::SameKind) => {
                free && ability.gain.only(&PLAIN)
                    && plain(kinds)
                    && kinds.iter().all(|kind| {
                        ability
                            .gain
                            .ways()
                            .iter()
                            .any(|way| way.goods.kinds() == Set::NONE.with(kind))
                    })
            }
            (When::Explore | When::Spend(_), Act::Exchange) => {
                free && !nothing && ability.gain.only(&WITH_MARKERS)
            }
            (When::Explore, Act::OneMoreStep) | (When::Monument, Act::ReplaceObjective) => {
                free && nothing
            }
            (When::Active, Act::SameKind | Act::OneMoreStep | Act::ReplaceObjective)
            | (
                When::Gain(_),
                Act::OneMoreStep | Act::TakeFaceUp | Act::TakeFromStack | Act::ReplaceObjective,
            )
            | (
                When::Explore,
                Act::SameKind | Act::TakeFaceUp | Act::TakeFromStack | Act::ReplaceObjective,
            )
            | (
                When::Spend(_),
                Act::SameKind
                | Act::OneMoreStep
                | Act::TakeFaceUp
                | Act::TakeFromStack
                | Act::ReplaceObjective,
            )
            | (
                When::Monument,
                Act::Exchange
                | Act::SameKind
                | Act::OneMoreStep
                | Act::TakeFaceUp
                | Act::TakeFromStack,
            ) => false,
        }
}

fn plain(kinds: Set<Good>) -> bool {
    kinds.iter().all(|kind| PLAIN.contains(&kind)) && kinds != Set::NONE
}

/// A numbered piece by its printed number.
pub(super) fn by_number<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Objective, D::Error> {
    let number = i64::deserialize(deserializer)?;
    let mut all = Objective::ALL.into_iter();
    all.find(|objective| i64::try_from(objective.number()) == Ok(number))
        .ok_or_else(|| D::Error::custom(format!("there is no objective {number}")))
}

fn load_objectives(files: &Files) -> Result<Rows<ObjectiveRow>, DataError> {
    let rows = files.rows::<ObjectiveRow>("objectives.toml", "objective")?;
    for row in rows.iter() {
        if row.kinds.is_empty() == (row.what == Counts::MarkersOnKinds) {
            return Err(rows.wrong(row.id, "kinds are listed for markers_on_kinds only"));
        }
    }
    Ok(rows)
}

fn load_modes(files: &Files) -> Result<Modes, DataError> {
    let name = "modes.toml";
    let modes: Modes = files.read(name)?;
    let start = &modes.start;
    let resources = start.resources.get_ref();
    if !resources.only(&Good::RESOURCES) || resources.ways().len() != 1 {
        let words = "start.resources: fixed amounts of resources";
        return Err(files.wrong(name, &start.resources, words));
    }
    // SI-14.3: nobody begins with more than fits between turns.
    let limit = &modes.resource_limit;
    let most = limit.spearman.min(limit.dragonlord);
    let amounts = resources.ways()[0].goods;
    let total: u16 = amounts.iter().map(|(_, n)| u16::from(n)).sum();
    if total > most {
        let words = format!("start.resources: {total} are more than resource_limit allows, {most}");
        return Err(files.wrong(name, &start.resources, words));
    }
    let vassals = start.vassals.get_ref();
    let amounts = vassals.ways()[0].goods;
    if !vassals.only(&[Good::Spearman, Good::Dragonrider])
        || vassals.ways().len() != 1
        || amounts.is_none()
        || amounts.get(Good::Spearman) > 3
        || amounts.get(Good::Dragonrider) > 2
    {
        let words = "start.vassals: at least one, at most 3 spearmen and 2 dragonriders";
        return Err(files.wrong(name, &start.vassals, words));
    }
    let mut rows = modes.leftovers.dragonlord.windows(2);
    let falls = |rows: &&[LeftoverRow]| rows[0].up_to.get_ref() > rows[1].up_to.get_ref();
    if let Some(rows) = rows.find(falls) {
        let words = "leftovers.dragonlord: up_to rises from row to row";
        return Err(files.wrong(name, &rows[1].up_to, words));
    }
    Ok(modes)
}
