//! What a good player values: the margin, in points, that a seat may expect at the end.
//!
//! A player's worth is what the score track shows and what the rest of the game may bring: turns that are left and the
//! vassals to use them (`worth`), at prices for goods, tiles and abilities that follow from the component tables
//! (`prices`), and what is already under way in this turn (`pending`).

mod pending;
mod prices;
mod restless;
mod turns;
mod worth;

use crate::{
    Simurgh,
    data::Data,
    step::Step,
    table::{MAX_PLAYERS, SpaceSet, Table},
};
use prices::Prices;
use table::{Judge, Seat};

/// How much the strongest rival counts; the rest is their mean.
const RIVAL: f32 = 0.65;

impl Judge for Simurgh {
    const LEVELS: &'static str = include_str!("../bots/levels.txt");

    fn judge(table: &Table, stack: &[Step], seat: Seat) -> f32 {
        let mut values = [0.0f32; MAX_PLAYERS];
        let mut urge = 0.0;
        if stack.is_empty() && table.closer.is_some() {
            for (value, player) in values.iter_mut().zip(table.players.iter()) {
                *value = player.points.total() as f32;
            }
        } else {
            let scene = Scene::new(table, stack);
            for (value, other) in values.iter_mut().zip(table.seats()) {
                *value = worth::worth(&scene, other);
            }
            worth::objectives(&scene, &mut values);
            values[table.active.index()] += pending::pending(&scene, stack);
            urge = turns::urge(table, stack, scene.prices);
        }
        margin(&values[..table.n()], seat) + urge
    }

    const TERMS: &'static [&'static str] = worth::PARTS;

    fn terms(table: &Table, stack: &[Step], seat: Seat, out: &mut [f32]) {
        if stack.is_empty() && table.closer.is_some() {
            return;
        }
        out.copy_from_slice(&worth::parts(&Scene::new(table, stack), seat));
    }
}

fn margin(values: &[f32], seat: Seat) -> f32 {
    let rivals = values.iter().enumerate();
    let rivals = rivals.filter(|&(at, _)| at != seat.index());
    let (best, sum) = rivals.fold((f32::MIN, 0.0), |(best, sum), (_, &value)| {
        (value.max(best), sum + value)
    });
    let mean = sum / (values.len() - 1) as f32;
    values[seat.index()] - RIVAL * best - (1.0 - RIVAL) * mean
}

/// What everything is judged from, looked up once.
struct Scene<'a> {
    table: &'a Table,
    prices: &'static Prices,
    /// How many more turns each seat may expect.
    turns: [f32; MAX_PLAYERS],
    occupied: SpaceSet,
}

impl<'a> Scene<'a> {
    fn new(table: &'a Table, stack: &[Step]) -> Self {
        let prices = prices::prices(table.edition);
        Scene {
            table,
            prices,
            turns: turns::left(table, stack, prices),
            occupied: table.occupied(),
        }
    }

    /// The component tables of this game.
    fn data(&self) -> &'static Data {
        self.table.data()
    }

    fn turns(&self, seat: Seat) -> f32 {
        self.turns[seat.index()]
    }
}
