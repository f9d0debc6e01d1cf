//! Listeners: cards that do something when something happens (GW-1.13).

use super::prelude::*;
use crate::effect::{Hears, Op};

/// Tells the cards that something happened. Owner events reach the actor's cards, others those of all players.
pub(crate) fn happen(cx: &mut Cx<'_>, what: Happening, actor: Option<Clan>, scope: Scope) {
    if anybody_hears(&cx.table.open, what) {
        cx.work(Work::Happen { what, actor, scope });
    }
}

fn anybody_hears(open: &Open, what: Happening) -> bool {
    open.seats().any(|seat| {
        cards(open, seat).any(|card| {
            let mut listeners = card.script(open.data()).listeners.iter();
            listeners.any(|listener| {
                hears(listener.hears, what, false) || hears(listener.hears, what, true)
            })
        })
    })
}

pub(crate) fn run(cx: &mut Cx<'_>, what: Happening, actor: Option<Clan>, scope: Scope) -> Next {
    let humans = cx.table.open.humans();
    let order = match (what, actor) {
        (Happening::BarricadeBuilt | Happening::WallBuilt, _) | (_, None) => humans,
        (_, Some(actor)) => humans.iter().filter(|&clan| clan == actor).collect(),
    };
    // `other` and `self` are told apart by who built.
    let scope = match (what, actor) {
        (Happening::BarricadeBuilt | Happening::WallBuilt, Some(actor)) => Scope {
            number: actor.index() as u8,
            ..scope
        },
        _ => scope,
    };
    each(cx, Task::Listen(what, scope), order);
    After::Done
}

/// A player's listeners one after the other; when several need decisions the player chooses the order.
pub(crate) fn listen(
    cx: &mut Cx<'_>,
    seat: Seat,
    what: Happening,
    scope: Scope,
    done: u16,
) -> Next {
    let open = &cx.table.open;
    let mut waiting = pending(open, seat, what, scope, done);
    let Some(first) = waiting.next() else {
        return After::Done;
    };
    let n_choices = usize::from(first.asks) + waiting.filter(|one| one.asks).count();
    if n_choices > 1 {
        cx.ask(Question::First {
            seat,
            what,
            scope,
            done,
        });
        return After::Done;
    }
    fire(cx, seat, what, scope, done, first);
    After::Done
}

pub(crate) fn options(
    open: &Open,
    seat: Seat,
    what: Happening,
    scope: Scope,
    done: u16,
    out: &mut Vec<Action>,
) {
    out.extend(pending(open, seat, what, scope, done).map(|one| Action::First(one.card)));
}

pub(crate) fn choose(
    cx: &mut Cx<'_>,
    seat: Seat,
    what: Happening,
    scope: Scope,
    done: u16,
    card: Card,
) {
    let found = pending(&cx.table.open, seat, what, scope, done).find(|one| one.card == card);
    if let Some(one) = found {
        fire(cx, seat, what, scope, done, one);
    }
}

#[derive(Clone, Copy)]
struct Waiting {
    bit: u16,
    card: Card,
    block: u8,
    bounded: bool,
    asks: bool,
}

fn fire(cx: &mut Cx<'_>, seat: Seat, what: Happening, scope: Scope, done: u16, one: Waiting) {
    if one.bounded {
        cx.table.open.player_mut(seat).winter_fired += 1;
    }
    let me = Clan::of(seat);
    cx.work(Work::Listen {
        seat,
        what,
        scope,
        done: done | one.bit,
    });
    cx.work(Work::Run(Text {
        card: one.card,
        block: one.block,
        at: 0,
        owner: me,
        me,
        scope,
    }));
}

/// Cards of a player that can listen: the General and the Active Advisors.
fn cards(open: &Open, seat: Seat) -> impl Iterator<Item = Card> {
    let player = open.player(seat);
    let general = player.general.map(Card::General);
    general
        .into_iter()
        .chain(player.active.iter().map(Card::Advisor))
}

fn pending(
    open: &Open,
    seat: Seat,
    what: Happening,
    scope: Scope,
    done: u16,
) -> impl Iterator<Item = Waiting> {
    let is_other = matches!(what, Happening::BarricadeBuilt | Happening::WallBuilt)
        && usize::from(scope.number) != seat.index();
    let all = cards(open, seat).flat_map(|card| {
        card.script(open.data())
            .listeners
            .iter()
            .map(move |listener| (card, listener))
    });
    let all = all.filter(move |(_, listener)| hears(listener.hears, what, is_other));
    all.enumerate().filter_map(move |(at, (card, listener))| {
        let bit = 1u16.checked_shl(at as u32).unwrap_or(0);
        let spent = listener
            .max_per_winter
            .is_some_and(|max| open.player(seat).winter_fired >= max);
        let fits = listener
            .tests
            .iter()
            .all(|&test| effects::holds(open, test, Clan::of(seat), scope));
        (bit != 0 && done & bit == 0 && !spent && fits).then(|| Waiting {
            bit,
            card,
            block: listener.block,
            bounded: listener.max_per_winter.is_some(),
            asks: card.script(open.data()).blocks[listener.block as usize]
                .iter()
                .any(asks),
        })
    })
}

/// Whether a step may need a decision; the order of plain gains never matters.
fn asks(op: &Op) -> bool {
    !matches!(
        op,
        Op::Honor(_)
            | Op::Gain(
                crate::effect::Filter::Only(_) | crate::effect::Filter::Here,
                _
            )
            | Op::OverseerIncome
            | Op::TeaUp(_)
            | Op::TeaTop
            | Op::Defense { chosen: false, .. }
    )
}

fn hears(listener: Hears, what: Happening, is_other: bool) -> bool {
    match (listener, what) {
        (Hears::Income, Happening::Income)
        | (Hears::TurnStart, Happening::TurnStart)
        | (Hears::Donated, Happening::Donated)
        | (Hears::Recruited, Happening::Recruited)
        | (Hears::ArcherAttacked, Happening::ArcherAttacked)
        | (Hears::ArcherFired, Happening::ArcherFired)
        | (Hears::HordeDefeated, Happening::HordeDefeated)
        | (Hears::Claimed, Happening::Claimed)
        | (Hears::KillPending, Happening::KillPending)
        | (Hears::BreachKills, Happening::BreachKills)
        | (Hears::Killed, Happening::Killed)
        | (Hears::Saved, Happening::Saved)
        | (Hears::LogisticsDone, Happening::LogisticsDone)
        | (Hears::HiredClerk | Hears::HiredAny, Happening::HiredClerk)
        | (Hears::HiredAdvisor | Hears::HiredAny, Happening::HiredAdvisor)
        | (Hears::TacticPlayed, Happening::TacticPlayed)
        | (Hears::SectionHeld, Happening::SectionHeld)
        | (Hears::WinterStart, Happening::WinterStart)
        | (Hears::FiringEnd, Happening::FiringEnd)
        | (Hears::Reclaimed, Happening::Reclaimed)
        | (Hears::DecreeFulfilled, Happening::DecreeFulfilled) => true,
        (Hears::Gathered(wanted), Happening::Gathered(found)) => wanted == found,
        (Hears::Covered(wanted), Happening::Covered(found)) => wanted == found,
        (Hears::Upgraded(wanted), Happening::Upgraded(found)) => {
            wanted.is_none_or(|wanted| wanted == found)
        }
        (Hears::BarricadeBuilt { other }, Happening::BarricadeBuilt)
        | (Hears::WallBuilt { other }, Happening::WallBuilt) => other == is_other,
        _ => false,
    }
}
