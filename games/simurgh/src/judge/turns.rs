//! How long the game will last.

use super::{prices::Prices, restless};
use crate::{
    names::Tile,
    step::{Question, Step},
    table::{MAX_PLAYERS, Table},
};

/// How many more turns each seat may expect, the present one included while its main action is open.
pub(super) fn left(table: &Table, stack: &[Step], prices: &Prices) -> [f32; MAX_PLAYERS] {
    let n = table.n();
    let under_way = |step: &Step| {
        matches!(
            step,
            Step::Ask(Question::LayOn(_) | Question::PlaceOn(_) | Question::Retreat)
        )
    };
    let is_open = !table.turn.main_done && !stack.iter().any(under_way);
    let mut turns = [0.0; MAX_PLAYERS];
    for (at, turns) in turns[..n].iter_mut().enumerate() {
        let after = (at + n - table.active.index()) % n;
        *turns = match table.closer {
            // SI-15.3: everybody up to the one who set off the end has one turn.
            Some(closer) => {
                let last = (closer.index() + n - table.active.index()) % n;
                let has_turn = after > 0 && (last == 0 || after < last);
                f32::from(u8::from(has_turn))
            }
            None => {
                let of_all = (total(table, prices) - after as f32) / n as f32 + 0.5;
                let ahead = of_all - f32::from(u8::from(after == 0));
                ahead.max(if after == 0 { 0.0 } else { 0.5 })
            }
        };
        if after == 0 && is_open {
            *turns += 1.0;
        }
    }
    turns
}

/// Turns of all players together until somebody sets off the end: by tiles in the Chronicle, to which those in the
/// Wilds are on their way, or by objectives.
fn total(table: &Table, prices: &Prices) -> f32 {
    let end = table.data().end(table.length);
    let laid = table.wilds.iter().flatten().count() as f32;
    let held: usize = table.players.iter().map(|player| player.hand.len()).sum();
    let missing = f32::from(end.chronicle).max(1.0) - table.chronicle.len() as f32;
    let w = &prices.weights;
    let by_tiles = w.per_tile * missing - w.per_laid * laid - w.per_held * held as f32;
    let missing = f32::from(end.objectives) - f32::from(table.n_objectives());
    let by_objectives = w.per_objective * missing * (table.n() as f32 + 2.0) / 4.0;
    // Either way may come first.
    let rate = 1.0 / power(by_tiles.max(1.0), 2) + 1.0 / power(by_objectives.max(1.0), 2);
    1.0 / rate.sqrt()
}

/// How much of the way is left after a tile that was laid, and after one that is held, which counts 0.3 of that: the power
/// 0.3 of the first.
const LAID: f32 = 0.75;
const HELD: f32 = 0.917_314_75;

/// By multiplication, which gives the same on every machine.
fn power(base: f32, n: usize) -> f32 {
    (0..n).fold(1.0, |product, _| product * base)
}

/// No rule ends a game in which everybody goes round in circles: when it lasts longer than usual everybody wants the
/// end, and more so with every round. When that does not help either, they try something else.
pub(super) fn urge(table: &Table, stack: &[Step], prices: &Prices) -> f32 {
    let end = table.data().end(table.length);
    let usual = 2.4 * f32::from(end.chronicle) / table.n() as f32 + 3.0;
    let age = f32::from(table.round) / usual - prices.weights.age;
    if age <= 0.0 || table.closer.is_some() {
        return 0.0;
    }
    let more = Coming::of(table, stack);
    let there = (table.chronicle.len() + more.gone) as f32;
    let held: usize = table.players.iter().map(|player| player.hand.len()).sum();
    let laid = table.wilds.iter().flatten().count() - more.gone;
    // Every tile that was laid or is held brings the end nearer, but less than one that is there.
    let missing = (f32::from(end.chronicle) - there).max(0.0);
    let missing = missing * (0.3 + 0.7 * power(LAID, laid) * power(HELD, held + more.held));
    let tiles = 1.0 - missing / f32::from(end.chronicle);
    let objectives = f32::from(table.n_objectives()) + more.objectives;
    let objectives = (objectives / f32::from(end.objectives)).min(1.0);
    let progress = 0.6 * tiles.max(objectives) + 0.4 * tiles.min(objectives);
    let restless = (age - prices.weights.patience).max(0.0);
    let whim = if restless > 0.0 {
        prices.weights.whim * restless * (1.0 + restless) * restless::whim(table, stack)
    } else {
        0.0
    };
    prices.weights.urge * age * (1.0 + age) * (progress - 1.0) + whim
}

/// What the pending steps will bring.
#[derive(Default)]
struct Coming {
    held: usize,
    gone: usize,
    objectives: f32,
}

impl Coming {
    fn of(table: &Table, stack: &[Step]) -> Self {
        let mut coming = Coming::default();
        for step in stack {
            if let Step::Ask(Question::ScoutsBuy | Question::TakeFaceUp(_)) = step {
                coming.held += 1;
            } else if *step == Step::Ask(Question::PlaceObjective) {
                // It need not be placed.
                coming.objectives += 0.8;
            } else if *step == Step::Ask(Question::Retreat) {
                coming.gone += alone(table);
            }
        }
        coming
    }
}

/// Tiles on which only vassals of the player at turn stand.
fn alone(table: &Table) -> usize {
    let mine = |tile: Tile| {
        let figures = table.me().on_board();
        figures
            .filter(|figure| figure.space.tile() == Some(tile))
            .count()
    };
    let tiles = table.wilds.iter().flatten();
    tiles
        .filter(|&&tile| mine(tile) > 0 && mine(tile) == usize::from(table.vassals_on(tile)))
        .count()
}
