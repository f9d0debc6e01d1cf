//! Emperor's Embassy (GW-24) and Advisors (GW-5).

use super::prelude::*;
use crate::effect::CostKey;

/// GW-24.1: one hire per Clerk, one after the other. What is possible in public decides whether to ask.
pub(crate) fn asked(open: &Open, seat: Seat, left: u8) -> Asked {
    let possible = open.player(seat).chamber > 0 || open.advisor_track.iter().any(Option::is_some);
    ask_if(left > 0 && possible, seat)
}

/// GW-24.2.
pub(crate) fn clerk_cost(open: &Open, seat: Seat) -> u8 {
    modifiers::gold_cost(open, seat, CostKey::HireClerk, open.data().n.hire_clerk)
}

/// GW-24.3: as many Gold as Advisors the player will have.
pub(crate) fn advisor_cost(open: &Open, seat: Seat) -> u8 {
    let base = open.player(seat).advisors().saturating_add(1);
    modifiers::gold_cost(open, seat, CostKey::HireAdvisor, base)
}

/// GW-24.2: a Clerk of the Chamber, for his price.
pub(crate) fn may_hire_clerk(table: &Table, seat: Seat) -> Result<u8, Refusal> {
    let (need, have) = (
        clerk_cost(&table.open, seat),
        table.has(seat, Resource::Gold),
    );
    if table.open.player(seat).chamber == 0 {
        Err(Refusal::EmptyChamber)
    } else if have < need {
        Err(Refusal::DearClerk { need, have })
    } else {
        Ok(need)
    }
}

/// GW-24.3: an Advisor of the track, for his price.
pub(crate) fn may_hire(table: &Table, seat: Seat, advisor: Advisor) -> Result<u8, Refusal> {
    let (need, have) = (
        advisor_cost(&table.open, seat),
        table.has(seat, Resource::Gold),
    );
    if !table.open.advisor_track.contains(&Some(advisor)) {
        Err(Refusal::NotOnTrack)
    } else if have < need {
        Err(Refusal::DearAdvisor { need, have })
    } else {
        Ok(need)
    }
}

pub(crate) fn options(table: &Table, seat: Seat, out: &mut Vec<Action>) {
    if may_hire_clerk(table, seat).is_ok() {
        out.push(Action::HireClerk);
    }
    let track = table.open.advisor_track.iter().flatten().copied();
    let payable = track.filter(|&advisor| may_hire(table, seat, advisor).is_ok());
    out.extend(payable.map(Action::Hire));
    out.push(Action::Stop);
}

pub(crate) fn hire_clerk(cx: &mut Cx<'_>, seat: Seat) {
    let price = may_hire_clerk(cx.table, seat).expect("listed");
    stock::pay(cx, seat, stock::only(Resource::Gold, price));
    let player = cx.table.open.player_mut(seat);
    player.chamber = player.chamber.saturating_sub(1);
    cx.table.open.clerk_pools[Clan::of(seat).index()] += 1;
    cx.tell(Event::HiredClerk { seat });
    listeners::happen(cx, Happening::HiredClerk, Some(Clan::of(seat)), Scope::NONE);
}

pub(crate) fn hire(cx: &mut Cx<'_>, seat: Seat, advisor: Advisor) {
    let price = may_hire(cx.table, seat, advisor).expect("listed");
    stock::pay(cx, seat, stock::only(Resource::Gold, price));
    listeners::happen(
        cx,
        Happening::HiredAdvisor,
        Some(Clan::of(seat)),
        Scope::NONE,
    );
    cx.ask(Question::PlaceAdvisor { seat, advisor });
    cx.tell(Event::Hired { seat, advisor });
}

/// GW-5.2: for good.
pub(crate) fn place(cx: &mut Cx<'_>, seat: Seat, advisor: Advisor, active: bool) {
    let player = cx.table.open.player_mut(seat);
    if active {
        player.active.add(advisor);
    } else {
        player.supporting.add(advisor);
    }
    cx.tell(Event::Advisor {
        seat,
        advisor,
        active,
    });
    take_from_track(cx, advisor);
}

/// GW-24.3: the cards to the right shift left and slot 4 is filled.
pub(crate) fn take_from_track(cx: &mut Cx<'_>, advisor: Advisor) {
    let track = &mut cx.table.open.advisor_track;
    let Some(slot) = track.iter().position(|&found| found == Some(advisor)) else {
        return;
    };
    track[slot..].rotate_left(1);
    track[3] = None;
    fill(cx);
}

/// Fills the free slots on the right from the deck.
pub(crate) fn fill(cx: &mut Cx<'_>) {
    for slot in 0..4 {
        if cx.table.open.advisor_track[slot].is_none() {
            cx.table.open.advisor_track[slot] = stock::draw_advisor(cx);
            if let Some(advisor) = cx.table.open.advisor_track[slot] {
                cx.tell(Event::NewAdvisor { advisor });
            }
        }
    }
}
