//! Positions of every kind of pending step, edited with parts of other positions as the bytes say: the same as in
//! `stolik soak --positions`.

use crate::bytes::Bytes;
use game::{Dice, Game, Pool};
use std::sync::LazyLock;

/// How many games of each title positions are taken from.
const GAMES: usize = 60;

static POOLS: LazyLock<Vec<(&dyn Game, Pool)>> = LazyLock::new(|| {
    let games = catalog::GAMES.iter();
    games.map(|game| (*game, game.pool(1, GAMES))).collect()
});

impl Dice for Bytes<'_> {
    fn below(&mut self, n: usize) -> usize {
        if n > 256 {
            self.far(n)
        } else {
            Bytes::below(self, n)
        }
    }
}

/// One input: a title, a kind of step, the choices of the edits, and a seed for the play.
pub fn edited(data: &[u8]) {
    let mut bytes = Bytes(data);
    let (game, pool) = &POOLS[Bytes::below(&mut bytes, POOLS.len())];
    let kinds: Vec<&str> = pool.kinds().filter(|kind| pool.can_make(kind)).collect();
    let kind = kinds[Bytes::below(&mut bytes, kinds.len())];
    let seed = u64::from(bytes.next());
    let (position, edits) = pool.edit(kind, &mut bytes);
    if let Err(problem) = game.play_edited(&position, seed, pool.most()) {
        panic!(
            "{} seed {seed}: {problem} after {edits:?} in {position}",
            game.id()
        );
    }
}
