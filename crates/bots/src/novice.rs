//! The action that looks best at once: greedy on the game's own evaluation, in worlds sampled from the view.

use crate::{Bot, Random, Thought, chooser, derive_seed, own_chance};
use table::{Judge, Seat, Sink, State, View};

/// How many worlds a novice imagines.
const WORLDS: u32 = 8;

/// A point of the others hurts less than an own one helps; so greed also works where all win or lose together.
const RIVALRY: f32 = 0.5;

/// Chooses the action after which the table looks best. It does not think about answers; only where all choose at the
/// same time it imagines that the others choose anything.
#[derive(Clone, Debug)]
pub struct Novice {
    seed: u64,
    worlds: u32,
}

impl Novice {
    /// A bot whose imagination follows from this seed.
    pub const fn new(seed: u64) -> Self {
        Self {
            seed,
            worlds: WORLDS,
        }
    }

    /// The same bot with another number of imagined worlds (at least one).
    #[must_use]
    pub const fn with_worlds(self, worlds: u32) -> Self {
        Self {
            worlds: if worlds == 0 { 1 } else { worlds },
            ..self
        }
    }
}

impl<R: Judge> Bot<R> for Novice {
    fn think(&mut self, view: &View<R>, legal: &[R::Action]) -> Thought {
        let seat = chooser(view);
        if let [_] = legal {
            return Thought {
                ranked: vec![(0, 0.0)],
                worlds: 0,
            };
        }
        let mut totals = vec![0.0; legal.len()];
        for number in 0..self.worlds {
            let seed = derive_seed(self.seed, u64::from(number));
            let world = State::sample(view, &mut own_chance(seed));
            for (total, &action) in totals.iter_mut().zip(legal) {
                // A copy has the same generator: each action meets the same luck.
                let mut after = world.clone();
                after.play(seat, action, &mut Sink::mute());
                settle(&mut after, seat, seed);
                *total += value(&after, seat);
            }
        }
        let mut ranked: Vec<(usize, f32)> = totals
            .into_iter()
            .map(|total| total / self.worlds as f32)
            .enumerate()
            .collect();
        // The sort keeps the order of the list among equals.
        ranked.sort_by(|(_, one), (_, other)| other.total_cmp(one));
        Thought {
            ranked,
            worlds: self.worlds,
        }
    }
}

/// Lets simultaneous choices come to their end, so that the table can be judged.
fn settle<R: Judge>(state: &mut State<R>, seat: Seat, seed: u64) {
    let mut others = Random::new(seed);
    let mut legal = Vec::new();
    while state.answered(seat).is_some() {
        let Some(next) = state.turn().iter().next() else {
            return;
        };
        state.legal(next, &mut legal);
        let choice = legal[others.pick(legal.len())];
        state.play(next, choice, &mut Sink::mute());
    }
}

/// How much better the table is for this seat than for the others.
fn value<R: Judge>(state: &State<R>, seat: Seat) -> f32 {
    let own = state.judge(seat);
    let rivals = state.seats() - 1;
    if rivals == 0 {
        return own;
    }
    let theirs: f32 = Seat::first(state.seats())
        .filter(|&other| other != seat)
        .map(|other| state.judge(other))
        .sum();
    own - RIVALRY * theirs / rivals as f32
}
