//! The rows as they stand in the files.

use super::{
    Ability, Advisor, Artifact, BarricadeRow, Cost, Decree, Deserialize, General, Horde, Location,
    Numbers, Omen, Op, Per, Resource, Script, Soldier, Tactic, WallRow, Window, effect,
};
use crate::effect::Hears;
use table::{Provenance, Row, Spanned, maybe_within, within};

/// A text of a card that only does something: no listener, no permanent change.
pub(super) struct Plain(pub(super) Script);

impl Default for Plain {
    /// A text that is not there does nothing.
    fn default() -> Self {
        Plain(Script {
            blocks: vec![Vec::new()],
            ..Script::default()
        })
    }
}

/// A text that lies on the table: listeners and permanent changes only.
pub(super) struct Lasting(pub(super) Script);

impl<'de> Deserialize<'de> for Plain {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        read_text(deserializer, plain).map(Plain)
    }
}

impl<'de> Deserialize<'de> for Lasting {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        read_text(deserializer, lasting).map(Lasting)
    }
}

fn read_text<'de, D: serde::Deserializer<'de>>(
    deserializer: D,
    read: fn(&str) -> Result<Script, String>,
) -> Result<Script, D::Error> {
    let text = String::deserialize(deserializer)?;
    read(&text).map_err(serde::de::Error::custom)
}

pub(super) fn plain(text: &str) -> Result<Script, String> {
    let script = effect::parse(text)?;
    if script.modifiers.is_empty() && script.listeners.is_empty() {
        Ok(script)
    } else {
        Err("this text may only hold steps".to_owned())
    }
}

pub(super) fn lasting(text: &str) -> Result<Script, String> {
    let script = effect::parse(text)?;
    if !script.blocks[0].is_empty() || script.listeners.len() > 8 {
        return Err("this text may only hold static changes and up to 8 listeners".to_owned());
    }
    for listener in &script.listeners {
        let deadly = matches!(
            listener.hears,
            Hears::KillPending | Hears::BreachKills | Hears::TacticPlayed
        );
        if deadly {
            stays(&script)?;
        }
    }
    Ok(script)
}

/// GW-14.3: while a kill set is fixed nothing moves its Soldiers away.
pub(super) fn stays(script: &Script) -> Result<(), String> {
    let moves = script.blocks.iter().flatten().any(|op| {
        matches!(
            op,
            Op::Logistics(_)
                | Op::Attack { .. }
                | Op::AttackSections
                | Op::AlliesAttack(_)
                | Op::Kill(_)
                | Op::Sacrifice(..)
                | Op::SpecialActivate(_)
                | Op::CopyCommand
        )
    });
    if moves {
        Err("while Soldiers are about to die no card moves or kills them".to_owned())
    } else {
        Ok(())
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Amounts {
    #[serde(deserialize_with = "within::<_, _, 0, 99>")]
    pub(super) wood: u8,
    #[serde(deserialize_with = "within::<_, _, 0, 99>")]
    pub(super) stone: u8,
    #[serde(deserialize_with = "within::<_, _, 0, 99>")]
    pub(super) gold: u8,
    #[serde(deserialize_with = "within::<_, _, 0, 99>")]
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
    pub(super) location: Vec<Spanned<LocationFile>>,
    pub(super) overseer: Vec<OverseerRow>,
    pub(super) soldier: Vec<Spanned<SoldierFile>>,
    pub(super) wall: Vec<WallRow>,
    pub(super) barricade: BarricadeRow,
    pub(super) numbers: Numbers,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TimeRow {
    pub(super) side: String,
    #[serde(deserialize_with = "within::<_, _, 1, 10>")]
    pub(super) space: u8,
    #[serde(deserialize_with = "within::<_, _, 0, 9>")]
    pub(super) new_hordes: u8,
    #[serde(deserialize_with = "within::<_, _, 0, 16>")]
    pub(super) lethality: u8,
    #[serde(rename = "provenance")]
    pub(super) _provenance: Provenance,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct LocationFile {
    pub(super) id: Location,
    pub(super) kind: String,
    #[serde(default, deserialize_with = "maybe_within::<_, _, 1, 15>")]
    pub(super) slots_side3: Option<u8>,
    #[serde(default, deserialize_with = "maybe_within::<_, _, 1, 15>")]
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
    #[serde(deserialize_with = "within::<_, _, 1, 3>")]
    pub(super) level: u8,
    #[serde(deserialize_with = "within::<_, _, 0, 60>")]
    pub(super) cost: u8,
    #[serde(rename = "provenance")]
    pub(super) _provenance: Provenance,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SoldierFile {
    pub(super) id: Soldier,
    pub(super) cost: Amounts,
    #[serde(deserialize_with = "within::<_, _, 0, 15>")]
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
    pub(super) effect: Plain,
    #[serde(rename = "provenance")]
    pub(super) _provenance: Provenance,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct GeneralFile {
    pub(super) id: General,
    pub(super) deck: String,
    pub(super) start: Amounts,
    #[serde(deserialize_with = "within::<_, _, 0, 4>")]
    pub(super) tactics: u8,
    pub(super) tea: u8,
    pub(super) ability: Lasting,
    pub(super) provenance: Provenance,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct AdvisorFile {
    pub(super) id: Advisor,
    pub(super) effect: Lasting,
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
    pub(super) base: Plain,
    #[serde(deserialize_with = "within::<_, _, 0, 99>")]
    pub(super) boost_chi: u8,
    pub(super) boosted: Plain,
    pub(super) provenance: Provenance,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ArtifactFile {
    pub(super) id: Artifact,
    #[serde(deserialize_with = "within::<_, _, 0, 99>")]
    pub(super) honor: u8,
    pub(super) per: Per,
    pub(super) provenance: Provenance,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct HordeFile {
    pub(super) id: Horde,
    pub(super) deck: String,
    #[serde(deserialize_with = "within::<_, _, 0, 99>")]
    pub(super) power: u8,
    #[serde(deserialize_with = "within::<_, _, 0, 99>")]
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
    pub(super) cost: Plain,
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

macro_rules! rows {
    ($($row:ty: $id:ty),+ $(,)?) => {$(
        impl Row for $row {
            type Id = $id;
            fn id(&self) -> $id {
                self.id
            }
        }
    )+};
}

rows! {
    GeneralFile: General,
    AdvisorFile: Advisor,
    TacticFile: Tactic,
    ArtifactFile: Artifact,
    HordeFile: Horde,
    DecreeFile: Decree,
    OmenFile: Omen,
    LocationFile: Location,
    SoldierFile: Soldier,
}
