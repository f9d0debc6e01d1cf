//! What happens, and what each viewer may see of it.

use crate::{
    action::Company,
    effect::Goods,
    names::{
        Area, Dragon, DragonTile, End, Good, MonumentSlot, Objective, Slot, Space, Tile, Vassal,
    },
};
use table::{Seat, Viewer};

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Event {
    /// The game begins.
    Began { first: Seat },
    /// SI-2.8: a power tile is kept; only its owner knows which.
    PowerKept { seat: Seat, tile: Option<Tile> },
    /// SI-2.11.
    Drafted { seat: Seat, tile: Tile },
    /// SI-3.1.
    TurnBegan { seat: Seat },
    /// SI-4.1.
    Placed {
        seat: Seat,
        vassal: Vassal,
        space: Space,
    },
    /// SI-5.5.
    Paid { seat: Seat, goods: Goods },
    /// SI-5.9: resources and points.
    Gained { seat: Seat, goods: Goods },
    /// SI-6.1; `from` when it stood on the board.
    Spent {
        seat: Seat,
        vassal: Vassal,
        from: Option<Space>,
    },
    /// SI-6.6.
    Recruited { seat: Seat, vassal: Vassal },
    /// SI-11.4.
    MarkerPut {
        seat: Seat,
        dragon: DragonTile,
        slot: Slot,
    },
    /// SI-11.5.
    MarkersLost { seat: Seat, n: u8 },
    /// SI-11.9.
    MarkerPaid {
        seat: Seat,
        dragon: DragonTile,
        slot: Slot,
    },
    /// SI-11.7.
    Used {
        seat: Seat,
        dragon: DragonTile,
        slot: Slot,
    },
    /// SI-8.4.
    Laid { seat: Seat, tile: Tile, area: Area },
    /// SI-10.7.
    Removed { tile: Tile, why: Gone },
    /// SI-9.5.
    Explored { seat: Seat, space: Space },
    /// SI-4.5.
    Retreated { seat: Seat, company: Company },
    /// SI-7.11, SI-12.7.
    TookFaceUp { seat: Seat, tile: Tile },
    /// SI-7.11, SI-12.8; only the taker knows which.
    TookFromStack { seat: Seat, tile: Option<Tile> },
    /// SI-11.10.
    DragonsDrawn { seat: Seat, n: u8 },
    /// SI-11.1.
    DragonKept {
        seat: Seat,
        dragon: Dragon,
        markers: u8,
    },
    /// SI-17.1; only the returner knows which.
    DragonReturned {
        seat: Seat,
        dragon: Option<Dragon>,
        end: End,
    },
    /// SI-13.1.
    LookedAtObjectives { seat: Seat, n: u8 },
    /// SI-13.3, SI-12.9.
    ObjectivePlaced {
        seat: Seat,
        objective: Objective,
        slot: MonumentSlot,
        replaced: Option<Objective>,
    },
    /// SI-13.2: none was placed.
    NoObjective { seat: Seat },
    /// SI-13.4; only the returner knows which.
    ObjectiveReturned {
        seat: Seat,
        objective: Option<Objective>,
        end: End,
    },
    /// SI-14.2; only the owner knows which.
    Discarded {
        seat: Seat,
        tile: Option<Tile>,
        end: End,
    },
    /// SI-14.3.
    Dropped { seat: Seat, resource: Good },
    /// SI-14.4.
    Offered { tile: Tile },
    /// SI-15.2.
    EndSetOff { seat: Seat },
    /// SI-16.3.
    ObjectiveScored {
        seat: Seat,
        objective: Objective,
        place: u8,
        points: u16,
    },
    /// SI-16.4, SI-16.5.
    LeftoversScored {
        seat: Seat,
        resources: u16,
        points: u16,
    },
    /// SI-4.8.
    Passed { seat: Seat },
}

/// Why a tile left the Wilds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Gone {
    /// SI-10.1.
    Empty,
    /// SI-10.2.
    Full,
    /// SI-9.9.
    Explored,
    /// SI-10.4.
    Cleared,
}

impl Event {
    /// What this viewer may see: of secret tiles only that there was one.
    pub(crate) fn seen_by(&self, viewer: Viewer) -> Event {
        let mut seen = self.clone();
        match &mut seen {
            Event::PowerKept { seat, tile }
            | Event::TookFromStack { seat, tile }
            | Event::Discarded { seat, tile, .. } => {
                *tile = tile.filter(|_| viewer.is(*seat));
            }
            Event::DragonReturned { seat, dragon, .. } => {
                *dragon = dragon.filter(|_| viewer.is(*seat));
            }
            Event::ObjectiveReturned {
                seat, objective, ..
            } => {
                *objective = objective.filter(|_| viewer.is(*seat));
            }
            Event::Began { .. }
            | Event::Drafted { .. }
            | Event::TurnBegan { .. }
            | Event::Placed { .. }
            | Event::Paid { .. }
            | Event::Gained { .. }
            | Event::Spent { .. }
            | Event::Recruited { .. }
            | Event::MarkerPut { .. }
            | Event::MarkersLost { .. }
            | Event::MarkerPaid { .. }
            | Event::Used { .. }
            | Event::Laid { .. }
            | Event::Removed { .. }
            | Event::Explored { .. }
            | Event::Retreated { .. }
            | Event::TookFaceUp { .. }
            | Event::DragonsDrawn { .. }
            | Event::DragonKept { .. }
            | Event::LookedAtObjectives { .. }
            | Event::ObjectivePlaced { .. }
            | Event::NoObjective { .. }
            | Event::Dropped { .. }
            | Event::Offered { .. }
            | Event::EndSetOff { .. }
            | Event::ObjectiveScored { .. }
            | Event::LeftoversScored { .. }
            | Event::Passed { .. } => {}
        }
        seen
    }
}
