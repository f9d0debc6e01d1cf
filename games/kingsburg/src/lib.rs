//! Kingsburg. Contents: tables of the rulebook ([`data`]), the table ([`table`](mod@crate::table)), pending steps
//! ([`step`]), the rules by phase (`rules/`), choices ([`action`]), what viewers see ([`view`]), what happens
//! ([`event`]), words and labels (`face`), the picture (`board`), and what a good player values (`judge`).

#![deny(clippy::wildcard_enum_match_arm)]

pub mod action;
mod board;
mod check;
pub mod data;
pub mod dice;
pub mod event;
mod face;
pub mod goods;
mod json;
mod judge;
mod rules;
pub mod step;
pub mod table;
mod text;
pub mod view;

use ::table::{
    Chance, Check, Choice, Components, Cx, Edition, Flaw, Flow, Info, Mode, Outcome, Play, Seat,
    Seats, Setup, Sight, Title, Viewer, Written,
};

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
            endings: Vec::new(),
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

impl Play for Kingsburg {
    fn deal(
        setup: &Setup,
        edition: Edition<Self::Data>,
        chance: &mut Chance,
    ) -> (Self::Table, Self::Step) {
        rules::setup::deal(setup, edition, chance)
    }

    fn run(cx: &mut Cx<'_, Self>, step: Self::Step, _lane: Option<Seat>) -> Flow<Self::Step> {
        step::run(cx, step)
    }

    fn options(table: &Self::Table, step: Self::Step, seat: Seat, out: &mut Vec<Self::Action>) {
        step::options(table, step, seat, out);
    }

    fn choose(cx: &mut Cx<'_, Self>, step: Self::Step, seat: Seat, action: Self::Action) {
        step::choose(cx, step, seat, action);
    }

    fn outcome(table: &Self::Table) -> Outcome {
        rules::year::outcome(&table.open)
    }
}

impl Sight for Kingsburg {
    fn look(table: &Self::Table, viewer: Viewer) -> Self::View {
        view::look(table, viewer)
    }

    fn imagine(
        view: &Self::View,
        _viewer: Viewer,
        _edition: Edition<Self::Data>,
        chance: &mut Chance,
    ) -> Self::Table {
        view::imagine(view, chance)
    }

    fn redact(event: &Self::Event, viewer: Viewer) -> Option<Self::Event> {
        Some(event::redact(event, viewer))
    }
}

impl Written for Kingsburg {
    type Paper = json::TableJson;

    fn write(table: &Self::Table) -> Self::Paper {
        (*table).into()
    }

    fn read(paper: Self::Paper, edition: Edition<Self::Data>) -> Result<Self::Table, Flaw> {
        paper.read(edition)
    }
}

impl Check for Kingsburg {
    fn check(
        table: &Self::Table,
        stack: &[Self::Step],
        split: Option<(Seats, Self::Step)>,
    ) -> Result<(), Flaw> {
        match split {
            Some(_) => Err(Flaw::new(
                "split",
                "nobody chooses simultaneously in this game",
            )),
            None => check::check(table, stack),
        }
    }

    fn stage(table: &mut Self::Table, point: &str) -> Result<Vec<Self::Step>, String> {
        check::stage(table, point)
    }
}
