//! Step d of a season: constructing (KB-7), and the envoy's second use (KB-10.6).

use crate::{
    Kingsburg,
    action::Action,
    data::Data,
    event::Event,
    names::{Building, Goods},
    rules::Refusal,
    step::Question,
    table::Player,
};
use table::{Cx, Seat};

/// KB-1.8, KB-7.2, KB-7.3: the next building of its row, for its price.
#[inline]
pub(super) fn may_build(
    player: &Player,
    building: Building,
    data: &Data,
) -> Result<Goods, Refusal> {
    if player.buildings.has(building) {
        return Err(Refusal::Built(building));
    }
    let is_next = |next: &Building| !player.buildings.has(*next);
    let row = (0..building.column()).map(|column| Building::on(building.row(), column));
    if let Some(next) = row.into_iter().find(is_next) {
        return Err(Refusal::NotNext(next));
    }
    let price = player.price(building, data);
    if player.goods.cover(price) {
        Ok(price)
    } else {
        Err(Refusal::Price {
            price,
            goods: player.goods,
            building,
        })
    }
}

/// KB-7.1: who can pay for nothing is not asked.
pub(crate) fn can_build(player: &Player, data: &Data) -> bool {
    player.goods.total() > 0 && affordable(player, data).next().is_some()
}

fn affordable(player: &Player, data: &Data) -> impl Iterator<Item = Building> {
    player
        .next_buildings()
        .filter(|building| may_build(player, *building, data).is_ok())
}

pub(super) fn options(player: &Player, data: &Data, out: &mut Vec<Action>) {
    out.push(Action::Pass);
    out.extend(affordable(player, data).map(Action::Build));
}

/// KB-7.1: the next player follows.
pub(super) fn pass(cx: &mut Cx<'_, Kingsburg>, seat: Seat) {
    let place = cx.table.open.place(seat) + 1;
    cx.ask(Question::Build { place });
}

/// KB-R32: only who builds may build a second time.
pub(super) fn build(cx: &mut Cx<'_, Kingsburg>, seat: Seat, building: Building) {
    pass(cx, seat);
    construct(cx, seat, building);
    let open = &cx.table.open;
    if open.envoy == Some(seat) && can_build(open.player(seat), open.data()) {
        let place = open.place(seat);
        cx.ask(Question::SecondBuild { place });
    }
}

/// KB-10.6, KB-10.8: the envoy is spent at the moment of the second construction.
pub(super) fn again(cx: &mut Cx<'_, Kingsburg>, seat: Seat, building: Building) {
    cx.table.open.envoy = None;
    cx.tell(Event::EnvoyBuilds { seat });
    construct(cx, seat, building);
}

/// KB-7.3, KB-7.5: the price is paid in exactly these goods; the points are scored at once (they are those of the
/// standing building).
fn construct(cx: &mut Cx<'_, Kingsburg>, seat: Seat, building: Building) {
    let data = cx.table.open.data();
    let player = cx.table.open.player_mut(seat);
    let paid = may_build(player, building, data).expect("listed");
    player.goods = player.goods.minus(paid);
    player.buildings = player.buildings.with(building);
    cx.tell(Event::Built {
        seat,
        building,
        paid,
        vp: data.building(building).vp,
    });
}
