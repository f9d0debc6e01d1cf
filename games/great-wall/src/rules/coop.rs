//! Co-op: Decrees, sacrifice, Events (GW-29).

use super::prelude::*;
use crate::effect::{Counter, Offering, Op, Requirement};

/// GW-29.2: Decrees to Fulfil.
pub(crate) fn target(open: &Open) -> u8 {
    match open.n {
        0..=2 => open.data().n.decrees_two,
        3 => open.data().n.decrees_three,
        _ => open.data().n.decrees_four,
    }
}

/// GW-29.10.
pub(crate) fn slots(open: &Open) -> usize {
    if open.n <= 2 { 2 } else { 3 }
}

/// D30: who decides which Decree is tried next.
pub(crate) fn speaker(open: &Open) -> Seat {
    open.humans()
        .first()
        .and_then(Clan::seat)
        .unwrap_or(Seat::new(0))
}

/// Decrees whose requirement and visible costs are met.
pub(crate) fn open_decrees(open: &Open, tried: Set<Decree>) -> impl Iterator<Item = Decree> {
    open.decrees
        .iter()
        .flatten()
        .copied()
        .filter(move |&decree| {
            let row = &open.data().decrees[decree.index()];
            !tried.has(decree)
                && row
                    .requirements
                    .iter()
                    .all(|&requirement| is_met(open, requirement))
                && is_payable(open, decree)
        })
}

/// D30: while there is a Decree to try.
pub(crate) fn asked(open: &Open, tried: Set<Decree>) -> Asked {
    ask_if(open_decrees(open, tried).next().is_some(), speaker(open))
}

/// The number that a requirement speaks about.
pub(crate) fn count(open: &Open, counter: Counter, seat: Option<Seat>) -> u8 {
    match counter {
        Counter::BreachedThisYear => open.breached,
        Counter::HordesOnBoard => open.fronts.iter().map(|front| front.n).sum(),
        Counter::WallLevels => open
            .sections()
            .map(|section| open.front(section).level)
            .sum(),
        Counter::FiringArchers => {
            let archers = open
                .fronts
                .iter()
                .flat_map(|front| front.firing.iter().take(PLAYERS));
            archers.sum()
        }
        Counter::DefeatedThisYear => open.defeated,
        Counter::OverseerLevel => seat.map_or(0, |seat| open.player(seat).overseer_levels()),
        Counter::Advisor => seat.map_or(0, |seat| open.player(seat).advisors()),
        Counter::Advisors => open.seats().map(|seat| open.player(seat).advisors()).sum(),
    }
}

pub(crate) fn wanted(open: &Open, requirement: Requirement) -> u8 {
    let each = requirement.per_player.saturating_mul(open.n);
    requirement.number.saturating_add(each)
}

fn is_met(open: &Open, requirement: Requirement) -> bool {
    let wanted = wanted(open, requirement);
    let compare = |found: u8| {
        if requirement.exactly {
            found == wanted
        } else {
            found >= wanted
        }
    };
    if requirement.each {
        open.seats()
            .all(|seat| compare(count(open, requirement.counter, Some(seat))))
    } else {
        compare(count(open, requirement.counter, None))
    }
}

/// GW-29.20: costs that everybody can see must be payable by all.
fn is_payable(open: &Open, decree: Decree) -> bool {
    costs(open.data(), decree).all(|(op, each)| {
        let n = |qty: crate::effect::Qty| qty.value(0, 0, open.n);
        let by_all = |test: &dyn Fn(Seat) -> bool| !each || open.seats().all(test);
        if let Op::LoseHonor(qty) = *op {
            by_all(&|seat| open.player(seat).points() >= i16::from(n(qty)))
        } else if let Op::Sacrifice(what, qty) = *op {
            by_all(&|seat| available(open, seat, what) >= n(qty))
        } else if let Op::DiscardWarehouse(Some(qty)) = *op {
            open.warehouse.iter().map(|&n| u16::from(n)).sum::<u16>() >= u16::from(n(qty))
        } else {
            true
        }
    })
}

