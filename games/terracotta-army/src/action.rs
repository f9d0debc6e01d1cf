//! One choice and its notation.

use crate::{
    data::{MASTER_TOKENS, SEGMENTS},
    names::{Direction, Quarter, Specialist, Track, Warrior, Wheel, Worker},
    table::Space,
};
use std::{fmt, str::FromStr};

/// One choice. The order is the order of legal lists.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// `rotate inner`: pay and turn a wheel (TA-4.1).
    Rotate(Wheel),
    /// `place craftsman 7`: put a worker on a segment (TA-4.4).
    Place(Worker, u8),
    /// `perform`: the printed action (TA-4.11).
    Perform,
    /// `clay`: wet clay instead of the action (TA-4.11).
    TakeClay,
    /// `coin`: a coin instead of the action (TA-4.11).
    TakeCoin,
    /// `skip`: nothing (TA-4.11).
    Skip,
    /// `warrior officer`: which kind to create (TA-6.3).
    Warrior(Warrior),
    /// `specialist horse`: which kind to buy (TA-7.1).
    Specialist(Specialist),
    /// `space r3c4`: where a figure goes (TA-6.4, TA-7.5).
    Space(Space),
    /// `weapon use` (TA-6.6).
    UseWeapon,
    /// `weapon keep` (TA-6.6).
    KeepWeapon,
    /// `inspector row +1`: moves an inspector (TA-6.8, TA-8.10).
    Inspector(Track, i8),
    /// `inspector stay` (TA-6.8).
    NoInspector,
    /// `move r3c4`: whom the guard moves (TA-6.13).
    Move(Space),
    /// `move none` (TA-6.13).
    NoMove,
    /// `slide left 2`: how (TA-6.14).
    Slide(Direction, u8),
    /// `shoot up`: direction of the crossbow (TA-6.11).
    Shoot(Direction),
    /// `face left`: facing of a kneeling archer (TA-7.12).
    Face(Direction),
    /// `rider r3c4`: who gets the horse (TA-7.6).
    Rider(Space),
    /// `horse down`: where the horse lies from the rider (TA-7.6).
    Horse(Direction),
    /// `token 2`: which master token to pay with (TA-8.2).
    Token(u8),
    /// `master use` (TA-8.2).
    UseMaster,
    /// `master leave`: hire without using (TA-8.4).
    LeaveMaster,
    /// `warehouses ne sw`: which two the Overseer empties (TA-8.9).
    Warehouses(Quarter, Quarter),
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Rotate(wheel) => write!(f, "rotate {wheel}"),
            Action::Place(worker, segment) => write!(f, "place {worker} {segment}"),
            Action::Perform => f.write_str("perform"),
            Action::TakeClay => f.write_str("clay"),
            Action::TakeCoin => f.write_str("coin"),
            Action::Skip => f.write_str("skip"),
            Action::Warrior(kind) => write!(f, "warrior {kind}"),
            Action::Specialist(kind) => write!(f, "specialist {kind}"),
            Action::Space(space) => write!(f, "space {space}"),
            Action::UseWeapon => f.write_str("weapon use"),
            Action::KeepWeapon => f.write_str("weapon keep"),
            Action::Inspector(track, steps) => write!(f, "inspector {track} {steps:+}"),
            Action::NoInspector => f.write_str("inspector stay"),
            Action::Move(space) => write!(f, "move {space}"),
            Action::NoMove => f.write_str("move none"),
            Action::Slide(direction, steps) => write!(f, "slide {direction} {steps}"),
            Action::Shoot(direction) => write!(f, "shoot {direction}"),
            Action::Face(direction) => write!(f, "face {direction}"),
            Action::Rider(space) => write!(f, "rider {space}"),
            Action::Horse(direction) => write!(f, "horse {direction}"),
            Action::Token(number) => write!(f, "token {number}"),
            Action::UseMaster => f.write_str("master use"),
            Action::LeaveMaster => f.write_str("master leave"),
            Action::Warehouses(first, second) => write!(f, "warehouses {first} {second}"),
        }
    }
}

impl FromStr for Action {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        let mut words = [""; 3];
        let mut n = 0;
        for word in text.split_whitespace() {
            *words.get_mut(n).ok_or_else(|| unknown(text))? = word;
            n += 1;
        }
        let action = match &words[..n] {
            ["rotate", wheel] => Action::Rotate(wheel.parse()?),
            ["place", worker, segment] => {
                Action::Place(worker.parse()?, number(segment, 0, SEGMENTS - 1)?)
            }
            ["perform"] => Action::Perform,
            ["clay"] => Action::TakeClay,
            ["coin"] => Action::TakeCoin,
            ["skip"] => Action::Skip,
            ["warrior", kind] => Action::Warrior(kind.parse()?),
            ["specialist", kind] => Action::Specialist(kind.parse()?),
            ["space", space] => Action::Space(space.parse()?),
            ["weapon", "use"] => Action::UseWeapon,
            ["weapon", "keep"] => Action::KeepWeapon,
            ["inspector", "stay"] => Action::NoInspector,
            ["inspector", track, steps] => Action::Inspector(track.parse()?, signed(steps)?),
            ["move", "none"] => Action::NoMove,
            ["move", space] => Action::Move(space.parse()?),
            ["slide", direction, steps] => Action::Slide(direction.parse()?, number(steps, 1, 8)?),
            ["shoot", direction] => Action::Shoot(direction.parse()?),
            ["face", direction] => Action::Face(direction.parse()?),
            ["rider", space] => Action::Rider(space.parse()?),
            ["horse", direction] => Action::Horse(direction.parse()?),
            ["token", token] => Action::Token(number(token, 1, MASTER_TOKENS as u8)?),
            ["master", "use"] => Action::UseMaster,
            ["master", "leave"] => Action::LeaveMaster,
            ["warehouses", first, second] => Action::Warehouses(first.parse()?, second.parse()?),
            _ => return Err(unknown(text)),
        };
        Ok(action)
    }
}

fn unknown(text: &str) -> String {
    format!(
        "'{text}' is not an action: for example 'place craftsman 7', 'perform', 'warrior officer', 'space r3c4'"
    )
}

fn number(text: &str, least: u8, most: u8) -> Result<u8, String> {
    let found = text
        .parse()
        .ok()
        .filter(|number| (least..=most).contains(number));
    found.ok_or_else(|| format!("'{text}' is not a number from {least} to {most}"))
}

fn signed(text: &str) -> Result<i8, String> {
    let found = text
        .parse::<i8>()
        .ok()
        .filter(|steps| *steps != 0 && steps.abs() < 7 && text.starts_with(['+', '-']));
    found.ok_or_else(|| format!("'{text}' is not a number of steps such as +1 or -1"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notation_is_read_back() {
        let samples = [
            "rotate middle",
            "place artisan 11",
            "perform",
            "clay",
            "coin",
            "skip",
            "warrior crossbowman",
            "specialist kneeling_archer",
            "space r7c9",
            "weapon use",
            "weapon keep",
            "inspector row -1",
            "inspector column +2",
            "inspector stay",
            "move r1c1",
            "move none",
            "slide left 8",
            "shoot up",
            "face right",
            "rider r2c2",
            "horse down",
            "token 6",
            "master use",
            "master leave",
            "warehouses ne nw",
        ];
        for text in samples {
            assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
        }
        for text in [
            "",
            "place craftsman 12",
            "place craftsman",
            "space r8c1",
            "inspector row 1",
            "token 0",
            "skip it",
            "a b c d",
        ] {
            assert!(text.parse::<Action>().is_err(), "{text}");
        }
    }
}
