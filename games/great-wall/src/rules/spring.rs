//! Spring: time, new Hordes, Advisors (GW-9).

use super::prelude::*;
use table::Chance;

pub(crate) fn begin(cx: &mut Cx<'_>) -> Next {
    let open = &mut cx.table.open;
    open.year = open.year.saturating_add(1);
    open.season = Season::Spring;
    open.active = None;
    open.defeated = 0;
    let year = open.year;
    // GW-9.2.
    let messengers = open
        .fronts
        .iter()
        .any(|front| front.abilities(Ability::Reinforcements) > 0);
    let left = due(open, year) + u8::from(messengers);
    cx.tell(Event::Year { year });
    cx.tell(Event::Season {
        season: Season::Spring,
    });
    cx.push_all(&[
        Step::Do(Work::NewHordes { left }),
        Step::Do(Work::RefreshAdvisors),
    ]);
    After::Done
}

/// GW-9.2: new Hordes of a Year's Spring, with the "+1" of the Time token in co-op (GW-2.40). The first Year has none.
pub(crate) fn due(open: &Open, year: u8) -> u8 {
    let track = &open.data().time[open.side()];
    let printed = track[(year as usize).clamp(1, track.len()) - 1].new_hordes;
    printed + u8::from(open.is_coop() && year > 1)
}

/// GW-9.3: one card at a time; GW-9.4: a Raid; GW-9.5: placement abilities.
pub(crate) fn new_hordes(cx: &mut Cx<'_>, left: u8) -> Next {
    if left == 0 {
        return After::Done;
    }
    let was_empty = cx.table.open.horde_deck().is_empty();
    let mut open = cx.table.open.clone();
    let Some(card) = draw_horde(&mut open, cx.chance()) else {
        return After::Done;
    };
    cx.table.open = open;
    if was_empty {
        cx.tell(Event::Reshuffled);
    }
    cx.work(Work::NewHordes { left: left - 1 });
    let Some((section, row)) = place(&mut cx.table.open, card) else {
        raid(cx, card);
        return After::Done;
    };
    cx.tell(Event::NewHorde { card, section, row });
    let humans = cx.table.open.humans();
    match cx.table.open.data().hordes[card.horde().index()].ability {
        Ability::Intrigue => each(cx, Task::Intrigue, humans),
        Ability::Plunder => each(cx, Task::Plunder, humans),
        Ability::Skirmishers
        | Ability::ArrowStorm
        | Ability::Crush
        | Ability::Undermine
        | Ability::WarDrums
        | Ability::ShieldWall
        | Ability::Terror
        | Ability::Sabotage
        | Ability::Dread
        | Ability::Arson
        | Ability::Fury
        | Ability::Reinforcements => {}
    }
    After::Done
}

/// GW-9.4: the card is discarded and Shame leaves the pool, one per human player.
fn raid(cx: &mut Cx<'_>, card: HordeCard) {
    let open = &mut cx.table.open;
    open.horde_discard.add(card);
    let n = open.n.min(open.shame_pool);
    open.shame_pool -= n;
    open.shame_removed += n;
    cx.tell(Event::Raid { card, n });
}

/// Intrigue: a Tactic of choice or Honor; who has no Tactic loses Honor.
pub(crate) fn lose_to_intrigue(cx: &mut Cx<'_>, seat: Seat) {
    let due = cx.table.open.data().n.intrigue_honor;
    stock::lose_honor(cx, seat, due, Source::Losses);
}

/// GW-9.8; in solo one or both of the leftmost go under Qin's card (GW-28.55).
pub(crate) fn refresh_advisors(cx: &mut Cx<'_>) -> Next {
    let first = [
        cx.table.open.advisor_track[0],
        cx.table.open.advisor_track[1],
    ];
    if cx.table.open.is_solo() {
        if !cx.table.open.both_advisors && first.iter().all(Option::is_some) {
            cx.ask(Question::QinAdvisor);
            return After::Done;
        }
        for advisor in first.into_iter().flatten() {
            under_qin(cx, advisor);
        }
    } else {
        for advisor in first.into_iter().flatten() {
            cx.table.open.advisor_discard.add(advisor);
            cx.tell(Event::Dismissed { advisor });
        }
    }
    shift(cx);
    After::Done
}

fn under_qin(cx: &mut Cx<'_>, advisor: Advisor) {
    cx.table.open.qin.advisors.add(advisor);
    cx.tell(Event::QinAdvisor { advisor });
}

/// GW-28.55: the human chose which one Qin gets.
pub(crate) fn choose_qin_advisor(cx: &mut Cx<'_>, chosen: Advisor) {
    under_qin(cx, chosen);
    for slot in 0..2 {
        if let Some(advisor) = cx.table.open.advisor_track[slot]
            && advisor != chosen
        {
            cx.table.open.advisor_discard.add(advisor);
            cx.tell(Event::Dismissed { advisor });
        }
    }
    shift(cx);
}

fn shift(cx: &mut Cx<'_>) {
    let track = &mut cx.table.open.advisor_track;
    *track = [track[2], track[3], None, None];
    embassy::fill(cx);
}

/// GW-9.3, GW-9.6, GW-9.7: the top card is one of those with the visible back; the next back becomes visible.
pub(crate) fn draw_horde(open: &mut Open, chance: &mut Chance) -> Option<HordeCard> {
    let mut deck = open.horde_deck();
    if deck.is_empty() {
        deck = open.horde_discard;
        open.horde_discard = Set::NONE;
        open.indicator = turn_up(deck, chance)?;
    }
    let fitting: Set<HordeCard> = deck
        .iter()
        .filter(|card| card.indicator() == open.indicator)
        .collect();
    let card = stock::pick(chance, if fitting.is_empty() { deck } else { fitting })?;
    if let Some(indicator) = turn_up(deck.without(card), chance) {
        open.indicator = indicator;
    }
    Some(card)
}

/// The back of the next top card.
pub(crate) fn turn_up(deck: Set<HordeCard>, chance: &mut Chance) -> Option<Section> {
    if deck.is_empty() {
        return None;
    }
    let indicator = |place: usize| {
        deck.nth(place)
            .map_or(Section::Middle, HordeCard::indicator)
    };
    let at = chance.index(deck.len(), |place| indicator(place).to_string());
    Some(indicator(at))
}

/// GW-9.3: the leftmost Section without a Horde, else the one that the new top card shows; None is a Raid (GW-9.4).
pub(crate) fn place(open: &mut Open, card: HordeCard) -> Option<(Section, u8)> {
    let empty = open.sections().find(|&section| open.front(section).n == 0);
    let section = empty.unwrap_or(open.indicator);
    let section = if open.in_play(section) {
        section
    } else {
        Section::Middle
    };
    if open.front(section).n >= 3 {
        return None;
    }
    let data = open.data();
    open.front_mut(section).add(card, data);
    Some((section, open.front(section).n - 1))
}
