//! What a good player values: Honor, income, people in the right places, Hordes about to breach, Shame.
//!
//! A table is worth the Honor that a player may expect to have in the end, beside what the others may expect. What is
//! still to come depends on how long the game lasts: see [`Outlook`].

use crate::{
    GreatWall,
    data::{Cost, Reward, data},
    effect::{Counter, Filter, Op, Requirement},
    ids::{Ability, Clan, Command, Decree, Location, Mode, Resource, Section, Soldier},
    rules::{
        barracks, builders, clerks as moves, coop, defeat, embassy, end, modifiers, shame, winter,
    },
    step::{Step, Works},
    table::{Ending, HordeState, Open, Table},
};
use table::{Judge, Seat};

/// An Advisor brings so much each Summer.
const ADVISOR: f32 = 0.95;
/// A level of an Overseer brings so much each Summer.
const OVERSEER: f32 = 0.85;
/// A Tactic card while there is time to play it.
const TACTIC: f32 = 0.3;
/// A hired Clerk brings so much each Summer.
const CLERK: f32 = 0.95;
/// A Spearman in a Rest Zone.
const RESTING: f32 = 2.2;
/// A Shame token: the Honor, and a Soldier that cannot be used.
const SHAMED: f32 = 7.5;
/// Co-op: a Decree whose requirement is met.
const NEAR: f32 = 80.0;
/// Co-op: a Decree that is fulfilled.
const FULFILLED: f32 = 260.0;

impl Judge for GreatWall {
    fn judge(table: &Table, stack: &[Step], seat: Seat) -> f32 {
        let outlook = Outlook::of(&table.open);
        value(table, &outlook, seat) + pending(table, &outlook, stack, seat)
    }
}

/// How long the game will last, and what follows from it; the same for all players.
struct Outlook {
    /// Summers still to come: the track, or fewer when Shame or Walls end the game before.
    left: f32,
    /// What one Resource is worth: about one Honor while there is time to use it.
    price: f32,
    /// How likely each Section breaches this Winter.
    risk: [f32; 3],
    /// Shame tokens that each player may expect until the end.
    shame: f32,
}

impl Outlook {
    fn of(open: &Open) -> Self {
        let mut risk = [0.0; 3];
        for section in open.sections() {
            risk[section.index()] = danger(open, section, winter::defense(open, section));
        }
        let now = drain(open, &risk);
        let later = later(open);
        let left = if open.ending.is_some() || end::walls_done(open) {
            0.0
        } else {
            summers(open, now, later)
        };
        let shame = (now + later * left).min(f32::from(open.shame_pool)) / f32::from(open.n);
        Outlook {
            left,
            price: (0.85 + 0.16 * left).min(1.0),
            risk,
            shame,
        }
    }

    /// From 0 in the last Year to 1 while there is time.
    fn time(&self) -> f32 {
        self.left.min(1.0)
    }
}

/// The table as it lies, for one seat.
fn value(table: &Table, outlook: &Outlook, seat: Seat) -> f32 {
    let open = &table.open;
    let own = worth(table, outlook, seat);
    match open.mode {
        Mode::Coop => team(table, outlook),
        Mode::Solo => own - qin(open, outlook) - shame_pool(open),
        Mode::Standard | Mode::Standard2 => {
            let (mut best, mut sum, mut n) = (f32::MIN, 0.0, 0.0);
            for other in open.seats().filter(|&other| other != seat) {
                let theirs = worth(table, outlook, other);
                best = best.max(theirs);
                sum += theirs;
                n += 1.0;
            }
            own - 0.2 * best - (1.0 - 0.2) * sum / f32::max(n, 1.0)
        }
    }
}

