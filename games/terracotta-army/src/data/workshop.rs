//! The workshop's file: which field stands where, and which action may stand on which ring.

use super::{
    Field, Provenance, SEGMENTS,
    load::{exactly, numbered, small},
};
use crate::names::{Master, Quarter, Ring, Weapon};
use ::table::DataError;
use serde::{Deserialize, Deserializer};

/// `workshop.toml`: the fields of the three rings.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct WorkshopFile {
    inner: Vec<FieldRow>,
    middle: Vec<FieldRow>,
    outer: Vec<FieldRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FieldRow {
    #[serde(deserialize_with = "small::<_, 0, 11>")]
    index: u8,
    action: FieldAction,
    #[serde(default, deserialize_with = "value")]
    value: Option<u8>,
    master: Option<Master>,
    weapon: Option<Weapon>,
    quarter: Option<Quarter>,
    provenance: Provenance,
    #[serde(default, rename = "note")]
    _note: Option<String>,
}

/// How much of something.
fn value<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<u8>, D::Error> {
    small::<D, 1, 9>(deserializer).map(Some)
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "snake_case")]
enum FieldAction {
    GainCoins,
    GainClay,
    CreateWarrior,
    MoistenClay,
    UpgradeWorker,
    TakePriority,
    ReadyWeapon,
    Master,
    BuySpecialist,
}

type Rings = [[Field; SEGMENTS as usize]; 3];

impl WorkshopFile {
    /// The fields in order, the quarter of each segment, and whether anything was reconstructed.
    pub(super) fn check(&self) -> Result<(Rings, [Quarter; SEGMENTS as usize], bool), DataError> {
        let mut rings = [[Field::Moisten; SEGMENTS as usize]; 3];
        let mut quarters = [Quarter::Ne; SEGMENTS as usize];
        let tables = [
            (Ring::Inner, &self.inner),
            (Ring::Middle, &self.middle),
            (Ring::Outer, &self.outer),
        ];
        let mut is_unsure = false;
        for (ring, rows) in tables {
            let rows =
                numbered::<_, { SEGMENTS as usize }>("workshop.toml", ring.id(), rows, |row| {
                    row.index.saturating_add(1)
                })?;
            for (at, row) in rows.into_iter().enumerate() {
                is_unsure |= row.provenance.is_reconstructed;
                rings[ring.index()][at] = row.field(ring).map_err(|problem| {
                    DataError::new("workshop.toml", format!("{ring} {}: {problem}", row.index))
                })?;
                match (ring, row.quarter) {
                    (Ring::Outer, Some(quarter)) => quarters[at] = quarter,
                    (Ring::Outer, None) => {
                        return Err(DataError::new(
                            "workshop.toml",
                            format!("outer {at}: its quarter is missing"),
                        ));
                    }
                    (Ring::Inner | Ring::Middle, None) => {}
                    (Ring::Inner | Ring::Middle, Some(_)) => {
                        return Err(DataError::new(
                            "workshop.toml",
                            format!("{ring} {at}: a wheel has no quarters"),
                        ));
                    }
                }
            }
        }
        for quarter in Quarter::ALL {
            let n = quarters.iter().filter(|one| **one == quarter).count();
            exactly(
                "workshop.toml",
                &format!("outer: segments of quarter {quarter}"),
                n,
                3,
            )?;
        }
        Ok((rings, quarters, is_unsure))
    }
}

impl FieldRow {
    fn field(&self, ring: Ring) -> Result<Field, String> {
        let number = || {
            self.value
                .ok_or_else(|| "a value from 1 to 9 is needed".to_owned())
        };
        let (field, home): (Field, &[Ring]) = match self.action {
            FieldAction::GainCoins => (Field::Coins(number()?), &[Ring::Inner, Ring::Middle]),
            FieldAction::GainClay => (Field::Clay(number()?), &[Ring::Inner, Ring::Middle]),
            FieldAction::CreateWarrior => (Field::Create(number()?), &[Ring::Inner]),
            FieldAction::MoistenClay => (Field::Moisten, &[Ring::Inner]),
            FieldAction::UpgradeWorker => (Field::Upgrade, &[Ring::Inner]),
            FieldAction::TakePriority => (Field::Priority, &[Ring::Middle]),
            FieldAction::ReadyWeapon => (
                Field::Ready(self.weapon.ok_or("a weapon is needed")?),
                &[Ring::Outer],
            ),
            FieldAction::Master => (
                Field::Master(self.master.ok_or("a master is needed")?),
                &[Ring::Middle],
            ),
            FieldAction::BuySpecialist => (Field::Specialist, &[Ring::Outer]),
        };
        if !home.contains(&ring) {
            return Err("this action does not occur on this ring".to_owned());
        }
        Ok(field)
    }
}
