//! Pending work. Every step is a small value that carries all it needs and no secret.

use crate::{
    data::Data,
    effect::{Offering, Script, Where, Who},
    names::{
        Advisor, Cell, Clan, Command, Decree, General, Location, Omen, Resource, Section, Soldier,
        Spot, Tactic, Window,
    },
    table::{KillPlace, Order},
};
use serde::{Deserialize, Serialize};
use std::{fmt, str::FromStr};
use table::{Seat, Set, find};

/// A text that can be carried out.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Card {
    /// A frame of a Command card, from 0.
    Command(Command, u8),
    Solo(Command, u8),
    Reed(u8),
    General(General),
    Advisor(Advisor),
    Tactic(Tactic),
    Boosted(Tactic),
    Decree(Decree),
    Event(Omen),
}

impl Card {
    /// What it says.
    pub fn script(self, tables: &'static Data) -> &'static Script {
        static NOTHING: Script = Script {
            modifiers: Vec::new(),
            listeners: Vec::new(),
            blocks: Vec::new(),
        };
        let frame = |frames: &'static [Option<crate::data::Frame>; 3], at: u8| {
            frames
                .get(at as usize)
                .and_then(Option::as_ref)
                .map_or(&NOTHING, |frame| &frame.script)
        };
        match self {
            Card::Command(command, at) => frame(&tables.commands[command.index()], at),
            Card::Solo(command, at) => frame(&tables.solo[command.index()], at),
            Card::Reed(at) => frame(&tables.reed, at),
            Card::General(general) => &tables.generals[general.index()].ability,
            Card::Advisor(advisor) => &tables.advisors[advisor.index()].text,
            Card::Tactic(tactic) => &tables.tactics[tactic.index()].base,
            Card::Boosted(tactic) => &tables.tactics[tactic.index()].boosted,
            Card::Decree(decree) => &tables.decrees[decree.index()].cost,
            Card::Event(omen) => &tables.omens[omen.index()].text,
        }
    }
}

/// The notation of a card.
impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Card::Command(command, frame) => write!(f, "{command}/{frame}"),
            Card::Solo(command, frame) => write!(f, "solo_{command}/{frame}"),
            Card::Reed(frame) => write!(f, "reed_command/{frame}"),
            Card::General(general) => general.fmt(f),
            Card::Advisor(advisor) => advisor.fmt(f),
            Card::Tactic(tactic) => tactic.fmt(f),
            Card::Boosted(tactic) => write!(f, "{tactic}+"),
            Card::Decree(decree) => decree.fmt(f),
            Card::Event(omen) => omen.fmt(f),
        }
    }
}

impl FromStr for Card {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        if let Some((name, at)) = text.split_once('/') {
            let at = match at {
                "0" => 0,
                "1" => 1,
                "2" => 2,
                _ => return Err(format!("'{at}' is no frame: 0, 1 or 2")),
            };
            return if name == "reed_command" {
                Ok(Card::Reed(at))
            } else if let Some(name) = name.strip_prefix("solo_") {
                Ok(Card::Solo(name.parse()?, at))
            } else {
                Ok(Card::Command(name.parse()?, at))
            };
        }
        if let Some(name) = text.strip_suffix('+') {
            return Ok(Card::Boosted(name.parse()?));
        }
        find(text)
            .map(Card::General)
            .or_else(|_| find(text).map(Card::Advisor))
            .or_else(|_| find(text).map(Card::Tactic))
            .or_else(|_| find(text).map(Card::Decree))
            .or_else(|_| find(text).map(Card::Event))
            .map_err(|_| format!("'{text}' is no card"))
    }
}

/// What an event is about: its Section, Horde card, Location, number.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scope {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub section: Option<Section>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub row: Option<u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub location: Option<Location>,
    #[serde(default, skip_serializing_if = "is_zero")]
    pub number: u8,
}

#[allow(clippy::trivially_copy_pass_by_ref)] // The signature is serde's.
fn is_zero(number: &u8) -> bool {
    *number == 0
}

impl Scope {
    /// Nothing in particular.
    pub const NONE: Scope = Scope {
        section: None,
        row: None,
        location: None,
        number: 0,
    };

    /// A Section.
    pub fn section(section: Section) -> Self {
        Scope {
            section: Some(section),
            ..Scope::NONE
        }
    }

    /// A Horde card.
    pub fn horde(section: Section, row: u8) -> Self {
        Scope {
            section: Some(section),
            row: Some(row),
            ..Scope::NONE
        }
    }

    /// A Location.
    pub fn location(location: Location) -> Self {
        Scope {
            location: Some(location),
            ..Scope::NONE
        }
    }

