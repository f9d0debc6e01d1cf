//! The Great Wall: rules, words and board of one game, in four modes.
//!
//! | module | content |
//! |---|---|
//! | `names` | the closed sets of the game |
//! | `effect` | the effect language of the cards |
//! | `data` | the component tables |
//! | `table`, `check` | what lies on the table, as people read it, and its invariants |
//! | `step`, `rules` | pending work and questions, and the rules |
//! | `action`, `event` | choices and what happens, with their notation |
//! | `view` | what a viewer sees, and tables that look like it |
//! | `speak` | words: labels, prompts, the log, texts of cards, refusals, standing answers |
//! | `board`, `text` | the table as a picture and as plain text |
//! | `judge` | what a good player values |

#![deny(clippy::wildcard_enum_match_arm)]
// Tables of cases keep the order of the rulebook, also where two cases do the same.
#![allow(clippy::match_same_arms)]

mod action;
mod board;
mod check;
mod data;
mod effect;
mod event;
mod judge;
mod names;
mod rules;
mod speak;
mod step;
mod table;
mod text;
mod view;

use ::table::{Choice, Components, Info, Mode, Title};

/// The Great Wall.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct GreatWall;

impl Title for GreatWall {
    const ID: &'static str = "great-wall";
    const VERSION: u32 = 3;

    type Data = data::Data;
    type Table = table::Table;
    type Step = step::Step;
    type Action = action::Action;
    type Event = event::Event;
    type View = view::View;

    fn info() -> Info {
        Info {
            modes: vec![
                Mode {
                    id: "standard",
                    players: 3..=4,
                },
                Mode {
                    id: "standard2",
                    players: 2..=2,
                },
                Mode {
                    id: "solo",
                    players: 1..=1,
                },
                Mode {
                    id: "coop",
                    players: 2..=4,
                },
            ],
            options: vec![
                Choice {
                    key: "both_advisors",
                    values: vec!["no", "yes"],
                    default: "no",
                    modes: vec!["solo"],
                },
                Choice {
                    key: "qin_start_honor",
                    values: vec!["0", "50", "100", "150"],
                    default: "0",
                    modes: vec!["solo"],
                },
            ],
            endings: names::Ending::ALL.map(names::Ending::id).to_vec(),
        }
    }

    fn components() -> &'static Components<data::Data> {
        &data::COMPONENTS
    }

    fn edition(table: &Self::Table) -> data::Edition {
        table.open.edition
    }

    fn seats(table: &Self::Table) -> usize {
        table.open.n as usize
    }

    fn round(view: &Self::View) -> u32 {
        u32::from(view.open.year)
    }
}