/// What the seat's pending steps will still bring or cost: a choice in several parts is worth its best end.
#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "all other steps are worth nothing by themselves"
)]
fn pending(table: &Table, outlook: &Outlook, stack: &[Step], seat: Seat) -> f32 {
    let open = &table.open;
    let price = outlook.price;
    let chosen = open.player(seat).chosen;
    let mut sum = chosen.map_or(0.0, |command| command_worth(table, outlook, seat, command));
    for &step in stack {
        sum += match step {
            Step::MoveTo {
                clan,
                distinct,
                arrived,
                from,
                ..
            } if clan == Clan::of(seat) => {
                let loss = from.map_or(0.12, |from| clerk_change(table, outlook, seat, from, -1));
                moves::targets(open, clan, distinct, arrived, from)
                    .map(|to| clerk_change(table, outlook, seat, to, 1) - loss.abs())
                    .fold(-0.5, f32::max)
            }
            Step::Recruit {
                seat: who,
                batch,
                off,
                ..
            } if who == seat => {
                let cost = barracks::price(open, seat, batch, off);
                let sum = cost.iter().map(|&n| f32::from(n)).sum::<f32>();
                soldiers(table, outlook, seat, batch) - price * sum - squeeze(table, seat, cost)
            }
            Step::Deploy { seat: who, batch } if who == seat => {
                soldiers(table, outlook, seat, batch)
            }
            Step::DeployOne { seat: who, soldier } if who == seat => {
                let mut batch = [0; 3];
                batch[soldier.index()] = 1;
                soldiers(table, outlook, seat, batch)
            }
            Step::Pay { seat: who, n } if who == seat => {
                -price * f32::from(n) - squeeze_mix(table, seat, n)
            }
            Step::Gain {
                seat: who, left, ..
            } if who == seat => price * f32::from(left.min(9)),
            Step::Lose {
                seat: who, left, ..
            } if who == seat => -price * f32::from(left.min(9)),
            Step::Shame { seat: who, left } if who == seat => -4.0 * f32::from(left.min(9)),
            Step::Shame { left, .. } if open.is_coop() => -3.0 * f32::from(left.min(9)),
            Step::Shame { left, .. } => 1.2 * f32::from(left.min(9)),
            Step::PlaceAdvisor { seat: who, .. } if who == seat => 0.3 + ADVISOR * outlook.left,
            Step::AttackSection {
                seat: who, section, ..
            } if who == seat => {
                let rest = open.front(section).rest[seat.index()];
                1.2 * rest.iter().map(|&n| f32::from(n)).sum::<f32>()
            }
            Step::Send { seat: who, .. } if who == seat => 0.05,
            Step::ReclaimCard { seat: who, .. } if who == seat => 0.5,
            Step::Fulfilled { .. } => FULFILLED,
            Step::Consent { .. } => 0.3 * FULFILLED,
            _ => 0.0,
        };
    }
    sum
}

/// What a Command promises now.
fn command_worth(table: &Table, outlook: &Outlook, seat: Seat, command: Command) -> f32 {
    let open = &table.open;
    let clan = Clan::of(seat).index();
    let clerks = f32::from(open.clerk_pools[clan]);
    let rest: f32 = open
        .fronts
        .iter()
        .flat_map(|front| front.rest[seat.index()])
        .map(f32::from)
        .sum();
    match command {
        Command::Despotism => 0.9 * clerks.min(3.0) + 1.6,
        Command::Economy => {
            let levels = f32::from(open.player(seat).overseer_levels());
            0.8 * clerks.min(3.0) + levels.max(3.0) * outlook.price
        }
        Command::WorkHarder => 0.8 * clerks.min(3.0) + works(table, outlook, seat, 2),
        Command::Mobilization => {
            let can = barracks::can_recruit(table, seat, 1);
            0.8 * clerks.min(2.0) + if can { 2.6 } else { 0.0 }
        }
        Command::AttackOrder => 0.6 * clerks.min(2.0) + 1.8 * rest,
        Command::Betrayal => 0.7 * clerks.min(2.0) + 0.8,
    }
}

