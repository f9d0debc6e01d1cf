//! What a choice does.

use super::{each::each_next, prelude::*};

/// Carries out a choice.
pub(crate) fn choose(cx: &mut Cx<'_>, question: Question, seat: Seat, action: Action) {
    match (question, action) {
        (Question::PickGeneral, Action::General(general)) => {
            setup::choose_general(cx, seat, general);
        }
        (Question::PickAdvisor, Action::PickActive(advisor)) => {
            setup::choose_advisor(cx, seat, advisor);
        }
        (Question::PickCommand, Action::Command(command)) => {
            cx.table.open.player_mut(seat).chosen = Some(command);
        }
        (Question::QinAdvisor, Action::UnderQin(advisor)) => {
            spring::choose_qin_advisor(cx, advisor);
        }
        (Question::ReclaimOrHonor { .. }, Action::TakeAll) => summer::take_all(cx, seat),
        (Question::ReclaimOrHonor { .. }, Action::TakeHonor) => {
            let n = summer::reclaim_honor(&cx.table.open, seat);
            stock::honor(cx, Clan::of(seat), n, Source::Reclaim);
        }
        (Question::PlaceCommand { .. }, Action::Space(space)) => {
            fall::choose_space(cx, seat, space);
        }
        (Question::Activation { done }, Action::Activate(location)) => {
            activation::next(cx, done, location);
        }
        (Question::Decrees { tried }, Action::Fulfil(decree)) => {
            coop::choose(cx, decree, tried.with(decree));
        }
        (
            Question::Consent {
                decree,
                order,
                tried,
            },
            Action::Agree,
        ) => coop::agree(cx, decree, order, tried, seat),
        (Question::Consent { decree, .. }, Action::Stop) => {
            cx.tell(Event::Declined { seat, decree });
        }
        (Question::Next { task, order }, Action::Next(clan)) => each_next(cx, task, order, clan),
        (
            Question::First {
                what, scope, done, ..
            },
            Action::First(card),
        ) => {
            listeners::choose(cx, seat, what, scope, done, card);
        }
        (Question::Alternative(text), Action::Choose(at)) => {
            effects::choose_alternative(cx, text, at);
        }
        (Question::PickPlayers { text, left, .. }, Action::Next(clan)) => {
            effects::choose_player(cx, text, left, clan);
        }
        (Question::DefenseSection { n, .. }, Action::Section(section)) => {
            effects::add_defense(cx, section, n);
        }
        (
            Question::Window {
                window,
                scope,
                order,
            },
            Action::Play(tactic),
        ) => {
            cx.ask(Question::Window {
                window,
                scope,
                order: order.after(Clan::of(seat)),
            });
            windows::play(cx, seat, tactic, false, scope);
        }
        (
            Question::Window {
                window,
                scope,
                order,
            },
            Action::Boost(tactic),
        ) => {
            cx.ask(Question::Window {
                window,
                scope,
                order: order.after(Clan::of(seat)),
            });
            windows::play(cx, seat, tactic, true, scope);
        }
        (
            Question::Window {
                window,
                scope,
                order,
            },
            _,
        ) => {
            cx.ask(Question::Window {
                window,
                scope,
                order: order.after(Clan::of(seat)),
            });
        }
        (
            Question::MoveFrom {
                clan,
                left,
                distinct,
                arrived,
            },
            Action::FromPool,
        ) => {
            cx.ask(Question::MoveTo {
                clan,
                left,
                distinct,
                arrived,
                from: None,
            });
        }
        (
            Question::MoveFrom {
                clan,
                left,
                distinct,
                arrived,
            },
            Action::From(from),
        ) => {
            cx.ask(Question::MoveTo {
                clan,
                left,
                distinct,
                arrived,
                from: Some(from),
            });
        }
        (
            Question::MoveTo {
                clan,
                left,
                distinct,
                arrived,
                from,
            },
            Action::To(to),
        ) => {
            let arrived = arrived.with(to);
            cx.ask(Question::MoveFrom {
                clan,
                left: left.saturating_sub(1),
                distinct,
                arrived,
            });
            clerks::move_clerk(cx, clan, from, to);
        }
        (Question::SpecialActivate { left, done, .. }, Action::Activate(location)) => {
            cx.ask(Question::SpecialActivate {
                seat,
                left: left.saturating_sub(1),
                done: done.with(location),
            });
            cx.work(Work::Activate {
                location,
                special: true,
            });
        }
        (Question::CopyCommand { .. }, Action::Copy(command)) => fall::copy(cx, seat, command),
        (Question::UpgradeHere { .. }, Action::Upgrade(Upgrade { location, soldier })) => {
            production::upgrade(cx, seat, location, soldier);
        }
        (
            Question::UpgradeAny { left, done, .. },
            Action::Upgrade(Upgrade { location, soldier }),
        ) => {
            cx.ask(Question::UpgradeAny {
                seat,
                left: left.saturating_sub(1),
                done: done.with(location),
            });
            production::upgrade(cx, seat, location, soldier);
        }
        (Question::Donate { location, left, .. }, Action::Donate) => {
            cx.ask(Question::Donate {
                seat,
                location,
                left: left.saturating_sub(1),
            });
            production::donate(cx, seat, location);
        }
        (
            Question::Recruit {
                left,
                discount,
                batch,
                off,
                ..
            },
            Action::Recruit(Recruit { soldier, less }),
        ) => {
            let (batch, off) = barracks::added(batch, off, soldier, less);
            cx.ask(Question::Recruit {
                seat,
                left: left.saturating_sub(1),
                discount,
                batch,
                off,
            });
        }
        (Question::Recruit { batch, off, .. }, _) => barracks::finish(cx, seat, batch, off),
        (Question::Deploy { batch, .. }, Action::Deploy(soldier)) => {
            barracks::deploy_next(cx, seat, batch, soldier);
        }
        (Question::DeployOne { soldier, .. }, Action::Rest(section)) => {
            barracks::rest(cx, seat, soldier, section);
        }
        (Question::DeployOne { .. }, action) => {
            attack::carry_out(cx, seat, action, attack::Origin::Pool);
        }
        (Question::DeployFree { soldier, left, .. }, Action::Rest(section)) => {
            cx.ask(Question::DeployFree {
                seat,
                soldier,
                left: left.saturating_sub(1),
            });
            barracks::rest(cx, seat, soldier, section);
        }
        (
            Question::Attack {
                left,
                who,
                mut used,
                ..
            },
            action,
        ) => {
            if let Some(section) = attack::section_of(action) {
                used[section.index()] += u8::from(attack::uses_archer(action));
                cx.ask(Question::Attack {
                    seat,
                    left: left.saturating_sub(1),
                    who,
                    used,
                });
                attack::carry_out(cx, seat, action, attack::Origin::Rest);
            }
        }
        (Question::Allies { order, left }, action) => {
            let attacks = attack::section_of(action).is_some();
            let left = left.saturating_sub(u8::from(attacks));
            cx.ask(Question::Allies {
                order: order.after(Clan::of(seat)),
                left,
            });
            attack::carry_out(cx, seat, action, attack::Origin::Rest);
        }
        (Question::RewardOrder { spot, other, .. }, Action::Reward(first)) => {
            attack::choose_first(cx, seat, spot, other, first);
        }
        (Question::AttackOrder { done, .. }, Action::Section(section)) => {
            cx.ask(Question::AttackOrder {
                seat,
                done: done.with(section),
            });
            cx.ask(Question::AttackSection {
                seat,
                section,
                used: 0,
            });
        }
        (Question::AttackSection { section, used, .. }, action)
            if attack::section_of(action).is_some() =>
        {
            let used = used.saturating_add(u8::from(attack::uses_archer(action)));
            cx.ask(Question::AttackSection {
                seat,
                section,
                used,
            });
            attack::carry_out(cx, seat, action, attack::Origin::Rest);
        }
        (
            Question::Wounds {
                left,
                place,
                section,
                ..
            },
            Action::Wound(spot),
        ) => {
            let section = section
                .or(Some(spot.section).filter(|_| place == crate::effect::Where::OneSection));
            cx.ask(Question::Wounds {
                seat,
                left: left.saturating_sub(1),
                place,
                section,
            });
            attack::wound(cx, Clan::of(seat), spot);
        }
        (Question::Build { .. }, Action::Barricade(section)) => {
            builders::build(cx, question, builders::Kind::Barricade, section);
        }
        (Question::Build { .. }, Action::Wall(section)) => {
            builders::build(cx, question, builders::Kind::Wall, section);
        }
        (Question::Build { .. }, _) => builders::finish(cx, question),
        (Question::Pay { .. }, Action::Pay(wood, stone, gold)) => {
            stock::pay(cx, seat, [wood, stone, gold, 0]);
        }
        (Question::Logistics { left, .. }, Action::Logistics(from, to)) => {
            cx.ask(Question::Logistics {
                seat,
                left: left.saturating_sub(1),
            });
            cx.ask(Question::Send {
                seat,
                from,
                to,
                group: 0,
            });
        }
        (
            Question::Send {
                from, to, group, ..
            },
            Action::Send(n),
        ) => {
            cx.ask(Question::Send {
                seat,
                from,
                to,
                group: group + 1,
            });
            logistics::send(cx, seat, from, to, group, n);
        }
        (Question::TeaHouse { .. }, Action::TeaUp) => {
            let by = tea::steps(&cx.table.open, seat);
            tea::raise(cx, Clan::of(seat), by as usize);
        }
        (Question::TeaHouse { .. }, Action::TeaTop) => tea::raise(cx, Clan::of(seat), usize::MAX),
        (Question::Academy { n, .. }, Action::Draw) => academy::draw(cx, seat, n),
        (Question::Embassy { left, .. }, Action::HireClerk) => {
            cx.ask(Question::Embassy {
                seat,
                left: left.saturating_sub(1),
            });
            embassy::hire_clerk(cx, seat);
        }
        (Question::Embassy { left, .. }, Action::Hire(advisor)) => {
            cx.ask(Question::Embassy {
                seat,
                left: left.saturating_sub(1),
            });
            embassy::hire(cx, seat, advisor);
        }
        (Question::PlaceAdvisor { advisor, .. }, Action::MakeActive) => {
            embassy::place(cx, seat, advisor, true);
        }
        (Question::PlaceAdvisor { advisor, .. }, Action::MakeSupporting) => {
            embassy::place(cx, seat, advisor, false);
        }
        (Question::HandLimit { .. }, Action::Discard(tactic)) => {
            cx.ask(Question::HandLimit { seat });
            stock::discard_tactic(cx, seat, tactic);
            cx.tell(Event::DiscardedTactic { seat, tactic });
        }
        (Question::Intrigue { .. }, Action::Discard(tactic)) => {
            stock::discard_tactic(cx, seat, tactic);
            cx.tell(Event::DiscardedTactic { seat, tactic });
        }
        (Question::Intrigue { .. }, _) => spring::lose_to_intrigue(cx, seat),
        (Question::Gain { chi, left, .. }, Action::Take(resource)) => {
            cx.ask(Question::Gain {
                seat,
                chi,
                left: left.saturating_sub(1),
            });
            stock::gain(cx, seat, resource, 1);
        }
        (Question::Lose { chi, left, .. }, Action::Lose(resource)) => {
            cx.ask(Question::Lose {
                seat,
                chi,
                left: left.saturating_sub(1),
            });
            stock::pay(cx, seat, stock::only(resource, 1));
        }
        (Question::Exchange { left, .. }, Action::Swap(from, to)) => {
            cx.ask(Question::Exchange {
                seat,
                left: left.saturating_sub(1),
            });
            let own = &mut cx.table.own_mut(seat).resources;
            own[from.index()] = own[from.index()].saturating_sub(1);
            own[to.index()] = own[to.index()].saturating_add(1);
            cx.tell(Event::Swapped { seat, from, to });
        }
        (Question::Give { left, .. }, Action::Give(resource, to)) => {
            cx.ask(Question::Give {
                seat,
                left: left.saturating_sub(1),
            });
            let own = &mut cx.table.own_mut(seat).resources[resource.index()];
            *own = own.saturating_sub(1);
            let theirs = &mut cx.table.own_mut(to).resources[resource.index()];
            *theirs = theirs.saturating_add(1);
            cx.tell(Event::Given { seat, resource, to });
        }
        (Question::ReclaimCard { left, .. }, Action::Reclaim(command)) => {
            cx.ask(Question::ReclaimCard {
                seat,
                left: left.saturating_sub(1),
            });
            summer::take_one(cx, seat, command);
        }
        (
            Question::Sacrifice { what, left, .. },
            Action::Sacrifice(soldier, Place { section, firing }),
        ) => {
            cx.ask(Question::Sacrifice {
                seat,
                what,
                left: left.saturating_sub(1),
            });
            coop::sacrifice(cx, seat, soldier, section, firing);
        }
        (Question::PlaceShame { left, .. }, action) => {
            cx.work(Work::Shame {
                seat,
                left: left.saturating_sub(1),
            });
            shame::place(cx, seat, action);
        }
        (Question::Atone { left, paid, .. }, Action::AtoneSoldier(_) | Action::AtoneHorde(_)) => {
            if paid || left > 1 {
                cx.ask(Question::Atone {
                    seat,
                    left: left.saturating_sub(1).max(1),
                    paid,
                });
            }
            shame::atone(cx, seat, action, paid);
        }
        (Question::Doom { origin, left, .. }, Action::Kill(soldier)) => {
            cx.ask(Question::Doom {
                seat,
                origin,
                left: left.saturating_sub(1),
            });
            kill::doom(cx, seat, origin, soldier);
        }
        (
            Question::DoomReady { left, .. },
            Action::KillReady(soldier, Place { section, firing }),
        ) => {
            cx.ask(Question::DoomReady {
                seat,
                left: left.saturating_sub(1),
            });
            let origin = section.index() as u8 + if firing { 3 } else { 0 };
            kill::doom(cx, seat, origin, soldier);
        }
        (Question::SaveOwn { .. }, Action::Save(_, soldier, section)) => {
            cx.ask(Question::SaveOwn { seat });
            let price = kill::save_cost(&cx.table.open, seat, section);
            stock::pay(cx, seat, stock::only(Resource::Chi, price));
            kill::save(cx, seat, soldier, section);
        }
        (Question::SaveFree { left, any, .. }, Action::Save(clan, soldier, section)) => {
            cx.ask(Question::SaveFree {
                seat,
                left: left.saturating_sub(1),
                any,
            });
            if let Some(owner) = clan.seat() {
                kill::save(cx, owner, soldier, section);
            }
        }
        (Question::Shots { section, left, .. }, Action::Wound(spot)) => {
            winter::shoot(cx, seat, section, left, spot);
        }
        (Question::ReedBarracks, Action::AttackSpearman(spot)) => reed::attack(cx, spot),
        (Question::ReedBarricade, Action::Barricade(section)) => reed::put_barricade(cx, section),
        (Question::ReedEmbassy, Action::Dismiss(advisor)) => reed::dismiss(cx, advisor),
        // Nothing follows it.
        (_, Action::Stop) => {}
        (question, action) => unreachable!("{action} is not listed at {question:?}"),
    }
}
