//! SW-8.7, the Guild Court: the condition of the purple die.

use crate::{Part, Spaces, Table};
use table::Seat;

/// SW-8.7.2: at least as many spaces of the named building as each neighbour; with two players more than the opponent
/// (SW-12.3). Spaces of the present turn do not count, not even the own ones (SW-8.7.3).
pub(crate) fn is_met(table: &Table, seat: Seat, named: Part) -> bool {
    let own = count(table, seat, named);
    let left = count(table, table.left(seat), named);
    let right = count(table, table.right(seat), named);
    if table.n_seats() == 2 {
        own > left
    } else {
        own >= left && own >= right
    }
}

/// SW-8.7.4: crossed spaces of any lane, as they were when the turn began.
pub(crate) fn count(table: &Table, seat: Seat, named: Part) -> u8 {
    table.player(seat).earlier().and(Spaces::of(named)).len()
}
