//! Qin Jiushao (GW-28): an automatic clan, not a bot.

use super::prelude::*;

const QIN: usize = Clan::QIN.index();

/// GW-28.20: Locations of his track from the lowest to the highest.
fn lowest_first(open: &Open) -> impl Iterator<Item = Location> {
    open.qin.track.into_iter().rev().map(Token::location)
}

/// `qin_move(n)`: n Clerks to the n lowest different Locations.
pub(crate) fn moves(cx: &mut Cx<'_>, n: u8) {
    let mut arrived = Arrived::NONE;
    let list: Vec<Location> = lowest_first(&cx.table.open).collect();
    let mut left = n;
    for to in list {
        if left == 0 {
            break;
        }
        if cx.table.open.is_full(to) {
            continue;
        }
        left -= 1;
        if move_to(cx, to, arrived) {
            arrived = arrived.with(to);
        }
    }
}

/// `qin_move_same(n)`: each to the lowest Location that then has room.
pub(crate) fn moves_same(cx: &mut Cx<'_>, n: u8) {
    let mut arrived = Arrived::NONE;
    for _ in 0..n {
        let open = &cx.table.open;
        let Some(to) = lowest_first(open).find(|&location| !open.is_full(location)) else {
            return;
        };
        if move_to(cx, to, arrived) {
            arrived = arrived.with(to);
        }
    }
}

/// GW-28.22: from his pool, else from the highest Location that may be left.
fn move_to(cx: &mut Cx<'_>, to: Location, arrived: Arrived) -> bool {
    let open = &cx.table.open;
    let from = if open.clerk_pools[QIN] > 0 {
        None
    } else {
        let mut track = open.qin.track.iter().map(|token| token.location());
        let from = track.find(|&from| {
            from != to && !open.is_full(from) && open.clerks[QIN][from.index()] > arrived.at(from)
        });
        if from.is_none() {
            return false;
        }
        from
    };
    clerks::move_clerk(cx, Clan::QIN, from, to);
    true
}

/// `qin_special()`: the highest Location that holds a Clerk of his.
pub(crate) fn special(cx: &mut Cx<'_>) {
    let open = &cx.table.open;
    let mut track = open.qin.track.iter().map(|token| token.location());
    if let Some(location) = track.find(|location| open.clerks[QIN][location.index()] > 0) {
        cx.work(Work::Activate {
            location,
            special: true,
        });
    }
}

/// `qin_overseers(n)`.
pub(crate) fn overseers(cx: &mut Cx<'_>, n: u8) {
    let list: Vec<Location> = lowest_first(&cx.table.open).collect();
    let mut left = n;
    for location in list {
        let Some(place) = location.production() else {
            continue;
        };
        let level = cx.table.open.qin.overseers[place];
        if left > 0 && level < cx.table.open.data().n.overseer_last_level {
            cx.table.open.qin.overseers[place] = level + 1;
            cx.tell(Event::QinOverseer {
                location,
                level: level + 1,
            });
            left -= 1;
        }
    }
}

/// GW-28.40, GW-28.42, GW-28.45: the Section of the indicator, then the others in play.
fn sections(open: &Open) -> impl Iterator<Item = Section> {
    let first = open.indicator;
    let others = open.sections().filter(move |&section| section != first);
    open.sections()
        .filter(move |&section| section == first)
        .chain(others)
}

/// GW-28.45: one Wall level; otherwise so much Honor.
pub(crate) fn wall(cx: &mut Cx<'_>, otherwise: u8) {
    let open = &cx.table.open;
    let Some(section) = sections(open).find(|&section| open.front(section).level < 3) else {
        stock::honor(cx, Clan::QIN, otherwise, Source::Cards);
        return;
    };
    let row = &open.data().walls[open.front(section).level as usize + 1];
    stock::take_from_warehouse(cx, row.cost);
    builders::raise(cx, Clan::QIN, section);
    stock::honor(cx, Clan::QIN, row.honor, Source::Builds);
    listeners::happen(cx, Happening::WallBuilt, Some(Clan::QIN), Scope::NONE);
}

/// GW-28.40, GW-28.41.
pub(crate) fn spearman_spot(open: &Open) -> Option<Spot> {
    sections(open).find_map(|section| {
        let cell = open.front(section).cards().first()?.free_cells().next()?;
        Some(Spot {
            section,
            row: 0,
            cell,
        })
    })
}

pub(crate) fn spearmen(cx: &mut Cx<'_>, n: u8) {
    for _ in 0..n {
        if cx.table.open.pools[QIN][Soldier::Spearman.index()] == 0 {
            return;
        }
        let Some(spot) = spearman_spot(&cx.table.open) else {
            return;
        };
        cx.table.open.pools[QIN][Soldier::Spearman.index()] -= 1;
        attack::put(cx, spot, Mark::Spearman(Clan::QIN));
        cx.tell(Event::Attacked {
            clan: Clan::QIN,
            soldier: Soldier::Spearman,
            spot,
        });
        stock::honor(
            cx,
            Clan::QIN,
            cx.table.open.data().n.qin_spot_honor,
            Source::Rewards,
        );
    }
}

