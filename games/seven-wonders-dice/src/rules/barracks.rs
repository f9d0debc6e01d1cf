//! SW-8.3, the Barracks: attacks against both neighbours.

use super::Cx;
use crate::{Event, Space, Table};
use table::Seat;

/// SW-8.3.4: an attack is written down at once, its laurels less the defender's defences of earlier turns; it never
/// changes afterwards (SW-8.3.6), and the defender loses nothing (SW-8.3.7).
pub(super) fn write_attack(cx: &mut Cx<'_>, seat: Seat, space: Space) {
    let Some((defender, reduction)) = defence_against(cx.table, seat, space) else {
        return;
    };
    cx.table.player_mut(seat).reductions.set(space, reduction);
    let points = cx.table.player(seat).written(cx.table.board(seat), space);
    cx.tell(Event::Attacked {
        seat,
        defender,
        points,
        reduction,
    });
}

/// SW-8.3.1, SW-8.3.5: who defends against this attack space, and how many defences of earlier turns there are
/// (SW-10.2). A West attack meets the East Barracks of the left neighbour, an East attack the West Barracks of the
/// right neighbour.
pub(crate) fn defence_against(table: &Table, seat: Seat, space: Space) -> Option<(Seat, u8)> {
    let (defender, defences) = if Space::ATTACK_WEST.has(space) {
        (table.left(seat), Space::DEFENCE_EAST)
    } else if Space::ATTACK_EAST.has(space) {
        (table.right(seat), Space::DEFENCE_WEST)
    } else {
        return None;
    };
    Some((
        defender,
        table.player(defender).earlier().and(defences).len() as u8,
    ))
}

/// SW-8.3.5: whose attacks this defence space meets: the left neighbour's in the west, the right neighbour's in the
/// east.
pub(crate) fn attacker(table: &Table, seat: Seat, space: Space) -> Option<Seat> {
    if Space::DEFENCE_WEST.has(space) {
        Some(table.left(seat))
    } else if Space::DEFENCE_EAST.has(space) {
        Some(table.right(seat))
    } else {
        None
    }
}

/// SW-8.3.4: the points that this attack would be worth now.
pub(crate) fn worth(table: &Table, seat: Seat, space: Space) -> u8 {
    let reduction = defence_against(table, seat, space).map_or(0, |(_, reduction)| reduction);
    table
        .board(seat)
        .space(space)
        .laurels
        .saturating_sub(reduction)
}
