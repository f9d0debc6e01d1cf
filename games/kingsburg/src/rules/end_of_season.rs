//! The end of a productive season (KB-8).

use crate::{
    Kingsburg,
    action::{Action, Payment},
    event::Event,
    names::{Building, Good, Goods, Phase},
    rules::Refusal,
    step::Question,
    table::{Court, Player},
};
use table::{Cx, Seat};

/// KB-8.3: in summer each Inn brings a "+2" token, then each Embassy a point. KB-8.4: neutral dice are removed.
pub(super) fn inn_and_embassy(cx: &mut Cx<'_, Kingsburg>) {
    cx.table.open.court = Court::default();
    for seat in cx.table.open.seats().iter() {
        let is_summer = cx.table.open.phase == Phase::Summer;
        let player = cx.table.open.player_mut(seat);
        if is_summer && player.buildings.has(Building::Inn) {
            player.plus2 = player.plus2.saturating_add(1);
            cx.tell(Event::Inn { seat });
        }
    }
    for seat in cx.table.open.seats().iter() {
        let player = cx.table.open.player_mut(seat);
        if player.buildings.has(Building::Embassy) {
            player.ledger.embassy = player.ledger.embassy.saturating_add(1);
            cx.tell(Event::Embassy { seat });
        }
    }
}

/// KB-15.18: one "+2" token or one good of any kind.
pub(super) fn may_pay(player: &Player, payment: Payment) -> Result<(), Refusal> {
    match payment {
        Payment::Plus2 if player.plus2 == 0 => Err(Refusal::NoTokenToPay),
        Payment::Good(good) if player.goods.of(good) == 0 => Err(Refusal::NothingToPay),
        Payment::Plus2 | Payment::Good(_) => Ok(()),
    }
}

/// KB-8.3: Town Hall owners decide in turn order; who cannot pay is not asked.
pub(super) fn can_pay(player: &Player) -> bool {
    player.buildings.has(Building::TownHall) && payments(player).next().is_some()
}

fn payments(player: &Player) -> impl Iterator<Item = Payment> {
    let goods = Good::ALL.into_iter().map(Payment::Good);
    let all = [Payment::Plus2].into_iter().chain(goods);
    all.filter(|payment| may_pay(player, *payment).is_ok())
}

pub(super) fn options(player: &Player, out: &mut Vec<Action>) {
    out.push(Action::Pass);
    out.extend(payments(player).map(Action::Pay));
}

/// KB-8.3: the next player follows.
pub(super) fn pass(cx: &mut Cx<'_, Kingsburg>, seat: Seat) {
    let place = cx.table.open.place(seat) + 1;
    cx.ask(Question::TownHall { place });
}

/// KB-15.18: for exactly one point, at most once a season.
pub(super) fn pay(cx: &mut Cx<'_, Kingsburg>, seat: Seat, payment: Payment) {
    let player = cx.table.open.player_mut(seat);
    match payment {
        Payment::Plus2 => player.plus2 -= 1,
        Payment::Good(good) => player.goods = player.goods.minus(Goods::one(good)),
    }
    player.ledger.town_hall = player.ledger.town_hall.saturating_add(1);
    cx.tell(Event::TownHall { seat, payment });
    pass(cx, seat);
}
