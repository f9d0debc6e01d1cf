//! The bot of every level but `random`: how it searches and evaluates, a seed, and perhaps a hard stop.

use crate::{
    Bot, Evaluation, Knowledge, Level, Method, SearchConfig, Thought, bot::chooser, flat, greedy,
    ismcts, search::Search,
};
use std::time::Instant;
use table::{Judge, View};

/// A bot that searches.
#[derive(Clone, Debug)]
pub struct SearchBot {
    config: SearchConfig,
    evaluation: Evaluation,
    seed: u64,
    deadline: Option<Instant>,
}

impl SearchBot {
    /// A bot that searches like this, evaluates with these weights, and whose luck follows from this seed.
    pub const fn new(config: SearchConfig, evaluation: Evaluation, seed: u64) -> Self {
        Self {
            config,
            evaluation,
            seed,
            deadline: None,
        }
    }

    /// The bot of a level for this game, with so many at the table.
    pub fn of_level<R: Judge>(level: Level, players: usize, seed: u64) -> Self {
        let knowledge = Knowledge::of::<R>();
        Self::new(
            knowledge.config(level, players),
            knowledge.evaluation.clone(),
            seed,
        )
    }

    /// The same bot with a hard stop.
    #[must_use]
    pub fn until(self, deadline: Instant) -> Self {
        Self {
            deadline: Some(deadline),
            ..self
        }
    }
}

impl<R: Judge> Bot<R> for SearchBot {
    fn think(&mut self, view: &View<R>, legal: &[R::Action]) -> Thought {
        if let [_] = legal {
            return Thought::forced();
        }
        let evaluation = if self.config.uses_learned_weights {
            self.evaluation.evaluator::<R>()
        } else {
            Evaluation::default().evaluator::<R>()
        };
        let mut search = Search::new(
            view,
            legal,
            chooser(view),
            self.config,
            evaluation,
            self.seed,
            self.deadline,
        );
        match self.config.method {
            Method::Greedy => greedy::run(&mut search),
            Method::Flat => flat::run(&mut search),
            Method::IsMcts => ismcts::run(&mut search),
        }
        search.thought()
    }
}
