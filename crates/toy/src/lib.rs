//! Magpies, a toy game: small, but with everything that makes real games hard. Secret simultaneous bids with a choice
//! that follows from them, a private look, dice, effects that lead to further effects, cards laid aside unseen, a mode
//! and an option. It has the same rooms as every game and is the one to copy for a new game.
//!
//! | file | content |
//! |---|---|
//! | `names.rs` | the closed sets |
//! | `data.rs`, `data/*.toml` | the numbers and lists |
//! | `table.rs`, `table/*.rs` | what lies on the table, and how it is written down |
//! | `action.rs`, `step.rs`, `event.rs` | choices and their notation, pending work and questions, what happened |
//! | `rules.rs`, `rules/*.rs` | how the game goes on: one file per phase |
//! | `view.rs` | what a viewer sees, and worlds that look like it |
//! | `check.rs` | which positions can be |
//! | `speak.rs`, `speak/*.rs`, `words/*` | labels, the log, refusals |
//! | `board.rs`, `text.rs` | picture and text |
//! | `judge.rs` | what a good player values |
//! | `scenarios/`, `replays/`, `perft.txt` | tests as data |

mod action;
mod board;
mod check;
mod data;
mod event;
mod judge;
mod names;
mod rules;
mod speak;
mod step;
mod table;
mod text;
mod view;

use ::table::{Choice, Components, Edition, Info, Mode, Title};

pub use action::Action;
pub use data::Data;
pub use event::Event;
pub use names::{Bird, Side, Treasure};
pub use rules::Refusal;
pub use step::{Question, Step, Work};
pub use table::{Bag, Bid, Player, Prize, Row, Table};
pub use view::{SeenPlayer, SeenPrize, ToyView};

/// The rules of Magpies.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Toy;

impl Title for Toy {
    const ID: &'static str = "toy";
    const VERSION: u32 = 1;

    type Data = Data;
    type Table = Table;
    type Step = Step;
    type Action = Action;
    type Event = Event;
    type View = ToyView;

    fn info() -> Info {
        Info {
            modes: vec![
                Mode {
                    id: names::Mode::Standard.id(),
                    players: 2..=4,
                },
                Mode {
                    id: names::Mode::Daylight.id(),
                    players: 3..=4,
                },
            ],
            options: vec![Choice {
                key: "rounds",
                values: vec!["3", "4"],
                default: "3",
                modes: Vec::new(),
            }],
            endings: vec!["rounds"],
        }
    }

    fn components() -> &'static Components<Data> {
        &data::COMPONENTS
    }

    fn edition(table: &Table) -> Edition<Data> {
        table.edition
    }

    fn seats(table: &Table) -> usize {
        table.players.len()
    }

    fn round(view: &ToyView) -> u32 {
        u32::from(view.round)
    }
}
