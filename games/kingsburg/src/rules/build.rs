//! Step d of a season: constructing (KB-7), and the envoy's second use (KB-10.6).

use crate::{
    Kingsburg,
    action::Action,
    data::Data,
    event::Event,
    names::{Building, Goods},
    step::Step,
    table::{Open, Player},
};
use table::{Cx, Flow, Seat};

/// KB-7.1: each player in turn order; who can pay for nothing is not asked.
pub(crate) fn ask(cx: &mut Cx<'_, Kingsburg>, place: u8) -> Flow<Step> {
    let open = &cx.table.open;
    let from = usize::from(place);
    let found = open
        .order()
        .iter()
        .skip(from)
        .position(|seat| can_build(open.player(*seat), open.data()));
    match found {
        None => Flow::Done,
        Some(0) => Flow::Ask(open.order[from]),
        Some(skipped) => {
            cx.push(Step::Build {
                place: place + skipped as u8,
            });
            Flow::Done
        }
    }
}

pub(crate) fn can_build(player: &Player, data: &Data) -> bool {
    player.goods.total() > 0 && affordable(player, data).next().is_some()
}

/// KB-7.2, KB-7.3: the next building of each row whose price the player can pay, with that price.
pub(crate) fn affordable(player: &Player, data: &Data) -> impl Iterator<Item = (Building, Goods)> {
    player
        .next_buildings()
        .map(|building| (building, player.price(building, data)))
        .filter(|(_, price)| player.goods.cover(*price))
}

pub(crate) fn options(open: &Open, seat: Seat, out: &mut Vec<Action>) {
    out.push(Action::Pass);
    out.extend(
        affordable(open.player(seat), open.data()).map(|(building, _)| Action::Build(building)),
    );
}

pub(crate) fn choose(cx: &mut Cx<'_, Kingsburg>, place: u8, seat: Seat, action: Action) {
    cx.push(Step::Build { place: place + 1 });
    // KB-R32: only who builds may build a second time.
    if let Action::Build(building) = action {
        construct(cx, seat, building);
        let open = &cx.table.open;
        if open.envoy == Some(seat) && can_build(open.player(seat), open.data()) {
            cx.push(Step::SecondBuild { place });
        }
    }
}

/// KB-10.6, KB-10.8: the envoy is spent at the moment of the second construction.
pub(crate) fn choose_second(cx: &mut Cx<'_, Kingsburg>, seat: Seat, action: Action) {
    if let Action::Build(building) = action {
        cx.table.open.envoy = None;
        cx.tell(Event::EnvoyBuilds { seat });
        construct(cx, seat, building);
    }
}

/// KB-7.3, KB-7.5: the price is paid in exactly these goods; the points are scored at once (they are those of the
/// standing building).
fn construct(cx: &mut Cx<'_, Kingsburg>, seat: Seat, building: Building) {
    let data = cx.table.open.data();
    let player = cx.table.open.player_mut(seat);
    let paid = player.price(building, data);
    player.goods = player.goods.minus(paid);
    player.buildings = player.buildings.with(building);
    cx.tell(Event::Built {
        seat,
        building,
        paid,
        vp: data.building(building).vp,
    });
}
