//! The checks. Each is a plain function over all setups of a game: `Ok`, or words that lead to the place.

mod copies;
mod edits;
mod golden;
mod judgement;
mod lanes;
mod layout;
mod legal;
mod pictures;
mod refusals;
mod samples;
mod scenarios;
mod seeds;
mod speech;
mod texts;
mod twins;
mod undo;
mod vocabulary;

pub use copies::copies;
pub use edits::edits;
pub use golden::{perft, replays};
pub use judgement::judgement;
pub use lanes::lanes;
pub use layout::layout;
pub use legal::{legal, notation};
pub use pictures::{picture, pictures};
pub use refusals::refusals;
pub use samples::{samples, variety};
pub use scenarios::scenarios;
pub use seeds::{generator, seeds};
pub use speech::events;
pub use texts::texts;
pub use twins::twins;
pub use undo::undo;
pub use vocabulary::{rulebook, vocabulary};
