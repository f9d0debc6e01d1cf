//! What a good player values: the points on the board, and what the rest of the game can still make of it.
//!
//! The weights were found by letting greedy players with different weights play against each other; they are opinions,
//! not rules.

use crate::{
    Board, City, Die, Effect, Part, Player, Question, SevenWondersDice, Space, Step, Table, Work,
    data::MOST_MATERIALS,
    rules::{barracks, guild_court, score_rows},
};
use table::{Judge, MAX_SEATS, Seat, Set};

impl Judge for SevenWondersDice {
    const LEVELS: &'static str = include_str!("../bots/levels.txt");
    const WEIGHTS: &'static str = include_str!("../bots/weights.txt");

    fn judge(table: &Table, stack: &[Step], seat: Seat) -> f32 {
        let horizon = Horizon::of(table, stack);
        let own = worth(table, seat, horizon)
            + pending(table, stack, seat, horizon)
            + guild(table, seat, horizon);
        let others = Seat::first(table.n_seats()).filter(|other| *other != seat);
        let best = others
            .map(|other| worth(table, other, horizon))
            .fold(f32::MIN, f32::max);
        own - best - still_to_come(table, stack, horizon)
    }

    const TERMS: &'static [&'static str] = &[
        "coins",
        "materials",
        "lasting",
        "prospects",
        "bonuses",
        "pending",
    ];

    fn terms(table: &Table, stack: &[Step], seat: Seat, out: &mut [f32]) {
        let player = table.player(seat);
        let Some(city) = player.city else { return };
        if stack.is_empty() {
            return;
        }
        let board = table.data().board(city);
        let horizon = Horizon::of(table, stack);
        out.copy_from_slice(&[
            coins(player, horizon),
            materials(player, horizon),
            lasting(player, board, horizon),
            prospects(table, seat, board, horizon) + deterrence(table, seat, horizon),
            bonuses(player, board, horizon),
            pending(table, stack, seat, horizon),
        ]);
    }
}

/// What the best of the others will still get beyond its present worth: an action in this turn, which is hidden, and,
/// of several, the luck of whoever turns out best.
fn still_to_come(table: &Table, stack: &[Step], horizon: Horizon) -> f32 {
    /// The expected best of so many equal others, in deviations.
    const BEST_OF: [f32; MAX_SEATS] = [0.0, 0.0, 0.56, 0.85, 1.03, 1.16, 1.27];
    // Without pending work the last turn is over.
    if table.is_last && stack.is_empty() {
        return 0.0;
    }
    let n_others = table.n_seats() - 1;
    main_action(horizon) + 0.65 * BEST_OF[n_others] * horizon.0
}

/// What an action is worth before it is chosen.
fn main_action(horizon: Horizon) -> f32 {
    ACTION + 0.5 * horizon.share(2.0)
}

const fn is_main_action(step: Step) -> bool {
    matches!(step, Step::Ask(Question::Chain | Question::MainAction))
}

/// About how many turns are left after this one.
#[derive(Clone, Copy)]
struct Horizon(f32);

/// Crossings per player and turn that one has come to expect.
const PACE: f32 = 1.1;
/// Points that an average action brings.
const ACTION: f32 = 3.2;

impl Horizon {
    /// SW-11.1: the game ends a turn after somebody has completed three buildings: the nearest ones count.
    fn of(table: &Table, stack: &[Step]) -> Self {
        if table.is_last {
            let is_open = stack.iter().any(|step| is_main_action(*step));
            return Self(if is_open { 0.5 } else { 0.0 });
        }
        let nearest = table
            .players()
            .iter()
            .map(|player| {
                // Cities have equally large buildings; before one is picked any board will do.
                let board = table
                    .board_of(player)
                    .unwrap_or(&table.data().boards[City::ALL[0]]);
                spaces_to_the_end(player, board)
            })
            .min()
            .unwrap_or(0);
        Self((f32::from(nearest) / PACE).max(1.0))
    }

    /// A weight per turn, for as many turns as such a thing pays off.
    fn turns(self, most: f32) -> f32 {
        self.0.min(most)
    }

    /// How much of something that needs a few more turns will come true.
    fn share(self, turns: f32) -> f32 {
        (self.0 / turns).min(1.0)
    }
}

