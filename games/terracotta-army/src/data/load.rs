//! The component files as they are written: rows with their provenance, checked and put in order.

use super::{
    Ability, Board, Bonus, Data, FIGURES, MasterAbility, Price, Prize, Reconstructed, SEGMENTS,
    SPECIALISTS, Single, workshop,
};
use crate::names::{Master, MasterToken, Specialist, Token, Warrior, Weapon};
use ::table::{DataError, Files, Provenance, Row, Spanned, names, within};
use serde::{Deserialize, Deserializer, de::Error as _};

/// Reads and checks all files; an error names file, line and field.
pub(super) fn load(files: &Files) -> Result<Data, DataError> {
    let figures: FiguresFile = files.read("figures.toml")?;
    let masters: MastersFile = files.read("masters.toml")?;
    let scoring: ScoringFile = files.read("scoring.toml")?;
    let setup: SetupFile = files.read("setup.toml")?;
    let workshop = workshop::load(files)?;
    // The tokens are a closed set; the table says where each comes from.
    files.by_id::<TokenRow>("scoring.toml", "token", scoring.token)?;
    let warriors = files.by_id("figures.toml", "warrior", figures.warrior)?;
    let specialists = files.by_id("figures.toml", "specialist", figures.specialist)?;
    let tokens = files.by_id("masters.toml", "token", masters.token)?;
    let rounds = files.by_id("scoring.toml", "round", scoring.round)?;
    let workers = files.by_id::<WorkersRow>("setup.toml", "workers", setup.workers)?;
    let priority = files.by_id("setup.toml", "priority", setup.priority)?;
    for row in workers.iter() {
        // TA-4.9: a legal placement always exists.
        let most = SEGMENTS / row.players;
        if row.craftsmen > most {
            let message = format!("craftsmen: {} is not between 1 and {most}", row.craftsmen);
            return Err(workers.wrong(row.id(), message));
        }
    }
    let reconstructed = Reconstructed {
        workshop: workshop.is_reconstructed,
        organizer: figures.organizer.provenance.is_reconstructed,
        specialists: specialists
            .iter()
            .any(|row: &SpecialistRow| row.provenance.is_reconstructed),
        master_tokens: tokens
            .iter()
            .any(|row: &MasterTokenRow| row.provenance.is_reconstructed),
        rounds: rounds
            .iter()
            .any(|row: &RoundRow| row.provenance.is_reconstructed),
        priority: priority
            .iter()
            .any(|row: &PriorityRow| row.provenance.is_reconstructed),
    };
    Ok(Data {
        rings: workshop.rings,
        quarters: workshop.quarters,
        warriors,
        organizer: figures.organizer.vp,
        specialists,
        masters: files.by_id("masters.toml", "master", masters.master)?,
        tokens,
        rounds,
        workers,
        start: files.by_id("setup.toml", "start", setup.start)?,
        priority,
        inspector: scoring.inspector.prize(),
        footman: scoring.footman.prize(),
        group: scoring.group.prize(),
        single: scoring.single,
        ability: figures.ability,
        master: masters.ability,
        board: setup.board,
        price: setup.price,
        reconstructed,
    })
}

