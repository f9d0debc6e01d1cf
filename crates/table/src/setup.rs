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
    /// The ways a game can end. Words: `ending-<id>`.
    pub endings: Vec<&'static str>,
}

impl Info {
    /// The options of a mode.
    pub fn options_of(&self, mode: &str) -> impl Iterator<Item = &Choice> {
        let belongs = move |option: &&Choice| option.belongs_to(mode);
        self.options.iter().filter(belongs)
    }
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
    /// The modes that have it; none means all of them.
    pub modes: Vec<&'static str>,
}

impl Choice {
    /// Whether a mode has this option.
    pub fn belongs_to(&self, mode: &str) -> bool {
        self.modes.is_empty() || self.modes.contains(&mode)
    }
}

/// What a table was set up with. Complete and checked once it comes from [`Setup::new`].
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// How many play.
    pub players: u8,
    /// The mode's id.
    pub mode: String,
    /// Every option of the mode with its value.
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
        for key in wishes.keys() {
            let option = info.options.iter().find(|option| option.key == key);
            match option {
                Some(option) if option.belongs_to(mode.id) => {}
                Some(option) => {
                    let modes = option.modes.join(", ");
                    return Err(format!("option {key} belongs to mode {modes}"));
                }
                None => return Err(unknown_option(info, mode, key)),
            }
        }
        let mut complete = BTreeMap::new();
        for option in info.options_of(mode.id) {
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

    /// The same setup as this program would write it: what a recorded game says of options that its mode does not have
    /// never meant anything and is left out.
    pub fn recorded(&self, info: &Info) -> Result<Self, String> {
        let is_foreign = |key: &str| {
            let mut options = info.options.iter();
            options.any(|option| option.key == key && !option.belongs_to(&self.mode))
        };
        let options = self.options.iter().filter(|(key, _)| !is_foreign(key));
        let options = options.map(|(key, value)| (key.clone(), value.clone()));
        Setup::new(info, self.players, Some(&self.mode), options)
    }

    /// The value of an option that this mode has.
    ///
    /// # Panics
    /// When the mode has no such option: a checked setup has all of its own.
    pub fn option(&self, key: &str) -> &str {
        self.chosen(key)
            .expect("a checked setup has every option of its mode")
    }

    /// The value of an option, if the mode has it.
    pub fn chosen(&self, key: &str) -> Option<&str> {
        self.options.get(key).map(String::as_str)
    }

    /// Every setup of a game: each mode, each number of players, each value of each option of the mode (others at their
    /// default).
    pub fn all(info: &Info) -> Vec<Setup> {
        let mut setups: Vec<Setup> = Vec::new();
        for mode in &info.modes {
            for players in mode.players.clone() {
                let plain =
                    Setup::new(info, players, Some(mode.id), []).expect("defaults are legal");
                for option in info.options_of(mode.id) {
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

fn unknown_option(info: &Info, mode: &Mode, key: &str) -> String {
    let known: Vec<_> = info.options_of(mode.id).map(|option| option.key).collect();
    let how = match (known.is_empty(), info.options.is_empty()) {
        (_, true) => "this game has no options".to_owned(),
        (true, false) => format!("mode '{}' has no options", mode.id),
        (false, false) => format!("use {}", known.join(", ")),
    };
    format!("unknown option '{key}': {how}")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn info() -> Info {
        let option = |key, modes| Choice {
            key,
            values: vec!["no", "yes"],
            default: "no",
            modes,
        };
        Info {
            modes: vec![
                Mode {
                    id: "standard",
                    players: 2..=3,
                },
                Mode {
                    id: "solo",
                    players: 1..=1,
                },
            ],
            options: vec![option("long", vec![]), option("rival", vec!["solo"])],
            endings: vec!["time"],
        }
    }

    fn wish(key: &str, value: &str) -> [(String, String); 1] {
        [(key.to_owned(), value.to_owned())]
    }

    #[test]
    fn options_belong_to_modes() {
        let standard = Setup::new(&info(), 2, None, []).unwrap();
        assert_eq!(standard.options.len(), 1);
        assert_eq!(standard.chosen("rival"), None);
        let solo = Setup::new(&info(), 1, None, wish("rival", "yes")).unwrap();
        assert_eq!(solo.option("rival"), "yes");
        let error = Setup::new(&info(), 2, None, wish("rival", "yes")).unwrap_err();
        assert_eq!(error, "option rival belongs to mode solo");
        let error = Setup::new(&info(), 2, None, wish("luck", "yes")).unwrap_err();
        assert_eq!(error, "unknown option 'luck': use long");
        // Two of two players, two of three, three alone.
        assert_eq!(Setup::all(&info()).len(), 7);
    }

    #[test]
    fn what_was_recorded_of_other_modes_is_left_out() {
        let mut old = Setup::new(&info(), 2, None, wish("long", "yes")).unwrap();
        let today = old.clone();
        old.options.insert("rival".to_owned(), "yes".to_owned());
        assert_eq!(old.recorded(&info()), Ok(today));
        old.options.insert("luck".to_owned(), "yes".to_owned());
        assert!(old.recorded(&info()).unwrap_err().contains("luck"));
    }
}
