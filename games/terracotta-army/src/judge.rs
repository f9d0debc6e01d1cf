//! What a good player values: inspected rows and columns to come, tokens of the remaining rounds, musicians, groups and
//! footmen at the end, goods that are still wet, weapons, masters, and what the pending steps of a turn will bring.

mod prospect;

use crate::{
    TerracottaArmy,
    data::{Bonus, MAX_PLAYERS, Prize, ROUNDS},
    names::{
        Direction, Master, Quarter, Specialist, Standing, Token, Track, Warrior, Weapon, Worker,
    },
    rules::{cleanup, domination::Counts, final_scoring, groups, scoring},
    step::{Step, Work},
    table::{Space, Spaces, Table},
};
use ::table::{Judge, Seat};

impl Judge for TerracottaArmy {
    const LEVELS: &'static str = include_str!("../bots/levels.txt");

    fn judge(table: &Table, stack: &[Step], seat: Seat) -> f32 {
        let mut worth = board(table, stack);
        for own in table.seats() {
            worth[own.index()] += table.player(own).vp() as f32;
        }
        let mut luck = 0.0;
        if stack.is_empty() {
            // The tie-break of TA-16.2 is worth half a point.
            for own in table.seats() {
                worth[own.index()] -= table.place_in_order(own) as f32 * 0.1;
            }
        } else {
            let outlook = Outlook::of(table);
            for own in table.seats() {
                worth[own.index()] +=
                    goods(table, own, &outlook) + outlook.turn * f32::from(n_unplaced(table, own));
            }
            if let Some(Step::Ask(question)) = stack.last() {
                let active = question.seat();
                worth[active.index()] += prospect::of_stack(table, stack, active, &outlook);
            }
            luck = best_of_rivals(table, &outlook);
        }
        margin(table, &worth, seat) - luck
    }

    const TERMS: &'static [&'static str] = &["board", "goods", "turns", "action"];

    fn terms(table: &Table, stack: &[Step], seat: Seat, out: &mut [f32]) {
        let outlook = Outlook::of(table);
        let action = match stack.last() {
            Some(Step::Ask(question)) if question.seat() == seat => {
                prospect::of_stack(table, stack, seat, &outlook)
            }
            Some(_) => 0.0,
            None => return,
        };
        out.copy_from_slice(&[
            board(table, stack)[seat.index()],
            goods(table, seat, &outlook),
            outlook.turn * f32::from(n_unplaced(table, seat)),
            action,
        ]);
    }
}

/// Ahead of the best rival and of the others.
fn margin(table: &Table, worth: &[f32; MAX_PLAYERS], seat: Seat) -> f32 {
    let rivals = || {
        table
            .seats()
            .filter(|&other| other != seat)
            .map(|other| worth[other.index()])
    };
    let best = rivals().fold(f32::MIN, f32::max);
    let mean = rivals().sum::<f32>() / (table.n_players() - 1) as f32;
    worth[seat.index()] - 0.6 * best - 0.4 * mean
}

/// Of several rivals the luckiest counts in the end, and nobody knows yet who that is.
fn best_of_rivals(table: &Table, outlook: &Outlook) -> f32 {
    let deviations = match table.n_players {
        0..=2 => 0.0,
        3 => 0.56,
        4.. => 0.85,
    };
    deviations * (5.8 + 0.8 * outlook.rounds)
}

/// How far the game is, in the numbers that values depend on.
pub(crate) struct Outlook {
    /// Scoring phases to come.
    pub(crate) scorings: f32,
    /// Rounds after this one.
    pub(crate) rounds: f32,
    /// Share of this round's turns that are over.
    pub(crate) done: f32,
    /// Value of a coin.
    pub(crate) coin: f32,
    /// Value of wet clay that can still be used this round.
    pub(crate) wet: f32,
    /// Value of dry clay.
    pub(crate) dry: f32,
    /// Value of an active weapon.
    pub(crate) weapon: f32,
    /// Value of a turn that has not begun.
    pub(crate) turn: f32,
}

impl Outlook {
    pub(crate) fn of(table: &Table) -> Self {
        let rounds = f32::from(ROUNDS - table.round);
        let done = f32::from(table.n_placed()) / f32::from(table.turns_per_round());
        let is_last = rounds < 0.5;
        Self {
            scorings: rounds + 1.0,
            rounds,
            done,
            coin: if is_last { 0.75 - 0.25 * done } else { 0.95 },
            wet: if is_last { 1.2 - 0.7 * done } else { 1.25 },
            dry: if is_last { 0.55 } else { 0.7 },
            weapon: if is_last { 1.6 * (1.0 - done) } else { 1.9 },
            turn: 7.0 + 1.3 * rounds,
        }
    }
}

