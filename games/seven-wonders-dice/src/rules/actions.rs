//! SW-4, the three actions: build with a die, build the Wonder, pass.

use super::{
    Cx, Refusal, construction,
    payment::{Fee, Means},
};
use crate::{Action, Die, Event, Part, Space, Throw};
use table::{Seat, Set};

/// D1: every way to build (A), the next stage of the Wonder (B), and passing (C), which is always possible.
pub(super) fn list_actions(means: &Means<'_>, out: &mut Vec<Action>) {
    list_builds(means, Fee::Quarter, out);
    if may_wonder(means).is_ok() {
        out.push(Action::Wonder);
    }
    out.push(Action::Pass);
}

/// D2, SW-7.5: an action A at die cost 0, or none.
pub(super) fn list_free_builds(means: &Means<'_>, out: &mut Vec<Action>) {
    list_builds(means, Fee::Free, out);
    out.push(Action::Decline);
}

/// D2: without a legal build the effect is dropped.
pub(super) fn has_free_build(means: &Means<'_>) -> bool {
    let mut throws = means.table.forum.iter();
    throws.any(|throw| means.offer(*throw, Fee::Free).is_some())
}

/// In the order of dice; special dice lie in slots of grey ones and come last.
fn list_builds(means: &Means<'_>, fee: Fee, out: &mut Vec<Action>) {
    let mut list = |throw: Throw| {
        if let Some(spaces) = means.offer(throw, fee) {
            let die = throw.die;
            out.extend(spaces.iter().map(|space| Action::Build { die, space }));
        }
    };
    let mut special = Set::NONE;
    for throw in means.table.forum {
        if throw.die.is_special() {
            special.add(throw.die);
        } else {
            list(throw);
        }
    }
    for throw in special.iter().filter_map(|die| means.table.throw(die)) {
        list(throw);
    }
}

/// What a build brings and costs.
pub(crate) struct Price {
    /// SW-4.6: coins for choosing the die, as many as find a slot.
    pub gain: u8,
    /// SW-4.5: the die, and SW-5.3: missing materials.
    pub coins: u8,
}

/// SW-4.2 to SW-4.6, action A, in the order in which a player would notice. First the coins for choosing the die come in,
/// then it is paid, then missing materials. [`Means::offer`] asks the same for all spaces at once.
pub(crate) fn may_build(
    means: &Means<'_>,
    die: Die,
    space: Space,
    fee: Fee,
) -> Result<Price, Refusal> {
    let throw = means.table.throw(die).ok_or(Refusal::NotInForum(die))?;
    means.may_use(die)?;
    means.is_printed(space)?;
    if space.part() == Part::Wonder {
        return Err(Refusal::WonderNeedsNoDie);
    }
    means.is_left(space)?;
    means.may_show(throw, space)?;
    means.is_open(space)?;
    let purse = means.after_die(throw, fee)?;
    let missing = means.may_pay(space, purse.left)?;
    Ok(Price {
        gain: purse.gain,
        coins: purse.die_cost + missing,
    })
}

/// SW-4.6, action A: the space is crossed off when all is paid.
pub(super) fn build(cx: &mut Cx<'_>, seat: Seat, die: Die, space: Space, fee: Fee) {
    let means = Means::of(cx.table, seat);
    let price = may_build(&means, die, space, fee).expect("only what can be built is offered");
    let (slots, name) = (means.data.treasury, means.board.name(space));
    let treasury = &mut cx.table.player_mut(seat).treasury;
    treasury.gain(price.gain, slots);
    treasury.spend(price.coins);
    if price.gain > 0 {
        cx.tell(Event::Gained {
            seat,
            coins: price.gain,
        });
    }
    cx.tell(Event::Built {
        seat,
        die,
        space: name,
        paid: price.coins,
    });
    construction::cross_off(cx, seat, space);
}

/// SW-8.8.1: the stage that comes next; none when all are built.
pub(crate) fn next_stage(means: &Means<'_>) -> Option<Space> {
    let open = means.board.of(Part::Wonder).and(means.open);
    // Only corrected tables have several open stages: the first that can be paid for.
    let mut payable = means.payable(open, means.coins).iter();
    payable.next().or(open.iter().next())
}

/// SW-4.7, SW-8.8.1, action B: the next stage and the coins for missing materials.
pub(crate) fn may_wonder(means: &Means<'_>) -> Result<(Space, u8), Refusal> {
    let stage = next_stage(means).ok_or(Refusal::WonderBuilt)?;
    Ok((stage, means.may_pay(stage, means.coins)?))
}

/// SW-4.7, action B: no die, no die cost.
pub(super) fn build_wonder(cx: &mut Cx<'_>, seat: Seat) {
    let means = Means::of(cx.table, seat);
    let (space, paid) = may_wonder(&means).expect("only a stage that can be paid is offered");
    let name = means.board.name(space);
    cx.table.player_mut(seat).treasury.spend(paid);
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
