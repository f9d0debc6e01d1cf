//! Phase 7, recruiting soldiers (KB-11).

use crate::{
    Kingsburg,
    action::Action,
    event::Event,
    names::{Building, Goods},
    step::Step,
    table::{Open, Player},
};
use table::{Cx, Flow, Seat};

/// KB-11.1, KB-11.2: goods for one soldier; one with Barracks.
pub(crate) fn price(player: &Player) -> u8 {
    if player.buildings.has(Building::Barracks) {
        1
    } else {
        2
    }
}

/// KB-11.1: each player in turn order, as often as the goods allow.
pub(crate) fn ask(cx: &mut Cx<'_, Kingsburg>, place: u8) -> Flow<Step> {
    let open = &cx.table.open;
    let from = usize::from(place);
    let can_recruit =
        |seat: &Seat| open.player(*seat).goods.total() >= price(open.player(*seat)).into();
    match open.order().iter().skip(from).position(can_recruit) {
        None => Flow::Done,
        Some(0) => Flow::Ask(open.order[from]),
        Some(skipped) => {
            cx.push(Step::Recruit {
                place: place + skipped as u8,
            });
            Flow::Done
        }
    }
}

/// KB-11.3, KB-11.4: done, or one more soldier for any goods.
pub(crate) fn options(open: &Open, seat: Seat, out: &mut Vec<Action>) {
    out.push(Action::Done);
    let player = open.player(seat);
    out.extend(
        Goods::choices(price(player))
            .filter(|goods| player.goods.cover(*goods))
            .map(Action::Recruit),
    );
}

pub(crate) fn choose(cx: &mut Cx<'_, Kingsburg>, place: u8, seat: Seat, action: Action) {
    let Action::Recruit(paid) = action else {
        cx.push(Step::Recruit { place: place + 1 });
        return;
    };
    let player = cx.table.open.player_mut(seat);
    player.goods = player.goods.minus(paid);
    player.soldiers = player.soldiers.saturating_add(1);
    cx.tell(Event::Recruited { seat, paid });
    cx.push(Step::Recruit { place });
}