/// How much the lines and tokens of later scorings count.
const LINES: [f32; ROUNDS as usize] = fading(0.8);
const TOKENS: [f32; ROUNDS as usize] = fading(0.9);

/// The powers of a rate. Written out, because a library's powers may differ from machine to machine.
const fn fading(rate: f32) -> [f32; ROUNDS as usize] {
    let square = rate * rate;
    [1.0, rate, square, rate * square, square * square]
}

/// Points that figures will bring, by seat.
fn board(table: &Table, stack: &[Step]) -> [f32; MAX_PLAYERS] {
    let mut worth = [0.0; MAX_PLAYERS];
    let is_scoring_ahead = !matches!(stack, [] | [Step::Do(Work::Cleanup | Work::FinalScoring)]);
    if stack.is_empty() {
        return worth;
    }
    let done = f32::from(table.n_placed()) / f32::from(table.turns_per_round());
    let first = u8::from(!is_scoring_ahead);
    for later in first..=(ROUNDS - table.round) {
        // The nearer a scoring is, the surer are its counts.
        let (certainty, weight) = if later == 0 {
            (0.35 + 0.65 * done, 1.0)
        } else {
            (0.15, LINES[usize::from(later)])
        };
        for track in Track::ALL {
            let place = table.inspector_after(track, later as i8);
            let counts = scoring::line_counts(table, track, place);
            expect(
                &mut worth,
                table,
                &counts,
                table.data().inspector,
                certainty,
                weight,
            );
        }
        let round = table.round + later;
        let token = table.tokens[usize::from(round) - 1];
        let is_goods = matches!(token, Token::Coins | Token::Clay);
        if !is_goods || later == 0 {
            let counts = scoring::token_counts(table, token);
            let weight = if is_goods {
                weight * (0.2 + 0.8 * done)
            } else {
                TOKENS[usize::from(later)]
            };
            expect(
                &mut worth,
                table,
                &counts,
                table.data().round(round),
                certainty,
                weight,
            );
        }
    }
    let scorings = f32::from(ROUNDS - table.round + 1 - first);
    for seat in table.seats() {
        worth[seat.index()] += f32::from(scoring::music(table, seat)) * scorings;
    }
    at_the_end(table, &mut worth, done);
    worth
}

/// Footmen, groups and archers, as they would be scored now, less while much can still change.
fn at_the_end(table: &Table, worth: &mut [f32; MAX_PLAYERS], done: f32) {
    let figures = &table.figures;
    let past = (f32::from(table.round - 1) + done) / f32::from(ROUNDS);
    let certainty = past * past;
    for footman in figures.footmen.iter() {
        let counts = Counts::warriors_in(figures, Spaces::around(footman));
        expect(
            worth,
            table,
            &counts,
            table.data().footman,
            certainty,
            0.7 + 0.3 * past,
        );
    }
    let mut grouped = Spaces::NONE;
    groups::for_each(figures, |group| {
        grouped |= group.warriors;
        let (points, contest) = final_scoring::group_points(table, figures, &group);
        for seat in table.seats() {
            worth[seat.index()] += f32::from(points[seat.index()]);
        }
        if let Some(counts) = contest {
            expect(
                worth,
                table,
                &counts,
                table.data().group,
                certainty,
                0.8 + 0.2 * past,
            );
        }
    });
    let empty = figures.empty();
    for seat in table.seats() {
        worth[seat.index()] += f32::from(final_scoring::archers_on(figures, seat))
            * f32::from(table.data().single.archer);
        // A warrior without a group may still find one, if there is room beside it.
        let loners = figures.of(seat).without(grouped);
        let hopeful = loners
            .iter()
            .filter(|&space| figures.extent(Spaces::one(space)).beside().meets(empty))
            .count();
        worth[seat.index()] += hopeful as f32 * 1.1 * (1.0 - past);
    }
}

