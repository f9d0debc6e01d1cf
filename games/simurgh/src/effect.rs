//! The effect vocabulary of the component tables: gain, pay, choose, mixed totals, draw and keep.
//!
//! ```text
//! 1 wood / 1 stone / 2 vegetable      choose exactly one alternative
//! 1 wisdom + 2 vegetable              all of it
//! 3 {wood|stone}                      three in total, any mix
//! dragon:4:2                          draw four dragon tiles, keep one with two markers, return the rest
//! ```

use crate::names::Good;
use serde::Deserialize;
use std::{fmt, str::FromStr};
use table::Set;

/// More of one thing than any tile knows; keeps sums inside their lanes.
const MOST: u8 = 20;
/// More ways to pay or gain something than any tile has: each is an option that somebody reads.
const MOST_WAYS: usize = 500;

/// An amount of each good.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Goods([u8; Good::N]);

impl Goods {
    /// Nothing at all.
    pub const NONE: Goods = Goods([0; Good::N]);

    /// So many of one good.
    #[must_use]
    pub const fn of(n: u8, good: Good) -> Self {
        let mut goods = [0; Good::N];
        goods[good as usize] = n;
        Goods(goods)
    }

    /// How many of this good.
    #[inline]
    pub const fn get(&self, good: Good) -> u8 {
        self.0[good as usize]
    }

    /// Whether there is nothing in it.
    pub fn is_none(&self) -> bool {
        *self == Goods::NONE
    }

    /// The goods that are there, with their amounts.
    pub fn iter(&self) -> impl Iterator<Item = (Good, u8)> + '_ {
        let all = Good::ALL.iter().copied().zip(self.0);
        all.filter(|(_, n)| *n > 0)
    }

    /// Both together.
    #[must_use]
    pub fn plus(mut self, other: Goods) -> Self {
        for (mine, more) in self.0.iter_mut().zip(other.0) {
            *mine = mine.saturating_add(more);
        }
        self
    }

    /// Which goods are there.
    pub(crate) fn kinds(&self) -> Set<Good> {
        self.iter().map(|(good, _)| good).collect()
    }

    /// Resources, power points and markers in one word, a lane each: see [`Stock`].
    fn packed(&self) -> u64 {
        u64::from_le_bytes(std::array::from_fn(|at| self.0[at]))
    }
}

impl fmt::Display for Goods {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_none() {
            return f.write_str("nothing");
        }
        for (at, (good, n)) in self.iter().enumerate() {
            write!(f, "{}{n} {good}", if at > 0 { " + " } else { "" })?;
        }
        Ok(())
    }
}

impl FromStr for Goods {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        let mut goods = Goods::NONE;
        if text == "nothing" {
            return Ok(goods);
        }
        for term in text.split('+') {
            match Term::parse(term.trim())? {
                Term::Plain(n, good) => goods.0[good.index()] += n,
                Term::Mix(..) | Term::Dragon(_) => {
                    return Err(format!("'{term}' is not an amount of one good"));
                }
            }
            if goods.0.iter().any(|&n| n > MOST) {
                return Err(format!("'{text}': at most {MOST} of a kind"));
            }
        }
        Ok(goods)
    }
}

/// What somebody can pay with: six resources, power points and markers, in lanes of one word, so that one
/// subtraction tells whether a cost is covered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Stock(u64);

/// The upper bit of every lane.
const GUARD: u64 = 0x8080_8080_8080_8080;
/// More than this in a lane is as good as this: no cost is higher, and sums stay below the guard.
const PLENTY: u32 = 100;

impl Stock {
    pub(crate) fn new(resources: [u16; 6], points: u32, markers: u16) -> Self {
        let mut lanes = [0; 8];
        let amounts = resources.map(u32::from).into_iter();
        for (lane, n) in lanes
            .iter_mut()
            .zip(amounts.chain([points, u32::from(markers)]))
        {
            *lane = n.min(PLENTY) as u8;
        }
        Stock(u64::from_le_bytes(lanes))
    }

    #[inline]
    pub(crate) const fn covers(self, way: &Way) -> bool {
        ((self.0 | GUARD) - way.packed) & GUARD == GUARD
    }

