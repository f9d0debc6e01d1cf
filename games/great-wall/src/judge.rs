//! What a good player values: Honor, income, people in the right places, Hordes about to breach, Shame.

use crate::{
    GreatWall,
    data::data,
    ids::{Ability, Clan, Command, Location, Mode, Resource, Section, Soldier},
    rules::{barracks, builders, coop, defeat, end, shame, winter},
    step::{Step, Works},
    table::{Ending, HordeState, Open, Table},
};
use table::{Judge, Seat};

impl Judge for GreatWall {
    fn judge(table: &Table, stack: &[Step], seat: Seat) -> f32 {
        value(table, seat) + pending(table, stack, seat)
    }
}

/// The table as it lies, for one seat.
fn value(table: &Table, seat: Seat) -> f32 {
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

fn take(pile: &mut u8) {
    *pile = pile.saturating_sub(1);
}

/// What the seat's pending steps will still bring or cost: a choice in several parts is worth its best end.
#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "all other steps are worth nothing by themselves"
)]
fn pending(table: &Table, stack: &[Step], seat: Seat) -> f32 {
    let open = &table.open;
    let chosen = open.player(seat).chosen;
    let mut sum = chosen.map_or(0.0, |command| command_worth(table, seat, command));
    for &step in stack {
        sum += match step {
            Step::MoveTo {
                clan,
                distinct,
                arrived,
                from,
                ..
            } if clan == Clan::of(seat) => {
                let now = worth(table, seat);
                let after =
                    crate::rules::clerks::targets(open, clan, distinct, arrived, from).map(|to| {
                        let mut next = table.clone();
                        match from {
                            Some(from) => take(&mut next.open.clerks[clan.index()][from.index()]),
                            None => take(&mut next.open.clerk_pools[clan.index()]),
                        }
                        next.open.clerks[clan.index()][to.index()] += 1;
                        worth(&next, seat) - now
                    });
                after.fold(-0.5, f32::max)
            }
            Step::Recruit {
                seat: who,
                batch,
                off,
                ..
            } if who == seat => {
                let each = price(open);
                let price = barracks::price(open, seat, batch, off);
                soldiers(batch) - each * price.iter().map(|&n| f32::from(n)).sum::<f32>()
            }
            Step::Deploy { seat: who, batch } if who == seat => soldiers(batch),
            Step::DeployOne { seat: who, soldier } if who == seat => {
                let mut batch = [0; 3];
                batch[soldier.index()] = 1;
                soldiers(batch)
            }
            Step::Pay { seat: who, n } if who == seat => -price(open) * f32::from(n),
            Step::Gain {
                seat: who, left, ..
            } if who == seat => price(open) * f32::from(left.min(9)),
            Step::Lose {
                seat: who, left, ..
            } if who == seat => -price(open) * f32::from(left.min(9)),
            Step::Shame { seat: who, left } if who == seat => -4.0 * f32::from(left.min(9)),
            Step::Shame { left, .. } if open.is_coop() => -3.0 * f32::from(left.min(9)),
            Step::Shame { left, .. } => 1.2 * f32::from(left.min(9)),
            Step::PlaceAdvisor { seat: who, .. } if who == seat => 1.4 + 1.2 * summers(open),
            Step::AttackSection {
                seat: who, section, ..
            } if who == seat => {
                let rest = open.front(section).rest[seat.index()];
                1.2 * rest.iter().map(|&n| f32::from(n)).sum::<f32>()
            }
            Step::Send { seat: who, .. } if who == seat => 0.05,
            Step::ReclaimCard { seat: who, .. } if who == seat => 0.5,
            Step::Fulfilled { .. } => 30.0,
            Step::Consent { .. } => 8.0,
            _ => 0.0,
        };
    }
    sum
}

/// What a Command promises now.
fn command_worth(table: &Table, seat: Seat, command: Command) -> f32 {
    let open = &table.open;
    let clan = Clan::of(seat).index();
    let clerks = f32::from(open.clerk_pools[clan]);
    let materials = f32::from(table.materials(seat));
    let rest: f32 = open
        .fronts
        .iter()
        .flat_map(|front| front.rest[seat.index()])
        .map(f32::from)
        .sum();
    match command {
        Command::Despotism => 0.9 * clerks.min(3.0) + 1.6,
        Command::Economy => {
            0.8 * clerks.min(3.0) + f32::from(open.player(seat).overseer_levels()).max(3.0) * 0.8
        }
        Command::WorkHarder => 0.8 * clerks.min(3.0) + if materials >= 3.0 { 3.6 } else { 0.0 },
        Command::Mobilization => {
            let can = barracks::can_recruit(table, seat, 1);
            0.8 * clerks.min(2.0) + if can { 3.2 } else { 0.0 }
        }
        Command::AttackOrder => 0.6 * clerks.min(2.0) + 2.2 * rest,
        Command::Betrayal => 0.7 * clerks.min(2.0) + 0.8,
    }
}

/// Soldiers about to be deployed.
fn soldiers(batch: [u8; 3]) -> f32 {
    batch
        .iter()
        .zip([3.6, 4.6, 6.2])
        .map(|(&n, value)| f32::from(n.min(9)) * value)
        .sum()
}

/// Summers still to come: the track, or fewer when Shame will empty the pool before.
fn summers(open: &Open) -> f32 {
    if open.ending.is_some() {
        return 0.0;
    }
    let track = data().time[open.side()]
        .len()
        .saturating_sub(open.year as usize);
    let mut pool = f32::from(open.shame_pool) - drain(open, Wall::Barricades);
    let later = drain(open, Wall::Bare) + 1.5 * f32::from(open.n);
    let mut years = 0.0;
    for _ in 0..track {
        if pool <= 0.0 {
            break;
        }
        years += (pool / later.max(1.0)).min(1.0);
        pool -= later;
    }
    years
}

