//! What a bot is, and what it thinks.

use table::{Rules, Seat, View};

/// A player that is a program. There is no other way in.
pub trait Bot<R: Rules> {
    /// Weighs the legal actions of the seat that looks; the list is not empty.
    fn think(&mut self, view: &View<R>, legal: &[R::Action]) -> Thought;

    /// The place of the chosen action in the list, which is not empty.
    fn choose(&mut self, view: &View<R>, legal: &[R::Action]) -> usize {
        self.think(view, legal).best()
    }
}

/// What a bot thinks of its options.
#[derive(Clone, PartialEq, Debug)]
pub struct Thought {
    /// Places in the list of legal actions with their values, best first. Values are points at the end of the game
    /// ahead of the others, as far as the bot can tell, with something added for winning; they compare only within
    /// one thought.
    pub ranked: Vec<(usize, f32)>,
    /// How likely each of these is to be the best, in the same order; they add up to one.
    pub sure: Vec<f32>,
    /// How many determinisations (worlds sampled from the view) were searched.
    pub determinisations: u32,
    /// How many times an option was simulated in one of them.
    pub simulations: u32,
}

impl Thought {
    /// The place of the best action.
    ///
    /// # Panics
    /// When there was nothing to choose from: a seat that is asked has an option.
    pub fn best(&self) -> usize {
        self.ranked.first().expect("an asked seat has an option").0
    }

    /// There is nothing to think about.
    pub(crate) fn forced() -> Self {
        Self {
            ranked: vec![(0, 0.0)],
            sure: vec![1.0],
            determinisations: 0,
            simulations: 0,
        }
    }
}

/// The seat that looks and must choose.
pub(crate) fn chooser<R: Rules>(view: &View<R>) -> Seat {
    view.viewer
        .seat()
        .expect("a bot sits on a seat: spectators do not choose")
}
