//! Production Locations and Overseers (GW-17, GW-18), and the income of Summer (GW-10.1).

use super::prelude::*;
use crate::effect::LimitKey;

/// GW-17: gather all, then Upgrade all, then Donate all.
pub(crate) fn activate(cx: &mut Cx<'_>, location: Location) {
    let Some(produces) = cx.table.open.data().locations[location.index()].produces else {
        return;
    };
    let mut humans = Order::NONE;
    let mut gathered = [0; PLAYERS];
    let order = cx.table.open.present(location);
    for clan in order.iter() {
        let n = gather(cx, location, clan, produces.resource);
        if n > 0 {
            humans.push(clan);
            gathered[clan.index() % PLAYERS] = n;
        }
    }
    if produces.donation {
        each(cx, Task::Donate(location, gathered), humans);
    }
    each(cx, Task::Upgrade(location), humans);
    for clan in humans.iter().rev() {
        listeners::happen(
            cx,
            Happening::Gathered(produces.resource),
            Some(clan),
            Scope::location(location),
        );
    }
    if order.has(Clan::REED) {
        reed::comfort(cx, location);
    }
}

/// GW-17.1; the Reed Clan by GW-27.20, Qin by GW-28.30.
fn gather(cx: &mut Cx<'_>, location: Location, clan: Clan, resource: Resource) -> u8 {
    let clerks = cx.table.open.clerks[clan.index()][location.index()];
    let place = location.index();
    match clan {
        Clan::REED => {
            reed::produce(cx, location, resource);
            0
        }
        Clan::QIN => {
            let n = clerks.saturating_mul(cx.table.open.qin.overseers[place]);
            stock::honor(cx, clan, n, Source::Rewards);
            0
        }
        clan => {
            let Some(seat) = clan.seat() else { return 0 };
            let level =
                cx.table.open.player(seat).overseers[place].map_or(0, |overseer| overseer.level);
            let mut n = clerks + level;
            if location == Location::GoldMine {
                n = modifiers::limit(&cx.table.open, seat, LimitKey::GatherGoldMine, n);
            }
            stock::gain(cx, seat, resource, n);
            n
        }
    }
}

/// GW-10.1.
pub(crate) fn income(cx: &mut Cx<'_>, seat: Seat) {
    for location in Location::PRODUCTION {
        let overseer = cx.table.open.player(seat).overseers[location.index()];
        if let (Some(overseer), Some(produces)) = (
            overseer,
            cx.table.open.data().locations[location.index()].produces,
        ) {
            stock::gain(cx, seat, produces.resource, overseer.level);
        }
    }
}

/// GW-17.2: whether an Upgrade is possible as far as everybody sees.
pub(crate) fn may_upgrade(open: &Open, seat: Seat, location: Location) -> bool {
    let Some(place) = location.production() else {
        return false;
    };
    match open.player(seat).overseers[place] {
        Some(overseer) => overseer.level < open.data().n.overseer_last_level,
        None => Soldier::ALL
            .iter()
            .any(|&soldier| open.usable(seat, soldier) > 0),
    }
}

pub(crate) fn can_upgrade(table: &Table, seat: Seat, location: Location) -> bool {
    may_upgrade(&table.open, seat, location)
        && modifiers::upgrade_cost(&table.open, seat, location)
            .is_some_and(|(resource, price)| table.has(seat, resource) >= price)
}

pub(crate) fn upgrade_options(
    table: &Table,
    seat: Seat,
    location: Location,
    out: &mut Vec<Action>,
) {
    if !can_upgrade(table, seat, location) {
        return;
    }
    if table.open.player(seat).overseers[location.index()].is_some() {
        out.push(Action::Upgrade(Upgrade {
            location,
            soldier: None,
        }));
    } else {
        let usable = Soldier::ALL
            .iter()
            .filter(|&&soldier| table.open.usable(seat, soldier) > 0);
        out.extend(usable.map(|&soldier| {
            let soldier = Some(soldier);
            Action::Upgrade(Upgrade { location, soldier })
        }));
    }
}

pub(crate) fn upgrade(cx: &mut Cx<'_>, seat: Seat, location: Location, soldier: Option<Soldier>) {
    let Some((resource, price)) = modifiers::upgrade_cost(&cx.table.open, seat, location) else {
        return;
    };
    let Some(place) = location.production() else {
        return;
    };
    stock::pay(cx, seat, stock::only(resource, price));
    let clan = Clan::of(seat);
    let overseer = match (cx.table.open.player(seat).overseers[place], soldier) {
        (Some(overseer), _) => Overseer {
            level: overseer.level + 1,
            ..overseer
        },
        (None, Some(soldier)) => {
            let pool = &mut cx.table.open.pools[clan.index()][soldier.index()];
            *pool = pool.saturating_sub(1);
            Overseer { level: 1, soldier }
        }
        (None, None) => return,
    };
    cx.table.open.player_mut(seat).overseers[place] = Some(overseer);
    cx.tell(Event::Upgraded {
        seat,
        location,
        level: overseer.level,
    });
    listeners::happen(
        cx,
        Happening::Upgraded(location),
        Some(clan),
        Scope::location(location),
    );
}

/// GW-17.3: how many Resources may be Donated.
pub(crate) fn donations(open: &Open, seat: Seat) -> u8 {
    modifiers::limit(open, seat, LimitKey::Donation, open.data().n.donation)
}

/// GW-17.4: the Resource must still be there.
pub(crate) fn can_donate(table: &Table, seat: Seat, location: Location) -> Option<Resource> {
    let produces = table.open.data().locations[location.index()].produces?;
    (produces.donation && table.has(seat, produces.resource) > 0).then_some(produces.resource)
}

pub(crate) fn donate(cx: &mut Cx<'_>, seat: Seat, location: Location) {
    let Some(resource) = can_donate(cx.table, seat, location) else {
        return;
    };
    let own = &mut cx.table.own_mut(seat).resources[resource.index()];
    *own = own.saturating_sub(1);
    stock::into_warehouse(cx, resource);
    cx.tell(Event::Donated { seat, resource });
    stock::honor(
        cx,
        Clan::of(seat),
        cx.table.open.data().n.donation_honor,
        Source::Donations,
    );
    listeners::happen(
        cx,
        Happening::Donated,
        Some(Clan::of(seat)),
        Scope::location(location),
    );
}
