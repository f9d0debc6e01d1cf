//! Means and shares with 95 % intervals.

use serde::Serialize;

/// The 97.5 % point of the normal distribution.
const Z: f64 = 1.959_964;

/// A mean of measurements with its 95 % interval.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[expect(
    clippy::struct_field_names,
    reason = "the names stand in the JSON documents"
)]
pub struct Mean {
    /// The mean.
    pub mean: f64,
    /// The lower end of the interval.
    pub low: f64,
    /// The upper end of the interval.
    pub high: f64,
    /// The standard deviation of one measurement.
    pub sd: f64,
    /// The smallest measurement.
    pub min: f64,
    /// The largest measurement.
    pub max: f64,
}

impl Mean {
    /// The mean of these; there is at least one.
    pub fn of(values: &[f64]) -> Self {
        let n = values.len() as f64;
        let mean = values.iter().sum::<f64>() / n;
        let squares: f64 = values.iter().map(|value| (value - mean).powi(2)).sum();
        let sd = if values.len() > 1 {
            (squares / (n - 1.0)).sqrt()
        } else {
            0.0
        };
        let half = Z * sd / n.sqrt();
        Self {
            mean,
            low: mean - half,
            high: mean + half,
            sd,
            min: values.iter().copied().fold(f64::INFINITY, f64::min),
            max: values.iter().copied().fold(f64::NEG_INFINITY, f64::max),
        }
    }

    /// `24.31 ± 0.52`.
    pub fn show(&self) -> String {
        format!("{:.2} ± {:.2}", self.mean, self.high - self.mean)
    }
}

/// A share of trials with its 95 % Wilson interval.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[expect(
    clippy::struct_field_names,
    reason = "the names stand in the JSON documents"
)]
pub struct Share {
    /// The share, 0 to 1.
    pub share: f64,
    /// The lower end of the interval.
    pub low: f64,
    /// The upper end of the interval.
    pub high: f64,
}

impl Share {
    /// So many successes (shared ones count in part) in so many trials, at least one.
    pub fn of(successes: f64, trials: usize) -> Self {
        let n = trials as f64;
        let share = successes / n;
        let z2 = Z * Z;
        let centre = (share + z2 / (2.0 * n)) / (1.0 + z2 / n);
        let half = Z / (1.0 + z2 / n) * (share * (1.0 - share) / n + z2 / (4.0 * n * n)).sqrt();
        Self {
            share,
            low: (centre - half).max(0.0),
            high: (centre + half).min(1.0),
        }
    }

    /// `33.1 % (30.2–36.1)`.
    pub fn show(&self) -> String {
        let (share, low, high) = (100.0 * self.share, 100.0 * self.low, 100.0 * self.high);
        format!("{share:.1} % ({low:.1}–{high:.1})")
    }
}

/// How much of a win each seat has. A shared first place is shared, except where all play together: there every game
/// ends with the same place for all, and each seat wins or loses whole.
pub fn wins(places: &[&[u8]]) -> Vec<Vec<f64>> {
    let together = places
        .iter()
        .all(|game| game.iter().all(|place| *place == game[0]));
    places
        .iter()
        .map(|game| {
            let first: f64 = game
                .iter()
                .map(|place| f64::from(u8::from(*place == 1)))
                .sum();
            let win = if together { 1.0 } else { 1.0 / first };
            game.iter()
                .map(|place| if *place == 1 { win } else { 0.0 })
                .collect()
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wilson_agrees_with_published_values() {
        // 15 of 20: 0.531 to 0.888.
        let share = Share::of(15.0, 20);
        assert!((share.low - 0.531).abs() < 0.001 && (share.high - 0.888).abs() < 0.001);
        let none = Share::of(0.0, 10);
        assert!(none.low.abs() < 1e-12 && (none.high - 0.2775).abs() < 0.001);
    }

    #[test]
    fn means_have_normal_intervals() {
        let mean = Mean::of(&[1.0, 2.0, 3.0, 4.0]);
        assert!((mean.mean - 2.5).abs() < 1e-12 && (mean.sd - 1.2910).abs() < 1e-3);
        assert!((mean.high - mean.mean - 1.2652).abs() < 1e-3);
        assert_eq!(Mean::of(&[7.0]).sd.to_bits(), 0f64.to_bits());
    }

    #[test]
    fn first_places_are_shared_unless_all_play_together() {
        assert_eq!(wins(&[&[1, 1, 3], &[2, 1, 3]])[0], [0.5, 0.5, 0.0]);
        assert_eq!(wins(&[&[1, 1], &[2, 2]]), [[1.0, 1.0], [0.0, 0.0]]);
        assert_eq!(wins(&[&[1], &[2]]), [[1.0], [0.0]]);
    }
}
