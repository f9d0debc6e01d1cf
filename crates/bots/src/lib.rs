//! Players that are programs. A bot sees a view and a list of legal actions, and nothing else; its randomness is its
//! own. It is made anew for every decision, so that the same level, seed and position give the same move everywhere.
//!
//! | file | content |
//! |---|---|
//! | `level.rs` | how strong a bot is, by name |
//! | `plan.rs`, `knowledge.rs` | how a level searches, and what is known about each game, as data |
//! | `eye.rs` | how a world is valued |
//! | `search.rs` | what all ways of searching share: worlds, luck, values, the clock |
//! | `exact.rs` | the exponential function, the same on every machine |
//! | `random.rs`, `greedy.rs`, `flat.rs`, `tree.rs` | the ways of choosing |
//! | `playout.rs`, `attention.rs` | how a world goes on when everybody plays what looks best of what they notice |
//! | `learn.rs` | weights learned in games of bots among themselves |

mod attention;
mod exact;
mod eye;
mod flat;
mod greedy;
mod knowledge;
mod learn;
mod level;
mod plan;
mod playout;
mod random;
mod search;
mod thinker;
mod tree;

pub use eye::Eye;
pub use knowledge::Knowledge;
pub use learn::Learner;
pub use level::{Level, UnknownLevel};
pub use plan::{Method, Plan, Sees};
pub use random::Random;
pub use thinker::Thinker;

use std::time::{Duration, Instant};
use table::{Chance, Judge, Rules, Seat, View};

/// A player that is a program. There is no other way in.
pub trait Bot<R: Rules> {
    /// Weighs the legal actions of the seat that looks; the list is not empty.
    fn think(&mut self, view: &View<R>, legal: &[R::Action]) -> Thought;

    /// The place of the chosen action in the list, which is not empty.
    fn choose(&mut self, view: &View<R>, legal: &[R::Action]) -> usize {
        self.think(view, legal).best()
    }
}

/// What a bot thinks of its options.
#[derive(Clone, PartialEq, Debug)]
pub struct Thought {
    /// Places in the list of legal actions with their values, best first. Values are points at the end of the game
    /// ahead of the others, as far as the bot can tell, with something added for winning; they compare only within
    /// one thought.
    pub ranked: Vec<(usize, f32)>,
    /// How likely each of these is to be the best, in the same order; they add up to one.
    pub sure: Vec<f32>,
    /// How many sampled worlds were looked at.
    pub worlds: u32,
    /// How many times an option was tried in a world.
    pub simulations: u32,
}

impl Thought {
    /// The place of the best action.
    ///
    /// # Panics
    /// When there was nothing to choose from: a seat that is asked has an option.
    pub fn best(&self) -> usize {
        self.ranked.first().expect("an asked seat has an option").0
    }

    /// There is nothing to think about.
    fn forced() -> Self {
        Self {
            ranked: vec![(0, 0.0)],
            sure: vec![1.0],
            worlds: 0,
            simulations: 0,
        }
    }
}

/// The bot of this level with this seed, for one decision at a table of so many. It thinks as long as its number of
/// playouts takes: the same seed and view give the same choice on every machine.
pub fn bot<R: Judge>(level: Level, players: usize, seed: u64) -> Box<dyn Bot<R>> {
    match level {
        Level::Random => Box::new(Random::new(seed)),
        Level::Novice | Level::Casual | Level::Club | Level::Expert | Level::Master => {
            Box::new(Thinker::of_level::<R>(level, players, seed))
        }
    }
}

/// The same bot with a hard stop: when the time is over it takes what looks best until then.
pub fn bot_within<R: Judge>(
    level: Level,
    players: usize,
    seed: u64,
    time: Duration,
) -> Box<dyn Bot<R>> {
    match level {
        Level::Random => Box::new(Random::new(seed)),
        Level::Novice | Level::Casual | Level::Club | Level::Expert | Level::Master => {
            Box::new(Thinker::of_level::<R>(level, players, seed).until(Instant::now() + time))
        }
    }
}

/// A seed of its own for each of several decisions, games or worlds that follow from one seed.
pub fn derive_seed(seed: u64, number: u64) -> u64 {
    let mut z = seed ^ number.wrapping_mul(0xd1b5_4a32_d192_ed03).rotate_left(32);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

/// The seat that looks and must choose.
fn chooser<R: Rules>(view: &View<R>) -> Seat {
    view.viewer
        .seat()
        .expect("a bot sits on a seat: spectators do not choose")
}

/// A bot's own generator.
fn own_chance(seed: u64) -> Chance {
    Chance::fast(seed)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn derived_seeds_differ() {
        let seeds: BTreeSet<u64> = (0..30)
            .flat_map(|seed| (0..30).map(move |number| derive_seed(seed, number)))
            .collect();
        assert_eq!(seeds.len(), 900);
    }
}
