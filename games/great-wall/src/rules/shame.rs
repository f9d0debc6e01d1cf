//! Shame tokens (GW-6, GW-29.30 to GW-29.32).

use super::prelude::*;

/// Tokens that a player has.
pub(crate) fn tokens(open: &Open, seat: Seat) -> u8 {
    let player = open.player(seat);
    let on_cards: usize = player.claimed_shame.iter().map(|set| set.len()).sum();
    player.shamed.iter().sum::<u8>() + on_cards as u8
}

/// GW-6.2: tokens are placed one after the other; all that decides is public.
pub(crate) fn receive(cx: &mut Cx<'_>, seat: Seat, left: u8) -> Next {
    if left == 0 {
        return After::Done;
    }
    let open = &cx.table.open;
    if open.shame_pool == 0 {
        if open.is_coop() {
            // GW-29.30.
            cx.table.open.ending = Some(Ending::Disgrace);
            cx.tell(Event::Disgrace { seat });
            return After::Done;
        }
        // GW-6.4 comes before GW-6.5.
        cx.tell(Event::NoShameLeft { seat });
        let penalty = cx.table.open.data().n.shame_penalty;
        stock::lose_honor(cx, seat, penalty, Source::Losses);
        cx.work(Work::Shame {
            seat,
            left: left - 1,
        });
        return After::Done;
    }
    let mut places = Vec::new();
    options(open, seat, &mut places);
    match places[..] {
        [only] => {
            cx.work(Work::Shame {
                seat,
                left: left - 1,
            });
            place(cx, seat, only);
            After::Done
        }
        _ => {
            cx.ask(Question::PlaceShame { seat, left });
            After::Done
        }
    }
}

/// GW-6.2, GW-29.31, GW-29.32; stopping means that there is no place for the token (GW-6.5).
pub(crate) fn options(open: &Open, seat: Seat, out: &mut Vec<Action>) {
    let player = open.player(seat);
    let soldiers = Soldier::ALL
        .iter()
        .filter(|&&soldier| open.usable(seat, soldier) > 0);
    out.extend(soldiers.map(|&soldier| Action::ShameSoldier(soldier)));
    if !open.is_coop() {
        let slots = open.data().n.horde_shame_slots;
        let cards = player.claimed.iter();
        let free = cards.filter(|&card| player.shame_on(card) < slots);
        out.extend(free.map(Action::ShameHorde));
    }
    if out.is_empty() {
        out.push(Action::Stop);
    }
    if open.is_coop() && player.points() >= i16::from(modifiers::atone_cost(open, seat)) {
        out.push(Action::Appease);
    }
}

pub(crate) fn place(cx: &mut Cx<'_>, seat: Seat, action: Action) {
    if let Action::ShameSoldier(soldier) = action {
        cx.table.open.shame_pool = cx.table.open.shame_pool.saturating_sub(1);
        cx.table.open.player_mut(seat).shamed[soldier.index()] += 1;
        cx.tell(Event::ShamedSoldier { seat, soldier });
    } else if let Action::ShameHorde(card) = action {
        cx.table.open.shame_pool = cx.table.open.shame_pool.saturating_sub(1);
        let player = cx.table.open.player_mut(seat);
        let slot = usize::from(player.claimed_shame[0].has(card));
        player.claimed_shame[slot].add(card);
        cx.tell(Event::ShamedHorde { seat, card });
    } else if action == Action::Appease {
        let price = modifiers::atone_cost(&cx.table.open, seat);
        cx.tell(Event::Appeased { seat });
        stock::lose_honor(cx, seat, price, Source::Losses);
    } else if action == Action::Stop {
        // GW-6.5: nowhere to put it.
        cx.table.open.shame_pool = cx.table.open.shame_pool.saturating_sub(1);
        cx.table.open.shame_removed += 1;
        cx.tell(Event::NoPlaceForShame { seat });
        stock::lose_honor(
            cx,
            seat,
            cx.table.open.data().n.shame_penalty,
            Source::Losses,
        );
    }
}

/// GW-6.7: where a token can be taken from.
pub(crate) fn atone_places(open: &Open, seat: Seat, out: &mut Vec<Action>) {
    let player = open.player(seat);
    let soldiers = Soldier::ALL
        .iter()
        .filter(|soldier| player.shamed[soldier.index()] > 0);
    out.extend(soldiers.map(|&soldier| Action::AtoneSoldier(soldier)));
    out.extend(player.claimed_shame[0].iter().map(Action::AtoneHorde));
}

/// Whether the price of one token can be paid: Chi is behind the screen, Honor is not.
pub(crate) fn can_pay(table: &Table, seat: Seat) -> bool {
    let price = modifiers::atone_cost(&table.open, seat);
    if table.open.is_coop() {
        table.open.player(seat).points() >= i16::from(price)
    } else {
        table.has(seat, Resource::Chi) >= price
    }
}

/// GW-10.3: whether there is anything to discard; Honor is public, Chi is not.
pub(crate) fn asked_atone(table: &Table, seat: Seat, left: u8, paid: bool) -> Asked {
    let hopeless = paid && table.open.is_coop() && !can_pay(table, seat);
    if tokens(&table.open, seat) == 0 || hopeless {
        Asked::Nobody
    } else if left == 0 && !paid {
        Asked::Decide(seat)
    } else {
        Asked::Seat(seat)
    }
}

/// GW-10.3, GW-29.31, and `discard_shame`; `left` 0 is the mandatory one of the Reed Clan at the Temple.
pub(crate) fn atone_options(
    table: &Table,
    seat: Seat,
    left: u8,
    paid: bool,
    out: &mut Vec<Action>,
) {
    if !paid || can_pay(table, seat) {
        atone_places(&table.open, seat, out);
    }
    if paid || left > 0 {
        out.push(Action::Stop);
    }
}

pub(crate) fn atone(cx: &mut Cx<'_>, seat: Seat, action: Action, paid: bool) {
    if paid {
        let price = modifiers::atone_cost(&cx.table.open, seat);
        if cx.table.open.is_coop() {
            stock::lose_honor(cx, seat, price, Source::Losses);
        } else {
            stock::pay(cx, seat, stock::only(Resource::Chi, price));
        }
    }
    let player = cx.table.open.player_mut(seat);
    if let Action::AtoneSoldier(soldier) = action {
        let shamed = &mut player.shamed[soldier.index()];
        *shamed = shamed.saturating_sub(1);
    } else if let Action::AtoneHorde(card) = action {
        let slot = usize::from(player.claimed_shame[1].has(card));
        player.claimed_shame[slot].remove(card);
    }
    cx.table.open.shame_pool += 1;
    cx.tell(Event::Atoned { seat });
}
