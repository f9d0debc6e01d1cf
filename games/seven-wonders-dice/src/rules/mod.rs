//! The rules, one file per chapter of the specification. This file only says which step goes where.

mod actions;
pub(crate) mod barracks;
mod bonuses;
mod construction;
mod end_of_turn;
pub(crate) mod guild_court;
pub(crate) mod payment;
pub(crate) mod scoring;
mod setup;
mod shake;

pub(crate) use end_of_turn::is_unlocked;
pub(crate) use scoring::score_rows;

use crate::{
    Action, Data, Event, Seen, Step, Table, data::COMPONENTS, position, table::TableFile, view,
};
use table::{
    Chance, Check, Choice, Components, Edition, Flaw, Flow, Info, MAX_SEATS, Mode, Outcome, Play,
    Seat, Seats, Setup, Sight, Title, Viewer, Written,
};

/// The game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct SevenWondersDice;

/// What a rule may touch.
pub(crate) type Cx<'a> = table::Cx<'a, SevenWondersDice>;

impl Title for SevenWondersDice {
    const ID: &'static str = "7-wonders-dice";
    const VERSION: u32 = 2;

    type Data = Data;
    type Table = Table;
    type Step = Step;
    type Action = Action;
    type Event = Event;
    type View = Seen;

    fn info() -> Info {
        Info {
            modes: vec![Mode {
                id: "standard",
                players: crate::table::FEWEST as u8..=MAX_SEATS as u8,
            }],
            options: vec![Choice {
                key: "cities",
                values: vec!["deal", "pick"],
                default: "deal",
                modes: Vec::new(),
            }],
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
        table.n_seats()
    }

    fn round(view: &Seen) -> u32 {
        u32::from(view.table().turn).max(1)
    }
}

impl Play for SevenWondersDice {
    fn deal(setup: &Setup, edition: Edition<Data>, chance: &mut Chance) -> (Table, Step) {
        setup::deal(setup, edition, chance)
    }

    fn run(cx: &mut Cx<'_>, step: Step, lane: Option<Seat>) -> Flow<Step> {
        let seat = || lane.expect("a player's chain runs in a lane");
        match step {
            Step::PickCity(seat) => Flow::Decide(seat),
            Step::Shake => shake::shake(cx),
            Step::Act => Flow::Split(Seats::first(cx.table.n_seats()), Step::Chain),
            Step::EndOfTurn => end_of_turn::end_turn(cx),
            Step::Chain => {
                cx.push_all(&[Step::MainAction, Step::Confirm]);
                Flow::Done
            }
            Step::MainAction | Step::Confirm => Flow::Ask(seat()),
            Step::FreeBuild => actions::free_build(cx, seat()),
            Step::Cross { buildings, .. } => construction::cross(cx, seat(), buildings),
            Step::ChooseBonus => bonuses::choose_bonus(cx, seat()),
        }
    }

    fn options(table: &Table, step: Step, seat: Seat, out: &mut Vec<Action>) {
        match step {
            Step::PickCity(_) => setup::list_cities(table, out),
            Step::MainAction => actions::list_actions(table, seat, out),
            Step::FreeBuild => actions::list_free_builds(table, seat, out),
            Step::Cross { buildings, .. } => construction::list_spaces(table, seat, buildings, out),
            Step::ChooseBonus => bonuses::list_bonuses(table, seat, out),
            Step::Confirm => out.push(Action::Confirm),
            Step::Shake | Step::Act | Step::EndOfTurn | Step::Chain => {}
        }
    }

    fn choose(cx: &mut Cx<'_>, step: Step, seat: Seat, action: Action) {
        match (step, action) {
            (_, Action::Pick(city)) => setup::pick(cx, seat, city),
            (Step::FreeBuild, Action::Build { die, space }) => {
                actions::build(cx, seat, die, space, payment::Fee::Free);
            }
            (_, Action::Build { die, space }) => {
                actions::build(cx, seat, die, space, payment::Fee::Quarter);
            }
            (_, Action::Wonder) => actions::build_wonder(cx, seat),
            (_, Action::Pass) => actions::pass(cx, seat),
            (Step::Cross { buildings, times }, Action::Cross(space)) => {
                construction::cross_one(cx, seat, buildings, times, space);
            }
            (_, Action::Cross(_)) => unreachable!("only an effect lets spaces be crossed off"),
            (_, Action::Bonus(bonus)) => bonuses::take(cx, seat, bonus),
            (_, Action::Decline) => cx.tell(Event::Declined { seat }),
            (_, Action::Confirm) => {}
        }
    }

    fn join(table: &mut Table, lane: &Table, seat: Seat) {
        *table.player_mut(seat) = *lane.player(seat);
    }

    fn outcome(table: &Table) -> Outcome {
        scoring::outcome(table)
    }
}

impl Sight for SevenWondersDice {
    fn look(table: &Table, _viewer: Viewer) -> Seen {
        view::look(table)
    }

    fn imagine(
        view: &Seen,
        _viewer: Viewer,
        _edition: Edition<Data>,
        _chance: &mut Chance,
    ) -> Table {
        view::imagine(view)
    }

    fn redact(event: &Event, _viewer: Viewer) -> Option<Event> {
        Some(event.clone())
    }
}

impl Written for SevenWondersDice {
    type Paper = TableFile;

    fn write(table: &Table) -> TableFile {
        table.write()
    }

    fn read(paper: TableFile, edition: Edition<Data>) -> Result<Table, Flaw> {
        paper.read(edition)
    }
}

impl Check for SevenWondersDice {
    fn check(table: &Table, stack: &[Step], split: Option<(Seats, Step)>) -> Result<(), Flaw> {
        position::check(table, stack, split)
    }

    fn stage(table: &mut Table, point: &str) -> Result<Vec<Step>, String> {
        position::stage(table, point)
    }
}
