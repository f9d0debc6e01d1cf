//! Terracotta Army. The specification's rule ids (`TA-6.2`) are cited where a rule is written.
//!
//! | file | content |
//! |---|---|
//! | `names.rs`, `data.rs` | the closed sets and the tables of the rulebook |
//! | `table.rs`, `table/` | the table, the mausoleum's grid and its figures, and how people write them down |
//! | `step.rs`, `rules.rs`, `rules/` | pending work and questions, and the rules by phase |
//! | `action.rs`, `event.rs`, `view.rs` | choices, what happens, and what is seen (everything) |
//! | `check.rs`, `check/` | which positions can be |
//! | `speak.rs`, `speak/` | words, labels and reasons |
//! | `board.rs`, `board/`, `text.rs` | the picture with its targets and hints, the table as text |
//! | `judge.rs`, `judge/` | what a good player values |
#![deny(clippy::wildcard_enum_match_arm)]

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

pub use action::Action;
pub use data::Data;
pub use event::{Event, Scored};
pub use names::{
    Direction, Master, MasterToken, Quarter, Ring, Segment, Source, Specialist, Standing, Steps,
    Stretch, Token, Track, Warrior, Weapon, Wheel, Worker,
};
pub use rules::refusal::Refusal;
pub use step::{Creation, Question, Step, Work};
pub use table::{Table, mausoleum::Space, paper::Sheet};

use ::table::{Components, Edition, Info, Mode, Title};

/// Terracotta Army.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct TerracottaArmy;

impl Title for TerracottaArmy {
    const ID: &'static str = "terracotta-army";
    const VERSION: u32 = 1;

    type Data = Data;
    type Table = Table;
    type Step = Step;
    type Action = Action;
    type Event = Event;
    type View = Table;

    fn info() -> Info {
        Info {
            modes: vec![Mode {
                id: "standard",
                players: 2..=4,
            }],
            options: Vec::new(),
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
        table.n_players()
    }

    fn round(view: &Table) -> u32 {
        u32::from(view.round)
    }
}
