//! The rows as they stand in the files.

use super::{
    Ability, Advisor, Artifact, BarricadeRow, Cost, Decree, Deserialize, General, Horde, Location,
    Numbers, Omen, Per, Resource, Soldier, Tactic, WallRow, Window,
};

/// Where a row comes from; everything that names a reconstruction is marked in the interface.
#[derive(Clone, Copy)]
pub(super) struct Provenance {
    pub(super) reconstructed: bool,
}

impl<'de> Deserialize<'de> for Provenance {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        if text.trim().is_empty() {
            return Err(serde::de::Error::custom(
                "every row says where it comes from",
            ));
        }
        Ok(Self {
            reconstructed: text.contains("reconstructed"),
        })
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Amounts {
    pub(super) wood: u8,
    pub(super) stone: u8,
    pub(super) gold: u8,
    pub(super) chi: u8,
}

impl Amounts {
    pub(super) fn cost(&self) -> Cost {
        [self.wood, self.stone, self.gold, self.chi]
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct BoardFile {
    pub(super) time: Vec<TimeRow>,
    pub(super) location: Vec<LocationFile>,
    pub(super) overseer: Vec<OverseerRow>,
    pub(super) soldier: Vec<SoldierFile>,
    pub(super) wall: Vec<WallRow>,
    pub(super) barricade: BarricadeRow,
    pub(super) numbers: Numbers,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TimeRow {
    pub(super) side: String,
    pub(super) space: u8,
    pub(super) new_hordes: u8,
    pub(super) lethality: u8,
    #[serde(rename = "provenance")]
    pub(super) _provenance: Provenance,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct LocationFile {
    pub(super) id: Location,
    pub(super) kind: String,
    pub(super) slots_side3: Option<u8>,
    pub(super) slots_side4: Option<u8>,
    pub(super) shame_icon: bool,
    pub(super) produces: Option<Resource>,
    pub(super) overseer_cost: Option<Resource>,
    pub(super) donation: Option<bool>,
    #[serde(rename = "provenance")]
    pub(super) _provenance: Provenance,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct OverseerRow {
    pub(super) level: u8,
    pub(super) cost: u8,
    #[serde(rename = "provenance")]
    pub(super) _provenance: Provenance,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SoldierFile {
    pub(super) id: Soldier,
    pub(super) cost: Amounts,
    pub(super) count: u8,
    #[serde(rename = "provenance")]
    pub(super) _provenance: Provenance,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CommandsFile {
    pub(super) frame: Vec<FrameFile>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct FrameFile {
    pub(super) id: String,
    pub(super) frame: String,
    pub(super) who: String,
    pub(super) effect: String,
    #[serde(rename = "provenance")]
    pub(super) _provenance: Provenance,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct GeneralFile {
    pub(super) id: General,
    pub(super) deck: String,
    pub(super) start: Amounts,
    pub(super) tactics: u8,
    pub(super) tea: u8,
    pub(super) ability: String,
    pub(super) provenance: Provenance,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct AdvisorFile {
    pub(super) id: Advisor,
    pub(super) effect: String,
    pub(super) provenance: Provenance,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TacticFile {
    pub(super) id: Tactic,
    pub(super) deck: String,
    pub(super) window: Window,
    #[serde(default)]
    pub(super) condition: String,
    pub(super) base: String,
    pub(super) boost_chi: u8,
    pub(super) boosted: String,
    pub(super) provenance: Provenance,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ArtifactFile {
    pub(super) id: Artifact,
    pub(super) honor: u8,
    pub(super) per: Per,
    pub(super) provenance: Provenance,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct HordeFile {
    pub(super) id: Horde,
    pub(super) deck: String,
    pub(super) power: u8,
    pub(super) honor: u8,
    pub(super) row1: String,
    pub(super) row2: String,
    pub(super) ability: Ability,
    pub(super) provenance: Provenance,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct DecreeFile {
    pub(super) id: Decree,
    pub(super) removed_with_two: bool,
    #[serde(default)]
    pub(super) requirement: String,
    #[serde(default)]
    pub(super) cost: String,
    pub(super) provenance: Provenance,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct OmenFile {
    pub(super) id: Omen,
    pub(super) kind: String,
    pub(super) effect: String,
    pub(super) provenance: Provenance,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Rows<T> {
    #[serde(
        alias = "general",
        alias = "advisor",
        alias = "tactic",
        alias = "artifact",
        alias = "horde"
    )]
    #[serde(alias = "decree", alias = "event")]
    pub(super) rows: Vec<T>,
}
