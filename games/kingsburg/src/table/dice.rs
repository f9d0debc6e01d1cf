//! Dice in a player's hand and in groups at the court.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::{fmt, str::FromStr, sync::LazyLock};

/// Coloured dice of one player.
pub const COLOURED: u32 = 3;
/// White dice a player can have in one season (KB-1.5).
pub const WHITE: u32 = 2;

/// Some dice as a multiset: how many coloured and white dice show each face. Two bits per face, coloured ones below.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Dice(u32);

/// One die: its face, and whether it is white.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Die {
    /// White dice never influence alone (KB-5.4).
    pub is_white: bool,
    /// 1 to 6.
    pub face: u8,
}

const WHITE_SHIFT: u32 = 12;
const COLOURED_MASK: u32 = (1 << WHITE_SHIFT) - 1;

impl Dice {
    /// No dice.
    pub const NONE: Dice = Dice(0);

    const fn unit(die: Die) -> u32 {
        let shift = if die.is_white { WHITE_SHIFT } else { 0 };
        1 << (2 * (die.face as u32 - 1) + shift)
    }

    /// These dice and one more.
    #[must_use]
    pub const fn with(self, die: Die) -> Dice {
        Dice(self.0 + Dice::unit(die))
    }

    /// These dice without those, which are among them.
    #[must_use]
    pub const fn without(self, other: Dice) -> Dice {
        Dice(self.0 - other.0)
    }

    /// How many show this face.
    pub const fn count(self, die: Die) -> u32 {
        (self.0 / Dice::unit(die)) & 3
    }

    /// Whether those are among these.
    pub fn hold(self, other: Dice) -> bool {
        other.each().all(|die| self.count(die) >= other.count(die))
    }

    /// Whether nothing is here.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Only the coloured ones.
    #[must_use]
    pub const fn coloured(self) -> Dice {
        Dice(self.0 & COLOURED_MASK)
    }

    /// Only the white ones.
    #[must_use]
    pub const fn white(self) -> Dice {
        Dice(self.0 & !COLOURED_MASK)
    }

    /// How many dice.
    pub const fn len(self) -> u32 {
        // Adds the two-bit counts pairwise.
        let pairs = (self.0 & 0x3333_3333) + ((self.0 >> 2) & 0x3333_3333);
        let bytes = (pairs & 0x0f0f_0f0f) + ((pairs >> 4) & 0x0f0f_0f0f);
        (bytes.wrapping_mul(0x0101_0101)) >> 24
    }

    /// The sum of all faces.
    pub fn sum(self) -> u8 {
        let half = |bits: u32| {
            (0..6)
                .map(|face| ((bits >> (2 * face)) & 3) as u8 * (face as u8 + 1))
                .sum::<u8>()
        };
        half(self.0 & COLOURED_MASK) + half(self.0 >> WHITE_SHIFT)
    }

    /// The different dice, coloured ones first, each once.
    pub fn each(self) -> impl Iterator<Item = Die> {
        [false, true]
            .into_iter()
            .flat_map(|is_white| (1..=6).map(move |face| Die { is_white, face }))
            .filter(move |&die| self.count(die) > 0)
    }

    /// All dice, coloured ones first, equal ones repeated.
    pub fn iter(self) -> impl Iterator<Item = Die> {
        self.each()
            .flat_map(move |die| std::iter::repeat_n(die, self.count(die) as usize))
    }

    /// Every group that can be made of these: some coloured dice and any white ones (KB-5.4), in order.
    pub fn groups(self) -> impl Iterator<Item = (Dice, u8)> {
        let tables = &*PARTS;
        let white = tables.of(self.0 >> WHITE_SHIFT);
        let coloured = &tables.of(self.0 & COLOURED_MASK)[1..];
        white.iter().flat_map(move |&(white, white_sum)| {
            coloured.iter().map(move |&(part, sum)| {
                (
                    Dice(u32::from(part) | (u32::from(white) << WHITE_SHIFT)),
                    sum + white_sum,
                )
            })
        })
    }

    /// The multiset as a number below 2^24.
    pub(crate) const fn bits(self) -> u32 {
        self.0
    }

