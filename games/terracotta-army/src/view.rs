//! What a viewer sees: everything. Nothing is ever covered or secret in this game, so the view is the table itself.

use crate::table::Table;
use ::table::{Chance, Viewer};

/// Everything on the table is public, for players and spectators alike.
pub(crate) fn look(table: &Table, _viewer: Viewer) -> Table {
    table.clone()
}

/// There is only one table that looks like this, and nothing to draw.
pub(crate) fn imagine(view: &Table, _viewer: Viewer, _chance: &mut Chance) -> Table {
    view.clone()
}
