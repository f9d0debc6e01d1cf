//! The component files as they are written: rows with their provenance, checked and put in order.

use super::{
    Ability, Bonus, Data, FIGURES, Goods, MASTER_TOKENS, MAX_PLAYERS, Prize, Provenance, ROUNDS,
    Reconstructed, SEGMENTS, SPECIALISTS, workshop::WorkshopFile,
};
use crate::names::{Master, Specialist, Token, Warrior, Weapon};
use ::table::{DataError, Files};
use serde::{Deserialize, Deserializer, de::Error as _};

/// Reads and checks all files; an error names file and field.
pub(super) fn load(files: &Files) -> Result<Data, DataError> {
    let figures: FiguresFile = files.read("figures.toml")?;
    let masters: MastersFile = files.read("masters.toml")?;
    let scoring: ScoringFile = files.read("scoring.toml")?;
    let setup: SetupFile = files.read("setup.toml")?;
    let workshop: WorkshopFile = files.read("workshop.toml")?;
    let (rings, quarters, wheels_reconstructed) = workshop.check()?;
    scoring.check_tokens()?;

    let warriors = by_name(
        "figures.toml",
        "warrior",
        &figures.warrior,
        Warrior::ALL.map(Warrior::id),
        |row| row.id.id(),
    )?;
    let specialists = by_name(
        "figures.toml",
        "specialist",
        &figures.specialist,
        Specialist::ALL.map(Specialist::id),
        |row| row.id.id(),
    )?;
    let by_master = by_name(
        "masters.toml",
        "master",
        &masters.master,
        Master::ALL.map(Master::id),
        |row| row.id.id(),
    )?;
    let tokens =
        numbered::<_, MASTER_TOKENS>("masters.toml", "token", &masters.token, |row| row.number)?;
    let rounds =
        numbered::<_, { ROUNDS as usize }>("scoring.toml", "round", &scoring.round, |row| {
            row.number
        })?;
    let workers = numbered::<_, 3>("setup.toml", "workers", &setup.workers, |row| {
        row.players.saturating_sub(1)
    })?;
    let start = numbered::<_, MAX_PLAYERS>("setup.toml", "start", &setup.start, |row| row.place)?;
    let priority = numbered::<_, 3>("setup.toml", "priority", &setup.priority, |row| row.number)?;
    for (players, row) in workers.iter().enumerate() {
        // TA-4.9: a legal placement always exists.
        within(
            "setup.toml",
            "workers.craftsmen",
            row.craftsmen,
            1,
            SEGMENTS / (players as u8 + 2),
        )?;
    }
    let unsure = |provenance: Provenance| provenance.is_reconstructed;
    Ok(Data {
        rings,
        quarters,
        warrior_weapons: warriors.map(|row| row.weapon),
        organizer: figures.organizer.vp,
        specialist_weapons: specialists.map(|row| row.weapon),
        specialist_prices: specialists.map(|row| row.price),
        bonuses: by_master.map(|row| row.bonus),
        token_costs: tokens.map(|row| row.cost),
        rounds: rounds.map(|row| Prize {
            domination: row.domination,
            presence: row.presence,
        }),
        workers: workers.map(|row| row.craftsmen),
        start: start.map(|row| Goods {
            coins: row.coins,
            clay_wet: row.clay_wet,
        }),
        priority: priority.map(|row| row.clay_wet),
        inspector: scoring.inspector.prize(),
        footman: scoring.footman.prize(),
        group: scoring.group.prize(),
        group_warrior: scoring.single.group_warrior_per_owner,
        musician: scoring.single.musician_per_warrior,
        archer: scoring.single.archer,
        leftovers: scoring.single.leftovers_per_vp,
        ability: figures.ability,
        clay_maker_clay: masters.ability.clay_maker_clay,
        inspector_steps: masters.ability.inspector_steps,
        warehouse_clay: setup.board.warehouse_clay,
        row_inspector: setup.board.row_inspector,
        column_inspector: setup.board.column_inspector,
        rotation_coins: setup.price.rotation_coins,
        substitute_clay: setup.price.substitute_clay,
        substitute_coins: setup.price.substitute_coins,
        reconstructed: Reconstructed {
            workshop: wheels_reconstructed,
            organizer: unsure(figures.organizer.provenance),
            specialists: specialists.iter().any(|row| unsure(row.provenance)),
            master_tokens: tokens.iter().any(|row| unsure(row.provenance)),
            rounds: rounds.iter().any(|row| unsure(row.provenance)),
            priority: priority.iter().any(|row| unsure(row.provenance)),
        },
    })
}

