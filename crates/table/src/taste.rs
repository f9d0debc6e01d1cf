//! What a person at the table prefers: language and theme.

use serde::{Deserialize, Serialize};
use std::{fmt, str::FromStr};

/// A language of the table. A third one is a file of words per game and a line here.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[serde(rename_all = "snake_case")]
pub enum Lang {
    /// Polish.
    Pl,
    /// English.
    #[default]
    En,
}

impl Lang {
    /// All languages.
    pub const ALL: [Lang; 2] = [Lang::Pl, Lang::En];

    /// The language's code, as in `--lang pl`.
    pub const fn code(self) -> &'static str {
        match self {
            Lang::Pl => "pl",
            Lang::En => "en",
        }
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for Lang {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        Lang::ALL
            .into_iter()
            .find(|lang| lang.code() == text)
            .ok_or_else(|| format!("unknown language '{text}': use pl or en"))
    }
}

/// How pages and pictures are coloured.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[serde(rename_all = "snake_case")]
pub enum Theme {
    /// Dark ink on paper.
    #[default]
    Light,
    /// Light ink on a dark table.
    Dark,
    /// Black, white and a few strong colours.
    Contrast,
}

impl Theme {
    /// All themes.
    pub const ALL: [Theme; 3] = [Theme::Light, Theme::Dark, Theme::Contrast];

    /// The theme's name, as in `--theme dark`.
    pub const fn name(self) -> &'static str {
        match self {
            Theme::Light => "light",
            Theme::Dark => "dark",
            Theme::Contrast => "contrast",
        }
    }
}

impl FromStr for Theme {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        Theme::ALL
            .into_iter()
            .find(|theme| theme.name() == text)
            .ok_or_else(|| format!("unknown theme '{text}': use light, dark or contrast"))
    }
}
