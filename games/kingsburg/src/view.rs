//! What a viewer sees, and a table that looks like it.

use crate::{
    data::{Invader, YEARS},
    table::{Open, Table},
};
use serde::Serialize;
use table::{Chance, Viewer};

/// What one viewer sees: all that lies open, and the invaders it knows (KB-INV-12).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(into = "crate::json::ViewJson")]
pub struct View {
    /// What lies open for everybody.
    pub open: Open,
    /// The invaders of years I to V, as far as this viewer knows them.
    pub invaders: [Option<Invader>; YEARS as usize],
}

/// Section 5.3 of the specification: the only hidden thing is the deck of invaders.
pub(crate) fn look(table: &Table, viewer: Viewer) -> View {
    let mut invaders = [None; YEARS as usize];
    for (year, known) in (1..=YEARS).zip(&mut invaders) {
        if table.open.knows(viewer, year) {
            *known = Some(table.deck[usize::from(year) - 1]);
        }
    }
    View {
        open: table.open,
        invaders,
    }
}

/// Unknown invaders are any of their year's five cards, all equally likely.
pub(crate) fn imagine(view: &View, chance: &mut Chance) -> Table {
    let mut year = 0;
    let deck = view.invaders.map(|known| {
        year += 1;
        known.unwrap_or_else(|| Invader::draw(year, view.open.data(), chance))
    });
    Table {
        open: view.open,
        deck,
    }
}
