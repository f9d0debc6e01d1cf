//! The engine of the cards: carries out the steps of a text one after the other.

mod changes;
mod choices;

pub(crate) use changes::changes;
pub(crate) use choices::*;

use super::prelude::*;
use crate::effect::{CostKey, Filter, Offering, Op, Prefix, Qty, Test};

/// Carries out one step of a text; the rest of it waits below.
pub(crate) fn run(cx: &mut Cx<'_>, text: Text) -> Next {
    let block = text
        .card
        .script(cx.table.open.data())
        .blocks
        .get(text.block as usize);
    let Some(op) = block.and_then(|ops| ops.get(text.at as usize)) else {
        return After::Done;
    };
    cx.work(Work::Run(Text {
        at: text.at.saturating_add(1),
        ..text
    }));
    match text.me.seat() {
        Some(seat) => perform(cx, text, seat, op),
        None => perform_automatic(cx, text, op),
    }
    After::Done
}

/// A quantity for the owner of a text.
pub(crate) fn value(open: &Open, qty: Qty, text: Text) -> u8 {
    let supporters = match text.owner.seat() {
        Some(seat) => open.player(seat).supporters(),
        None => open.qin.hidden + open.qin.advisors.len() as u8,
    };
    qty.value(supporters, text.scope.number, open.n)
}

/// Conditions look only at what everybody sees.
pub(crate) fn holds(open: &Open, test: Test, me: Clan, scope: Scope) -> bool {
    let front = scope.section.map(|section| open.front(section));
    let horde = scope
        .section
        .zip(scope.row)
        .and_then(|(section, row)| open.horde(section, row));
    match test {
        Test::OtherOnTrack(command) => open
            .track
            .iter()
            .flatten()
            .any(|placed| placed.clan != me && placed.command == Some(command)),
        Test::OwnSoldierOnIt => horde.is_some_and(|horde| horde.has_soldier(me)),
        Test::OwnSpearmanOnIt => {
            horde.is_some_and(|horde| horde.soldiers(me)[Soldier::Spearman.index()] > 0)
        }
        Test::OwnArcherThere => front.is_some_and(|front| front.firing[me.index()] > 0),
        Test::OwnSoldierThere => front.is_some_and(|front| front.has_soldier(me)),
        Test::OwnClerkThere => scope
            .location
            .is_some_and(|location| open.clerks[me.index()][location.index()] > 0),
        Test::ProductionThere => scope
            .location
            .is_some_and(|location| location.production().is_some()),
        Test::OwnInSet => me.seat().is_some_and(|seat| open.kill.pending(seat) > 0),
        Test::AnyInSet => open.seats().any(|seat| open.kill.pending(seat) > 0),
        Test::ShameDue => front.is_some_and(|front| breach::due(open.data(), front, me) > 0),
        Test::AnyShameDue => front.is_some_and(|front| {
            open.seats()
                .any(|seat| breach::due(open.data(), front, Clan::of(seat)) > 0)
        }),
        Test::NotTeaTop => !open.is_tea_top(me),
    }
}

