//! The end of a productive season (KB-8).

use crate::{
    Kingsburg,
    action::{Action, Payment},
    event::Event,
    names::{Building, Good, Goods, Phase},
    step::Step,
    table::{Court, Open, Player},
};
use table::{Cx, Flow, Seat};

/// KB-8.3: in summer each Inn brings a "+2" token, then each Embassy a point. KB-8.4: neutral dice are removed.
pub(crate) fn inn_and_embassy(cx: &mut Cx<'_, Kingsburg>) -> Flow<Step> {
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
    Flow::Done
}

/// KB-8.3: Town Hall owners decide in turn order; who cannot pay is not asked.
pub(crate) fn ask_town_hall(cx: &mut Cx<'_, Kingsburg>, place: u8) -> Flow<Step> {
    let open = &cx.table.open;
    let from = usize::from(place);
    let found = open
        .order()
        .iter()
        .skip(from)
        .position(|seat| may_pay(open.player(*seat)));
    match found {
        None => Flow::Done,
        Some(0) => Flow::Ask(open.order[from]),
        Some(skipped) => {
            cx.push(Step::TownHall {
                place: place + skipped as u8,
            });
            Flow::Done
        }
    }
}

fn may_pay(player: &Player) -> bool {
    player.buildings.has(Building::TownHall) && payments(player).next().is_some()
}

/// KB-15.18: one "+2" token or one good of any kind.
fn payments(player: &Player) -> impl Iterator<Item = Payment> {
    let token = (player.plus2 > 0).then_some(Payment::Plus2);
    let goods = player.goods;
    token.into_iter().chain(
        Good::ALL
            .into_iter()
            .filter(move |good| goods.of(*good) > 0)
            .map(Payment::Good),
    )
}

pub(crate) fn town_hall_options(open: &Open, seat: Seat, out: &mut Vec<Action>) {
    out.push(Action::Pass);
    out.extend(payments(open.player(seat)).map(Action::Pay));
}

/// KB-15.18: for exactly one point, at most once a season.
pub(crate) fn choose_town_hall(cx: &mut Cx<'_, Kingsburg>, place: u8, seat: Seat, action: Action) {
    if let Action::Pay(payment) = action {
        let player = cx.table.open.player_mut(seat);
        match payment {
            Payment::Plus2 => player.plus2 -= 1,
            Payment::Good(good) => player.goods = player.goods.minus(Goods::one(good)),
        }
        player.ledger.town_hall = player.ledger.town_hall.saturating_add(1);
        cx.tell(Event::TownHall { seat, payment });
    }
    cx.push(Step::TownHall { place: place + 1 });
}
