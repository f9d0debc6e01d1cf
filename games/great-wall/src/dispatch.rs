//! Thin matches from steps into `rules/`: what runs, what may be chosen, what a choice does.

use crate::rules::prelude::*;

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
        Step::MoveTo { clan, .. } => match cx.table.open.decider(clan) {
            Some(seat) => Flow::Decide(seat),
            None => Flow::Done,
        },
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
    }
}

/// One clan after the other; in co-op the Active player picks who is next where Clerks act (GW-29.4).
fn run_each(cx: &mut Cx<'_>, task: Task, order: Order) -> Next {
    let Some(clan) = order.first() else {
        return Flow::Done;
    };
    if order.len() > 1 && cx.table.open.is_coop() && is_clerk_action(task) {
        return ask(activation::chooser(&cx.table.open));
    }
    each_next(cx, task, order, clan);
    Flow::Done
}

fn each_next(cx: &mut Cx<'_>, task: Task, order: Order, clan: Clan) {
    each(cx, task, order.without(clan));
    run_task(cx, task, clan);
}

/// Clerk actions whose order can matter; gathering, Upgrades and Donations never touch each other.
fn is_clerk_action(task: Task) -> bool {
    match task {
        Task::Frame(card, _) => fall::frame_of(card).is_some_and(|frame| frame.moves_clerks),
        Task::Barracks
        | Task::Build
        | Task::Logistics
        | Task::TeaHouse
        | Task::Embassy
        | Task::Academy => true,
        Task::Intrigue
        | Task::Plunder
        | Task::SummerShame
        | Task::Reclaim
        | Task::PlaceCommand
        | Task::Upgrade(_)
        | Task::Donate(..)
        | Task::Firing(_)
        | Task::Doom(..)
        | Task::Save
        | Task::Listen(..)
        | Task::Text(..)
        | Task::Shame(_)
        | Task::HandLimit => false,
    }
}

fn run_task(cx: &mut Cx<'_>, task: Task, clan: Clan) {
    let Some(seat) = clan.seat() else {
        return run_automatic(cx, task, clan);
    };
    let clerks =
        |cx: &Cx<'_>, location: Location| cx.table.open.clerks[clan.index()][location.index()];
    match task {
        Task::Intrigue => cx.push(Step::Intrigue { seat }),
        Task::Plunder => cx.push(Step::Lose {
            seat,
            chi: true,
            left: 1,
        }),
        Task::SummerShame => cx.push(Step::Atone {
            seat,
            left: 1,
            paid: true,
        }),
        Task::Reclaim => cx.push(Step::ReclaimOrHonor { seat }),
        Task::PlaceCommand => fall::place(cx, clan),
        Task::Frame(card, owner) => fall::others(cx, card, owner, clan),
        Task::Upgrade(location) => cx.push(Step::UpgradeHere { seat, location }),
        Task::Donate(location, gathered) => {
            let most = production::donations(&cx.table.open, seat);
            let left = most.min(gathered[seat.index()]);
            cx.push(Step::Donate {
                seat,
                location,
                left,
            });
        }
        Task::Barracks => {
            let left = clerks(cx, Location::Barracks);
            cx.push(Step::Recruit {
                seat,
                left,
                discount: 0,
                batch: [0; 3],
                off: [0; 4],
            });
        }
        Task::Build => {
            let left = clerks(cx, Location::BuildersCamp);
            cx.push(Step::Build {
                seat,
                left,
                discount: 0,
                works: Works::All,
                barricades: 0,
                walls: 0,
            });
        }
        Task::Logistics => {
            let left = clerks(cx, Location::Logistics);
            cx.table.open.moved = [[0; 4]; 3];
            cx.push(Step::Logistics { seat, left });
        }
        Task::TeaHouse => tea::visit(cx, clan),
        Task::Embassy => {
            let left = clerks(cx, Location::Embassy);
            cx.push(Step::Embassy { seat, left });
        }
        Task::Academy => academy::visit(cx, clan),
        Task::Firing(section) => {
            let left = cx.table.open.front(section).firing[clan.index()];
            cx.push(Step::Shots {
                clan,
                section,
                left,
            });
        }
        Task::Doom(section, row) => kill::doom_clan(cx, clan, section, row),
        Task::Save => cx.push(Step::SaveOwn { seat }),
        Task::Listen(what, scope) => cx.push(Step::Listen {
            seat,
            what,
            scope,
            done: 0,
        }),
        Task::Text(card, block, scope, owner) => {
            cx.push(Step::Run(Text {
                card,
                block,
                at: 0,
                owner,
                me: clan,
                scope,
            }));
        }
        Task::Shame(left) => cx.push(Step::Shame { seat, left }),
        Task::HandLimit => cx.push(Step::HandLimit { seat }),
    }
}

