//! The evaluation of a state: the game's own one, corrected by what was learned.

use crate::lines::lines;
use std::fmt;
use table::{Judge, MAX_SEATS, Seat, State};

/// No game has more parts of its evaluation.
const MOST_TERMS: usize = 12;

/// How a state is evaluated: weights of the game's evaluation and of its parts.
#[derive(Clone, PartialEq, Debug)]
pub struct Evaluation {
    /// Weight of the own evaluation.
    pub own: f32,
    /// Weight of the best rival's evaluation.
    pub best: f32,
    /// Weight of the mean of the rivals' evaluations.
    pub mean: f32,
    /// How much more than in the evaluation its parts count, by name.
    pub terms: Vec<(String, f32)>,
    /// What winning counts beside the points.
    pub win: f32,
    /// With how many points ahead half of the rest of that is believed in.
    pub scale: f32,
}

impl Default for Evaluation {
    /// A point of the others hurts less than an own one helps; so this also works where all win or lose together.
    fn default() -> Self {
        Self {
            own: 1.0,
            best: 0.0,
            mean: -0.5,
            terms: Vec::new(),
            win: 5.0,
            scale: 8.0,
        }
    }
}

impl Evaluation {
    /// Reads weights, one per line: `own 0.93`, `term goods -0.2`. What is not said is as usual.
    pub fn read(text: &str) -> Result<Self, String> {
        let mut evaluation = Self::default();
        for line in lines(text) {
            let words: Vec<&str> = line.split_whitespace().collect();
            let number = |text: &str| {
                text.parse::<f32>()
                    .ok()
                    .filter(|value| value.is_finite())
                    .ok_or_else(|| format!("'{text}' is not a weight"))
            };
            match words[..] {
                ["own", value] => evaluation.own = number(value)?,
                ["best", value] => evaluation.best = number(value)?,
                ["mean", value] => evaluation.mean = number(value)?,
                ["win", value] => evaluation.win = number(value)?,
                ["scale", value] => evaluation.scale = number(value)?.max(0.01),
                ["term", name, value] => evaluation.terms.push((name.to_owned(), number(value)?)),
                _ => return Err(format!("'{line}' is not a weight")),
            }
        }
        Ok(evaluation)
    }

    /// The points ahead that make this value, without what winning counts.
    pub fn points(&self, value: f32) -> f32 {
        // value = scale x + win x / (1 + x) for a lead of x scales.
        let (size, scale) = (value.abs(), self.scale);
        let half = (scale + self.win - size) / 2.0;
        let lead = ((half * half + scale * size).sqrt() - half) / scale;
        (lead * scale).copysign(value)
    }

    /// The weights in the order of the game's terms; terms that the game no longer has are forgotten.
    pub(crate) fn evaluator<R: Judge>(&self) -> Evaluator {
        let weight = |name: &&str| {
            let found = self.terms.iter().find(|(known, _)| known == name);
            found.map_or(0.0, |(_, weight)| *weight)
        };
        let terms: Vec<f32> = R::TERMS.iter().map(weight).collect();
        Evaluator {
            own: self.own,
            best: self.best,
            mean: self.mean,
            win: self.win,
            scale: self.scale,
            terms: if terms.iter().any(|weight| *weight != 0.0) {
                terms
            } else {
                Vec::new()
            },
        }
    }
}

impl fmt::Display for Evaluation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "own {:.4}", self.own)?;
        writeln!(f, "best {:.4}", self.best)?;
        writeln!(f, "mean {:.4}", self.mean)?;
        for (name, weight) in &self.terms {
            writeln!(f, "term {name} {weight:.4}")?;
        }
        writeln!(f, "win {:.4}", self.win)?;
        writeln!(f, "scale {:.4}", self.scale)
    }
}

/// An [`Evaluation`] with its weights in the order of one game's terms.
#[derive(Clone, Debug)]
pub(crate) struct Evaluator {
    own: f32,
    best: f32,
    mean: f32,
    win: f32,
    scale: f32,
    /// Empty when none counts.
    terms: Vec<f32>,
}

