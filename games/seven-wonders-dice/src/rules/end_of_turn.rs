//! Section 5.3, the end of a turn: the Agora race, special dice, and whether the game goes on.

use super::{Cx, scoring};
use crate::{Colour, Die, Event, Part, Table, Work, table::FORUM};
use table::{Seat, Set};

/// 5.3, in this order; all boards are revealed (SW-10.7).
pub(super) fn end_turn(cx: &mut Cx<'_>) {
    race_for_agora(cx);
    if cx.table.is_last {
        scoring::tell_winners(cx);
    } else {
        swap_special_dice(cx);
        cx.work(Work::Shake);
    }
    for player in &mut cx.table.players {
        player.fresh = Set::NONE;
    }
}

/// SW-8.2.4, SW-10.5: everybody who completes the Agora in the first turn in which anybody does crosses off +3.
fn race_for_agora(cx: &mut Cx<'_>) {
    if cx.table.players().iter().any(|player| player.plus3) {
        return;
    }
    for seat in Seat::first(cx.table.n_seats()) {
        if cx.table.has_complete(seat, Part::Agora) {
            cx.table.player_mut(seat).plus3 = true;
            let points = cx.table.data().first_agora;
            cx.tell(Event::FirstAgora { seat, points });
        }
    }
}

/// SW-8.5.4: black, white, purple: once somebody has unlocked the die, it takes the place of a random grey one.
fn swap_special_dice(cx: &mut Cx<'_>) {
    for special in Die::SPECIAL {
        if cx.table.throw(special).is_some() || !is_unlocked(cx.table, special) {
            continue;
        }
        let mut greys = [Die::Grey1; FORUM];
        let mut n_greys = 0;
        for throw in cx.table.forum {
            if throw.die.colour() == Colour::Grey {
                greys[n_greys] = throw.die;
                n_greys += 1;
            }
        }
        // One grey die leaves per special die, and there are three of each.
        let grey = cx.chance().pick(&greys[..n_greys]);
        let face = cx.table.data().die(special).faces[0];
        for throw in &mut cx.table.forum {
            if throw.die == grey {
                throw.die = special;
                throw.face = face;
            }
        }
        cx.tell(Event::Swapped { special, grey });
    }
}

/// SW-7.10: whether anybody may use this special die.
pub(crate) fn is_unlocked(table: &Table, special: Die) -> bool {
    table.players().iter().any(|player| {
        table
            .board_of(player)
            .is_some_and(|board| board.has_unlocked(player.crossed, special.colour()))
    })
}
