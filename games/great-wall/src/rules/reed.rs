//! The Reed Clan (GW-27): what its Clerks do, decided by the Overlord.

use super::prelude::*;

/// GW-27.5, GW-27.12: Reed Clerks move from Location to Location; Qin moves them by his own rule.
pub(crate) fn moves(cx: &mut Cx<'_>, n: u8, distinct: bool) {
    if cx.table.open.decider(Clan::REED).is_some() {
        cx.ask(Question::MoveFrom {
            clan: Clan::REED,
            left: n,
            distinct,
            arrived: Arrived::NONE,
        });
    } else if n > 0 && clerks::can_move(&cx.table.open, Clan::REED, distinct, Arrived::NONE) {
        qin::move_reed(cx, n, distinct);
    }
}

/// GW-27.20: the Lumber Mill, Quarry and Gold Mine fill the Warehouse.
pub(crate) fn produce(cx: &mut Cx<'_>, location: Location, resource: Resource) {
    if location != Location::Temple {
        stock::into_warehouse(cx, resource);
        cx.tell(Event::ReedStored { resource });
    }
}

/// GW-27.20: at the Temple the Active player, if human, returns one own Shame; there is no choice whether.
pub(crate) fn comfort(cx: &mut Cx<'_>, location: Location) {
    if let (Location::Temple, Some(seat)) = (location, cx.table.open.active.and_then(Clan::seat)) {
        cx.ask(Question::Atone {
            seat,
            left: 0,
            paid: false,
        });
    }
}

/// GW-27.20: the other Locations. What the Overlord would decide Qin does by his own rules.
pub(crate) fn visit(cx: &mut Cx<'_>, task: Task) {
    let is_asked = cx.table.open.overlord().seat().is_some();
    if task == Task::TeaHouse {
        tea::visit(cx, Clan::REED);
    } else if task == Task::Barracks {
        if is_asked {
            cx.ask(Question::ReedBarracks);
        } else {
            let first = spearman_spots(&cx.table.open).next();
            if let Some(first) = first {
                let spot = qin::spearman_spot(&cx.table.open).unwrap_or(first);
                attack(cx, spot);
            }
        }
    } else if task == Task::Build {
        if is_asked {
            cx.ask(Question::ReedBarricade);
        } else {
            let open = &cx.table.open;
            let wanted = barricade_places(open).find(|&section| section == open.indicator);
            let place = wanted.or_else(|| barricade_places(open).next());
            if let Some(section) = place {
                put_barricade(cx, section);
            }
        }
    } else if task == Task::Embassy {
        if is_asked {
            cx.ask(Question::ReedEmbassy);
        } else if let Some(first) = cx.table.open.advisor_track.iter().flatten().next().copied() {
            dismiss(cx, first);
        }
    }
}

/// What the Overlord decides: nobody is asked where there is no choice.
pub(crate) fn asked(open: &Open, mut choices: impl Iterator) -> Asked {
    match open.overlord().seat() {
        Some(seat) if choices.next().is_some() => Asked::Decide(seat),
        Some(_) | None => Asked::Nobody,
    }
}

/// GW-27.20 Barracks: free spots of row-1 cards.
pub(crate) fn spearman_spots(open: &Open) -> impl Iterator<Item = Spot> {
    let has = open.pools[Clan::REED.index()][Soldier::Spearman.index()] > 0;
    open.sections().filter(move |_| has).flat_map(|section| {
        let first = open.front(section).cards().first();
        first.into_iter().flat_map(move |horde| {
            horde.free_cells().map(move |cell| Spot {
                section,
                row: 0,
                cell,
            })
        })
    })
}

pub(crate) fn attack(cx: &mut Cx<'_>, spot: Spot) {
    let pool = &mut cx.table.open.pools[Clan::REED.index()][Soldier::Spearman.index()];
    *pool = pool.saturating_sub(1);
    attack::put(cx, spot, Mark::Spearman(Clan::REED));
    cx.tell(Event::Attacked {
        clan: Clan::REED,
        soldier: Soldier::Spearman,
        spot,
    });
}

/// Sections with a free Barricade slot while the supply lasts.
pub(crate) fn barricade_places(open: &Open) -> impl Iterator<Item = Section> {
    open.sections().filter(|&section| {
        open.barricade_supply() > 0
            && open.front(section).barricades < open.data().barricade.per_section
    })
}

pub(crate) fn put_barricade(cx: &mut Cx<'_>, section: Section) {
    cx.table.open.front_mut(section).barricades += 1;
    cx.tell(Event::Barricade {
        clan: Clan::REED,
        section,
    });
}

pub(crate) fn dismiss(cx: &mut Cx<'_>, advisor: Advisor) {
    cx.table.open.advisor_discard.add(advisor);
    cx.tell(Event::Dismissed { advisor });
    embassy::take_from_track(cx, advisor);
}
