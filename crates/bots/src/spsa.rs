//! Weights learned in games between bots that differ only in them: all weights take a small step at once, one player's
//! up and the other's down, and the weights go the way of the player who did better (simultaneous perturbation stochastic
//! approximation, SPSA). A fit of
//! the weights on results was tried before and played worse than without: what goes with winning need not be what wins.

use crate::{Evaluation, Random, derive_seed};

/// How far each kind of weight steps.
const PART: f32 = 0.12;
const RIVALS: f32 = 0.12;
/// What winning counts and the scale of a lead step by this share.
const SHARE: f32 = 0.2;
/// How far the weights go per round of a clear lead, in steps, and after how many rounds that decays.
const LEARNING_RATE: f32 = 1.0;
const DECAY: f32 = 20.0;
/// The rivals count for at most so much of the own evaluation: otherwise there would be nothing left where all win or
/// lose together.
const MOST_RIVALRY: f32 = 0.8;

/// Weights on their way: simultaneous perturbation stochastic approximation.
#[derive(Clone, Debug)]
pub struct Spsa {
    seed: u64,
    names: Vec<String>,
    /// In steps from the usual weights: mean of the rivals, win, scale, then the parts.
    at: Vec<f32>,
    /// The sum of all places of the second half: their mean is steadier than the last one.
    sum: Vec<f32>,
    n_summed: usize,
    round: usize,
    rounds: usize,
    usual: Evaluation,
}

/// The weights before the parts.
const BASE: usize = 3;

impl Spsa {
    /// Begins at these weights.
    pub fn new(usual: &Evaluation, terms: &[&str], seed: u64, rounds: usize) -> Self {
        let n = BASE + terms.len();
        Self {
            seed,
            names: terms.iter().map(|&term| term.to_owned()).collect(),
            at: vec![0.0; n],
            sum: vec![0.0; n],
            n_summed: 0,
            round: 0,
            rounds,
            usual: usual.clone(),
        }
    }

    /// The two that play against each other in this round.
    pub fn perturbed(&self) -> [Evaluation; 2] {
        [1.0, -1.0].map(|sign| {
            let places = self.at.iter().zip(self.signs());
            self.at_steps(places.map(|(at, step)| at + sign * step))
        })
    }

    /// Goes the way of the one that did better: the first was ahead by so much, from -1 to 1.
    pub fn update(&mut self, ahead: f32) {
        let rate = LEARNING_RATE / (1.0 + self.round as f32 / DECAY).sqrt();
        let signs: Vec<f32> = self.signs().collect();
        for (at, sign) in self.at.iter_mut().zip(signs) {
            *at += rate * ahead * sign;
        }
        self.round += 1;
        if self.round * 2 > self.rounds {
            for (sum, at) in self.sum.iter_mut().zip(&self.at) {
                *sum += at;
            }
            self.n_summed += 1;
        }
    }

    /// The weights that were learned so far.
    pub fn learned(&self) -> Evaluation {
        match self.n_summed {
            0 => self.at_steps(self.at.iter().copied()),
            n => self.at_steps(self.sum.iter().map(|sum| sum / n as f32)),
        }
    }

    /// Up or down, for each weight.
    fn signs(&self) -> impl Iterator<Item = f32> {
        let mut random = Random::new(derive_seed(self.seed, self.round as u64));
        (0..self.at.len()).map(move |_| if random.pick(2) == 0 { 1.0 } else { -1.0 })
    }

    fn at_steps(&self, at: impl Iterator<Item = f32>) -> Evaluation {
        let at: Vec<f32> = at.collect();
        let usual = &self.usual;
        let part = |name: &String| {
            let known = usual.terms.iter().find(|(known, _)| known == name);
            known.map_or(0.0, |(_, weight)| *weight)
        };
        let terms = self.names.iter().zip(&at[BASE..]);
        Evaluation {
            mean: (usual.mean + at[0] * RIVALS).clamp(-MOST_RIVALRY, 0.0),
            win: usual.win * grow(at[1]),
            scale: usual.scale * grow(at[2]),
            terms: terms
                .map(|(name, at)| (name.clone(), part(name) + at * PART))
                .collect(),
            ..usual.clone()
        }
    }
}

/// So many steps of a share more; the same on every machine, and never nothing.
fn grow(steps: f32) -> f32 {
    let by = 1.0 + SHARE * steps.abs();
    if steps < 0.0 { 1.0 / by } else { by }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Plays better the nearer its weights are to these.
    fn skill(evaluation: &Evaluation) -> f32 {
        let away = |weight: f32, best: f32| -(weight - best).powi(2);
        let part = |name: &str| evaluation.terms.iter().find(|(known, _)| known == name);
        let part = |name: &str| part(name).map_or(0.0, |(_, weight)| *weight);
        away(part("goods"), 0.6) + away(part("gold"), -0.3) + away(evaluation.mean, -0.2)
    }

    #[test]
    fn it_goes_where_games_are_won() {
        let mut spsa = Spsa::new(&Evaluation::default(), &["goods", "gold"], 5, 300);
        for _ in 0..300 {
            let [up, down] = spsa.perturbed();
            spsa.update((skill(&up) - skill(&down)).clamp(-1.0, 1.0));
        }
        let learned = spsa.learned();
        assert!(skill(&learned) > -0.02, "{learned}");
        assert!(skill(&Evaluation::default()) < -0.5);
    }

    #[test]
    fn the_same_seed_takes_the_same_steps() {
        let pair = |seed| {
            Spsa::new(&Evaluation::default(), &["goods", "gold", "wine"], seed, 3).perturbed()
        };
        assert_eq!(pair(1), pair(1));
        assert_ne!(pair(1), pair(2));
        let [up, down] = pair(1);
        assert_ne!(up, down);
    }
}