/// GW-28.42: only in the Section of the indicator, and only to a free Firing spot.
pub(crate) fn archers(cx: &mut Cx<'_>, n: u8) {
    for _ in 0..n {
        let section = cx.table.open.indicator;
        let has = cx.table.open.pools[QIN][Soldier::Archer.index()] > 0;
        if !has
            || cx
                .table
                .open
                .front(section)
                .free_firing(cx.table.open.data())
                == 0
            || !cx.table.open.in_play(section)
        {
            return;
        }
        cx.table.open.pools[QIN][Soldier::Archer.index()] -= 1;
        cx.table.open.front_mut(section).firing[QIN] += 1;
        cx.tell(Event::Posted {
            clan: Clan::QIN,
            section,
        });
        wound(cx, section);
    }
}

/// GW-28.43: nearest the Wall, reading order; GW-28.44: 2 Honor for it.
pub(crate) fn wound(cx: &mut Cx<'_>, section: Section) -> bool {
    let spot = attack::archer_spots(cx.table.open.front(section), section).next();
    let Some(spot) = spot else { return false };
    attack::wound(cx, Clan::QIN, spot);
    stock::honor(
        cx,
        Clan::QIN,
        cx.table.open.data().n.qin_spot_honor,
        Source::Rewards,
    );
    true
}

/// `qin_fire()`.
pub(crate) fn fire(cx: &mut Cx<'_>) {
    for section in cx.table.open.sections() {
        for _ in 0..cx.table.open.front(section).firing[QIN] {
            wound(cx, section);
        }
    }
}

/// GW-28.23: the token goes to space 1, those left of it shift right.
pub(crate) fn raise_token(cx: &mut Cx<'_>, location: Location) {
    let track = &mut cx.table.open.qin.track;
    if let Some(place) = track.iter().position(|token| token.location() == location) {
        track[..=place].rotate_right(1);
    }
}

/// GW-28.33: the order of his Activations is fixed when the phase starts: places of his track, highest first.
pub(crate) fn begin_activation(cx: &mut Cx<'_>) {
    let mut list = 0;
    for (at, token) in cx.table.open.qin.track.iter().enumerate() {
        list |= (token.location().index() as u32) << (4 * at);
    }
    cx.work(Work::QinActivation {
        at: 0,
        list,
        done: Set::NONE,
    });
}

pub(crate) fn activation(cx: &mut Cx<'_>, at: u8, list: u32, done: Set<Location>) -> Next {
    if at >= 5 {
        cx.ask(Question::Activation { done });
        return After::Done;
    }
    let place = (list >> (4 * u32::from(at)) & 15) as usize;
    let location = Location::ALL[place.min(Location::N - 1)];
    let open = &cx.table.open;
    let goes = activation::is_eligible(open, location)
        && open.clerks[QIN][location.index()] > 0
        && !done.has(location);
    let done = if goes { done.with(location) } else { done };
    cx.work(Work::QinActivation {
        at: at + 1,
        list,
        done,
    });
    if goes {
        cx.work(Work::Activate {
            location,
            special: false,
        });
    }
    After::Done
}

/// GW-28.50: as Overlord he moves Reed Clerks to the lowest possible Locations of his track.
pub(crate) fn move_reed(cx: &mut Cx<'_>, left: u8, distinct: bool) {
    const OUTSIDE: [Location; 5] = [
        Location::Embassy,
        Location::BuildersCamp,
        Location::Academy,
        Location::Logistics,
        Location::TeaHouse,
    ];
    let mut arrived = Arrived::NONE;
    for _ in 0..left {
        let open = &cx.table.open;
        let reed = &open.clerks[Clan::REED.index()];
        let can_leave =
            |from: &Location| reed[from.index()] > arrived.at(*from) && !open.is_full(*from);
        let rank = |location: Location| {
            open.qin
                .track
                .iter()
                .position(|token| token.location() == location)
                .unwrap_or(0)
        };
        let to = lowest_first(open).find(|&to| {
            !open.is_full(to) && reed[to.index()] == 0 && !(distinct && arrived.at(to) > 0)
        });
        let Some(to) = to else { return };
        let outside = OUTSIDE.into_iter().find(can_leave);
        let highest = open.qin.track.iter().map(|token| token.location());
        let from = outside.or_else(|| {
            highest
                .filter(|&from| rank(to) > rank(from))
                .find(can_leave)
        });
        let Some(from) = from else { return };
        clerks::move_clerk(cx, Clan::REED, Some(from), to);
        arrived = arrived.with(to);
    }
}
