//! What happened. Choices of a turn are told when all have confirmed, so that events hold no secret.

use crate::{Bonus, City, Die, Part, SpaceName, Throw, table::FORUM};
use table::Seat;

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// S2: a city was dealt.
    Dealt {
        /// To whom.
        seat: Seat,
        /// Which.
        city: City,
    },
    /// S2: a city was picked.
    Picked {
        /// By whom.
        seat: Seat,
        /// Which.
        city: City,
    },
    /// SW-3.1: the dice were shaken.
    Shaken {
        /// The turn that begins.
        turn: u16,
        /// How the dice lie.
        forum: [Throw; FORUM],
    },
    /// SW-11.1: the turn that begins is the last one.
    LastTurn,
    /// SW-4.2: a space was crossed off with a die.
    Built {
        /// By whom.
        seat: Seat,
        /// With which die.
        die: Die,
        /// Which space.
        space: SpaceName,
        /// Coins for the die and for missing materials.
        paid: u8,
    },
    /// SW-4.7: a stage of the Wonder was built.
    Stage {
        /// By whom.
        seat: Seat,
        /// Which.
        space: SpaceName,
        /// Coins for missing materials.
        paid: u8,
    },
    /// SW-4.8: somebody passed.
    Passed {
        /// Who.
        seat: Seat,
        /// Coins that found a slot.
        coins: u8,
    },
    /// SW-7.2: a space was crossed off through an effect.
    Crossed {
        /// By whom.
        seat: Seat,
        /// Which space.
        space: SpaceName,
        /// Coins for missing materials.
        paid: u8,
    },
    /// SW-7.2, SW-7.5: an effect was let go.
    Declined {
        /// By whom.
        seat: Seat,
    },
    /// SW-4.6, SW-7.4, SW-7.7: coins from an effect.
    Gained {
        /// By whom.
        seat: Seat,
        /// How many found a slot.
        coins: u8,
    },
    /// SW-8.3.4: an attack was written down.
    Attacked {
        /// By whom.
        seat: Seat,
        /// Against whom.
        defender: Seat,
        /// Points.
        points: u8,
        /// What defence took off.
        reduction: u8,
    },
    /// SW-7.10: a special die was unlocked.
    Unlocked {
        /// By whom.
        seat: Seat,
        /// Which.
        die: Die,
    },
    /// SW-9.3: a building was completed.
    Completed {
        /// By whom.
        seat: Seat,
        /// Which.
        part: Part,
    },
    /// SW-9.3: a bonus was crossed off.
    BonusTaken {
        /// By whom.
        seat: Seat,
        /// Which.
        bonus: Bonus,
    },
    /// SW-8.2.4: the +3 box was crossed off.
    FirstAgora {
        /// By whom.
        seat: Seat,
        /// Points.
        points: u8,
    },
    /// SW-8.5.4: a special die came into the Forum.
    Swapped {
        /// The special die.
        special: Die,
        /// The grey die that left the game.
        grey: Die,
    },
    /// SW-11.6: somebody won, perhaps with others.
    Won {
        /// Who.
        seat: Seat,
        /// Points.
        points: i32,
        /// Unspent coins.
        coins: u8,
    },
}
