//! The workshop's file: which field stands where, and which action may stand on which ring.

use super::{Field, Fields, SEGMENTS};
use crate::names::{Master, Quarter, Ring, Segment, Weapon};
use ::table::{DataError, Files, Per, Provenance, Row, Rows, Spanned, maybe_within, within};
use serde::Deserialize;

const FILE: &str = "workshop.toml";

/// `workshop.toml`: the fields of the three rings.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WorkshopFile {
    inner: Vec<Spanned<FieldRow>>,
    middle: Vec<Spanned<FieldRow>>,
    outer: Vec<Spanned<FieldRow>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FieldRow {
    #[serde(deserialize_with = "within::<_, _, 0, 11>")]
    index: u8,
    action: FieldAction,
    /// How much of something.
    #[serde(default, deserialize_with = "maybe_within::<_, _, 1, 9>")]
    value: Option<u8>,
    master: Option<Master>,
    weapon: Option<Weapon>,
    quarter: Option<Quarter>,
    provenance: Provenance,
    #[serde(default, rename = "note")]
    _note: Option<String>,
}

impl Row for FieldRow {
    type Id = Segment;

    fn id(&self) -> Segment {
        Segment::at(usize::from(self.index))
    }
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

/// What the file says.
pub(super) struct Workshop {
    pub(super) rings: Per<Ring, Fields>,
    pub(super) quarters: [Quarter; SEGMENTS as usize],
    pub(super) is_reconstructed: bool,
}

/// Reads the file, and checks which actions and quarters stand where.
pub(super) fn load(files: &Files) -> Result<Workshop, DataError> {
    let file: WorkshopFile = files.read(FILE)?;
    let mut workshop = Workshop {
        rings: Per::from_fn(|_| [Field::Moisten; SEGMENTS as usize]),
        quarters: [Quarter::Ne; SEGMENTS as usize],
        is_reconstructed: false,
    };
    for (ring, rows) in [
        (Ring::Inner, file.inner),
        (Ring::Middle, file.middle),
        (Ring::Outer, file.outer),
    ] {
        let rows = files.by_id(FILE, ring.id(), rows)?;
        workshop.add(ring, &rows)?;
    }
    for quarter in Quarter::ALL {
        let n = workshop.quarters.iter().filter(|one| **one == quarter);
        let n = n.count();
        if n != 3 {
            let message = format!("outer: segments of quarter {quarter}: 3 needed, not {n}");
            return Err(DataError::new(FILE, message));
        }
    }
    Ok(workshop)
}

impl Workshop {
    fn add(&mut self, ring: Ring, rows: &Rows<FieldRow>) -> Result<(), DataError> {
        for (at, row) in rows.iter().enumerate() {
            let wrong = |problem: &str| rows.wrong(row.id(), format!("{ring}: {problem}"));
            self.is_reconstructed |= row.provenance.is_reconstructed;
            self.rings[ring][at] = row.field(ring).map_err(wrong)?;
            match (ring, row.quarter) {
                (Ring::Outer, Some(quarter)) => self.quarters[at] = quarter,
                (Ring::Outer, None) => return Err(wrong("its quarter is missing")),
                (Ring::Inner | Ring::Middle, None) => {}
                (Ring::Inner | Ring::Middle, Some(_)) => {
                    return Err(wrong("a wheel has no quarters"));
                }
            }
        }
        Ok(())
    }
}

impl FieldRow {
    fn field(&self, ring: Ring) -> Result<Field, &'static str> {
        let number = || self.value.ok_or("a value from 1 to 9 is needed");
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
            return Err("this action does not occur on this ring");
        }
        Ok(field)
    }
}
