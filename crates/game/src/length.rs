//! How long a game usually is, and games that bots do not bring to an end.

use bots::{Random, derive_seed};
use serde::Serialize;
use std::{
    collections::HashMap,
    sync::{LazyLock, Mutex, PoisonError},
};
use table::{Chance, Rules, Setup, Sink, State};

/// From how many random games the usual length is known. Chance plays on whatever happens, so that these end.
const GAMES: u64 = 8;
/// No game of ours comes near so many decisions in random play.
const ENDLESS: u32 = 100_000;

/// After so many times the usual length bots are told to stop.
pub const PATIENCE: u32 = 10;

/// A game that bots did not bring to an end: it was stopped after [`PATIENCE`] times its usual length.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, thiserror::Error)]
#[error(
    "no progress: seed {seed} is not over after {decisions} decisions in round {rounds}; {usual} decisions are usual"
)]
pub struct NoProgress {
    /// What was played.
    pub setup: Setup,
    /// The seed of the game, as [`crate::Game::simulate`] takes it.
    pub seed: u64,
    /// Decisions until it was stopped.
    pub decisions: u32,
    /// Decisions that such a game usually has.
    pub usual: u32,
    /// The round in which it was stopped.
    pub rounds: u32,
}

/// How many decisions a game with this setup usually has: the mean of random ones, measured once.
pub(crate) fn usual<R: Rules>(setup: &Setup) -> u32 {
    static KNOWN: LazyLock<Mutex<HashMap<(&str, Setup), u32>>> = LazyLock::new(Mutex::default);
    let known = || KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    let key = (R::ID, setup.clone());
    if let Some(length) = known().get(&key) {
        return *length;
    }
    // Others may measure the same meanwhile, and find the same.
    let sum: u32 = (0..GAMES).map(|seed| random::<R>(setup, seed)).sum();
    let length = (sum / GAMES as u32).max(1);
    known().insert(key, length);
    length
}

fn random<R: Rules>(setup: &Setup, seed: u64) -> u32 {
    let mut state = State::<R>::new(setup, Chance::fast(seed), &mut Sink::mute())
        .expect("without a script nothing can go wrong with chance");
    let mut random = Random::new(derive_seed(seed, 1));
    let mut legal = Vec::new();
    let mut decisions = 0;
    while decisions < ENDLESS
        && let Some(seat) = state.turn().iter().next()
    {
        state.legal(seat, &mut legal);
        state.play(seat, legal[random.pick(legal.len())], &mut Sink::mute());
        decisions += 1;
    }
    decisions
}
