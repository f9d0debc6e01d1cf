//! The game as the table sees it.

use crate::{
    action::Action,
    check,
    data::{COMPONENTS, Data, ROUNDS},
    event::Event,
    rules::setup,
    sheet::Sheet,
    step::{self, Step},
    table::Table,
};
use ::table::{
    Chance, Check, Components, Cx, Edition, Flaw, Flow, Info, Mode, Outcome, Play, Seat, Seats,
    Setup, Sight, Title, Viewer, Written,
};

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
            endings: Vec::new(),
        }
    }

    fn components() -> &'static Components<Data> {
        &COMPONENTS
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

impl Play for TerracottaArmy {
    fn deal(setup: &Setup, edition: Edition<Data>, chance: &mut Chance) -> (Table, Step) {
        setup::deal(setup, edition, chance)
    }

    fn run(cx: &mut Cx<'_, Self>, step: Step, _lane: Option<Seat>) -> Flow<Step> {
        step::run(cx, step)
    }

    fn options(table: &Table, step: Step, seat: Seat, out: &mut Vec<Action>) {
        step::options(table, step, seat, out);
    }

    fn choose(cx: &mut Cx<'_, Self>, step: Step, seat: Seat, action: Action) {
        step::choose(cx, step, seat, action);
    }

    fn outcome(table: &Table) -> Outcome {
        table.outcome()
    }
}

impl Sight for TerracottaArmy {
    fn look(table: &Table, viewer: Viewer) -> Table {
        crate::view::look(table, viewer)
    }

    fn imagine(
        view: &Table,
        viewer: Viewer,
        _edition: Edition<Data>,
        chance: &mut Chance,
    ) -> Table {
        crate::view::imagine(view, viewer, chance)
    }

    fn redact(event: &Event, _viewer: Viewer) -> Option<Event> {
        Some(*event)
    }
}

impl Written for TerracottaArmy {
    type Paper = Sheet;

    fn write(table: &Table) -> Sheet {
        Sheet::of(table)
    }

    fn read(paper: Sheet, edition: Edition<Data>) -> Result<Table, Flaw> {
        paper.read(edition)
    }
}

impl Check for TerracottaArmy {
    fn check(table: &Table, stack: &[Step], split: Option<(Seats, Step)>) -> Result<(), Flaw> {
        check::check(table, stack, split.is_some())
    }

    fn stage(table: &mut Table, point: &str) -> Result<Vec<Step>, String> {
        match point {
            "turn" => Ok(vec![Step::ActionPhase]),
            "scoring" => {
                check::place_all_workers(table);
                Ok(vec![Step::Cleanup, Step::Scoring])
            }
            "cleanup" => {
                check::place_all_workers(table);
                Ok(vec![Step::Cleanup])
            }
            "final" => {
                table.round = ROUNDS;
                check::place_all_workers(table);
                Ok(vec![Step::FinalScoring])
            }
            _ => Err(format!(
                "'{point}' is not a point of this game: turn, scoring, cleanup, final"
            )),
        }
    }
}
