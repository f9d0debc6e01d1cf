//! Killing and Saving (GW-14).

use super::prelude::*;
use crate::effect::CostKey;

/// GW-14.1: the Lethality of a card.
pub(crate) fn lethality(open: &Open, horde: &HordeState) -> u8 {
    open.lethality()
        + if horde.ability() == Ability::Crush {
            open.data().n.crush
        } else {
            0
        }
}

/// GW-14.3: begins a kill set.
pub(crate) fn begin(cx: &mut Cx<'_>, place: KillPlace) {
    cx.table.open.kill = Kill {
        place: Some(place),
        ..Kill::NONE
    };
}

/// GW-14.6: one clan on one card; the choice is public, so a single possibility is taken.
pub(crate) fn doom_clan(cx: &mut Cx<'_>, clan: Clan, section: Section, row: u8) {
    let Some(seat) = clan.seat() else { return };
    let open = &cx.table.open;
    let Some(horde) = open.horde(section, row) else {
        return;
    };
    let there: u8 = horde.soldiers(clan).iter().sum();
    let left = lethality(open, horde).min(there);
    if left > 0 {
        cx.ask(Question::Doom {
            seat,
            origin: row,
            left,
        });
    }
}

/// Soldiers of a player on the card of an origin that are not yet in the set.
fn candidates(open: &Open, seat: Seat, origin: u8) -> [u8; 3] {
    let section = open.kill.section(origin as usize);
    let Some(horde) = open.horde(section, origin) else {
        return [0; 3];
    };
    let mut there = horde.soldiers(Clan::of(seat));
    for (n, doomed) in there
        .iter_mut()
        .zip(open.kill.doomed[seat.index()][origin as usize % 6])
    {
        *n = n.saturating_sub(doomed);
    }
    there
}

/// GW-14.6: which type dies next; with one type there is nothing to ask.
pub(crate) fn asked_doom(open: &Open, seat: Seat, origin: u8, left: u8) -> Asked {
    let there = candidates(open, seat, origin);
    if left == 0 {
        Asked::Nobody
    } else {
        single_or_ask(seat, there.iter().filter(|&&n| n > 0))
    }
}

pub(crate) fn doom_options(open: &Open, seat: Seat, origin: u8, out: &mut Vec<Action>) {
    let there = candidates(open, seat, origin);
    out.extend(
        Soldier::ALL
            .iter()
            .filter(|kind| there[kind.index()] > 0)
            .map(|&kind| Action::Kill(kind)),
    );
}

pub(crate) fn doom(cx: &mut Cx<'_>, seat: Seat, origin: u8, kind: Soldier) {
    cx.table.open.kill.doomed[seat.index()][origin as usize % 6][kind.index()] += 1;
}

/// `kill(n, ready)`: Soldiers in Rest Zones (origins 0 to 2) and on Firing spots (3 to 5).
pub(crate) fn ready(open: &Open, seat: Seat) -> impl Iterator<Item = (Soldier, Section, bool)> {
    let doomed = open.kill.doomed[seat.index()];
    open.sections().flat_map(move |section| {
        let front = open.front(section);
        let rest = Soldier::ALL.iter().copied().filter(move |kind| {
            front.rest[seat.index()][kind.index()] > doomed[section.index()][kind.index()]
        });
        let archers = doomed[section.index() + 3][Soldier::Archer.index()];
        let firing = (front.firing[Clan::of(seat).index()] > archers).then_some((
            Soldier::Archer,
            section,
            true,
        ));
        rest.map(move |kind| (kind, section, false)).chain(firing)
    })
}

/// GW-14.4: listeners, the window, then paid Saving in Tea order, then the end.
pub(crate) fn window(cx: &mut Cx<'_>) -> Next {
    let Some(place) = cx.table.open.kill.place else {
        return After::Done;
    };
    let humans: Order = {
        let open = &cx.table.open;
        open.humans()
            .iter()
            .filter(|clan| clan.seat().is_some_and(|seat| open.kill.pending(seat) > 0))
            .collect()
    };
    let scope = match place {
        KillPlace::Defeat { section, row } => Scope::horde(section, row),
        KillPlace::Breach { section } => Scope::section(section),
        KillPlace::Event => Scope::NONE,
    };
    cx.work(Work::Slaughter);
    each(cx, Task::Save, humans);
    windows::open(cx, Window::KillPending, scope);
    for clan in humans.iter().rev() {
        listeners::happen(cx, Happening::KillPending, Some(clan), scope);
    }
    if matches!(place, KillPlace::Breach { .. }) {
        listeners::happen(cx, Happening::BreachKills, None, scope);
    }
    After::Done
}

/// The price of Saving a Soldier in a Section: `dread` adds to it.
pub(crate) fn save_cost(open: &Open, seat: Seat, section: Section) -> u8 {
    let shamans = open.front(section).abilities(Ability::Dread);
    let dread = shamans.saturating_mul(open.data().n.dread);
    modifiers::chi_cost(open, seat, CostKey::Save, open.data().n.save).saturating_add(dread)
}

/// Members of a player that can still be Saved, by type and Section.
pub(crate) fn members(open: &Open, seat: Seat) -> impl Iterator<Item = (Soldier, Section)> {
    let kill = &open.kill;
    let all = Soldier::ALL
        .iter()
        .flat_map(|&kind| Section::ALL.iter().map(move |&section| (kind, section)));
    all.filter(move |&(kind, section)| origin(kill, seat, kind, section).is_some())
}

fn origin(kill: &Kill, seat: Seat, kind: Soldier, section: Section) -> Option<usize> {
    (0..6).find(|&origin| {
        kill.section(origin) == section
            && kill.doomed[seat.index()][origin][kind.index()]
                > kill.saved[seat.index()][origin][kind.index()]
    })
}