/// What one Resource is worth: Walls give one Honor for it at best, and a short game leaves no time to use it.
fn price(open: &Open) -> f32 {
    (0.42 + 0.14 * summers(open)).min(0.85)
}

/// With the Barricades of this Winter, or as the Wall will stand in later ones.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Wall {
    Barricades,
    Bare,
}

/// Shame that a Winter will bring to all players together, as the table lies.
fn drain(open: &Open, wall: Wall) -> f32 {
    let mut sum = 0.0;
    for section in open.sections() {
        let risk = risk(open, section, wall);
        if risk > 0.0 {
            for horde in open.front(section).cards() {
                let missing = open
                    .seats()
                    .filter(|&seat| !horde.has_soldier(Clan::of(seat)))
                    .count();
                sum += risk * missing as f32 * due(horde) * covered(horde);
            }
        }
    }
    if open.is_coop() {
        sum += (open.decrees.iter().flatten().count() * open.n as usize) as f32;
    }
    sum
}

/// How likely a Section breaches this Winter.
fn risk(open: &Open, section: Section, wall: Wall) -> f32 {
    if open.front(section).n == 0 {
        return 0.0;
    }
    let power = f32::from(winter::power(open, section));
    let defense = match wall {
        Wall::Barricades => f32::from(winter::defense(open, section)),
        Wall::Bare => f32::from(data().walls[open.front(section).level as usize].defense),
    };
    ((power - defense + 2.0) / 6.0).clamp(0.0, 1.0)
}

fn due(horde: &HordeState) -> f32 {
    if horde.ability() == Ability::Terror {
        2.0
    } else {
        1.0
    }
}

/// A Horde that is nearly covered will be gone before it breaches.
fn covered(horde: &HordeState) -> f32 {
    (horde.free.count_ones() as f32 / 3.0).min(1.0)
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
    let each = price(open);
    let fade = 0.3 + 0.7 * left.min(1.0);
    for resource in Resource::ALL {
        let n = f32::from(table.has(seat, *resource));
        value += each * (n.min(9.0) + (n - 9.0).clamp(0.0, 6.0) * 0.6 + (n - 15.0).max(0.0) * 0.2);
    }
    for overseer in player.overseers.iter().flatten() {
        value += f32::from(overseer.level) * (0.2 + 1.05 * left);
    }
    value += f32::from(player.hand) * 1.3 * fade;
    value += f32::from(player.supporters()) * (0.3 + 1.3 * left);
    value += player.active.len() as f32 * (0.2 + 1.2 * left);
    let spare = f32::from(data().n.chamber.saturating_sub(player.chamber));
    value += spare * (0.1 + 1.2 * left);
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
                let donation = if location == Location::Temple {
                    0.3
                } else {
                    1.6
                };
                (n + f32::from(level)) * price(open) + donation
            }
            Location::Barracks => n.min(materials / 2.0) * 1.5,
            Location::TeaHouse => 0.7,
            Location::BuildersCamp => works(table, seat) * n.min(2.0),
            Location::Logistics => 0.1,
            Location::Embassy => n.min(f32::from(table.has(seat, Resource::Gold)) / 2.0) * 1.6,
            Location::Academy => 1.0 * n,
        };
        value += gain * (0.35 + 0.55 * ready);
        let alone = all <= n && data().locations[location.index()].shame_icon && ready >= 1.0;
        if alone {
            value -= 3.5;
        }
    }
    value
}

/// The best build that a player could pay, by what it brings more than it costs.
fn works(table: &Table, seat: Seat) -> f32 {
    let builds = builders::builds(table, seat, Works::All, 0);
    let gain = builds.map(|(kind, section)| {
        let own = builders::cost(&table.open, seat, Works::All, 0, kind, section).1;
        let honor = match kind {
            builders::Kind::Barricade => f32::from(data().barricade.honor) + 0.4,
            builders::Kind::Wall => {
                let level = (table.open.front(section).level as usize + 1).min(3);
                f32::from(data().walls[level].honor) + 2.0
            }
        };
        honor - price(&table.open) * f32::from(own)
    });
    gain.fold(0.0, f32::max)
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
        let risk = risk(open, section, Wall::Barricades);
        for (row, horde) in (0..).zip(front.cards()) {
            let spots = data().hordes[horde.horde().index()].spots.count_ones() as f32;
            let progress = 1.0 - horde.free.count_ones() as f32 / spots;
            let own = f32::from(horde.covered_by(clan));
            if own > 0.0 {
                let honor = f32::from(data().hordes[horde.horde().index()].honor);
                let lead = defeat::claimant(open, section, row) == Some(clan);
                let share = if lead { 0.3 + 0.65 * progress } else { 0.1 };
                value += own * 1.3 + honor * share * (0.25 + 0.75 * progress) + 1.6 * progress;
            } else {
                value -= risk * due(horde) * 4.2 * covered(horde);
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
    let fulfilled = open.fulfilled.len() as f32;
    let pool = f32::from(open.shame_pool);
    let after = pool - drain(open, Wall::Barricades);
    let danger = if after < 0.0 {
        40.0 - 3.0 * after
    } else {
        60.0 / (after + 2.0)
    };
    let mut value = total / f32::from(open.n) + 30.0 * fulfilled + 1.2 * pool - danger;
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
