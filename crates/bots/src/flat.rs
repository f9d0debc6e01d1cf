//! Flat Monte Carlo: playouts for every option in the same worlds with the same and with mirrored luck. The worse half
//! of the options is given up again and again (sequential halving).

use crate::search::Search;
use table::Judge;

/// Worlds in which every option is played to the end of the own turn before longer playouts are spent on it.
const SIGHT_WORLDS: usize = 4;
/// An option that is ahead by so many standard errors after so many worlds is taken.
const CLEAR: f32 = 4.0;
const CLEAR_WORLDS: usize = 24;

pub(crate) fn weigh<R: Judge>(search: &mut Search<'_, R>) {
    let mut left = first_sight(search);
    let mut budget = search.plan.playouts as usize;
    let mut number = 0;
    while left.len() > 1 && budget >= left.len() {
        let rounds = (usize::BITS - (left.len() - 1).leading_zeros()) as usize;
        let worlds = (budget / rounds / left.len()).max(1);
        for _ in 0..worlds {
            if !search.try_all(&left, number, search.plan.turns) {
                return;
            }
            number += 1;
            budget = budget.saturating_sub(left.len());
            if budget < left.len() {
                return;
            }
            if number >= CLEAR_WORLDS && number % 8 == 0 && is_clear(search, &mut left) {
                return;
            }
        }
        search.sort(&mut left);
        if left.len() > 2 {
            left.truncate(left.len().div_ceil(2));
        }
    }
}

/// The options that look best without playouts; the others are left aside.
fn first_sight<R: Judge>(search: &mut Search<'_, R>) -> Vec<usize> {
    let mut seen = search.seen();
    for number in 0..SIGHT_WORLDS {
        if !search.try_all(&seen, number, Some(0)) {
            break;
        }
    }
    search.turn_into_prior();
    search.sort(&mut seen);
    seen.truncate(search.plan.width as usize);
    if search.is_late() {
        seen.truncate(1);
    }
    seen
}

/// Whether the best is far ahead; those that are far behind are given up.
fn is_clear<R: Judge>(search: &Search<'_, R>, left: &mut Vec<usize>) -> bool {
    search.sort(left);
    let best = left[0];
    left.retain(|&place| place == best || search.lead(best, place) < CLEAR);
    left.len() == 1
}
