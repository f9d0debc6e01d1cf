//! Flat Monte Carlo: playouts for every option in the same worlds with the same and with mirrored luck. The worse half
//! of the options is given up again and again (sequential halving), and earlier what is clearly worse, or no different.

use crate::search::Search;
use table::Judge;

/// An option that is so many standard errors behind the best after so many worlds is given up.
const CLEAR: f32 = 2.8;
const CLEAR_WORLDS: usize = 8;
/// Two options that differ by less than so many points, as surely as this, are the same.
const ALIKE: f32 = 0.15;
const ALIKE_ERRORS: f32 = 1.5;

pub(crate) fn weigh<R: Judge>(search: &mut Search<'_, R>) {
    let mut left = first_sight(search);
    let first = left[0];
    halve(search, &mut left, first);
    // What the playouts do not show clearly is decided by the first sight.
    if left.contains(&first) && is_doubtful(search, &mut left, first) {
        for &place in left.iter().filter(|&&place| place != first) {
            search.leave(place);
        }
    }
}

/// Whether the option that looked best at first sight is not clearly behind.
fn is_doubtful<R: Judge>(search: &Search<'_, R>, left: &mut [usize], first: usize) -> bool {
    search.sort(left);
    let (mean, error) = search.difference(left[0], first);
    search.plan.doubt > 0.0 && mean < search.plan.doubt * error
}

/// Spends the playouts.
fn halve<R: Judge>(search: &mut Search<'_, R>, left: &mut Vec<usize>, first: usize) {
    let mut budget = search.plan.playouts as usize;
    let mut number = 0;
    while left.len() > 1 && budget >= left.len() {
        let rounds = (usize::BITS - (left.len() - 1).leading_zeros()) as usize;
        let worlds = (budget / rounds / left.len()).max(1);
        for _ in 0..worlds {
            if !search.try_all(left, number, search.plan.turns) {
                return;
            }
            number += 1;
            budget = budget.saturating_sub(left.len());
            if budget < left.len() {
                return;
            }
            if number >= CLEAR_WORLDS && number.is_multiple_of(4) {
                give_up(search, left);
                if left.len() == 1 {
                    return;
                }
            }
        }
        search.sort(left);
        if left.len() > 2 {
            let kept = left.len().div_ceil(2);
            let place = left.iter().position(|&place| place == first);
            if let Some(place) = place.filter(|&place| place >= kept)
                && is_doubtful(search, left, first)
            {
                left.swap(place, kept - 1);
            }
            left.truncate(kept);
        }
    }
}

/// The options that look best without playouts; the others are left aside.
fn first_sight<R: Judge>(search: &mut Search<'_, R>) -> Vec<usize> {
    let mut seen = search.seen();
    for number in 0..search.plan.worlds as usize {
        if !search.try_all(&seen, number, search.plan.look) {
            break;
        }
        if number % 2 == 1 && search.is_settled(&seen) {
            break;
        }
    }
    search.turn_into_prior();
    search.sort(&mut seen);
    seen.truncate(search.plan.width as usize);
    let least = search.mean(seen[0]) - search.plan.gap;
    seen.retain(|&place| search.mean(place) >= least);
    if search.is_late() {
        seen.truncate(1);
    }
    seen
}

/// Leaves aside what is far behind the best, and what is no different from it: of two that are alike, the one that
/// looked worse at first sight.
fn give_up<R: Judge>(search: &mut Search<'_, R>, left: &mut Vec<usize>) {
    search.sort(left);
    let mut best = left[0];
    for &place in &left[1..] {
        let (mean, error) = search.difference(best, place);
        let is_behind = mean > CLEAR * error;
        let is_alike = mean.abs() + ALIKE_ERRORS * error < ALIKE;
        if is_alike && search.prior(place) > search.prior(best) {
            search.leave(best);
            best = place;
        } else if is_alike || is_behind {
            search.leave(place);
        }
    }
    left.retain(|&place| !search.is_left(place));
}
