//! Kingsburg. Contents: the closed sets ([`names`]), tables of the rulebook ([`data`]), the table
//! ([`table`](mod@crate::table)), choices ([`action`]), what happens ([`event`]), pending steps ([`step`]), the rules by
//! phase (`rules`), what viewers see ([`view`]), which positions can be (`check`), words, labels and reasons (`speak`),
//! the picture (`board`) and the plain text (`text`), and what a good player values (`judge`).

#![deny(clippy::wildcard_enum_match_arm)]

pub mod action;
mod board;
mod check;
pub mod data;
pub mod event;
mod judge;
pub mod names;
mod rules;
mod speak;
pub mod step;
pub mod table;
mod text;
pub mod view;

use ::table::{Choice, Components, Edition, Info, Mode, Title};

/// The rules of Kingsburg.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Kingsburg;

impl Title for Kingsburg {
    const ID: &'static str = "kingsburg";
    const VERSION: u32 = 1;

    type Data = data::Data;
    type Table = table::Table;
    type Step = step::Step;
    type Action = action::Action;
    type Event = event::Event;
    type View = view::View;

    /// KB-1.1, and the option of KB-R1.
    fn info() -> Info {
        Info {
            modes: vec![Mode {
                id: "standard",
                players: 2..=5,
            }],
            options: vec![Choice {
                key: "queen_vp",
                values: vec!["1", "3"],
                default: "1",
                modes: Vec::new(),
            }],
            endings: vec!["years"],
        }
    }

    fn components() -> &'static Components<Self::Data> {
        &data::COMPONENTS
    }

    fn edition(table: &Self::Table) -> Edition<Self::Data> {
        table.open.edition
    }

    fn seats(table: &Self::Table) -> usize {
        table.open.n_players.into()
    }

    fn round(view: &Self::View) -> u32 {
        view.open.year.into()
    }
}
