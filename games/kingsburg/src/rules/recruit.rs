//! Phase 7, recruiting soldiers (KB-11).

use crate::{
    Kingsburg,
    action::Action,
    event::Event,
    names::{Building, Goods},
    rules::Refusal,
    step::Question,
    table::Player,
};
use table::{Cx, Seat};

/// KB-11.1, KB-11.2: goods for one soldier; one with Barracks.
pub(crate) fn price(player: &Player) -> u8 {
    if player.buildings.has(Building::Barracks) {
        1
    } else {
        2
    }
}

/// KB-11.1, KB-11.3: one soldier for any goods of this number.
pub(super) fn may_recruit(player: &Player, goods: Goods) -> Result<(), Refusal> {
    let price = price(player);
    if goods.total() != u32::from(price) {
        Err(Refusal::SoldierPrice(price))
    } else if player.goods.cover(goods) {
        Ok(())
    } else {
        Err(Refusal::NothingToRecruit)
    }
}

/// KB-11.1: who has too few goods is not asked.
pub(super) fn can_recruit(player: &Player) -> bool {
    player.goods.total() >= price(player).into()
}

/// KB-11.4: done, or one more soldier.
pub(super) fn options(player: &Player, out: &mut Vec<Action>) {
    out.push(Action::Done);
    let goods = Goods::choices(price(player)).filter(|goods| player.goods.cover(*goods));
    out.extend(goods.map(Action::Recruit));
}

/// KB-11.1: the next player follows.
pub(super) fn done(cx: &mut Cx<'_, Kingsburg>, seat: Seat) {
    let place = cx.table.open.place(seat) + 1;
    cx.ask(Question::Recruit { place });
}

/// KB-11.1: as often as the goods allow.
pub(super) fn recruit(cx: &mut Cx<'_, Kingsburg>, seat: Seat, paid: Goods) {
    let player = cx.table.open.player_mut(seat);
    player.goods = player.goods.minus(paid);
    player.soldiers = player.soldiers.saturating_add(1);
    cx.tell(Event::Recruited { seat, paid });
    let place = cx.table.open.place(seat);
    cx.ask(Question::Recruit { place });
}
