//! The action phase: turns, wheels and workers (TA-3, TA-4).

use crate::{
    TerracottaArmy,
    action::Action,
    event::Event,
    names::{Ring, Segment, Wheel, Worker},
    rules::Refusal,
    step::{Question, Step, Work},
    table::{Table, Workers},
};
use ::table::{Cx, Seat};

/// TA-3.1: one worker each in turn order until all are placed; then scoring and clean-up (TA-1.1).
pub(super) fn next(cx: &mut Cx<'_, TerracottaArmy>) {
    let n_placed = cx.table.n_placed();
    if n_placed >= cx.table.turns_per_round() {
        cx.push_all(&[Step::Do(Work::Scoring), Step::Do(Work::Cleanup)]);
        return;
    }
    if n_placed == 0 {
        cx.tell(Event::Round {
            round: cx.table.round,
        });
    }
    let seat = cx.table.seat_of_turn(n_placed);
    cx.work(Work::ActionPhase);
    cx.ask(Question::Turn {
        seat,
        rotated: false,
    });
}

/// TA-4.1, TA-12.4: one wheel once a turn, for this price.
pub(crate) fn may_rotate(table: &Table, seat: Seat, rotated: bool) -> Result<u8, Refusal> {
    let coins = table.data().price.rotation_coins;
    if rotated {
        Err(Refusal::Rotated)
    } else if table.player(seat).coins < u16::from(coins) {
        Err(Refusal::RotateCoins(coins))
    } else {
        Ok(coins)
    }
}

/// TA-4.4 to TA-4.6: a segment that takes the worker, and an unplaced worker of this kind.
pub(crate) fn may_place(
    table: &Table,
    seat: Seat,
    worker: Worker,
    segment: u8,
) -> Result<(), Refusal> {
    may_join(table.segments[usize::from(segment)], worker)?;
    may_send(table, seat, worker)
}

/// TA-4.4 to TA-4.6: an empty segment takes anybody, one with just a craftsman takes an artisan.
pub(crate) fn may_join(workers: Workers, worker: Worker) -> Result<(), Refusal> {
    match (workers.artisan, workers.craftsman, worker) {
        (Some(_), _, _) => Err(Refusal::Closed),
        (None, Some(_), Worker::Craftsman) => Err(Refusal::Taken),
        (None, None, _) | (None, Some(_), Worker::Artisan) => Ok(()),
    }
}

/// TA-4.4: an unplaced worker of this kind.
fn may_send(table: &Table, seat: Seat, worker: Worker) -> Result<(), Refusal> {
    if table.unplaced(seat, worker) > 0 {
        Ok(())
    } else {
        Err(Refusal::NoWorker(worker))
    }
}

/// TA-3.2, TA-4.2: turn a wheel first, or place at once.
pub(super) fn options(table: &Table, seat: Seat, rotated: bool, out: &mut Vec<Action>) {
    if may_rotate(table, seat, rotated).is_ok() {
        for wheel in Wheel::ALL {
            out.push(Action::Rotate(wheel));
        }
    }
    for worker in Worker::ALL {
        if may_send(table, seat, worker).is_err() {
            continue;
        }
        for segment in Segment::ALL {
            if may_join(table.segments[segment.index()], worker).is_ok() {
                out.push(Action::Place(worker, segment));
            }
        }
    }
}

/// TA-4.1: the wheel turns one step for its price.
pub(super) fn rotate(cx: &mut Cx<'_, TerracottaArmy>, seat: Seat, rotated: bool, wheel: Wheel) {
    let coins = may_rotate(cx.table, seat, rotated).expect("listed");
    cx.table.player_mut(seat).coins -= u16::from(coins);
    cx.table.turn_wheel(wheel);
    cx.tell(Event::Rotated { seat, wheel, coins });
    cx.ask(Question::Turn {
        seat,
        rotated: true,
    });
}

/// TA-4.4 to TA-4.10: the worker is placed, and its segment gone through from the inside out.
pub(super) fn place(cx: &mut Cx<'_, TerracottaArmy>, seat: Seat, worker: Worker, segment: u8) {
    cx.table.segments[usize::from(segment)].put(worker, seat);
    cx.tell(Event::Placed {
        seat,
        worker,
        segment,
    });
    cx.push_all(&Ring::ALL.map(|ring| {
        Step::Ask(Question::Field {
            seat,
            segment,
            ring,
        })
    }));
}
