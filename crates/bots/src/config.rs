//! How a level searches, as data: the lines of `bots/levels.txt` of a game.

use crate::Level;
use std::{fmt, str::FromStr};

/// How a bot searches. Which fields count depends on the method.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct SearchConfig {
    /// The way of searching.
    pub method: Method,
    /// In how many determinisations at most each option is evaluated without rollouts: greedy, and the prior of a flat
    /// search.
    pub determinisations: u32,
    /// How many rollouts are shared among the options (flat), or how many iterations the tree has.
    pub rollouts: u32,
    /// How far the prior of a flat search looks, as in `depth`.
    pub prior_depth: Option<u32>,
    /// How far a rollout goes: 0 to the end of the own turn, 1 to the beginning of the next one, and so on. None: not
    /// beyond the action itself.
    pub depth: Option<u32>,
    /// How many candidates a player in a rollout compares at each decision.
    pub rollout_width: u32,
    /// How many candidates the searching player compares at each decision in the rest of the present turn.
    pub own_width: u32,
    /// How many of the candidates that look best at once a player in a rollout plays on to the end of the turn before
    /// choosing: 0 or 1, none.
    pub lookahead_width: u32,
    /// How many options are searched at the root; the prior prunes the others.
    pub root_width: u32,
    /// Options whose prior is further behind the best than so many points are pruned.
    pub prior_margin: f32,
    /// How many rollouts the prior is worth.
    pub prior_weight: f32,
    /// By how many standard errors an option must be ahead of the one with the best prior (flat): where rollouts differ
    /// widely, a few of them say little.
    pub significance: f32,
    /// How many root options out of a hundred are not considered at all.
    pub dropout: u32,
    /// Whether the learned weights count, or the game's evaluation as it is: experience that a beginner has not.
    pub uses_learned_weights: bool,
    /// When a state in the middle of simultaneous choices is evaluated.
    pub simultaneous: Simultaneous,
    /// Whether every second determinisation is the one before with mirrored luck (antithetic variates). Where all luck
    /// lies in what is hidden from the beginning, that would be the same determinisation again.
    pub is_antithetic: bool,
    /// Whether the candidates of a player in a rollout are settled for each turn (common random numbers, flat): then two
    /// options do not differ because somebody happened to consider something else.
    pub has_common_candidates: bool,
}

/// When a state in the middle of simultaneous choices is evaluated.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Simultaneous {
    /// After the own choices only: right where others hardly matter.
    Own,
    /// After the joint action, the others' choices being any.
    Joint,
}

/// A way of searching.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Method {
    /// The option with the best evaluation, averaged over some determinisations.
    Greedy,
    /// Flat Monte Carlo: rollouts for every option in the same determinisations, by sequential halving.
    Flat,
    /// Information set Monte Carlo tree search.
    IsMcts,
}

/// Keys and words of earlier versions of `levels.txt`, and what they are called now.
const RENAMED: [(&str, &str); 17] = [
    ("worlds", "determinisations"),
    ("playouts", "rollouts"),
    ("look", "prior-depth"),
    ("turns", "depth"),
    ("sight", "rollout-width"),
    ("own", "own-width"),
    ("deep", "lookahead-width"),
    ("width", "root-width"),
    ("gap", "prior-margin"),
    ("prior", "prior-weight"),
    ("doubt", "significance"),
    ("blind", "dropout"),
    ("taught", "learned"),
    ("sees", "simultaneous"),
    ("mirror", "antithetic"),
    ("steady", "common-candidates"),
    ("tree", "is-mcts"),
];

impl SearchConfig {
    /// How a level searches where nothing else is known.
    pub fn usual(level: Level) -> Self {
        let greedy = Self {
            method: Method::Greedy,
            determinisations: 1,
            rollouts: 0,
            prior_depth: Some(0),
            depth: None,
            rollout_width: 6,
            own_width: 24,
            lookahead_width: 0,
            root_width: 16,
            prior_margin: 12.0,
            prior_weight: 4.0,
            significance: 0.0,
            dropout: 0,
            uses_learned_weights: true,
            simultaneous: Simultaneous::Joint,
            is_antithetic: true,
            has_common_candidates: false,
        };
        match level {
            Level::Random | Level::Novice => Self {
                determinisations: 2,
                dropout: 25,
                ..greedy
            },
            Level::Casual => Self {
                determinisations: 8,
                depth: Some(0),
                ..greedy
            },
            Level::Club => Self {
                method: Method::Flat,
                determinisations: 4,
                rollouts: 60,
                depth: Some(2),
                ..greedy
            },
            Level::Expert => Self {
                method: Method::Flat,
                determinisations: 4,
                rollouts: 200,
                depth: Some(4),
                ..greedy
            },
            Level::Master => Self {
                method: Method::Flat,
                determinisations: 4,
                rollouts: 800,
                depth: Some(6),
                ..greedy
            },
        }
    }