/// Spaces that this player still has to cross off for the third bonus.
fn spaces_to_the_end(player: &Player, board: &Board) -> u8 {
    nearest_buildings(player, board).iter().sum()
}

/// What is missing in the buildings that are nearest to completion, as many as there are bonuses left; 0 for none.
fn nearest_buildings(player: &Player, board: &Board) -> [u8; 3] {
    const FAR: u8 = u8::MAX;
    let mut nearest = [FAR; 3];
    for part in Part::BUILDINGS {
        let missing = board.of(part).len() as u8 - player.count(part);
        if missing == 0 || missing >= nearest[2] {
            continue;
        }
        nearest[2] = missing;
        if missing < nearest[1] {
            nearest.swap(1, 2);
        }
        if missing < nearest[0] {
            nearest.swap(0, 1);
        }
    }
    let left = 3 - player.bonuses.len();
    for (at, missing) in nearest.iter_mut().enumerate() {
        if at >= left || *missing == FAR {
            *missing = 0;
        }
    }
    nearest
}

/// What a board is worth: points so far, and means for the turns that are left.
fn worth(table: &Table, seat: Seat, horizon: Horizon) -> f32 {
    let player = table.player(seat);
    let Some(city) = player.city else { return 0.0 };
    let board = table.data().board(city);
    let points: i32 = score_rows(table, seat).iter().sum();
    points as f32
        + coins(player, horizon)
        + materials(player, horizon)
        + lasting(player, board, horizon)
        + prospects(table, seat, board, horizon)
        + deterrence(table, seat, horizon)
        + bonuses(player, board, horizon)
}

/// SW-5.9: coins decide ties; before the end they are materials and dice.
fn coins(player: &Player, horizon: Horizon) -> f32 {
    let coins = f32::from(player.treasury.coins());
    let useful = horizon.turns(8.0) * 2.0;
    let first = coins.min(useful.min(6.0));
    let rest = (coins - first).clamp(0.0, (useful - first).max(0.0));
    0.01 * coins + 0.5 * first + 0.25 * rest
}

/// SW-5.1: the first materials pay most often.
fn materials(player: &Player, horizon: Horizon) -> f32 {
    const WORTH: [f32; MOST_MATERIALS as usize] = [0.34, 0.34, 0.32, 0.26, 0.17, 0.10];
    let n = usize::from(player.materials());
    WORTH[..n].iter().sum::<f32>() * horizon.turns(14.0)
}

/// SW-7.9: permanent effects, by how often they help.
fn lasting(player: &Player, board: &Board, horizon: Horizon) -> f32 {
    let mut value = 0.0;
    for space in player.crossed.iter() {
        value += match board.space(space).effect {
            Some(Effect::DieCostMinus1) => 0.54 * horizon.turns(14.0),
            Some(Effect::DieCostZero(_)) => 0.17 * horizon.turns(14.0),
            Some(Effect::CoinsOnChoice { coins, .. }) => {
                0.07 * f32::from(coins) * horizon.turns(14.0)
            }
            Some(Effect::Unlock(_)) => 0.52 * horizon.turns(14.0),
            // What the counted part will still grow.
            Some(Effect::PerSpace { of, each }) => {
                let missing = f32::from(board.of(of).len() as u8 - player.count(of));
                f32::from(each) * missing.min(0.14 * horizon.0)
            }
            Some(Effect::GalleryVp) => 0.08 * horizon.turns(8.0),
            Some(
                Effect::Cross { .. }
                | Effect::GainCoins(_)
                | Effect::FreeBuild
                | Effect::AnotherAction,
            )
            | None => 0.0,
        };
    }
    value
}

/// Open spaces are possibilities: points that may be written soon.
fn prospects(table: &Table, seat: Seat, board: &Board, horizon: Horizon) -> f32 {
    let player = table.player(seat);
    let ease = 0.6 + f32::from(player.materials()) / 12.0;
    let chances = ease * horizon.turns(10.0);
    let open = board.open(player.crossed).minus(Part::Warehouse.spaces());
    let mut value = 0.0;
    for space in open.iter() {
        value += points_of(table, seat, board, space) * (reach(space) * chances).min(0.5);
    }
    value
}

