//! The table as people read and edit it: names instead of numbers, nothing that could contradict itself. Pools, decks
//! and hands of Command cards are not written: they are what lies nowhere else.

mod read;
mod write;

pub(crate) use read::fill_pools;
pub(crate) use write::{
    claimed_paper, clerks_paper, honor_paper, kill_paper, overseers_paper, qin_paper,
    sections_paper, track_paper,
};

use crate::{
    GreatWall,
    data::{Cost, Data, Edition},
    names::{
        Advisor, Artifact, Cell, Clan, Command, Decree, General, HordeCard, Location, Mode, Omen,
        PLAYERS, Resource, Season, Section, Soldier, Source, TacticCard, Token,
    },
    table::{
        Ending, Front, HordeState, Kill, KillPlace, Mark, Open, Order, Overseer, Placed, Table,
    },
};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use table::{Flaw, Seat, Seats, Set, Written};

impl Written for GreatWall {
    type Paper = Paper;

    fn write(table: &Table) -> Paper {
        Paper::of(table)
    }

    fn read(paper: Paper, edition: Edition) -> Result<Table, Flaw> {
        paper
            .read(edition)
            .map_err(|message| Flaw::new("table", message))
    }
}

/// A table with named fields.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Paper {
    mode: Mode,
    #[serde(default)]
    both_advisors: bool,
    year: u8,
    season: Season,
    tea: Order,
    #[serde(default)]
    active: Option<Clan>,
    track: [Option<PlacedPaper>; 4],
    sections: Sections,
    clerks: BTreeMap<Location, Vec<Clan>>,
    warehouse: WarehousePaper,
    advisor_track: Vec<Advisor>,
    #[serde(default)]
    advisor_discard: Set<Advisor>,
    #[serde(default)]
    tactic_discard: Set<TacticCard>,
    #[serde(default)]
    horde_discard: Set<HordeCard>,
    indicator: Section,
    #[serde(default)]
    artifacts: Set<Artifact>,
    #[serde(default)]
    shame_removed: u8,
    players: Vec<PlayerPaper>,
    #[serde(default)]
    qin: Option<QinPaper>,
    #[serde(default)]
    decrees: [Option<Decree>; 3],
    #[serde(default)]
    fulfilled: Set<Decree>,
    #[serde(default)]
    events: Set<Omen>,
    #[serde(default)]
    breached_this_year: u8,
    #[serde(default)]
    defeated_this_year: u8,
    #[serde(default)]
    played: Seats,
    #[serde(default)]
    kill: Option<KillPaper>,
    #[serde(default)]
    skip_shame: [u8; PLAYERS],
    /// By Section: Spearmen, Archers, Horsemen, Archers on Firing spots.
    #[serde(default)]
    moved: [[u8; 4]; 3],
    #[serde(default)]
    ending: Option<Ending>,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct PlacedPaper {
    clan: Clan,
    #[serde(default)]
    command: Option<Command>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Sections {
    left: SectionPaper,
    middle: SectionPaper,
    right: SectionPaper,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct SectionPaper {
    level: u8,
    barricades: u8,
    #[serde(default)]
    hordes: Vec<HordePaper>,
    /// By seat.
    rest: Vec<Soldiers>,
    /// One entry per Archer.
    #[serde(default)]
    firing: Vec<Clan>,
    #[serde(default)]
    defense_bonus: u8,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct HordePaper {
    card: HordeCard,
    /// `wound`, `1 spearman`, `2 horseman right`, `2 horseman below`.
    #[serde(default)]
    marks: BTreeMap<Cell, String>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Soldiers {
    #[serde(default)]
    spearman: u8,
    #[serde(default)]
    archer: u8,
    #[serde(default)]
    horseman: u8,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct WarehousePaper {
    pub(crate) wood: u8,
    pub(crate) stone: u8,
    pub(crate) gold: u8,
}

#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Amounts {
    #[serde(default)]
    wood: u8,
    #[serde(default)]
    stone: u8,
    #[serde(default)]
    gold: u8,
    #[serde(default)]
    chi: u8,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct PlayerPaper {
    honor: BTreeMap<Source, i16>,
    general: Option<General>,
    #[serde(default)]
    active: Set<Advisor>,
    #[serde(default)]
    supporting: Set<Advisor>,
    /// The first Supporting Advisor, which only its owner saw.
    #[serde(default)]
    support: Option<Advisor>,
    resources: Amounts,
    #[serde(default)]
    tactics: Set<TacticCard>,
    #[serde(default)]
    shamed: Soldiers,
    chamber: u8,
    overseers: BTreeMap<Location, Option<OverseerPaper>>,
    #[serde(default)]
    claimed: Vec<ClaimedPaper>,
    #[serde(default)]
    discard: Set<Command>,
    #[serde(default)]
    chosen: Option<Command>,
    #[serde(default)]
    sacrificed: Soldiers,
    #[serde(default)]
    sacrificed_clerks: u8,
    #[serde(default)]
    winter_fired: u8,
    #[serde(default)]
    dealt_generals: Vec<General>,
    #[serde(default)]
    dealt_advisors: Vec<Advisor>,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct OverseerPaper {
    level: u8,
    soldier: Soldier,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ClaimedPaper {
    card: HordeCard,
    #[serde(default)]
    shame: u8,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct QinPaper {
    honor: i16,
    /// Advisors under his card that everybody saw.
    advisors: Set<Advisor>,
    /// His first two, which nobody saw.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    hidden: Option<Set<Advisor>>,
    overseers: BTreeMap<Location, u8>,
    /// Highest first.
    track: [Token; 5],
    used: Set<Command>,
    #[serde(default)]
    chosen: Option<Command>,
    claimed: Set<HordeCard>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct KillPaper {
    place: KillPlace,
    members: Vec<MemberPaper>,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct MemberPaper {
    seat: Seat,
    /// Rows 0 to 2 and Firing spots 3 of the Section; for an Event Rest Zones 0 to 2 and Firing spots 3 to 5.
    origin: u8,
    soldier: Soldier,
    n: u8,
    saved: u8,
}

impl Soldiers {
    pub(crate) fn of(counts: [u8; 3]) -> Self {
        Soldiers {
            spearman: counts[0],
            archer: counts[1],
            horseman: counts[2],
        }
    }

    pub(crate) fn counts(self) -> [u8; 3] {
        [self.spearman, self.archer, self.horseman]
    }
}

impl Amounts {
    pub(crate) fn of(cost: Cost) -> Self {
        Amounts {
            wood: cost[0],
            stone: cost[1],
            gold: cost[2],
            chi: cost[3],
        }
    }

    pub(crate) fn cost(self) -> Cost {
        [self.wood, self.stone, self.gold, self.chi]
    }
}

impl Resource {
    /// Wood, Stone and Gold: what builds are paid with.
    pub const MATERIALS: [Resource; 3] = [Resource::Wood, Resource::Stone, Resource::Gold];
}
