//! Tea order and the Tea House (GW-4, GW-23).

use super::prelude::*;
use crate::effect::LimitKey;

/// GW-4.2.
pub(crate) fn raise(cx: &mut Cx<'_>, clan: Clan, by: usize) {
    let place = cx.table.open.tea.place(clan);
    if place == 0 || by == 0 {
        return;
    }
    cx.table.open.tea = cx.table.open.tea.raised(clan, by);
    let place = cx.table.open.tea.place(clan) as u8 + 1;
    cx.tell(Event::Tea { clan, place });
}

/// GW-23.1 to GW-23.3: one clan at the Tea House.
pub(crate) fn visit(cx: &mut Cx<'_>, clan: Clan) {
    let open = &cx.table.open;
    if open.is_tea_top(clan) {
        return;
    }
    let there = open.clerks[clan.index()][Location::TeaHouse.index()];
    let all = open
        .slots(Location::TeaHouse)
        .is_some_and(|slots| there >= slots);
    match clan.seat() {
        Some(seat) => cx.ask(Question::TeaHouse { seat, all }),
        None => raise(cx, clan, if all { usize::MAX } else { 1 }),
    }
}

pub(crate) fn steps(open: &Open, seat: Seat) -> u8 {
    modifiers::limit(
        open,
        seat,
        LimitKey::TeaHouseSteps,
        open.data().n.tea_house_steps,
    )
}

pub(crate) fn options(open: &Open, seat: Seat, all: bool, out: &mut Vec<Action>) {
    let place = open.tea.place(Clan::of(seat));
    let steps = steps(open, seat) as usize;
    if steps > 0 {
        out.push(Action::TeaUp);
    }
    if all && place > steps {
        out.push(Action::TeaTop);
    }
    out.push(Action::Stop);
}
