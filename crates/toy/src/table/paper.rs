//! Tables as people read and edit them: the same fields.

use crate::{Data, Table, Toy};
use table::{Edition, Flaw, Written};

impl Written for Toy {
    type Paper = Table;

    fn write(table: &Table) -> Table {
        table.clone()
    }

    fn read(paper: Table, edition: Edition<Data>) -> Result<Table, Flaw> {
        Ok(Table { edition, ..paper })
    }
}
