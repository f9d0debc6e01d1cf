//! Where a scenario can begin.

use super::{Moment, check_beginning, next_to_pick};
use crate::{Step, Table};

/// Where a scenario can begin: `pick`, `shake`, `act` (the dice lie as given).
pub(super) fn stage(table: &mut Table, point: &str) -> Result<Vec<Step>, String> {
    match point {
        "pick" => {
            let seat = next_to_pick(table).ok_or("all cities are picked")?;
            Ok(vec![Step::PickCity(seat)])
        }
        "shake" => {
            let begun = begun(table);
            table.turn = table.turn.max(begun);
            Ok(vec![Step::Shake])
        }
        "act" => {
            let begun = begun(table);
            table.turn = table.turn.max(begun + 1);
            Ok(vec![Step::EndOfTurn, Step::Act])
        }
        _ => Err(format!(
            "'{point}' is no point of this game: use pick, shake or act"
        )),
    }
}

/// The fewest turns that are over when boards look like this.
fn begun(table: &Table) -> u16 {
    u16::from(check_beginning(table, Moment::Picking).is_err())
}
