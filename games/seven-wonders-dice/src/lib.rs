//! 7 Wonders Dice: seven shared dice, one private city board each, everybody chooses at the same time.
//!
//! | where | what |
//! |---|---|
//! | [`data`] | typed tables from `data/` |
//! | [`Table`], [`Player`], [`Treasury`] | everything on the table |
//! | [`Step`], `rules/` | the rules, one file per chapter |
//! | [`Action`] | choices and their notation |
//! | [`Event`], `words/` | what happened, in two languages |
//! | [`Seen`] | what a viewer sees |
//! | `face.rs`, `board/` | labels, reasons, the picture |
//! | `judge.rs` | what a good player values |

mod action;
mod board;
mod data;
mod event;
mod face;
mod ids;
mod judge;
mod position;
mod rules;
mod step;
mod table;
mod treasury;
mod view;

pub use action::Action;
pub use data::{
    Board, BonusData, Data, DieData, Effect, Field, Lane, Origin, Provenance, SpaceData, SpaceName,
};
pub use event::Event;
pub use ids::{
    Bonus, Bonuses, Cities, City, Colour, Colours, Die, Part, Parts, Space, Spaces, Symbol, Symbols,
};
pub use rules::SevenWondersDice;
pub use step::Step;
pub use table::{Player, Table, Throw};
pub use treasury::{Slot, Treasury};
pub use view::Seen;
