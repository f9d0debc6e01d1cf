//! The Great Wall: rules, words and board of one game, in four modes.
//!
//! | module | content |
//! |---|---|
//! | `ids`, `sets` | the closed sets of the game and sets of their members |
//! | `effect` | the effect language of the cards |
//! | `data` | the component tables |
//! | `table`, `paper`, `check` | what lies on the table, as people read it, and its invariants |
//! | `step`, `dispatch`, `rules` | pending work and the rules |
//! | `action`, `event` | choices and what happens, with their notation |
//! | `view` | what a viewer sees, and tables that look like it |
//! | `face`, `cardtext`, `reasons`, `standing`, `text`, `board` | words, pictures, standing answers |
//! | `judge` | what a good player values |

#![deny(clippy::wildcard_enum_match_arm)]
// Tables of cases keep the order of the rulebook, also where two cases do the same.
#![allow(clippy::match_same_arms)]

mod action;
mod board;
mod cardtext;
mod check;
mod data;
mod dispatch;
mod effect;
mod event;
mod face;
mod ids;
mod judge;
mod paper;
mod reasons;
mod rules;
mod sets;
mod standing;
mod step;
mod table;
mod text;
mod view;

use ::table::{
    Chance, Check, Choice, Components, Cx, Flaw, Flow, Info, Mode, Outcome, Play, Seat, Seats,
    Setup, Sight, Title, Viewer, Written,
};

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
                    modes: Vec::new(),
                },
                Choice {
                    key: "qin_start_honor",
                    values: vec!["0", "50", "100", "150"],
                    default: "0",
                    modes: Vec::new(),
                },
            ],
            endings: Vec::new(),
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

impl Play for GreatWall {
    fn deal(
        setup: &Setup,
        edition: data::Edition,
        chance: &mut Chance,
    ) -> (Self::Table, Self::Step) {
        let table = rules::setup::deal(setup, edition, chance);
        (table, step::Step::Setup)
    }

    fn run(cx: &mut Cx<'_, Self>, step: Self::Step, lane: Option<Seat>) -> Flow<Self::Step> {
        dispatch::run(cx, step, lane)
    }

    fn options(table: &Self::Table, step: Self::Step, seat: Seat, out: &mut Vec<Self::Action>) {
        dispatch::options(table, step, seat, out);
    }

    fn choose(cx: &mut Cx<'_, Self>, step: Self::Step, seat: Seat, action: Self::Action) {
        dispatch::choose(cx, step, seat, action);
    }

    fn join(table: &mut Self::Table, lane: &Self::Table, seat: Seat) {
        *table.open.player_mut(seat) = lane.open.player(seat).clone();
        *table.own_mut(seat) = *lane.own(seat);
    }

    fn outcome(table: &Self::Table) -> Outcome {
        rules::end::outcome(table)
    }
}

impl Sight for GreatWall {
    fn look(table: &Self::Table, viewer: Viewer) -> Self::View {
        view::look(table, viewer)
    }

    fn imagine(
        view: &Self::View,
        viewer: Viewer,
        _edition: data::Edition,
        chance: &mut Chance,
    ) -> Self::Table {
        view::imagine(view, viewer, chance)
    }

    fn redact(event: &Self::Event, viewer: Viewer) -> Option<Self::Event> {
        Some(event::redact(event, viewer))
    }
}

impl Written for GreatWall {
    type Paper = paper::Paper;

    fn write(table: &Self::Table) -> Self::Paper {
        paper::Paper::of(table)
    }

    fn read(paper: Self::Paper, edition: data::Edition) -> Result<Self::Table, Flaw> {
        paper
            .read(edition)
            .map_err(|message| Flaw::new("table", message))
    }
}

impl Check for GreatWall {
    fn check(
        table: &Self::Table,
        stack: &[Self::Step],
        split: Option<(Seats, Self::Step)>,
    ) -> Result<(), Flaw> {
        check::check(table, stack, split)
    }

    fn stage(table: &mut Self::Table, point: &str) -> Result<Vec<Self::Step>, String> {
        check::stage(table, point)
    }
}
