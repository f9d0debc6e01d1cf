//! Places on the battlefield.

use super::Section;
use serde::{Deserialize, Serialize};
use std::fmt;

table::names! {
    /// A cell of a Horde card's grid of two rows and six columns.
    pub struct Cell in u16 = [
        "t1", "t2", "t3", "t4", "t5", "t6", "b1", "b2", "b3", "b4", "b5", "b6",
    ];
}

impl Cell {
    /// Cells in each of the two rows.
    pub const COLUMNS: usize = 6;

    /// The neighbour to the right.
    pub fn right(self) -> Option<Cell> {
        (self.index() % Self::COLUMNS + 1 < Self::COLUMNS).then(|| Cell::at(self.index() + 1))
    }

    /// The neighbour below.
    pub fn below(self) -> Option<Cell> {
        (self.index() < Self::COLUMNS).then(|| Cell::at(self.index() + Self::COLUMNS))
    }
}

/// One Vital spot of the battlefield.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Spot {
    pub section: Section,
    /// From 0, nearest the Wall.
    pub row: u8,
    pub cell: Cell,
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}.{}", self.section, self.row + 1, self.cell)
    }
}

impl std::str::FromStr for Spot {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        let mut parts = text.split('.');
        let (Some(section), Some(row), Some(cell), None) =
            (parts.next(), parts.next(), parts.next(), parts.next())
        else {
            return Err(format!("'{text}' is no Vital spot: write it as left.1.t3"));
        };
        let row = match row {
            "1" => 0,
            "2" => 1,
            "3" => 2,
            _ => return Err(format!("'{row}' is no row: 1, 2 or 3")),
        };
        Ok(Spot {
            section: section.parse()?,
            row,
            cell: cell.parse()?,
        })
    }
}
