//! What a viewer sees, and a table that looks like it.

use crate::{
    Kingsburg,
    data::Data,
    event::Event,
    names::{Invader, YEARS},
    table::{Open, Table, paper},
};
use serde::{Serialize, Serializer};
use table::{Chance, Edition, Sight, Viewer};

/// What one viewer sees: all that lies open, and the invaders it knows (KB-INV-12).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct View {
    /// What lies open for everybody.
    pub open: Open,
    /// The invaders of years I to V, as far as this viewer knows them.
    pub invaders: [Option<Invader>; YEARS as usize],
}

impl Sight for Kingsburg {
    /// Section 5.3 of the specification: the only hidden thing is the deck of invaders.
    fn look(table: &Table, viewer: Viewer) -> View {
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
    fn imagine(view: &View, _: Viewer, _: Edition<Data>, chance: &mut Chance) -> Table {
        let mut year = 0;
        let deck = view.invaders.map(|known| {
            year += 1;
            known.unwrap_or_else(|| Invader::draw(year, chance))
        });
        Table {
            open: view.open,
            deck,
        }
    }

    /// Everything is open (KB-1.3) but the card that somebody looked at (KB-6.10).
    fn redact(event: &Event, viewer: Viewer) -> Option<Event> {
        if let Event::Peeked { seat, .. } = *event
            && !viewer.is(seat)
        {
            return Some(Event::Peeked { seat, card: None });
        }
        Some(event.clone())
    }
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        paper::write_view(&self.open, &self.invaders).serialize(serializer)
    }
}
