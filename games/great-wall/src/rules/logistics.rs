//! Logistics Center (GW-22).

use super::prelude::*;

/// The groups of one move: Rest Zone by type, then Archers from Firing spots to Firing spots and to the Rest Zone.
pub(crate) const GROUPS: u8 = 5;

pub(crate) fn has_soldiers(open: &Open, seat: Seat) -> bool {
    open.sections()
        .any(|section| can_leave(open, seat, section))
}

fn can_leave(open: &Open, seat: Seat, section: Section) -> bool {
    let front = open.front(section);
    front.firing[Clan::of(seat).index()] > 0 || front.rest[seat.index()].iter().any(|&n| n > 0)
}

pub(crate) fn asked(open: &Open, seat: Seat, left: u8) -> Asked {
    ask_if(left > 0 && has_soldiers(open, seat), seat)
}

/// GW-22.2: a group without Soldiers needs no answer.
pub(crate) fn asked_group(open: &Open, seat: Seat, from: Section, to: Section, group: u8) -> Asked {
    if group >= GROUPS {
        Asked::Nobody
    } else if most(open, seat, from, to, group) > 0 {
        Asked::Seat(seat)
    } else {
        Asked::Decide(seat)
    }
}

/// GW-22.1: one origin, one other Section.
pub(crate) fn options(open: &Open, seat: Seat, out: &mut Vec<Action>) {
    for from in open.sections().filter(|&from| can_leave(open, seat, from)) {
        out.extend(
            open.sections()
                .filter(|&to| to != from)
                .map(|to| Action::Logistics(from, to)),
        );
    }
    out.push(Action::Stop);
}

/// How many Soldiers of a group can go.
pub(crate) fn most(open: &Open, seat: Seat, from: Section, to: Section, group: u8) -> u8 {
    let front = open.front(from);
    match group {
        0..=2 => front.rest[seat.index()][group as usize],
        3 => front.firing[Clan::of(seat).index()].min(open.front(to).free_firing(open.data())),
        _ => front.firing[Clan::of(seat).index()],
    }
}

/// GW-22.2; those that were not moved before go first, so that as many as possible count as moved.
pub(crate) fn send(cx: &mut Cx<'_>, seat: Seat, from: Section, to: Section, group: u8, n: u8) {
    let n = n.min(most(&cx.table.open, seat, from, to, group));
    if n == 0 {
        return;
    }
    let clan = Clan::of(seat);
    let open = &mut cx.table.open;
    let (leaves, arrives) = match group {
        0..=2 => (group as usize, group as usize),
        3 => (3, 3),
        _ => (3, Soldier::Archer.index()),
    };
    let remaining = {
        let front = open.front_mut(from);
        let pile = if leaves == 3 {
            &mut front.firing[clan.index()]
        } else {
            &mut front.rest[seat.index()][leaves]
        };
        *pile -= n;
        *pile
    };
    let front = open.front_mut(to);
    let pile = if arrives == 3 {
        &mut front.firing[clan.index()]
    } else {
        &mut front.rest[seat.index()][arrives]
    };
    *pile = pile.saturating_add(n);
    let moved = &mut open.moved[from.index()][leaves];
    *moved = (*moved).min(remaining);
    let moved = &mut open.moved[to.index()][arrives];
    *moved = moved.saturating_add(n);
    let soldier = if group <= 2 {
        Soldier::ALL[group as usize]
    } else {
        Soldier::Archer
    };
    cx.tell(Event::Sent {
        seat,
        soldier,
        n,
        from,
        to,
    });
}