/// The steps of a Decree's cost, and whether each player pays them.
pub(crate) fn costs(
    data: &'static Data,
    decree: Decree,
) -> impl Iterator<Item = (&'static Op, bool)> {
    let script = Card::Decree(decree).script(data);
    script
        .blocks
        .first()
        .into_iter()
        .flatten()
        .flat_map(move |op| {
            if let Op::Players(_, block) = *op {
                script.blocks[block as usize]
                    .iter()
                    .map(|op| (op, true))
                    .collect::<Vec<_>>()
            } else {
                vec![(op, false)]
            }
        })
}

/// Whether a Decree asks for what lies behind screens: then each player is asked.
pub(crate) fn needs_consent(data: &'static Data, decree: Decree) -> bool {
    costs(data, decree).any(|(op, _)| matches!(op, Op::Lose(..)))
}

/// Whether a player can pay what the Decree asks from behind the screen. The parts are added up.
pub(crate) fn can_consent(table: &Table, seat: Seat, decree: Decree) -> bool {
    let mut fixed = [0u8; Resource::N];
    let (mut materials, mut any) = (0u8, 0u8);
    for (op, _) in costs(table.open.data(), decree) {
        if let Op::Lose(filter, qty) = *op {
            let n = qty.value(0, 0, table.open.n);
            match filter {
                crate::effect::Filter::Only(resource) => {
                    let due = &mut fixed[resource.index()];
                    *due = due.saturating_add(n);
                }
                crate::effect::Filter::NonChi => materials = materials.saturating_add(n),
                crate::effect::Filter::Any | crate::effect::Filter::Here => {
                    any = any.saturating_add(n);
                }
            }
        }
    }
    let own = table.own(seat).resources;
    let after: Vec<u8> = own
        .iter()
        .zip(fixed)
        .map(|(&have, due)| have.saturating_sub(due))
        .collect();
    let left: u8 = after.iter().fold(0, |sum, &n| sum.saturating_add(n));
    table.can_pay(seat, fixed)
        && after[..3].iter().fold(0u8, |sum, &n| sum.saturating_add(n)) >= materials
        && left >= materials.saturating_add(any)
}

pub(crate) fn choose(cx: &mut Cx<'_>, decree: Decree, tried: Set<Decree>) {
    cx.ask(Question::Decrees { tried });
    if needs_consent(cx.table.open.data(), decree) {
        let order = cx.table.open.humans();
        cx.ask(Question::Consent {
            decree,
            order,
            tried,
        });
    } else {
        pay(cx, decree);
    }
}

/// One player agrees; after the last one the costs are paid.
pub(crate) fn agree(cx: &mut Cx<'_>, decree: Decree, order: Order, tried: Set<Decree>, seat: Seat) {
    let rest = order.without(Clan::of(seat));
    if rest.is_empty() {
        pay(cx, decree);
    } else {
        cx.ask(Question::Consent {
            decree,
            order: rest,
            tried,
        });
    }
}

fn pay(cx: &mut Cx<'_>, decree: Decree) {
    let owner = Clan::of(speaker(&cx.table.open));
    cx.work(Work::Fulfilled { decree });
    let card = Card::Decree(decree);
    cx.work(Work::Run(Text {
        card,
        block: 0,
        at: 0,
        owner,
        me: owner,
        scope: Scope::NONE,
    }));
}

pub(crate) fn fulfilled(cx: &mut Cx<'_>, decree: Decree) -> Next {
    for slot in &mut cx.table.open.decrees {
        if *slot == Some(decree) {
            *slot = None;
        }
    }
    cx.table.open.fulfilled.add(decree);
    cx.tell(Event::Fulfilled { decree });
    listeners::happen(cx, Happening::DecreeFulfilled, None, Scope::NONE);
    After::Done
}

/// GW-29.40: each Decree still on the board shames each player; then the slots are refilled.
pub(crate) fn decree_phase(cx: &mut Cx<'_>) -> Next {
    cx.work(Work::RefillDecrees);
    let humans = cx.table.open.humans();
    for _ in 0..cx.table.open.decrees.iter().flatten().count() {
        each(cx, Task::Shame(1), humans);
    }
    After::Done
}

