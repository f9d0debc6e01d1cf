//! Phase 3, the King's Reward (KB-9).

use crate::{Kingsburg, event::Event};
use table::{Cx, Seats};

/// KB-9.1, KB-9.2: everybody with the most buildings gains a point, even if that is none.
pub(super) fn give(cx: &mut Cx<'_, Kingsburg>) {
    let open = &mut cx.table.open;
    let most = open
        .seats()
        .iter()
        .map(|seat| open.player(seat).buildings.len())
        .max();
    let seats: Seats = open
        .seats()
        .iter()
        .filter(|seat| Some(open.player(*seat).buildings.len()) == most)
        .collect();
    for seat in seats.iter() {
        let reward = &mut open.player_mut(seat).ledger.reward;
        *reward = reward.saturating_add(1);
    }
    cx.tell(Event::Reward { seats });
}