/// Adds what a majority is worth: between the hard rule (certainty 1) and a guess from the lead (certainty 0).
fn expect(
    worth: &mut [f32; MAX_PLAYERS],
    table: &Table,
    counts: &Counts,
    prize: Prize,
    certainty: f32,
    weight: f32,
) {
    let standings = counts.standings();
    for seat in table.seats() {
        let own = counts.of[seat.index()];
        let rivals = table
            .seats()
            .filter(|&other| other != seat)
            .map(|other| counts.of[other.index()]);
        let lead = own as i32 - rivals.max().unwrap_or(0) as i32;
        let leads = match (lead, standings[seat.index()] == Standing::Domination) {
            (..=-3, _) => 0.02,
            (-2, _) => 0.07,
            (-1, _) => 0.17,
            (0, false) => 0.32,
            (0, true) => 0.55,
            (1, _) => 0.66,
            (2, _) => 0.85,
            (3.., _) => 0.95,
        };
        let gap = f32::from(prize.domination) - f32::from(prize.presence);
        let presence = f32::from(prize.presence);
        let soft = if own == 0 {
            presence * 0.25 + gap * 0.03
        } else {
            presence + gap * leads
        };
        let hard = f32::from(prize.of(standings[seat.index()]));
        worth[seat.index()] += weight * (certainty * hard + (1.0 - certainty) * soft);
    }
}

/// Coins, clay, weapons, masters, workers and priority of a player.
fn goods(table: &Table, seat: Seat, outlook: &Outlook) -> f32 {
    let player = table.player(seat);
    let mut worth = first_better(f32::from(player.coins), 7.0) * outlook.coin;
    // Wet clay that no turn of this round can use will dry, but for what masters keep.
    let usable = 3.5 * f32::from(n_unplaced(table, seat))
        + f32::from(cleanup::bonuses(player, Bonus::KeepWet, table.data()))
            * outlook.rounds.min(1.0);
    let wet = f32::from(player.clay_wet);
    let good = wet.min(usable);
    worth += first_better(good, 8.0) * outlook.wet;
    worth += first_better(f32::from(player.clay_dry) + wet - good, 6.0) * outlook.dry;
    worth += player.active.len() as f32 * outlook.weapon;
    for master in Master::ALL {
        if player.has_hired(master) {
            worth += master_value(table, master, outlook);
        }
    }
    let artisans = f32::from(player.artisans);
    worth +=
        artisans.min(2.0) * 1.3 * outlook.rounds + (artisans - 2.0).max(0.0) * 0.6 * outlook.rounds;
    if player.priority.is_some() && outlook.rounds > 0.5 {
        worth += 1.2 + 0.4 * f32::from(table.n_players);
    }
    worth
}

/// Turns of this round that the player has not begun.
pub(crate) fn n_unplaced(table: &Table, seat: Seat) -> u8 {
    let placed = table.placed(seat, Worker::Craftsman) + table.placed(seat, Worker::Artisan);
    table.workers_each().saturating_sub(placed)
}

/// The first so many count whole, the rest less.
fn first_better(n: f32, whole: f32) -> f32 {
    n.min(whole) + (n - whole).max(0.0) * 0.55
}

/// What a hired master brings in the rounds after this one: the bonus, and the ability now and then.
pub(crate) fn master_value(table: &Table, master: Master, outlook: &Outlook) -> f32 {
    let bonus = match table.data().bonus(master) {
        Bonus::Coin => 0.9,
        Bonus::KeepWet => 0.5,
    };
    let ability = match master {
        Master::Builder => 1.4,
        Master::ClayMaker => 0.9,
        Master::Steward => 1.3,
        Master::Overseer => 0.6,
        Master::Inspector => 0.4,
        Master::Blacksmith => 1.2,
    };
    (bonus + ability) * outlook.rounds
}

/// What using a hired master brings now; nothing below zero.
pub(crate) fn ability_value(
    table: &Table,
    seat: Seat,
    master: Master,
    inner: f32,
    outlook: &Outlook,
) -> f32 {
    let player = table.player(seat);
    let value = match master {
        Master::Builder => 2.0 + warrior_on_board(outlook) - f32::from(table.round) * outlook.coin,
        Master::ClayMaker => {
            f32::from(table.data().master.clay_maker_clay)
                * outlook.wet
                * (1.0 - 0.35 * outlook.done)
        }
        Master::Steward => inner,
        Master::Overseer => best_pair(table) * outlook.dry,
        Master::Inspector => 1.5,
        Master::Blacksmith => (Weapon::N - player.active.len()) as f32 * outlook.weapon,
    };
    value.max(0.0)
}

/// The most dry clay in two warehouses.
pub(crate) fn best_pair(table: &Table) -> f32 {
    let mut clay = Quarter::ALL.map(|quarter| table.warehouses[quarter]);
    clay.sort_unstable();
    f32::from(clay[2]) + f32::from(clay[3])
}

