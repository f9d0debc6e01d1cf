//! The rules: one file per phase, as in the rulebook. Here they are put together.

pub(crate) mod bids;
pub(crate) mod contest;
pub(crate) mod gifts;
pub(crate) mod round;
pub(crate) mod scout;

use super::{
    Action, Event, Step, Table, Toy, ToyView, check,
    data::{COMPONENTS, Data},
    event, step, view,
};
use table::{
    Chance, Check, Choice, Components, Cx, Edition, Flaw, Flow, Info, Mode, Outcome, Play, Seat,
    Seats, Setup, Sight, Title, Viewer, Written,
};

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
                    id: "standard",
                    players: 2..=4,
                },
                Mode {
                    id: "daylight",
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
        &COMPONENTS
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

impl Play for Toy {
    fn deal(setup: &Setup, edition: Edition<Data>, chance: &mut Chance) -> (Table, Step) {
        (Table::deal(setup, edition, chance), Step::Round)
    }

    fn run(cx: &mut Cx<'_, Self>, step: Step, lane: Option<Seat>) -> Flow<Step> {
        step::run(cx, step, lane)
    }

    fn options(table: &Table, step: Step, seat: Seat, out: &mut Vec<Action>) {
        match step {
            Step::Scout => scout::peeks(table, seat, out),
            Step::Stake => scout::stakes(out),
            Step::Bid => bids::birds(table, seat, out),
            Step::Target => bids::targets(table, seat, out),
            Step::Swap(_) => gifts::swaps(table, seat, out),
            Step::Round
            | Step::Bids
            | Step::Resolve
            | Step::Rob(_)
            | Step::Contest
            | Step::Another(_)
            | Step::EndRound => unreachable!("{step:?} asks nobody"),
        }
    }

    fn choose(cx: &mut Cx<'_, Self>, _step: Step, seat: Seat, action: Action) {
        match action {
            Action::Peek(side) => scout::peek(cx, seat, side),
            Action::Pass => cx.tell(Event::Passed { seat }),
            Action::Stake(side) => scout::stake(cx, seat, side),
            Action::Bid(bird) => bids::bid(cx, seat, bird),
            Action::Rob(target) => bids::target(cx, seat, target),
            Action::Keep => cx.tell(Event::Kept { seat }),
            Action::Swap(bird) => gifts::swap(cx, seat, bird),
        }
    }

    fn join(table: &mut Table, lane: &Table, seat: Seat) {
        *table.player_mut(seat) = *lane.player(seat);
    }

    /// TOY-7.1, TOY-7.2: treasures and coins count; more treasures break a tie.
    fn outcome(table: &Table) -> Outcome {
        let data = &table.edition;
        let players = table.players.iter();
        let treasures: Vec<i32> = players
            .clone()
            .map(|player| {
                let points = |treasure| i32::from(data.treasure(treasure).points);
                player.treasures.iter().map(points).sum()
            })
            .collect();
        let coins: Vec<i32> = players
            .clone()
            .map(|player| i32::from(player.coins * data.numbers.points_per_coin))
            .collect();
        let scores: Vec<i32> = treasures.iter().zip(&coins).map(|(a, b)| a + b).collect();
        let keys: Vec<_> = scores
            .iter()
            .zip(players)
            .map(|(score, player)| (*score, player.treasures.len()))
            .collect();
        Outcome {
            places: Outcome::places_by(&keys),
            scores,
            sources: vec![("source-treasures", treasures), ("source-coins", coins)],
            ending: Some("rounds"),
        }
    }
}

impl Sight for Toy {
    fn look(table: &Table, viewer: Viewer) -> ToyView {
        view::look(table, viewer)
    }

    fn imagine(
        view: &ToyView,
        _viewer: Viewer,
        edition: Edition<Data>,
        chance: &mut Chance,
    ) -> Table {
        view::imagine(view, edition, chance)
    }

    fn redact(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(event::redact(*event, viewer))
    }
}

impl Written for Toy {
    type Paper = Table;

    fn write(table: &Table) -> Table {
        table.clone()
    }

    fn read(paper: Table, edition: Edition<Data>) -> Result<Table, Flaw> {
        Ok(Table { edition, ..paper })
    }
}

impl Check for Toy {
    fn check(table: &Table, stack: &[Step], split: Option<(Seats, Step)>) -> Result<(), Flaw> {
        check::check(table, stack, split)
    }

    fn stage(_table: &mut Table, point: &str) -> Result<Vec<Step>, String> {
        let whole = round::PHASES;
        let from = match point {
            "round" => return Ok(vec![Step::Round]),
            "stake" => 1,
            "bids" => 2,
            "resolve" => 3,
            _ => {
                return Err(format!(
                    "'{point}' is not a point of the game: round, stake, bids, resolve"
                ));
            }
        };
        Ok(whole[from..].iter().rev().copied().collect())
    }
}
