//! What a good player values: Honor, income, people in the right places, Hordes about to breach, Shame.

use crate::{
    GreatWall,
    data::data,
    ids::{Clan, Location, Mode, Resource, Soldier},
    rules::{coop, defeat, end, shame, winter},
    step::Step,
    table::{Ending, Open, Table},
};
use table::{Judge, Seat};

impl Judge for GreatWall {
    fn judge(table: &Table, _stack: &[Step], seat: Seat) -> f32 {
        let open = &table.open;
        match open.mode {
            Mode::Coop => team(table),
            Mode::Solo => worth(table, seat) - qin(open) - shame_pool(open),
            Mode::Standard | Mode::Standard2 => {
                let others: Vec<f32> = open
                    .seats()
                    .filter(|&other| other != seat)
                    .map(|other| worth(table, other))
                    .collect();
                let best = others.iter().copied().fold(f32::MIN, f32::max);
                let mean = others.iter().sum::<f32>() / others.len().max(1) as f32;
                worth(table, seat) - 0.5 * best - 0.5 * mean
            }
        }
    }
}

/// Summers still to come.
fn summers(open: &Open) -> f32 {
    if open.ending.is_some() {
        return 0.0;
    }
    (data().time[open.side()].len() as f32 - f32::from(open.year)).max(0.0)
}

/// What a player may expect to have in the end.
fn worth(table: &Table, seat: Seat) -> f32 {
    let open = &table.open;
    let player = open.player(seat);
    let clan = Clan::of(seat);
    let mut value = f32::from(player.points());
    if open.ending.is_some() {
        return value;
    }
    let left = summers(open);
    let scored = !open.is_coop();
    if scored {
        value += end::clean_hordes(player)
            .map(|card| f32::from(end::horde_honor(card)))
            .sum::<f32>();
        value += f32::from(end::artifacts(table, seat)) * (0.9 - 0.08 * left);
        value -= 4.5 * f32::from(player.shamed.iter().sum::<u8>());
    } else {
        value -= 3.0 * f32::from(shame::tokens(open, seat));
    }
    // Resources: the first few of each are worth most.
    let fade = if left > 0.0 { 1.0 } else { 0.55 };
    for resource in Resource::ALL {
        let n = f32::from(table.has(seat, *resource));
        value += fade
            * (n.min(5.0) * 0.9 + (n - 5.0).clamp(0.0, 6.0) * 0.55 + (n - 11.0).max(0.0) * 0.2);
    }
    for overseer in player.overseers.iter().flatten() {
        value += f32::from(overseer.level) * (0.7 + 1.05 * left);
    }
    value += f32::from(player.hand) * 1.3 * fade;
    value += f32::from(player.supporters()) * (0.8 + 1.2 * left);
    value += player.active.len() as f32 * (0.6 + 1.2 * left);
    let spare = f32::from(data().n.chamber.saturating_sub(player.chamber));
    value += spare * (0.4 + 1.1 * left);
    value +=
        (open.tea.len() - open.tea.place(clan).min(open.tea.len())) as f32 * (0.3 + 0.35 * left);
    value += f32::from(open.clerk_pools[clan.index()]) * 0.12;
    value += clerks(table, seat);
    value += fronts(open, seat);
    value
}

/// Clerks at work: near a full Location they will soon earn; alone they may bring Shame.
fn clerks(table: &Table, seat: Seat) -> f32 {
    let open = &table.open;
    let clan = Clan::of(seat).index();
    let materials = f32::from(table.materials(seat));
    let mut value = 0.0;
    for &location in Location::ALL {
        let own = open.clerks[clan][location.index()];
        if own == 0 {
            continue;
        }
        let n = f32::from(own);
        let all = f32::from(open.clerks_at(location));
        let ready = open
            .slots(location)
            .map_or(1.0, |slots| (all / f32::from(slots)).min(1.0));
        let gain = match location {
            Location::LumberMill | Location::Quarry | Location::GoldMine | Location::Temple => {
                let level = open.player(seat).overseers[location.index()]
                    .map_or(0, |overseer| overseer.level);
                n * 0.9 + f32::from(level) * 0.9 + 1.2
            }
            Location::Barracks => 1.6 * n * (materials / 4.0).min(1.0),
            Location::TeaHouse => 0.8,
            Location::BuildersCamp => 1.9 * n * (materials / 5.0).min(1.5),
            Location::Logistics => 0.15 * n,
            Location::Embassy => {
                1.3 * n * (f32::from(table.has(seat, Resource::Gold)) / 3.0).min(1.2)
            }
            Location::Academy => 1.2 * n,
        };
        value += gain * (0.35 + 0.55 * ready);
        let alone = all <= n && data().locations[location.index()].shame_icon && ready >= 1.0;
        if alone {
            value -= 3.5;
        }
    }
    value
}