/// The Reed Clan and Qin Jiushao.
fn run_automatic(cx: &mut Cx<'_>, task: Task, clan: Clan) {
    match task {
        Task::PlaceCommand => fall::place(cx, clan),
        Task::Frame(card, owner) => fall::others(cx, card, owner, clan),
        Task::Firing(section) => {
            let left = cx.table.open.front(section).firing[clan.index()];
            cx.push(Step::Shots {
                clan,
                section,
                left,
            });
        }
        Task::Barracks if clan == Clan::QIN => {
            let n = cx.table.open.clerks[clan.index()][Location::Barracks.index()];
            qin::spearmen(cx, n);
        }
        Task::Barracks | Task::Build | Task::Embassy | Task::TeaHouse if clan == Clan::REED => {
            reed::visit(cx, task);
        }
        Task::Barracks
        | Task::Build
        | Task::Embassy
        | Task::TeaHouse
        | Task::Intrigue
        | Task::Plunder
        | Task::SummerShame
        | Task::Reclaim
        | Task::Upgrade(_)
        | Task::Donate(..)
        | Task::Logistics
        | Task::Academy
        | Task::Doom(..)
        | Task::Save
        | Task::Listen(..)
        | Task::Text(..)
        | Task::Shame(_)
        | Task::HandLimit => {}
    }
}

/// `allies_attack(n)`.
fn run_allies(cx: &mut Cx<'_>, order: Order, left: u8) -> Next {
    let Some(clan) = order.first() else {
        return Flow::Done;
    };
    if left == 0 {
        return Flow::Done;
    }
    match clan.seat() {
        Some(seat) if attack::can_attack_publicly(&cx.table.open, seat) => ask(seat),
        _ => {
            cx.push(Step::Allies {
                order: order.without(clan),
                left,
            });
            Flow::Done
        }
    }
}

/// Every choice of a step, sorted. A question without an answer can be stopped, whatever a hand-made position says.
pub fn options(table: &Table, step: Step, seat: Seat, out: &mut Vec<Action>) {
    list(table, step, seat, out);
    if out.is_empty() {
        out.push(Action::Stop);
    }
    out.sort_unstable();
    out.dedup();
}

