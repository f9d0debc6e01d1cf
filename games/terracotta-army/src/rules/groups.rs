//! Groups of equal warriors (TA-10).

use crate::{
    data::MAX_PLAYERS,
    names::Warrior,
    rules::domination::Counts,
    table::{Figures, Spaces},
};
use ::table::Seat;

/// Connected figures of one kind (TA-10.5).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Group {
    /// The kind.
    pub(crate) kind: Warrior,
    /// All spaces, with horses and archers.
    pub(crate) spaces: Spaces,
    /// Its warriors, on the spaces of the figures.
    pub(crate) warriors: Spaces,
}

impl Group {
    /// TA-10.9: warriors per owner, and archers that look at them.
    pub(crate) fn counts(&self, figures: &Figures) -> Counts {
        Counts::warriors(figures, |seat| {
            figures.of_kind(seat, self.kind) & self.warriors
        })
    }
}

/// TA-10.2 to TA-10.8: calls back for each group. Owners do not matter, diagonals do not connect.
pub(crate) fn for_each(figures: &Figures, mut tell: impl FnMut(Group)) {
    for kind in Warrior::ALL {
        let warriors = Seat::first(MAX_PLAYERS)
            .fold(Spaces::NONE, |all, seat| all | figures.of_kind(seat, kind));
        if warriors.is_empty() {
            continue;
        }
        let bodies = figures.extent(warriors);
        // TA-10.3, TA-10.6: an archer is a figure of its target's kind and connects on all sides.
        let archers = figures.archers_at(bodies);
        let nodes = bodies | archers;
        let mut rest = warriors;
        while let Some(first) = rest.first() {
            let spaces = nodes.connected(Spaces::one(first));
            let members = warriors & spaces;
            rest = rest.without(members);
            // TA-10.5, TA-10.7: at least two figures; a horse and its rider are one.
            if members.len() + (archers & spaces).len() >= 2 {
                tell(Group {
                    kind,
                    spaces,
                    warriors: members,
                });
            }
        }
    }
}
