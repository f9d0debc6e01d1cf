//! Who is connected.

use crate::rooms::Room;
use std::{
    collections::BTreeMap,
    sync::{Mutex, PoisonError},
};
use table::{Seat, Seats};

/// Who of a table's seats has a stream open.
#[derive(Default)]
pub struct Presence(Mutex<BTreeMap<(String, usize), usize>>);

impl Presence {
    /// How many seats have a page open.
    pub fn count(&self) -> usize {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).len()
    }

    /// A stream of a seat is opened or ends.
    pub fn change(&self, room: &Room, seat: Seat, by: isize) {
        let mut open = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let key = (room.row.id.clone(), seat.index());
        let count = open
            .get(&key)
            .copied()
            .unwrap_or(0)
            .saturating_add_signed(by);
        if count == 0 {
            open.remove(&key);
        } else {
            open.insert(key, count);
        }
        let first = (room.row.id.clone(), 0);
        let last = (room.row.id.clone(), usize::MAX);
        let seats: Seats = open
            .range(first..=last)
            .map(|((_, seat), _)| Seat::new(*seat))
            .collect();
        room.present(seats);
    }
}
