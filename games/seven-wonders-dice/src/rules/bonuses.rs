//! SW-9, bonuses for completed buildings.

use super::{Cx, Refusal, construction};
use crate::{Action, Bonus, Event, Player, Question};
use table::{Seat, Set};

/// D4, SW-9.3: an uncrossed bonus of free choice; the last one is taken by itself, and when none is left a further
/// building gives nothing (SW-9.5, SW-9.7).
pub(super) fn give_bonus(cx: &mut Cx<'_>, seat: Seat) {
    let left = left(cx.table.player(seat));
    match left.only() {
        Some(last) => take(cx, seat, last),
        None if left.is_empty() => {}
        None => cx.ask(Question::ChooseBonus),
    }
}

/// D4: one of those that are left.
pub(super) fn list_bonuses(player: &Player, out: &mut Vec<Action>) {
    out.extend(left(player).iter().map(Action::Bonus));
}

fn left(player: &Player) -> Set<Bonus> {
    Set::all().minus(player.bonuses)
}

/// SW-9.1: each bonus once.
pub(crate) fn may_take(player: &Player, bonus: Bonus) -> Result<(), Refusal> {
    if left(player).has(bonus) {
        Ok(())
    } else {
        Err(Refusal::BonusTaken(bonus))
    }
}

/// SW-9.3: the bonus is crossed off, then its effect comes.
pub(super) fn take(cx: &mut Cx<'_>, seat: Seat, bonus: Bonus) {
    cx.table.player_mut(seat).bonuses.add(bonus);
    cx.tell(Event::BonusTaken { seat, bonus });
    let effect = cx.table.data().bonus(bonus).effect;
    construction::give(cx, seat, effect);
}
