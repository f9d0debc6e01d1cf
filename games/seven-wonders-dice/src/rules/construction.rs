//! SW-6 and SW-7, crossing off a space and what follows from it: attack points, its effect, a bonus.

use super::{Cx, Refusal, barracks, payment::Means};
use crate::{Action, Die, Effect, Event, Part, Question, Space, Work};
use table::{Seat, Set};

/// SW-6.3, SW-7.1, SW-9.3: the space stays crossed off; its effect comes at once, then the bonus if the building is
/// complete. Payment has been made.
pub(super) fn cross_off(cx: &mut Cx<'_>, seat: Seat, space: Space) {
    let part = space.part();
    let player = cx.table.player_mut(seat);
    player.crossed.add(space);
    player.fresh.add(space);
    barracks::write_attack(cx, seat, space);
    if part != Part::Wonder && cx.table.has_complete(seat, part) {
        cx.tell(Event::Completed { seat, part });
        cx.work(Work::Bonus);
    }
    if let Some(effect) = cx.table.board(seat).space(space).effect {
        give(cx, seat, effect);
    }
}

/// SW-7: what an effect does at once. Permanent effects work by being crossed off (SW-7.9), points count at the end
/// (SW-7.11, SW-7.12).
pub(super) fn give(cx: &mut Cx<'_>, seat: Seat, effect: Effect) {
    match effect {
        Effect::Cross { buildings, times } => cx.ask(Question::Cross { buildings, times }),
        Effect::GainCoins(coins) => gain(cx, seat, coins),
        Effect::FreeBuild => cx.ask(Question::FreeBuild),
        Effect::AnotherAction => cx.ask(Question::MainAction),
        // SW-7.7: the space just crossed off counts if it belongs to the part.
        Effect::PerSpace { of, each } => gain(cx, seat, each * cx.table.player(seat).count(of)),
        Effect::Unlock(colour) => {
            if let Some(die) = Die::special(colour) {
                cx.tell(Event::Unlocked { seat, die });
            }
        }
        Effect::DieCostMinus1
        | Effect::DieCostZero(_)
        | Effect::CoinsOnChoice { .. }
        | Effect::GalleryVp => {}
    }
}

/// SW-7.4.
fn gain(cx: &mut Cx<'_>, seat: Seat, coins: u8) {
    let slots = cx.table.data().treasury;
    let coins = cx.table.player_mut(seat).treasury.gain(coins, slots);
    cx.tell(Event::Gained { seat, coins });
}

/// D3: open and payable spaces of these buildings, or none.
pub(super) fn list_spaces(means: &Means<'_>, buildings: Set<Part>, out: &mut Vec<Action>) {
    out.extend(crossable(means, buildings).iter().map(Action::Cross));
    out.push(Action::Decline);
}

/// SW-6.5: no die and no symbol, but the construction cost and the arrows: what [`may_cross`] allows.
pub(super) fn crossable(means: &Means<'_>, buildings: Set<Part>) -> Set<Space> {
    means.payable(means.board.of_all(buildings), means.coins)
}

/// SW-7.2, SW-6.5: whether an effect for these buildings crosses this space off, and the coins for missing materials.
pub(crate) fn may_cross(
    means: &Means<'_>,
    buildings: Set<Part>,
    space: Space,
) -> Result<u8, Refusal> {
    means.is_printed(space)?;
    if !buildings.has(space.part()) {
        return Err(Refusal::OutOfReach(means.board.name(space)));
    }
    means.is_left(space)?;
    means.is_open(space)?;
    means.may_pay(space, means.coins)
}

/// SW-7.2: one space of an effect; it is resolved completely before the next one.
pub(super) fn cross(cx: &mut Cx<'_>, seat: Seat, buildings: Set<Part>, times: u8, space: Space) {
    if times > 1 {
        cx.ask(Question::Cross {
            buildings,
            times: times - 1,
        });
    }
    let means = Means::of(cx.table, seat);
    let paid = may_cross(&means, buildings, space).expect("only what can be paid is offered");
    let name = means.board.name(space);
    cx.table.player_mut(seat).treasury.spend(paid);
    cx.tell(Event::Crossed {
        seat,
        space: name,
        paid,
    });
    cross_off(cx, seat, space);
}
