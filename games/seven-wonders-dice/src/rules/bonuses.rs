//! SW-9, bonuses for completed buildings.

use super::{Cx, construction};
use crate::{Action, Bonus, Event, Step, Table};
use table::{Flow, Seat, Set};

/// D4, SW-9.3: an uncrossed bonus of free choice; the last one is taken by itself, and when none is left a further
/// building gives nothing (SW-9.5, SW-9.7).
pub(super) fn choose_bonus(cx: &mut Cx<'_>, seat: Seat) -> Flow<Step> {
    let left = bonuses_left(cx.table, seat);
    match left.len() {
        0 => Flow::Done,
        1 => {
            let last = left.iter().next().expect("one is left");
            take(cx, seat, last);
            Flow::Done
        }
        2.. => Flow::Ask(seat),
    }
}

pub(super) fn list_bonuses(table: &Table, seat: Seat, out: &mut Vec<Action>) {
    out.extend(bonuses_left(table, seat).iter().map(Action::Bonus));
}

fn bonuses_left(table: &Table, seat: Seat) -> Set<Bonus> {
    Set::all().minus(table.player(seat).bonuses)
}

/// SW-9.3: the bonus is crossed off, then its effect comes.
pub(super) fn take(cx: &mut Cx<'_>, seat: Seat, bonus: Bonus) {
    let player = cx.table.player_mut(seat);
    player.bonuses = player.bonuses.with(bonus);
    cx.tell(Event::BonusTaken { seat, bonus });
    let effect = cx.table.data().bonus(bonus).effect;
    construction::give(cx, seat, effect);
}
