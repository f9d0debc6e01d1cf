//! War Academy and the hand limit (GW-25.1, GW-25.2).

use super::prelude::*;
use crate::effect::LimitKey;

/// GW-25.1: one Tactic per own Clerk, and what cards add.
pub(crate) fn visit(cx: &mut Cx<'_>, clan: Clan) {
    let Some(seat) = clan.seat() else { return };
    let clerks = cx.table.open.clerks[clan.index()][Location::Academy.index()];
    let n = clerks + modifiers::limit(&cx.table.open, seat, LimitKey::AcademyDraw, 0);
    cx.ask(Question::Academy { seat, n });
}

pub(crate) fn draw(cx: &mut Cx<'_>, seat: Seat, n: u8) {
    cx.ask(Question::HandLimit { seat });
    stock::draw_tactics(cx, seat, n);
}

/// Whether the hand is over its limit; how many cards a hand has is public.
pub(crate) fn is_over_limit(open: &Open, seat: Seat) -> bool {
    open.player(seat).hand > effects::hand_limit(open, seat)
}

pub(crate) fn discard_options(table: &Table, seat: Seat, out: &mut Vec<Action>) {
    let hand = table.own(seat).hand;
    let faces = Tactic::ALL
        .iter()
        .filter(|face| face.copies().iter().any(|&card| hand.has(card)));
    out.extend(faces.map(|&face| Action::Discard(face)));
}