    /// A number.
    pub fn number(number: u8) -> Self {
        Scope {
            number,
            ..Scope::NONE
        }
    }
}

/// Where a text stands while it is carried out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Text {
    pub card: Card,
    pub block: u8,
    pub at: u8,
    /// Whose card it is: counts `S`.
    pub owner: Clan,
    /// Who does it.
    pub me: Clan,
    pub scope: Scope,
}

/// Something that cards listen to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Happening {
    Income,
    TurnStart,
    Gathered(Resource),
    Upgraded(Location),
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
    BarricadeBuilt,
    WallBuilt,
    LogisticsDone,
    HiredClerk,
    HiredAdvisor,
    TacticPlayed,
    SectionHeld,
    WinterStart,
    FiringEnd,
    Reclaimed,
    DecreeFulfilled,
}

/// What each clan of an order does in turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Task {
    Intrigue,
    Plunder,
    SummerShame,
    Reclaim,
    PlaceCommand,
    /// A frame for all but the owner.
    Frame(Card, Clan),
    Upgrade(Location),
    /// With what each player gathered.
    Donate(Location, [u8; 4]),
    Barracks,
    Build,
    Logistics,
    TeaHouse,
    Embassy,
    Academy,
    Firing(Section),
    /// Choosing who dies on the card in this row.
    Doom(Section, u8),
    Save,
    Listen(Happening, Scope),
    /// The steps of a text for each player.
    Text(Card, u8, Scope, Clan),
    /// One token for each Horde card of a Breach, or each open Decree.
    Shame(u8),
    HandLimit,
}

/// What kinds of builds an effect allows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Works {
    All,
    Barricades,
    FreeBarricades,
}

/// Clerks that arrived at each Location in the present action: GW-7.5, GW-7.6.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Arrived(u32);

impl Arrived {
    /// Nobody has moved.
    pub const NONE: Arrived = Arrived(0);

    /// How many came here.
    pub fn at(self, location: Location) -> u8 {
        (self.0 >> (3 * location.index()) & 7) as u8
    }

    /// One more came here.
    #[must_use]
    pub fn with(self, location: Location) -> Self {
        if self.at(location) == 7 {
            self
        } else {
            Arrived(self.0 + (1 << (3 * location.index())))
        }
    }
}

/// A pending step.
pub type Step = table::Step<Work, Question>;

/// What the rules do by themselves.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Work {
    Setup,
    Generals,
    Advisors,
    Begin,
    Spring,
    NewHordes {
        left: u8,
    },
    RefreshAdvisors,
    Summer,
    ClearTrack,
    Fall,
    Commands,
    RevealCommands,
    Turns {
        space: u8,
    },
    Frame {
        card: Card,
        owner: Clan,
    },
    ActivationPhase,
    QinActivation {
        at: u8,
        list: u32,
        done: Set<Location>,
    },
    Activate {
        location: Location,
        special: bool,
    },
    LocationEffect {
        location: Location,
    },
    ReturnClerks {
        location: Location,
    },
    EndTurn {
        space: u8,
    },
    Winter,
    Firing {
        section: Section,
    },
    FiringEnd,
    Assault {
        section: Section,
    },
    DiscardBarricades,
    EndCheck,
    Fulfilled {
        decree: Decree,
    },
    DecreePhase,
    RefillDecrees,
    EventPhase,
    Each {
        task: Task,
        order: Order,
    },
    Happen {
        what: Happening,
        actor: Option<Clan>,
        scope: Scope,
    },
    Listen {
        seat: Seat,
        what: Happening,
        scope: Scope,
        done: u16,
    },
    Run(Text),
    CloseInstance {
        played: table::Seats,
    },
    Reward {
        seat: Seat,
        spot: Spot,
    },
    LogisticsDone {
        seat: Seat,
    },
    Shame {
        seat: Seat,
        left: u8,
    },
    Cleanup {
        at: u8,
        gone: [u8; 3],
    },
    Defeat {
        section: Section,
        row: u8,
    },
    DefeatHonor {
        section: Section,
        row: u8,
    },
    DefeatKill {
        section: Section,
        row: u8,
    },
    DefeatEnd {
        section: Section,
        row: u8,
        claimant: Option<Clan>,
    },
    BreachShame {
        section: Section,
        row: u8,
    },
    BreachKill {
        section: Section,
    },
    OpenKill {
        place: KillPlace,
    },
    KillWindow,
    Slaughter,
    Killed,
    /// Where an excerpt ends: scenarios show a part of a Year, and nothing comes after it. No game has this step.
    Excerpt,
}

