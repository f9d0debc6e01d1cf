//! What in the picture cannot be chosen now, and why.

use crate::{TerracottaArmy, speak::explain::refused};
use ::table::{Draw, Reason, Seat, View};

pub(super) fn unavailable(view: &View<TerracottaArmy>, seat: Seat) -> Vec<(String, Reason)> {
    refused(view, seat)
        .into_iter()
        .filter_map(|(action, reason)| {
            let target = TerracottaArmy::path(view, seat, action)
                .into_iter()
                .next()?;
            Some((target, reason))
        })
        .collect()
}
