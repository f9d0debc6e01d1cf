//! What a choice does.

use super::each::each_next;
use crate::rules::prelude::*;

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
        (Step::RewardOrder { spot, other, .. }, Action::Reward(first)) => {
            attack::choose_first(cx, seat, spot, other, first);
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
            stock::lose_honor(
                cx,
                seat,
                cx.table.open.data().n.intrigue_honor,
                Source::Losses,
            );
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
