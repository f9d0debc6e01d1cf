//! Moving Clerks (GW-7.4 to GW-7.6, GW-27.12).

use super::prelude::*;

/// One move of "up to n".
pub(crate) fn asked(open: &Open, clan: Clan, left: u8, distinct: bool, arrived: Arrived) -> Asked {
    if left == 0 || !can_move(open, clan, distinct, arrived) {
        return Asked::Nobody;
    }
    open.decider(clan).map_or(Asked::Nobody, Asked::Seat)
}

/// Where the Clerk goes.
pub(crate) fn asked_to(
    open: &Open,
    clan: Clan,
    distinct: bool,
    arrived: Arrived,
    from: Option<Location>,
) -> Asked {
    match open.decider(clan) {
        None => Asked::Nobody,
        Some(seat) => single_or_ask_always(seat, targets(open, clan, distinct, arrived, from)),
    }
}

pub(crate) fn can_move(open: &Open, clan: Clan, distinct: bool, arrived: Arrived) -> bool {
    sources(open, clan, distinct, arrived).next().is_some()
}

/// GW-7.4: the pool, or a Location that is not locked; Clerks moved by this action stay (GW-7.5).
pub(crate) fn sources(
    open: &Open,
    clan: Clan,
    distinct: bool,
    arrived: Arrived,
) -> impl Iterator<Item = Option<Location>> {
    let pool = (clan != Clan::REED && open.clerk_pools[clan.index()] > 0).then_some(None);
    let places = Location::ALL.iter().copied().filter(move |&from| {
        open.clerks[clan.index()][from.index()] > arrived.at(from) && !open.is_full(from)
    });
    pool.into_iter()
        .chain(places.map(Some))
        .filter(move |&from| {
            targets(open, clan, distinct, arrived, from)
                .next()
                .is_some()
        })
}

/// GW-7.4, GW-7.6, GW-27.12.
pub(crate) fn targets(
    open: &Open,
    clan: Clan,
    distinct: bool,
    arrived: Arrived,
    from: Option<Location>,
) -> impl Iterator<Item = Location> {
    Location::ALL.iter().copied().filter(move |&to| {
        let is_taken = distinct && arrived.at(to) > 0;
        let is_reed = clan == Clan::REED && open.clerks[clan.index()][to.index()] > 0;
        Some(to) != from && !open.is_full(to) && !is_taken && !is_reed
    })
}

/// GW-7.4, GW-7.5: why no Clerk leaves there.
pub(crate) fn not_from(open: &Open, clan: Clan, from: Option<Location>) -> Refusal {
    let there = match from {
        Some(from) => open.clerks[clan.index()][from.index()],
        None => open.clerk_pools[clan.index()],
    };
    if there == 0 {
        Refusal::NoClerk
    } else if from.is_some_and(|from| open.is_full(from)) {
        Refusal::Locked
    } else {
        Refusal::HasMoved
    }
}

/// GW-7.4, GW-7.6, GW-27.12: why the Clerk does not go there.
pub(crate) fn not_to(
    open: &Open,
    clan: Clan,
    distinct: bool,
    arrived: Arrived,
    to: Location,
) -> Refusal {
    if open.is_full(to) {
        Refusal::Full
    } else if distinct && arrived.at(to) > 0 {
        Refusal::NotDistinct
    } else if clan == Clan::REED {
        Refusal::NotForReed
    } else {
        Refusal::NoWay
    }
}

pub(crate) fn move_clerk(cx: &mut Cx<'_>, clan: Clan, from: Option<Location>, to: Location) {
    let open = &mut cx.table.open;
    match from {
        Some(from) => {
            let there = &mut open.clerks[clan.index()][from.index()];
            *there = there.saturating_sub(1);
        }
        None => open.clerk_pools[clan.index()] = open.clerk_pools[clan.index()].saturating_sub(1),
    }
    open.clerks[clan.index()][to.index()] += 1;
    cx.tell(Event::MovedClerk { clan, from, to });
}
