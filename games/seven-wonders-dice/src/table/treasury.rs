//! SW-5.6 to SW-5.9, the Treasury: slots that are blank, circled (a coin) or filled in (a spent coin).

use serde::{Deserialize, Serialize};

/// The slots of one player's Treasury; the first slot is the lowest bit.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Treasury {
    circled: u32,
    filled: u32,
}

/// What a slot shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Slot {
    /// Nothing yet.
    Blank,
    /// A coin.
    Circled,
    /// A spent coin.
    Filled,
}

impl Treasury {
    /// SW-1.3: the first slots are circled.
    pub fn with_coins(coins: u8) -> Self {
        Self {
            circled: (1 << coins) - 1,
            filled: 0,
        }
    }

    /// The balance.
    #[inline]
    pub const fn coins(self) -> u8 {
        self.circled.count_ones() as u8
    }

    /// How many spent coins show.
    pub const fn spent(self) -> u8 {
        self.filled.count_ones() as u8
    }

    /// SW-5.6, SW-5.8: circles the first blank slot; when none is blank, erases and circles the first filled one; when
    /// all are circled, the coin is lost. Tells how many of the coins found one of the slots.
    pub fn gain(&mut self, coins: u8, slots: u8) -> u8 {
        let all = (1 << slots) - 1;
        for gained in 0..coins {
            let blank = all & !(self.circled | self.filled);
            let from = if blank == 0 { self.filled } else { blank };
            if from == 0 {
                return gained;
            }
            let first = from & from.wrapping_neg();
            self.circled |= first;
            self.filled &= !first;
        }
        coins
    }

    /// SW-5.7: fills in the first circled slots.
    ///
    /// # Panics
    /// When there are not so many coins: nothing is offered that cannot be paid (SW-5.4).
    pub fn spend(&mut self, coins: u8) {
        for _ in 0..coins {
            assert!(self.circled != 0, "only what can be paid is offered");
            let first = self.circled & self.circled.wrapping_neg();
            self.circled &= !first;
            self.filled |= first;
        }
    }

    /// What each slot shows.
    pub fn slots(self, slots: u8) -> impl Iterator<Item = Slot> {
        (0..slots).map(move |at| {
            if self.circled >> at & 1 != 0 {
                Slot::Circled
            } else if self.filled >> at & 1 != 0 {
                Slot::Filled
            } else {
                Slot::Blank
            }
        })
    }

    /// How it is written: coins, and the spent ones as a number while they are the first slots.
    pub(crate) fn spent_slots(self) -> Spent {
        if self.filled == (1 << self.spent()) - 1 {
            Spent::First(self.spent())
        } else {
            Spent::Slots(
                (0..u32::BITS as u8)
                    .filter(|at| self.filled >> at & 1 != 0)
                    .map(|at| at + 1)
                    .collect(),
            )
        }
    }

    /// The Treasury as it is written; slots are used in order, so blank ones come last.
    pub(crate) fn read(coins: u8, spent: &Spent, slots: u8) -> Result<Self, String> {
        let n_spent = match spent {
            Spent::First(n) => *n,
            Spent::Slots(list) => list.len().min(usize::from(u8::MAX)) as u8,
        };
        if coins.checked_add(n_spent).is_none_or(|used| used > slots) {
            return Err(format!(
                "{coins} coins and {n_spent} spent ones do not fit into {slots} slots"
            ));
        }
        let used = (1u32 << (coins + n_spent)) - 1;
        let filled = match spent {
            Spent::First(n) => (1u32 << n) - 1,
            Spent::Slots(list) => {
                let mut filled = 0u32;
                for &slot in list {
                    if slot == 0 || slot > coins + n_spent || filled >> (slot - 1) & 1 != 0 {
                        return Err(format!(
                            "spent slot {slot} is not one of the {} used slots, or stands twice",
                            coins + n_spent
                        ));
                    }
                    filled |= 1 << (slot - 1);
                }
                filled
            }
        };
        let treasury = Self {
            circled: used & !filled,
            filled,
        };
        // Only when no slot is blank are spent ones erased and used again.
        if coins + n_spent < slots && filled != (1 << n_spent) - 1 {
            return Err(
                "while slots are blank the spent coins are the first ones: write their number"
                    .to_owned(),
            );
        }
        Ok(treasury)
    }
}

/// Spent coins as a position shows them: how many of the first slots, or which slots (from 1).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub(crate) enum Spent {
    /// So many of the first slots.
    First(u8),
    /// These slots.
    Slots(Vec<u8>),
}

#[cfg(test)]
mod tests {
    use super::*;

    const SLOTS: u8 = 21;

    fn shown(treasury: Treasury) -> String {
        treasury
            .slots(SLOTS)
            .map(|slot| match slot {
                Slot::Blank => '.',
                Slot::Circled => 'o',
                Slot::Filled => 'x',
            })
            .collect()
    }

    /// SW-5.6, SW-5.7, SW-5.8: which slot is circled, filled in, erased and used again.
    #[test]
    fn slots_are_used_in_order_and_then_again() {
        let mut treasury = Treasury::with_coins(7);
        assert_eq!(shown(treasury), "ooooooo..............");
        treasury.spend(3);
        assert_eq!(treasury.gain(2, SLOTS), 2);
        assert_eq!(shown(treasury), "xxxoooooo............");
        assert_eq!(treasury.gain(12, SLOTS), 12);
        assert_eq!(shown(treasury), "xxxoooooooooooooooooo");
        assert_eq!(treasury.gain(1, SLOTS), 1);
        assert_eq!(shown(treasury), "oxxoooooooooooooooooo");
        treasury.spend(2);
        assert_eq!(shown(treasury), "xxxxooooooooooooooooo");
        assert_eq!(treasury.gain(9, SLOTS), 4);
        assert_eq!(shown(treasury), "o".repeat(21));
        assert_eq!(treasury.gain(3, SLOTS), 0);
        assert_eq!(treasury.coins(), 21);
    }

    #[test]
    fn what_is_written_is_read_back() {
        let mut treasury = Treasury::with_coins(7);
        let mut seed = 1u32;
        for _ in 0..2_000 {
            seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            let n = (seed >> 24) as u8 % 6;
            if seed >> 30 & 1 == 0 {
                treasury.gain(n, SLOTS);
            } else {
                treasury.spend(n.min(treasury.coins()));
            }
            let back = Treasury::read(treasury.coins(), &treasury.spent_slots(), SLOTS);
            assert_eq!(back, Ok(treasury));
        }
    }

    #[test]
    fn impossible_treasuries_are_refused() {
        for (coins, spent) in [
            (22, Spent::First(0)),
            (20, Spent::First(2)),
            (255, Spent::First(255)),
            (3, Spent::Slots(vec![2])),
            (20, Spent::Slots(vec![0])),
            (19, Spent::Slots(vec![4, 4])),
            (20, Spent::Slots(vec![22])),
        ] {
            assert!(
                Treasury::read(coins, &spent, SLOTS).is_err(),
                "{coins} {spent:?}"
            );
        }
    }
}