/// What one more warrior brings on a good space, before its organizer points: rows, columns, tokens, a group.
pub(crate) fn warrior_on_board(outlook: &Outlook) -> f32 {
    2.0 + 1.2 * outlook.scorings
}

/// What the kind of a new warrior adds: tokens that count it, and the best group of its kind that can be joined.
pub(crate) fn kind_affinity(table: &Table, seat: Seat, kind: Warrior) -> f32 {
    let mut worth = 0.0;
    for round in table.round..=ROUNDS {
        let counted = match table.tokens[usize::from(round) - 1] {
            Token::Officer => Some(Warrior::Officer),
            Token::Guard => Some(Warrior::Guard),
            Token::Crossbowman => Some(Warrior::Crossbowman),
            Token::Soldier => Some(Warrior::Soldier),
            Token::CentreRow
            | Token::CentreColumn
            | Token::SectorNw
            | Token::SectorNe
            | Token::SectorSw
            | Token::SectorSe
            | Token::Coins
            | Token::Clay => None,
        };
        if counted == Some(kind) {
            worth += 0.3 * f32::from(table.data().round(round).domination);
        }
    }
    worth + best_group(table, seat, kind)
}

/// Points at the end for joining the best neighbours of a kind: one per owner, and presence among several.
fn best_group(table: &Table, seat: Seat, kind: Warrior) -> f32 {
    let figures = &table.figures;
    let empty = figures.empty();
    let all = table.seats().fold(Spaces::NONE, |all, owner| {
        all | figures.of_kind(owner, kind)
    });
    let bodies = figures.extent(all);
    let nodes = bodies | figures.archers_at(bodies);
    let (mut rest, mut best) = (all, 0.0_f32);
    while let Some(first) = rest.first() {
        let spaces = nodes.connected(Spaces::one(first));
        rest = rest.without(spaces);
        if spaces.beside().meets(empty) {
            let others = table
                .seats()
                .filter(|&owner| owner != seat && figures.of_kind(owner, kind).meets(spaces))
                .count();
            let extra = if others > 0 {
                f32::from(table.data().group.presence)
            } else {
                0.0
            };
            best = best.max(1.0 + others as f32 + extra);
        }
    }
    best
}

/// What the best facing of an archer on this space is worth: a target of the own is the point of it.
pub(crate) fn best_facing(table: &Table, seat: Seat, space: Space) -> f32 {
    let figures = &table.figures;
    let targets = Direction::ALL.into_iter().filter_map(|direction| {
        let (owner, _) = figures.warrior_at(figures.piece_at(space.step(direction, 1)?)?)?;
        Some(if owner == seat {
            f32::from(table.data().single.archer) + 1.5
        } else {
            -1.0
        })
    });
    targets.fold(0.0, f32::max)
}

/// What using the weapon with a new warrior is worth.
pub(crate) fn weapon_use(table: &Table, seat: Seat, kind: Warrior, outlook: &Outlook) -> f32 {
    if !table.player(seat).active.has(table.data().weapon(kind)) {
        return 0.0;
    }
    let ability = table.data().ability;
    let gain = match kind {
        Warrior::Officer => f32::from(ability.officer_vp) + 1.0,
        Warrior::Guard => f32::from(ability.guard_vp) + 0.5,
        Warrior::Crossbowman => 3.5,
        Warrior::Soldier => {
            f32::from(ability.soldier_vp) + f32::from(ability.soldier_coins) * outlook.coin
        }
    };
    (gain - outlook.weapon).max(0.0)
}

/// What a specialist brings on a good space, before its price.
pub(crate) fn specialist_value(
    table: &Table,
    seat: Seat,
    kind: Specialist,
    outlook: &Outlook,
) -> f32 {
    let own = f32::from(table.figures.of(seat).len());
    match kind {
        Specialist::Musician => (own * 0.28).min(3.5) * outlook.scorings,
        Specialist::Footman => {
            if own > 1.5 {
                4.5
            } else {
                1.0
            }
        }
        Specialist::KneelingArcher => {
            if own > 0.5 {
                3.5
            } else {
                0.0
            }
        }
        Specialist::Horse => 1.0 + 1.1 * outlook.scorings,
    }
}

/// The best shot of a crossbowman.
pub(crate) fn best_shot(table: &Table, space: Space) -> f32 {
    let gaps = Direction::ALL
        .into_iter()
        .filter_map(|direction| table.figures.gap(space, direction));
    f32::from(gaps.max().unwrap_or(0) * table.data().ability.crossbow_vp_per_space)
}
