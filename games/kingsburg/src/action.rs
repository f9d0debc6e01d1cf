//! Choices and their notation.

use crate::{
    names::{Advisor, Building, Good, Goods},
    table::dice::{Dice, Die},
};
use std::{fmt, str::FromStr};

/// One choice of a player.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// `pass`: no influence any more this season (KB-5.2), no building (KB-7.1), no payment to the Town Hall (KB-15.18).
    Pass,
    /// `keep`: no reroll (KB-4.9).
    Keep,
    /// `decline`: no exchange with the Alchemist (KB-6.8).
    Decline,
    /// `done`: no further soldier (KB-11.4).
    Done,
    /// `reroll 3`, `reroll 3w`: one die, with the Statue (KB-4.6).
    Reroll(Die),
    /// `reroll all`: with the Chapel (KB-4.7).
    RerollAll,
    /// `place 3+5 treasurer`, with `token`, `market+1`, `market-1` and `envoy` behind it (KB-5, KB-10.4).
    Place(Placement),
    /// `take gold+wood`: goods of free choice, or one of the alternatives of an advisor (KB-3.5, KB-6.3, KB-12.7).
    Take(Goods),
    /// `give gold`: returned to the Alchemist for one of each other kind (KB-6.8).
    Give(Good),
    /// `build statue` (KB-7).
    Build(Building),
    /// `pay plus2`, `pay gold`: to the Town Hall (KB-15.18).
    Pay(Payment),
    /// `recruit gold+wood`: one soldier for these goods (KB-11).
    Recruit(Goods),
    /// `lose gold+gold`: to the invaders (KB-12.11).
    Lose(Goods),
}

/// What the Town Hall takes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Payment {
    /// One "+2" token.
    Plus2,
    /// One good.
    Good(Good),
}

/// A group of dice on an advisor. Packed so that lists of them are sorted quickly: by advisor, then dice, then helps.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Placement(u64);

impl Placement {
    /// These dice on this advisor with these helps.
    pub fn new(advisor: Advisor, dice: Dice, token: bool, market: i8, envoy: bool) -> Self {
        let helps = u64::from(token) | (((market + 1) as u64) << 1) | (u64::from(envoy) << 3);
        Self((advisor as u64) << 32 | u64::from(dice.bits()) << 4 | helps)
    }

    /// Where.
    pub fn advisor(self) -> Advisor {
        Advisor::ALL[(self.0 >> 32) as usize]
    }

    /// Which dice.
    pub const fn dice(self) -> Dice {
        Dice::from_bits((self.0 >> 4) as u32 & 0x00ff_ffff)
    }

    /// Whether a "+2" token is added (KB-5.5).
    pub const fn token(self) -> bool {
        self.0 & 1 != 0
    }

    /// The shift by the Market (KB-5.8).
    pub const fn market(self) -> i8 {
        ((self.0 >> 1) & 3) as i8 - 1
    }

    /// Whether the envoy is spent (KB-10.4).
    pub const fn envoy(self) -> bool {
        self.0 & 8 != 0
    }
}

impl fmt::Debug for Placement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl fmt::Display for Placement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.dice(), self.advisor())?;
        if self.token() {
            f.write_str(" token")?;
        }
        match self.market() {
            0 => {}
            shift => write!(f, " market{shift:+}")?,
        }
        if self.envoy() {
            f.write_str(" envoy")
        } else {
            Ok(())
        }
    }
}

impl FromStr for Placement {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        let mut words = text.split(' ');
        let dice: Dice = words.next().unwrap_or_default().parse()?;
        let advisor = words
            .next()
            .ok_or("which advisor? Write: place 3+5 treasurer")?
            .parse()?;
        let (mut token, mut market, mut envoy) = (false, 0, false);
        for word in words {
            match word {
                "token" if !token && market == 0 && !envoy => token = true,
                "market+1" if market == 0 && !envoy => market = 1,
                "market-1" if market == 0 && !envoy => market = -1,
                "envoy" if !envoy => envoy = true,
                _ => {
                    return Err(format!(
                        "'{word}' cannot stand here: token, market+1 or market-1, envoy may follow"
                    ));
                }
            }
        }
        Ok(Placement::new(advisor, dice, token, market, envoy))
    }
}

impl fmt::Display for Payment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Payment::Plus2 => f.write_str("plus2"),
            Payment::Good(good) => f.write_str(good.id()),
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Pass => f.write_str("pass"),
            Action::Keep => f.write_str("keep"),
            Action::Decline => f.write_str("decline"),
            Action::Done => f.write_str("done"),
            Action::Reroll(die) => write!(f, "reroll {die}"),
            Action::RerollAll => f.write_str("reroll all"),
            Action::Place(placement) => write!(f, "place {placement}"),
            Action::Take(goods) => write!(f, "take {goods}"),
            Action::Give(good) => write!(f, "give {}", good.id()),
            Action::Build(building) => write!(f, "build {building}"),
            Action::Pay(payment) => write!(f, "pay {payment}"),
            Action::Recruit(goods) => write!(f, "recruit {goods}"),
            Action::Lose(goods) => write!(f, "lose {goods}"),
        }
    }
}

impl FromStr for Action {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
        let action = match (word, rest) {
            ("pass", "") => Action::Pass,
            ("keep", "") => Action::Keep,
            ("decline", "") => Action::Decline,
            ("done", "") => Action::Done,
            ("reroll", "all") => Action::RerollAll,
            ("reroll", die) => Action::Reroll(die.parse()?),
            ("place", placement) => Action::Place(placement.parse()?),
            ("take", goods) => Action::Take(goods.parse()?),
            ("give", good) => Action::Give(good.parse()?),
            ("build", building) => Action::Build(building.parse()?),
            ("pay", "plus2") => Action::Pay(Payment::Plus2),
            ("pay", good) => Action::Pay(Payment::Good(good.parse()?)),
            ("recruit", goods) => Action::Recruit(goods.parse()?),
            ("lose", goods) => Action::Lose(goods.parse()?),
            _ => {
                return Err(format!(
                    "'{text}' is not an action: pass, keep, decline, done, reroll, place, take, give, build, pay, recruit, lose"
                ));
            }
        };
        // One action has one notation: `wood+gold` is written `gold+wood`.
        if action.to_string() == text {
            Ok(action)
        } else {
            Err(format!("'{text}' is written '{action}'"))
        }
    }
}
