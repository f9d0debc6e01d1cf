//! SW-8.7, the Guild Court: the condition of the purple die.

use crate::{Parts, Spaces, Table};
use table::Seat;

/// SW-8.7.2: at least as many spaces of what the die shows as each neighbour; with two players more than the opponent
/// (SW-12.3). Spaces of the present turn do not count, not even the own ones (SW-8.7.3).
pub(crate) fn is_met(table: &Table, seat: Seat, shown: Parts) -> bool {
    let shown = Spaces::of_all(shown);
    let count = |seat: Seat| table.player(seat).earlier().and(shown).len();
    let own = count(seat);
    let left = count(table.left(seat));
    if table.n_seats() == 2 {
        own > left
    } else {
        own >= left && own >= count(table.right(seat))
    }
}

/// SW-8.7.4, SW-8.7.7, SW-8.7.8: crossed spaces of any lane, of all parts that the face shows together, as they were when
/// the turn began.
pub(crate) fn count(table: &Table, seat: Seat, shown: Parts) -> u8 {
    table
        .player(seat)
        .earlier()
        .and(Spaces::of_all(shown))
        .len()
}
