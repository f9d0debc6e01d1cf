//! Points of the game at which scenarios begin.

use crate::{data::ROUNDS, names::Worker, step::Step, table::Table};

/// The pending steps, the next one last, of a position that stands at this point.
pub(super) fn at(table: &mut Table, point: &str) -> Result<Vec<Step>, String> {
    match point {
        "turn" => Ok(vec![Step::ActionPhase]),
        "scoring" => {
            place_all_workers(table);
            Ok(vec![Step::Cleanup, Step::Scoring])
        }
        "cleanup" => {
            place_all_workers(table);
            Ok(vec![Step::Cleanup])
        }
        "final" => {
            table.round = ROUNDS;
            place_all_workers(table);
            Ok(vec![Step::FinalScoring])
        }
        _ => Err(format!(
            "'{point}' is not a point of this game: turn, scoring, cleanup, final"
        )),
    }
}

/// Puts the workers that are still in hand on free segments in turn order: for positions at the end of a round.
pub(crate) fn place_all_workers(table: &mut Table) {
    while table.n_placed() < table.turns_per_round() {
        let seat = table.seat_of_turn(table.n_placed());
        let found = Worker::ALL.into_iter().find_map(|worker| {
            let segment = table
                .segments
                .iter()
                .position(|segment| segment.accepts(worker))?;
            (table.unplaced(seat, worker) > 0).then_some((worker, segment))
        });
        let Some((worker, segment)) = found else {
            return;
        };
        table.segments[segment].put(worker, seat);
    }
}
