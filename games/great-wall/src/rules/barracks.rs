//! Barracks: recruiting a batch and deploying it (GW-19).

use super::prelude::*;
use crate::effect::{Coin, CostKey};

/// GW-19.1, GW-19.4: asks while the pool has a usable Soldier; a batch that is complete is paid by itself.
pub(crate) fn asked(open: &Open, seat: Seat, left: u8, batch: [u8; 3]) -> Asked {
    let possible = Soldier::ALL
        .iter()
        .any(|&soldier| open.usable(seat, soldier) > batch[soldier.index()]);
    if left > 0 && possible {
        Asked::Seat(seat)
    } else {
        Asked::Decide(seat)
    }
}

/// The price of a batch: each Soldier's cost, what was taken off, and the changes per batch.
pub(crate) fn price(open: &Open, seat: Seat, batch: [u8; 3], off: [u8; 4]) -> Cost {
    let mut sum = [0u8; Resource::N];
    for soldier in Soldier::ALL {
        let n = batch[soldier.index()];
        if n > 0 {
            let one = modifiers::soldier_cost(open, seat, soldier);
            for (total, part) in sum.iter_mut().zip(one) {
                *total = total.saturating_add(part.saturating_mul(n));
            }
        }
    }
    for resource in Resource::ALL {
        let part = &mut sum[resource.index()];
        *part = part.saturating_sub(off[resource.index()]);
        if *part > 0 {
            *part = modifiers::cost(
                open,
                seat,
                CostKey::RecruitBatch,
                Some(Coin::Resource(resource)),
                *part,
            );
        }
    }
    sum
}

/// Ways to add one more Soldier: the type, and which Resource a discount takes off.
pub(crate) fn additions(
    table: &Table,
    seat: Seat,
    discount: u8,
    batch: [u8; 3],
    off: [u8; 4],
) -> impl Iterator<Item = (Soldier, Option<Resource>)> {
    let kinds = Soldier::ALL.iter().copied();
    let usable = kinds.filter(move |&kind| table.open.usable(seat, kind) > batch[kind.index()]);
    usable.flat_map(move |kind| {
        let one = modifiers::soldier_cost(&table.open, seat, kind);
        let choices = Resource::ALL
            .iter()
            .copied()
            .filter(move |res| discount > 0 && one[res.index()] > 0);
        let plain = (discount == 0 || one == [0; 4]).then_some(None);
        plain
            .into_iter()
            .chain(choices.map(Some))
            .filter_map(move |less| {
                let (batch, off) = added(batch, off, kind, less);
                table
                    .can_pay(seat, price(&table.open, seat, batch, off))
                    .then_some((kind, less))
            })
    })
}

pub(crate) fn can_recruit(table: &Table, seat: Seat, discount: u8) -> bool {
    additions(table, seat, discount, [0; 3], [0; 4])
        .next()
        .is_some()
}

pub(crate) fn added(
    mut batch: [u8; 3],
    mut off: [u8; 4],
    kind: Soldier,
    less: Option<Resource>,
) -> ([u8; 3], [u8; 4]) {
    batch[kind.index()] = batch[kind.index()].saturating_add(1);
    if let Some(resource) = less {
        off[resource.index()] = off[resource.index()].saturating_add(1);
    }
    (batch, off)
}

/// GW-19.1, GW-19.3: pays, tells the listeners once, then deploys one by one.
pub(crate) fn finish(cx: &mut Cx<'_>, seat: Seat, batch: [u8; 3], off: [u8; 4]) {
    if batch == [0; 3] {
        return;
    }
    let price = price(&cx.table.open, seat, batch, off);
    stock::pay(cx, seat, price);
    cx.tell(Event::Recruited { seat, batch });
    cx.ask(Question::Deploy { seat, batch });
    listeners::happen(cx, Happening::Recruited, Some(Clan::of(seat)), Scope::NONE);
}

/// GW-19.2: which of the batch comes next; with one type there is nothing to ask.
pub(crate) fn asked_next(seat: Seat, batch: [u8; 3]) -> Asked {
    let kinds = Soldier::ALL.iter().filter(|kind| batch[kind.index()] > 0);
    single_or_ask(seat, kinds)
}

pub(crate) fn deploy_next(cx: &mut Cx<'_>, seat: Seat, mut batch: [u8; 3], kind: Soldier) {
    batch[kind.index()] = batch[kind.index()].saturating_sub(1);
    cx.ask(Question::Deploy { seat, batch });
    if cx.table.open.usable(seat, kind) > 0 {
        cx.ask(Question::DeployOne {
            seat,
            soldier: kind,
        });
    }
}

/// GW-19.2: an Attack anywhere, or a Rest Zone.
pub(crate) fn deploy_options(table: &Table, seat: Seat, kind: Soldier, out: &mut Vec<Action>) {
    out.extend(table.open.sections().map(Action::Rest));
    for section in table.open.sections() {
        attack::targets(table, seat, section, kind, out);
    }
}

/// Into a Rest Zone.
pub(crate) fn rest(cx: &mut Cx<'_>, seat: Seat, kind: Soldier, section: Section) {
    from_pool(cx, seat, kind);
    cx.table.open.front_mut(section).rest[seat.index()][kind.index()] += 1;
    cx.tell(Event::Rested {
        seat,
        soldier: kind,
        section,
    });
}

pub(crate) fn from_pool(cx: &mut Cx<'_>, seat: Seat, kind: Soldier) {
    let pool = &mut cx.table.open.pools[Clan::of(seat).index()][kind.index()];
    *pool = pool.saturating_sub(1);
}
