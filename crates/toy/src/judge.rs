//! What a good player values.

use crate::{Bird, Step, Table, Toy};
use table::{Judge, Seat, Turns};

impl Judge for Toy {
    /// Points so far, and what strong birds may still win.
    fn judge(table: &Table, _stack: &[Step], seat: Seat) -> f32 {
        let scores = Toy::outcome(table).scores;
        let worth = |seat: Seat| {
            let strength = |bird: Bird| f32::from(table.edition.birds[bird].strength);
            let hand: f32 = table.player(seat).hand.iter().map(strength).sum();
            scores[seat.index()] as f32 + 0.3 * hand
        };
        let others = table.seats().filter(|&other| other != seat).map(worth);
        worth(seat) - others.fold(f32::MIN, f32::max)
    }
}
