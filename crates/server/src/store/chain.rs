//! Entries of a log are chained by hashes: whoever knows the last one notices every entry that was lost or changed.

use super::{EntryRow, TableRow};

/// The hash of a table's log up to an entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Head(pub [u8; 32]);

impl Head {
    /// Where the log of a table begins: everything in its row that decides what the entries mean. The components are a
    /// hash themselves, and what is not known to the program is not played.
    pub fn first(table: &TableRow) -> Self {
        let mut bytes = Vec::new();
        for part in [
            "stolik table",
            &table.id,
            &table.game,
            &table.rules.to_string(),
            &table.setup,
            &table.host,
            if table.spectators { "open" } else { "closed" },
            &table.created.to_string(),
        ] {
            put(&mut bytes, part);
        }
        Self(table::sha256(&bytes))
    }

    /// The hash after one more entry.
    #[must_use]
    pub fn then(self, number: u32, at: i64, entry: &str) -> Self {
        let mut bytes = self.0.to_vec();
        bytes.extend(number.to_le_bytes());
        bytes.extend(at.to_le_bytes());
        put(&mut bytes, entry);
        Self(table::sha256(&bytes))
    }

    /// The row for the next entry.
    pub fn row(self, number: u32, at: i64, entry: String) -> EntryRow {
        EntryRow {
            number,
            at,
            hash: Some(self.then(number, at, &entry)),
            entry,
        }
    }

    /// A hash as it is kept; None when it is not one.
    pub fn read(bytes: Option<Vec<u8>>) -> Option<Self> {
        bytes?.try_into().ok().map(Self)
    }
}

/// A text with its length, so that nothing can move from one part to the next.
fn put(bytes: &mut Vec<u8>, part: &str) {
    bytes.extend((part.len() as u64).to_le_bytes());
    bytes.extend(part.as_bytes());
}

/// A table's log as it is kept, read at one moment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Log {
    /// The entries in order.
    pub entries: Vec<EntryRow>,
    /// How many there are, as the table's row knows.
    pub count: u32,
    /// The hash of the last one, as the table's row knows.
    pub head: Option<Head>,
}

impl Log {
    /// The number of the first entry that is not as it was written; None when all are, and none is missing.
    pub fn damage(&self, table: &TableRow) -> Option<u32> {
        let mut head = Head::first(table);
        for (number, row) in (0..).zip(&self.entries) {
            head = head.then(number, row.at, &row.entry);
            if row.number != number || row.hash != Some(head) {
                return Some(number);
            }
        }
        let kept = self.entries.len() as u32;
        (kept != self.count || self.head != Some(head)).then_some(kept.min(self.count))
    }
}
