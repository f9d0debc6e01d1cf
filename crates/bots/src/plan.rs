//! How a level searches, as data.

use crate::Level;
use std::{fmt, str::FromStr};

/// How a bot searches. Which fields count depends on the method.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Plan {
    /// The way of searching.
    pub method: Method,
    /// In how many worlds at most each option is looked at without playouts: greedy, and the first sight of a flat
    /// search.
    pub worlds: u32,
    /// How many playouts are shared among the options (flat), or how many times the tree is walked.
    pub playouts: u32,
    /// How far the first sight of a flat search looks, as in `turns`.
    pub look: Option<u32>,
    /// How far a playout looks: 0 to the end of the own turn, 1 to the beginning of the next one, and so on. None: not
    /// beyond the action itself.
    pub turns: Option<u32>,
    /// How many options a player in a playout compares at each decision.
    pub sight: u32,
    /// How many options the player who thinks compares at each decision in the rest of the present turn.
    pub own: u32,
    /// How many of the options that look best at once a player in a playout plays on to the end of the turn before
    /// choosing: 0 or 1, none.
    pub deep: u32,
    /// How many options are searched at all; the others were left aside at first sight.
    pub width: u32,
    /// Options that are further behind the best at first sight than so many points are left aside.
    pub gap: f32,
    /// How many playouts the first sight is worth.
    pub prior: f32,
    /// By how many standard errors an option must be ahead of one that looked better at first sight (flat): where
    /// playouts differ widely, a few of them say little.
    pub doubt: f32,
    /// How many options out of a hundred are overlooked.
    pub blind: u32,
    /// Whether the weights that were learned count, or the game's evaluation as it is: experience that a beginner has not.
    pub is_taught: bool,
    /// Where all choose at the same time: what an own choice is worth is seen before (`own`) or after (`all`) the others
    /// have chosen, too.
    pub sees: Sees,
    /// Whether every second world is the one before with mirrored luck. Where all luck lies in what is hidden from the
    /// beginning, that would be the same world again.
    pub is_mirrored: bool,
    /// Whether what a player in a playout overlooks is settled for each turn (flat): then two options do not differ because
    /// somebody happened to notice something else.
    pub is_steady: bool,
}

/// What is seen of simultaneous choices when a world is valued.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sees {
    /// The own choices only: right where others hardly matter.
    Own,
    /// What came of everybody's choices, the others' being any.
    All,
}

/// A way of searching.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Method {
    /// The option that looks best, averaged over some worlds.
    Greedy,
    /// Playouts for every option in the same worlds; the worse half is given up again and again.
    Flat,
    /// A tree of information sets.
    Tree,
}

impl Plan {
    /// How a level searches where nothing else is known.
    pub fn usual(level: Level) -> Self {
        let greedy = Self {
            method: Method::Greedy,
            worlds: 1,
            playouts: 0,
            look: Some(0),
            turns: None,
            sight: 6,
            own: 24,
            deep: 0,
            width: 16,
            gap: 12.0,
            prior: 4.0,
            doubt: 0.0,
            blind: 0,
            is_taught: true,
            sees: Sees::All,
            is_mirrored: true,
            is_steady: false,
        };
        match level {
            Level::Random | Level::Novice => Self {
                worlds: 2,
                blind: 25,
                ..greedy
            },
            Level::Casual => Self {
                worlds: 8,
                turns: Some(0),
                ..greedy
            },
            Level::Club => Self {
                method: Method::Flat,
                worlds: 4,
                playouts: 60,
                turns: Some(2),
                ..greedy
            },
            Level::Expert => Self {
                method: Method::Flat,
                worlds: 4,
                playouts: 200,
                turns: Some(4),
                ..greedy
            },
            Level::Master => Self {
                method: Method::Flat,
                worlds: 4,
                playouts: 800,
                turns: Some(6),
                ..greedy
            },
        }
    }

    /// Reads how a level searches: `flat playouts=60 turns=1`; what is not said is as usual.
    pub fn read(level: Level, text: &str) -> Result<Self, String> {
        text.split_whitespace()
            .try_fold(Self::usual(level), Self::change)
    }

    /// The same plan with one thing changed: `tree`, or `playouts=60`.
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
        let yes_or_no = || match value {
            "yes" => Ok(true),
            "no" => Ok(false),
            _ => Err(format!("'{value}' is not yes or no for '{key}'")),
        };
        match key {
            "worlds" => self.worlds = number()?.max(1),
            "playouts" => self.playouts = number()?,
            "look" if value == "none" => self.look = None,
            "look" => self.look = Some(number()?),
            "turns" if value == "none" => self.turns = None,
            "turns" => self.turns = Some(number()?),
            "sight" => self.sight = number()?.max(1),
            "own" => self.own = number()?.max(1),
            "deep" => self.deep = number()?,
            "width" => self.width = number()?.max(2),
            "gap" => self.gap = value.parse().map_err(|_| wrong())?,
            "prior" => self.prior = value.parse().map_err(|_| wrong())?,
            "doubt" => self.doubt = value.parse().map_err(|_| wrong())?,
            "blind" => self.blind = number()?.min(100),
            "taught" => self.is_taught = yes_or_no()?,
            "mirror" => self.is_mirrored = yes_or_no()?,
            "steady" => self.is_steady = yes_or_no()?,
            "sees" => {
                self.sees = match value {
                    "own" => Sees::Own,
                    "all" => Sees::All,
                    _ => return Err(format!("'{value}' is not what is seen: own or all")),
                }
            }
            _ => return Err(format!("'{key}' is not part of a plan")),
        }
        Ok(())
    }

    /// The same plan with this share of its worlds and playouts, at least one.
    #[must_use]
    pub fn scaled(self, share: f32) -> Self {
        let scale = |n: u32| ((n as f32 * share) as u32).max(1);
        Self {
            worlds: scale(self.worlds),
            playouts: scale(self.playouts),
            ..self
        }
    }
}

impl FromStr for Method {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        [Method::Greedy, Method::Flat, Method::Tree]
            .into_iter()
            .find(|method| method.to_string() == text)
            .ok_or_else(|| format!("'{text}' is not a way of searching: greedy, flat or tree"))
    }
}

impl fmt::Display for Method {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Method::Greedy => "greedy",
            Method::Flat => "flat",
            Method::Tree => "tree",
        })
    }
}
