//! How the game goes on: a thin match into one file per phase or step of the rulebook.

pub(crate) mod aid;
pub(crate) mod battle;
pub(crate) mod build;
mod end_of_season;
mod envoy;
pub(crate) mod help;
pub(crate) mod influence;
pub(crate) mod recruit;
mod reward;
pub(crate) mod roll;
mod setup;
pub(crate) mod year;

use crate::{Kingsburg, action::Action, data::Data, step::Step, table::Table};
use table::{Chance, Cx, Edition, Flow, Outcome, Play, Seat, Setup};

impl Play for Kingsburg {
    fn deal(setup: &Setup, edition: Edition<Data>, chance: &mut Chance) -> (Table, Step) {
        setup::deal(setup, edition, chance)
    }

    fn run(cx: &mut Cx<'_, Self>, step: Step, _lane: Option<Seat>) -> Flow<Step> {
        match step {
            Step::Phase(phase) => year::begin_phase(cx, phase),
            Step::EndYear => year::end(cx),
            Step::AidGood(seats) => aid::ask(cx, seats),
            Step::Income => roll::income(cx),
            Step::Roll => roll::roll(cx),
            Step::Reroll { place } => roll::offer_reroll(cx, place),
            Step::Order => roll::adjust_order(cx),
            Step::Influence { place } => influence::next(cx, place),
            Step::Help { advisor, group } => help::give(cx, advisor, group),
            Step::CleanUp => help::clean_up(cx),
            Step::Build { place } => build::ask(cx, place),
            Step::SecondBuild { place } => Flow::Ask(cx.table.open.order[usize::from(place)]),
            Step::EndSeason => end_of_season::inn_and_embassy(cx),
            Step::TownHall { place } => end_of_season::ask_town_hall(cx, place),
            Step::Recruit { place } => recruit::ask(cx, place),
            Step::Battle => battle::fight(cx),
            Step::Spoils { place, fates } => battle::spoils(cx, place, fates),
            Step::RewardGoods { seat } | Step::LoseGoods { seat } => Flow::Ask(seat),
            Step::Ruin { seat } => battle::ruin(cx, seat),
        }
    }

    /// Lists what the asked seat may do. Steps that ask nobody list nothing.
    fn options(table: &Table, step: Step, seat: Seat, out: &mut Vec<Action>) {
        match step {
            Step::AidGood(_) => aid::options(out),
            Step::Reroll { .. } => roll::reroll_options(&table.open, seat, out),
            Step::Influence { .. } => influence::options(&table.open, seat, out),
            Step::Help { advisor, .. } => help::options(&table.open, advisor, seat, out),
            Step::Build { .. } | Step::SecondBuild { .. } => build::options(&table.open, seat, out),
            Step::TownHall { .. } => end_of_season::town_hall_options(&table.open, seat, out),
            Step::Recruit { .. } => recruit::options(&table.open, seat, out),
            Step::RewardGoods { .. } => battle::reward_options(table, out),
            Step::LoseGoods { .. } => battle::loss_options(table, seat, out),
            Step::Phase(_)
            | Step::EndYear
            | Step::Income
            | Step::Roll
            | Step::Order
            | Step::CleanUp
            | Step::EndSeason
            | Step::Battle
            | Step::Spoils { .. }
            | Step::Ruin { .. } => {}
        }
    }

    fn choose(cx: &mut Cx<'_, Self>, step: Step, seat: Seat, action: Action) {
        match (step, action) {
            (Step::AidGood(seats), Action::Take(goods)) => aid::take(cx, seats, seat, goods),
            (Step::Reroll { place }, action) => roll::choose_reroll(cx, place, seat, action),
            (Step::Influence { place }, action) => influence::choose(cx, place, seat, action),
            (Step::Help { advisor, group }, action) => {
                help::choose(cx, advisor, group, seat, action);
            }
            (Step::Build { place }, action) => build::choose(cx, place, seat, action),
            (Step::SecondBuild { .. }, action) => build::choose_second(cx, seat, action),
            (Step::TownHall { place }, action) => {
                end_of_season::choose_town_hall(cx, place, seat, action);
            }
            (Step::Recruit { place }, action) => recruit::choose(cx, place, seat, action),
            (Step::RewardGoods { .. }, Action::Take(goods)) => battle::take_reward(cx, seat, goods),
            (Step::LoseGoods { .. }, Action::Lose(goods)) => battle::lose_goods(cx, seat, goods),
            (step, action) => unreachable!("{action} is not listed at {step:?}"),
        }
    }

    fn outcome(table: &Table) -> Outcome {
        year::outcome(&table.open)
    }
}
