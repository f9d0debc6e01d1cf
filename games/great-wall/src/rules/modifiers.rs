//! Static modifiers of cards (specification 3.3): costs, limits, immunity.

use super::prelude::*;
use crate::effect::{Change, Coin, CostKey, LimitKey, Modifier};

/// A cost of one kind with the changes of all cards that speak about it: increases first, then decreases with their
/// own minimum, then the others, never below 0.
pub(crate) fn cost(open: &Open, seat: Seat, key: CostKey, coin: Option<Coin>, base: u8) -> u8 {
    let (mut up, mut bounded, mut down) = (0u8, [(0u8, 0u8); 4], 0u8);
    let mut n_bounded = 0;
    changes(open, seat, |modifier, supporters| {
        if let Change::Cost {
            key: found,
            up: is_up,
            by,
            coin: of,
            min,
        } = modifier.change
            && found == key
            && (of.is_none() || coin.is_none() || of == coin)
        {
            let by = by.value(supporters, 0, open.n);
            match (is_up, min) {
                (true, _) => up = up.saturating_add(by),
                (false, Some(min)) if n_bounded < bounded.len() => {
                    bounded[n_bounded] = (by, min);
                    n_bounded += 1;
                }
                (false, _) => down = down.saturating_add(by),
            }
        }
    });
    let mut cost = base.saturating_add(up);
    for (by, min) in &bounded[..n_bounded] {
        cost = cost.saturating_sub(*by).max(cost.min(*min));
    }
    cost.saturating_sub(down)
}

/// A number with the changes of all cards that speak about it.
pub(crate) fn limit(open: &Open, seat: Seat, key: LimitKey, base: u8) -> u8 {
    let mut value = i16::from(base);
    changes(open, seat, |modifier, _| {
        if let Change::Limit { key: found, by } = modifier.change
            && found == key
        {
            value += i16::from(by);
        }
    });
    value.clamp(0, 99) as u8
}

/// A number with what raises it, and with what Events change: what other cards take away may come later.
pub(crate) fn widest_limit(open: &Open, seat: Seat, key: LimitKey, base: u8) -> u8 {
    let mut value = common_limit(open, key, i16::from(base));
    let with_events = i16::from(limit(open, seat, key, base));
    changes(open, seat, |modifier, _| {
        if let Change::Limit { key: found, by } = modifier.change
            && found == key
            && !modifier.all
        {
            value += i16::from(by.max(0));
        }
    });
    value.max(with_events).clamp(0, 99) as u8
}

/// A number that belongs to no player: only what changes it for all counts.
pub(crate) fn common_limit(open: &Open, key: LimitKey, base: i16) -> i16 {
    let mut value = base;
    for omen in open.omens.iter() {
        for modifier in &Card::Event(omen).script(open.data()).modifiers {
            if let Change::Limit { key: found, by } = modifier.change
                && found == key
            {
                value += i16::from(by);
            }
        }
    }
    value
}

pub(crate) fn is_immune(open: &Open, seat: Seat) -> bool {
    let mut immune = false;
    changes(open, seat, |modifier, _| {
        immune |= modifier.change == Change::ImmuneShameIcon;
    });
    immune
}

/// Every modifier that works for this player, with the `S` of its owner.
fn changes(open: &Open, seat: Seat, mut each: impl FnMut(&Modifier, u8)) {
    let tables = open.data();
    for other in open.seats() {
        let player = open.player(other);
        if other == seat {
            for advisor in player.active.iter() {
                for modifier in &tables.advisors[advisor.index()].text.modifiers {
                    each(modifier, player.supporters());
                }
            }
        }
        if let Some(general) = player.general {
            for modifier in &tables.generals[general.index()].ability.modifiers {
                if other == seat || modifier.all {
                    each(modifier, player.supporters());
                }
            }
        }
    }
    for omen in open.omens.iter() {
        for modifier in &tables.omens[omen.index()].text.modifiers {
            each(modifier, 0);
        }
    }
}

/// GW-19: the price of one Soldier.
pub(crate) fn soldier_cost(open: &Open, seat: Seat, soldier: Soldier) -> Cost {
    let mut price = open.data().soldiers[soldier.index()].cost;
    for resource in Resource::ALL {
        let part = &mut price[resource.index()];
        if *part > 0 {
            *part = cost(
                open,
                seat,
                CostKey::Recruit(soldier),
                Some(Coin::Resource(resource)),
                *part,
            );
        }
    }
    price
}

/// GW-17.2: the price of the next Overseer level.
pub(crate) fn upgrade_cost(open: &Open, seat: Seat, location: Location) -> Option<(Resource, u8)> {
    let place = location.production()?;
    let level = open.player(seat).overseers[place].map_or(0, |overseer| overseer.level);
    if level >= open.data().n.overseer_last_level {
        return None;
    }
    let resource = open.data().locations[location.index()]
        .produces?
        .overseer_cost;
    let base = open.data().overseer_cost[level as usize + 1];
    Some((
        resource,
        cost(
            open,
            seat,
            CostKey::Upgrade(location),
            Some(Coin::Resource(resource)),
            base,
        ),
    ))
}

pub(crate) fn gold_cost(open: &Open, seat: Seat, key: CostKey, base: u8) -> u8 {
    cost(open, seat, key, Some(Coin::Resource(Resource::Gold)), base)
}

pub(crate) fn chi_cost(open: &Open, seat: Seat, key: CostKey, base: u8) -> u8 {
    cost(open, seat, key, Some(Coin::Resource(Resource::Chi)), base)
}

/// GW-10.3, GW-29.31: what discarding one Shame token costs: Chi, in co-op Honor.
pub(crate) fn atone_cost(open: &Open, seat: Seat) -> u8 {
    if open.is_coop() {
        cost(
            open,
            seat,
            CostKey::ShameDiscard,
            Some(Coin::Honor),
            open.data().n.shame_discard_honor,
        )
    } else {
        chi_cost(
            open,
            seat,
            CostKey::ShameDiscard,
            open.data().n.shame_discard_chi,
        )
    }
}
