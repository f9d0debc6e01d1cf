//! SW-4, the three actions: build with a die, build the Wonder, pass.

use super::{
    Cx, construction,
    payment::{Fee, Means},
};
use crate::{Action, Die, Event, Part, Space, Step, Table, Throw};
use table::{Flow, Seat};

/// D1: every way to build (A), the next stage of the Wonder (B), and passing (C), which is always possible.
pub(super) fn list_actions(table: &Table, seat: Seat, out: &mut Vec<Action>) {
    let means = Means::of(table, seat);
    list_builds(table, seat, &means, Fee::Quarter, out);
    if next_stage(&means).is_some() {
        out.push(Action::Wonder);
    }
    out.push(Action::Pass);
}

/// D2, SW-7.5: an action A at die cost 0, or none.
pub(super) fn list_free_builds(table: &Table, seat: Seat, out: &mut Vec<Action>) {
    list_builds(table, seat, &Means::of(table, seat), Fee::Free, out);
    out.push(Action::Decline);
}

/// D2: without a legal build the effect is dropped.
pub(super) fn free_build(cx: &mut Cx<'_>, seat: Seat) -> Flow<Step> {
    let means = Means::of(cx.table, seat);
    let mut throws = cx.table.forum.iter();
    if throws.any(|throw| means.offer(cx.table, seat, *throw, Fee::Free).is_some()) {
        Flow::Ask(seat)
    } else {
        Flow::Done
    }
}

/// In the order of dice; special dice lie in slots of grey ones and come last.
fn list_builds(table: &Table, seat: Seat, means: &Means, fee: Fee, out: &mut Vec<Action>) {
    let mut list = |throw: Throw| {
        if let Some(offer) = means.offer(table, seat, throw, fee) {
            let die = throw.die;
            out.extend(
                offer
                    .spaces
                    .iter()
                    .map(|space| Action::Build { die, space }),
            );
        }
    };
    let mut has_special = false;
    for throw in table.forum {
        if throw.die.is_special() {
            has_special = true;
        } else {
            list(throw);
        }
    }
    if has_special {
        for die in Die::SPECIAL {
            if let Some(throw) = table.throw(die) {
                list(throw);
            }
        }
    }
}

/// SW-4.7, SW-8.8.1: the next stage, when it can be paid.
pub(crate) fn next_stage(means: &Means) -> Option<Space> {
    means
        .payable(means.board.of(Part::Wonder), means.coins)
        .iter()
        .next()
}

/// SW-4.2, SW-4.6, action A: coins for choosing the die, its cost, missing materials, then the space is crossed off.
pub(super) fn build(cx: &mut Cx<'_>, seat: Seat, die: Die, space: Space, fee: Fee) {
    let throw = cx
        .table
        .throw(die)
        .expect("only dice of the Forum are offered");
    let means = Means::of(cx.table, seat);
    let offer = means
        .offer(cx.table, seat, throw, fee)
        .expect("only what can be built is offered");
    let missing = means.missing(space);
    let slots = cx.table.data().treasury;
    let name = means.board.name(space);
    let treasury = &mut cx.table.player_mut(seat).treasury;
    treasury.gain(offer.gain, slots);
    treasury.spend(offer.die_cost);
    treasury.spend(missing);
    if offer.gain > 0 {
        cx.tell(Event::Gained {
            seat,
            coins: offer.gain,
        });
    }
    cx.tell(Event::Built {
        seat,
        die,
        space: name,
        paid: offer.die_cost + missing,
    });
    construction::cross_off(cx, seat, space);
}

/// SW-4.7, action B: no die, no die cost.
pub(super) fn build_wonder(cx: &mut Cx<'_>, seat: Seat) {
    let means = Means::of(cx.table, seat);
    let space =
        next_stage(&means).expect("the Wonder is offered only when its next stage can be paid");
    let paid = means.missing(space);
    cx.table.player_mut(seat).treasury.spend(paid);
    let name = means.board.name(space);
    cx.tell(Event::Stage {
        seat,
        space: name,
        paid,
    });
    construction::cross_off(cx, seat, space);
}

/// SW-4.8, action C.
pub(super) fn pass(cx: &mut Cx<'_>, seat: Seat) {
    let data = cx.table.data();
    let treasury = &mut cx.table.player_mut(seat).treasury;
    let coins = treasury.gain(data.pass_coins, data.treasury);
    cx.tell(Event::Passed { seat, coins });
}
