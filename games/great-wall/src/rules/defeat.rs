//! Horde clean-up and Defeat, step by step (GW-13).

use super::prelude::*;

/// GW-13.2: positions as they were when the clean-up began, row by row; sliding does not change the list.
pub(crate) fn cleanup(cx: &mut Cx<'_>, at: u8, gone: [u8; 3]) -> Next {
    if at >= 9 {
        let left = cx
            .table
            .open
            .fronts
            .iter()
            .flat_map(Front::cards)
            .any(HordeState::is_covered);
        if left {
            cx.work(Work::Cleanup {
                at: 0,
                gone: [0; 3],
            });
        }
        return After::Done;
    }
    let section = Section::ALL[at as usize % 3];
    let row = (at / 3).saturating_sub(gone[section.index()]);
    let covered = cx
        .table
        .open
        .horde(section, row)
        .is_some_and(HordeState::is_covered);
    let skipped = at / 3 < gone[section.index()];
    let mut next_gone = gone;
    if covered && !skipped {
        next_gone[section.index()] += 1;
    }
    cx.work(Work::Cleanup {
        at: at + 1,
        gone: next_gone,
    });
    if covered && !skipped {
        cx.work(Work::Defeat { section, row });
    }
    After::Done
}

/// GW-13.3: one trigger instance.
pub(crate) fn begin(cx: &mut Cx<'_>, section: Section, row: u8) -> Next {
    let Some(horde) = cx.table.open.horde(section, row) else {
        return After::Done;
    };
    let card = horde.card;
    cx.table.open.defeated = cx.table.open.defeated.saturating_add(1);
    cx.tell(Event::Defeated { card, section });
    open_instance(cx);
    cx.push_all(&[
        Step::Do(Work::DefeatHonor { section, row }),
        Step::Do(Work::DefeatKill { section, row }),
    ]);
    windows::open(cx, Window::HordeDefeated, Scope::horde(section, row));
    After::Done
}

/// GW-13.3 steps 1 and 2.
pub(crate) fn honor(cx: &mut Cx<'_>, section: Section, row: u8) -> Next {
    let order = cx.table.open.tea;
    for clan in order.iter() {
        let there = cx
            .table
            .open
            .horde(section, row)
            .is_some_and(|horde| horde.has_soldier(clan));
        if there {
            stock::honor(
                cx,
                clan,
                cx.table.open.data().n.defeat_honor,
                Source::Defeats,
            );
        }
    }
    for clan in order.iter() {
        let archers = cx.table.open.front(section).firing[clan.index()];
        stock::honor(
            cx,
            clan,
            u16::from(archers) * u16::from(cx.table.open.data().n.archer_honor),
            Source::Defeats,
        );
    }
    listeners::happen(
        cx,
        Happening::HordeDefeated,
        None,
        Scope::horde(section, row),
    );
    After::Done
}

/// GW-13.3 step 3: most covered spots, ties by Tea order.
pub(crate) fn claimant(open: &Open, section: Section, row: u8) -> Option<Clan> {
    let horde = open.horde(section, row)?;
    let mut best: Option<(u8, Clan)> = None;
    for clan in open.tea.iter() {
        let covered = horde.covered_by(clan);
        if covered > 0 && best.is_none_or(|(most, _)| covered > most) {
            best = Some((covered, clan));
        }
    }
    best.map(|(_, clan)| clan)
}

/// GW-13.3 steps 3 and 4.
pub(crate) fn kill(cx: &mut Cx<'_>, section: Section, row: u8) -> Next {
    let claimant = claimant(&cx.table.open, section, row);
    kill::begin(cx, KillPlace::Defeat { section, row });
    cx.push_all(&[
        Step::Do(Work::KillWindow),
        Step::Do(Work::DefeatEnd {
            section,
            row,
            claimant,
        }),
    ]);
    let open = &cx.table.open;
    let on_card = |clan: &Clan| {
        open.horde(section, row)
            .is_some_and(|horde| horde.has_soldier(*clan))
    };
    let order: Order = open.humans().iter().filter(on_card).collect();
    each(cx, Task::Doom(section, row), order);
    After::Done
}

/// GW-13.3 steps 5 to 7.
pub(crate) fn end(cx: &mut Cx<'_>, section: Section, row: u8, claimant: Option<Clan>) -> Next {
    let open = &mut cx.table.open;
    let Some(horde) = open.horde(section, row).copied() else {
        return After::Done;
    };
    for mark in horde.marks {
        if let Some((clan, kind)) = mark.soldier() {
            match clan.seat() {
                Some(seat) => open.front_mut(section).rest[seat.index()][kind.index()] += 1,
                None => open.pools[clan.index()][kind.index()] += 1,
            }
        }
    }
    open.front_mut(section).take(row as usize);
    claim(cx, horde.card, claimant, section);
    After::Done
}

fn claim(cx: &mut Cx<'_>, card: HordeCard, claimant: Option<Clan>, section: Section) {
    let clan = claimant.filter(|&clan| clan != Clan::REED);
    cx.tell(Event::Claimed { card, clan });
    let Some(clan) = clan else {
        cx.table.open.horde_discard.add(card);
        return;
    };
    match clan.seat() {
        Some(seat) => {
            cx.table.open.player_mut(seat).claimed.add(card);
            if cx.table.open.is_coop() {
                // GW-29.7.
                stock::honor(
                    cx,
                    clan,
                    cx.table.open.data().hordes[card.horde().index()].honor,
                    Source::Hordes,
                );
            }
            listeners::happen(cx, Happening::Claimed, Some(clan), Scope::section(section));
        }
        None => cx.table.open.qin.claimed.add(card),
    }
}
