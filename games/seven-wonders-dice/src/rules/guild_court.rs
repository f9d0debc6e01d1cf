//! SW-8.7, the Guild Court: the condition of the purple die.

use super::Refusal;
use crate::{Part, Table};
use table::{Seat, Set};

/// SW-8.7.2: at least as many spaces of what the die shows as each neighbour; with two players more than the opponent
/// (SW-12.3).
pub(crate) fn is_met(table: &Table, seat: Seat, shown: Set<Part>) -> bool {
    let own = count(table, seat, shown);
    let left = count(table, table.left(seat), shown);
    if table.n_seats() == 2 {
        own > left
    } else {
        own >= left && own >= count(table, table.right(seat), shown)
    }
}

/// SW-8.7.4, SW-8.7.7, SW-8.7.8: crossed spaces of any lane, of all parts that the face shows together, as they were when
/// the turn began: spaces of the present turn do not count, not even the own ones (SW-8.7.3).
pub(crate) fn count(table: &Table, seat: Seat, shown: Set<Part>) -> u8 {
    let crossed = table.player(seat).earlier();
    crossed.and(Part::spaces_of(shown)).len() as u8
}

/// SW-8.7.2, SW-12.3: the numbers by which the condition is not met.
pub(super) fn refusal(table: &Table, seat: Seat, shown: Set<Part>) -> Refusal {
    let has_two = table.n_seats() > 2;
    Refusal::Guild {
        parts: shown,
        own: count(table, seat, shown),
        left: count(table, table.left(seat), shown),
        right: has_two.then(|| count(table, table.right(seat), shown)),
    }
}
