//! Choices and their notation.

use crate::{
    names::{Advisor, Building, Good, Goods},
    table::dice::{Dice, Die},
};
use std::{fmt, str::FromStr};

table::notation! {
    /// One choice of a player.
    pub enum Action {
        /// No influence any more this season (KB-5.2), no building (KB-7.1), no payment to the Town Hall (KB-15.18).
        Pass => "pass",
        /// No reroll (KB-4.9).
        Keep => "keep",
        /// No exchange with the Alchemist (KB-6.8).
        Decline => "decline",
        /// No further soldier (KB-11.4).
        Done => "done",
        /// `reroll 3`, `reroll 3w`: one die, with the Statue (KB-4.6).
        Reroll(die: Die) => "reroll {die}",
        /// With the Chapel (KB-4.7).
        RerollAll => "reroll all",
        /// `place 3+5 treasurer`, with `token`, `market+1`, `market-1` and `envoy` behind it (KB-5, KB-10.4).
        Place(placement: Placement) => "place {placement}",
        /// `take gold+wood`: goods of free choice, or one of the alternatives of an advisor (KB-3.5, KB-6.3, KB-12.7).
        Take(goods: Goods) => "take {goods}",
        /// `give gold`: returned to the Alchemist for one of each other kind (KB-6.8).
        Give(good: Good) => "give {good}",
        /// `build statue` (KB-7).
        Build(building: Building) => "build {building}",
        /// `pay plus2`, `pay gold`: to the Town Hall (KB-15.18).
        Pay(payment: Payment) => "pay {payment}",
        /// `recruit gold+wood`: one soldier for these goods (KB-11).
        Recruit(goods: Goods) => "recruit {goods}",
        /// `lose gold+gold`: to the invaders (KB-12.11).
        Lose(goods: Goods) => "lose {goods}",
    }
}

table::notation! {
    /// What the Town Hall takes.
    pub enum Payment {
        /// One "+2" token.
        Plus2 => "plus2",
        /// One good.
        Good(good: Good) => "{good}",
    }
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
