//! How the game goes on: a thin match into one file per phase or subsystem, named as in the rulebook.

pub(crate) mod academy;
pub(crate) mod activation;
mod asked;
pub(crate) mod attack;
pub(crate) mod barracks;
pub(crate) mod breach;
pub(crate) mod builders;
mod choose;
pub(crate) mod clerks;
pub(crate) mod coop;
pub(crate) mod defeat;
mod each;
pub(crate) mod effects;
pub(crate) mod embassy;
pub(crate) mod end;
pub(crate) mod fall;
pub(crate) mod kill;
pub(crate) mod listeners;
pub(crate) mod logistics;
pub(crate) mod modifiers;
mod options;
pub(crate) mod prelude;
pub(crate) mod production;
pub(crate) mod qin;
pub(crate) mod reed;
mod refusal;
pub(crate) mod setup;
pub(crate) mod shame;
pub(crate) mod spring;
pub(crate) mod stock;
pub(crate) mod summer;
pub(crate) mod tea;
pub(crate) mod windows;
pub(crate) mod winter;

pub use refusal::Refusal;

use prelude::*;
use table::{Chance, Outcome, Setup, Turns};

impl Turns for GreatWall {
    type Work = Work;
    type Question = Question;
    type Refusal = Refusal;

    fn deal(setup: &Setup, edition: Edition, chance: &mut Chance) -> (Table, Step) {
        (setup::deal(setup, edition, chance), Step::Do(Work::Setup))
    }

    fn run(cx: &mut Cx<'_>, work: Work, _lane: Option<Seat>) -> Next {
        // GW-29.30: after the end nothing that was pending happens any more.
        if cx.table.open.ending.is_some() {
            return After::Done;
        }
        match work {
            Work::Setup => {
                cx.push_all(&[
                    Step::Do(Work::Generals),
                    Step::Do(Work::Advisors),
                    Step::Do(Work::Begin),
                ]);
                After::Done
            }
            Work::Generals => After::Split(
                Seats::first(cx.table.open.n as usize),
                Question::PickGeneral,
            ),
            Work::Advisors => After::Split(
                Seats::first(cx.table.open.n as usize),
                Question::PickAdvisor,
            ),
            Work::Begin => setup::begin(cx),
            Work::Spring => spring::begin(cx),
            Work::NewHordes { left } => spring::new_hordes(cx, left),
            Work::RefreshAdvisors => spring::refresh_advisors(cx),
            Work::Summer => summer::begin(cx),
            Work::ClearTrack => summer::clear_track(cx),
            Work::Fall => fall::begin(cx),
            Work::Commands => fall::commands(cx),
            Work::RevealCommands => fall::reveal(cx),
            Work::Turns { space } => fall::turns(cx, space),
            Work::Frame { card, owner } => fall::frame(cx, card, owner),
            Work::ActivationPhase => activation::begin(cx),
            Work::QinActivation { at, list, done } => qin::activation(cx, at, list, done),
            Work::Activate { location, special } => activation::activate(cx, location, special),
            Work::LocationEffect { location } => activation::effect(cx, location),
            Work::ReturnClerks { location } => activation::return_clerks(cx, location),
            Work::EndTurn { space } => fall::end_turn(cx, space),
            Work::Winter => winter::begin(cx),
            Work::Firing { section } => winter::firing(cx, section),
            Work::FiringEnd => {
                listeners::happen(cx, Happening::FiringEnd, None, Scope::NONE);
                After::Done
            }
            Work::Assault { section } => winter::assault(cx, section),
            Work::DiscardBarricades => winter::discard_barricades(cx),
            Work::EndCheck => end::check(cx),
            Work::Fulfilled { decree } => coop::fulfilled(cx, decree),
            Work::DecreePhase => coop::decree_phase(cx),
            Work::RefillDecrees => coop::refill(cx),
            Work::EventPhase => coop::event_phase(cx),
            Work::Each { task, order } => each::run(cx, task, order),
            Work::Happen { what, actor, scope } => listeners::run(cx, what, actor, scope),
            Work::Listen {
                seat,
                what,
                scope,
                done,
            } => listeners::listen(cx, seat, what, scope, done),
            Work::Run(text) => effects::run(cx, text),
            Work::CloseInstance { played } => {
                cx.table.open.played = played;
                After::Done
            }
            Work::Reward { seat, spot } => {
                attack::reward(cx, seat, spot);
                After::Done
            }
            Work::LogisticsDone { seat } => {
                listeners::happen(
                    cx,
                    Happening::LogisticsDone,
                    Some(Clan::of(seat)),
                    Scope::NONE,
                );
                After::Done
            }
            Work::Shame { seat, left } => shame::receive(cx, seat, left),
            Work::Cleanup { at, gone } => defeat::cleanup(cx, at, gone),
            Work::Defeat { section, row } => defeat::begin(cx, section, row),
            Work::DefeatHonor { section, row } => defeat::honor(cx, section, row),
            Work::DefeatKill { section, row } => defeat::kill(cx, section, row),
            Work::DefeatEnd {
                section,
                row,
                claimant,
            } => defeat::end(cx, section, row, claimant),
            Work::BreachShame { section, row } => breach::shame(cx, section, row),
            Work::BreachKill { section } => breach::kill(cx, section),
            Work::OpenKill { place } => {
                kill::begin(cx, place);
                After::Done
            }
            Work::KillWindow => kill::window(cx),
            Work::Slaughter => kill::slaughter(cx),
            Work::Killed => kill::killed(cx),
            Work::Excerpt => After::Done,
        }
    }

    fn asked(table: &Table, question: Question, lane: Option<Seat>) -> Asked {
        if table.open.ending.is_some() {
            return Asked::Nobody;
        }
        asked::asked(table, question, lane)
    }

    /// It reads what everybody sees and the own screen.
    fn may(table: &Table, question: Question, seat: Seat, action: Action) -> Result<(), Refusal> {
        refusal::may(table, question, seat, action)
    }

    fn options(table: &Table, question: Question, seat: Seat, out: &mut Vec<Action>) {
        options::options(table, question, seat, out);
    }

    fn choose(cx: &mut Cx<'_>, question: Question, seat: Seat, action: Action) {
        choose::choose(cx, question, seat, action);
    }

    fn join(table: &mut Table, lane: &Table, seat: Seat) {
        *table.open.player_mut(seat) = lane.open.player(seat).clone();
        *table.own_mut(seat) = *lane.own(seat);
    }

    fn outcome(table: &Table) -> Outcome {
        end::outcome(table)
    }
}
