//! What a game offers, and what a table was set up with.

use crate::MAX_SEATS;
use serde::{Deserialize, Serialize};
use std::{collections::BTreeMap, ops::RangeInclusive};

/// What a game offers: player counts by mode, and options.
#[derive(Clone, Debug, Serialize)]
pub struct Info {
    /// The ways to play printed in the rulebook; the first is the usual one.
    pub modes: Vec<Mode>,
    /// What can be varied.
    pub options: Vec<Choice>,
}

/// A way to play and for how many.
#[derive(Clone, Debug, Serialize)]
pub struct Mode {
    /// The mode's id. Words: `mode-<id>`.
    pub id: &'static str,
    /// How many can play it.
    pub players: RangeInclusive<u8>,
}

/// Something that can be chosen before the game.
#[derive(Clone, Debug, Serialize)]
pub struct Choice {
    /// The option's key. Words: `option-<key>` and `option-<key>-help`.
    pub key: &'static str,
    /// Possible values, in a sensible order.
    pub values: Vec<&'static str>,
    /// The value of the rulebook.
    pub default: &'static str,
}

/// What a table was set up with. Complete and checked once it comes from [`Setup::new`].
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// How many play.
    pub players: u8,
    /// The mode's id.
    pub mode: String,
    /// Every option with its value.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
}

impl Setup {
    /// Checks a wish against what the game offers and fills in the defaults.
    pub fn new(
        info: &Info,
        players: u8,
        mode: Option<&str>,
        options: impl IntoIterator<Item = (String, String)>,
    ) -> Result<Self, String> {
        let mut wishes: BTreeMap<String, String> = options.into_iter().collect();
        let wish = wishes.remove("mode");
        let mode = match mode.or(wish.as_deref()) {
            Some(id) => info
                .modes
                .iter()
                .find(|mode| mode.id == id)
                .ok_or_else(|| {
                    let known: Vec<_> = info.modes.iter().map(|mode| mode.id).collect();
                    format!("unknown mode '{id}': use {}", known.join(", "))
                })?,
            // Without a word the first mode that fits so many players.
            None => info
                .modes
                .iter()
                .find(|mode| mode.players.contains(&players))
                .unwrap_or(&info.modes[0]),
        };
        if players as usize > MAX_SEATS || !mode.players.contains(&players) {
            let (least, most) = (mode.players.start(), mode.players.end());
            return Err(format!(
                "{players} players cannot play mode '{}': {least} to {most} can",
                mode.id
            ));
        }
        if let Some(key) = wishes
            .keys()
            .find(|key| !info.options.iter().any(|option| option.key == **key))
        {
            let known: Vec<_> = info.options.iter().map(|option| option.key).collect();
            let how = if known.is_empty() {
                "this game has no options".to_owned()
            } else {
                format!("use {}", known.join(", "))
            };
            return Err(format!("unknown option '{key}': {how}"));
        }
        let mut complete = BTreeMap::new();
        for option in &info.options {
            let value = wishes
                .get(option.key)
                .map_or(option.default, String::as_str);
            if !option.values.contains(&value) {
                return Err(format!(
                    "option {} cannot be '{value}': use {}",
                    option.key,
                    option.values.join(", ")
                ));
            }
            complete.insert(option.key.to_owned(), value.to_owned());
        }
        Ok(Self {
            players,
            mode: mode.id.to_owned(),
            options: complete,
        })
    }

    /// The value of an option.
    ///
    /// # Panics
    /// When the game has no such option: a checked setup has them all.
    pub fn option(&self, key: &str) -> &str {
        self.options
            .get(key)
            .expect("a checked setup has every option")
    }

    /// Every setup of a game: each mode, each number of players, each value of each option (others at their default).
    pub fn all(info: &Info) -> Vec<Setup> {
        let mut setups: Vec<Setup> = Vec::new();
        for mode in &info.modes {
            for players in mode.players.clone() {
                let plain =
                    Setup::new(info, players, Some(mode.id), []).expect("defaults are legal");
                for option in &info.options {
                    for value in option
                        .values
                        .iter()
                        .filter(|value| **value != option.default)
                    {
                        let wish = [(option.key.to_owned(), (*value).to_owned())];
                        setups.push(
                            Setup::new(info, players, Some(mode.id), wish)
                                .expect("listed values are legal"),
                        );
                    }
                }
                setups.push(plain);
            }
        }
        setups
    }
}
