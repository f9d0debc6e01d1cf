//! One handle for all games: whoever serves, shows or measures games knows a [`Game`], a [`Match`] and a [`Shelf`] of
//! games, and no game by name.
//!
//! | file | content |
//! |---|---|
//! | `handle.rs`, `game.rs`, `shelf.rs` | [`Handle`]: any rules as a [`Game`], a title; [`Shelf`]: those that a program offers |
//! | `game/playing.rs` | [`Match`]: a game with its past |
//! | `look.rs` | [`Look`]: what one viewer sees at one moment |
//! | `refusal.rs` | why an action was not accepted, in words |
//! | `simulate.rs`, `bench.rs` | whole games between bots, and how fast they are |
//! | `length.rs` | how long games usually are, and those that bots do not bring to an end |
//! | `soak.rs` | random games with everything checked |
//! | `edited.rs` | positions as people edit them, refused or played to the end |
//! | `components.rs` | corrected component tables from a folder |
//! | `rulebook.rs` | one rule of a rulebook by its id |
//! | `provenance.rs` | which components were replaced or reconstructed, as a chapter of the rulebook |

mod bench;
mod components;
mod edited;
mod game;
mod handle;
mod length;
mod look;
mod provenance;
mod refusal;
mod rulebook;
mod shelf;
mod simulate;
mod soak;

pub use bench::{Bench, BotSpeed};
pub use components::ComponentsError;
pub use edited::EditedPositions;
pub use game::{Advice, Game, LogLine, Match, Tip};
pub use handle::Handle;
pub use length::{NoProgress, PATIENCE};
pub use look::{Look, Offer, Unavailable};
pub use provenance::{
    Change, FileNotes, Reconstructed, components_chapter, components_in_use, components_warning,
};
pub use refusal::{Refusal, RefusalKind, no_undo};
pub use rulebook::{Rule, rules_of};
pub use shelf::{Shelf, UnknownGame};
pub use simulate::{Player, Record};
pub use soak::Soaked;
pub use testkit::edited::{Dice, Fate, Finding, Pool, any_setup, quietly};
