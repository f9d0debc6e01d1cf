//! What may be chosen at each step.

use super::prelude::*;

/// Every choice of a step, sorted. A question without an answer can be stopped, whatever a hand-made position says.
pub(crate) fn options(table: &Table, question: Question, seat: Seat, out: &mut Vec<Action>) {
    list(table, question, seat, out);
    if out.is_empty() {
        out.push(Action::Stop);
    }
    out.sort_unstable();
    out.dedup();
}

fn list(table: &Table, question: Question, seat: Seat, out: &mut Vec<Action>) {
    let open = &table.open;
    match question {
        Question::PickGeneral => out.extend(
            table
                .own(seat)
                .generals
                .iter()
                .flatten()
                .map(|&id| Action::General(id)),
        ),
        Question::PickAdvisor => out.extend(
            table
                .own(seat)
                .advisors
                .iter()
                .flatten()
                .map(|&id| Action::PickActive(id)),
        ),
        Question::PickCommand => out.extend(open.command_hand(seat).iter().map(Action::Command)),
        Question::QinAdvisor => {
            out.extend(
                open.advisor_track[..2]
                    .iter()
                    .flatten()
                    .map(|&advisor| Action::UnderQin(advisor)),
            );
        }
        Question::ReclaimOrHonor { .. } => out.extend([Action::TakeAll, Action::TakeHonor]),
        Question::PlaceCommand { .. } => {
            out.extend(fall::free_spaces(open).map(|space| Action::Space(space + 1)));
        }
        Question::Activation { done } => {
            out.extend(activation::eligible(open, done).map(Action::Activate));
        }
        Question::Decrees { tried } => {
            out.extend(coop::open_decrees(open, tried).map(Action::Fulfil));
            out.push(Action::Stop);
        }
        Question::Consent { decree, .. } => {
            if coop::can_consent(table, seat, decree) {
                out.push(Action::Agree);
            }
            out.push(Action::Stop);
        }
        Question::Next { order, .. } => out.extend(order.iter().map(Action::Next)),
        Question::First {
            what, scope, done, ..
        } => listeners::options(open, seat, what, scope, done, out),
        Question::Alternative(text) => effects::alternatives(table, text, seat, out),
        Question::PickPlayers { chosen, .. } => {
            out.extend(
                open.seats()
                    .map(Clan::of)
                    .filter(|&clan| Some(clan) != chosen)
                    .map(Action::Next),
            );
        }
        Question::DefenseSection { .. } => out.extend(open.sections().map(Action::Section)),
        Question::Window { window, scope, .. } => windows::options(table, seat, window, scope, out),
        Question::MoveFrom {
            clan,
            distinct,
            arrived,
            ..
        } => {
            out.extend(clerks::sources(open, clan, distinct, arrived).map(Action::leave));
            out.push(Action::Stop);
        }
        Question::MoveTo {
            clan,
            distinct,
            arrived,
            from,
            ..
        } => {
            out.extend(clerks::targets(open, clan, distinct, arrived, from).map(Action::To));
        }
        Question::SpecialActivate { done, .. } => {
            out.extend(activation::special(open, seat, done).map(Action::Activate));
            out.push(Action::Stop);
        }
        Question::CopyCommand { .. } => out.extend(fall::copyable(open, seat).map(Action::Copy)),
        Question::UpgradeHere { location, .. } => {
            production::upgrade_options(table, seat, location, out);
            out.push(Action::Stop);
        }
        Question::UpgradeAny { done, .. } => {
            for location in Location::PRODUCTION
                .into_iter()
                .filter(|&location| !done.has(location))
            {
                production::upgrade_options(table, seat, location, out);
            }
            out.push(Action::Stop);
        }
        Question::Donate { location, .. } => {
            if production::can_donate(table, seat, location).is_some() {
                out.push(Action::Donate);
            }
            out.push(Action::Stop);
        }
        Question::Recruit {
            left,
            discount,
            batch,
            off,
            ..
        } => {
            let ways = barracks::additions(table, seat, discount, batch, off);
            let ways = ways.filter(|_| left > 0);
            out.extend(ways.map(|(soldier, less)| Action::Recruit(Recruit { soldier, less })));
            out.push(Action::Stop);
        }
        Question::Deploy { batch, .. } => {
            out.extend(
                Soldier::ALL
                    .iter()
                    .filter(|kind| batch[kind.index()] > 0)
                    .map(|&kind| Action::Deploy(kind)),
            );
        }
        Question::DeployOne { soldier, .. } => barracks::deploy_options(table, seat, soldier, out),
        Question::DeployFree { .. } => {
            out.extend(open.sections().map(Action::Rest));
            out.push(Action::Stop);
        }
        Question::Attack { who, used, .. } => attack::options(table, seat, who, used, out),
        Question::Allies { .. } => {
            attack::options(table, seat, crate::effect::Who::Ready, [0; 3], out);
        }
        Question::RewardOrder { spot, other, .. } => {
            let second = Spot {
                cell: other,
                ..spot
            };
            out.extend([spot, second].map(Action::Reward));
        }
        Question::AttackOrder { done, .. } => {
            let sections = open.sections().filter(|&section| !done.has(section));
            let able = sections.filter(|&section| attack::can_attack_in(table, seat, section, 0));
            out.extend(able.map(Action::Section));
            out.push(Action::Stop);
        }
        Question::AttackSection { section, used, .. } => {
            attack::section_options(table, seat, section, used, out);
        }
        Question::Wounds { place, section, .. } => {
            out.extend(attack::wound_spots(open, seat, place, section).map(Action::Wound));
            out.push(Action::Stop);
        }
        Question::Build { left: 0, .. } => out.push(Action::Stop),
        Question::Build {
            discount, works, ..
        } => builders::options(table, seat, works, discount, out),
        Question::Pay { n, .. } => {
            let ways = builders::payments(table, seat, n);
            out.extend(ways.map(|[wood, stone, gold]| Action::Pay(wood, stone, gold)));
        }
        Question::Logistics { .. } => logistics::options(open, seat, out),
        Question::Send {
            from, to, group, ..
        } => {
            out.extend((0..=logistics::most(open, seat, from, to, group)).map(Action::Send));
        }
        Question::TeaHouse { all, .. } => tea::options(open, seat, all, out),
        Question::Academy { .. } => out.extend([Action::Draw, Action::Stop]),
        Question::Embassy { .. } => embassy::options(table, seat, out),
        Question::PlaceAdvisor { .. } => out.extend([Action::MakeActive, Action::MakeSupporting]),
        Question::HandLimit { .. } => academy::discard_options(table, seat, out),
        Question::Intrigue { .. } => {
            academy::discard_options(table, seat, out);
            out.push(Action::LoseHonor);
        }
        Question::Gain { chi, .. } => effects::gain_options(chi, out),
        Question::Lose { chi, .. } => effects::lose_options(table, seat, chi, out),
        Question::Exchange { .. } => effects::exchange_options(table, seat, out),
        Question::Give { .. } => effects::give_options(table, seat, out),
        Question::ReclaimCard { .. } => {
            let cards = summer::reclaimable(open, seat);
            out.extend(cards.iter().map(Action::Reclaim));
            out.push(Action::Stop);
        }
        Question::Sacrifice { what, .. } => coop::sacrifice_options(open, seat, what, out),
        Question::PlaceShame { .. } => shame::options(open, seat, out),
        Question::Atone { left, paid, .. } => shame::atone_options(table, seat, left, paid, out),
        Question::Doom { origin, .. } => kill::doom_options(open, seat, origin, out),
        Question::DoomReady { .. } => {
            let ready = kill::ready(open, seat);
            out.extend(
                ready.map(|(kind, section, firing)| {
                    Action::KillReady(kind, Place { section, firing })
                }),
            );
        }
        Question::SaveOwn { .. } => kill::save_options(table, seat, out),
        Question::SaveFree { any, .. } => kill::free_options(open, seat, any, out),
        Question::Shots { section, .. } => {
            out.extend(attack::archer_spots(open.front(section), section).map(Action::Wound));
        }
        Question::ReedBarracks => {
            out.extend(reed::spearman_spots(open).map(Action::AttackSpearman));
        }
        Question::ReedBarricade => {
            out.extend(reed::barricade_places(open).map(Action::Barricade));
            out.push(Action::Stop);
        }
        Question::ReedEmbassy => out.extend(
            open.advisor_track
                .iter()
                .flatten()
                .map(|&id| Action::Dismiss(id)),
        ),
    }
}