/// A row of printed numbers.
fn row<'de, D: Deserializer<'de>, const N: usize>(deserializer: D) -> Result<[u8; N], D::Error> {
    #[derive(Deserialize)]
    struct Small(#[serde(deserialize_with = "within::<_, _, 0, 20>")] u8);
    let numbers = Vec::<Small>::deserialize(deserializer)?;
    let row: Vec<u8> = numbers.into_iter().map(|number| number.0).collect();
    row.try_into().map_err(|row: Vec<u8>| {
        D::Error::custom(format!("{N} numbers are needed, not {}", row.len()))
    })
}

names! {
    /// A round.
    pub(super) struct Round in u8 = ["1", "2", "3", "4", "5"];
}

names! {
    /// How many play.
    pub(super) struct Players in u8 = ["2", "3", "4"];
}

names! {
    /// A place in the first turn order.
    pub(super) struct Place in u8 = ["1", "2", "3", "4"];
}

names! {
    /// A priority token.
    pub(super) struct PriorityToken in u8 = ["1", "2", "3"];
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FiguresFile {
    warrior: Vec<Spanned<WarriorRow>>,
    organizer: OrganizerRow,
    ability: Ability,
    specialist: Vec<Spanned<SpecialistRow>>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct WarriorRow {
    id: Warrior,
    #[serde(rename = "figures", deserialize_with = "within::<_, _, 11, 11>")]
    _figures: u8,
    pub(super) weapon: Weapon,
    #[serde(rename = "provenance")]
    _provenance: Provenance,
    #[serde(default, rename = "note")]
    _note: Option<String>,
}

impl Row for WarriorRow {
    type Id = Warrior;

    fn id(&self) -> Warrior {
        self.id
    }
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

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SpecialistRow {
    id: Specialist,
    #[serde(deserialize_with = "row::<_, SPECIALISTS>")]
    pub(super) price: [u8; SPECIALISTS],
    pub(super) weapon: Weapon,
    provenance: Provenance,
    #[serde(default, rename = "note")]
    _note: Option<String>,
}

impl Row for SpecialistRow {
    type Id = Specialist;

    fn id(&self) -> Specialist {
        self.id
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MastersFile {
    master: Vec<Spanned<MasterRow>>,
    ability: MasterAbility,
    token: Vec<Spanned<MasterTokenRow>>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct MasterRow {
    id: Master,
    pub(super) bonus: Bonus,
    #[serde(rename = "provenance")]
    _provenance: Provenance,
}

impl Row for MasterRow {
    type Id = Master;

    fn id(&self) -> Master {
        self.id
    }
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct MasterTokenRow {
    #[serde(deserialize_with = "within::<_, _, 1, 6>")]
    number: u8,
    #[serde(deserialize_with = "within::<_, _, 0, 20>")]
    pub(super) cost: u8,
    provenance: Provenance,
    #[serde(default, rename = "note")]
    _note: Option<String>,
}

impl Row for MasterTokenRow {
    type Id = MasterToken;

    fn id(&self) -> MasterToken {
        MasterToken::at(usize::from(self.number) - 1)
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ScoringFile {
    token: Vec<Spanned<TokenRow>>,
    round: Vec<Spanned<RoundRow>>,
    inspector: PrizeRow,
    footman: PrizeRow,
    group: PrizeRow,
    single: Single,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TokenRow {
    id: Token,
    #[serde(rename = "provenance")]
    _provenance: Provenance,
}

impl Row for TokenRow {
    type Id = Token;

    fn id(&self) -> Token {
        self.id
    }
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RoundRow {
    #[serde(deserialize_with = "within::<_, _, 1, 5>")]
    number: u8,
    #[serde(deserialize_with = "within::<_, _, 0, 20>")]
    domination: u8,
    #[serde(deserialize_with = "within::<_, _, 0, 20>")]
    presence: u8,
    provenance: Provenance,
    #[serde(default, rename = "note")]
    _note: Option<String>,
}

impl Row for RoundRow {
    type Id = Round;

    fn id(&self) -> Round {
        Round::at(usize::from(self.number) - 1)
    }
}

impl RoundRow {
    pub(super) fn prize(&self) -> Prize {
        Prize {
            domination: self.domination,
            presence: self.presence,
        }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PrizeRow {
    #[serde(deserialize_with = "within::<_, _, 0, 20>")]
    domination: u8,
    #[serde(deserialize_with = "within::<_, _, 0, 20>")]
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
struct SetupFile {
    workers: Vec<Spanned<WorkersRow>>,
    start: Vec<Spanned<StartRow>>,
    priority: Vec<Spanned<PriorityRow>>,
    board: Board,
    price: Price,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct WorkersRow {
    #[serde(deserialize_with = "within::<_, _, 2, 4>")]
    players: u8,
    #[serde(deserialize_with = "within::<_, _, 1, 6>")]
    pub(super) craftsmen: u8,
    #[serde(rename = "provenance")]
    _provenance: Provenance,
}

impl Row for WorkersRow {
    type Id = Players;

    fn id(&self) -> Players {
        Players::at(usize::from(self.players) - 2)
    }
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct StartRow {
    #[serde(deserialize_with = "within::<_, _, 1, 4>")]
    place: u8,
    #[serde(deserialize_with = "within::<_, _, 0, 20>")]
    pub(super) coins: u8,
    #[serde(deserialize_with = "within::<_, _, 0, 20>")]
    pub(super) clay_wet: u8,
    #[serde(rename = "provenance")]
    _provenance: Provenance,
}

impl Row for StartRow {
    type Id = Place;

    fn id(&self) -> Place {
        Place::at(usize::from(self.place) - 1)
    }
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PriorityRow {
    #[serde(deserialize_with = "within::<_, _, 1, 3>")]
    number: u8,
    #[serde(deserialize_with = "within::<_, _, 0, 20>")]
    pub(super) clay_wet: u8,
    provenance: Provenance,
    #[serde(default, rename = "note")]
    _note: Option<String>,
}

impl Row for PriorityRow {
    type Id = PriorityToken;

    fn id(&self) -> PriorityToken {
        PriorityToken::at(usize::from(self.number) - 1)
    }
}