/// Soldiers about to be deployed: each takes the best place that is left.
fn soldiers(table: &Table, outlook: &Outlook, seat: Seat, batch: [u8; 3]) -> f32 {
    let mut places = places(&table.open, outlook, seat);
    let mut value = 0.0;
    for _ in 0..batch[Soldier::Spearman.index()].min(9) {
        let best = places.iter_mut().max_by(|a, b| a.total_cmp(b));
        value += match best {
            Some(best) if *best > RESTING => std::mem::replace(best, *best * 0.45),
            _ => RESTING,
        };
    }
    value
        + f32::from(batch[Soldier::Archer.index()].min(9)) * 4.4
        + f32::from(batch[Soldier::Horseman.index()].min(9)) * 9.0
}

/// What one more Spearman on the first card of each Section brings.
fn places(open: &Open, outlook: &Outlook, seat: Seat) -> [f32; 3] {
    let mut found = [0.0; 3];
    for section in open.sections() {
        if let Some(horde) = open.front(section).cards().first()
            && !horde.is_covered()
        {
            let risk = outlook.risk[section.index()];
            let now = card(open, outlook, seat, horde, (0, risk));
            let then = card(open, outlook, seat, horde, (1, risk));
            found[section.index()] = then - now + reward(outlook, horde);
        }
    }
    found
}

/// The best Reward of a free spot.
fn reward(outlook: &Outlook, horde: &HordeState) -> f32 {
    let cells = &data().hordes[horde.horde().index()].cells;
    let rewards = horde.free_cells().filter_map(|cell| cells[cell.index()]);
    rewards
        .map(|reward| match reward {
            Reward::Nothing => 0.0,
            Reward::Honor(n) => f32::from(n),
            Reward::Resource(_) | Reward::AnyResource => outlook.price,
            Reward::Tactic => 0.3 + TACTIC * outlook.time(),
        })
        .fold(0.0, f32::max)
}

/// Shame that a later Winter will bring to all players together, when the Barricades are gone.
fn later(open: &Open) -> f32 {
    let mut risk = [0.0; 3];
    for section in open.sections() {
        let bare = data().walls[open.front(section).level as usize].defense;
        risk[section.index()] = danger(open, section, bare);
    }
    0.8 * drain(open, &risk) + f32::from(open.n)
}

