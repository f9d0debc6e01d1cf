//! Setup of every mode (GW-2).

use super::prelude::*;
use crate::table::empty;
use table::{Chance, Setup};

/// GW-2.1 to GW-2.9 and what the other modes change.
pub(crate) fn deal(setup: &Setup, edition: Edition, chance: &mut Chance) -> Table {
    let mode = Mode::ALL
        .iter()
        .copied()
        .find(|mode| mode.id() == setup.mode)
        .unwrap_or(Mode::Standard);
    let mut table = empty(edition, mode, setup.players);
    // A table that was begun when every mode had these options still names them: they never meant anything there.
    if mode == Mode::Solo {
        table.open.both_advisors = setup.option("both_advisors") == "yes";
        // GW-2.36, GW-28.60.
        table.open.qin.honor = setup.option("qin_start_honor").parse().unwrap_or(0);
    }
    let open = &mut table.open;
    if mode == Mode::Coop {
        // GW-2.41.
        for slot in 0..coop::slots(open) {
            open.decrees[slot] = stock::pick(chance, open.decree_deck());
        }
    } else {
        // GW-2.3.
        for _ in 0..3 {
            if let Some(artifact) = stock::pick(chance, Set::all().minus(open.artifacts)) {
                open.artifacts.add(artifact);
            }
        }
    }
    hordes(open, chance);
    deal_cards(&mut table, chance);
    if mode == Mode::Solo {
        // GW-2.32.
        chance.shuffle(&mut table.open.qin.track);
    }
    table
}

/// GW-2.5, GW-2.22, GW-2.42: by the rule of Spring, without placement abilities.
fn hordes(open: &mut Open, chance: &mut Chance) {
    let n = match (open.mode, open.n) {
        (Mode::Coop, n) => n + 1,
        (_, 4) => 4,
        _ => open.sections().count() as u8,
    };
    if let Some(indicator) = spring::turn_up(open.horde_deck(), chance) {
        open.indicator = indicator;
    }
    for _ in 0..n {
        if let Some(card) = spring::draw_horde(open, chance) {
            spring::place(open, card);
        }
    }
}

/// GW-2.9, GW-2.43: two Generals and two Advisors for each player.
fn deal_cards(table: &mut Table, chance: &mut Chance) {
    let coop = table.open.is_coop();
    let standard = |general: &General| coop || !table.open.data().generals[general.index()].coop;
    let mut generals: Set<General> = General::ALL.iter().copied().filter(standard).collect();
    let mut advisors: Set<Advisor> = Set::all();
    for seat in table.open.seats() {
        for place in 0..2 {
            let general = stock::pick(chance, generals);
            table.own_mut(seat).generals[place] = general;
            generals = general.map_or(generals, |general| generals.without(general));
        }
    }
    for seat in table.open.seats() {
        for place in 0..2 {
            let advisor = stock::pick(chance, advisors);
            table.own_mut(seat).advisors[place] = advisor;
            advisors = advisor.map_or(advisors, |advisor| advisors.without(advisor));
        }
    }
    for _ in 0..table.open.qin.hidden {
        // GW-2.33.
        if let Some(advisor) = stock::pick(chance, advisors) {
            table.secret.qin.add(advisor);
            advisors.remove(advisor);
        }
    }
}

/// GW-2.10: the chosen General; the other is boxed unseen.
pub(crate) fn choose_general(cx: &mut Cx<'_>, seat: Seat, general: General) {
    cx.table.own_mut(seat).generals = [None; 2];
    cx.table.open.player_mut(seat).general = Some(general);
    cx.tell(Event::General { seat, general });
}

/// GW-2.10: one Advisor Active, the other Supporting and seen by its owner only.
pub(crate) fn choose_advisor(cx: &mut Cx<'_>, seat: Seat, advisor: Advisor) {
    let own = cx.table.own_mut(seat);
    own.support = own
        .advisors
        .iter()
        .flatten()
        .copied()
        .find(|&other| other != advisor);
    own.advisors = [None; 2];
    let player = cx.table.open.player_mut(seat);
    player.active.add(advisor);
    player.hidden_support = 1;
    cx.tell(Event::Advisor {
        seat,
        advisor,
        active: true,
    });
}

/// GW-2.12 to GW-2.17, GW-2.24, GW-2.36.
pub(crate) fn begin(cx: &mut Cx<'_>) -> Next {
    let open = &mut cx.table.open;
    let tea = |seat: &Seat| {
        open.player(*seat)
            .general
            .map_or(0, |general| open.data().generals[general.index()].tea)
    };
    let mut seats: Vec<Seat> = open.seats().collect();
    seats.sort_by_key(|seat| std::cmp::Reverse(tea(seat)));
    let mut order: Order = seats.into_iter().map(Clan::of).collect();
    for clan in [Clan::QIN, Clan::REED] {
        if open.tea.has(clan) {
            order.push(clan);
        }
    }
    open.tea = order;
    for seat in cx.table.open.seats() {
        if let Some(general) = cx.table.open.player(seat).general {
            let row = &cx.table.open.data().generals[general.index()];
            cx.table.own_mut(seat).resources = row.start;
            stock::draw_tactics(cx, seat, row.tactics);
        }
    }
    embassy::fill(cx);
    cx.push_all(&[Step::Do(Work::Fall), Step::Do(Work::Winter)]);
    After::Done
}
