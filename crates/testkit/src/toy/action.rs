//! Choices and their notation.

use super::{bag::Kind, data::Bird, table::Side};
use std::{fmt, str::FromStr};
use table::Seat;

/// One choice. The order of these is the order of legal lists.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// TOY-3.1: the leader looks at a treasure.
    Peek(Side),
    /// TOY-3.1: the leader does not look.
    Pass,
    /// TOY-3.3: this is bid for.
    Stake(Side),
    /// TOY-4.1: bids this bird.
    Bid(Bird),
    /// TOY-4.2: the magpie robs this player.
    Rob(Seat),
    /// TOY-6.3: swaps nothing.
    Keep,
    /// TOY-6.3: lays this bird aside and draws another.
    Swap(Bird),
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Peek(side) => write!(f, "peek {side}"),
            Action::Pass => f.write_str("pass"),
            Action::Stake(side) => write!(f, "stake {side}"),
            Action::Bid(bird) => write!(f, "bid {bird}"),
            Action::Rob(seat) => write!(f, "rob {seat}"),
            Action::Keep => f.write_str("keep"),
            Action::Swap(bird) => write!(f, "swap {bird}"),
        }
    }
}

impl FromStr for Action {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        let (verb, rest) = text.split_once(' ').unwrap_or((text, ""));
        match (verb, rest) {
            ("peek", side) => Ok(Action::Peek(side.parse()?)),
            ("pass", "") => Ok(Action::Pass),
            ("stake", side) => Ok(Action::Stake(side.parse()?)),
            ("bid", bird) => Ok(Action::Bid(bird_named(bird)?)),
            ("rob", seat) => Ok(Action::Rob(seat_numbered(seat)?)),
            ("keep", "") => Ok(Action::Keep),
            ("swap", bird) => Ok(Action::Swap(bird_named(bird)?)),
            (_, _) => Err(format!(
                "'{text}' is not an action: peek, pass, stake, bid, rob, keep, swap"
            )),
        }
    }
}

fn bird_named(name: &str) -> Result<Bird, String> {
    Bird::ALL
        .into_iter()
        .find(|bird| bird.name() == name)
        .ok_or_else(|| format!("'{name}' is not a bird: sparrow, jay, magpie, owl"))
}

fn seat_numbered(number: &str) -> Result<Seat, String> {
    number
        .parse()
        .ok()
        .and_then(Seat::from_number)
        .ok_or_else(|| format!("'{number}' is not a seat"))
}
