//! Breach of a Section, step by step (GW-15).

use super::prelude::*;

/// Shame that a Breach of this Section would bring a clan: GW-15.2, `terror`.
pub(crate) fn due(data: &Data, front: &Front, clan: Clan) -> u8 {
    front
        .cards()
        .iter()
        .map(|horde| due_on(data, horde, clan))
        .sum()
}

fn due_on(data: &Data, horde: &HordeState, clan: Clan) -> u8 {
    match (horde.has_soldier(clan), horde.ability()) {
        (true, _) => 0,
        (false, Ability::Terror) => data.n.terror,
        (false, _) => 1,
    }
}

/// GW-15.1: one trigger instance together with its kills.
pub(crate) fn begin(cx: &mut Cx<'_>, section: Section) {
    cx.table.open.breached = cx.table.open.breached.saturating_add(1);
    cx.table.open.skip = [0; PLAYERS];
    cx.tell(Event::Breached { section });
    open_instance(cx);
    cx.push_all(&[
        Step::Do(Work::BreachShame { section, row: 0 }),
        Step::Do(Work::BreachKill { section }),
    ]);
    windows::open(cx, Window::Breach, Scope::section(section));
}

/// GW-15.2, GW-6.6: card by card from the Wall outward, Tea order inside; skipped Shame is the first that is due.
pub(crate) fn shame(cx: &mut Cx<'_>, section: Section, row: u8) -> Next {
    let Some(horde) = cx.table.open.horde(section, row).copied() else {
        return After::Done;
    };
    cx.work(Work::BreachShame {
        section,
        row: row + 1,
    });
    for clan in cx.table.open.humans().iter().rev() {
        let Some(seat) = clan.seat() else { continue };
        let due = due_on(cx.table.open.data(), &horde, clan);
        let skip = &mut cx.table.open.skip[seat.index()];
        let skipped = due.min(*skip);
        *skip -= skipped;
        if due > skipped {
            cx.work(Work::Shame {
                seat,
                left: due - skipped,
            });
        }
    }
    After::Done
}

/// GW-15.3: all cards of the Section and all Archers on its Firing spots make one kill set.
pub(crate) fn kill(cx: &mut Cx<'_>, section: Section) -> Next {
    cx.table.open.skip = [0; PLAYERS];
    kill::begin(cx, KillPlace::Breach { section });
    for seat in cx.table.open.seats() {
        let archers = cx.table.open.front(section).firing[Clan::of(seat).index()];
        cx.table.open.kill.doomed[seat.index()][3][Soldier::Archer.index()] = archers;
    }
    cx.work(Work::KillWindow);
    for row in (0..cx.table.open.front(section).n).rev() {
        let open = &cx.table.open;
        let on_card = |clan: &Clan| {
            open.horde(section, row)
                .is_some_and(|horde| horde.has_soldier(*clan))
        };
        let order: Order = open.humans().iter().filter(on_card).collect();
        each(cx, Task::Doom(section, row), order);
    }
    After::Done
}
