//! Positions as people edit them, for whoever knows a game only by its handle: see [`testkit::edited`].

use crate::Handle;
use serde_json::Value;
use std::{
    sync::{Arc, mpsc},
    thread,
    time::Duration,
};
use table::{Chance, Face, Judge};
use testkit::edited::{self, Fate, Finding, Pool};

/// What does not come back within this time never will: the rules go in circles without asking anybody.
const HANGS: Duration = Duration::from_mins(2);

/// No game of ours comes near so many decisions in random play.
const LONGEST: usize = 20_000;

/// What can be done with edited positions of a game.
pub trait EditedPositions {
    /// Positions of so many games, by the kind of step that is pending.
    fn pool(&self, seed: u64, games: usize) -> Pool;
    /// Edits a position with this kind of step and plays it to the end.
    fn try_edited(&self, pool: &Arc<Pool>, kind: &str, seed: u64) -> Result<Fate, Box<Finding>>;
    /// Plays this position to the end, which must come within so many decisions; the error says what broke.
    fn play_edited(&self, position: &Value, seed: u64, most: usize) -> Result<Fate, String>;
}

impl<R: Face + Judge> EditedPositions for Handle<R> {
    fn pool(&self, seed: u64, games: usize) -> Pool {
        Pool::gather::<R>(seed, games, LONGEST)
    }

    fn try_edited(&self, pool: &Arc<Pool>, kind: &str, seed: u64) -> Result<Fate, Box<Finding>> {
        let (said, hears) = mpsc::channel();
        let (own, name) = (Arc::clone(pool), kind.to_owned());
        // A thread of its own: what hangs is left behind.
        thread::spawn(move || said.send(edited::trial::<R>(&own, &name, seed)));
        hears.recv_timeout(HANGS).unwrap_or_else(|_| {
            let (position, edits) = pool.edit(kind, &mut Chance::fast(seed));
            Err(Box::new(Finding {
                game: R::ID,
                seed,
                edits,
                problem: format!("it hangs: nothing comes back for {} s", HANGS.as_secs()),
                position,
            }))
        })
    }

    fn play_edited(&self, position: &Value, seed: u64, most: usize) -> Result<Fate, String> {
        edited::play::<R>(position, seed, most)
    }
}
