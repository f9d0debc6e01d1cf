//! Why something may not be chosen.

use crate::effect::{Effect, Goods};

/// Why something may not be chosen, with the numbers that its words need. Where several rules refuse with the same words,
/// `rule` says which one it was.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the names say what they are")]
pub enum Refusal {
    /// Something else is decided now.
    OtherQuestion,
    NotDrawn {
        rule: &'static str,
    },

    /// SI-3.2, SI-8.1: the main action of this turn is done.
    MainDone {
        rule: &'static str,
    },
    /// SI-3.2: it comes first.
    MainFirst,
    /// SI-4.8: there is one, so nobody passes.
    MainPossible,

    NoDragon,
    NoMarker,
    Used,
    /// SI-11.8, SI-12.6: nothing triggers the ability now.
    NotTriggered {
        rule: &'static str,
    },
    AbilityCost {
        cost: &'static Effect,
    },
    AbilityGain,
    /// SI-3.6: after this nothing could be bought.
    KeepsPurchase,
    /// SI-8.8: after this the laid tile could not be used.
    KeepsTile,

    Explored,
    NoRider,
    Entered,
    LevelTaken,
    StepCost {
        cost: &'static Effect,
    },

    NoVassal,
    Resting,
    NoSpace {
        rule: &'static str,
    },
    RidersOnly {
        rule: &'static str,
    },
    OwnRider,
    EnterFirst,
    Occupied,
    NoPurchase,
    NoObjectives,
    SpaceCost {
        cost: &'static Effect,
    },
    /// SI-6.3, SI-6.4: this vassal acts, or is the last one.
    Acting {
        rule: &'static str,
    },
    NoDragons,
    NoFigure,

    NotInHand {
        rule: &'static str,
    },
    NotInPlay,
    AreaTaken {
        rule: &'static str,
    },
    NoArea,
    AreaFree,
    NotInWilds,
    ClearExploration,
    ClearCost {
        cost: Goods,
    },
    /// SI-8.7: no available vassal could use the tile.
    Unusable,

    NobodyOnBoard {
        rule: &'static str,
    },
    NotThere,

    /// It is no way to pay or gain this.
    Way {
        rule: &'static str,
    },
    NoMarkerThere,
    MarkerRoom,

    SlotEmpty {
        rule: &'static str,
    },
    SlotCost {
        rule: &'static str,
        cost: &'static Effect,
    },
    SlotTaken,
    StackEmpty {
        rule: &'static str,
    },

    PowerStays,
    NoResource,
}
