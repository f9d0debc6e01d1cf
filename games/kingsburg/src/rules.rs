//! How the game goes on: a thin match into one file per phase or step of the rulebook.

pub(crate) mod aid;
pub(crate) mod battle;
pub(crate) mod build;
mod end_of_season;
mod envoy;
pub(crate) mod help;
pub(crate) mod influence;
pub(crate) mod recruit;
mod refusal;
mod reward;
pub(crate) mod roll;
mod setup;
pub(crate) mod year;

pub use refusal::Refusal;

use crate::{
    Kingsburg,
    action::Action,
    data::Data,
    step::{Question, Step, Work},
    table::{Open, Player, Table},
};
use table::{After, Asked, Chance, Cx, Edition, Outcome, Seat, Setup, Turns};

impl Turns for Kingsburg {
    type Work = Work;
    type Question = Question;
    type Refusal = Refusal;

    fn deal(setup: &Setup, edition: Edition<Data>, chance: &mut Chance) -> (Table, Step) {
        setup::deal(setup, edition, chance)
    }

    fn run(cx: &mut Cx<'_, Self>, work: Work, _lane: Option<Seat>) -> After<Question> {
        match work {
            Work::Phase(phase) => year::begin_phase(cx, phase),
            Work::EndYear => year::end(cx),
            Work::Income => roll::income(cx),
            Work::Roll => roll::roll(cx),
            Work::Order => roll::adjust_order(cx),
            Work::Help { advisor, group } => help::give(cx, advisor, group),
            Work::CleanUp => help::clean_up(cx),
            Work::EndSeason => end_of_season::inn_and_embassy(cx),
            Work::Battle => battle::fight(cx),
            Work::Spoils { place, fates } => battle::spoils(cx, place, fates),
            Work::Ruin { seat } => battle::ruin(cx, seat),
        }
        After::Done
    }

    fn asked(table: &Table, question: Question, _lane: Option<Seat>) -> Asked {
        let open = &table.open;
        match question {
            Question::AidGood(seats) => first(open, 0, |seat, _| seats.has(seat)),
            Question::Reroll { place } => first(open, place, |_, player| roll::can_reroll(player)),
            Question::Influence { place } => influence::asked(open, place),
            Question::Gift { advisor, group } => help::asked(open, advisor, group),
            Question::Build { place } => first(open, place, |_, player| {
                build::can_build(player, open.data())
            }),
            Question::SecondBuild { place } => Asked::Seat(open.order[usize::from(place)]),
            Question::TownHall { place } => {
                first(open, place, |_, player| end_of_season::can_pay(player))
            }
            Question::Recruit { place } => {
                first(open, place, |_, player| recruit::can_recruit(player))
            }
            Question::RewardGoods { seat } | Question::LoseGoods { seat } => Asked::Seat(seat),
        }
    }

    fn may(table: &Table, question: Question, seat: Seat, action: Action) -> Result<(), Refusal> {
        use Question as Q;
        let open = &table.open;
        let player = open.player(seat);
        match (question, action) {
            (Q::AidGood(_), Action::Take(goods)) => aid::may_take(goods),
            (Q::Reroll { .. }, Action::Reroll(die)) => roll::may_reroll(player, die),
            (Q::Reroll { .. }, Action::RerollAll) => roll::may_use_chapel(player),
            (Q::Influence { .. }, Action::Place(placement)) => {
                influence::may_place(open, seat, placement)
            }
            (Q::Gift { advisor, .. }, Action::Take(goods)) => {
                help::may_take(open, advisor, goods).map(drop)
            }
            (Q::Gift { advisor, .. }, Action::Give(good)) => {
                help::may_give(open, advisor, player, good)
            }
            (Q::Gift { advisor, .. }, Action::Decline) => help::may_decline(open, advisor),
            (Q::Build { .. } | Q::SecondBuild { .. }, Action::Build(building)) => {
                build::may_build(player, building, open.data()).map(drop)
            }
            (Q::TownHall { .. }, Action::Pay(payment)) => end_of_season::may_pay(player, payment),
            (Q::Recruit { .. }, Action::Recruit(goods)) => recruit::may_recruit(player, goods),
            (Q::RewardGoods { .. }, Action::Take(goods)) => battle::may_take(table, goods),
            (Q::LoseGoods { .. }, Action::Lose(goods)) => battle::may_lose(table, seat, goods),
            // Nothing more is always allowed.
            (
                Q::Influence { .. } | Q::Build { .. } | Q::SecondBuild { .. } | Q::TownHall { .. },
                Action::Pass,
            )
            | (Q::Reroll { .. }, Action::Keep)
            | (Q::Recruit { .. }, Action::Done) => Ok(()),
            // Another kind of choice is asked.
            (
                Q::AidGood(_)
                | Q::Reroll { .. }
                | Q::Influence { .. }
                | Q::Gift { .. }
                | Q::Build { .. }
                | Q::SecondBuild { .. }
                | Q::TownHall { .. }
                | Q::Recruit { .. }
                | Q::RewardGoods { .. }
                | Q::LoseGoods { .. },
                Action::Pass
                | Action::Keep
                | Action::Decline
                | Action::Done
                | Action::Reroll(_)
                | Action::RerollAll
                | Action::Place(_)
                | Action::Take(_)
                | Action::Give(_)
                | Action::Build(_)
                | Action::Pay(_)
                | Action::Recruit(_)
                | Action::Lose(_),
            ) => Err(Refusal::OtherQuestion),
        }
    }

