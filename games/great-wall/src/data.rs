//! The component tables, loaded once from `data/`. Ids are enums; every row is checked.

mod files;
mod load;
mod times;

use crate::{
    effect::{self, Op, Requirement, Script, Tests},
    names::{
        Ability, Advisor, Artifact, Cell, Command, Decree, General, Horde, Location, Omen,
        Resource, Soldier, Tactic, Window,
    },
};
use serde::Deserialize;
use std::{any::Any, sync::OnceLock};
use table::{Components, DataError, Files, Provenance, Version, within};

/// All tables of the game.
pub struct Data {
    pub time: [Vec<TimeSpace>; 2],
    pub locations: [LocationRow; Location::N],
    pub overseer_cost: [u8; 4],
    pub soldiers: [SoldierRow; Soldier::N],
    pub walls: [WallRow; 4],
    pub barricade: BarricadeRow,
    pub n: Numbers,
    pub commands: [[Option<Frame>; 3]; Command::N],
    pub solo: [[Option<Frame>; 3]; Command::N],
    pub reed: [Option<Frame>; 3],
    pub generals: Vec<GeneralRow>,
    pub advisors: Vec<AdvisorRow>,
    pub tactics: Vec<TacticRow>,
    pub artifacts: Vec<ArtifactRow>,
    pub hordes: Vec<HordeRow>,
    pub decrees: Vec<DecreeRow>,
    pub omens: Vec<OmenRow>,
    /// Some card moves Clerks outside the turns, so that full Locations may wait for the next turn.
    pub moves_any_time: bool,
    /// Some card builds after the Assaults, so that Barricades may stand in Spring.
    pub builds_any_time: bool,
    /// What the judge works out from the cards, once.
    pub notes: OnceLock<Box<dyn Any + Send + Sync>>,
}

/// The tables of one edition of the game.
pub type Edition = table::Edition<Data>;

/// The component tables, by edition.
pub static COMPONENTS: Components<Data> = Components::new(
    &[
        Version {
            rules: 2,
            files: &[
                ("board.toml", include_str!("../data/2/board.toml")),
                ("commands.toml", include_str!("../data/commands.toml")),
                ("generals.toml", include_str!("../data/generals.toml")),
                ("advisors.toml", include_str!("../data/advisors.toml")),
                ("tactics.toml", include_str!("../data/tactics.toml")),
                ("artifacts.toml", include_str!("../data/artifacts.toml")),
                ("hordes.toml", include_str!("../data/2/hordes.toml")),
                ("decrees.toml", include_str!("../data/decrees.toml")),
                ("events.toml", include_str!("../data/events.toml")),
            ],
        },
        Version {
            rules: 3,
            files: &[
                ("board.toml", include_str!("../data/board.toml")),
                ("commands.toml", include_str!("../data/commands.toml")),
                ("generals.toml", include_str!("../data/generals.toml")),
                ("advisors.toml", include_str!("../data/advisors.toml")),
                ("tactics.toml", include_str!("../data/tactics.toml")),
                ("artifacts.toml", include_str!("../data/artifacts.toml")),
                ("hordes.toml", include_str!("../data/hordes.toml")),
                ("decrees.toml", include_str!("../data/decrees.toml")),
                ("events.toml", include_str!("../data/events.toml")),
            ],
        },
    ],
    load::load,
);

/// A space of the Time track.
pub struct TimeSpace {
    pub new_hordes: u8,
    pub lethality: u8,
}

/// A Location.
pub struct LocationRow {
    /// Slots on the sides for up to three and for four players; None: a Special Location.
    pub slots: Option<[u8; 2]>,
    pub shame_icon: bool,
    pub produces: Option<Produces>,
}

/// What a Production Location gives, and what its Overseers cost.
#[derive(Clone, Copy)]
pub struct Produces {
    pub resource: Resource,
    pub overseer_cost: Resource,
    pub donation: bool,
}

/// An amount of each Resource, by its place in [`Resource::ALL`].
pub type Cost = [u8; Resource::N];

/// A type of Soldier.
pub struct SoldierRow {
    pub cost: Cost,
    pub count: u8,
}

/// A level of a Wall.
#[derive(Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WallRow {
    #[serde(deserialize_with = "within::<_, _, 0, 3>")]
    pub level: u8,
    #[serde(deserialize_with = "within::<_, _, 0, 99>")]
    pub defense: u8,
    #[serde(deserialize_with = "within::<_, _, 0, 4>")]
    pub firing_spots: u8,
    #[serde(deserialize_with = "within::<_, _, 0, 60>")]
    pub cost: u8,
    #[serde(deserialize_with = "within::<_, _, 0, 99>")]
    pub honor: u8,
    #[serde(rename = "provenance")]
    _provenance: Provenance,
}

/// Barricades.
#[derive(Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BarricadeRow {
    #[serde(deserialize_with = "within::<_, _, 0, 60>")]
    pub cost: u8,
    #[serde(deserialize_with = "within::<_, _, 0, 99>")]
    pub honor: u8,
    #[serde(deserialize_with = "within::<_, _, 0, 99>")]
    pub defense: u8,
    #[serde(deserialize_with = "within::<_, _, 5, 30>")]
    pub count: u8,
    #[serde(deserialize_with = "within::<_, _, 1, 7>")]
    pub per_section: u8,
    #[serde(rename = "provenance")]
    _provenance: Provenance,
}