fn perform(cx: &mut Cx<'_>, text: Text, seat: Seat, op: &Op) {
    let me = text.me;
    let value = |cx: &Cx<'_>, qty: Qty| value(&cx.table.open, qty, text);
    match *op {
        Op::Honor(n) => {
            let n = value(cx, n);
            stock::honor(cx, me, n, Source::Cards);
        }
        Op::LoseHonor(n) => {
            let n = value(cx, n);
            stock::lose_honor(cx, seat, n, Source::Losses);
        }
        Op::Gain(filter, n) => {
            let left = value(cx, n);
            match filter {
                Filter::Only(resource) => stock::gain(cx, seat, resource, left),
                Filter::Here => {
                    if let Some(resource) = here(&cx.table.open, text.scope) {
                        stock::gain(cx, seat, resource, left);
                    }
                }
                Filter::NonChi => cx.ask(Question::Gain {
                    seat,
                    chi: false,
                    left,
                }),
                Filter::Any => cx.ask(Question::Gain {
                    seat,
                    chi: true,
                    left,
                }),
            }
        }
        Op::Lose(filter, n) => {
            let left = value(cx, n);
            match filter {
                Filter::Only(resource) => lose(cx, seat, resource, left),
                Filter::Here => {
                    if let Some(resource) = here(&cx.table.open, text.scope) {
                        lose(cx, seat, resource, left);
                    }
                }
                Filter::NonChi => cx.ask(Question::Lose {
                    seat,
                    chi: false,
                    left,
                }),
                Filter::Any => cx.ask(Question::Lose {
                    seat,
                    chi: true,
                    left,
                }),
            }
        }
        Op::DrawTactic(n) => {
            let n = value(cx, n);
            cx.ask(Question::HandLimit { seat });
            stock::draw_tactics(cx, seat, n);
        }
        Op::MoveClerks { n, distinct } => {
            let mut left = value(cx, n);
            if distinct && me != text.owner && is_others_frame(text.card) {
                left = modifiers::limit(
                    &cx.table.open,
                    seat,
                    crate::effect::LimitKey::OthersMove,
                    left,
                );
            }
            cx.ask(Question::MoveFrom {
                clan: me,
                left,
                distinct,
                arrived: Arrived::NONE,
            });
        }
        Op::SpecialActivate(n) => {
            let left = value(cx, n);
            cx.ask(Question::SpecialActivate {
                seat,
                left,
                done: Set::NONE,
            });
        }
        Op::CopyCommand => cx.ask(Question::CopyCommand { seat }),
        Op::OverseerIncome => production::income(cx, seat),
        Op::Upgrade(n) => {
            let left = value(cx, n);
            cx.ask(Question::UpgradeAny {
                seat,
                left,
                done: Set::NONE,
            });
        }
        Op::Recruit { n, discount } => {
            let left = value(cx, n);
            cx.ask(Question::Recruit {
                seat,
                left,
                discount,
                batch: [0; 3],
                off: [0; 4],
            });
        }
        Op::Attack { n, who } => {
            let left = value(cx, n);
            cx.ask(Question::Attack {
                seat,
                left,
                who,
                used: [0; 3],
            });
        }
        Op::AttackSections => cx.ask(Question::AttackOrder {
            seat,
            done: Set::NONE,
        }),
        Op::AlliesAttack(n) => {
            let left = value(cx, n);
            let order = cx.table.open.humans().without(me);
            cx.ask(Question::Allies { order, left });
        }
        Op::Wound { n, place } => {
            let left = value(cx, n);
            let section = match place {
                crate::effect::Where::ItsSection => text.scope.section,
                crate::effect::Where::Any
                | crate::effect::Where::OneSection
                | crate::effect::Where::OwnArcherSections => None,
            };
            cx.ask(Question::Wounds {
                seat,
                left,
                place,
                section,
            });
        }
        Op::Build { n, discount } => {
            let left = value(cx, n);
            cx.ask(Question::Build {
                seat,
                left,
                discount,
                works: Works::All,
                barricades: 0,
                walls: 0,
            });
        }
        Op::Barricade { n, free } => {
            let left = value(cx, n);
            let works = if free {
                Works::FreeBarricades
            } else {
                Works::Barricades
            };
            cx.ask(Question::Build {
                seat,
                left,
                discount: 0,
                works,
                barricades: 0,
                walls: 0,
            });
        }
        Op::Logistics(n) => {
            let left = value(cx, n);
            cx.table.open.moved = [[0; 4]; 3];
            cx.ask(Question::Logistics { seat, left });
        }
        Op::Deploy(soldier, n) => {
            let left = value(cx, n);
            cx.ask(Question::DeployFree {
                seat,
                soldier,
                left,
            });
        }
        Op::Kill(n) => {
            let left = value(cx, n);
            if cx.table.open.kill.place == Some(KillPlace::Event) {
                cx.ask(Question::DoomReady { seat, left });
            } else {
                let steps = [
                    Step::Do(Work::OpenKill {
                        place: KillPlace::Event,
                    }),
                    Step::Ask(Question::DoomReady { seat, left }),
                    Step::Do(Work::KillWindow),
                ];
                open_instance(cx);
                cx.push_all(&steps);
            }
        }
        Op::DiscardShame(n) => {
            let left = value(cx, n);
            cx.ask(Question::Atone {
                seat,
                left,
                paid: false,
            });
        }
        Op::GainShame(n) => {
            let left = value(cx, n);
            cx.work(Work::Shame { seat, left });
        }
        Op::SkipShame(n) => {
            let n = n.map_or(u8::MAX, |n| value(cx, n));
            let skip = &mut cx.table.open.skip[seat.index()];
            *skip = skip.saturating_add(n);
        }
        Op::Save { n: None, .. } => kill::save_all(cx, seat),
        Op::Save { n: Some(n), any } => {
            let left = value(cx, n);
            cx.ask(Question::SaveFree { seat, left, any });
        }
        Op::TeaUp(n) => {
            let n = value(cx, n);
            tea::raise(cx, me, n as usize);
        }
        Op::TeaTop => tea::raise(cx, me, usize::MAX),
        Op::Reclaim(n) => {
            let left = value(cx, n);
            cx.ask(Question::ReclaimCard { seat, left });
        }
        Op::Exchange(n) => {
            let left = value(cx, n);
            cx.ask(Question::Exchange { seat, left });
        }
        Op::Give(n) => {
            let left = value(cx, n);
            cx.ask(Question::Give { seat, left });
        }
        Op::Defense { chosen: true, n } => {
            let n = value(cx, n);
            cx.ask(Question::DefenseSection { seat, n });
        }
        Op::Defense { chosen: false, n } => {
            let n = value(cx, n);
            for section in cx.table.open.sections() {
                if cx.table.open.front(section).has_soldier(me) {
                    add_defense(cx, section, n);
                }
            }
        }
        Op::DiscardWarehouse(n) => {
            let n = n.map_or(u8::MAX, |n| value(cx, n));
            stock::take_from_warehouse(cx, n);
        }
        Op::Sacrifice(what, n) => {
            let left = value(cx, n);
            if what == Offering::ClerkPool {
                coop::sacrifice_clerks(cx, seat, left);
            } else {
                cx.ask(Question::Sacrifice { seat, what, left });
            }
        }
        Op::Choose(_) => cx.ask(Question::Alternative(text)),
        Op::If {
            ref tests,
            then,
            otherwise,
        } => {
            let open = &cx.table.open;
            let met = tests.iter().all(|&test| holds(open, test, me, text.scope));
            if let Some(block) = if met { Some(then) } else { otherwise } {
                cx.work(Work::Run(Text {
                    block,
                    at: 0,
                    ..text
                }));
            }
        }
        Op::Players(prefix, block) => for_players(cx, text, prefix, block),
        // Verbs of the automatic clans do nothing for a human.
        Op::ReedMove(_)
        | Op::QinMove(_)
        | Op::QinMoveSame(_)
        | Op::QinSpecial
        | Op::QinOverseers(_)
        | Op::QinWall(_)
        | Op::QinSpearmen(_)
        | Op::QinArchers(_)
        | Op::QinFire => {}
    }
}