    fn options(table: &Table, question: Question, seat: Seat, out: &mut Vec<Action>) {
        let open = &table.open;
        let player = open.player(seat);
        match question {
            Question::AidGood(_) => aid::options(out),
            Question::Reroll { .. } => roll::options(player, out),
            Question::Influence { .. } => influence::options(open, seat, out),
            Question::Gift { advisor, .. } => help::options(open, advisor, player, out),
            Question::Build { .. } | Question::SecondBuild { .. } => {
                build::options(player, open.data(), out);
            }
            Question::TownHall { .. } => end_of_season::options(player, out),
            Question::Recruit { .. } => recruit::options(player, out),
            Question::RewardGoods { .. } => battle::reward_options(table, out),
            Question::LoseGoods { .. } => battle::loss_options(table, seat, out),
        }
    }

    fn choose(cx: &mut Cx<'_, Self>, question: Question, seat: Seat, action: Action) {
        use Question as Q;
        match (question, action) {
            (Q::AidGood(seats), Action::Take(goods)) => aid::take(cx, seats, seat, goods),
            (Q::Reroll { .. }, Action::Keep) => roll::keep(cx, seat),
            (Q::Reroll { .. }, Action::Reroll(die)) => roll::reroll(cx, seat, die),
            (Q::Reroll { .. }, Action::RerollAll) => roll::reroll_all(cx, seat),
            (Q::Influence { .. }, Action::Pass) => influence::pass(cx, seat),
            (Q::Influence { .. }, Action::Place(placement)) => {
                influence::place(cx, seat, placement);
            }
            (Q::Gift { advisor, group }, Action::Decline) => {
                help::decline(cx, advisor, group, seat);
            }
            (Q::Gift { advisor, group }, Action::Take(goods)) => {
                help::take(cx, advisor, group, seat, goods);
            }
            (Q::Gift { advisor, group }, Action::Give(good)) => {
                help::exchange(cx, advisor, group, seat, good);
            }
            (Q::Build { .. }, Action::Pass) => build::pass(cx, seat),
            (Q::Build { .. }, Action::Build(building)) => build::build(cx, seat, building),
            // The envoy is kept.
            (Q::SecondBuild { .. }, Action::Pass) => {}
            (Q::SecondBuild { .. }, Action::Build(building)) => build::again(cx, seat, building),
            (Q::TownHall { .. }, Action::Pass) => end_of_season::pass(cx, seat),
            (Q::TownHall { .. }, Action::Pay(payment)) => end_of_season::pay(cx, seat, payment),
            (Q::Recruit { .. }, Action::Done) => recruit::done(cx, seat),
            (Q::Recruit { .. }, Action::Recruit(goods)) => recruit::recruit(cx, seat, goods),
            (Q::RewardGoods { .. }, Action::Take(goods)) => battle::take_reward(cx, seat, goods),
            (Q::LoseGoods { .. }, Action::Lose(goods)) => battle::give_up(cx, seat, goods),
            (question, action) => unreachable!("{action} is not listed at {question:?}"),
        }
    }

    fn outcome(table: &Table) -> Outcome {
        year::outcome(&table.open)
    }
}

/// Asks the first player from this place in the turn order on who has something to choose.
fn first(open: &Open, place: u8, can: impl Fn(Seat, &Player) -> bool) -> Asked {
    let mut seats = open.order().iter().skip(place.into());
    match seats.find(|seat| can(**seat, open.player(**seat))) {
        Some(&seat) => Asked::Seat(seat),
        None => Asked::Nobody,
    }
}
