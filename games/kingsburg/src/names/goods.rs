//! Amounts of gold, wood and stone.

use super::Good;
use serde::{Deserialize, Serialize};
use std::{fmt, str::FromStr};

/// A number of each kind of goods.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[serde(deny_unknown_fields, default)]
#[allow(missing_docs)]
pub struct Goods {
    pub gold: u8,
    pub wood: u8,
    pub stone: u8,
}

impl Goods {
    /// Nothing.
    pub const NONE: Goods = Goods::new(0, 0, 0);

    /// So much of each.
    pub const fn new(gold: u8, wood: u8, stone: u8) -> Self {
        Self { gold, wood, stone }
    }

    /// One of this kind.
    pub const fn one(good: Good) -> Self {
        match good {
            Good::Gold => Goods::new(1, 0, 0),
            Good::Wood => Goods::new(0, 1, 0),
            Good::Stone => Goods::new(0, 0, 1),
        }
    }

    /// How many of this kind.
    pub const fn of(self, good: Good) -> u8 {
        match good {
            Good::Gold => self.gold,
            Good::Wood => self.wood,
            Good::Stone => self.stone,
        }
    }

    /// How many in all.
    pub const fn total(self) -> u32 {
        self.gold as u32 + self.wood as u32 + self.stone as u32
    }

    /// Whether nothing is here.
    pub const fn is_none(self) -> bool {
        self.total() == 0
    }

    /// Whether these cover a price.
    pub const fn cover(self, price: Goods) -> bool {
        self.gold >= price.gold && self.wood >= price.wood && self.stone >= price.stone
    }

    /// These and those. The supply is unlimited (KB-1.4); what no game reaches is kept at the largest number.
    #[must_use]
    pub const fn plus(self, other: Goods) -> Goods {
        Goods::new(
            self.gold.saturating_add(other.gold),
            self.wood.saturating_add(other.wood),
            self.stone.saturating_add(other.stone),
        )
    }

    /// These without those; what is missing is simply not taken (KB-12.10).
    #[must_use]
    pub const fn minus(self, other: Goods) -> Goods {
        Goods::new(
            self.gold.saturating_sub(other.gold),
            self.wood.saturating_sub(other.wood),
            self.stone.saturating_sub(other.stone),
        )
    }

    /// The part of these that also is in those.
    #[must_use]
    pub fn at_most(self, other: Goods) -> Goods {
        Goods::new(
            self.gold.min(other.gold),
            self.wood.min(other.wood),
            self.stone.min(other.stone),
        )
    }

    /// Every way to choose `n` goods, in order.
    pub fn choices(n: u8) -> impl Iterator<Item = Goods> {
        (0..=n).flat_map(move |gold| {
            (0..=n - gold).map(move |wood| Goods::new(gold, wood, n - gold - wood))
        })
    }
}

/// `gold+gold+stone`; `nothing` for none.
impl fmt::Display for Goods {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_none() {
            return f.write_str("nothing");
        }
        let kinds = Good::ALL
            .into_iter()
            .flat_map(|good| std::iter::repeat_n(good.id(), self.of(good).into()));
        for (at, id) in kinds.enumerate() {
            if at > 0 {
                f.write_str("+")?;
            }
            f.write_str(id)?;
        }
        Ok(())
    }
}

impl FromStr for Goods {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        if text == "nothing" {
            return Ok(Goods::NONE);
        }
        // Longer than any choice that the tables allow.
        if text.len() > 200 {
            return Err("no choice has so many goods".to_owned());
        }
        text.split('+').try_fold(Goods::NONE, |goods, word| {
            Ok(goods.plus(Goods::one(word.parse()?)))
        })
    }
}