/// The verbs that the Reed Clan's and Qin Jiushao's cards use; all others are nothing to them.
fn perform_automatic(cx: &mut Cx<'_>, text: Text, op: &Op) {
    match *op {
        Op::ReedMove(n) => reed::moves(cx, n, false),
        Op::QinMove(n) => qin::moves(cx, n),
        Op::QinMoveSame(n) => qin::moves_same(cx, n),
        Op::QinSpecial => qin::special(cx),
        Op::QinOverseers(n) => qin::overseers(cx, n),
        Op::QinWall(n) => qin::wall(cx, n),
        Op::QinSpearmen(n) => qin::spearmen(cx, n),
        Op::QinArchers(n) => qin::archers(cx, n),
        Op::QinFire => qin::fire(cx),
        Op::TeaTop => tea::raise(cx, text.me, usize::MAX),
        Op::Honor(n) => {
            let n = value(&cx.table.open, n, text);
            stock::honor(cx, text.me, n, Source::Cards);
        }
        Op::Players(prefix, block) => for_players(cx, text, prefix, block),
        Op::DiscardWarehouse(n) => {
            let n = n.map_or(u8::MAX, |n| value(&cx.table.open, n, text));
            stock::take_from_warehouse(cx, n);
        }
        Op::LoseHonor(_)
        | Op::Gain(..)
        | Op::Lose(..)
        | Op::DrawTactic(_)
        | Op::MoveClerks { .. }
        | Op::SpecialActivate(_)
        | Op::CopyCommand
        | Op::OverseerIncome
        | Op::Upgrade(_)
        | Op::Recruit { .. }
        | Op::Attack { .. }
        | Op::AttackSections
        | Op::AlliesAttack(_)
        | Op::Wound { .. }
        | Op::Build { .. }
        | Op::Barricade { .. }
        | Op::Logistics(_)
        | Op::Deploy(..)
        | Op::Kill(_)
        | Op::DiscardShame(_)
        | Op::GainShame(_)
        | Op::SkipShame(_)
        | Op::Save { .. }
        | Op::TeaUp(_)
        | Op::Reclaim(_)
        | Op::Exchange(_)
        | Op::Give(_)
        | Op::Defense { .. }
        | Op::Sacrifice(..)
        | Op::Choose(_)
        | Op::If { .. } => {}
    }
}

