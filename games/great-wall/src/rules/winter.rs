//! Winter: arson, Firing, Assault, Barricades (GW-12).

use super::prelude::*;
use crate::effect::LimitKey;

/// GW-12.1.
pub(crate) fn begin(cx: &mut Cx<'_>) -> Next {
    cx.table.open.season = Season::Winter;
    cx.table.open.active = None;
    cx.table.open.breached = 0;
    for player in &mut cx.table.open.players {
        player.winter_fired = 0;
    }
    cx.tell(Event::Season {
        season: Season::Winter,
    });
    for section in cx.table.open.sections() {
        let fires = cx.table.open.front(section).abilities(Ability::Arson);
        for _ in 0..fires {
            let front = cx.table.open.front_mut(section);
            if front.barricades > 0 {
                front.barricades -= 1;
                cx.tell(Event::Arson { section });
            }
        }
    }
    cx.work(Work::DiscardBarricades);
    for section in cx.table.open.sections().rev() {
        cx.work(Work::Assault { section });
    }
    cx.push_all(&[
        Step::Do(Work::FiringEnd),
        Step::Do(Work::Cleanup {
            at: 0,
            gone: [0; 3],
        }),
    ]);
    for section in cx.table.open.sections().rev() {
        cx.work(Work::Firing { section });
    }
    open_instance(cx);
    windows::open(cx, Window::WinterStart, Scope::NONE);
    listeners::happen(cx, Happening::WinterStart, None, Scope::NONE);
    After::Done
}

/// GW-12.2: clans in Tea order.
pub(crate) fn firing(cx: &mut Cx<'_>, section: Section) -> Next {
    let order: Order = {
        let front = cx.table.open.front(section);
        cx.table
            .open
            .tea
            .iter()
            .filter(|clan| front.firing[clan.index()] > 0)
            .collect()
    };
    each(cx, Task::Firing(section), order);
    After::Done
}

/// GW-12.2: every Archer must fire if it can; all of it is public.
pub(crate) fn asked(open: &Open, clan: Clan, section: Section, left: u8) -> Asked {
    match clan.seat() {
        Some(seat) if left > 0 => {
            single_or_ask(seat, attack::archer_spots(open.front(section), section))
        }
        Some(_) | None => Asked::Nobody,
    }
}

/// GW-12.2, GW-28.43: the Archers of a clan that decides nothing.
pub(crate) fn fire_by_itself(cx: &mut Cx<'_>, clan: Clan, section: Section) {
    for _ in 0..cx.table.open.front(section).firing[clan.index()] {
        qin::wound(cx, section);
    }
}

pub(crate) fn shoot(cx: &mut Cx<'_>, seat: Seat, section: Section, left: u8, spot: Spot) {
    let clan = Clan::of(seat);
    cx.ask(Question::Shots {
        clan,
        section,
        left: left.saturating_sub(1),
    });
    attack::wound(cx, clan, spot);
    listeners::happen(
        cx,
        Happening::ArcherFired,
        Some(clan),
        Scope::horde(spot.section, spot.row),
    );
}

/// GW-12.5.
pub(crate) fn defense(open: &Open, section: Section) -> u8 {
    let front = open.front(section);
    let wall = open.data().walls[front.level as usize].defense;
    let wall = wall.saturating_sub(
        front
            .abilities(Ability::Undermine)
            .saturating_mul(open.data().n.undermine),
    );
    let barricades = front
        .barricades
        .saturating_mul(barricade_defense(open, section));
    wall.saturating_add(barricades).saturating_add(front.bonus)
}

/// GW-12.5: what each Barricade of a Section gives, with Events and `sabotage`.
pub(crate) fn barricade_defense(open: &Open, section: Section) -> u8 {
    let printed = i16::from(open.data().barricade.defense);
    let each =
        modifiers::common_limit(open, LimitKey::BarricadeDefense, printed).clamp(1, 99) as u8;
    if open.front(section).abilities(Ability::Sabotage) > 0 {
        each.min(open.data().n.sabotage)
    } else {
        each
    }
}

/// GW-12.6: the effective power of one card.
pub(crate) fn power_of(open: &Open, section: Section, row: u8) -> u8 {
    let front = open.front(section);
    let Some(horde) = front.cards().get(row as usize) else {
        return 0;
    };
    let ability = horde.ability();
    let mut power = i16::from(open.data().hordes[horde.horde().index()].power);
    if ability == Ability::Skirmishers && row > 0 {
        power = 0;
    }
    if row == 0 {
        power += modifiers::common_limit(open, LimitKey::Row1Power, 0);
        if ability == Ability::Fury {
            power += i16::from(open.data().n.fury);
        }
    }
    let drums = front.abilities(Ability::WarDrums) - u8::from(ability == Ability::WarDrums);
    power += i16::from(drums) * i16::from(open.data().n.war_drums);
    power.clamp(0, 200) as u8
}

pub(crate) fn power(open: &Open, section: Section) -> u8 {
    (0..open.front(section).n).fold(0, |sum: u8, row| {
        sum.saturating_add(power_of(open, section, row))
    })
}

/// GW-12.7, GW-12.8.
pub(crate) fn assault(cx: &mut Cx<'_>, section: Section) -> Next {
    if cx.table.open.front(section).n == 0 {
        return After::Done;
    }
    let (power, defense) = (
        power(&cx.table.open, section),
        defense(&cx.table.open, section),
    );
    cx.tell(Event::Assault {
        section,
        power,
        defense,
    });
    if power > defense {
        breach::begin(cx, section);
    } else {
        listeners::happen(cx, Happening::SectionHeld, None, Scope::section(section));
    }
    After::Done
}

/// GW-12.9.
pub(crate) fn discard_barricades(cx: &mut Cx<'_>) -> Next {
    for front in &mut cx.table.open.fronts {
        front.barricades = 0;
        front.bonus = 0;
    }
    cx.work(Work::EndCheck);
    if cx.table.open.is_coop() {
        cx.ask(Question::Decrees { tried: Set::NONE });
    }
    After::Done
}
