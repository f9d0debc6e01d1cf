//! Thin matches from steps into `rules/`: what runs, what may be chosen, what a choice does.

mod choose;
mod each;
mod options;

pub use choose::choose;
pub use options::options;

use crate::rules::prelude::*;
use each::{run_allies, run_each};

/// Runs the automatic part of a step.
pub fn run(cx: &mut Cx<'_>, step: Step, lane: Option<Seat>) -> Next {
    // GW-29.30: after the end nothing that was pending happens any more.
    if cx.table.open.ending.is_some() {
        return Flow::Done;
    }
    match step {
        Step::Setup => {
            cx.push_all(&[Step::Generals, Step::Advisors, Step::Begin]);
            Flow::Done
        }
        Step::Generals => Flow::Split(Seats::first(cx.table.open.n as usize), Step::PickGeneral),
        Step::Advisors => Flow::Split(Seats::first(cx.table.open.n as usize), Step::PickAdvisor),
        Step::PickGeneral | Step::PickAdvisor | Step::PickCommand => {
            ask(lane.unwrap_or(Seat::new(0)))
        }
        Step::Begin => setup::begin(cx),
        Step::Spring => spring::begin(cx),
        Step::NewHordes { left } => spring::new_hordes(cx, left),
        Step::RefreshAdvisors => spring::refresh_advisors(cx),
        Step::QinAdvisor => Flow::Decide(Seat::new(0)),
        Step::Summer => summer::begin(cx),
        Step::ClearTrack => summer::clear_track(cx),
        Step::ReclaimOrHonor { seat } => summer::reclaim(cx, seat),
        Step::Fall => fall::begin(cx),
        Step::Commands => fall::commands(cx),
        Step::RevealCommands => fall::reveal(cx),
        Step::PlaceCommand { seat } => Flow::Decide(seat),
        Step::Turns { space } => fall::turns(cx, space),
        Step::Frame { card, owner } => fall::frame(cx, card, owner),
        Step::ActivationPhase => activation::begin(cx),
        Step::Activation { done } => activation::run(cx, done),
        Step::QinActivation { at, list, done } => qin::activation(cx, at, list, done),
        Step::Activate { location, special } => activation::activate(cx, location, special),
        Step::LocationEffect { location } => activation::effect(cx, location),
        Step::ReturnClerks { location } => activation::return_clerks(cx, location),
        Step::EndTurn { space } => fall::end_turn(cx, space),
        Step::Winter => winter::begin(cx),
        Step::Firing { section } => winter::firing(cx, section),
        Step::FiringEnd => {
            listeners::happen(cx, Happening::FiringEnd, None, Scope::NONE);
            Flow::Done
        }
        Step::Assault { section } => winter::assault(cx, section),
        Step::DiscardBarricades => winter::discard_barricades(cx),
        Step::EndCheck => end::check(cx),
        Step::Decrees { tried } => coop::run(cx, tried),
        Step::Consent { order, .. } => match order.first().and_then(Clan::seat) {
            Some(seat) => ask(seat),
            None => Flow::Done,
        },
        Step::Fulfilled { decree } => coop::fulfilled(cx, decree),
        Step::DecreePhase => coop::decree_phase(cx),
        Step::RefillDecrees => coop::refill(cx),
        Step::EventPhase => coop::event_phase(cx),
        Step::Each { task, order } => run_each(cx, task, order),
        Step::Happen { what, actor, scope } => listeners::run(cx, what, actor, scope),
        Step::Listen {
            seat,
            what,
            scope,
            done,
        } => listeners::listen(cx, seat, what, scope, done),
        Step::Run(text) => effects::run(cx, text),
        Step::Alternative(text) => match text.me.seat() {
            Some(seat) => ask(seat),
            None => Flow::Done,
        },
        Step::PickPlayers { text, .. } => match text.owner.seat() {
            Some(seat) => Flow::Decide(seat),
            None => Flow::Done,
        },
        Step::DefenseSection { seat, .. } => Flow::Decide(seat),
        Step::Window {
            window,
            scope,
            order,
        } => windows::run(cx, window, scope, order),
        Step::CloseInstance { played } => {
            cx.table.open.played = played;
            Flow::Done
        }
        Step::MoveFrom {
            clan,
            left,
            distinct,
            arrived,
        } => clerks::run(cx, clan, left, distinct, arrived),
        Step::MoveTo {
            clan,
            distinct,
            arrived,
            from,
            ..
        } => {
            let Some(seat) = cx.table.open.decider(clan) else {
                return Flow::Done;
            };
            let open = &cx.table.open;
            let several = clerks::targets(open, clan, distinct, arrived, from)
                .nth(1)
                .is_some();
            if several {
                ask(seat)
            } else {
                Flow::Decide(seat)
            }
        }
        Step::SpecialActivate { seat, left, done } => {
            let mut list = Vec::new();
            activation::special_options(&cx.table.open, seat, done, &mut list);
            if left == 0 || list.is_empty() {
                Flow::Done
            } else {
                ask(seat)
            }
        }
        Step::CopyCommand { seat } => Flow::Decide(seat),
        Step::UpgradeHere { seat, location } => {
            if production::may_upgrade(&cx.table.open, seat, location) {
                ask(seat)
            } else {
                Flow::Done
            }
        }
        Step::UpgradeAny { seat, left, done } => {
            let mut places = Location::PRODUCTION.into_iter();
            let open = &cx.table.open;
            let possible =
                places.any(|place| !done.has(place) && production::may_upgrade(open, seat, place));
            if left == 0 || !possible {
                Flow::Done
            } else {
                ask(seat)
            }
        }
        Step::Donate { seat, left, .. } => {
            if left == 0 {
                Flow::Done
            } else {
                ask(seat)
            }
        }
        Step::Recruit { .. } => barracks::run(cx, step),
        Step::Deploy { seat, batch } => barracks::deploy(cx, seat, batch),
        Step::DeployOne { seat, .. } => ask(seat),
        Step::DeployFree {
            seat,
            soldier,
            left,
        } => {
            if left == 0 || cx.table.open.usable(seat, soldier) == 0 {
                Flow::Done
            } else {
                ask(seat)
            }
        }
        Step::Attack {
            seat,
            left,
            who,
            used,
        } => attack::run(cx, seat, left, who, used),
        Step::Allies { order, left } => run_allies(cx, order, left),
        Step::RewardOrder { seat, .. } => ask(seat),
        Step::Reward { seat, spot } => {
            attack::reward(cx, seat, spot);
            Flow::Done
        }
        Step::AttackOrder { seat, done } => attack::run_order(cx, seat, done),
        Step::AttackSection {
            seat,
            section,
            used,
        } => {
            let who = crate::effect::Who::Ready;
            if attack::attacks_publicly_in(&cx.table.open, seat, section, who, used) {
                ask(seat)
            } else {
                Flow::Done
            }
        }
        Step::Wounds {
            seat,
            left,
            place,
            section,
        } => {
            let none = attack::wound_spots(&cx.table.open, seat, place, section)
                .next()
                .is_none();
            if left == 0 || none {
                Flow::Done
            } else {
                ask(seat)
            }
        }
        Step::Build { .. } => builders::run(cx, step),
        Step::Pay { seat, .. } => ask(seat),
        Step::Logistics { seat, left } => logistics::run(cx, seat, left),
        Step::Send {
            seat,
            from,
            to,
            group,
        } => {
            if group >= logistics::GROUPS {
                return Flow::Done;
            }
            if logistics::most(&cx.table.open, seat, from, to, group) > 0 {
                return ask(seat);
            }
            cx.push(Step::Send {
                seat,
                from,
                to,
                group: group + 1,
            });
            Flow::Done
        }
        Step::LogisticsDone { seat } => {
            listeners::happen(
                cx,
                Happening::LogisticsDone,
                Some(Clan::of(seat)),
                Scope::NONE,
            );
            Flow::Done
        }
        Step::TeaHouse { seat, .. }
        | Step::Academy { seat, .. }
        | Step::PlaceAdvisor { seat, .. } => ask(seat),
        Step::Embassy { seat, left } => embassy::run(cx, seat, left),
        Step::HandLimit { seat } => {
            if academy::is_over_limit(&cx.table.open, seat) {
                ask(seat)
            } else {
                Flow::Done
            }
        }
        Step::Intrigue { seat } => spring::intrigue(cx, seat),
        Step::Gain { seat, left, .. }
        | Step::Lose { seat, left, .. }
        | Step::Exchange { seat, left }
        | Step::Give { seat, left } => {
            if left == 0 {
                Flow::Done
            } else {
                ask(seat)
            }
        }
        Step::ReclaimCard { seat, left } => {
            let none = cx
                .table
                .open
                .player(seat)
                .discard
                .without(Command::Betrayal)
                .is_empty();
            if left == 0 || none {
                Flow::Done
            } else {
                ask(seat)
            }
        }
        Step::Sacrifice { seat, what, left } => coop::run_sacrifice(cx, seat, what, left),
        Step::Shame { seat, left } => shame::receive(cx, seat, left),
        Step::Atone { seat, left, paid } => {
            let open = &cx.table.open;
            // Honor is public, Chi is not.
            let hopeless = paid && open.is_coop() && !shame::can_pay(cx.table, seat);
            if shame::tokens(open, seat) == 0 || hopeless {
                Flow::Done
            } else if left == 0 && !paid {
                Flow::Decide(seat)
            } else {
                ask(seat)
            }
        }
        Step::Cleanup { at, gone } => defeat::cleanup(cx, at, gone),
        Step::Defeat { section, row } => defeat::begin(cx, section, row),
        Step::DefeatHonor { section, row } => defeat::honor(cx, section, row),
        Step::DefeatKill { section, row } => defeat::kill(cx, section, row),
        Step::DefeatEnd {
            section,
            row,
            claimant,
        } => defeat::end(cx, section, row, claimant),
        Step::BreachShame { section, row } => breach::shame(cx, section, row),
        Step::BreachKill { section } => breach::kill(cx, section),
        Step::Doom { seat, origin, left } => kill::run_doom(cx, seat, origin, left),
        Step::DoomReady { seat, left } => {
            let none = kill::ready(&cx.table.open, seat).next().is_none();
            if left == 0 || none {
                Flow::Done
            } else {
                Flow::Decide(seat)
            }
        }
        Step::OpenKill { place } => {
            kill::begin(cx, place);
            Flow::Done
        }
        Step::KillWindow => kill::window(cx),
        Step::SaveOwn { seat } => {
            if cx.table.open.kill.pending(seat) == 0 {
                Flow::Done
            } else {
                ask(seat)
            }
        }
        Step::SaveFree { seat, left, any } => {
            let open = &cx.table.open;
            let none = !open
                .seats()
                .any(|other| (any || other == seat) && open.kill.pending(other) > 0);
            if left == 0 || none {
                Flow::Done
            } else {
                ask(seat)
            }
        }
        Step::Slaughter => kill::slaughter(cx),
        Step::Killed => kill::killed(cx),
        Step::Shots {
            clan,
            section,
            left,
        } => winter::shots(cx, clan, section, left),
        Step::ReedBarracks => reed::barracks(cx),
        Step::ReedBarricade => reed::barricade(cx),
        Step::ReedEmbassy => reed::embassy(cx),
        Step::Excerpt => Flow::Done,
    }
}
