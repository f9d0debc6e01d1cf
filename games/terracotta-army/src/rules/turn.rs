//! The action phase: turns, wheels and workers (TA-3, TA-4).

use crate::{
    TerracottaArmy,
    action::Action,
    data::SEGMENTS,
    event::Event,
    names::{Ring, Wheel, Worker},
    rules::List,
    step::Step,
    table::Table,
};
use ::table::{Cx, Flow, Seat};

/// TA-3.1: one worker each in turn order until all are placed; then scoring and clean-up (TA-1.1).
pub(crate) fn next(cx: &mut Cx<'_, TerracottaArmy>) -> Flow<Step> {
    let n_placed = cx.table.n_placed();
    if n_placed >= cx.table.turns_per_round() {
        cx.push_all(&[Step::Scoring, Step::Cleanup]);
        return Flow::Done;
    }
    if n_placed == 0 {
        cx.tell(Event::Round {
            round: cx.table.round,
        });
    }
    let seat = cx.table.seat_of_turn(n_placed);
    cx.push_all(&[
        Step::Turn {
            seat,
            rotated: false,
        },
        Step::ActionPhase,
    ]);
    Flow::Done
}

/// TA-4.1, TA-12.4: one wheel once a turn, if it can be paid.
pub(crate) fn can_rotate(table: &Table, seat: Seat, rotated: bool) -> bool {
    !rotated && table.player(seat).coins >= u16::from(table.data().rotation_coins)
}

/// TA-4.4 to TA-4.6: an unplaced worker of this kind, and a segment that takes it.
pub(crate) fn can_place(table: &Table, seat: Seat, worker: Worker, segment: u8) -> bool {
    table.segments[usize::from(segment)].accepts(worker) && table.unplaced(seat, worker) > 0
}

/// TA-3.2, TA-4.2: turn a wheel first, or place at once.
pub(crate) fn options(table: &Table, seat: Seat, rotated: bool, out: &mut impl List) {
    if can_rotate(table, seat, rotated) {
        for wheel in Wheel::ALL {
            out.add(Action::Rotate(wheel));
        }
    }
    for worker in Worker::ALL {
        if table.unplaced(seat, worker) == 0 {
            continue;
        }
        for segment in 0..SEGMENTS {
            if table.segments[usize::from(segment)].accepts(worker) {
                out.add(Action::Place(worker, segment));
            }
        }
    }
}

/// TA-4.1 to TA-4.10: turns a wheel, or places the worker and goes through the segment from the inside out.
pub(crate) fn choose(cx: &mut Cx<'_, TerracottaArmy>, seat: Seat, action: Action) {
    if let Action::Rotate(wheel) = action {
        let coins = cx.table.data().rotation_coins;
        cx.table.player_mut(seat).coins -= u16::from(coins);
        cx.table.turn_wheel(wheel);
        cx.tell(Event::Rotated { seat, wheel, coins });
        cx.push(Step::Turn {
            seat,
            rotated: true,
        });
    } else if let Action::Place(worker, segment) = action {
        cx.table.segments[usize::from(segment)].put(worker, seat);
        cx.tell(Event::Placed {
            seat,
            worker,
            segment,
        });
        cx.push_all(&Ring::ALL.map(|ring| Step::Field {
            seat,
            segment,
            ring,
        }));
    } else {
        unreachable!("a turn begins with a wheel or a worker");
    }
}
