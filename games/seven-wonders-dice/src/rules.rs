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
pub(crate) use scoring::{BONUSES, score_rows};

use crate::{Action, Data, Event, SevenWondersDice, Step, Table};
use table::{Chance, Edition, Flow, Outcome, Play, Seat, Seats, Setup};

/// What a rule may touch.
pub(crate) type Cx<'a> = table::Cx<'a, SevenWondersDice>;

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
