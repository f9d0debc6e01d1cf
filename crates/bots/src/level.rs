//! How strong a bot is, by name.

use serde::{Deserialize, Serialize};
use std::{fmt, str::FromStr, time::Duration};

/// How strong a bot is, weakest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(into = "&'static str", try_from = "String")]
pub enum Level {
    /// Any legal action.
    Random,
    /// The action that looks best at once, of those it notices.
    Novice,
    /// What looks best at the end of the own turn.
    Casual,
    /// Some rollouts for every option.
    Club,
    /// More and longer rollouts.
    Expert,
    /// The longest search.
    Master,
}

impl Level {
    /// All levels, weakest first.
    pub const ALL: [Level; 6] = [
        Level::Random,
        Level::Novice,
        Level::Casual,
        Level::Club,
        Level::Expert,
        Level::Master,
    ];

    /// The level's name, as in `--seats human,club`.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Novice => "novice",
            Level::Casual => "casual",
            Level::Club => "club",
            Level::Expert => "expert",
            Level::Master => "master",
        }
    }

    /// Whether this build has such a bot.
    pub const fn is_ready(self) -> bool {
        match self {
            Level::Random
            | Level::Novice
            | Level::Casual
            | Level::Club
            | Level::Expert
            | Level::Master => true,
        }
    }

    /// How long a bot of this level may think in live play, at most.
    pub const fn patience(self) -> Duration {
        Duration::from_millis(match self {
            Level::Random | Level::Novice | Level::Casual | Level::Club => 300,
            Level::Expert => 1000,
            Level::Master => 3000,
        })
    }

    /// The levels that this build has, weakest first.
    pub fn ready() -> impl Iterator<Item = Level> {
        Level::ALL.into_iter().filter(|level| level.is_ready())
    }
}

/// A level that does not exist, or not in this build.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0}")]
pub struct UnknownLevel(String);

impl UnknownLevel {
    pub(crate) fn missing(level: Level) -> Self {
        Self(format!(
            "bot '{level}' is not in this build: use {}",
            ready_names()
        ))
    }
}

fn ready_names() -> String {
    let names: Vec<&str> = Level::ready().map(Level::name).collect();
    names.join(" or ")
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl From<Level> for &'static str {
    fn from(level: Level) -> Self {
        level.name()
    }
}

impl FromStr for Level {
    type Err = UnknownLevel;

    /// Only levels that this build has can be read.
    fn from_str(text: &str) -> Result<Self, UnknownLevel> {
        match Level::ALL.into_iter().find(|level| level.name() == text) {
            Some(level) if level.is_ready() => Ok(level),
            Some(level) => Err(UnknownLevel::missing(level)),
            None => Err(UnknownLevel(format!(
                "there is no bot '{text}': use {}",
                ready_names()
            ))),
        }
    }
}

impl TryFrom<String> for Level {
    type Error = UnknownLevel;
    fn try_from(text: String) -> Result<Self, UnknownLevel> {
        text.parse()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_read_back_and_missing_levels_say_what_exists() {
        for level in Level::ALL {
            match level.to_string().parse::<Level>() {
                Ok(read) => assert_eq!(read, level),
                Err(error) => {
                    assert!(!level.is_ready());
                    assert!(error.to_string().contains("novice"), "{error}");
                }
            }
        }
        let error = "wizard".parse::<Level>().unwrap_err().to_string();
        assert!(
            error.contains("'wizard'") && error.contains("random"),
            "{error}"
        );
    }
}