/// Printed numbers are small; larger ones are typing errors and would overflow a player's goods.
pub(super) fn small<'de, D, const LEAST: u8, const MOST: u8>(
    deserializer: D,
) -> Result<u8, D::Error>
where
    D: Deserializer<'de>,
{
    let number = i64::deserialize(deserializer)?;
    u8::try_from(number)
        .ok()
        .filter(|number| (LEAST..=MOST).contains(number))
        .ok_or_else(|| D::Error::custom(format!("{number} is not between {LEAST} and {MOST}")))
}

/// A row of printed numbers.
fn row<'de, D: Deserializer<'de>, const N: usize>(deserializer: D) -> Result<[u8; N], D::Error> {
    const MOST: i64 = 20;
    let numbers = Vec::<i64>::deserialize(deserializer)?;
    if let Some(number) = numbers.iter().find(|number| !(0..=MOST).contains(*number)) {
        return Err(D::Error::custom(format!(
            "{number} is not between 0 and {MOST}"
        )));
    }
    let row: Vec<u8> = numbers.iter().map(|number| *number as u8).collect();
    row.try_into().map_err(|row: Vec<u8>| {
        D::Error::custom(format!("{N} numbers are needed, not {}", row.len()))
    })
}

pub(super) fn exactly(
    file: &str,
    field: &str,
    found: usize,
    needed: usize,
) -> Result<(), DataError> {
    if found == needed {
        return Ok(());
    }
    Err(DataError::new(
        file,
        format!("{field}: {needed} needed, not {found}"),
    ))
}

fn within(file: &str, field: &str, value: u8, least: u8, most: u8) -> Result<(), DataError> {
    if (least..=most).contains(&value) {
        return Ok(());
    }
    Err(DataError::new(
        file,
        format!("{field}: {value} is not between {least} and {most}"),
    ))
}

/// Puts rows in the order of their names; each name must occur once.
fn by_name<'a, T, const N: usize>(
    file: &str,
    table: &str,
    rows: &'a [T],
    names: [&'static str; N],
    name: impl Fn(&T) -> &'static str,
) -> Result<[&'a T; N], DataError> {
    exactly(file, table, rows.len(), N)?;
    let mut sorted = Vec::with_capacity(N);
    for wanted in names {
        let row = rows.iter().find(|row| name(row) == wanted);
        sorted.push(
            row.ok_or_else(|| DataError::new(file, format!("{table}: {wanted} is missing")))?,
        );
    }
    Ok(sorted
        .try_into()
        .unwrap_or_else(|_| unreachable!("one row was found for each name")))
}

