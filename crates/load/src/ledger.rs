//! What simulated people sent, what they were told and what they saw, to be held against the data file.

use std::{collections::BTreeMap, time::Instant};

/// Something that somebody wanted to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wish {
    Act(String),
    Undo,
}

/// What somebody knows of the fate of a wish.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Told {
    /// The answer did not arrive: it may be done or not.
    Nothing,
    /// It is done.
    Confirmed(Instant),
    /// It is not done and never will be.
    Refused,
}

/// One wish of one seat.
#[derive(Clone, Debug)]
pub struct Attempt {
    pub decision: u32,
    pub wish: Wish,
    pub sent: Instant,
    pub told: Told,
    /// Whether at least one answer did not arrive.
    pub is_unsure: bool,
}

/// Everything that one seat did and saw, from all its devices.
#[derive(Default)]
pub struct Ledger {
    pub attempts: Vec<Attempt>,
    /// The hash of the view after so many entries of the log.
    pub seen: BTreeMap<u32, String>,
    /// How often the storage refused something.
    pub failed: usize,
    /// The record of the finished game.
    pub record: Option<String>,
    /// What no client should ever see.
    pub troubles: Vec<String>,
}

impl Ledger {
    /// Notes a wish before it is sent; its place.
    pub fn wish(&mut self, decision: u32, wish: Wish) -> usize {
        self.attempts.push(Attempt {
            decision,
            wish,
            sent: Instant::now(),
            told: Told::Nothing,
            is_unsure: false,
        });
        self.attempts.len() - 1
    }

    /// The answer did not arrive.
    pub fn lost(&mut self, at: usize) {
        self.attempts[at].is_unsure = true;
    }

    pub fn confirmed(&mut self, at: usize) {
        self.attempts[at].told = Told::Confirmed(Instant::now());
    }

    /// A refusal. After a lost answer it may be a refusal of the second request only.
    pub fn refused(&mut self, at: usize) {
        let attempt = &mut self.attempts[at];
        if !attempt.is_unsure {
            attempt.told = Told::Refused;
        }
    }

    /// How many wishes were confirmed.
    pub fn confirmations(&self) -> usize {
        let is_confirmed = |attempt: &&Attempt| matches!(attempt.told, Told::Confirmed(_));
        self.attempts.iter().filter(is_confirmed).count()
    }

    /// Notes what was seen after so many entries; the past never changes.
    pub fn see(&mut self, entries: u32, hash: &str) {
        let before = self.seen.entry(entries).or_insert_with(|| hash.to_owned());
        if before != hash {
            self.troubles
                .push(format!("after {entries} entries two different views"));
        }
    }
}
