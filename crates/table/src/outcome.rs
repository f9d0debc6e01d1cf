//! How a game stands, or how it ended.

use crate::Seat;
use serde::Serialize;

/// How the game stands, or how it ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Outcome {
    /// Points per seat.
    pub scores: Vec<i32>,
    /// Place per seat, from 1; equal places are shared. In a co-operative game all share 1 (won) or 2 (lost).
    pub places: Vec<u8>,
    /// Points by source: the word's id and the points per seat; they add up to the scores.
    pub sources: Vec<(&'static str, Vec<i32>)>,
    /// How the game ended: one of [`Info::endings`](crate::Info::endings). None while it goes on.
    pub ending: Option<&'static str>,
}

impl Outcome {
    /// Places from keys that compare best-first: the highest key is first; equal keys share.
    pub fn places_by<K: Ord>(keys: &[K]) -> Vec<u8> {
        keys.iter()
            .map(|key| 1 + keys.iter().filter(|other| *other > key).count() as u8)
            .collect()
    }

    /// Seats that share the first place.
    pub fn winners(&self) -> Vec<Seat> {
        Seat::first(self.places.len())
            .filter(|seat| self.places[seat.index()] == 1)
            .collect()
    }
}
