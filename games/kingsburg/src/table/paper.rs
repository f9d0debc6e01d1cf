//! The table as people read and edit it: named fields, names instead of numbers, nothing twice.

use super::{Court, Group, Ledger, MAX_PLAYERS, Open, Player, Table, Used, dice::Dice};
use crate::{
    Kingsburg,
    data::Data,
    names::{Advisor, Building, Goods, Invader, Phase, YEARS},
};
use serde::{Deserialize, Deserializer, Serialize, de::Error};
use std::{fmt, str::FromStr};
use table::{Edition, Flaw, Probe, Seat, Seats, Set, Written};

/// The whole table, the face-down invaders included.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TablePaper {
    queen_vp: u8,
    year: u8,
    phase: Phase,
    #[serde(deserialize_with = "each_once")]
    order: Vec<Seat>,
    players: Vec<PlayerPaper>,
    court: Vec<GroupPaper>,
    #[serde(deserialize_with = "present")]
    aid: Option<Seat>,
    #[serde(deserialize_with = "present")]
    envoy: Option<Seat>,
    #[serde(deserialize_with = "each_once")]
    peeked: Vec<Seat>,
    revealed: bool,
    deck: [Invader; YEARS as usize],
}

/// What a viewer sees: the open table and the invaders it knows.
#[derive(Serialize)]
pub(crate) struct ViewPaper {
    queen_vp: u8,
    year: u8,
    phase: Phase,
    order: Vec<Seat>,
    players: Vec<PlayerPaper>,
    court: Vec<GroupPaper>,
    aid: Option<Seat>,
    envoy: Option<Seat>,
    peeked: Seats,
    revealed: bool,
    /// The invaders of years I to V as far as the viewer knows them.
    invaders: [Option<Invader>; YEARS as usize],
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct PlayerPaper {
    gold: u8,
    wood: u8,
    stone: u8,
    plus2: u8,
    soldiers: u8,
    buildings: Set<Building>,
    dice: Dice,
    used: Used,
    ledger: Ledger,
}

/// Nobody is written `null`: a field that is missing is a mistake.
fn present<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Seat>, D::Error> {
    Option::deserialize(deserializer)
}

/// Seats of which none stands twice.
fn each_once<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<Seat>, D::Error> {
    let seats = Vec::<Seat>::deserialize(deserializer)?;
    match (1..seats.len()).find(|&at| seats[..at].contains(&seats[at])) {
        Some(at) => Err(D::Error::custom(format!(
            "{} stands there twice",
            seats[at]
        ))),
        None => Ok(seats),
    }
}

/// A group at the court: `treasurer=1:3+5`, `duchess=2:4+6w+token+market-1`, `general=neutral:4+6`.
#[derive(Clone, Copy)]
struct GroupPaper {
    advisor: Advisor,
    group: Group,
}

impl fmt::Display for GroupPaper {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}=", self.advisor)?;
        match self.group.owner {
            Some(seat) => write!(f, "{seat}")?,
            None => f.write_str("neutral")?,
        }
        write!(f, ":{}", self.group.dice)?;
        if self.group.token {
            f.write_str("+token")?;
        }
        match self.group.market {
            0 => Ok(()),
            shift => write!(f, "+market{shift:+}"),
        }
    }
}

impl FromStr for GroupPaper {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        let shape =
            || format!("'{text}' is not a group: write advisor=seat:dice, as treasurer=1:3+5");
        let (advisor, rest) = text.split_once('=').ok_or_else(shape)?;
        let (owner, mut dice) = rest.split_once(':').ok_or_else(shape)?;
        let owner = match owner {
            "neutral" => None,
            seat => Some(seat.parse().map_err(|_: String| shape())?),
        };
        let mut market = 0;
        for (suffix, shift) in [("+market+1", 1), ("+market-1", -1)] {
            if let Some(shorter) = dice.strip_suffix(suffix) {
                (dice, market) = (shorter, shift);
            }
        }
        let (dice, token) = match dice.strip_suffix("+token") {
            Some(shorter) => (shorter, true),
            None => (dice, false),
        };
        Ok(Self {
            advisor: advisor.parse()?,
            group: Group {
                owner,
                dice: dice.parse()?,
                token,
                market,
            },
        })
    }
}