/// Soldiers, claims in sight and Breaches to come.
fn fronts(open: &Open, seat: Seat) -> f32 {
    let clan = Clan::of(seat);
    let mut value = 0.0;
    for section in open.sections() {
        let front = open.front(section);
        let rest = front.rest[seat.index()];
        value += f32::from(rest[Soldier::Spearman.index()]) * 2.2
            + f32::from(rest[Soldier::Archer.index()]) * 2.0
            + f32::from(rest[Soldier::Horseman.index()]) * 3.0;
        value += f32::from(front.firing[clan.index()]) * 3.4;
        let power = f32::from(winter::power(open, section));
        let defense = f32::from(winter::defense(open, section));
        let risk = if front.n == 0 {
            0.0
        } else {
            ((power - defense + 2.0) / 6.0).clamp(0.0, 1.0)
        };
        for (row, horde) in (0..).zip(front.cards()) {
            let spots = data().hordes[horde.horde().index()].spots.count_ones() as f32;
            let covered = 1.0 - horde.free.count_ones() as f32 / spots;
            let own = f32::from(horde.covered_by(clan));
            if own > 0.0 {
                let honor = f32::from(data().hordes[horde.horde().index()].honor);
                let lead = defeat::claimant(open, section, row) == Some(clan);
                let share = if lead { 0.35 + 0.6 * covered } else { 0.12 };
                value += own * 1.5 + honor * share * (0.3 + 0.7 * covered) + 1.6 * covered;
            } else {
                let due = if horde.ability() == crate::ids::Ability::Terror {
                    2.0
                } else {
                    1.0
                };
                value -= risk * due * 3.6 * (1.0 - 0.5 * covered);
            }
        }
        value -= risk * f32::from(front.firing[clan.index()]) * 1.4;
    }
    value
}

fn qin(open: &Open) -> f32 {
    let mut value = f32::from(open.qin.honor);
    if open.ending.is_none() {
        value += open
            .qin
            .claimed
            .iter()
            .map(|card| f32::from(end::horde_honor(card)))
            .sum::<f32>();
        value += f32::from(data().n.qin_artifact_honor) * open.artifacts.len() as f32;
        value += 0.8 * f32::from(open.qin.overseers.iter().sum::<u8>());
        let qin = Clan::QIN;
        for section in open.sections() {
            for (row, horde) in (0..).zip(open.front(section).cards()) {
                if defeat::claimant(open, section, row) == Some(qin) {
                    value += 0.4 * f32::from(data().hordes[horde.horde().index()].honor);
                }
            }
        }
    }
    value
}

/// Solo: an empty pool loses the game.
fn shame_pool(open: &Open) -> f32 {
    match open.shame_pool {
        0 => 60.0,
        n => 12.0 / f32::from(n),
    }
}

/// Co-op: Decrees decide; Shame and time threaten.
fn team(table: &Table) -> f32 {
    let open = &table.open;
    match open.ending {
        Some(Ending::Won) => return 1_000.0,
        Some(_) => return -1_000.0,
        None => {}
    }
    let total: f32 = open.seats().map(|seat| worth(table, seat)).sum();
    let n = f32::from(open.n);
    let fulfilled = open.fulfilled.len() as f32;
    let urgent = 14.0 / f32::from(open.shame_pool.max(1));
    let mut value = total / n + 26.0 * fulfilled + 0.9 * f32::from(open.shame_pool) - urgent * n;
    for decree in open.decrees.iter().flatten() {
        value += 7.0 * progress(table, *decree);
    }
    value
}

/// How near a Decree is, from 0 to 1.
fn progress(table: &Table, decree: crate::ids::Decree) -> f32 {
    let open = &table.open;
    let row = &data().decrees[decree.index()];
    let mut share: f32 = 1.0;
    for &requirement in &row.requirements {
        let wanted = f32::from(coop::wanted(open, requirement)).max(1.0);
        let now = if requirement.each {
            let each = open.seats().map(|seat| {
                f32::from(coop::count(open, requirement.counter, Some(seat))).min(wanted)
            });
            each.sum::<f32>() / f32::from(open.n)
        } else {
            f32::from(coop::count(open, requirement.counter, None)).min(wanted)
        };
        if !requirement.exactly {
            share = share.min(now / wanted);
        }
    }
    let able = open
        .seats()
        .filter(|&seat| coop::can_consent(table, seat, decree))
        .count() as f32;
    share.min(able / f32::from(open.n))
}
