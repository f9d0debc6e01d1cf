//! The bot of every level but `random`: a plan, an eye, a seed, and perhaps a hard stop.

use crate::{
    Bot, Eye, Knowledge, Level, Method, Plan, Thought, chooser, flat, greedy, own_chance,
    search::Search, tree,
};
use std::time::Instant;
use table::{Judge, MAX_SEATS, State, View};

/// A bot that searches by a plan.
#[derive(Clone, Debug)]
pub struct Thinker {
    plan: Plan,
    /// The plan at tables of three and more.
    crowded: Plan,
    eye: Eye,
    seed: u64,
    deadline: Option<Instant>,
}

impl Thinker {
    /// A bot that searches by this plan, values by these weights, and whose luck follows from this seed.
    pub const fn new(plan: Plan, eye: Eye, seed: u64) -> Self {
        Self {
            plan,
            crowded: plan,
            eye,
            seed,
            deadline: None,
        }
    }

    /// The bot of a level for this game.
    pub fn of_level<R: Judge>(level: Level, seed: u64) -> Self {
        let knowledge = Knowledge::of(R::ID);
        Self {
            crowded: knowledge.plan(level, MAX_SEATS),
            ..Self::new(knowledge.plan(level, 2), knowledge.eye.clone(), seed)
        }
    }

    /// The plan at this table.
    fn plan<R: Judge>(&self, view: &View<R>) -> Plan {
        if self.crowded == self.plan {
            return self.plan;
        }
        match State::sample(view, &mut own_chance(self.seed)).seats() {
            1 | 2 => self.plan,
            _ => self.crowded,
        }
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
        let plan = self.plan(view);
        let eye = if plan.is_taught {
            self.eye.bind::<R>()
        } else {
            Eye::default().bind::<R>()
        };
        let mut search = Search::new(
            view,
            legal,
            chooser(view),
            plan,
            eye,
            self.seed,
            self.deadline,
        );
        match plan.method {
            Method::Greedy => greedy::weigh(&mut search),
            Method::Flat => flat::weigh(&mut search),
            Method::Tree => tree::weigh(&mut search),
        }
        search.thought()
    }
}