fn list(table: &Table, step: Step, seat: Seat, out: &mut Vec<Action>) {
    let open = &table.open;
    match step {
        Step::PickGeneral => out.extend(
            table
                .own(seat)
                .generals
                .iter()
                .flatten()
                .map(|&id| Action::General(id)),
        ),
        Step::PickAdvisor => out.extend(
            table
                .own(seat)
                .advisors
                .iter()
                .flatten()
                .map(|&id| Action::PickActive(id)),
        ),
        Step::PickCommand => out.extend(open.command_hand(seat).iter().map(Action::Command)),
        Step::QinAdvisor => {
            out.extend(
                open.advisor_track[..2]
                    .iter()
                    .flatten()
                    .map(|&advisor| Action::UnderQin(advisor)),
            );
        }
        Step::ReclaimOrHonor { .. } => out.extend([Action::TakeAll, Action::TakeHonor]),
        Step::PlaceCommand { .. } => {
            out.extend(fall::free_spaces(open).map(|space| Action::Space(space + 1)));
        }
        Step::Activation { done } => {
            out.extend(activation::eligible(open, done).map(Action::Activate));
        }
        Step::Decrees { tried } => {
            out.extend(coop::open_decrees(open, tried).map(Action::Fulfil));
            out.push(Action::Stop);
        }
        Step::Consent { decree, .. } => {
            if coop::can_consent(table, seat, decree) {
                out.push(Action::Agree);
            }
            out.push(Action::Stop);
        }
        Step::Each { order, .. } => out.extend(order.iter().map(Action::Next)),
        Step::Listen {
            what, scope, done, ..
        } => listeners::options(open, seat, what, scope, done, out),
        Step::Alternative(text) => effects::alternatives(table, text, seat, out),
        Step::PickPlayers { chosen, .. } => {
            out.extend(
                open.seats()
                    .map(Clan::of)
                    .filter(|&clan| Some(clan) != chosen)
                    .map(Action::Next),
            );
        }
        Step::DefenseSection { .. } => out.extend(open.sections().map(Action::Section)),
        Step::Window { window, scope, .. } => windows::options(table, seat, window, scope, out),
        Step::MoveFrom {
            clan,
            distinct,
            arrived,
            ..
        } => {
            out.extend(clerks::sources(open, clan, distinct, arrived).map(Action::From));
            out.push(Action::Stop);
        }
        Step::MoveTo {
            clan,
            distinct,
            arrived,
            from,
            ..
        } => {
            out.extend(clerks::targets(open, clan, distinct, arrived, from).map(Action::To));
        }
        Step::SpecialActivate { done, .. } => {
            activation::special_options(open, seat, done, out);
            out.push(Action::Stop);
        }
        Step::CopyCommand { .. } => out.extend(fall::copyable(open, seat).map(Action::Copy)),
        Step::UpgradeHere { location, .. } => {
            production::upgrade_options(table, seat, location, out);
            out.push(Action::Stop);
        }
        Step::UpgradeAny { done, .. } => {
            for location in Location::PRODUCTION
                .into_iter()
                .filter(|&location| !done.has(location))
            {
                production::upgrade_options(table, seat, location, out);
            }
            out.push(Action::Stop);
        }
        Step::Donate { location, .. } => {
            if production::can_donate(table, seat, location).is_some() {
                out.push(Action::Donate);
            }
            out.push(Action::Stop);
        }
        Step::Recruit {
            discount,
            batch,
            off,
            ..
        } => {
            let ways = barracks::additions(table, seat, discount, batch, off);
            out.extend(ways.map(|(soldier, less)| Action::Recruit(soldier, less)));
            out.push(Action::Stop);
        }
        Step::Deploy { batch, .. } => {
            out.extend(
                Soldier::ALL
                    .iter()
                    .filter(|kind| batch[kind.index()] > 0)
                    .map(|&kind| Action::Deploy(kind)),
            );
        }
        Step::DeployOne { soldier, .. } => barracks::deploy_options(table, seat, soldier, out),
        Step::DeployFree { .. } => {
            out.extend(open.sections().map(Action::Rest));
            out.push(Action::Stop);
        }
        Step::Attack { who, used, .. } => attack::options(table, seat, who, used, out),
        Step::Allies { .. } => attack::options(table, seat, crate::effect::Who::Ready, [0; 3], out),
        Step::AttackOrder { done, .. } => {
            let sections = open.sections().filter(|&section| !done.has(section));
            let able = sections.filter(|&section| attack::can_attack_in(table, seat, section, 0));
            out.extend(able.map(Action::Section));
            out.push(Action::Stop);
        }
        Step::AttackSection { section, used, .. } => {
            attack::section_options(table, seat, section, used, out);
        }
        Step::Wounds { place, section, .. } => {
            out.extend(attack::wound_spots(open, seat, place, section).map(Action::Wound));
            out.push(Action::Stop);
        }
        Step::Build {
            discount, works, ..
        } => builders::options(table, seat, works, discount, out),
        Step::Pay { n, .. } => out.extend(builders::payments(table, seat, n).map(Action::Pay)),
        Step::Logistics { .. } => logistics::options(open, seat, out),
        Step::Send {
            from, to, group, ..
        } => {
            out.extend((0..=logistics::most(open, seat, from, to, group)).map(Action::Send));
        }
        Step::TeaHouse { all, .. } => tea::options(open, seat, all, out),
        Step::Academy { .. } => out.extend([Action::Draw, Action::Stop]),
        Step::Embassy { .. } => embassy::options(table, seat, out),
        Step::PlaceAdvisor { .. } => out.extend([Action::MakeActive, Action::MakeSupporting]),
        Step::HandLimit { .. } => academy::discard_options(table, seat, out),
        Step::Intrigue { .. } => {
            academy::discard_options(table, seat, out);
            out.push(Action::LoseHonor);
        }
        Step::Gain { chi, .. } => effects::gain_options(chi, out),
        Step::Lose { chi, .. } => effects::lose_options(table, seat, chi, out),
        Step::Exchange { .. } => effects::exchange_options(table, seat, out),
        Step::Give { .. } => effects::give_options(table, seat, out),
        Step::ReclaimCard { .. } => {
            let cards = open.player(seat).discard.without(Command::Betrayal);
            out.extend(cards.iter().map(Action::Reclaim));
            out.push(Action::Stop);
        }
        Step::Sacrifice { what, .. } => coop::sacrifice_options(open, seat, what, out),
        Step::Shame { .. } => shame::options(open, seat, out),
        Step::Atone { left, paid, .. } => shame::atone_options(table, seat, left, paid, out),
        Step::Doom { origin, .. } => kill::doom_options(open, seat, origin, out),
        Step::DoomReady { .. } => {
            let ready = kill::ready(open, seat);
            out.extend(
                ready.map(|(kind, section, firing)| Action::KillReady(kind, section, firing)),
            );
        }
        Step::SaveOwn { .. } => kill::save_options(table, seat, out),
        Step::SaveFree { any, .. } => kill::free_options(open, seat, any, out),
        Step::Shots { section, .. } => {
            out.extend(attack::archer_spots(open.front(section), section).map(Action::Wound));
        }
        Step::ReedBarracks => out.extend(reed::spearman_spots(open).map(Action::AttackSpearman)),
        Step::ReedBarricade => {
            out.extend(reed::barricade_places(open).map(Action::Barricade));
            out.push(Action::Stop);
        }
        Step::ReedEmbassy => out.extend(
            open.advisor_track
                .iter()
                .flatten()
                .map(|&id| Action::Dismiss(id)),
        ),
        // These never ask.
        Step::Setup
        | Step::Generals
        | Step::Advisors
        | Step::Begin
        | Step::Spring
        | Step::NewHordes { .. }
        | Step::RefreshAdvisors
        | Step::Summer
        | Step::ClearTrack
        | Step::Fall
        | Step::Commands
        | Step::RevealCommands
        | Step::Turns { .. }
        | Step::Frame { .. }
        | Step::ActivationPhase
        | Step::QinActivation { .. }
        | Step::Activate { .. }
        | Step::LocationEffect { .. }
        | Step::ReturnClerks { .. }
        | Step::EndTurn { .. }
        | Step::Winter
        | Step::Firing { .. }
        | Step::FiringEnd
        | Step::Assault { .. }
        | Step::DiscardBarricades
        | Step::EndCheck
        | Step::Fulfilled { .. }
        | Step::DecreePhase
        | Step::RefillDecrees
        | Step::EventPhase
        | Step::Happen { .. }
        | Step::Run(_)
        | Step::CloseInstance { .. }
        | Step::LogisticsDone { .. }
        | Step::Cleanup { .. }
        | Step::Defeat { .. }
        | Step::DefeatHonor { .. }
        | Step::DefeatKill { .. }
        | Step::DefeatEnd { .. }
        | Step::BreachShame { .. }
        | Step::BreachKill { .. }
        | Step::OpenKill { .. }
        | Step::KillWindow
        | Step::Slaughter
        | Step::Killed => {}
    }
}

