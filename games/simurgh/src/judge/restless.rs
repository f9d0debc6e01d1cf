//! Trying something else when nothing helps.
//!
//! What brings the end nearer cannot always be seen one action ahead: a tile in hand is of no use without the goods or
//! the vassal for one of its spaces, and a purchase needs wisdom first. A player who looks no further takes a point at
//! the Main Market and the vassal back, for ever. So in a game that lasts far longer than usual ever more is left to
//! chance: players then wander until a step towards the end is in sight.

use crate::{step::Step, table::Table};
use std::hash::{Hash, Hasher};

/// Some number from 0 to 1 that belongs to this table and nothing else, the same on every machine.
pub(super) fn whim(table: &Table, stack: &[Step]) -> f32 {
    let mut mixer = Mixer(u64::from(table.round));
    (table.active, table.turn, table.wilds, table.market).hash(&mut mixer);
    (table.chronicle, table.objectives).hash(&mut mixer);
    for player in table.players.iter() {
        (player.points, player.resources).hash(&mut mixer);
        (player.spearmen, player.riders, player.hand).hash(&mut mixer);
        for own in player.dragons.iter() {
            own.hash(&mut mixer);
        }
    }
    for step in stack {
        step.hash(&mut mixer);
    }
    (mixer.finish() >> 40) as f32 / (1u32 << 24) as f32
}

/// Mixes numbers whatever their width, so that a machine's own width and order of bytes do not matter.
struct Mixer(u64);

impl Mixer {
    /// One round of `SplitMix64`.
    fn mix(&mut self, number: u64) {
        let mut z = (self.0 ^ number).wrapping_add(0x9e37_79b9_7f4a_7c15);
        z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        self.0 = z ^ z >> 31;
    }
}

impl Hasher for Mixer {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.mix(u64::from(byte));
        }
    }

    fn write_u8(&mut self, n: u8) {
        self.mix(u64::from(n));
    }

    fn write_u16(&mut self, n: u16) {
        self.mix(u64::from(n));
    }

    fn write_u32(&mut self, n: u32) {
        self.mix(u64::from(n));
    }

    fn write_u64(&mut self, n: u64) {
        self.mix(n);
    }

    fn write_usize(&mut self, n: usize) {
        self.mix(n as u64);
    }

    fn write_isize(&mut self, n: isize) {
        self.mix(n as u64);
    }
}

#[cfg(test)]
mod tests {
    use crate::Simurgh;
    use table::{Chance, Setup, Sink, State, Title};

    /// Tables after different actions have different whims, the same table always the same.
    #[test]
    fn every_table_has_its_own_whim() {
        let setup = Setup::new(&Simurgh::info(), 3, None, []).expect("a good setup");
        let state: State<Simurgh> =
            State::new(&setup, Chance::fast(1), &mut Sink::mute()).expect("a game");
        let seat = state.turn().iter().next().expect("somebody");
        let mut legal = Vec::new();
        state.legal(seat, &mut legal);
        let whim = |action| {
            let mut after = state.clone();
            after.play(seat, action, &mut Sink::mute());
            let position = after.arbiter();
            super::whim(&position.table, &position.pending)
        };
        let mut whims: Vec<f32> = legal.iter().map(|&action| whim(action)).collect();
        assert!(whims.iter().all(|whim| (0.0..1.0).contains(whim)));
        assert!(whim(legal[0]).total_cmp(&whims[0]).is_eq());
        whims.sort_by(f32::total_cmp);
        whims.dedup();
        assert_eq!(whims.len(), legal.len());
    }
}
