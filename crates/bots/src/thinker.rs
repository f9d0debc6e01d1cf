//! The bot of every level but `random`: a plan, an eye, a seed, and perhaps a hard stop.

use crate::{
    Bot, Eye, Knowledge, Level, Method, Plan, Thought, chooser, flat, greedy, search::Search, tree,
};
use std::time::Instant;
use table::{Judge, View};

/// A bot that searches by a plan.
#[derive(Clone, Debug)]
pub struct Thinker {
    plan: Plan,
    eye: Eye,
    seed: u64,
    deadline: Option<Instant>,
}

impl Thinker {
    /// A bot that searches by this plan, values by these weights, and whose luck follows from this seed.
    pub const fn new(plan: Plan, eye: Eye, seed: u64) -> Self {
        Self {
            plan,
            eye,
            seed,
            deadline: None,
        }
    }

    /// The bot of a level for this game, with so many at the table.
    pub fn of_level<R: Judge>(level: Level, players: usize, seed: u64) -> Self {
        let knowledge = Knowledge::of::<R>();
        Self::new(knowledge.plan(level, players), knowledge.eye.clone(), seed)
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

impl<R: Judge> Bot<R> for Thinker {
    fn think(&mut self, view: &View<R>, legal: &[R::Action]) -> Thought {
        if let [_] = legal {
            return Thought::forced();
        }
        let eye = if self.plan.is_taught {
            self.eye.bind::<R>()
        } else {
            Eye::default().bind::<R>()
        };
        let mut search = Search::new(
            view,
            legal,
            chooser(view),
            self.plan,
            eye,
            self.seed,
            self.deadline,
        );
        match self.plan.method {
            Method::Greedy => greedy::weigh(&mut search),
            Method::Flat => flat::weigh(&mut search),
            Method::Tree => tree::weigh(&mut search),
        }
        search.thought()
    }
}