/// Summers to come before the track ends or the Shame pool is empty.
fn summers(open: &Open, now: f32, later: f32) -> f32 {
    let track = data().time[open.side()]
        .len()
        .saturating_sub(open.year as usize);
    let mut pool = f32::from(open.shame_pool) - now;
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

/// Shame that a Winter will bring to all players together.
fn drain(open: &Open, risk: &[f32; 3]) -> f32 {
    let mut sum = 0.0;
    for section in open.sections() {
        let risk = risk[section.index()];
        if risk > 0.0 {
            for horde in open.front(section).cards() {
                let missing = open
                    .seats()
                    .filter(|&seat| !horde.has_soldier(Clan::of(seat)))
                    .count();
                sum += risk * missing as f32 * due(horde) * lasting(horde);
            }
        }
    }
    if open.is_coop() {
        sum += (open.decrees.iter().flatten().count() * open.n as usize) as f32;
    }
    sum
}

/// How likely a Section with this Defense breaches.
fn danger(open: &Open, section: Section, defense: u8) -> f32 {
    if open.front(section).n == 0 {
        return 0.0;
    }
    let power = f32::from(winter::power(open, section));
    ((power - f32::from(defense) + 2.0) / 6.0).clamp(0.0, 1.0)
}

fn due(horde: &HordeState) -> f32 {
    if horde.ability() == Ability::Terror {
        2.0
    } else {
        1.0
    }
}

/// A Horde that is nearly covered will be gone before it breaches.
fn lasting(horde: &HordeState) -> f32 {
    (horde.free.count_ones() as f32 / 3.0).min(1.0)
}

/// What a player may expect to have in the end.
fn worth(table: &Table, outlook: &Outlook, seat: Seat) -> f32 {
    let open = &table.open;
    let player = open.player(seat);
    let clan = Clan::of(seat);
    let mut value = f32::from(player.points());
    if open.ending.is_some() {
        return value;
    }
    let left = outlook.left;
    if open.is_coop() {
        value -= 3.0 * f32::from(shame::tokens(open, seat));
    } else {
        let tokens = f32::from(player.shamed.iter().sum::<u8>()) + outlook.shame;
        value = floored(value + 6.0 * (left + 0.5) - 4.8 * tokens);
        let cards = end::clean_hordes(player);
        value += cards
            .map(|card| f32::from(end::horde_honor(card)))
            .sum::<f32>();
        value += f32::from(end::artifacts(table, seat)) * (1.0 - 0.05 * left);
    }
    // The first few Resources of each kind are worth most.
    for resource in Resource::ALL {
        let n = f32::from(table.has(seat, *resource));
        let useful = n.min(4.0) + (n - 4.0).clamp(0.0, 6.0) * 0.6 + (n - 10.0).max(0.0) * 0.25;
        value += if *resource == Resource::Chi {
            chi(table, outlook, seat, n)
        } else {
            outlook.price * useful
        };
    }
    for overseer in player.overseers.iter().flatten() {
        value += f32::from(overseer.level) * (0.1 + OVERSEER * left);
    }
    value += f32::from(player.hand) * (0.3 + TACTIC * outlook.time());
    value += f32::from(player.supporters()) * (0.2 + ADVISOR * left);
    value += player.active.len() as f32 * (0.1 + ADVISOR * left);
    let hired = data().n.chamber.saturating_sub(player.chamber);
    value += f32::from(hired) * (0.1 + CLERK * left);
    let below = open.tea.len() - open.tea.place(clan).min(open.tea.len());
    value += below as f32 * (0.3 + 0.35 * left);
    value += open.command_hand(seat).len() as f32 * 0.25 * left.min(2.0);
    value += f32::from(open.clerk_pools[clan.index()]) * 0.12;
    for &location in Location::ALL {
        value += clerks(table, outlook, seat, location, 0);
    }
    value + fronts(open, outlook, seat)
}

/// GW-26.3: Shame takes Honor away, but not below 0; so Honor is worth less the more of it Shame will take.
fn floored(honor: f32) -> f32 {
    const SOFT: f32 = 12.0;
    let x = honor / SOFT;
    if x > 12.0 {
        honor
    } else {
        SOFT * x.exp().ln_1p()
    }
}

/// Chi discards Shame in Summer: two of it are worth a token. The rest is a Resource like others.
fn chi(table: &Table, outlook: &Outlook, seat: Seat, n: f32) -> f32 {
    let open = &table.open;
    let wanted = if open.is_coop() {
        0.0
    } else {
        let tokens = f32::from(shame::tokens(open, seat)) + 4.0 * outlook.time();
        tokens * f32::from(modifiers::atone_cost(open, seat))
    };
    let worth = 2.6 * outlook.time() + outlook.price * 0.8 * (1.0 - outlook.time());
    let rest = (n - wanted).max(0.0);
    n.min(wanted) * worth + outlook.price * 0.8 * (rest.min(4.0) + (rest - 4.0).max(0.0) * 0.5)
}

/// What one Clerk more or less in a Location changes.
fn clerk_change(table: &Table, outlook: &Outlook, seat: Seat, at: Location, by: i8) -> f32 {
    clerks(table, outlook, seat, at, by) - clerks(table, outlook, seat, at, 0)
}

/// Own Clerks in a Location: near a full one they will soon earn; alone they may bring Shame.
fn clerks(table: &Table, outlook: &Outlook, seat: Seat, location: Location, more: i8) -> f32 {
    let open = &table.open;
    let own = open.clerks[Clan::of(seat).index()][location.index()].saturating_add_signed(more);
    if own == 0 {
        return 0.0;
    }
    let n = f32::from(own);
    let all = f32::from(open.clerks_at(location).saturating_add_signed(more));
    let ready = open
        .slots(location)
        .map_or(1.0, |slots| (all / f32::from(slots)).min(1.0));
    let price = outlook.price;
    let gain = match location {
        Location::LumberMill | Location::Quarry | Location::GoldMine | Location::Temple => {
            let overseer = open.player(seat).overseers[location.index()];
            let level = overseer.map_or(0, |overseer| overseer.level);
            let donation = if location == Location::Temple {
                0.0
            } else {
                1.3 * (f32::from(data().n.donation_honor) - price)
            };
            let upgrade =
                modifiers::upgrade_cost(open, seat, location).map_or(0.0, |(of, cost)| {
                    let pays = table.has(seat, of) >= cost;
                    let brings = OVERSEER * outlook.left - price * f32::from(cost);
                    if pays { brings.max(0.0) } else { 0.0 }
                });
            let gathered = n + f32::from(level);
            let brings = if location == Location::Temple {
                let have = f32::from(table.has(seat, Resource::Chi));
                chi(table, outlook, seat, have + gathered) - chi(table, outlook, seat, have)
            } else {
                gathered * price
            };
            brings + donation + 0.8 * upgrade
        }
        Location::Barracks => {
            let k = own.min(recruits(table, seat) as u8);
            let cost = 2.2 * outlook.price * f32::from(k);
            let brings = soldiers(table, outlook, seat, [k, 0, 0]) - cost;
            brings.max(0.0) + n * 1.0
        }
        Location::TeaHouse if open.is_tea_top(Clan::of(seat)) => 0.0,
        Location::TeaHouse => 0.3 + 0.35 * outlook.left,
        Location::BuildersCamp => {
            let first = works(table, outlook, seat, 0);
            first * (1.0 + 0.4 * (n - 1.0).min(2.0))
        }
        Location::Logistics => 0.1,
        Location::Embassy => hires(table, outlook, seat) * (1.0 + 0.5 * (n - 1.0).min(2.0)),
        Location::Academy => (0.3 + TACTIC * outlook.time()) * n,
    };
    let gain = gain
        + if open.is_coop() {
            wish(table, seat, location, own)
        } else {
            0.0
        };
    let alone = all <= n && data().locations[location.index()].shame_icon && ready >= 1.0;
    gain * (0.7 + 0.25 * ready) - if alone { 3.5 } else { 0.0 }
}

/// Co-op: what the open Decrees ask of each player from behind the screen.
fn reserve(table: &Table) -> Cost {
    let mut due = [0u8; Resource::N];
    if table.open.is_coop() {
        for &decree in table.open.decrees.iter().flatten() {
            for (op, _) in coop::costs(decree) {
                if let Op::Lose(Filter::Only(resource), qty) = *op {
                    due[resource.index()] += qty.value(0, 0, table.open.n);
                }
            }
        }
    }
    due
}

/// Co-op: how much a cost takes from what the Decrees ask for.
fn squeeze(table: &Table, seat: Seat, cost: Cost) -> f32 {
    let due = reserve(table);
    let mut missing = 0;
    for resource in Resource::ALL {
        let at = resource.index();
        let spare = table.has(seat, *resource).saturating_sub(due[at]);
        missing += cost[at].saturating_sub(spare).min(due[at]);
    }
    f32::from(missing) * NEAR / (3.0 * f32::from(table.open.n))
}

/// The same for a build that is paid with any mix.
fn squeeze_mix(table: &Table, seat: Seat, n: u8) -> f32 {
    let due = reserve(table);
    let asked: u8 = due[..3].iter().sum();
    let spare = (0..3).map(|at| table.own(seat).resources[at].saturating_sub(due[at]));
    let missing = n
        .saturating_sub(spare.fold(0, u8::saturating_add))
        .min(asked);
    f32::from(missing) * NEAR / (3.0 * f32::from(table.open.n))
}

/// Co-op: what Clerks in a Location may do for the open Decrees.
fn wish(table: &Table, seat: Seat, location: Location, own: u8) -> f32 {
    let open = &table.open;
    let mut value = 0.0;
    for &decree in open.decrees.iter().flatten() {
        let row = &data().decrees[decree.index()];
        for &requirement in row.requirements.iter().filter(|one| !one.exactly) {
            let all = f32::from(coop::wanted(open, requirement)).max(1.0);
            let one = NEAR / all;
            let who = requirement.each.then_some(seat);
            let missing = all - f32::from(coop::count(open, requirement.counter, who));
            if missing > 0.0 {
                let times = f32::from(own).min(missing);
                value += times * one * helps(table, seat, location, requirement.counter);
            }
        }
        for (op, _) in coop::costs(decree) {
            value += match (op, data().locations[location.index()].produces) {
                (&Op::Lose(Filter::Only(resource), qty), Some(from))
                    if from.resource == resource =>
                {
                    let due = qty.value(0, 0, open.n);
                    let missing = due.saturating_sub(table.has(seat, resource)).min(own);
                    NEAR / f32::from(open.n) * f32::from(missing) / f32::from(due.max(1))
                }
                (&Op::DiscardWarehouse(Some(qty)), Some(from)) if from.donation => {
                    let due = f32::from(qty.value(0, 0, open.n)).max(1.0);
                    let store: f32 = open.warehouse.iter().map(|&n| f32::from(n)).sum();
                    if store < due { NEAR / due } else { 0.0 }
                }
                _ => 0.0,
            };
        }
    }
    value
}

/// How much one Clerk in a Location adds to what a Decree counts, for a player who can pay.
fn helps(table: &Table, seat: Seat, location: Location, counter: Counter) -> f32 {
    let open = &table.open;
    let [wood, _, gold, chi] = table.own(seat).resources;
    let share = 1.0 / f32::from(open.n);
    match (counter, location) {
        (
            Counter::OverseerLevel,
            Location::LumberMill | Location::Quarry | Location::GoldMine | Location::Temple,
        ) => {
            let cost = modifiers::upgrade_cost(open, seat, location);
            if cost.is_some_and(|(of, n)| table.has(seat, of) >= n) {
                share
            } else {
                0.0
            }
        }
        (Counter::Advisor, Location::Embassy) if gold >= embassy::advisor_cost(open, seat) => share,
        (Counter::WallLevels, Location::BuildersCamp) => {
            let mut builds = builders::builds(table, seat, Works::All, 0);
            if builds.any(|(kind, _)| kind == builders::Kind::Wall) {
                1.0
            } else {
                0.0
            }
        }
        (Counter::FiringArchers, Location::Barracks) if wood >= 1 && chi >= 2 => 1.0,
        (Counter::DefeatedThisYear, Location::Barracks) if recruits(table, seat) >= 1.0 => 0.2,
        _ => 0.0,
    }
}

/// About how many Soldiers a player could pay.
fn recruits(table: &Table, seat: Seat) -> f32 {
    let [wood, stone, gold, chi] = table.own(seat).resources.map(f32::from);
    wood.min((stone / 2.0).floor() + (gold / 3.0).floor() + (chi / 2.0).floor())
}

/// The better of a Clerk and an Advisor, by what they bring more than they cost.
fn hires(table: &Table, outlook: &Outlook, seat: Seat) -> f32 {
    let open = &table.open;
    let gold = table.has(seat, Resource::Gold);
    let gain = |cost: u8, brings: f32| {
        if gold >= cost {
            brings - outlook.price * f32::from(cost)
        } else {
            0.0
        }
    };
    let clerk = if open.player(seat).chamber > 0 {
        gain(embassy::clerk_cost(open, seat), CLERK * outlook.left)
    } else {
        0.0
    };
    let advisor = gain(embassy::advisor_cost(open, seat), ADVISOR * outlook.left);
    clerk.max(advisor).max(0.0)
}

/// The best build that a player could pay, by what it brings more than it costs.
fn works(table: &Table, outlook: &Outlook, seat: Seat, discount: u8) -> f32 {
    let open = &table.open;
    let builds = builders::builds(table, seat, Works::All, discount);
    let gain = builds.map(|(kind, section)| {
        let own = builders::cost(open, seat, Works::All, discount, kind, section).1;
        let mut safer = outlook.risk[section.index()];
        if open.is_coop() {
            // Everybody would be shamed for every card.
            safer *= f32::from(open.n * open.front(section).n);
        }
        let honor = match kind {
            builders::Kind::Barricade => f32::from(data().barricade.honor) + 0.6 * safer,
            builders::Kind::Wall => {
                let level = (open.front(section).level as usize + 1).min(3);
                f32::from(data().walls[level].honor) - 2.0 + 1.0 * safer
            }
        };
        honor - outlook.price * f32::from(own) - squeeze_mix(table, seat, own)
    });
    gain.fold(0.0, f32::max)
}

/// Soldiers, claims in sight and Breaches to come.
fn fronts(open: &Open, outlook: &Outlook, seat: Seat) -> f32 {
    let clan = Clan::of(seat);
    let use_left = 0.4 + 0.6 * outlook.time();
    let places = places(open, outlook, seat);
    let mut value = 0.0;
    for section in open.sections() {
        let front = open.front(section);
        let rest = front.rest[seat.index()];
        let risk = outlook.risk[section.index()];
        let here = RESTING.max(0.6 * places[section.index()]);
        let resting = f32::from(rest[Soldier::Spearman.index()]).min(2.0) * here
            + (f32::from(rest[Soldier::Spearman.index()]) - 2.0).max(0.0) * RESTING
            + f32::from(rest[Soldier::Archer.index()]) * 2.2
            + f32::from(rest[Soldier::Horseman.index()]) * 5.0;
        value += resting * use_left;
        value += f32::from(front.firing[clan.index()]) * (3.4 * use_left - 1.4 * risk);
        for horde in front.cards() {
            value += card(open, outlook, seat, horde, (0, risk));
        }
    }
    value
}

/// One Horde card for one player, with so many more spots covered: what its Defeat promises, or the Shame it brings.
fn card(
    open: &Open,
    outlook: &Outlook,
    seat: Seat,
    horde: &HordeState,
    (more, risk): (u8, f32),
) -> f32 {
    let clan = Clan::of(seat);
    let table = &data().hordes[horde.horde().index()];
    let covered = horde.covered_by(clan) + more;
    let spots = table.spots.count_ones() as f32;
    let progress = 1.0 - (horde.free.count_ones() as f32 - f32::from(more)) / spots;
    // Together everybody is glad about each Horde that goes.
    let relief = if open.is_coop() { 20.0 * progress } else { 0.0 };
    if covered == 0 {
        return relief - risk * due(horde) * SHAMED * lasting(horde);
    }
    let rivals = open.tea.iter().filter(|&other| other != clan);
    let most = rivals.map(|other| horde.covered_by(other)).max();
    let ahead = f32::from(covered) - f32::from(most.unwrap_or(0));
    let share = if open.is_coop() {
        0.95
    } else {
        (0.5 + 0.12 * ahead * (0.4 + progress)).clamp(0.05, 0.95)
    };
    let falls = 0.45 * (0.5 + 0.5 * outlook.time()) * (1.0 - progress) + progress;
    relief
        + f32::from(covered) * 1.0
        + falls * (f32::from(data().n.defeat_honor) + f32::from(table.honor) * share)
}

fn qin(open: &Open, outlook: &Outlook) -> f32 {
    let state = &open.qin;
    let mut value = f32::from(state.honor);
    if open.ending.is_some() {
        return value;
    }
    let cards = state.claimed.iter();
    value += cards
        .map(|card| f32::from(end::horde_honor(card)))
        .sum::<f32>();
    value += f32::from(data().n.qin_artifact_honor) * open.artifacts.len() as f32;
    let advisors = f32::from(state.hidden) + state.advisors.len() as f32;
    let levels = f32::from(state.overseers.iter().sum::<u8>());
    value += (outlook.left + 0.5) * (advisors + 1.2 * levels);
    for section in open.sections() {
        for (row, horde) in (0..).zip(open.front(section).cards()) {
            if defeat::claimant(open, section, row) == Some(Clan::QIN) {
                value += 0.4 * f32::from(data().hordes[horde.horde().index()].honor);
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
fn team(table: &Table, outlook: &Outlook) -> f32 {
    let open = &table.open;
    match open.ending {
        Some(Ending::Won) => return 1_000.0,
        Some(_) => return -1_000.0,
        None => {}
    }
    let total: f32 = open.seats().map(|seat| worth(table, outlook, seat)).sum();
    let pool = f32::from(open.shame_pool);
    let after = pool - drain(open, &outlook.risk);
    let danger = if after < 0.0 {
        40.0 - 3.0 * after
    } else {
        60.0 / (after + 2.0)
    };
    let near: f32 = open
        .decrees
        .iter()
        .flatten()
        .map(|&decree| NEAR * progress(table, decree))
        .sum();
    0.3 * total + FULFILLED * open.fulfilled.len() as f32 + 8.0 * after - 1.0 * danger + near
}

/// How near a Decree is, from 0 to 1.
fn progress(table: &Table, decree: Decree) -> f32 {
    let open = &table.open;
    let row = &data().decrees[decree.index()];
    let mut share: f32 = 1.0;
    for &requirement in row.requirements.iter().filter(|one| !one.exactly) {
        share = share.min(met(open, requirement));
    }
    for (op, each) in coop::costs(decree) {
        share = share.min(payable(open, op, each));
    }
    share.min(stored(table, decree))
}

/// How much of what a Decree asks from behind the screens is there.
fn stored(table: &Table, decree: Decree) -> f32 {
    let mut due = [0u8; Resource::N];
    for (op, _) in coop::costs(decree) {
        if let Op::Lose(Filter::Only(resource), qty) = *op {
            due[resource.index()] += qty.value(0, 0, table.open.n);
        }
    }
    let share = |seat: Seat| {
        let have = table.own(seat).resources;
        let parts = due.iter().zip(have).filter(|(due, _)| **due > 0);
        let (sum, n) = parts.fold((0.0, 0.0), |(sum, n), (&due, have)| {
            (sum + (f32::from(have) / f32::from(due)).min(1.0), n + 1.0)
        });
        if n > 0.0 { sum / n } else { 1.0 }
    };
    table.open.seats().map(share).sum::<f32>() / f32::from(table.open.n)
}

fn met(open: &Open, requirement: Requirement) -> f32 {
    let wanted = f32::from(coop::wanted(open, requirement)).max(1.0);
    let count = |seat| f32::from(coop::count(open, requirement.counter, seat)).min(wanted);
    if requirement.each {
        open.seats().map(|seat| count(Some(seat))).sum::<f32>() / f32::from(open.n) / wanted
    } else {
        count(None) / wanted
    }
}

/// How much of a visible cost is there.
fn payable(open: &Open, op: &Op, each: bool) -> f32 {
    let share = |have: f32, due: u8| (have / f32::from(due).max(1.0)).min(1.0);
    let mean = |of: &dyn Fn(Seat) -> f32| open.seats().map(of).sum::<f32>() / f32::from(open.n);
    if let Op::LoseHonor(qty) = *op {
        let due = qty.value(0, 0, open.n);
        mean(&|seat| share(f32::from(open.player(seat).points().max(0)), due))
    } else if let (Op::Sacrifice(what, qty), true) = (op, each) {
        let due = qty.value(0, 0, open.n);
        mean(&|seat| share(f32::from(coop::available(open, seat, *what)), due))
    } else if let Op::DiscardWarehouse(Some(qty)) = *op {
        let store: f32 = open.warehouse.iter().map(|&n| f32::from(n)).sum();
        share(store, qty.value(0, 0, open.n))
    } else {
        1.0
    }
}