table::as_text!(GroupPaper);

impl From<&Player> for PlayerPaper {
    fn from(player: &Player) -> Self {
        let Goods { gold, wood, stone } = player.goods;
        Self {
            gold,
            wood,
            stone,
            plus2: player.plus2,
            soldiers: player.soldiers,
            buildings: player.buildings,
            dice: player.dice,
            used: player.used,
            ledger: player.ledger,
        }
    }
}

impl From<PlayerPaper> for Player {
    fn from(paper: PlayerPaper) -> Self {
        Self {
            goods: Goods::new(paper.gold, paper.wood, paper.stone),
            plus2: paper.plus2,
            soldiers: paper.soldiers,
            buildings: paper.buildings,
            dice: paper.dice,
            used: paper.used,
            ledger: paper.ledger,
        }
    }
}

fn players(open: &Open) -> Vec<PlayerPaper> {
    open.seats()
        .iter()
        .map(|seat| open.player(seat).into())
        .collect()
}

fn court(open: &Open) -> Vec<GroupPaper> {
    let all = Advisor::ALL.iter();
    all.flat_map(|&advisor| {
        open.groups(advisor)
            .map(move |group| GroupPaper { advisor, group })
    })
    .collect()
}

/// What a viewer who knows these invaders sees.
pub(crate) fn write_view(open: &Open, invaders: &[Option<Invader>; YEARS as usize]) -> ViewPaper {
    ViewPaper {
        queen_vp: open.queen_vp,
        year: open.year,
        phase: open.phase,
        order: open.order().to_vec(),
        players: players(open),
        court: court(open),
        aid: open.aid,
        envoy: open.envoy,
        peeked: open.peeked,
        revealed: open.is_revealed,
        invaders: *invaders,
    }
}

impl Written for Kingsburg {
    type Paper = TablePaper;

    fn write(table: &Table) -> TablePaper {
        let open = &table.open;
        TablePaper {
            queen_vp: open.queen_vp,
            year: open.year,
            phase: open.phase,
            order: open.order().to_vec(),
            players: players(open),
            court: court(open),
            aid: open.aid,
            envoy: open.envoy,
            peeked: open.peeked.iter().collect(),
            revealed: open.is_revealed,
            deck: table.deck,
        }
    }

    fn read(paper: TablePaper, edition: Edition<Data>) -> Result<Table, Flaw> {
        let n_players = paper.players.len();
        let probe = Probe::TABLE;
        probe.field("players").ensure(
            (2..=MAX_PLAYERS).contains(&n_players),
            format_args!("{n_players} cannot play: 2 to {MAX_PLAYERS} can"),
        )?;
        probe.field("order").ensure(
            paper.order.len() == n_players,
            format_args!("names each of the {n_players} seats once"),
        )?;
        let mut order: [Seat; MAX_PLAYERS] = std::array::from_fn(Seat::new);
        order[..n_players].copy_from_slice(&paper.order);
        let mut players = [Player::default(); MAX_PLAYERS];
        for (place, player) in players.iter_mut().zip(paper.players) {
            *place = player.into();
        }
        let mut court = Court::default();
        for GroupPaper { advisor, group } in paper.court {
            let Some(free) = court[advisor].iter_mut().find(|place| place.is_none()) else {
                let message = format_args!("{advisor} has at most two groups");
                return probe.field("court").flaw(message);
            };
            *free = Some(group);
        }
        let open = Open {
            edition,
            n_players: n_players as u8,
            queen_vp: paper.queen_vp,
            year: paper.year,
            phase: paper.phase,
            order,
            players,
            court,
            aid: paper.aid,
            envoy: paper.envoy,
            peeked: paper.peeked.into_iter().collect(),
            is_revealed: paper.revealed,
        };
        Ok(Table {
            open,
            deck: paper.deck,
        })
    }
}