    pub(crate) const fn from_bits(bits: u32) -> Dice {
        Dice(bits)
    }
}

/// For every multiset of at most three dice its parts (the empty one first) with their sums.
struct Parts {
    ranges: Vec<(u16, u16)>,
    parts: Vec<(u16, u8)>,
}

static PARTS: LazyLock<Parts> = LazyLock::new(Parts::new);

impl Parts {
    fn new() -> Self {
        let mut all = Parts {
            ranges: vec![(0, 0); 1 << WHITE_SHIFT],
            parts: Vec::new(),
        };
        for bits in 0..1u32 << WHITE_SHIFT {
            let dice = Dice(bits);
            if dice.len() > COLOURED {
                continue;
            }
            let from = all.parts.len() as u16;
            let parts = (0..=bits)
                .map(Dice)
                .filter(|part| dice.hold(*part) && part.len() <= COLOURED);
            all.parts
                .extend(parts.map(|part| (part.0 as u16, part.sum())));
            all.ranges[bits as usize] = (from, all.parts.len() as u16);
        }
        all
    }

    fn of(&self, bits: u32) -> &[(u16, u8)] {
        let (from, to) = self.ranges[bits as usize];
        &self.parts[usize::from(from)..usize::from(to)]
    }
}

impl fmt::Display for Die {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.face, if self.is_white { "w" } else { "" })
    }
}

impl FromStr for Die {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        let (face, is_white) = match text.strip_suffix('w') {
            Some(face) => (face, true),
            None => (text, false),
        };
        match face.as_bytes() {
            [digit @ b'1'..=b'6'] => Ok(Die {
                is_white,
                face: digit - b'0',
            }),
            _ => Err(format!(
                "'{text}' is not a die: write 1 to 6, with w for a white one"
            )),
        }
    }
}

/// `1+3+5+4w`; `none` for no dice.
impl fmt::Display for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("none");
        }
        for (at, die) in self.iter().enumerate() {
            if at > 0 {
                f.write_str("+")?;
            }
            write!(f, "{die}")?;
        }
        Ok(())
    }
}

impl fmt::Debug for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl FromStr for Dice {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        if text == "none" {
            return Ok(Dice::NONE);
        }
        let mut dice = Dice::NONE;
        for word in text.split('+') {
            let die: Die = word.parse()?;
            let (owned, most) = if die.is_white {
                (dice.white().len(), WHITE)
            } else {
                (dice.coloured().len(), COLOURED)
            };
            if owned == most {
                return Err(format!(
                    "'{text}' are too many dice: {COLOURED} coloured and {WHITE} white ones at most"
                ));
            }
            dice = dice.with(die);
        }
        Ok(dice)
    }
}

impl Serialize for Dice {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Dice {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        // A single coloured die may be written as a number.
        #[derive(Deserialize)]
        #[serde(untagged)]
        enum Written {
            Number(u64),
            Text(String),
        }
        let text = match Written::deserialize(deserializer)? {
            Written::Number(number) => number.to_string(),
            Written::Text(text) => text,
        };
        text.parse().map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// KB-EX-24: coloured 1, 1, 5 and white 4.
    #[test]
    fn groups_need_a_coloured_die() {
        let dice: Dice = "1+1+5+4w".parse().unwrap();
        let mut values: Vec<u8> = dice.groups().map(|(_, sum)| sum).collect();
        values.sort_unstable();
        values.dedup();
        assert_eq!(values, [1, 2, 5, 6, 7, 9, 10, 11]);
        assert!(
            dice.groups()
                .all(|(group, sum)| group.sum() == sum && !group.coloured().is_empty())
        );
    }

    #[test]
    fn text_and_counts_agree() {
        let dice: Dice = "2+2+6+3w+3w".parse().unwrap();
        assert_eq!(
            (dice.len(), dice.sum(), dice.to_string().as_str()),
            (5, 16, "2+2+6+3w+3w")
        );
        assert_eq!(dice.without("2+3w".parse().unwrap()).to_string(), "2+6+3w");
        assert!("1+1+1+1".parse::<Dice>().is_err() && "7".parse::<Dice>().is_err());
    }
}
