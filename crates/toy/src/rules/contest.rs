//! TOY-5: magpies rob, then the strongest bird wins.

use super::gifts;
use crate::{Event, Table, Toy, Work};
use table::{Cx, Seat};

/// TOY-5.1: magpies first, in seat order; then the contest.
pub(crate) fn resolve(cx: &mut Cx<'_, Toy>) {
    cx.work(Work::Contest);
    for seat in cx.table.seats().rev() {
        if target(cx.table, seat).is_some() {
            cx.work(Work::Rob(seat));
        }
    }
}

fn target(table: &Table, seat: Seat) -> Option<Seat> {
    table.player(seat).bid.and_then(|bid| bid.target)
}

/// TOY-5.1: a coin, if the target has one.
pub(crate) fn rob(cx: &mut Cx<'_, Toy>, thief: Seat) {
    let target = target(cx.table, thief).expect("only a magpie with a target robs");
    let coins = cx
        .table
        .edition
        .numbers
        .robbed_coins
        .min(cx.table.player(target).coins);
    cx.table.player_mut(target).coins -= coins;
    cx.table.player_mut(thief).coins += coins;
    cx.tell(Event::Robbed {
        thief,
        target,
        coins,
    });
}

/// TOY-5.2 to TOY-5.4: the strongest bird; equals roll one die each; if still equal, nobody.
pub(crate) fn decide(cx: &mut Cx<'_, Toy>) {
    let bids = cx
        .table
        .seats()
        .map(|seat| (seat, strength(cx.table, seat)));
    let mut best = highest(bids.collect());
    if best.len() > 1 {
        let rolls = best.into_iter().map(|seat| {
            let die = cx.chance().die();
            cx.tell(Event::Rolled { seat, die });
            (seat, die)
        });
        best = highest(rolls.collect());
    }
    match best[..] {
        [winner] => gifts::win(cx, winner),
        _ => gifts::lose(cx),
    }
}

fn strength(table: &Table, seat: Seat) -> u8 {
    let bid = table.player(seat).bid.expect("all have bid");
    table.edition.birds[bid.bird].strength
}

fn highest(values: Vec<(Seat, u8)>) -> Vec<Seat> {
    let best = values.iter().map(|(_, value)| *value).max();
    let winners = values.into_iter().filter(|(_, value)| Some(*value) == best);
    winners.map(|(seat, _)| seat).collect()
}
