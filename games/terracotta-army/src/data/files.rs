//! The component files as they are written: rows with their provenance, checked and put in order.

use super::{
    Ability, Bonus, Data, FIGURES, Goods, MASTER_TOKENS, MAX_PLAYERS, Prize, Provenance, ROUNDS,
    Reconstructed, SEGMENTS, SPECIALISTS, workshop::WorkshopFile,
};
use crate::{
    mausoleum::{COLUMNS, ROWS},
    names::{Master, Specialist, Token, Warrior, Weapon},
};
use ::table::{DataError, Files};
use serde::Deserialize;

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
    for row in &figures.warrior {
        exactly(
            "figures.toml",
            "warrior.figures",
            usize::from(row.figures),
            FIGURES,
        )?;
    }
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
    within(
        "setup.toml",
        "board.row_inspector",
        setup.board.row_inspector,
        1,
        ROWS,
    )?;
    within(
        "setup.toml",
        "board.column_inspector",
        setup.board.column_inspector,
        1,
        COLUMNS,
    )?;
    within(
        "scoring.toml",
        "single.leftovers_per_vp",
        scoring.single.leftovers_per_vp,
        1,
        99,
    )?;
    within(
        "masters.toml",
        "ability.inspector_steps",
        masters.ability.inspector_steps,
        1,
        ROWS - 1,
    )?;
    within(
        "figures.toml",
        "ability.officer_steps",
        figures.ability.officer_steps,
        1,
        3,
    )?;
    let organizer: [u8; FIGURES] = figures.organizer.vp.as_slice().try_into().map_err(|_| {
        DataError::new(
            "figures.toml",
            format!(
                "organizer.vp: {FIGURES} rows are needed, not {}",
                figures.organizer.vp.len()
            ),
        )
    })?;
    let mut specialist_prices = [[0; SPECIALISTS]; 4];
    for (row, prices) in specialists.iter().zip(&mut specialist_prices) {
        *prices = row.price.as_slice().try_into().map_err(|_| {
            DataError::new(
                "figures.toml",
                format!(
                    "specialist.price: {SPECIALISTS} prices are needed, not {}",
                    row.price.len()
                ),
            )
        })?;
    }
    let unsure = |provenance: Provenance| provenance.is_reconstructed;
    let data = Data {
        rings,
        quarters,
        warrior_weapons: warriors.map(|row| row.weapon),
        organizer,
        specialist_weapons: specialists.map(|row| row.weapon),
        specialist_prices,
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
    };
    check_sizes(data)
}

/// Printed numbers are small; larger ones are typing errors and would overflow a player's goods.
fn check_sizes(data: Data) -> Result<Data, DataError> {
    let small = [
        (
            "figures.toml",
            "organizer.vp",
            data.organizer.iter().copied().max(),
        ),
        (
            "figures.toml",
            "specialist.price",
            data.specialist_prices.iter().flatten().copied().max(),
        ),
        (
            "figures.toml",
            "ability.guard_vp",
            Some(data.ability.guard_vp),
        ),
        (
            "figures.toml",
            "ability.officer_vp",
            Some(data.ability.officer_vp),
        ),
        (
            "figures.toml",
            "ability.crossbow_vp_per_space",
            Some(data.ability.crossbow_vp_per_space),
        ),
        (
            "figures.toml",
            "ability.soldier_vp",
            Some(data.ability.soldier_vp),
        ),
        (
            "figures.toml",
            "ability.soldier_coins",
            Some(data.ability.soldier_coins),
        ),
        (
            "masters.toml",
            "token.cost",
            data.token_costs.iter().copied().max(),
        ),
        (
            "masters.toml",
            "ability.clay_maker_clay",
            Some(data.clay_maker_clay),
        ),
        (
            "scoring.toml",
            "round.domination",
            data.rounds.iter().map(|prize| prize.domination).max(),
        ),
        (
            "scoring.toml",
            "round.presence",
            data.rounds.iter().map(|prize| prize.presence).max(),
        ),
        (
            "scoring.toml",
            "inspector",
            Some(data.inspector.domination.max(data.inspector.presence)),
        ),
        (
            "scoring.toml",
            "footman",
            Some(data.footman.domination.max(data.footman.presence)),
        ),
        (
            "scoring.toml",
            "group",
            Some(data.group.domination.max(data.group.presence)),
        ),
        (
            "scoring.toml",
            "single",
            Some(data.group_warrior.max(data.musician).max(data.archer)),
        ),
        (
            "setup.toml",
            "start",
            data.start
                .iter()
                .map(|goods| goods.coins.max(goods.clay_wet))
                .max(),
        ),
        (
            "setup.toml",
            "priority.clay_wet",
            data.priority.iter().copied().max(),
        ),
        (
            "setup.toml",
            "board.warehouse_clay",
            Some(data.warehouse_clay),
        ),
        (
            "setup.toml",
            "price",
            Some(
                data.rotation_coins
                    .max(data.substitute_clay)
                    .max(data.substitute_coins),
            ),
        ),
    ];
    for (file, field, most) in small {
        within(file, field, most.unwrap_or(0), 0, 20)?;
    }
    Ok(data)
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
    figures: u8,
    weapon: Weapon,
    #[serde(rename = "provenance")]
    _provenance: Provenance,
    #[serde(default, rename = "note")]
    _note: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct OrganizerRow {
    vp: Vec<u8>,
    provenance: Provenance,
    #[serde(default, rename = "note")]
    _note: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SpecialistRow {
    id: Specialist,
    price: Vec<u8>,
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
    clay_maker_clay: u8,
    inspector_steps: u8,
    #[serde(rename = "provenance")]
    _provenance: Provenance,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MasterTokenRow {
    number: u8,
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
    number: u8,
    domination: u8,
    presence: u8,
    provenance: Provenance,
    #[serde(default, rename = "note")]
    _note: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PrizeRow {
    domination: u8,
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
    group_warrior_per_owner: u8,
    musician_per_warrior: u8,
    archer: u8,
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
    players: u8,
    craftsmen: u8,
    #[serde(rename = "provenance")]
    _provenance: Provenance,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct StartRow {
    place: u8,
    coins: u8,
    clay_wet: u8,
    #[serde(rename = "provenance")]
    _provenance: Provenance,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PriorityRow {
    number: u8,
    clay_wet: u8,
    provenance: Provenance,
    #[serde(default, rename = "note")]
    _note: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BoardRow {
    warehouse_clay: u8,
    row_inspector: u8,
    column_inspector: u8,
    #[serde(rename = "provenance")]
    _provenance: Provenance,
    #[serde(default, rename = "note")]
    _note: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PriceRow {
    rotation_coins: u8,
    substitute_clay: u8,
    substitute_coins: u8,
    #[serde(rename = "provenance")]
    _provenance: Provenance,
}
