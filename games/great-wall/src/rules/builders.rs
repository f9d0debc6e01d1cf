//! Builders' Encampment and the Warehouse (GW-21).

use super::prelude::*;
use crate::effect::CostKey;

#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    Barricade,
    Wall,
}

/// Whether there is anything to build as far as everybody sees.
fn is_possible(open: &Open, works: Works) -> bool {
    let barricade = open.barricade_supply() > 0
        && open
            .sections()
            .any(|section| open.front(section).barricades < open.data().barricade.per_section);
    barricade
        || (works == Works::All && open.sections().any(|section| open.front(section).level < 3))
}

/// GW-21.1: while there is something to build; the end is told by itself.
pub(crate) fn asked(open: &Open, seat: Seat, left: u8, works: Works) -> Asked {
    if left > 0 && is_possible(open, works) {
        Asked::Seat(seat)
    } else {
        Asked::Decide(seat)
    }
}

/// GW-21.7: the listeners hear once of all builds of each kind.
pub(crate) fn finish(cx: &mut Cx<'_>, question: Question) {
    let Question::Build {
        seat,
        barricades,
        walls,
        ..
    } = question
    else {
        return;
    };
    if walls > 0 {
        listeners::happen(cx, Happening::WallBuilt, Some(Clan::of(seat)), Scope::NONE);
    }
    if barricades > 0 {
        listeners::happen(
            cx,
            Happening::BarricadeBuilt,
            Some(Clan::of(seat)),
            Scope::NONE,
        );
    }
}

/// GW-21.2, GW-21.3: the Honor for a build, as printed.
fn honor(open: &Open, kind: Kind, section: Section) -> u8 {
    match kind {
        Kind::Barricade => open.data().barricade.honor,
        Kind::Wall => open.data().walls[(open.front(section).level as usize + 1).min(3)].honor,
    }
}

/// What a build costs before discounts; a Wall from this level.
pub(crate) fn price(open: &Open, seat: Seat, kind: Kind, level: u8) -> u8 {
    let (key, printed) = match kind {
        Kind::Barricade => (CostKey::Barricade, open.data().barricade.cost),
        Kind::Wall => (
            CostKey::Wall,
            open.data().walls[(level as usize + 1).min(3)].cost,
        ),
    };
    modifiers::cost(open, seat, key, None, printed)
}

/// What a build costs after discounts, and how much of it the player must pay beside the Warehouse (GW-21.4).
pub(crate) fn cost(
    open: &Open,
    seat: Seat,
    works: Works,
    discount: u8,
    kind: Kind,
    section: Section,
) -> (u8, u8) {
    if works == Works::FreeBarricades {
        return (0, 0);
    }
    let total = price(open, seat, kind, open.front(section).level).saturating_sub(discount);
    let store: u8 = open
        .warehouse
        .iter()
        .fold(0, |sum, &n| sum.saturating_add(n));
    (total, total.saturating_sub(store))
}

/// Every build that this player can pay.
pub(crate) fn builds(
    table: &Table,
    seat: Seat,
    works: Works,
    discount: u8,
) -> impl Iterator<Item = (Kind, Section)> {
    let open = &table.open;
    let barricades = open.sections().filter(move |&section| {
        open.barricade_supply() > 0
            && open.front(section).barricades < open.data().barricade.per_section
    });
    let walls = open
        .sections()
        .filter(move |&section| works == Works::All && open.front(section).level < 3);
    barricades
        .map(|section| (Kind::Barricade, section))
        .chain(walls.map(|section| (Kind::Wall, section)))
        .filter(move |&(kind, section)| {
            cost(open, seat, works, discount, kind, section).1 <= table.materials(seat)
        })
}

pub(crate) fn can_build(table: &Table, seat: Seat, works: Works, discount: u8) -> bool {
    builds(table, seat, works, discount).next().is_some()
}

pub(crate) fn options(
    table: &Table,
    seat: Seat,
    works: Works,
    discount: u8,
    out: &mut Vec<Action>,
) {
    out.extend(
        builds(table, seat, works, discount).map(|(kind, section)| match kind {
            Kind::Barricade => Action::Barricade(section),
            Kind::Wall => Action::Wall(section),
        }),
    );
    out.push(Action::Stop);
}

/// Builds: the Warehouse pays first, the rest is asked for, the Honor is the printed one.
pub(crate) fn build(cx: &mut Cx<'_>, question: Question, kind: Kind, section: Section) {
    let Question::Build {
        seat,
        left,
        discount,
        works,
        barricades,
        walls,
    } = question
    else {
        return;
    };
    let (total, own) = cost(&cx.table.open, seat, works, discount, kind, section);
    let honor = honor(&cx.table.open, kind, section);
    let (barricades, walls) = match kind {
        Kind::Barricade => (barricades.saturating_add(1), walls),
        Kind::Wall => (barricades, walls.saturating_add(1)),
    };
    cx.ask(Question::Build {
        seat,
        left: left.saturating_sub(1),
        discount,
        works,
        barricades,
        walls,
    });
    stock::take_from_warehouse(cx, total - own);
    match kind {
        Kind::Barricade => {
            cx.table.open.front_mut(section).barricades += 1;
            cx.tell(Event::Barricade {
                clan: Clan::of(seat),
                section,
            });
        }
        Kind::Wall => {
            raise(cx, Clan::of(seat), section);
            if cx.table.open.is_coop() {
                // GW-29.5: a Wall level brings a Command card back.
                cx.ask(Question::ReclaimCard { seat, left: 1 });
            }
        }
    }
    stock::honor(cx, Clan::of(seat), honor, Source::Builds);
    if own > 0 {
        cx.ask(Question::Pay { seat, n: own });
    }
}

/// GW-21.5: the Archers move up with the Wall.
pub(crate) fn raise(cx: &mut Cx<'_>, clan: Clan, section: Section) {
    let front = cx.table.open.front_mut(section);
    front.level = (front.level + 1).min(3);
    let level = front.level;
    cx.tell(Event::Wall {
        clan,
        section,
        level,
    });
}

/// Every mix of Wood, Stone and Gold that pays n.
pub(crate) fn payments(table: &Table, seat: Seat, n: u8) -> impl Iterator<Item = [u8; 3]> {
    let [wood, stone, gold, _] = table.own(seat).resources;
    let woods = n.saturating_sub(stone.saturating_add(gold))..=n.min(wood);
    woods.flat_map(move |wood| {
        let rest = n - wood;
        (rest.saturating_sub(gold)..=rest.min(stone)).map(move |stone| [wood, stone, rest - stone])
    })
}
