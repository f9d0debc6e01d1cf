//! What may be chosen at each step.

use crate::rules::prelude::*;

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
        Step::RewardOrder { spot, other, .. } => {
            let second = Spot {
                cell: other,
                ..spot
            };
            out.extend([spot, second].map(Action::Reward));
        }
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
        | Step::Killed
        | Step::Reward { .. }
        | Step::Excerpt => {}
    }
}
