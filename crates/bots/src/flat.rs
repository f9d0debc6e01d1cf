//! Flat Monte Carlo: playouts for every option in the same worlds with the same and with mirrored luck. The worse half
//! of the options is given up again and again (sequential halving).

use crate::search::Search;
use table::Judge;

/// Worlds in which every option is looked at before playouts are spent on it.
const SIGHT_WORLDS: usize = 2;
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
            for &place in &left {
                search.try_option(place, number, search.plan.turns);
                budget = budget.saturating_sub(1);
            }
            number += 1;
            if search.is_late() || budget < left.len() {
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
        for &place in &seen {
            search.try_option(place, number, None);
        }
    }
    search.turn_into_prior();
    search.sort(&mut seen);
    seen.truncate(search.plan.width as usize);
    seen
}

/// Whether the best is far ahead; those that are far behind are given up.
fn is_clear<R: Judge>(search: &Search<'_, R>, left: &mut Vec<usize>) -> bool {
    search.sort(left);
    let best = left[0];
    left.retain(|&place| place == best || search.lead(best, place) < CLEAR);
    left.len() == 1
}