/// Carries out a choice.
pub fn choose(cx: &mut Cx<'_>, step: Step, seat: Seat, action: Action) {
    match (step, action) {
        (Step::PickGeneral, Action::General(general)) => setup::choose_general(cx, seat, general),
        (Step::PickAdvisor, Action::PickActive(advisor)) => {
            setup::choose_advisor(cx, seat, advisor);
        }
        (Step::PickCommand, Action::Command(command)) => {
            cx.table.open.player_mut(seat).chosen = Some(command);
        }
        (Step::QinAdvisor, Action::UnderQin(advisor)) => spring::choose_qin_advisor(cx, advisor),
        (Step::ReclaimOrHonor { .. }, Action::TakeAll) => summer::take_all(cx, seat),
        (Step::ReclaimOrHonor { .. }, Action::TakeHonor) => {
            let n = summer::reclaim_honor(&cx.table.open, seat);
            stock::honor(cx, Clan::of(seat), n, Source::Reclaim);
        }
        (Step::PlaceCommand { .. }, Action::Space(space)) => fall::choose_space(cx, seat, space),
        (Step::Activation { done }, Action::Activate(location)) => {
            activation::next(cx, done, location);
        }
        (Step::Decrees { tried }, Action::Fulfil(decree)) => {
            coop::choose(cx, decree, tried.with(decree));
        }
        (
            Step::Consent {
                decree,
                order,
                tried,
            },
            Action::Agree,
        ) => coop::agree(cx, decree, order, tried, seat),
        (Step::Consent { decree, .. }, Action::Stop) => cx.tell(Event::Declined { seat, decree }),
        (Step::Each { task, order }, Action::Next(clan)) => each_next(cx, task, order, clan),
        (
            Step::Listen {
                what, scope, done, ..
            },
            Action::First(card),
        ) => {
            listeners::choose(cx, seat, what, scope, done, card);
        }
        (Step::Alternative(text), Action::Choose(at)) => effects::choose_alternative(cx, text, at),
        (Step::PickPlayers { text, left, .. }, Action::Next(clan)) => {
            effects::choose_player(cx, text, left, clan);
        }
        (Step::DefenseSection { n, .. }, Action::Section(section)) => {
            effects::add_defense(cx, section, n);
        }
        (
            Step::Window {
                window,
                scope,
                order,
            },
            Action::Play(tactic),
        ) => {
            cx.push(Step::Window {
                window,
                scope,
                order: order.without(Clan::of(seat)),
            });
            windows::play(cx, seat, tactic, false, scope);
        }
        (
            Step::Window {
                window,
                scope,
                order,
            },
            Action::Boost(tactic),
        ) => {
            cx.push(Step::Window {
                window,
                scope,
                order: order.without(Clan::of(seat)),
            });
            windows::play(cx, seat, tactic, true, scope);
        }
        (
            Step::Window {
                window,
                scope,
                order,
            },
            _,
        ) => {
            cx.push(Step::Window {
                window,
                scope,
                order: order.without(Clan::of(seat)),
            });
        }
        (
            Step::MoveFrom {
                clan,
                left,
                distinct,
                arrived,
            },
            Action::From(from),
        ) => {
            cx.push(Step::MoveTo {
                clan,
                left,
                distinct,
                arrived,
                from,
            });
        }
        (
            Step::MoveTo {
                clan,
                left,
                distinct,
                arrived,
                from,
            },
            Action::To(to),
        ) => {
            let arrived = arrived.with(to);
            cx.push(Step::MoveFrom {
                clan,
                left: left.saturating_sub(1),
                distinct,
                arrived,
            });
            clerks::move_clerk(cx, clan, from, to);
        }
        (Step::SpecialActivate { left, done, .. }, Action::Activate(location)) => {
            cx.push(Step::SpecialActivate {
                seat,
                left: left.saturating_sub(1),
                done: done.with(location),
            });
            cx.push(Step::Activate {
                location,
                special: true,
            });
        }
        (Step::CopyCommand { .. }, Action::Copy(command)) => fall::copy(cx, seat, command),
        (Step::UpgradeHere { .. }, Action::Upgrade(location, soldier)) => {
            production::upgrade(cx, seat, location, soldier);
        }
        (Step::UpgradeAny { left, done, .. }, Action::Upgrade(location, soldier)) => {
            cx.push(Step::UpgradeAny {
                seat,
                left: left.saturating_sub(1),
                done: done.with(location),
            });
            production::upgrade(cx, seat, location, soldier);
        }
        (Step::Donate { location, left, .. }, Action::Donate) => {
            cx.push(Step::Donate {
                seat,
                location,
                left: left.saturating_sub(1),
            });
            production::donate(cx, seat, location);
        }
        (
            Step::Recruit {
                left,
                discount,
                batch,
                off,
                ..
            },
            Action::Recruit(soldier, less),
        ) => {
            let (batch, off) = barracks::added(batch, off, soldier, less);
            cx.push(Step::Recruit {
                seat,
                left: left.saturating_sub(1),
                discount,
                batch,
                off,
            });
        }
        (Step::Recruit { .. }, _) => barracks::finish(cx, step),
        (Step::Deploy { batch, .. }, Action::Deploy(soldier)) => {
            barracks::deploy_next(cx, seat, batch, soldier);
        }
        (Step::DeployOne { soldier, .. }, Action::Rest(section)) => {
            barracks::rest(cx, seat, soldier, section);
        }
        (Step::DeployOne { .. }, action) => {
            attack::carry_out(cx, seat, action, attack::Origin::Pool);
        }
        (Step::DeployFree { soldier, left, .. }, Action::Rest(section)) => {
            cx.push(Step::DeployFree {
                seat,
                soldier,
                left: left.saturating_sub(1),
            });
            barracks::rest(cx, seat, soldier, section);
        }
        (
            Step::Attack {
                left,
                who,
                mut used,
                ..
            },
            action,
        ) => {
            if let Some(section) = attack::section_of(action) {
                used[section.index()] += u8::from(attack::uses_archer(action));
                cx.push(Step::Attack {
                    seat,
                    left: left.saturating_sub(1),
                    who,
                    used,
                });
                attack::carry_out(cx, seat, action, attack::Origin::Rest);
            }
        }
        (Step::Allies { order, left }, action) => {
            let attacks = attack::section_of(action).is_some();
            let left = left.saturating_sub(u8::from(attacks));
            cx.push(Step::Allies {
                order: order.without(Clan::of(seat)),
                left,
            });
            attack::carry_out(cx, seat, action, attack::Origin::Rest);
        }
        (Step::AttackOrder { done, .. }, Action::Section(section)) => {
            cx.push(Step::AttackOrder {
                seat,
                done: done.with(section),
            });
            cx.push(Step::AttackSection {
                seat,
                section,
                used: 0,
            });
        }
        (Step::AttackSection { section, used, .. }, action)
            if attack::section_of(action).is_some() =>
        {
            let used = used.saturating_add(u8::from(attack::uses_archer(action)));
            cx.push(Step::AttackSection {
                seat,
                section,
                used,
            });
            attack::carry_out(cx, seat, action, attack::Origin::Rest);
        }
        (
            Step::Wounds {
                left,
                place,
                section,
                ..
            },
            Action::Wound(spot),
        ) => {
            let section = section
                .or(Some(spot.section).filter(|_| place == crate::effect::Where::OneSection));
            cx.push(Step::Wounds {
                seat,
                left: left.saturating_sub(1),
                place,
                section,
            });
            attack::wound(cx, Clan::of(seat), spot);
        }
        (Step::Build { .. }, Action::Barricade(section)) => {
            builders::build(cx, step, builders::Kind::Barricade, section);
        }
        (Step::Build { .. }, Action::Wall(section)) => {
            builders::build(cx, step, builders::Kind::Wall, section);
        }
        (Step::Build { .. }, _) => builders::finish(cx, step),
        (Step::Pay { .. }, Action::Pay([wood, stone, gold])) => {
            stock::pay(cx, seat, [wood, stone, gold, 0]);
        }
        (Step::Logistics { left, .. }, Action::Logistics(from, to)) => {
            cx.push(Step::Logistics {
                seat,
                left: left.saturating_sub(1),
            });
            cx.push(Step::Send {
                seat,
                from,
                to,
                group: 0,
            });
        }
        (Step::Logistics { .. }, _) => cx.push(Step::LogisticsDone { seat }),
        (
            Step::Send {
                from, to, group, ..
            },
            Action::Send(n),
        ) => {
            cx.push(Step::Send {
                seat,
                from,
                to,
                group: group + 1,
            });
            logistics::send(cx, seat, from, to, group, n);
        }
        (Step::TeaHouse { .. }, Action::TeaUp) => {
            let by = tea::steps(&cx.table.open, seat);
            tea::raise(cx, Clan::of(seat), by as usize);
        }
        (Step::TeaHouse { .. }, Action::TeaTop) => tea::raise(cx, Clan::of(seat), usize::MAX),
        (Step::Academy { n, .. }, Action::Draw) => academy::draw(cx, seat, n),
        (Step::Embassy { left, .. }, Action::HireClerk) => {
            cx.push(Step::Embassy {
                seat,
                left: left.saturating_sub(1),
            });
            embassy::hire_clerk(cx, seat);
        }
        (Step::Embassy { left, .. }, Action::Hire(advisor)) => {
            cx.push(Step::Embassy {
                seat,
                left: left.saturating_sub(1),
            });
            embassy::hire(cx, seat, advisor);
        }
        (Step::PlaceAdvisor { advisor, .. }, Action::MakeActive) => {
            embassy::place(cx, seat, advisor, true);
        }
        (Step::PlaceAdvisor { advisor, .. }, Action::MakeSupporting) => {
            embassy::place(cx, seat, advisor, false);
        }
        (Step::HandLimit { .. }, Action::Discard(tactic)) => {
            cx.push(Step::HandLimit { seat });
            stock::discard_tactic(cx, seat, tactic);
            cx.tell(Event::DiscardedTactic { seat, tactic });
        }
        (Step::Intrigue { .. }, Action::Discard(tactic)) => {
            stock::discard_tactic(cx, seat, tactic);
            cx.tell(Event::DiscardedTactic { seat, tactic });
        }
        (Step::Intrigue { .. }, _) => {
            stock::lose_honor(cx, seat, data().n.intrigue_honor, Source::Losses);
        }
        (Step::Gain { chi, left, .. }, Action::Take(resource)) => {
            cx.push(Step::Gain {
                seat,
                chi,
                left: left.saturating_sub(1),
            });
            stock::gain(cx, seat, resource, 1);
        }
        (Step::Lose { chi, left, .. }, Action::Lose(resource)) => {
            cx.push(Step::Lose {
                seat,
                chi,
                left: left.saturating_sub(1),
            });
            stock::pay(cx, seat, stock::only(resource, 1));
        }
        (Step::Exchange { left, .. }, Action::Swap(from, to)) => {
            cx.push(Step::Exchange {
                seat,
                left: left.saturating_sub(1),
            });
            let own = &mut cx.table.own_mut(seat).resources;
            own[from.index()] = own[from.index()].saturating_sub(1);
            own[to.index()] = own[to.index()].saturating_add(1);
            cx.tell(Event::Swapped { seat, from, to });
        }
        (Step::Give { left, .. }, Action::Give(resource, to)) => {
            cx.push(Step::Give {
                seat,
                left: left.saturating_sub(1),
            });
            let own = &mut cx.table.own_mut(seat).resources[resource.index()];
            *own = own.saturating_sub(1);
            let theirs = &mut cx.table.own_mut(to).resources[resource.index()];
            *theirs = theirs.saturating_add(1);
            cx.tell(Event::Given { seat, resource, to });
        }
        (Step::ReclaimCard { left, .. }, Action::Reclaim(command)) => {
            cx.push(Step::ReclaimCard {
                seat,
                left: left.saturating_sub(1),
            });
            summer::take_one(cx, seat, command);
        }
        (Step::Sacrifice { what, left, .. }, Action::Sacrifice(soldier, section, firing)) => {
            cx.push(Step::Sacrifice {
                seat,
                what,
                left: left.saturating_sub(1),
            });
            coop::sacrifice(cx, seat, soldier, section, firing);
        }
        (Step::Shame { left, .. }, action) => {
            cx.push(Step::Shame {
                seat,
                left: left.saturating_sub(1),
            });
            shame::place(cx, seat, action);
        }
        (Step::Atone { left, paid, .. }, Action::AtoneSoldier(_) | Action::AtoneHorde(_)) => {
            if paid || left > 1 {
                cx.push(Step::Atone {
                    seat,
                    left: left.saturating_sub(1).max(1),
                    paid,
                });
            }
            shame::atone(cx, seat, action, paid);
        }
        (Step::Doom { origin, left, .. }, Action::Kill(soldier)) => {
            cx.push(Step::Doom {
                seat,
                origin,
                left: left.saturating_sub(1),
            });
            kill::doom(cx, seat, origin, soldier);
        }
        (Step::DoomReady { left, .. }, Action::KillReady(soldier, section, firing)) => {
            cx.push(Step::DoomReady {
                seat,
                left: left.saturating_sub(1),
            });
            let origin = section.index() as u8 + if firing { 3 } else { 0 };
            kill::doom(cx, seat, origin, soldier);
        }
        (Step::SaveOwn { .. }, Action::Save(_, soldier, section)) => {
            cx.push(Step::SaveOwn { seat });
            let price = kill::save_cost(&cx.table.open, seat, section);
            stock::pay(cx, seat, stock::only(Resource::Chi, price));
            kill::save(cx, seat, soldier, section);
        }
        (Step::SaveFree { left, any, .. }, Action::Save(clan, soldier, section)) => {
            cx.push(Step::SaveFree {
                seat,
                left: left.saturating_sub(1),
                any,
            });
            if let Some(owner) = clan.seat() {
                kill::save(cx, owner, soldier, section);
            }
        }
        (Step::Shots { section, left, .. }, Action::Wound(spot)) => {
            winter::shoot(cx, seat, section, left, spot);
        }
        (Step::ReedBarracks, Action::AttackSpearman(spot)) => reed::attack(cx, spot),
        (Step::ReedBarricade, Action::Barricade(section)) => reed::put_barricade(cx, section),
        (Step::ReedEmbassy, Action::Dismiss(advisor)) => reed::dismiss(cx, advisor),
        // "Stop" where nothing follows it.
        _ => {}
    }
}