/// SW-8.3.4: what the own defences will still take off the neighbours' attacks. It helps against one of the others, so of
/// several it counts by how likely just that one is the rival at the end.
fn deterrence(table: &Table, seat: Seat, horizon: Horizon) -> f32 {
    /// Attacks per turn that one meets on a side.
    const ATTACKS: f32 = 0.11;
    let crossed = table.player(seat).crossed;
    let saved = |defences: Set<Space>, attacker: Seat, attacks: Set<Space>| {
        let Some(board) = table.board_of(table.player(attacker)) else {
            return 0.0;
        };
        let left = board
            .printed
            .and(attacks)
            .minus(table.player(attacker).crossed)
            .len();
        let expected = (left as f32).min(ATTACKS * horizon.0);
        crossed.and(defences).len() as f32 * expected
    };
    // The left neighbour's East attacks meet the West Barracks, the right neighbour's West attacks the East Barracks.
    let west = saved(Space::DEFENCE_WEST, table.left(seat), Space::ATTACK_EAST);
    let east = saved(Space::DEFENCE_EAST, table.right(seat), Space::ATTACK_WEST);
    (west + east) / (table.n_seats() - 1) as f32
}

fn points_of(table: &Table, seat: Seat, board: &Board, space: Space) -> f32 {
    let space_data = board.space(space);
    if space_data.laurels == 0 {
        return f32::from(space_data.vp);
    }
    f32::from(barracks::worth(table, seat, space))
}

/// How likely an open space is to be crossed off in a turn, by the dice that serve it.
const fn reach(space: Space) -> f32 {
    match space.part() {
        Part::Wonder => 0.045,
        Part::Agora => 0.035,
        Part::University => 0.05,
        Part::Market => 0.03,
        Part::BarracksWest | Part::BarracksEast => 0.025,
        Part::GuildCourt | Part::Gallery => 0.015,
        Part::Warehouse => 0.0,
    }
}

/// SW-9.3: a building that is nearly complete is nearly a bonus.
fn bonuses(player: &Player, board: &Board, horizon: Horizon) -> f32 {
    /// By how many spaces are missing: each takes more than a third away.
    const NEARNESS: [f32; 10] = [
        0.0, 1.488, 0.923, 0.572, 0.355, 0.220, 0.136, 0.085, 0.052, 0.032,
    ];
    let nearest = nearest_buildings(player, board);
    let value: f32 = nearest
        .map(|missing| NEARNESS[usize::from(missing).min(NEARNESS.len() - 1)])
        .iter()
        .sum();
    value * horizon.share(3.0)
}

/// What the rest of this turn's chain is worth.
fn pending(table: &Table, stack: &[Step], seat: Seat, horizon: Horizon) -> f32 {
    let left = 3 - table.player(seat).bonuses.len();
    let mut choices = 0;
    let mut value = 0.0;
    for step in stack {
        value += match step {
            Step::Ask(Question::Chain | Question::MainAction) => main_action(horizon),
            Step::Ask(Question::FreeBuild) => ACTION,
            Step::Ask(Question::Cross { buildings, times }) => {
                let open = table
                    .board(seat)
                    .of_all(*buildings)
                    .minus(table.player(seat).crossed)
                    .len();
                0.8 * ACTION * open.min(usize::from(*times)) as f32
            }
            Step::Do(Work::Bonus) | Step::Ask(Question::ChooseBonus) => {
                choices += 1;
                if choices <= left { ACTION } else { 0.0 }
            }
            Step::Do(Work::Shake | Work::Act | Work::EndOfTurn)
            | Step::Ask(Question::PickCity(_) | Question::Confirm) => 0.0,
        };
    }
    value
}

/// SW-8.7.2: how many faces of the purple die would satisfy its condition.
fn guild(table: &Table, seat: Seat, horizon: Horizon) -> f32 {
    let purple = table.data().die(Die::Purple);
    let met = purple
        .faces
        .iter()
        .filter(|face| guild_court::is_met(table, seat, purple.parts(**face)))
        .count();
    0.02 * met as f32 * horizon.share(6.0)
}
