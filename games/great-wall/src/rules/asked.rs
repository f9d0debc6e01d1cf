//! Whom a question asks, if anybody: what everybody sees decides that.

use super::prelude::*;
use crate::effect::Who;

/// Whom a question asks.
pub(crate) fn asked(table: &Table, question: Question, lane: Option<Seat>) -> Asked {
    let open = &table.open;
    match question {
        Question::PickGeneral | Question::PickAdvisor | Question::PickCommand => {
            Asked::Seat(lane.unwrap_or(Seat::new(0)))
        }
        Question::QinAdvisor => Asked::Decide(Seat::new(0)),
        Question::ReclaimOrHonor { seat } => summer::asked(open, seat),
        Question::PlaceCommand { seat }
        | Question::DefenseSection { seat, .. }
        | Question::CopyCommand { seat }
        | Question::Intrigue { seat } => Asked::Decide(seat),
        Question::Activation { done } => activation::asked(open, done),
        Question::Decrees { tried } => coop::asked(open, tried),
        Question::Consent { order, .. } => {
            let first = order.first().and_then(Clan::seat);
            first.map_or(Asked::Nobody, Asked::Seat)
        }
        Question::Next { .. } => Asked::Seat(activation::chooser(open)),
        Question::First { seat, .. }
        | Question::PlaceShame { seat, .. }
        | Question::DeployOne { seat, .. }
        | Question::RewardOrder { seat, .. }
        | Question::Pay { seat, .. }
        | Question::TeaHouse { seat, .. }
        | Question::Academy { seat, .. }
        | Question::PlaceAdvisor { seat, .. } => Asked::Seat(seat),
        Question::Alternative(text) => text.me.seat().map_or(Asked::Nobody, Asked::Seat),
        Question::PickPlayers { text, .. } => {
            text.owner.seat().map_or(Asked::Nobody, Asked::Decide)
        }
        Question::Window {
            window,
            scope,
            order,
        } => windows::asked(open, window, scope, order),
        Question::MoveFrom {
            clan,
            left,
            distinct,
            arrived,
        } => clerks::asked(open, clan, left, distinct, arrived),
        Question::MoveTo {
            clan,
            distinct,
            arrived,
            from,
            ..
        } => clerks::asked_to(open, clan, distinct, arrived, from),
        Question::SpecialActivate { seat, left, done } => {
            let any = activation::special(open, seat, done).next().is_some();
            ask_if(left > 0 && any, seat)
        }
        Question::UpgradeHere { seat, location } => {
            ask_if(production::may_upgrade(open, seat, location), seat)
        }
        Question::UpgradeAny { seat, left, done } => {
            let mut places = Location::PRODUCTION.into_iter();
            let any =
                places.any(|place| !done.has(place) && production::may_upgrade(open, seat, place));
            ask_if(left > 0 && any, seat)
        }
        Question::Donate { seat, left, .. }
        | Question::Gain { seat, left, .. }
        | Question::Lose { seat, left, .. }
        | Question::Exchange { seat, left }
        | Question::Give { seat, left } => ask_if(left > 0, seat),
        Question::Recruit {
            seat, left, batch, ..
        } => barracks::asked(open, seat, left, batch),
        Question::Deploy { seat, batch } => barracks::asked_next(seat, batch),
        Question::DeployFree {
            seat,
            soldier,
            left,
        } => ask_if(left > 0 && open.usable(seat, soldier) > 0, seat),
        Question::Attack {
            seat,
            left,
            who,
            used,
        } => attack::asked(open, seat, left, who, used),
        Question::Allies { order, left } => attack::asked_allies(open, order, left),
        Question::AttackOrder { seat, done } => attack::asked_order(open, seat, done),
        Question::AttackSection {
            seat,
            section,
            used,
        } => {
            let any = attack::attacks_publicly_in(open, seat, section, Who::Ready, used);
            ask_if(any, seat)
        }
        Question::Wounds {
            seat,
            left,
            place,
            section,
        } => {
            let mut spots = attack::wound_spots(open, seat, place, section);
            ask_if(left > 0 && spots.next().is_some(), seat)
        }
        Question::Build {
            seat, left, works, ..
        } => builders::asked(open, seat, left, works),
        Question::Logistics { seat, left } => logistics::asked(open, seat, left),
        Question::Send {
            seat,
            from,
            to,
            group,
        } => logistics::asked_group(open, seat, from, to, group),
        Question::Embassy { seat, left } => embassy::asked(open, seat, left),
        Question::HandLimit { seat } => ask_if(academy::is_over_limit(open, seat), seat),
        Question::ReclaimCard { seat, left } => {
            let any = summer::reclaimable(open, seat).iter().next().is_some();
            ask_if(left > 0 && any, seat)
        }
        Question::Sacrifice { seat, what, left } => coop::asked_sacrifice(open, seat, what, left),
        Question::Atone { seat, left, paid } => shame::asked_atone(table, seat, left, paid),
        Question::Doom { seat, origin, left } => kill::asked_doom(open, seat, origin, left),
        Question::DoomReady { seat, left } => {
            if left > 0 && kill::ready(open, seat).next().is_some() {
                Asked::Decide(seat)
            } else {
                Asked::Nobody
            }
        }
        Question::SaveOwn { seat } => ask_if(open.kill.pending(seat) > 0, seat),
        Question::SaveFree { seat, left, any } => {
            let mut members = open.seats().filter(|&other| any || other == seat);
            let pending = members.any(|other| open.kill.pending(other) > 0);
            ask_if(left > 0 && pending, seat)
        }
        Question::Shots {
            clan,
            section,
            left,
        } => winter::asked(open, clan, section, left),
        Question::ReedBarracks => reed::asked(open, reed::spearman_spots(open)),
        Question::ReedBarricade => reed::asked(open, reed::barricade_places(open)),
        Question::ReedEmbassy => reed::asked(open, open.advisor_track.iter().flatten()),
    }
}
