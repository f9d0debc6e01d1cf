//! Why something may not be chosen; `speak/explain.rs` says it in words.

use crate::{Bonus, City, Die, Part, SpaceName, Symbol};
use table::Set;

/// Why something may not be chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// Another kind of choice is asked.
    OtherQuestion,
    /// SW-7.6: an action can be passed, not declined.
    ActionDeclined,
    /// SW-7.5: a free build is neither the Wonder nor a pass.
    OnlyBuild,
    /// SW-9.4: a bonus is not declined.
    BonusDeclined,
    /// SW-1.2: somebody has this city.
    CityTaken(City),
    /// SW-9.1: the bonus is crossed off already.
    BonusTaken(Bonus),
    /// SW-4.4: the die is not in the Forum.
    NotInForum(Die),
    /// SW-4.4: the special die is not unlocked.
    Locked(Die),
    /// This board has no such space of the part.
    NotPrinted(Part),
    /// SW-8.8.2: stages of the Wonder are built without a die.
    WonderNeedsNoDie,
    /// SW-8.8.1: all stages are built.
    WonderBuilt,
    /// SW-7.2: the effect does not reach the space.
    OutOfReach(SpaceName),
    /// SW-6.3: the space is crossed off already.
    Crossed(SpaceName),
    /// SW-4.9: the face does not allow the space.
    Face {
        /// The face.
        face: Symbol,
        /// The space.
        space: SpaceName,
    },
    /// SW-8.9.1: the black die reaches only these parts.
    Spy(Set<Part>),
    /// SW-8.7.2, SW-12.3: the condition of the purple die.
    Guild {
        /// What it shows.
        parts: Set<Part>,
        /// Own spaces of it.
        own: u8,
        /// Those of the left neighbour.
        left: u8,
        /// Those of the right neighbour; with two players there is only one opponent.
        right: Option<u8>,
    },
    /// SW-6.1: this space comes before.
    NotOpen(SpaceName),
    /// SW-4.5: the die is too dear.
    DieCost {
        /// What it costs.
        cost: u8,
        /// The balance.
        coins: u8,
        /// SW-4.6: what choosing it brings.
        gain: u8,
    },
    /// SW-5.4: missing materials cannot be paid for.
    Materials {
        /// What the space costs.
        cost: u8,
        /// What there is.
        materials: u8,
        /// Coins that are left for what is missing.
        coins: u8,
    },
}