    /// Whether some way of a cost without vassals is covered.
    #[inline]
    pub(crate) fn pays(self, cost: &Effect) -> bool {
        cost.ways.iter().any(|way| self.covers(way))
    }

    #[must_use]
    #[inline]
    pub(crate) const fn plus(self, way: &Way) -> Self {
        Stock(self.0 + way.packed)
    }

    /// What is left after paying a cost that is covered.
    #[must_use]
    #[inline]
    pub(crate) const fn minus(self, way: &Way) -> Self {
        Stock(self.0 - way.packed)
    }

    /// What is left when an ability's own marker is gone.
    #[must_use]
    #[inline]
    pub(crate) const fn minus_marker(self) -> Self {
        Stock(self.0 - (1 << (8 * Good::Marker as u32)))
    }
}

/// One concrete way to pay or gain an effect.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Way {
    pub(crate) goods: Goods,
    packed: u64,
    /// Whether vassals are among them.
    pub(crate) vassals: bool,
}

/// Draw so many dragon tiles, keep one with so many markers, return the rest (SI-11.10).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Draw {
    /// How many are drawn.
    pub draw: u8,
    /// How many markers come with the kept one.
    pub markers: u8,
}

/// A part of an effect.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Term {
    /// So many of one good.
    Plain(u8, Good),
    /// So many in total of these goods.
    Mix(u8, Vec<Good>),
    /// Draw dragons and keep one.
    Dragon(Draw),
}

impl Term {
    fn parse(text: &str) -> Result<Term, String> {
        if let Some(rest) = text.strip_prefix("dragon:") {
            let (draw, markers) = rest
                .split_once(':')
                .ok_or("a dragon is written dragon:DRAW:MARKERS")?;
            let draw = number(draw, 1, 4)?;
            let markers = number(markers, 0, 3)?;
            return Ok(Term::Dragon(Draw { draw, markers }));
        }
        let (n, what) = text.split_once(' ').ok_or_else(|| {
            format!("'{text}' is no effect: write '2 wood' or '3 {{wood|stone}}'")
        })?;
        let n = number(n, 1, MOST)?;
        match what
            .trim()
            .strip_prefix('{')
            .and_then(|rest| rest.strip_suffix('}'))
        {
            Some(list) => {
                let goods: Vec<Good> = list
                    .split('|')
                    .map(|good| good.trim().parse())
                    .collect::<Result<_, _>>()?;
                if goods.len() != 2 || goods[0] >= goods[1] {
                    return Err(format!(
                        "'{text}': a mix names two goods in their usual order"
                    ));
                }
                Ok(Term::Mix(n, goods))
            }
            None => Ok(Term::Plain(n, what.trim().parse()?)),
        }
    }

    /// Every concrete amount this part can be.
    fn ways(&self) -> Vec<Goods> {
        match self {
            Term::Plain(n, good) => vec![Goods::of(*n, *good)],
            Term::Mix(n, goods) => (0..=*n)
                .map(|first| Goods::of(first, goods[0]).plus(Goods::of(n - first, goods[1])))
                .collect(),
            Term::Dragon(_) => vec![Goods::NONE],
        }
    }
}

fn number(text: &str, least: u8, most: u8) -> Result<u8, String> {
    text.trim()
        .parse()
        .ok()
        .filter(|n| (least..=most).contains(n))
        .ok_or_else(|| format!("'{text}' is not a number from {least} to {most}"))
}

/// A cost or a gain of the component tables.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(try_from = "String")]
pub struct Effect {
    /// The printed form: alternatives, each of several parts.
    pub alternatives: Vec<Vec<Term>>,
    /// Every concrete way, sorted; never empty.
    ways: Vec<Way>,
    dragon: Option<Draw>,
}

impl Effect {
    /// Whether there is nothing to do.
    #[inline]
    pub fn is_none(&self) -> bool {
        self.alternatives.is_empty()
    }

    /// Every concrete way to do it; one empty way when there is nothing to do.
    #[inline]
    pub(crate) fn ways(&self) -> &[Way] {
        &self.ways
    }

