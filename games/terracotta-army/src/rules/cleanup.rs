//! The clean-up phase (TA-11).

use crate::{
    TerracottaArmy,
    data::{Bonus, Data, MAX_PLAYERS, ROUNDS, SEGMENTS},
    event::Event,
    names::{Master, Wheel},
    step::Work,
    table::{Player, Table, Workers},
};
use ::table::{Cx, Seat};

/// TA-11.1, TA-14.1: order, drying, income, then the next round, or final scoring after the last.
pub(super) fn phase(cx: &mut Cx<'_, TerracottaArmy>) {
    turn_order(cx);
    for seat in cx.table.seats() {
        dry(cx, seat);
    }
    for seat in cx.table.seats() {
        income(cx, seat);
    }
    if cx.table.round >= ROUNDS {
        cx.work(Work::FinalScoring);
    } else {
        next_round(cx);
        cx.work(Work::ActionPhase);
    }
}

/// TA-11.2: holders of priority tokens come first by number, the others keep their order; tokens go back.
fn turn_order(cx: &mut Cx<'_, TerracottaArmy>) {
    let order = next_order(cx.table);
    let n_players = cx.table.n_players;
    let is_held = cx
        .table
        .players
        .iter()
        .any(|player| player.priority.is_some());
    for player in &mut cx.table.players {
        player.priority = None;
    }
    cx.table.order = order;
    if is_held {
        cx.tell(Event::Order { order, n_players });
    }
}

/// The turn order after clean-up, as the priority tokens lie now.
pub(crate) fn next_order(table: &Table) -> [Seat; MAX_PLAYERS] {
    let mut order = table.order;
    let n = table.n_players();
    // A stable sort keeps the others in their previous relative order.
    order[..n].sort_by_key(|&seat| table.player(seat).priority.unwrap_or(u8::MAX));
    order
}

/// How many hired masters give this bonus (TA-8.12).
pub(crate) fn bonuses(player: &Player, bonus: Bonus, data: &Data) -> u8 {
    let hired = Master::ALL
        .into_iter()
        .filter(|&master| player.has_hired(master));
    hired.filter(|&master| data.bonus(master) == bonus).count() as u8
}

/// TA-11.3: wet clay dries but for one per master that keeps it; dry clay stays dry.
fn dry(cx: &mut Cx<'_, TerracottaArmy>, seat: Seat) {
    let data = cx.table.data();
    let player = cx.table.player_mut(seat);
    let kept = player
        .clay_wet
        .min(u16::from(bonuses(player, Bonus::KeepWet, data)));
    let clay = player.clay_wet - kept;
    player.clay_wet = kept;
    player.gain_dry(clay);
    if clay > 0 {
        cx.tell(Event::Dried { seat, clay, kept });
    }
}

/// TA-11.4: a coin per master that gives one.
fn income(cx: &mut Cx<'_, TerracottaArmy>, seat: Seat) {
    let data = cx.table.data();
    let player = cx.table.player_mut(seat);
    let coins = bonuses(player, Bonus::Coin, data);
    player.gain_coins(coins);
    if coins > 0 {
        cx.tell(Event::Income { seat, coins });
    }
}

/// TA-11.5, TA-11.6, TA-11.7: workers go home, both wheels turn by themselves, the round marker goes on; nothing else
/// changes.
fn next_round(cx: &mut Cx<'_, TerracottaArmy>) {
    cx.table.segments = [Workers::default(); SEGMENTS as usize];
    for wheel in Wheel::ALL {
        cx.table.turn_wheel(wheel);
    }
    cx.tell(Event::WheelsTurn);
    cx.table.round += 1;
}
