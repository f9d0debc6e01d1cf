//! Points of the game at which scenarios begin.

use crate::{
    data::{ROUNDS, SEGMENTS},
    names::Worker,
    rules::turn::may_place,
    step::{Step, Work},
    table::Table,
};

/// The pending steps, the next one last, of a position that stands at this point.
pub(super) fn at(table: &mut Table, point: &str) -> Result<Vec<Step>, String> {
    match point {
        "turn" => Ok(vec![Step::Do(Work::ActionPhase)]),
        "scoring" => {
            place_all_workers(table);
            Ok(vec![Step::Do(Work::Cleanup), Step::Do(Work::Scoring)])
        }
        "cleanup" => {
            place_all_workers(table);
            Ok(vec![Step::Do(Work::Cleanup)])
        }
        "final" => {
            table.round = ROUNDS;
            place_all_workers(table);
            Ok(vec![Step::Do(Work::FinalScoring)])
        }
        _ => Err(format!(
            "'{point}' is not a point of this game: turn, scoring, cleanup, final"
        )),
    }
}

/// Puts the workers that are still in hand on free segments in turn order: for positions at the end of a round.
fn place_all_workers(table: &mut Table) {
    while table.n_placed() < table.turns_per_round() {
        let seat = table.seat_of_turn(table.n_placed());
        let found = Worker::ALL.into_iter().find_map(|worker| {
            let mut segments = 0..SEGMENTS;
            let segment = segments.find(|&at| may_place(table, seat, worker, at).is_ok())?;
            Some((worker, segment))
        });
        let Some((worker, segment)) = found else {
            return;
        };
        table.segments[usize::from(segment)].put(worker, seat);
    }
}
