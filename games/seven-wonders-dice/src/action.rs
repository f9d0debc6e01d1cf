//! Choices and their notation.

use crate::{Bonus, City, Die, Space};
use std::{fmt, str::FromStr};

/// One choice of one player.
///
/// ```
/// use seven_wonders_dice::{Action, Die, Space};
/// let action: Action = "build grey_1 wh_wood".parse().unwrap();
/// assert_eq!(action, Action::Build { die: Die::Grey1, space: Space::WhWood });
/// assert_eq!(action.to_string(), "build grey_1 wh_wood");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// SW-4.2, action A: use this die to cross off this space.
    Build {
        /// The die.
        die: Die,
        /// The space.
        space: Space,
    },
    /// SW-4.7, action B: the next stage of the Wonder.
    Wonder,
    /// SW-4.8, action C: coins instead.
    Pass,
    /// SW-7.2: cross off this space through an effect.
    Cross(Space),
    /// SW-9.3: cross off this bonus.
    Bonus(Bonus),
    /// SW-7.2, SW-7.5: let an effect go.
    Decline,
    /// SW-10.6: the turn's choices stand.
    Confirm,
    /// S2: take this city.
    Pick(City),
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Build { die, space } => write!(f, "build {die} {space}"),
            Action::Wonder => f.write_str("wonder"),
            Action::Pass => f.write_str("pass"),
            Action::Cross(space) => write!(f, "cross {space}"),
            Action::Bonus(bonus) => write!(f, "{bonus}"),
            Action::Decline => f.write_str("decline"),
            Action::Confirm => f.write_str("confirm"),
            Action::Pick(city) => write!(f, "pick {city}"),
        }
    }
}

impl FromStr for Action {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        let words: Vec<&str> = text.split(' ').collect();
        match words[..] {
            ["build", die, space] => Ok(Action::Build {
                die: die.parse()?,
                space: space.parse()?,
            }),
            ["wonder"] => Ok(Action::Wonder),
            ["pass"] => Ok(Action::Pass),
            ["cross", space] => Ok(Action::Cross(space.parse()?)),
            ["decline"] => Ok(Action::Decline),
            ["confirm"] => Ok(Action::Confirm),
            ["pick", city] => Ok(Action::Pick(city.parse()?)),
            [bonus] if bonus.starts_with("bonus_") => Ok(Action::Bonus(bonus.parse()?)),
            _ => Err(format!(
                "'{text}' is not an action: use 'build DIE SPACE', 'wonder', 'pass', 'cross SPACE', 'bonus_coins', \
                 'bonus_action', 'bonus_space', 'decline', 'confirm' or 'pick CITY'"
            )),
        }
    }
}
