//! What a viewer sees: everything. Nothing is ever covered or secret in this game, so the view is the table itself.

use crate::{TerracottaArmy, data::Data, event::Event, table::Table};
use ::table::{Chance, Edition, Sight, Viewer};

impl Sight for TerracottaArmy {
    /// Everything on the table is public, for players and spectators alike.
    fn look(table: &Table, _viewer: Viewer) -> Table {
        table.clone()
    }

    /// There is only one table that looks like this, and nothing to draw.
    fn imagine(
        view: &Table,
        _viewer: Viewer,
        _edition: Edition<Data>,
        _chance: &mut Chance,
    ) -> Table {
        view.clone()
    }

    fn redact(event: &Event, _viewer: Viewer) -> Option<Event> {
        Some(*event)
    }
}