    /// The dragons to draw.
    #[inline]
    pub fn dragon(&self) -> Option<Draw> {
        self.dragon
    }

    /// Whether some way has any of this good.
    pub fn has(&self, good: Good) -> bool {
        self.ways.iter().any(|way| way.goods.get(good) > 0)
    }

    /// Whether only these goods occur in it.
    pub(crate) fn only(&self, goods: &[Good]) -> bool {
        self.dragon.is_none()
            && Good::ALL
                .iter()
                .all(|good| goods.contains(good) || !self.has(*good))
    }
}

impl FromStr for Effect {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        let mut alternatives = Vec::new();
        let mut amounts: Vec<Goods> = Vec::new();
        let mut draws = Vec::new();
        for alternative in text.split(" / ").filter(|text| !text.trim().is_empty()) {
            let terms: Vec<Term> = alternative
                .split(" + ")
                .map(|term| Term::parse(term.trim()))
                .collect::<Result<_, _>>()?;
            let mut here = vec![Goods::NONE];
            let mut dragon = None;
            for term in &terms {
                if let Term::Dragon(draw) = term
                    && dragon.replace(*draw).is_some()
                {
                    return Err(format!("'{text}': one draw of dragons at most"));
                }
                let more = term.ways();
                if here.len() * more.len() > MOST_WAYS {
                    return Err(format!("'{text}': at most {MOST_WAYS} ways to do it"));
                }
                here = here
                    .iter()
                    .flat_map(|goods| more.iter().map(|more| goods.plus(*more)))
                    .collect();
            }
            amounts.extend(here);
            if amounts.len() > MOST_WAYS {
                return Err(format!("'{text}': at most {MOST_WAYS} ways to do it"));
            }
            draws.push(dragon);
            alternatives.push(terms);
        }
        draws.dedup();
        if draws.len() > 1 {
            return Err(format!(
                "'{text}': dragons are drawn in every alternative or in none"
            ));
        }
        amounts.sort_unstable();
        amounts.dedup();
        if amounts
            .iter()
            .any(|goods| goods.0.iter().any(|&n| n > MOST))
        {
            return Err(format!("'{text}': at most {MOST} of a kind"));
        }
        if amounts.is_empty() {
            amounts.push(Goods::NONE);
        }
        let ways = amounts
            .into_iter()
            .map(|goods| Way {
                goods,
                packed: goods.packed(),
                vassals: goods.get(Good::Spearman) + goods.get(Good::Dragonrider) > 0,
            })
            .collect();
        Ok(Effect {
            alternatives,
            ways,
            dragon: draws.pop().flatten(),
        })
    }
}

/// Nothing to do.
impl Default for Effect {
    fn default() -> Self {
        "".parse().expect("nothing is an effect")
    }
}

impl TryFrom<String> for Effect {
    type Error = String;
    fn try_from(text: String) -> Result<Self, String> {
        text.parse()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mix_has_every_split() {
        let effect: Effect = "5 {vegetable|meat}".parse().unwrap();
        assert_eq!(effect.ways().len(), 6);
        let effect: Effect = "1 {wood|stone} + 1 {vegetable|meat}".parse().unwrap();
        assert_eq!(effect.ways().len(), 4);
        let effect: Effect = "2 {wood|stone} / 3 vegetable".parse().unwrap();
        assert_eq!(effect.ways().len(), 4);
    }

    #[test]
    fn mistakes_are_told() {
        for text in [
            "2",
            "x wood",
            "2 gold",
            "2 {wood}",
            "dragon:9:1",
            "dragon:2",
            "21 wood",
            "dragon:2:1 / 1 wood",
        ] {
            assert!(text.parse::<Effect>().is_err(), "{text}");
        }
    }

    #[test]
    fn a_stock_covers_what_it_holds() {
        let stock = Stock::new([2, 0, 0, 1, 0, 0], 3, 0);
        let way = |text: &str| text.parse::<Effect>().unwrap().ways()[0];
        assert!(stock.covers(&way("2 vegetable + 1 stone + 3 pp")));
        assert!(!stock.covers(&way("2 vegetable + 2 stone")));
        assert!(!stock.covers(&way("1 marker")));
    }
}
