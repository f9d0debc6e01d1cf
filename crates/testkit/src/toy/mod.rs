//! Magpies, a toy game: small, but with everything that makes real games hard. Secret simultaneous bids with a choice
//! that follows from them, a private look, dice, effects that lead to further effects, cards laid aside unseen, a mode
//! and an option. It is laid out like every game and is the example to copy for a new one.
//!
//! | file | content |
//! |---|---|
//! | `data.rs`, `data/*.toml` | the numbers and lists |
//! | `bag.rs`, `table.rs` | plain data and its invariants |
//! | `step.rs`, `rules/*.rs` | pending work, and one file per phase |
//! | `action.rs` | choices and their notation |
//! | `view.rs` | what a viewer sees, and worlds that look like it |
//! | `event.rs`, `words/*` | what happened, who may see it, the words |
//! | `face.rs`, `reason.rs`, `board.rs` | labels, reasons, picture and text |
//! | `judge.rs` | what a good player values |
//! | `scenarios/`, `replays/`, `perft.txt` | tests as data |

mod action;
mod bag;
mod board;
mod check;
mod data;
mod event;
mod face;
mod judge;
mod reason;
mod rules;
mod step;
mod table;
mod view;

pub use action::Action;
pub use bag::{Bag, Kind};
pub use data::{Bird, Data, Treasure};
pub use event::Event;
pub use step::Step;
pub use table::{Bid, Mode, Player, Prize, Row, Side, Table};
pub use view::{SeenPlayer, SeenPrize, ToyView};

/// The rules of Magpies.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Toy;
