//! The list of games, and one handle for all of them: whoever serves, shows or measures games knows a [`Game`] and a
//! [`Match`] and no game by name.
//!
//! ```
//! use bots::Level;
//! use table::{Lang, Seed, Setup, Taste, Viewer};
//!
//! for game in catalog::GAMES {
//!     let setup = Setup::new(&game.info(), 2, None, []).or_else(|_| Setup::new(&game.info(), 1, None, []))?;
//!     let mut table = game.deal(setup, Seed::from_number(7));
//!     while let Some(seat) = table.turn().iter().next() {
//!         let advice = table.think(seat, Level::Random, 1).expect("this seat is asked");
//!         table.act(seat, &advice.notation).expect("bots play by the rules");
//!     }
//!     println!("{}", table.text(Viewer::Spectator, &Taste::plain(Lang::En, table.seats())));
//! }
//! # Ok::<(), String>(())
//! ```
//!
//! | file | content |
//! |---|---|
//! | `game.rs` | [`Game`]: a title of the list; [`Handle`] makes one of any rules |
//! | `playing.rs` | [`Match`]: a game with its past |
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
mod length;
mod playing;
mod provenance;
mod refusal;
mod rulebook;
mod simulate;
mod soak;

pub use bench::{Bench, BotSpeed};
pub use components::{ComponentsError, install_components};
pub use edited::EditedPositions;
pub use game::{Game, Handle};
pub use length::{NoProgress, PATIENCE};
pub use playing::{Advice, LogLine, Match, Offer, Tip, Unavailable};
pub use provenance::{
    Change, FileNotes, Reconstructed, components_chapter, components_in_use, components_warning,
};
pub use refusal::{Refusal, RefusalKind, no_undo};
pub use rulebook::{Rule, rules_of};
pub use simulate::{Player, Record};
pub use soak::Soaked;
pub use testkit::edited::{Dice, Fate, Finding, Pool, any_setup, quietly};

/// Every game that this table offers: a new game is one line here.
pub static GAMES: &[&dyn Game] = &[
    &Handle::<kingsburg::Kingsburg>::new(),
    &Handle::<seven_wonders_dice::SevenWondersDice>::new(),
    &Handle::<terracotta_army::TerracottaArmy>::new(),
    &Handle::<simurgh::Simurgh>::new(),
    &Handle::<great_wall::GreatWall>::new(),
    #[cfg(feature = "toy")]
    &Handle::<testkit::toy::Toy>::new(),
];

/// A game id that is not in the list.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no game '{id}': use {}", known_ids())]
pub struct UnknownGame {
    /// What was asked for.
    pub id: String,
}

/// The game with this id.
pub fn find(id: &str) -> Result<&'static dyn Game, UnknownGame> {
    GAMES
        .iter()
        .copied()
        .find(|game| game.id() == id)
        .ok_or_else(|| UnknownGame { id: id.to_owned() })
}

fn known_ids() -> String {
    let ids: Vec<&str> = GAMES.iter().map(|game| game.id()).collect();
    ids.join(", ")
}
