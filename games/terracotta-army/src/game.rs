//! The game as the table sees it.

use crate::{
    action::Action,
    check,
    data::{COMPONENTS, ROUNDS},
    event::Event,
    rules::setup,
    step::{self, Step},
    table::Table,
};
use ::table::{
    Chance, ComponentSet, Cx, Flaw, Flow, Info, Mode, Outcome, Rules, Seat, Seats, Setup, Viewer,
};

/// Terracotta Army.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct TerracottaArmy;

impl Rules for TerracottaArmy {
    const ID: &'static str = "terracotta-army";
    const VERSION: u32 = 1;
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
        }
    }

    fn components() -> &'static dyn ComponentSet {
        &COMPONENTS
    }

    fn deal(setup: &Setup, chance: &mut Chance) -> (Table, Step) {
        setup::deal(setup, chance)
    }

    fn seats(table: &Table) -> usize {
        table.n_players()
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

    fn look(table: &Table, viewer: Viewer) -> Table {
        crate::view::look(table, viewer)
    }

    fn imagine(view: &Table, viewer: Viewer, chance: &mut Chance) -> Table {
        crate::view::imagine(view, viewer, chance)
    }

    fn redact(event: &Event, _viewer: Viewer) -> Option<Event> {
        Some(*event)
    }

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

    fn round(view: &Table) -> u32 {
        u32::from(view.round)
    }
}
