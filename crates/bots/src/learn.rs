//! Weights learned from games of bots among themselves: what the evaluation said on the way, and how it ended. The
//! weights are those that would have told the result best (regression on outcomes), held near the usual ones where the
//! games say little.

use crate::{Bot, Eye, Level, Plan, Random, Thinker, derive_seed, eye::compared_terms};
use table::{Chance, Judge, Seat, Setup, Sink, State, Viewer};

/// What a table looked like to a seat on the way, and how the game ended for it.
#[derive(Clone, PartialEq, Debug)]
pub struct Sample {
    /// Own evaluation, best rival's, mean of the rivals', one, then the parts.
    features: Vec<f32>,
    /// Points ahead of the best rival at the end.
    margin: f32,
    /// 1 for a win, 0 for none.
    won: f32,
}

/// The features before the parts.
const BASE: usize = 4;
/// Every how many decisions a table is looked at.
const EVERY: u64 = 5;
/// Out of a hundred decisions so many are any legal action, to see more of the game.
const ERRATIC: usize = 8;
/// The rivals together count for at most so much of the own evaluation: otherwise there would be nothing left where
/// all win or lose together.
const MOST_RIVALRY: f32 = 0.8;

/// Plays one game of bots that value with these weights and looks at it on the way.
pub fn lesson<R: Judge>(setup: &Setup, eye: &Eye, seed: u64) -> Vec<Sample> {
    let mut state = State::<R>::new(setup, Chance::fast(seed), &mut Sink::mute())
        .expect("without a script nothing can go wrong with chance");
    let plan = Plan {
        worlds: 1,
        blind: 0,
        ..Plan::usual(Level::Novice)
    };
    let mut erratic = Random::new(derive_seed(seed, u64::MAX));
    let (mut samples, mut owners): (Vec<Sample>, Vec<Seat>) = (Vec::new(), Vec::new());
    let mut legal = Vec::new();
    for number in 0u64.. {
        let Some(seat) = state.turn().iter().next() else {
            break;
        };
        if number.is_multiple_of(EVERY) {
            for seat in Seat::first(state.seats()) {
                samples.push(look(&state, seat));
                owners.push(seat);
            }
        }
        state.legal(seat, &mut legal);
        let chosen = if erratic.pick(100) < ERRATIC {
            erratic.pick(legal.len())
        } else if legal.len() == 1 {
            0
        } else {
            let mut bot = Thinker::new(plan, eye.clone(), derive_seed(seed, number));
            bot.choose(&state.view(Viewer::Seat(seat)), &legal)
        };
        state.play(seat, legal[chosen], &mut Sink::mute());
    }
    let outcome = state.outcome();
    for (sample, seat) in samples.iter_mut().zip(owners) {
        let rivals = Seat::first(state.seats()).filter(|&other| other != seat);
        let best = rivals.map(|other| outcome.scores[other.index()]).max();
        sample.margin = (outcome.scores[seat.index()] - best.unwrap_or(0)) as f32;
        sample.won = f32::from(u8::from(outcome.places[seat.index()] == 1));
    }
    samples
}

fn look<R: Judge>(state: &State<R>, seat: Seat) -> Sample {
    let rivals = Seat::first(state.seats()).filter(|&other| other != seat);
    let theirs: Vec<f32> = rivals.map(|other| state.judge(other)).collect();
    let best = theirs.iter().copied().fold(f32::MIN, f32::max);
    let mean = theirs.iter().sum::<f32>() / theirs.len().max(1) as f32;
    let best = if theirs.is_empty() { 0.0 } else { best };
    let mut features = vec![0.0; BASE + R::TERMS.len()];
    features[..BASE].copy_from_slice(&[state.judge(seat), best, mean, 1.0]);
    compared_terms(state, seat, &mut features[BASE..]);
    Sample {
        features,
        margin: 0.0,
        won: 0.0,
    }
}

/// The weights that tell the results of these games best.
pub fn fit(samples: &[Sample], terms: &[&str], before: &Eye) -> Eye {
    let usual = Eye::default();
    let n = BASE + terms.len();
    let mut centre = vec![0.0; n];
    centre[..BASE].copy_from_slice(&[usual.own, usual.best, usual.mean, usual.bias].map(f64::from));
    let weights = ridge(samples, &centre);
    let own = weights[0].max(0.1);
    let rivalry = -(weights[1] + weights[2]);
    let shrink = if rivalry > f64::from(MOST_RIVALRY) * own {
        f64::from(MOST_RIVALRY) * own / rivalry
    } else {
        1.0
    };
    let mut eye = Eye {
        own: own as f32,
        best: (weights[1] * shrink) as f32,
        mean: (weights[2] * shrink) as f32,
        bias: weights[3] as f32,
        terms: terms
            .iter()
            .zip(&weights[BASE..])
            .map(|(name, weight)| ((*name).to_owned(), *weight as f32))
            .collect(),
        win: before.win,
        scale: 1.0,
    };
    eye.scale = best_scale(samples, &eye);
    eye
}

