//! Players that are programs. A bot sees a view and a list of legal actions, and nothing else; its randomness is its
//! own. It is made anew for every decision, so that the same level, seed and position give the same move everywhere.
//!
//! | file | content |
//! |---|---|
//! | `bot.rs`, `level.rs` | what a bot is, and how strong it is, by name |
//! | `config.rs`, `knowledge.rs` | how a level searches, and what is known about each game, as data (`lines.rs`: its files) |
//! | `evaluation.rs` | what a state is worth to a seat |
//! | `search_bot.rs` | the bot of every level but `random` |
//! | `search.rs` | what all ways of searching share: determinisations, luck, statistics, the clock |
//! | `random.rs`, `greedy.rs`, `flat.rs`, `ismcts.rs` | the ways of choosing |
//! | `rollout.rs`, `candidates.rs` | how a world goes on when everybody plays what looks best among a few candidates |
//! | `spsa.rs` | weights learned in games of bots among themselves |
//! | `seed.rs`, `exact.rs` | seeds that follow from seeds; the exponential function, the same on every machine |

mod bot;
mod candidates;
mod config;
mod evaluation;
mod exact;
mod flat;
mod greedy;
mod ismcts;
mod knowledge;
mod level;
mod lines;
mod random;
mod rollout;
mod search;
mod search_bot;
mod seed;
mod spsa;

pub use bot::{Bot, Thought};
pub use config::{Method, SearchConfig, Simultaneous};
pub use evaluation::Evaluation;
pub use knowledge::Knowledge;
pub use level::{Level, UnknownLevel};
pub use random::Random;
pub use search_bot::SearchBot;
pub use seed::derive_seed;
pub use spsa::Spsa;

use std::time::{Duration, Instant};
use table::Judge;

/// The bot of this level with this seed, for one decision at a table of so many. It thinks as long as its number of
/// rollouts takes: the same seed and view give the same choice on every machine.
pub fn bot<R: Judge>(level: Level, players: usize, seed: u64) -> Box<dyn Bot<R>> {
    match level {
        Level::Random => Box::new(Random::new(seed)),
        Level::Novice | Level::Casual | Level::Club | Level::Expert | Level::Master => {
            Box::new(SearchBot::of_level::<R>(level, players, seed))
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
            Box::new(SearchBot::of_level::<R>(level, players, seed).until(Instant::now() + time))
        }
    }
}
