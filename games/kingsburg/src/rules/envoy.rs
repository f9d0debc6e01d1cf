//! Phase 5, the King's Envoy (KB-10.1 to KB-10.3).

use crate::{Kingsburg, event::Event, rules::aid::neediest};
use table::Cx;

/// KB-10.1: an unused envoy returns. KB-10.2, KB-10.3: a single neediest player takes it, tied ones do not.
pub(super) fn send(cx: &mut Cx<'_, Kingsburg>) {
    if let Some(seat) = cx.table.open.envoy.take() {
        cx.tell(Event::EnvoyReturned { seat });
    }
    match neediest(&cx.table.open).only() {
        Some(seat) => {
            cx.table.open.envoy = Some(seat);
            cx.tell(Event::EnvoyTaken { seat });
        }
        None => cx.tell(Event::EnvoyStays),
    }
}
