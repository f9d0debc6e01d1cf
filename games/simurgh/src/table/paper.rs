//! Tables as people read and edit them: the pieces are written by their names, so the table is its own paper.

use super::Table;
use crate::{Simurgh, data::Data};
use table::{Edition, Flaw, Written};

impl Written for Simurgh {
    type Paper = Table;

    fn write(table: &Table) -> Table {
        table.clone()
    }

    fn read(paper: Table, edition: Edition<Data>) -> Result<Table, Flaw> {
        Ok(Table { edition, ..paper })
    }
}