/// GW-29.40, GW-29.41.
pub(crate) fn refill(cx: &mut Cx<'_>) -> Next {
    for slot in 0..slots(&cx.table.open) {
        if cx.table.open.decrees[slot].is_none() {
            let deck = cx.table.open.decree_deck();
            let drawn = stock::pick(cx.chance(), deck);
            cx.table.open.decrees[slot] = drawn;
            if let Some(decree) = drawn {
                cx.reveal();
                cx.tell(Event::NewDecree { decree });
            }
        }
    }
    After::Done
}

/// GW-29.50.
pub(crate) fn event_phase(cx: &mut Cx<'_>) -> Next {
    let deck = Set::all().minus(cx.table.open.omens);
    let Some(omen) = stock::pick(cx.chance(), deck) else {
        return After::Done;
    };
    cx.reveal();
    cx.table.open.omens.add(omen);
    cx.tell(Event::Omen { omen });
    if cx.table.open.data().omens[omen.index()].passive {
        // A smaller hand limit works at once.
        let humans = cx.table.open.humans();
        each(cx, Task::HandLimit, humans);
    } else {
        let owner = Clan::of(speaker(&cx.table.open));
        let card = Card::Event(omen);
        cx.work(Work::Run(Text {
            card,
            block: 0,
            at: 0,
            owner,
            me: owner,
            scope: Scope::NONE,
        }));
    }
    After::Done
}

/// GW-29.21: pieces that a player could Sacrifice.
pub(crate) fn available(open: &Open, seat: Seat, what: Offering) -> u8 {
    match what {
        Offering::ClerkPool => open.clerk_pools[Clan::of(seat).index()],
        Offering::SoldierReady | Offering::SoldierRest => {
            let rest: u8 = open
                .fronts
                .iter()
                .map(|front| front.rest[seat.index()].iter().sum::<u8>())
                .sum();
            let firing: u8 = open
                .fronts
                .iter()
                .map(|front| front.firing[Clan::of(seat).index()])
                .sum();
            if what == Offering::SoldierReady {
                rest + firing
            } else {
                rest
            }
        }
    }
}

/// GW-29.21: Clerks in the pool are all alike.
pub(crate) fn sacrifice_clerks(cx: &mut Cx<'_>, seat: Seat, left: u8) {
    let clan = Clan::of(seat);
    for _ in 0..left.min(available(&cx.table.open, seat, Offering::ClerkPool)) {
        cx.table.open.clerk_pools[clan.index()] -= 1;
        cx.table.open.player_mut(seat).sacrificed_clerks += 1;
        cx.tell(Event::SacrificedClerk { seat });
    }
}

pub(crate) fn asked_sacrifice(open: &Open, seat: Seat, what: Offering, left: u8) -> Asked {
    match what {
        Offering::ClerkPool => Asked::Nobody,
        Offering::SoldierReady | Offering::SoldierRest => {
            if left == 0 || available(open, seat, what) == 0 {
                Asked::Nobody
            } else {
                Asked::Decide(seat)
            }
        }
    }
}

pub(crate) fn sacrifice_options(open: &Open, seat: Seat, what: Offering, out: &mut Vec<Action>) {
    for section in open.sections() {
        let front = open.front(section);
        let rest = Soldier::ALL
            .iter()
            .filter(|kind| front.rest[seat.index()][kind.index()] > 0);
        out.extend(rest.map(|&kind| {
            let firing = false;
            Action::Sacrifice(kind, Place { section, firing })
        }));
        if what == Offering::SoldierReady && front.firing[Clan::of(seat).index()] > 0 {
            out.push(Action::Sacrifice(
                Soldier::Archer,
                Place {
                    section,
                    firing: true,
                },
            ));
        }
    }
}

pub(crate) fn sacrifice(
    cx: &mut Cx<'_>,
    seat: Seat,
    kind: Soldier,
    section: Section,
    firing: bool,
) {
    let clan = Clan::of(seat);
    let front = cx.table.open.front_mut(section);
    let pile = if firing {
        &mut front.firing[clan.index()]
    } else {
        &mut front.rest[seat.index()][kind.index()]
    };
    *pile = pile.saturating_sub(1);
    cx.table.open.player_mut(seat).sacrificed[kind.index()] += 1;
    cx.tell(Event::Sacrificed {
        seat,
        soldier: kind,
    });
}
