//! Flat Monte Carlo: rollouts for every option in the same determinisations, with the same and with antithetic luck.
//! Sequential halving shares them out; what is clearly worse, or no different, is pruned earlier.

use crate::search::Search;
use table::Judge;

/// An option that is so many standard errors behind the best after so many rollouts is pruned.
const PRUNE_ERRORS: f32 = 2.8;
const PRUNE_AFTER: usize = 8;
/// Two options that differ by less than so many points, by so many standard errors, are equal.
const EQUAL_POINTS: f32 = 0.15;
const EQUAL_ERRORS: f32 = 1.5;

pub(crate) fn run<R: Judge>(search: &mut Search<'_, R>) {
    let mut left = prior(search);
    let favourite = left[0];
    sequential_halving(search, &mut left, favourite);
    // What the rollouts do not show clearly is decided by the prior.
    if left.contains(&favourite) && is_undecided(search, &mut left, favourite) {
        for &place in left.iter().filter(|&&place| place != favourite) {
            search.prune(place);
        }
    }
}

/// Whether no option is significantly ahead of the one with the best prior.
fn is_undecided<R: Judge>(search: &Search<'_, R>, left: &mut [usize], favourite: usize) -> bool {
    search.sort(left);
    let (mean, error) = search.paired_difference(left[0], favourite);
    search.config.significance > 0.0 && mean < search.config.significance * error
}

/// Spends the rollouts.
fn sequential_halving<R: Judge>(
    search: &mut Search<'_, R>,
    left: &mut Vec<usize>,
    favourite: usize,
) {
    let mut budget = search.config.rollouts as usize;
    let mut number = 0;
    while left.len() > 1 && budget >= left.len() {
        let rounds = (usize::BITS - (left.len() - 1).leading_zeros()) as usize;
        let each = (budget / rounds / left.len()).max(1);
        for _ in 0..each {
            if !search.simulate_all(left, number, search.config.depth) {
                return;
            }
            number += 1;
            budget = budget.saturating_sub(left.len());
            if budget < left.len() {
                return;
            }
            if number >= PRUNE_AFTER && number.is_multiple_of(4) {
                prune(search, left);
                if left.len() == 1 {
                    return;
                }
            }
        }
        search.sort(left);
        if left.len() > 2 {
            let kept = left.len().div_ceil(2);
            let place = left.iter().position(|&place| place == favourite);
            if let Some(place) = place.filter(|&place| place >= kept)
                && is_undecided(search, left, favourite)
            {
                left.swap(place, kept - 1);
            }
            left.truncate(kept);
        }
    }
}

/// The options with the best prior, which is an evaluation without rollouts; the others are pruned.
fn prior<R: Judge>(search: &mut Search<'_, R>) -> Vec<usize> {
    let mut left = search.root_options();
    for number in 0..search.config.determinisations as usize {
        if !search.simulate_all(&left, number, search.config.prior_depth) {
            break;
        }
        if number % 2 == 1 && search.has_converged(&left) {
            break;
        }
    }
    search.set_priors();
    search.sort(&mut left);
    left.truncate(search.config.root_width as usize);
    let least = search.mean(left[0]) - search.config.prior_margin;
    left.retain(|&place| search.mean(place) >= least);
    if search.is_late() {
        left.truncate(1);
    }
    left
}

/// Prunes what is far behind the best, and what is no different from it: of two that are equal, the one with the worse
/// prior.
fn prune<R: Judge>(search: &mut Search<'_, R>, left: &mut Vec<usize>) {
    search.sort(left);
    let mut best = left[0];
    for &place in &left[1..] {
        let (mean, error) = search.paired_difference(best, place);
        let is_behind = mean > PRUNE_ERRORS * error;
        let is_equal = mean.abs() + EQUAL_ERRORS * error < EQUAL_POINTS;
        if is_equal && search.prior(place) > search.prior(best) {
            search.prune(best);
            best = place;
        } else if is_equal || is_behind {
            search.prune(place);
        }
    }
    left.retain(|&place| !search.is_pruned(place));
}
