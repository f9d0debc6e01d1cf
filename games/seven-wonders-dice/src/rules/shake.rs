//! SW-3, the shake.

use super::Cx;
use crate::{Event, Work, data::QUARTERS};
use table::{Seat, Step};

/// SW-3.1: the face and the quarter of every die, slot by slot (SW-3.4). SW-11.1: if somebody has all three bonuses,
/// this turn is the last.
pub(super) fn shake(cx: &mut Cx<'_>) {
    if cx.table.turn == 0 {
        for seat in Seat::first(cx.table.n_seats()) {
            let city = cx.table.city(seat);
            cx.tell(Event::Dealt { seat, city });
        }
    }
    cx.table.turn = cx.table.turn.saturating_add(1);
    cx.table.is_last = cx.table.has_third_bonus();
    let data = cx.table.data();
    let mut forum = cx.table.forum;
    for throw in &mut forum {
        throw.face = cx.chance().pick(&data.die(throw.die).faces);
        throw.quarter =
            cx.chance()
                .index(usize::from(QUARTERS), |quarter| quarter.to_string()) as u8;
    }
    cx.table.forum = forum;
    cx.tell(Event::Shaken {
        turn: cx.table.turn,
        forum,
    });
    if cx.table.is_last {
        cx.tell(Event::LastTurn);
    }
    cx.push_all(&[Step::Do(Work::Act), Step::Do(Work::EndOfTurn)]);
}
