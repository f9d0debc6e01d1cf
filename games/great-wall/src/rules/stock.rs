//! Honor, Resources, Warehouse and drawing cards.

use super::prelude::*;

/// GW-28.3, GW-27.1: Honor for a clan; the Reed Clan never gets any.
pub(crate) fn honor(cx: &mut Cx<'_>, clan: Clan, n: impl Into<u16>, source: Source) {
    let n = n.into();
    if n == 0 || clan == Clan::REED {
        return;
    }
    match clan.seat() {
        Some(seat) => {
            let honor = &mut cx.table.open.player_mut(seat).honor[source.index()];
            *honor = honor.saturating_add_unsigned(n).min(9_999);
        }
        None => {
            cx.table.open.qin.honor = cx
                .table
                .open
                .qin
                .honor
                .saturating_add_unsigned(n)
                .min(9_999);
        }
    }
    cx.tell(Event::Honor { clan, n, source });
}

/// GW-1.8: Honor never drops below 0.
pub(crate) fn lose_honor(cx: &mut Cx<'_>, seat: Seat, n: impl Into<u16>, source: Source) {
    let player = cx.table.open.player_mut(seat);
    let room = player.honor[source.index()].saturating_add(9_999);
    let due = i16::try_from(n.into()).unwrap_or(i16::MAX);
    let lost = due.min(player.points()).min(room).max(0);
    player.honor[source.index()] -= lost;
    if lost > 0 {
        cx.tell(Event::LostHonor {
            seat,
            n: lost.unsigned_abs(),
        });
    }
}

pub(crate) fn gain(cx: &mut Cx<'_>, seat: Seat, resource: Resource, n: u8) {
    if n == 0 {
        return;
    }
    let own = &mut cx.table.own_mut(seat).resources[resource.index()];
    *own = own.saturating_add(n).min(200);
    cx.tell(Event::Gained { seat, resource, n });
}

/// GW-1.4: the Resources go to the supply.
pub(crate) fn pay(cx: &mut Cx<'_>, seat: Seat, cost: Cost) {
    if cost == [0; Resource::N] {
        return;
    }
    let own = &mut cx.table.own_mut(seat).resources;
    for (have, due) in own.iter_mut().zip(cost) {
        *have = have.saturating_sub(due);
    }
    cx.tell(Event::Paid { seat, cost });
}

pub(crate) fn only(resource: Resource, n: u8) -> Cost {
    let mut cost = [0; Resource::N];
    cost[resource.index()] = n;
    cost
}

/// GW-21.4, GW-21.6: takes up to n from the Warehouse, Wood first; tells how many there were.
pub(crate) fn take_from_warehouse(cx: &mut Cx<'_>, n: u8) -> u8 {
    let mut taken = [0; 3];
    let mut due = n;
    for (pile, out) in cx.table.open.warehouse.iter_mut().zip(&mut taken) {
        *out = due.min(*pile);
        *pile -= *out;
        due -= *out;
    }
    if due < n {
        cx.tell(Event::FromWarehouse {
            wood: taken[0],
            stone: taken[1],
            gold: taken[2],
        });
    }
    n - due
}

pub(crate) fn into_warehouse(cx: &mut Cx<'_>, resource: Resource) {
    if let Some(pile) = cx.table.open.warehouse.get_mut(resource.index()) {
        *pile = pile.saturating_add(1);
    }
}

/// Draws Tactics; the hand limit is for the caller (GW-25.2).
pub(crate) fn draw_tactics(cx: &mut Cx<'_>, seat: Seat, n: u8) {
    let mut drawn = Set::NONE;
    for _ in 0..n {
        let Some(card) = draw_tactic(cx) else { break };
        cx.table.own_mut(seat).hand.add(card);
        cx.table.open.player_mut(seat).hand += 1;
        drawn.add(card);
    }
    if !drawn.is_empty() {
        cx.reveal();
        cx.tell(Event::DrewTactics {
            seat,
            n: drawn.len() as u8,
            cards: Some(drawn),
        });
    }
}

/// GW-1.11: an empty deck is made of the discards; without discards nothing is drawn.
fn draw_tactic(cx: &mut Cx<'_>) -> Option<TacticCard> {
    let hands = cx
        .table
        .secret
        .seats
        .iter()
        .fold(Set::NONE, |all, own| all.or(own.hand));
    let mut deck = cx
        .table
        .open
        .tactic_game()
        .minus(hands)
        .minus(cx.table.open.tactic_discard);
    if deck.is_empty() {
        deck = cx.table.open.tactic_discard;
        if deck.is_empty() {
            return None;
        }
        cx.table.open.tactic_discard = Set::NONE;
        cx.tell(Event::Reshuffled);
    }
    pick(cx.chance(), deck)
}

pub(crate) fn discard_tactic(cx: &mut Cx<'_>, seat: Seat, tactic: Tactic) {
    let copies = tactic.copies();
    let Some(card) = copies
        .into_iter()
        .find(|&card| cx.table.own(seat).hand.has(card))
    else {
        return;
    };
    cx.table.own_mut(seat).hand.remove(card);
    let player = cx.table.open.player_mut(seat);
    player.hand = player.hand.saturating_sub(1);
    cx.table.open.tactic_discard.add(card);
    cx.reveal();
}

/// GW-1.11: the next Advisor of the deck.
pub(crate) fn draw_advisor(cx: &mut Cx<'_>) -> Option<Advisor> {
    if cx.table.open.advisor_deck_size() == 0 {
        if cx.table.open.advisor_discard.is_empty() {
            return None;
        }
        cx.table.open.advisor_discard = Set::NONE;
        cx.tell(Event::Reshuffled);
    }
    let hidden = cx.table.secret.seats.iter().filter_map(|own| own.support);
    let away = hidden.fold(
        cx.table.open.known_advisors().or(cx.table.secret.qin),
        Set::with,
    );
    let advisor = pick(cx.chance(), Set::all().minus(away))?;
    cx.reveal();
    Some(advisor)
}

/// One of these, drawn by chance; a script names it by its id.
pub(crate) fn pick<T: table::Named>(chance: &mut table::Chance, from: Set<T>) -> Option<T> {
    if from.is_empty() {
        return None;
    }
    let at = chance.index(from.len(), |place| {
        from.nth(place).map_or("", T::name).to_owned()
    });
    from.nth(at)
}