/// What a seat is asked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Question {
    PickGeneral,
    PickAdvisor,
    QinAdvisor,
    ReclaimOrHonor {
        seat: Seat,
    },
    PickCommand,
    PlaceCommand {
        seat: Seat,
    },
    Activation {
        done: Set<Location>,
    },
    Decrees {
        tried: Set<Decree>,
    },
    Consent {
        decree: Decree,
        order: Order,
        tried: Set<Decree>,
    },
    Alternative(Text),
    PickPlayers {
        text: Text,
        left: u8,
        chosen: Option<Clan>,
    },
    DefenseSection {
        seat: Seat,
        n: u8,
    },
    Window {
        window: Window,
        scope: Scope,
        order: Order,
    },
    MoveFrom {
        clan: Clan,
        left: u8,
        distinct: bool,
        arrived: Arrived,
    },
    MoveTo {
        clan: Clan,
        left: u8,
        distinct: bool,
        arrived: Arrived,
        from: Option<Location>,
    },
    SpecialActivate {
        seat: Seat,
        left: u8,
        done: Set<Location>,
    },
    CopyCommand {
        seat: Seat,
    },
    UpgradeHere {
        seat: Seat,
        location: Location,
    },
    UpgradeAny {
        seat: Seat,
        left: u8,
        done: Set<Location>,
    },
    Donate {
        seat: Seat,
        location: Location,
        left: u8,
    },
    Recruit {
        seat: Seat,
        left: u8,
        discount: u8,
        batch: [u8; 3],
        off: [u8; 4],
    },
    Deploy {
        seat: Seat,
        batch: [u8; 3],
    },
    DeployOne {
        seat: Seat,
        soldier: Soldier,
    },
    DeployFree {
        seat: Seat,
        soldier: Soldier,
        left: u8,
    },
    Attack {
        seat: Seat,
        left: u8,
        who: Who,
        used: [u8; 3],
    },
    Allies {
        order: Order,
        left: u8,
    },
    /// GW-1.10: the order of a Horseman's two Rewards, where it matters.
    RewardOrder {
        seat: Seat,
        spot: Spot,
        other: Cell,
    },
    AttackOrder {
        seat: Seat,
        done: Set<Section>,
    },
    AttackSection {
        seat: Seat,
        section: Section,
        used: u8,
    },
    Wounds {
        seat: Seat,
        left: u8,
        place: Where,
        section: Option<Section>,
    },
    Build {
        seat: Seat,
        left: u8,
        discount: u8,
        works: Works,
        barricades: u8,
        walls: u8,
    },
    Pay {
        seat: Seat,
        n: u8,
    },
    Logistics {
        seat: Seat,
        left: u8,
    },
    Send {
        seat: Seat,
        from: Section,
        to: Section,
        group: u8,
    },
    TeaHouse {
        seat: Seat,
        all: bool,
    },
    Academy {
        seat: Seat,
        n: u8,
    },
    Embassy {
        seat: Seat,
        left: u8,
    },
    PlaceAdvisor {
        seat: Seat,
        advisor: Advisor,
    },
    HandLimit {
        seat: Seat,
    },
    Intrigue {
        seat: Seat,
    },
    Gain {
        seat: Seat,
        chi: bool,
        left: u8,
    },
    Lose {
        seat: Seat,
        chi: bool,
        left: u8,
    },
    Exchange {
        seat: Seat,
        left: u8,
    },
    Give {
        seat: Seat,
        left: u8,
    },
    ReclaimCard {
        seat: Seat,
        left: u8,
    },
    Sacrifice {
        seat: Seat,
        what: Offering,
        left: u8,
    },
    Atone {
        seat: Seat,
        left: u8,
        paid: bool,
    },
    Doom {
        seat: Seat,
        origin: u8,
        left: u8,
    },
    DoomReady {
        seat: Seat,
        left: u8,
    },
    SaveOwn {
        seat: Seat,
    },
    SaveFree {
        seat: Seat,
        left: u8,
        any: bool,
    },
    Shots {
        clan: Clan,
        section: Section,
        left: u8,
    },
    ReedBarracks,
    ReedBarricade,
    ReedEmbassy,
    /// GW-29.4: in co-op the Active player picks who is next. Written as the work that asks.
    #[serde(rename = "each")]
    Next {
        task: Task,
        order: Order,
    },
    /// GW-1.13: which of several cards comes first. Written as the work that asks.
    #[serde(rename = "listen")]
    First {
        seat: Seat,
        what: Happening,
        scope: Scope,
        done: u16,
    },
    /// GW-6.2: where a token lies. Written as the work that asks.
    #[serde(rename = "shame")]
    PlaceShame {
        seat: Seat,
        left: u8,
    },
}
