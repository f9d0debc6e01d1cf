//! The table as people read and edit it: named fields, names instead of numbers, nothing twice.

use crate::{
    data::{Advisor, Building, Data, YEARS},
    dice::Dice,
    goods::Goods,
    table::{Group, Ledger, MAX_PLAYERS, Open, Phase, Player, Table, Used},
};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::{fmt, str::FromStr};
use table::{Edition, Flaw, Seat, Seats};

/// The whole table, the face-down invaders included.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TableJson {
    queen_vp: u8,
    year: u8,
    phase: Phase,
    #[serde(deserialize_with = "each_once")]
    order: Vec<Seat>,
    players: Vec<PlayerJson>,
    court: Vec<GroupJson>,
    #[serde(deserialize_with = "present")]
    aid: Option<Seat>,
    #[serde(deserialize_with = "present")]
    envoy: Option<Seat>,
    #[serde(deserialize_with = "each_once")]
    peeked: Vec<Seat>,
    revealed: bool,
    deck: [String; YEARS as usize],
}

/// What a viewer sees: the open table and the invaders it knows.
#[derive(Serialize)]
pub(crate) struct ViewJson {
    queen_vp: u8,
    year: u8,
    phase: Phase,
    order: Vec<Seat>,
    players: Vec<PlayerJson>,
    court: Vec<GroupJson>,
    aid: Option<Seat>,
    envoy: Option<Seat>,
    peeked: Seats,
    revealed: bool,
    /// The invaders of years I to V as far as the viewer knows them.
    invaders: [Option<String>; YEARS as usize],
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct PlayerJson {
    gold: u8,
    wood: u8,
    stone: u8,
    plus2: u8,
    soldiers: u8,
    #[serde(deserialize_with = "each_once")]
    buildings: Vec<Building>,
    dice: Dice,
    used: Used,
    ledger: Ledger,
}

/// Nobody is written `null`: a field that is missing is a mistake.
fn present<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Seat>, D::Error> {
    Option::deserialize(deserializer)
}

/// A list in which nothing stands twice.
fn each_once<'de, D, T>(deserializer: D) -> Result<Vec<T>, D::Error>
where
    D: Deserializer<'de>,
    T: Deserialize<'de> + PartialEq + fmt::Display,
{
    let items = Vec::<T>::deserialize(deserializer)?;
    let twice = (1..items.len()).find(|&at| items[..at].contains(&items[at]));
    match twice {
        Some(at) => Err(serde::de::Error::custom(format!(
            "{} stands there twice",
            items[at]
        ))),
        None => Ok(items),
    }
}

/// A group at the court: `treasurer=1:3+5`, `duchess=2:4+6w+token+market-1`, `general=neutral:4+6`.
#[derive(Clone, Copy)]
struct GroupJson {
    advisor: Advisor,
    group: Group,
}

impl fmt::Display for GroupJson {
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

impl FromStr for GroupJson {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        let shape =
            || format!("'{text}' is not a group: write advisor=seat:dice, as treasurer=1:3+5");
        let (advisor, rest) = text.split_once('=').ok_or_else(shape)?;
        let (owner, mut dice) = rest.split_once(':').ok_or_else(shape)?;
        let owner = match owner {
            "neutral" => None,
            number => Some(
                number
                    .parse()
                    .ok()
                    .and_then(Seat::from_number)
                    .ok_or_else(shape)?,
            ),
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

impl Serialize for GroupJson {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for GroupJson {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?
            .parse()
            .map_err(serde::de::Error::custom)
    }
}

impl From<&Player> for PlayerJson {
    fn from(player: &Player) -> Self {
        let Goods { gold, wood, stone } = player.goods;
        Self {
            gold,
            wood,
            stone,
            plus2: player.plus2,
            soldiers: player.soldiers,
            buildings: player.buildings.iter().collect(),
            dice: player.dice,
            used: player.used,
            ledger: player.ledger,
        }
    }
}

impl From<PlayerJson> for Player {
    fn from(json: PlayerJson) -> Self {
        Self {
            goods: Goods::new(json.gold, json.wood, json.stone),
            plus2: json.plus2,
            soldiers: json.soldiers,
            buildings: json.buildings.into_iter().collect(),
            dice: json.dice,
            used: json.used,
            ledger: json.ledger,
        }
    }
}

fn players(open: &Open) -> Vec<PlayerJson> {
    open.seats()
        .iter()
        .map(|seat| open.player(seat).into())
        .collect()
}

fn court(open: &Open) -> Vec<GroupJson> {
    let all = Advisor::ALL.iter();
    all.flat_map(|&advisor| {
        open.groups(advisor)
            .map(move |group| GroupJson { advisor, group })
    })
    .collect()
}

impl From<Table> for TableJson {
    fn from(table: Table) -> Self {
        let open = &table.open;
        Self {
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
            deck: table.deck.map(|card| card.face(open.data()).id.clone()),
        }
    }
}

impl From<crate::view::View> for ViewJson {
    fn from(view: crate::view::View) -> Self {
        let open = &view.open;
        Self {
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
            invaders: view
                .invaders
                .map(|card| card.map(|card| card.face(open.data()).id.clone())),
        }
    }
}

impl TableJson {
    /// The table of this edition.
    pub(crate) fn read(self, edition: Edition<Data>) -> Result<Table, Flaw> {
        let json = self;
        let n_players = json.players.len();
        if !(2..=MAX_PLAYERS).contains(&n_players) {
            return Err(Flaw::new(
                "table.players",
                format!("{n_players} cannot play: 2 to {MAX_PLAYERS} can"),
            ));
        }
        if json.order.len() != n_players {
            return Err(Flaw::new(
                "table.order",
                format!("names each of the {n_players} seats once"),
            ));
        }
        let mut order: [Seat; MAX_PLAYERS] = std::array::from_fn(Seat::new);
        order[..n_players].copy_from_slice(&json.order);
        let mut players = [Player::default(); MAX_PLAYERS];
        for (place, player) in players.iter_mut().zip(json.players) {
            *place = player.into();
        }
        let mut court = [[None; 2]; 18];
        for GroupJson { advisor, group } in json.court {
            let free = court[advisor.index()]
                .iter_mut()
                .find(|place| place.is_none());
            *free.ok_or_else(|| {
                Flaw::new("table.court", format!("{advisor} has at most two groups"))
            })? = Some(group);
        }
        let mut deck = [None; YEARS as usize];
        for (at, (id, card)) in json.deck.iter().zip(&mut deck).enumerate() {
            *card = edition.invader(id);
            if card.is_none() {
                return Err(Flaw::new(
                    format!("table.deck[{at}]"),
                    format!("there is no invader '{id}'"),
                ));
            }
        }
        let open = Open {
            edition,
            n_players: n_players as u8,
            queen_vp: json.queen_vp,
            year: json.year,
            phase: json.phase,
            order,
            players,
            court,
            aid: json.aid,
            envoy: json.envoy,
            peeked: json.peeked.into_iter().collect(),
            is_revealed: json.revealed,
        };
        Ok(Table {
            open,
            deck: deck.map(|card| card.expect("each was found")),
        })
    }
}