/// How far these weights are from the results, in points (root of the mean square).
pub fn error(samples: &[Sample], eye: &Eye) -> f64 {
    let sum: f64 = samples
        .iter()
        .map(|sample| f64::from(predict(sample, eye) - sample.margin).powi(2))
        .sum();
    (sum / samples.len().max(1) as f64).sqrt()
}

/// How often the sign of these weights' prediction is the winner, 0 to 1.
pub fn insight(samples: &[Sample], eye: &Eye) -> f64 {
    let right = samples
        .iter()
        .filter(|sample| (predict(sample, eye) > 0.0) == (sample.won > 0.5));
    right.count() as f64 / samples.len().max(1) as f64
}

fn predict(sample: &Sample, eye: &Eye) -> f32 {
    let base = [eye.own, eye.best, eye.mean, eye.bias];
    let parts = eye.terms.iter().map(|(_, weight)| *weight);
    let weights = base.into_iter().chain(parts);
    let features = sample.features.iter();
    features.zip(weights).map(|(x, weight)| x * weight).sum()
}

/// Least squares, held near the centre: each feature by its own size.
fn ridge(samples: &[Sample], centre: &[f64]) -> Vec<f64> {
    const HOLD: f64 = 0.01;
    let n = centre.len();
    let mut matrix = vec![vec![0.0; n]; n];
    let mut right = vec![0.0; n];
    for sample in samples {
        let x: Vec<f64> = sample.features.iter().map(|x| f64::from(*x)).collect();
        let rest: f64 = f64::from(sample.margin)
            - x.iter()
                .zip(centre)
                .map(|(x, weight)| x * weight)
                .sum::<f64>();
        for i in 0..n {
            for j in 0..n {
                matrix[i][j] += x[i] * x[j];
            }
            right[i] += x[i] * rest;
        }
    }
    for (i, row) in matrix.iter_mut().enumerate() {
        row[i] += HOLD * row[i] + 1e-6;
    }
    let change = solve(matrix, right);
    centre
        .iter()
        .zip(change)
        .map(|(weight, change)| weight + change)
        .collect()
}

/// Gauss with pivots.
fn solve(mut matrix: Vec<Vec<f64>>, mut right: Vec<f64>) -> Vec<f64> {
    let n = right.len();
    for at in 0..n {
        let pivot = (at..n)
            .max_by(|&one, &other| matrix[one][at].abs().total_cmp(&matrix[other][at].abs()))
            .expect("there is a row left");
        matrix.swap(at, pivot);
        right.swap(at, pivot);
        let lead = matrix[at][at];
        for row in at + 1..n {
            let share = matrix[row][at] / lead;
            let (above, below) = matrix.split_at_mut(row);
            for (value, lead) in below[0][at..].iter_mut().zip(&above[at][at..]) {
                *value -= share * lead;
            }
            right[row] -= share * right[at];
        }
    }
    for at in (0..n).rev() {
        let known: f64 = (at + 1..n)
            .map(|column| matrix[at][column] * right[column])
            .sum();
        right[at] = (right[at] - known) / matrix[at][at];
    }
    right
}

/// The scale with which the lead tells best who wins.
fn best_scale(samples: &[Sample], eye: &Eye) -> f32 {
    let surprise = |scale: f32| -> f64 {
        samples
            .iter()
            .map(|sample| {
                let lead = predict(sample, eye) / scale;
                let belief = 0.5 + 0.5 * lead / (1.0 + lead.abs());
                f64::from(belief - sample.won).powi(2)
            })
            .sum()
    };
    let scales = (0..40).map(|step| 1.0 + 0.15 * (step * step) as f32 / 4.0);
    scales
        .map(|scale| (surprise(scale), scale))
        .min_by(|(one, _), (other, _)| one.total_cmp(other))
        .expect("there are scales")
        .1
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sample(own: f32, part: f32, margin: f32) -> Sample {
        Sample {
            features: vec![own, 0.0, 0.0, 1.0, part],
            margin,
            won: f32::from(u8::from(margin > 0.0)),
        }
    }

    #[test]
    fn it_finds_what_counts() {
        let samples: Vec<Sample> = (0..200)
            .map(|number| {
                let (own, part) = ((number % 17) as f32 - 8.0, (number % 5) as f32);
                sample(own, part, 0.5 * own + 2.0 * part + 1.0)
            })
            .collect();
        let eye = fit(&samples, &["part"], &Eye::default());
        assert!((eye.own - 0.5).abs() < 0.05, "{eye}");
        assert!((eye.terms[0].1 - 2.0).abs() < 0.1, "{eye}");
        assert!(error(&samples, &eye) < 0.2 * error(&samples, &Eye::default()));
        assert!(insight(&samples, &eye) > 0.95);
    }
}
