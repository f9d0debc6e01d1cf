//! Where a scenario can begin.

use super::{is_beginning, next_to_pick};
use crate::{Question, Step, Table, Work};

/// `pick`, `shake`, `act` (the dice lie as given).
pub(super) fn stage(table: &mut Table, point: &str) -> Result<Vec<Step>, String> {
    // The fewest turns that are over when boards look like this.
    let begun = u16::from(!is_beginning(table));
    match point {
        "pick" => {
            let seat = next_to_pick(table).ok_or("all cities are picked")?;
            Ok(vec![Step::Ask(Question::PickCity(seat))])
        }
        "shake" => {
            table.turn = table.turn.max(begun);
            Ok(vec![Step::Do(Work::Shake)])
        }
        "act" => {
            table.turn = table.turn.max(begun + 1);
            Ok(vec![Step::Do(Work::EndOfTurn), Step::Do(Work::Act)])
        }
        _ => Err(format!(
            "'{point}' is no point of this game: use pick, shake or act"
        )),
    }
}