    /// Reads how a level searches: `flat rollouts=60 depth=1`; what is not said is as usual.
    pub fn read(level: Level, text: &str) -> Result<Self, String> {
        text.split_whitespace()
            .try_fold(Self::usual(level), Self::change)
    }

    /// The same configuration with one thing changed: `is-mcts`, or `rollouts=60`.
    pub fn change(mut self, word: &str) -> Result<Self, String> {
        match word.split_once('=') {
            Some((key, value)) => self.set(key, value)?,
            None => self.method = word.parse()?,
        }
        Ok(self)
    }

    fn set(&mut self, key: &str, value: &str) -> Result<(), String> {
        let wrong = || format!("'{value}' is not a number for '{key}'");
        let number = || value.parse::<u32>().map_err(|_| wrong());
        let depth = || match value {
            "none" => Ok(None),
            _ => number().map(Some),
        };
        let real = || {
            let number = value.parse::<f32>().ok();
            number.filter(|number| number.is_finite()).ok_or_else(wrong)
        };
        let yes_or_no = || match value {
            "yes" => Ok(true),
            "no" => Ok(false),
            _ => Err(format!("'{value}' is not yes or no for '{key}'")),
        };
        match key {
            "determinisations" => self.determinisations = number()?.max(1),
            "rollouts" => self.rollouts = number()?,
            "prior-depth" => self.prior_depth = depth()?,
            "depth" => self.depth = depth()?,
            "rollout-width" => self.rollout_width = number()?.max(1),
            "own-width" => self.own_width = number()?.max(1),
            "lookahead-width" => self.lookahead_width = number()?,
            "root-width" => self.root_width = number()?.max(2),
            "prior-margin" => self.prior_margin = real()?,
            "prior-weight" => self.prior_weight = real()?,
            "significance" => self.significance = real()?,
            "dropout" => self.dropout = number()?.min(100),
            "learned" => self.uses_learned_weights = yes_or_no()?,
            "antithetic" => self.is_antithetic = yes_or_no()?,
            "common-candidates" => self.has_common_candidates = yes_or_no()?,
            "simultaneous" => {
                self.simultaneous = match value {
                    "own" => Simultaneous::Own,
                    "joint" => Simultaneous::Joint,
                    _ => return Err(format!("'{value}' is not own or joint for '{key}'")),
                }
            }
            _ => return Err(unknown(key, "not a key of a level")),
        }
        Ok(())
    }

    /// The same configuration with this share of its determinisations and rollouts, at least one.
    #[must_use]
    pub fn scaled(self, share: f32) -> Self {
        let scale = |n: u32| ((n as f32 * share) as u32).max(1);
        Self {
            determinisations: scale(self.determinisations),
            rollouts: scale(self.rollouts),
            ..self
        }
    }
}

/// What is wrong with a word: that it has another name now, or what else.
fn unknown(word: &str, otherwise: &str) -> String {
    match RENAMED.iter().find(|(before, _)| *before == word) {
        Some((before, now)) => format!("'{before}' is called '{now}' now"),
        None => format!("'{word}' is {otherwise}"),
    }
}

impl FromStr for Method {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        [Method::Greedy, Method::Flat, Method::IsMcts]
            .into_iter()
            .find(|method| method.to_string() == text)
            .ok_or_else(|| unknown(text, "not a way of searching: greedy, flat or is-mcts"))
    }
}

impl fmt::Display for Method {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Method::Greedy => "greedy",
            Method::Flat => "flat",
            Method::IsMcts => "is-mcts",
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_of_before_is_refused_with_its_new_name() {
        for (before, now) in RENAMED {
            let (old, new) = match before {
                "tree" => (before.to_owned(), now.to_owned()),
                "taught" | "mirror" | "steady" => (format!("{before}=yes"), format!("{now}=yes")),
                "sees" => (format!("{before}=own"), format!("{now}=own")),
                _ => (format!("{before}=3"), format!("{now}=3")),
            };
            let error = SearchConfig::read(Level::Club, &old).unwrap_err();
            assert!(error.contains(before) && error.contains(now), "{error}");
            assert!(SearchConfig::read(Level::Club, &new).is_ok(), "{new}");
        }
        let error = SearchConfig::read(Level::Club, "wings=2").unwrap_err();
        assert_eq!(error, "'wings' is not a key of a level");
    }
}
