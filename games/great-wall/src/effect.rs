//! The effect language of the cards (specification 3.3): what a text means, and how it is read.
//!
//! A text becomes a [`Script`]: permanent modifiers, listeners, and blocks of steps. Blocks are numbered so that a
//! pending step can name its place in a card.

mod read;

pub use read::{parse, requirements, tests};

use crate::names::{Command, Location, Resource, Soldier};

/// A quantity: a number times the owner's Supporting Advisors, the event's number, the number of players; capped.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Qty {
    pub times: u8,
    pub supporters: bool,
    pub carried: bool,
    pub players: bool,
    pub cap: Option<u8>,
}

/// Which Resources.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Filter {
    Only(Resource),
    /// Wood, Stone or Gold, unit by unit.
    NonChi,
    Any,
    /// The Resource of the event's Location.
    Here,
}

/// Which Soldiers may Attack.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Who {
    Ready,
    Moved,
}

/// Where Wounds are placed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Where {
    Any,
    OneSection,
    ItsSection,
    OwnArcherSections,
}

/// What is sacrificed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Offering {
    SoldierReady,
    SoldierRest,
    ClerkPool,
}

/// Who carries out the steps that follow.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Prefix {
    EachPlayer,
    ChosenPlayer,
    TwoPlayers,
}

/// A condition.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Test {
    OtherOnTrack(Command),
    OwnSoldierOnIt,
    OwnSpearmanOnIt,
    OwnArcherThere,
    OwnSoldierThere,
    OwnClerkThere,
    ProductionThere,
    OwnInSet,
    AnyInSet,
    ShameDue,
    AnyShameDue,
    NotTeaTop,
}

/// Conditions that must all hold.
pub type Tests = Vec<Test>;

/// One step of a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Op {
    Honor(Qty),
    LoseHonor(Qty),
    Gain(Filter, Qty),
    Lose(Filter, Qty),
    DrawTactic(Qty),
    MoveClerks {
        n: Qty,
        distinct: bool,
    },
    SpecialActivate(Qty),
    CopyCommand,
    OverseerIncome,
    Upgrade(Qty),
    Recruit {
        n: Qty,
        discount: u8,
    },
    Attack {
        n: Qty,
        who: Who,
    },
    AttackSections,
    AlliesAttack(Qty),
    Wound {
        n: Qty,
        place: Where,
    },
    Build {
        n: Qty,
        discount: u8,
    },
    Barricade {
        n: Qty,
        free: bool,
    },
    Logistics(Qty),
    Deploy(Soldier, Qty),
    Kill(Qty),
    DiscardShame(Qty),
    GainShame(Qty),
    /// None cancels all.
    SkipShame(Option<Qty>),
    /// None saves all.
    Save {
        n: Option<Qty>,
        any: bool,
    },
    TeaUp(Qty),
    TeaTop,
    Reclaim(Qty),
    Exchange(Qty),
    Give(Qty),
    /// Chosen Section, or every Section with an own Soldier.
    Defense {
        chosen: bool,
        n: Qty,
    },
    /// None discards all.
    DiscardWarehouse(Option<Qty>),
    Sacrifice(Offering, Qty),
    /// One of these blocks.
    Choose(Vec<u8>),
    If {
        tests: Tests,
        then: u8,
        otherwise: Option<u8>,
    },
    Players(Prefix, u8),
    ReedMove(u8),
    QinMove(u8),
    QinMoveSame(u8),
    QinSpecial,
    QinOverseers(u8),
    QinWall(u8),
    QinSpearmen(u8),
    QinArchers(u8),
    QinFire,
}

/// A cost that cards change.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CostKey {
    Recruit(Soldier),
    RecruitBatch,
    Barricade,
    Wall,
    Save,
    ShameDiscard,
    HireClerk,
    HireAdvisor,
    Upgrade(Location),
    Boost,
}

/// In what a cost is changed; None is the cost's only Resource, or the mix of a build.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Coin {
    Resource(Resource),
    Honor,
}

/// A number that cards change.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LimitKey {
    TacticHand,
    Donation,
    OthersMove,
    AcademyDraw,
    TeaHouseSteps,
    ReclaimHonor,
    GatherGoldMine,
    BarricadeDefense,
    Row1Power,
}

/// How a card changes the rules while it lies there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Change {
    Cost {
        key: CostKey,
        up: bool,
        by: Qty,
        coin: Option<Coin>,
        min: Option<u8>,
    },
    Limit {
        key: LimitKey,
        by: i8,
    },
    ImmuneShameIcon,
}

/// A lasting change, and for whom.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Modifier {
    /// For every human player, not only the owner.
    pub all: bool,
    pub change: Change,
}

/// What cards can listen to, with what a listener asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hears {
    Income,
    TurnStart,
    Gathered(Resource),
    Upgraded(Option<Location>),
    Donated,
    Recruited,
    Covered(Soldier),
    ArcherAttacked,
    ArcherFired,
    HordeDefeated,
    Claimed,
    KillPending,
    BreachKills,
    Killed,
    Saved,
    BarricadeBuilt { other: bool },
    WallBuilt { other: bool },
    LogisticsDone,
    HiredClerk,
    HiredAdvisor,
    HiredAny,
    TacticPlayed,
    SectionHeld,
    WinterStart,
    FiringEnd,
    Reclaimed,
    DecreeFulfilled,
}

/// What a card does when something happens.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Listener {
    pub hears: Hears,
    pub tests: Tests,
    pub block: u8,
    /// At most so often in one Winter.
    pub max_per_winter: Option<u8>,
}

/// A card's text. Block 0 holds the steps that belong to no listener.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Script {
    pub modifiers: Vec<Modifier>,
    pub listeners: Vec<Listener>,
    pub blocks: Vec<Vec<Op>>,
}

/// What a Decree asks for before its cost.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Requirement {
    pub each: bool,
    pub counter: Counter,
    pub exactly: bool,
    /// The number, plus so many times the number of players.
    pub number: u8,
    pub per_player: u8,
}

/// What a Decree counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Counter {
    BreachedThisYear,
    HordesOnBoard,
    WallLevels,
    FiringArchers,
    DefeatedThisYear,
    OverseerLevel,
    /// Of one player.
    Advisor,
    /// Of all players together.
    Advisors,
}

impl Qty {
    /// The number, with the Supporting Advisors, the number of the event and the players.
    pub fn value(self, supporters: u8, carried: u8, players: u8) -> u8 {
        let mut value = self.times;
        if self.supporters {
            value = value.saturating_mul(supporters);
        }
        if self.carried {
            value = value.saturating_mul(carried);
        }
        if self.players {
            value = value.saturating_mul(players);
        }
        self.cap.map_or(value, |cap| value.min(cap))
    }
}
