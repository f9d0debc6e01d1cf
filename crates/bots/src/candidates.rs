//! Which of their options players in rollouts compare, when there are more than the width of a rollout.

use crate::{SearchConfig, derive_seed};
use std::hash::{Hash, Hasher};
use table::{Chance, Seat};

/// Chooses candidates among the legal actions.
pub(crate) struct Candidates<A> {
    is_common: bool,
    seed: u64,
    /// The candidates of the player at turn follow from this.
    key: u64,
    /// Used again and again.
    ranked: Vec<(u64, A)>,
}

impl<A: Copy + Ord + Hash> Candidates<A> {
    pub(crate) fn new(config: &SearchConfig) -> Self {
        Self {
            is_common: config.has_common_candidates,
            seed: 0,
            key: 0,
            ranked: Vec::new(),
        }
    }

    /// Another rollout.
    pub(crate) fn reseed(&mut self, seed: u64) {
        self.seed = seed;
    }

    /// A player decides in this turn.
    pub(crate) fn turn_to(&mut self, seat: Seat, turn: u32) {
        self.key = derive_seed(self.seed, u64::from(turn) << 8 | seat.index() as u64);
    }

    /// Brings the candidates to the front, at most so many; how many these are.
    pub(crate) fn select(&mut self, options: &mut [A], most: usize, chance: &mut Chance) -> usize {
        let n = options.len();
        if n <= most {
            return n;
        }
        if self.is_common {
            self.by_rank(options, most);
        } else {
            for place in 0..most {
                let other = place + chance.index(n - place, |index| index.to_string());
                options.swap(place, other);
            }
        }
        most
    }

    /// Common random numbers: every action has its rank in this turn, whatever else can be done. What is a candidate in
    /// one rollout is one in another of the same number, and one option more makes a difference of one.
    fn by_rank(&mut self, options: &mut [A], most: usize) {
        let key = self.key;
        let ranked = options.iter().map(|&action| (rank(key, action), action));
        self.ranked.clear();
        self.ranked.extend(ranked);
        self.ranked.sort_unstable();
        for (place, (_, action)) in options[..most].iter_mut().zip(&self.ranked) {
            *place = *action;
        }
    }
}

fn rank<A: Hash>(key: u64, action: A) -> u64 {
    let mut mixer = Mixer(key);
    action.hash(&mut mixer);
    mixer.finish()
}

/// The same on every machine: numbers are mixed by value and not by their bytes.
struct Mixer(u64);

impl Hasher for Mixer {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.write_u8(byte);
        }
    }

    fn write_u8(&mut self, value: u8) {
        self.write_u64(value.into());
    }

    fn write_u16(&mut self, value: u16) {
        self.write_u64(value.into());
    }

    fn write_u32(&mut self, value: u32) {
        self.write_u64(value.into());
    }

    fn write_u64(&mut self, value: u64) {
        self.0 = derive_seed(self.0, value);
    }

    fn write_usize(&mut self, value: usize) {
        self.write_u64(value as u64);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Level, seed::own_chance};
    use std::collections::BTreeSet;

    fn chosen(words: &str, options: &[u8], seed: u64, turn: u32) -> BTreeSet<u8> {
        let config = SearchConfig::read(Level::Master, words).unwrap();
        let mut candidates = Candidates::new(&config);
        candidates.reseed(seed);
        candidates.turn_to(Seat::new(1), turn);
        let mut options = options.to_vec();
        let n = candidates.select(&mut options, 4, &mut own_chance(seed));
        options[..n].iter().copied().collect()
    }

    #[test]
    fn common_candidates_stay_when_one_option_is_new() {
        let options: Vec<u8> = (0..20).collect();
        let mut is_random_otherwise = false;
        for seed in 0..50 {
            let less = |words| chosen(words, &options[1..], seed, 3);
            let more = |words| chosen(words, &options, seed, 3);
            let new = |words| more(words).difference(&less(words)).count();
            let is_new = more("common-candidates=yes").contains(&0);
            assert_eq!(new("common-candidates=yes"), usize::from(is_new), "{seed}");
            is_random_otherwise |= new("common-candidates=no") > 1;
        }
        assert!(is_random_otherwise);
    }

    #[test]
    fn everything_is_a_candidate_in_some_turn() {
        let options: Vec<u8> = (0..20).collect();
        for words in ["common-candidates=yes", "common-candidates=no"] {
            let seen = (0..100).flat_map(|number| chosen(words, &options, number, number as u32));
            let mut times = [0; 20];
            for option in seen {
                times[usize::from(option)] += 1;
            }
            // 20 of 100 on average.
            assert!(
                times.iter().all(|&times| (6..40).contains(&times)),
                "{times:?}"
            );
        }
        assert_eq!(chosen("common-candidates=yes", &[7, 9], 1, 1).len(), 2);
    }

    #[test]
    fn turns_of_one_playout_differ() {
        let options: Vec<u8> = (0..20).collect();
        let turns: BTreeSet<_> = (0..20)
            .map(|turn| chosen("common-candidates=yes", &options, 5, turn))
            .collect();
        assert!(turns.len() > 15);
    }
}