/// Puts rows in the order of their numbers 1 to N; each must occur once.
pub(super) fn numbered<'a, T, const N: usize>(
    file: &str,
    table: &str,
    rows: &'a [T],
    number: impl Fn(&T) -> u8,
) -> Result<[&'a T; N], DataError> {
    exactly(file, table, rows.len(), N)?;
    let mut sorted = Vec::with_capacity(N);
    for wanted in 1..=N as u8 {
        let row = rows.iter().find(|row| number(row) == wanted);
        sorted.push(
            row.ok_or_else(|| DataError::new(file, format!("{table}: row {wanted} is missing")))?,
        );
    }
    Ok(sorted
        .try_into()
        .unwrap_or_else(|_| unreachable!("one row was found for each number")))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FiguresFile {
    warrior: Vec<WarriorRow>,
    organizer: OrganizerRow,
    ability: Ability,
    specialist: Vec<SpecialistRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WarriorRow {
    id: Warrior,
    #[serde(rename = "figures", deserialize_with = "small::<_, 11, 11>")]
    _figures: u8,
    weapon: Weapon,
    #[serde(rename = "provenance")]
    _provenance: Provenance,
    #[serde(default, rename = "note")]
    _note: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct OrganizerRow {
    #[serde(deserialize_with = "row::<_, FIGURES>")]
    vp: [u8; FIGURES],
    provenance: Provenance,
    #[serde(default, rename = "note")]
    _note: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SpecialistRow {
    id: Specialist,
    #[serde(deserialize_with = "row::<_, SPECIALISTS>")]
    price: [u8; SPECIALISTS],
    weapon: Weapon,
    provenance: Provenance,
    #[serde(default, rename = "note")]
    _note: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MastersFile {
    master: Vec<MasterRow>,
    ability: MasterAbility,
    token: Vec<MasterTokenRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MasterRow {
    id: Master,
    bonus: Bonus,
    #[serde(rename = "provenance")]
    _provenance: Provenance,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MasterAbility {
    #[serde(deserialize_with = "small::<_, 0, 20>")]
    clay_maker_clay: u8,
    #[serde(deserialize_with = "small::<_, 1, 6>")]
    inspector_steps: u8,
    #[serde(rename = "provenance")]
    _provenance: Provenance,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MasterTokenRow {
    #[serde(deserialize_with = "small::<_, 1, 6>")]
    number: u8,
    #[serde(deserialize_with = "small::<_, 0, 20>")]
    cost: u8,
    provenance: Provenance,
    #[serde(default, rename = "note")]
    _note: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ScoringFile {
    token: Vec<TokenRow>,
    round: Vec<RoundRow>,
    inspector: PrizeRow,
    footman: PrizeRow,
    group: PrizeRow,
    single: SingleRow,
}

impl ScoringFile {
    /// The tokens are a closed set; the table says where each comes from.
    fn check_tokens(&self) -> Result<(), DataError> {
        by_name(
            "scoring.toml",
            "token",
            &self.token,
            Token::ALL.map(Token::id),
            |row| row.id.id(),
        )
        .map(|_| ())
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TokenRow {
    id: Token,
    #[serde(rename = "provenance")]
    _provenance: Provenance,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RoundRow {
    #[serde(deserialize_with = "small::<_, 1, 5>")]
    number: u8,
    #[serde(deserialize_with = "small::<_, 0, 20>")]
    domination: u8,
    #[serde(deserialize_with = "small::<_, 0, 20>")]
    presence: u8,
    provenance: Provenance,
    #[serde(default, rename = "note")]
    _note: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PrizeRow {
    #[serde(deserialize_with = "small::<_, 0, 20>")]
    domination: u8,
    #[serde(deserialize_with = "small::<_, 0, 20>")]
    presence: u8,
    #[serde(rename = "provenance")]
    _provenance: Provenance,
}

impl PrizeRow {
    fn prize(&self) -> Prize {
        Prize {
            domination: self.domination,
            presence: self.presence,
        }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SingleRow {
    #[serde(deserialize_with = "small::<_, 0, 20>")]
    group_warrior_per_owner: u8,
    #[serde(deserialize_with = "small::<_, 0, 20>")]
    musician_per_warrior: u8,
    #[serde(deserialize_with = "small::<_, 0, 20>")]
    archer: u8,
    #[serde(deserialize_with = "small::<_, 1, 99>")]
    leftovers_per_vp: u8,
    #[serde(rename = "provenance")]
    _provenance: Provenance,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SetupFile {
    workers: Vec<WorkersRow>,
    start: Vec<StartRow>,
    priority: Vec<PriorityRow>,
    board: BoardRow,
    price: PriceRow,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WorkersRow {
    #[serde(deserialize_with = "small::<_, 2, 4>")]
    players: u8,
    #[serde(deserialize_with = "small::<_, 1, 6>")]
    craftsmen: u8,
    #[serde(rename = "provenance")]
    _provenance: Provenance,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct StartRow {
    #[serde(deserialize_with = "small::<_, 1, 4>")]
    place: u8,
    #[serde(deserialize_with = "small::<_, 0, 20>")]
    coins: u8,
    #[serde(deserialize_with = "small::<_, 0, 20>")]
    clay_wet: u8,
    #[serde(rename = "provenance")]
    _provenance: Provenance,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PriorityRow {
    #[serde(deserialize_with = "small::<_, 1, 3>")]
    number: u8,
    #[serde(deserialize_with = "small::<_, 0, 20>")]
    clay_wet: u8,
    provenance: Provenance,
    #[serde(default, rename = "note")]
    _note: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BoardRow {
    #[serde(deserialize_with = "small::<_, 0, 20>")]
    warehouse_clay: u8,
    #[serde(deserialize_with = "small::<_, 1, 7>")]
    row_inspector: u8,
    #[serde(deserialize_with = "small::<_, 1, 9>")]
    column_inspector: u8,
    #[serde(rename = "provenance")]
    _provenance: Provenance,
    #[serde(default, rename = "note")]
    _note: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PriceRow {
    #[serde(deserialize_with = "small::<_, 0, 20>")]
    rotation_coins: u8,
    #[serde(deserialize_with = "small::<_, 0, 20>")]
    substitute_clay: u8,
    #[serde(deserialize_with = "small::<_, 0, 20>")]
    substitute_coins: u8,
    #[serde(rename = "provenance")]
    _provenance: Provenance,
}
