//! Hand-edited positions of every kind of pending step: each is refused with words, or can be played to the end.

use crate::{
    Suite,
    edited::{Pool, trial},
    play::{caught, hold},
};
use bots::derive_seed;
use table::{Face, Judge, Setup};

/// Games per setup that positions are taken from.
const GAMES: usize = 2;
/// Edited positions per kind of step.
const TRIALS: u64 = 20;

/// Edited positions are refused, or open a state that keeps its invariants to the end of the game. The long run of the
/// same is `stolik soak GAME --positions 1000`.
pub fn edits<R: Face + Judge>(suite: &Suite) -> Result<(), String> {
    let games = GAMES * Setup::all(&R::info()).len();
    let pool = caught(|| Ok(Pool::gather::<R>(suite.scale, games, suite.longest)))?;
    let kinds: Vec<&str> = pool.kinds().collect();
    hold(!kinds.is_empty(), || "no step was ever pending".to_owned())?;
    for (at, kind) in kinds.iter().enumerate() {
        for nth in 0..TRIALS * suite.scale {
            let seed = derive_seed(at as u64, nth);
            trial::<R>(&pool, kind, seed).map_err(|finding| {
                format!(
                    "{} seed {seed}: {} after {:?} in the position {}",
                    finding.game, finding.problem, finding.edits, finding.position
                )
            })?;
        }
    }
    Ok(())
}