impl Evaluator {
    /// The value of a state for this seat: points that it may expect ahead of the others, and what winning counts.
    pub(crate) fn value<R: Judge>(&self, state: &State<R>, seat: Seat) -> f32 {
        let margin = self.margin(state, seat);
        if state.is_over() {
            let is_won = state.outcome().places[seat.index()] == 1;
            return margin + if is_won { self.win } else { -self.win };
        }
        // An algebraic sigmoid: the same on every machine.
        let lead = margin / self.scale;
        margin + self.win * lead / (1.0 + lead.abs())
    }

    /// Points that this seat may expect ahead of the others.
    fn margin<R: Judge>(&self, state: &State<R>, seat: Seat) -> f32 {
        let seats = state.seats();
        let judged = self.judged(state);
        let mut margin = self.own * judged(seat);
        if seats > 1 && (self.best != 0.0 || self.mean != 0.0) {
            let (mut best, mut sum) = (f32::MIN, 0.0);
            for other in Seat::first(seats).filter(|&other| other != seat) {
                let value = judged(other);
                best = best.max(value);
                sum += value;
            }
            margin += self.best * best + self.mean * sum / (seats - 1) as f32;
        }
        margin
    }

    /// The game's evaluation for each seat, corrected by what was learned of its parts: own less the mean of the rivals'.
    fn judged<'a, R: Judge>(&self, state: &'a State<R>) -> impl Fn(Seat) -> f32 + use<'a, R> {
        let seats = state.seats();
        let mut parts = [0.0; MAX_SEATS];
        if !self.terms.is_empty() && !state.is_over() {
            for seat in Seat::first(seats) {
                parts[seat.index()] = self.own_parts(state, seat);
            }
        }
        let sum: f32 = parts.iter().sum();
        move |seat| {
            let own = parts[seat.index()];
            let rivals = (sum - own) / (seats - 1).max(1) as f32;
            state.judge(seat) + own - rivals
        }
    }

    /// The value by which the rollout policy chooses: the evaluation with what was learned of the own parts. What one
    /// does at once hardly changes the others', and they would cost as much again.
    pub(crate) fn policy_value<R: Judge>(&self, state: &State<R>, seat: Seat) -> f32 {
        let judged = state.judge(seat);
        if self.terms.is_empty() {
            return judged;
        }
        judged + self.own_parts(state, seat)
    }

    /// How much more or less the parts of this seat's evaluation count than the game says.
    fn own_parts<R: Judge>(&self, state: &State<R>, seat: Seat) -> f32 {
        const { assert!(R::TERMS.len() <= MOST_TERMS) };
        let mut parts = [0.0; MOST_TERMS];
        let parts = &mut parts[..self.terms.len()];
        state.terms(seat, parts);
        let weighed = parts.iter().zip(&self.terms);
        weighed.map(|(part, weight)| part * weight).sum()
    }

    /// The value of a state for every seat.
    pub(crate) fn values<R: Judge>(&self, state: &State<R>) -> [f32; MAX_SEATS] {
        let mut values = [0.0; MAX_SEATS];
        for seat in Seat::first(state.seats()) {
            values[seat.index()] = self.value(state, seat);
        }
        values
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_and_points_belong_together() {
        let evaluation = Evaluation::default();
        for margin in [-40.0f32, -3.0, 0.0, 0.5, 7.0, 60.0] {
            let lead = margin / evaluation.scale;
            let value = margin + evaluation.win * lead / (1.0 + lead.abs());
            assert!((evaluation.points(value) - margin).abs() < 0.01, "{margin}");
        }
    }

    #[test]
    fn weights_read_back() {
        let evaluation = Evaluation {
            best: -0.25,
            terms: vec![("goods".to_owned(), 0.5)],
            ..Evaluation::default()
        };
        assert_eq!(Evaluation::read(&evaluation.to_string()), Ok(evaluation));
    }
}
