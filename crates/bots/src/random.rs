//! Any legal action, all equally likely.

use crate::{Bot, Thought, seed::own_chance};
use table::{Chance, Rules, View};

/// Chooses any legal action, all equally likely.
#[derive(Clone, Debug)]
pub struct Random {
    chance: Chance,
}

impl Random {
    /// A bot whose choices follow from this seed.
    pub fn new(seed: u64) -> Self {
        Self {
            chance: own_chance(seed),
        }
    }

    /// One of `n` places. It does not look at anything, so that rollouts need not build a view.
    #[inline]
    pub fn pick(&mut self, n: usize) -> usize {
        self.chance.index(n, |index| index.to_string())
    }
}

impl<R: Rules> Bot<R> for Random {
    fn think(&mut self, _view: &View<R>, legal: &[R::Action]) -> Thought {
        let chosen = self.pick(legal.len());
        let others = (0..legal.len()).filter(|place| *place != chosen);
        Thought {
            ranked: std::iter::once(chosen)
                .chain(others)
                .map(|place| (place, 0.0))
                .collect(),
            sure: vec![1.0 / legal.len() as f32; legal.len()],
            determinisations: 0,
            simulations: 0,
        }
    }

    fn choose(&mut self, _view: &View<R>, legal: &[R::Action]) -> usize {
        self.pick(legal.len())
    }
}
