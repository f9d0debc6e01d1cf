//! Clans: those of the players, the Reed Clan and Qin Jiushao.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use table::{Pad, Seat};

/// The most players.
pub const PLAYERS: usize = 4;

/// A clan: a player's, the Reed Clan or Qin Jiushao's.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Clan(u8);

impl Clan {
    /// How many clans can be told apart.
    pub const N: usize = PLAYERS + 2;
    /// The Reed Clan.
    pub const REED: Clan = Clan(PLAYERS as u8);
    /// Qin Jiushao.
    pub const QIN: Clan = Clan(PLAYERS as u8 + 1);

    /// A player's clan.
    pub fn of(seat: Seat) -> Self {
        Clan(seat.index().min(PLAYERS - 1) as u8)
    }

    /// By its index.
    pub fn at(index: usize) -> Self {
        Clan(index.min(Self::N - 1) as u8)
    }

    /// Every clan, in play or not.
    pub fn all() -> impl Iterator<Item = Clan> {
        (0..Self::N).map(Clan::at)
    }

    /// From 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The seat of a human player's clan.
    pub fn seat(self) -> Option<Seat> {
        ((self.0 as usize) < PLAYERS).then(|| Seat::new(self.0 as usize))
    }
}

impl fmt::Display for Clan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Clan::REED => f.write_str("reed"),
            Clan::QIN => f.write_str("qin"),
            Clan(seat) => write!(f, "{}", seat + 1),
        }
    }
}

impl std::str::FromStr for Clan {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        match text {
            "reed" => Ok(Clan::REED),
            "qin" => Ok(Clan::QIN),
            _ => text
                .parse::<u8>()
                .ok()
                .filter(|number| (1..=PLAYERS as u8).contains(number))
                .map(|number| Clan(number - 1))
                .ok_or_else(|| format!("'{text}' is no clan: 1 to 4, reed or qin")),
        }
    }
}

impl Serialize for Clan {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.seat() {
            Some(seat) => seat.serialize(serializer),
            None => serializer.collect_str(self),
        }
    }
}

impl<'de> Deserialize<'de> for Clan {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged)]
        enum Form {
            Number(u8),
            Text(String),
        }
        let text = match Form::deserialize(deserializer)? {
            Form::Number(number) => number.to_string(),
            Form::Text(text) => text,
        };
        text.parse().map_err(serde::de::Error::custom)
    }
}

impl Pad for Clan {
    const PAD: Self = Clan::REED;
}