/// Single numbers of the rulebook.
#[derive(Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Numbers {
    #[serde(deserialize_with = "within::<_, _, 1, 15>")]
    pub clerks: u8,
    #[serde(deserialize_with = "within::<_, _, 0, 15>")]
    pub chamber: u8,
    #[serde(deserialize_with = "within::<_, _, 0, 99>")]
    pub hire_clerk: u8,
    #[serde(deserialize_with = "within::<_, _, 4, 32>")]
    pub tactic_hand: u8,
    #[serde(deserialize_with = "within::<_, _, 0, 99>")]
    pub donation_honor: u8,
    #[serde(deserialize_with = "within::<_, _, 0, 99>")]
    pub save: u8,
    #[serde(deserialize_with = "within::<_, _, 0, 99>")]
    pub shame_discard_chi: u8,
    #[serde(deserialize_with = "within::<_, _, 0, 99>")]
    pub shame_discard_honor: u8,
    #[serde(deserialize_with = "within::<_, _, 0, 99>")]
    pub shame_penalty: u8,
    #[serde(deserialize_with = "within::<_, _, 0, 60>")]
    pub shame_pool_per_player: u8,
    #[serde(deserialize_with = "within::<_, _, 0, 240>")]
    pub shame_pool_two: u8,
    #[serde(deserialize_with = "within::<_, _, 0, 99>")]
    pub reclaim_honor: u8,
    #[serde(deserialize_with = "within::<_, _, 0, 99>")]
    pub defeat_honor: u8,
    #[serde(deserialize_with = "within::<_, _, 0, 99>")]
    pub archer_honor: u8,
    #[serde(deserialize_with = "within::<_, _, 0, 99>")]
    pub qin_spot_honor: u8,
    #[serde(deserialize_with = "within::<_, _, 0, 99>")]
    pub qin_artifact_honor: u8,
    #[serde(deserialize_with = "within::<_, _, 3, 3>")]
    pub overseer_last_level: u8,
    #[serde(deserialize_with = "within::<_, _, 4, 4>")]
    pub advisor_slots: u8,
    #[serde(deserialize_with = "within::<_, _, 0, 2>")]
    pub horde_shame_slots: u8,
    #[serde(deserialize_with = "within::<_, _, 0, 20>")]
    pub others_move: u8,
    #[serde(deserialize_with = "within::<_, _, 0, 20>")]
    pub tea_house_steps: u8,
    #[serde(deserialize_with = "within::<_, _, 0, 20>")]
    pub donation: u8,
    #[serde(deserialize_with = "within::<_, _, 0, 99>")]
    pub intrigue_honor: u8,
    #[serde(deserialize_with = "within::<_, _, 0, 99>")]
    pub undermine: u8,
    #[serde(deserialize_with = "within::<_, _, 0, 99>")]
    pub war_drums: u8,
    #[serde(deserialize_with = "within::<_, _, 0, 99>")]
    pub fury: u8,
    #[serde(deserialize_with = "within::<_, _, 0, 20>")]
    pub crush: u8,
    #[serde(deserialize_with = "within::<_, _, 0, 99>")]
    pub arrow_storm: u8,
    #[serde(deserialize_with = "within::<_, _, 0, 20>")]
    pub dread: u8,
    #[serde(deserialize_with = "within::<_, _, 0, 20>")]
    pub terror: u8,
    #[serde(deserialize_with = "within::<_, _, 0, 99>")]
    pub sabotage: u8,
    #[serde(deserialize_with = "within::<_, _, 1, 12>")]
    pub decrees_two: u8,
    #[serde(deserialize_with = "within::<_, _, 1, 12>")]
    pub decrees_three: u8,
    #[serde(deserialize_with = "within::<_, _, 1, 12>")]
    pub decrees_four: u8,
    #[serde(rename = "provenance")]
    _provenance: Provenance,
}

/// Who resolves a frame of a Command card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FrameWho {
    Owner,
    Others,
}

/// A frame of a Command card.
pub struct Frame {
    pub who: FrameWho,
    pub script: Script,
    /// An "Other players" frame that moves Clerks: the Reed Clan and Qin take part.
    pub moves_clerks: bool,
}

/// A General.
pub struct GeneralRow {
    pub coop: bool,
    pub start: Cost,
    pub tactics: u8,
    pub tea: u8,
    pub ability: Script,
    pub reconstructed: bool,
}

/// An Advisor.
pub struct AdvisorRow {
    pub text: Script,
    pub reconstructed: bool,
}

/// A Tactic card.
pub struct TacticRow {
    pub coop: bool,
    pub window: Window,
    pub condition: Tests,
    pub base: Script,
    pub boost_chi: u8,
    pub boosted: Script,
    pub reconstructed: bool,
}

/// What an Artifact counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Per {
    OverseerLevel,
    CleanHorde,
    ResourceSet,
    SoldierOnWall,
    Advisor,
}

/// An Artifact.
pub struct ArtifactRow {
    pub honor: u8,
    pub per: Per,
    pub reconstructed: bool,
}

/// What a Vital spot gives.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reward {
    Nothing,
    Honor(u8),
    Resource(Resource),
    AnyResource,
    Tactic,
}

/// A Horde card.
pub struct HordeRow {
    pub coop: bool,
    pub power: u8,
    pub honor: u8,
    /// None where the grid has no Vital spot.
    pub cells: [Option<Reward>; Cell::N],
    /// The Vital spots as bits.
    pub spots: u16,
    pub ability: Ability,
    pub reconstructed: bool,
}

/// A Decree.
pub struct DecreeRow {
    pub removed_with_two: bool,
    pub requirements: Vec<Requirement>,
    pub cost: Script,
    pub reconstructed: bool,
}

/// An Event card.
pub struct OmenRow {
    pub passive: bool,
    pub text: Script,
    pub reconstructed: bool,
}
