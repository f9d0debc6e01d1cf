//! The engine of the cards: carries out the steps of a text one after the other.

use super::prelude::*;
use crate::effect::{CostKey, Filter, Op, Prefix, Qty, Test};

/// Carries out one step of a text; the rest of it waits below.
pub(crate) fn run(cx: &mut Cx<'_>, text: Text) -> Next {
    let block = text.card.script().blocks.get(text.block as usize);
    let Some(op) = block.and_then(|ops| ops.get(text.at as usize)) else {
        return Flow::Done;
    };
    cx.push(Step::Run(Text {
        at: text.at.saturating_add(1),
        ..text
    }));
    match text.me.seat() {
        Some(seat) => perform(cx, text, seat, op),
        None => perform_automatic(cx, text, op),
    }
    Flow::Done
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
        Test::ShameDue => front.is_some_and(|front| breach::is_due(open, front, me)),
        Test::AnyShameDue => front.is_some_and(|front| {
            open.seats()
                .any(|seat| breach::is_due(open, front, Clan::of(seat)))
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
                    if let Some(resource) = here(text.scope) {
                        stock::gain(cx, seat, resource, left);
                    }
                }
                Filter::NonChi => cx.push(Step::Gain {
                    seat,
                    chi: false,
                    left,
                }),
                Filter::Any => cx.push(Step::Gain {
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
                    if let Some(resource) = here(text.scope) {
                        lose(cx, seat, resource, left);
                    }
                }
                Filter::NonChi => cx.push(Step::Lose {
                    seat,
                    chi: false,
                    left,
                }),
                Filter::Any => cx.push(Step::Lose {
                    seat,
                    chi: true,
                    left,
                }),
            }
        }
        Op::DrawTactic(n) => {
            let n = value(cx, n);
            cx.push(Step::HandLimit { seat });
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
            cx.push(Step::MoveFrom {
                clan: me,
                left,
                distinct,
                arrived: Arrived::NONE,
            });
        }
        Op::SpecialActivate(n) => {
            let left = value(cx, n);
            cx.push(Step::SpecialActivate {
                seat,
                left,
                done: Few::NONE,
            });
        }
        Op::CopyCommand => cx.push(Step::CopyCommand { seat }),
        Op::OverseerIncome => production::income(cx, seat),
        Op::Upgrade(n) => {
            let left = value(cx, n);
            cx.push(Step::UpgradeAny {
                seat,
                left,
                done: Few::NONE,
            });
        }
        Op::Recruit { n, discount } => {
            let left = value(cx, n);
            cx.push(Step::Recruit {
                seat,
                left,
                discount,
                batch: [0; 3],
                off: [0; 4],
            });
        }
        Op::Attack { n, who } => {
            let left = value(cx, n);
            cx.push(Step::Attack {
                seat,
                left,
                who,
                used: [0; 3],
            });
        }
        Op::AttackSections => cx.push(Step::AttackOrder {
            seat,
            done: Few::NONE,
        }),
        Op::AlliesAttack(n) => {
            let left = value(cx, n);
            let order = cx.table.open.humans().without(me);
            cx.push(Step::Allies { order, left });
        }
        Op::Wound { n, place } => {
            let left = value(cx, n);
            let section = match place {
                crate::effect::Where::ItsSection => text.scope.section,
                crate::effect::Where::Any
                | crate::effect::Where::OneSection
                | crate::effect::Where::OwnArcherSections => None,
            };
            cx.push(Step::Wounds {
                seat,
                left,
                place,
                section,
            });
        }
        Op::Build { n, discount } => {
            let left = value(cx, n);
            cx.push(Step::Build {
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
            cx.push(Step::Build {
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
            cx.push(Step::Logistics { seat, left });
        }
        Op::Deploy(soldier, n) => {
            let left = value(cx, n);
            cx.push(Step::DeployFree {
                seat,
                soldier,
                left,
            });
        }
        Op::Kill(n) => {
            let left = value(cx, n);
            if cx.table.open.kill.place == Some(KillPlace::Event) {
                cx.push(Step::DoomReady { seat, left });
            } else {
                let steps = [
                    Step::OpenKill {
                        place: KillPlace::Event,
                    },
                    Step::DoomReady { seat, left },
                    Step::KillWindow,
                ];
                open_instance(cx);
                cx.push_all(&steps);
            }
        }
        Op::DiscardShame(n) => {
            let left = value(cx, n);
            cx.push(Step::Atone {
                seat,
                left,
                paid: false,
            });
        }
        Op::GainShame(n) => {
            let left = value(cx, n);
            cx.push(Step::Shame { seat, left });
        }
        Op::SkipShame(n) => {
            let n = n.map_or(u8::MAX, |n| value(cx, n));
            let skip = &mut cx.table.open.skip[seat.index()];
            *skip = skip.saturating_add(n);
        }
        Op::Save { n: None, .. } => kill::save_all(cx, seat),
        Op::Save { n: Some(n), any } => {
            let left = value(cx, n);
            cx.push(Step::SaveFree { seat, left, any });
        }
        Op::TeaUp(n) => {
            let n = value(cx, n);
            tea::raise(cx, me, n as usize);
        }
        Op::TeaTop => tea::raise(cx, me, usize::MAX),
        Op::Reclaim(n) => {
            let left = value(cx, n);
            cx.push(Step::ReclaimCard { seat, left });
        }
        Op::Exchange(n) => {
            let left = value(cx, n);
            cx.push(Step::Exchange { seat, left });
        }
        Op::Give(n) => {
            let left = value(cx, n);
            cx.push(Step::Give { seat, left });
        }
        Op::Defense { chosen: true, n } => {
            let n = value(cx, n);
            cx.push(Step::DefenseSection { seat, n });
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
            cx.push(Step::Sacrifice { seat, what, left });
        }
        Op::Choose(_) => cx.push(Step::Alternative(text)),
        Op::If {
            ref tests,
            then,
            otherwise,
        } => {
            let open = &cx.table.open;
            let met = tests.iter().all(|&test| holds(open, test, me, text.scope));
            if let Some(block) = if met { Some(then) } else { otherwise } {
                cx.push(Step::Run(Text {
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
            let ops = &text.card.script().blocks[block as usize];
            let kills = ops.iter().any(|op| matches!(op, Op::Kill(_)));
            let order = cx.table.open.humans();
            if kills {
                // GW-25.7: a killing made by an Event is a trigger instance.
                open_instance(cx);
                cx.push(Step::KillWindow);
            }
            each(
                cx,
                Task::Text(text.card, block, text.scope, text.owner),
                order,
            );
            if kills {
                cx.push(Step::OpenKill {
                    place: KillPlace::Event,
                });
            }
        }
        Prefix::ChosenPlayer => cx.push(Step::PickPlayers {
            text: inner,
            left: 1,
            chosen: None,
        }),
        Prefix::TwoPlayers => cx.push(Step::PickPlayers {
            text: inner,
            left: 2,
            chosen: None,
        }),
    }
}

fn is_others_frame(card: Card) -> bool {
    matches!(card, Card::Command(..) | Card::Solo(..) | Card::Reed(_))
}

pub(crate) fn here(scope: Scope) -> Option<Resource> {
    let produces = data().locations[scope.location?.index()].produces?;
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

/// `choose[a | b]`: what it loses must be there in full, and what it copies must exist.
pub(crate) fn alternatives(table: &Table, text: Text, seat: Seat, out: &mut Vec<Action>) {
    let Some(Op::Choose(blocks)) = op_at(text) else {
        return;
    };
    for (at, &block) in blocks.iter().enumerate() {
        let ops = &text.card.script().blocks[block as usize];
        if ops.iter().all(|op| is_offered(table, text, seat, op)) {
            out.push(Action::Choose(at as u8 + 1));
        }
    }
}

fn op_at(text: Text) -> Option<&'static Op> {
    text.card
        .script()
        .blocks
        .get(text.block as usize)?
        .get(text.at as usize)
}

fn is_offered(table: &Table, text: Text, seat: Seat, op: &Op) -> bool {
    if let Op::Lose(filter, n) = *op {
        owns(table, seat, filter, value(&table.open, n, text), text.scope)
    } else if let Op::LoseHonor(n) = *op {
        table.open.player(seat).points() >= i16::from(value(&table.open, n, text))
    } else if *op == Op::CopyCommand {
        fall::copyable(&table.open, seat).next().is_some()
    } else {
        true
    }
}

pub(crate) fn owns(table: &Table, seat: Seat, filter: Filter, n: u8, scope: Scope) -> bool {
    let total: u8 = table
        .own(seat)
        .resources
        .iter()
        .fold(0, |sum, &have| sum.saturating_add(have));
    match filter {
        Filter::Only(resource) => table.has(seat, resource) >= n,
        Filter::Here => here(scope).is_some_and(|resource| table.has(seat, resource) >= n),
        Filter::NonChi => table.materials(seat) >= n,
        Filter::Any => total >= n,
    }
}

pub(crate) fn choose_alternative(cx: &mut Cx<'_>, text: Text, at: u8) {
    if let Some(Op::Choose(blocks)) = op_at(text)
        && let Some(&block) = blocks.get((at as usize).wrapping_sub(1))
    {
        cx.push(Step::Run(Text {
            block,
            at: 0,
            ..text
        }));
    }
}

pub(crate) fn choose_player(cx: &mut Cx<'_>, text: Text, left: u8, clan: Clan) {
    if left > 1 {
        cx.push(Step::PickPlayers {
            text,
            left: left - 1,
            chosen: Some(clan),
        });
    }
    cx.push(Step::Run(Text { me: clan, ..text }));
}

/// GW-25.5: whether a card's effect would change something for this player.
pub(crate) fn changes(table: &Table, text: Text) -> bool {
    let Some(ops) = text.card.script().blocks.get(text.block as usize) else {
        return false;
    };
    ops.iter().any(|op| changes_op(table, text, op))
}

fn changes_op(table: &Table, text: Text, op: &Op) -> bool {
    let open = &table.open;
    let Some(seat) = text.me.seat() else {
        return false;
    };
    let value = |qty: Qty| value(open, qty, text);
    match *op {
        Op::Honor(n) | Op::Gain(_, n) => value(n) > 0,
        Op::DrawTactic(n) => {
            value(n) > 0 && (open.tactic_deck_size() > 0 || !open.tactic_discard.is_empty())
        }
        Op::MoveClerks { .. } => clerks::can_move(open, text.me, false, Arrived::NONE),
        Op::SpecialActivate(_) => Location::ALL
            .iter()
            .any(|at| open.clerks[text.me.index()][at.index()] > 0),
        Op::CopyCommand => fall::copyable(open, seat).next().is_some(),
        Op::OverseerIncome => open.player(seat).overseer_levels() > 0,
        Op::Upgrade(_) => Location::PRODUCTION
            .iter()
            .any(|&at| production::can_upgrade(table, seat, at)),
        Op::Recruit { discount, .. } => barracks::can_recruit(table, seat, discount),
        Op::Attack { who, .. } => attack::can_attack(table, seat, who, [0; 3]),
        Op::AttackSections => open
            .sections()
            .any(|section| attack::can_attack_in(table, seat, section, 0)),
        Op::AlliesAttack(n) => {
            let mut others = open.seats().filter(|&other| other != seat);
            value(n) > 0 && others.any(|other| attack::can_attack_publicly(open, other))
        }
        Op::Wound { n, place } => {
            value(n) > 0
                && attack::wound_spots(open, seat, place, text.scope.section)
                    .next()
                    .is_some()
        }
        Op::Build { discount, .. } => builders::can_build(table, seat, Works::All, discount),
        Op::Barricade { free, .. } => {
            let works = if free {
                Works::FreeBarricades
            } else {
                Works::Barricades
            };
            builders::can_build(table, seat, works, 0)
        }
        Op::Logistics(_) => logistics::has_soldiers(open, seat),
        Op::Deploy(soldier, _) => open.usable(seat, soldier) > 0,
        Op::DiscardShame(_) => shame::tokens(open, seat) > 0,
        Op::SkipShame(_) => text.scope.section.is_some_and(|section| {
            breach::due(open, open.front(section), text.me) > open.skip[seat.index()]
        }),
        Op::Save { any, .. } => open
            .seats()
            .any(|other| (any || other == seat) && open.kill.pending(other) > 0),
        Op::TeaUp(n) => value(n) > 0 && !open.is_tea_top(text.me),
        Op::TeaTop => !open.is_tea_top(text.me),
        Op::Reclaim(_) => !open
            .player(seat)
            .discard
            .without(Command::Betrayal)
            .is_empty(),
        Op::Exchange(n) => value(n) > 0 && owns(table, seat, Filter::Any, 1, text.scope),
        Op::Give(n) => value(n) > 0 && open.n > 1 && owns(table, seat, Filter::Any, 1, text.scope),
        Op::Defense { n, .. } => value(n) > 0,
        Op::DiscardWarehouse(_) => open.warehouse.iter().any(|&n| n > 0),
        Op::If {
            ref tests,
            then,
            otherwise,
        } => {
            let met = tests
                .iter()
                .all(|&test| holds(open, test, text.me, text.scope));
            let block = if met { Some(then) } else { otherwise };
            block.is_some_and(|block| {
                changes(
                    table,
                    Text {
                        block,
                        at: 0,
                        ..text
                    },
                )
            })
        }
        Op::Choose(ref blocks) => blocks.iter().any(|&block| {
            changes(
                table,
                Text {
                    block,
                    at: 0,
                    ..text
                },
            )
        }),
        Op::Players(_, block) => open.humans().iter().any(|me| {
            changes(
                table,
                Text {
                    block,
                    at: 0,
                    me,
                    ..text
                },
            )
        }),
        Op::LoseHonor(_) | Op::Lose(..) | Op::Kill(_) | Op::GainShame(_) | Op::Sacrifice(..) => {
            true
        }
        Op::ReedMove(_)
        | Op::QinMove(_)
        | Op::QinMoveSame(_)
        | Op::QinSpecial
        | Op::QinOverseers(_)
        | Op::QinWall(_)
        | Op::QinSpearmen(_)
        | Op::QinArchers(_)
        | Op::QinFire => false,
    }
}

// Single decisions inside texts.

pub(crate) fn gain_options(chi: bool, out: &mut Vec<Action>) {
    let n = if chi { Resource::N } else { 3 };
    out.extend(
        Resource::ALL[..n]
            .iter()
            .map(|&resource| Action::Take(resource)),
    );
}

pub(crate) fn lose_options(table: &Table, seat: Seat, chi: bool, out: &mut Vec<Action>) {
    let n = if chi { Resource::N } else { 3 };
    let owned = Resource::ALL[..n]
        .iter()
        .filter(|&&resource| table.has(seat, resource) > 0);
    out.extend(owned.map(|&resource| Action::Lose(resource)));
}

pub(crate) fn exchange_options(table: &Table, seat: Seat, out: &mut Vec<Action>) {
    for &from in Resource::ALL
        .iter()
        .filter(|&&resource| table.has(seat, resource) > 0)
    {
        out.extend(
            Resource::ALL
                .iter()
                .filter(|&&to| to != from)
                .map(|&to| Action::Swap(from, to)),
        );
    }
    out.push(Action::Stop);
}

pub(crate) fn give_options(table: &Table, seat: Seat, out: &mut Vec<Action>) {
    for &what in Resource::ALL
        .iter()
        .filter(|&&resource| table.has(seat, resource) > 0)
    {
        out.extend(
            table
                .open
                .seats()
                .filter(|&to| to != seat)
                .map(|to| Action::Give(what, to)),
        );
    }
    out.push(Action::Stop);
}

/// GW-25.2: the hand limit of a player.
pub(crate) fn hand_limit(open: &Open, seat: Seat) -> u8 {
    modifiers::limit(
        open,
        seat,
        crate::effect::LimitKey::TacticHand,
        data().n.tactic_hand,
    )
}

/// The price of a Boosted effect.
pub(crate) fn boost_cost(open: &Open, seat: Seat, tactic: Tactic) -> u8 {
    modifiers::chi_cost(
        open,
        seat,
        CostKey::Boost,
        data().tactics[tactic.index()].boost_chi,
    )
}
