//! Tactic windows (GW-25.3 to GW-25.10).

use super::prelude::*;

/// Opens a window: each player is asked once, in Tea order.
pub(crate) fn open(cx: &mut Cx<'_>, window: Window, scope: Scope) {
    let open = &cx.table.open;
    let order: Order = open
        .humans()
        .iter()
        .filter(|clan| open.players[clan.index()].hand > 0)
        .collect();
    if !order.is_empty() {
        cx.ask(Question::Window {
            window,
            scope,
            order,
        });
    }
}

/// GW-25.6: whether a player is asked follows from what everybody sees.
pub(crate) fn is_asked(open: &Open, seat: Seat, window: Window, scope: Scope) -> bool {
    open.player(seat).hand > 0
        && !open.played.has(seat)
        && Tactic::ALL.iter().any(|tactic| {
            let row = &open.data().tactics[tactic.index()];
            (open.is_coop() || !row.coop) && fits(open, seat, *tactic, window, scope)
        })
}

/// Window and condition of a card.
fn fits(open: &Open, seat: Seat, tactic: Tactic, window: Window, scope: Scope) -> bool {
    let row = &open.data().tactics[tactic.index()];
    row.window == window
        && row
            .condition
            .iter()
            .all(|&test| effects::holds(open, test, Clan::of(seat), scope))
}

/// GW-25.6: the next player who may have something to play.
pub(crate) fn asked(open: &Open, window: Window, scope: Scope, order: Order) -> Asked {
    let mut seats = order.iter().filter_map(Clan::seat);
    seats
        .find(|&seat| is_asked(open, seat, window, scope))
        .map_or(Asked::Nobody, Asked::Seat)
}

/// GW-25.4, GW-25.5: base or Boosted, if it would change something.
pub(crate) fn options(
    table: &Table,
    seat: Seat,
    window: Window,
    scope: Scope,
    out: &mut Vec<Action>,
) {
    let hand = table.own(seat).hand;
    let me = Clan::of(seat);
    for tactic in Tactic::ALL {
        let has = tactic.copies().iter().any(|&card| hand.has(card));
        if !has || !fits(&table.open, seat, tactic, window, scope) {
            continue;
        }
        let text = |card: Card| Text {
            card,
            block: 0,
            at: 0,
            owner: me,
            me,
            scope,
        };
        if effects::changes(table, text(Card::Tactic(tactic))) {
            out.push(Action::Play(tactic));
        }
        let price = effects::boost_cost(&table.open, seat, tactic);
        if table.has(seat, Resource::Chi) >= price {
            let mut after = table.clone();
            after.own_mut(seat).resources[Resource::Chi.index()] -= price;
            if effects::changes(&after, text(Card::Boosted(tactic))) {
                out.push(Action::Boost(tactic));
            }
        }
    }
    out.push(Action::Pass);
}

/// GW-25.8: at most one Tactic per player and trigger instance.
pub(crate) fn play(cx: &mut Cx<'_>, seat: Seat, tactic: Tactic, boosted: bool, scope: Scope) {
    let me = Clan::of(seat);
    cx.table.open.played = cx.table.open.played.with(seat);
    cx.tell(Event::Played {
        seat,
        tactic,
        boosted,
    });
    if boosted {
        let price = effects::boost_cost(&cx.table.open, seat, tactic);
        stock::pay(cx, seat, stock::only(Resource::Chi, price));
    }
    stock::discard_tactic(cx, seat, tactic);
    listeners::happen(cx, Happening::TacticPlayed, Some(me), scope);
    let card = if boosted {
        Card::Boosted(tactic)
    } else {
        Card::Tactic(tactic)
    };
    cx.work(Work::Run(Text {
        card,
        block: 0,
        at: 0,
        owner: me,
        me,
        scope,
    }));
}
