//! Pending work, and a thin match into the rules.

use crate::{
    Kingsburg,
    action::Action,
    data::Advisor,
    rules::{
        aid, battle, build, end_of_season, envoy, help, influence, recruit, reward, roll, year,
    },
    table::{Phase, Table},
};
use serde::{Deserialize, Serialize};
use table::{Cx, Flow, Seat, Seats};

/// A piece of pending work. `place` is a place in the turn order, from 0.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are told with their step")]
pub enum Step {
    /// A phase of the year begins (KB-3.1).
    Phase(Phase),
    /// The year is over (KB-12.17).
    EndYear,
    /// These tied players still take a good from the King, in turn order (KB-3.5).
    AidGood(Seats),
    /// Merchants' Guilds pay (KB-4.1).
    Income,
    /// Neutral dice and all players' dice are rolled (KB-4.2, KB-4.3).
    Roll,
    /// Statue and Chapel, in the old turn order (KB-4.5).
    Reroll { place: u8 },
    /// The turn order is adjusted (KB-4.10).
    Order,
    /// Players influence advisors in turn until all have passed (KB-5.1).
    Influence { place: u8 },
    /// Advisors help in ascending order (KB-6.1).
    Help { advisor: Advisor, group: u8 },
    /// Dice and used tokens are taken off (KB-6.12).
    CleanUp,
    /// Players construct in turn order (KB-7.1).
    Build { place: u8 },
    /// The second construction by the envoy (KB-10.6).
    SecondBuild { place: u8 },
    /// Inn and Embassy at the end of a season (KB-8.3).
    EndSeason,
    /// Town Hall owners decide in turn order (KB-8.3).
    TownHall { place: u8 },
    /// Players recruit in turn order (KB-11.1).
    Recruit { place: u8 },
    /// The invader is turned over, the royal die rolled, outcomes determined (KB-12.1 to KB-12.5).
    Battle,
    /// Rewards and losses in turn order (KB-12.16).
    Spoils { place: u8, fates: Fates },
    /// The winner chooses goods (KB-12.7).
    RewardGoods { seat: Seat },
    /// The loser chooses goods (KB-12.11).
    LoseGoods { seat: Seat },
    /// Buildings and points are lost (KB-12.12 to KB-12.14).
    Ruin { seat: Seat },
}

/// How the battle ended for each player (KB-12.4): who won, who lost, who won with the highest value.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fates {
    /// Victory.
    pub won: Seats,
    /// Defeat.
    pub lost: Seats,
    /// The greatest victory (KB-12.8).
    pub greatest: Seats,
}

pub(crate) fn run(cx: &mut Cx<'_, Kingsburg>, step: Step) -> Flow<Step> {
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
pub(crate) fn options(table: &Table, step: Step, seat: Seat, out: &mut Vec<Action>) {
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

pub(crate) fn choose(cx: &mut Cx<'_, Kingsburg>, step: Step, seat: Seat, action: Action) {
    match (step, action) {
        (Step::AidGood(seats), Action::Take(goods)) => aid::take(cx, seats, seat, goods),
        (Step::Reroll { place }, action) => roll::choose_reroll(cx, place, seat, action),
        (Step::Influence { place }, action) => influence::choose(cx, place, seat, action),
        (Step::Help { advisor, group }, action) => help::choose(cx, advisor, group, seat, action),
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

/// What a phase of rewards and the envoy does at once.
pub(crate) fn automatic(cx: &mut Cx<'_, Kingsburg>, phase: Phase) {
    match phase {
        Phase::Reward => reward::give(cx),
        Phase::Envoy => envoy::send(cx),
        Phase::Aid
        | Phase::Spring
        | Phase::Summer
        | Phase::Autumn
        | Phase::Recruit
        | Phase::Winter => {}
    }
}
