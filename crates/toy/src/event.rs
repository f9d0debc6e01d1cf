//! What happened.

use crate::names::{Bird, Side, Treasure};
use table::Seat;

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Event {
    /// TOY-2.1.
    RoundBegins { round: u8, leader: Seat },
    /// TOY-3.1: what was seen is told to the leader only.
    Peeked {
        seat: Seat,
        side: Side,
        treasure: Option<Treasure>,
    },
    /// TOY-3.1.
    Passed { seat: Seat },
    /// TOY-3.3.
    Staked { seat: Seat, side: Side },
    /// TOY-4.1: told when all bids are revealed.
    Bid { seat: Seat, bird: Bird },
    /// TOY-4.2: told when all bids are revealed.
    Aimed { seat: Seat, target: Seat },
    /// TOY-5.1.
    Robbed {
        thief: Seat,
        target: Seat,
        coins: u8,
    },
    /// TOY-5.3.
    Rolled { seat: Seat, die: u8 },
    /// TOY-5.2.
    Won { seat: Seat, treasure: Treasure },
    /// TOY-5.4.
    Lost { treasure: Treasure },
    /// TOY-6.2.
    Another { seat: Seat, treasure: Treasure },
    /// TOY-6.3.
    Kept { seat: Seat },
    /// TOY-6.3: laid aside and drawn, told to the player only.
    Swapped {
        seat: Seat,
        cards: Option<(Bird, Bird)>,
    },
}