pub(crate) fn save_options(table: &Table, seat: Seat, out: &mut Vec<Action>) {
    let chi = table.has(seat, Resource::Chi);
    let payable = members(&table.open, seat)
        .filter(|&(_, section)| save_cost(&table.open, seat, section) <= chi);
    out.extend(payable.map(|(kind, section)| Action::Save(Clan::of(seat), kind, section)));
    out.push(Action::Stop);
}

pub(crate) fn free_options(open: &Open, seat: Seat, any: bool, out: &mut Vec<Action>) {
    for other in open.seats().filter(|&other| any || other == seat) {
        out.extend(
            members(open, other)
                .map(|(kind, section)| Action::Save(Clan::of(other), kind, section)),
        );
    }
    out.push(Action::Stop);
}

pub(crate) fn save(cx: &mut Cx<'_>, seat: Seat, kind: Soldier, section: Section) {
    if let Some(origin) = origin(&cx.table.open.kill, seat, kind, section) {
        cx.table.open.kill.saved[seat.index()][origin][kind.index()] += 1;
        cx.tell(Event::Saved {
            seat,
            soldier: kind,
        });
    }
}

pub(crate) fn save_all(cx: &mut Cx<'_>, seat: Seat) {
    let list: Vec<(Soldier, Section)> = members(&cx.table.open, seat).collect();
    for (kind, section) in list {
        while origin(&cx.table.open.kill, seat, kind, section).is_some() {
            save(cx, seat, kind, section);
        }
    }
}

/// GW-14.5, GW-15.4, GW-15.5: the rest die; all members leave their places, the Saved to the Rest Zone.
pub(crate) fn slaughter(cx: &mut Cx<'_>) -> Next {
    let Some(place) = cx.table.open.kill.place else {
        return After::Done;
    };
    let kill = cx.table.open.kill;
    for seat in cx.table.open.seats() {
        for origin in 0..6 {
            for kind in Soldier::ALL {
                for at in 0..kill.doomed[seat.index()][origin][kind.index()] {
                    let is_saved = at < kill.saved[seat.index()][origin][kind.index()];
                    take_away(cx, seat, kind, place, origin, is_saved);
                }
            }
        }
        let dead = kill.pending(seat);
        if dead > 0 {
            cx.tell(Event::Killed {
                clan: Clan::of(seat),
                n: dead,
            });
        }
    }
    automatic(cx, place);
    cx.work(Work::Killed);
    After::Done
}

fn take_away(
    cx: &mut Cx<'_>,
    seat: Seat,
    kind: Soldier,
    place: KillPlace,
    origin: usize,
    is_saved: bool,
) {
    let clan = Clan::of(seat);
    let section = cx.table.open.kill.section(origin);
    let front = cx.table.open.front_mut(section);
    let is_firing = match place {
        KillPlace::Defeat { .. } => false,
        KillPlace::Breach { .. } => origin == 3,
        KillPlace::Event => origin >= 3,
    };
    if is_firing {
        front.firing[clan.index()] = front.firing[clan.index()].saturating_sub(1);
    } else if place == KillPlace::Event {
        let rest = &mut front.rest[seat.index()][kind.index()];
        *rest = rest.saturating_sub(1);
    } else if let Some(horde) = front.hordes.get_mut(origin)
        && !horde.remove(clan, kind)
    {
        return;
    }
    if is_saved {
        cx.table.open.front_mut(section).rest[seat.index()][kind.index()] += 1;
    } else {
        cx.table.open.pools[clan.index()][kind.index()] += 1;
    }
}

/// GW-27.21, GW-28.1: the Reed Clan and Qin never Save; their Soldiers go to their pools.
fn automatic(cx: &mut Cx<'_>, place: KillPlace) {
    let (section, rows) = match place {
        KillPlace::Defeat { section, row } => (section, row..row + 1),
        KillPlace::Breach { section } => (section, 0..cx.table.open.front(section).n),
        KillPlace::Event => return,
    };
    for clan in [Clan::REED, Clan::QIN] {
        let mut dead = 0;
        for row in rows.clone() {
            let open = &mut cx.table.open;
            let Some(horde) = open.horde(section, row) else {
                continue;
            };
            let due = lethality(open, horde).min(horde.soldiers(clan)[Soldier::Spearman.index()]);
            for _ in 0..due {
                open.front_mut(section).hordes[row as usize].remove(clan, Soldier::Spearman);
                open.pools[clan.index()][Soldier::Spearman.index()] += 1;
            }
            dead += due;
        }
        if matches!(place, KillPlace::Breach { .. }) {
            let archers =
                std::mem::take(&mut cx.table.open.front_mut(section).firing[clan.index()]);
            cx.table.open.pools[clan.index()][Soldier::Archer.index()] += archers;
            dead += archers;
        }
        if dead > 0 {
            cx.tell(Event::Killed { clan, n: dead });
        }
    }
}

/// GW-14.5: `killed(K)` and `saved(K)` per player; the set is closed.
pub(crate) fn killed(cx: &mut Cx<'_>) -> Next {
    let kill = std::mem::replace(&mut cx.table.open.kill, Kill::NONE);
    let humans = cx.table.open.humans();
    for clan in humans.iter().rev() {
        let Some(seat) = clan.seat() else { continue };
        let (saved, dead) = (kill.total_saved(seat), kill.pending(seat));
        if saved > 0 {
            listeners::happen(cx, Happening::Saved, Some(clan), Scope::number(saved));
        }
        if dead > 0 {
            listeners::happen(cx, Happening::Killed, Some(clan), Scope::number(dead));
        }
    }
    After::Done
}