/// `each player:`, `chosen player:`, `two players:`.
fn for_players(cx: &mut Cx<'_>, text: Text, prefix: Prefix, block: u8) {
    let inner = Text {
        block,
        at: 0,
        ..text
    };
    match prefix {
        Prefix::EachPlayer => {
            let ops = &text.card.script(cx.table.open.data()).blocks[block as usize];
            let kills = ops.iter().any(|op| matches!(op, Op::Kill(_)));
            let order = cx.table.open.humans();
            if kills {
                // GW-25.7: a killing made by an Event is a trigger instance.
                open_instance(cx);
                cx.work(Work::KillWindow);
            }
            each(
                cx,
                Task::Text(text.card, block, text.scope, text.owner),
                order,
            );
            if kills {
                cx.work(Work::OpenKill {
                    place: KillPlace::Event,
                });
            }
        }
        Prefix::ChosenPlayer => cx.ask(Question::PickPlayers {
            text: inner,
            left: 1,
            chosen: None,
        }),
        Prefix::TwoPlayers => cx.ask(Question::PickPlayers {
            text: inner,
            left: 2,
            chosen: None,
        }),
    }
}

fn is_others_frame(card: Card) -> bool {
    matches!(card, Card::Command(..) | Card::Solo(..) | Card::Reed(_))
}

pub(crate) fn here(open: &Open, scope: Scope) -> Option<Resource> {
    let produces = open.data().locations[scope.location?.index()].produces?;
    Some(produces.resource)
}

fn lose(cx: &mut Cx<'_>, seat: Seat, resource: Resource, n: u8) {
    let n = n.min(cx.table.has(seat, resource));
    stock::pay(cx, seat, stock::only(resource, n));
}

pub(crate) fn add_defense(cx: &mut Cx<'_>, section: Section, n: u8) {
    let bonus = &mut cx.table.open.front_mut(section).bonus;
    *bonus = bonus.saturating_add(n).min(100);
    cx.tell(Event::Defense { section, n });
}

/// GW-25.2: the hand limit of a player.
pub(crate) fn hand_limit(open: &Open, seat: Seat) -> u8 {
    modifiers::limit(
        open,
        seat,
        crate::effect::LimitKey::TacticHand,
        open.data().n.tactic_hand,
    )
}

/// The largest hand that a player can keep: cards that lower the limit work when the next Tactic is drawn, Events at
/// once.
pub(crate) fn widest_hand(open: &Open, seat: Seat) -> u8 {
    let key = crate::effect::LimitKey::TacticHand;
    modifiers::widest_limit(open, seat, key, open.data().n.tactic_hand)
}

/// The price of a Boosted effect.
pub(crate) fn boost_cost(open: &Open, seat: Seat, tactic: Tactic) -> u8 {
    modifiers::chi_cost(
        open,
        seat,
        CostKey::Boost,
        open.data().tactics[tactic.index()].boost_chi,
    )
}
