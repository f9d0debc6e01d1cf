//! Choices and their notation: short, stable, one line.

use crate::{
    effect::Goods,
    names::{
        Area, Dragon, DragonTile, End, Figure, Good, MarketSlot, MonumentSlot, Objective, Slot,
        Space, Tile, Vassal,
    },
};
use std::{fmt, str::FromStr};

/// One choice.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// `use sage B`: a dragon's ability.
    Use(DragonTile, Slot),
    /// `explore exploration-40`: the exploration move of the own rider there.
    Explore(Tile),
    /// `place spearman armory`: a vassal on a space.
    Place(Vassal, Space),
    /// `clear production-8`: pay for removing a tile before laying one in its place.
    Clear(Tile),
    /// `lay production-8 2`: a tile on an area of the Wilds.
    Lay(Tile, Area),
    /// `retreat`: the main action of taking vassals back.
    Retreat,
    /// `back spearman armory + dragonrider library`: these vassals come back.
    Back(Company),
    /// `pay 1 wood + 1 meat`: which way to pay.
    Pay(Goods),
    /// `gain 2 wood + 1 stone`: which way to gain.
    Gain(Goods),
    /// `spend spearman armory`: which vassal on the board goes back to the supply.
    Spend(Figure),
    /// `unmark sage B`: which marker is paid.
    Unmark(DragonTile, Slot),
    /// `mark sage`: which dragon gets a marker.
    Mark(DragonTile),
    /// `keep power-29`: a power tile of the draft.
    KeepPower(Tile),
    /// `keep sage`: a drawn dragon.
    KeepDragon(Dragon),
    /// `return sage top`: a drawn dragon goes back.
    ReturnDragon(Dragon, End),
    /// `return objective-77 bottom`: a drawn objective goes back.
    ReturnObjective(Objective, End),
    /// `take research-13`: a face-up tile, in the draft or by an ability.
    Take(Tile),
    /// `buy 3`: a face-up tile of the Scouts' Quarters.
    Buy(MarketSlot),
    /// `buy stack`: the top tile of their stack.
    BuyStack,
    /// `set objective-77 2`: an objective on a slot of the Monument.
    Set(Objective, MonumentSlot),
    /// `discard research-13 top`: a tile above the limit.
    Discard(Tile, End),
    /// `drop wood`: a resource above the limit.
    Drop(Good),
    /// `pass`: no trigger, no objective, or no main action where none is possible.
    Pass,
    /// `end`: the turn is over.
    End,
}

/// Up to five figures that come back together.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Company([Option<Figure>; 5]);

impl Company {
    /// These figures, which are sorted and at most five.
    pub(crate) fn new(figures: impl IntoIterator<Item = Figure>) -> Self {
        let mut company = [None; 5];
        for (place, figure) in company.iter_mut().zip(figures) {
            *place = Some(figure);
        }
        Company(company)
    }

    /// The figures, sorted.
    pub fn iter(&self) -> impl Iterator<Item = Figure> + '_ {
        self.0.iter().copied().flatten()
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Use(dragon, slot) => write!(f, "use {dragon} {slot}"),
            Action::Explore(tile) => write!(f, "explore {tile}"),
            Action::Place(vassal, space) => write!(f, "place {vassal} {space}"),
            Action::Clear(tile) => write!(f, "clear {tile}"),
            Action::Lay(tile, area) => write!(f, "lay {tile} {area}"),
            Action::Retreat => f.write_str("retreat"),
            Action::Back(company) => {
                f.write_str("back ")?;
                for (at, figure) in company.iter().enumerate() {
                    write!(f, "{}{figure}", if at > 0 { " + " } else { "" })?;
                }
                Ok(())
            }
            Action::Pay(goods) => write!(f, "pay {goods}"),
            Action::Gain(goods) => write!(f, "gain {goods}"),
            Action::Spend(figure) => write!(f, "spend {figure}"),
            Action::Unmark(dragon, slot) => write!(f, "unmark {dragon} {slot}"),
            Action::Mark(dragon) => write!(f, "mark {dragon}"),
            Action::KeepPower(tile) => write!(f, "keep {tile}"),
            Action::KeepDragon(dragon) => write!(f, "keep {dragon}"),
            Action::ReturnDragon(dragon, end) => write!(f, "return {dragon} {end}"),
            Action::ReturnObjective(objective, end) => write!(f, "return {objective} {end}"),
            Action::Take(tile) => write!(f, "take {tile}"),
            Action::Buy(slot) => write!(f, "buy {slot}"),
            Action::BuyStack => f.write_str("buy stack"),
            Action::Set(objective, slot) => write!(f, "set {objective} {slot}"),
            Action::Discard(tile, end) => write!(f, "discard {tile} {end}"),
            Action::Drop(resource) => write!(f, "drop {resource}"),
            Action::Pass => f.write_str("pass"),
            Action::End => f.write_str("end"),
        }
    }
}

impl FromStr for Action {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        let action = parse(text.trim())?;
        // One notation for one action: anything that reads back differently is refused.
        if action.to_string() == text.split_whitespace().collect::<Vec<_>>().join(" ") {
            Ok(action)
        } else {
            Err(format!("'{text}' is written '{action}'"))
        }
    }
}

fn parse(text: &str) -> Result<Action, String> {
    let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
    let rest = rest.trim();
    match word {
        "use" => {
            two(rest).and_then(|(dragon, slot)| Ok(Action::Use(dragon.parse()?, slot.parse()?)))
        }
        "explore" => Ok(Action::Explore(rest.parse()?)),
        "place" => {
            two(rest).and_then(|(vassal, space)| Ok(Action::Place(vassal.parse()?, space.parse()?)))
        }
        "clear" => Ok(Action::Clear(rest.parse()?)),
        "lay" => two(rest).and_then(|(tile, area)| Ok(Action::Lay(tile.parse()?, area.parse()?))),
        "retreat" => Ok(Action::Retreat),
        "back" => company(rest).map(Action::Back),
        "pay" => Ok(Action::Pay(rest.parse()?)),
        "gain" => Ok(Action::Gain(rest.parse()?)),
        "spend" => Ok(Action::Spend(rest.parse()?)),
        "unmark" => {
            two(rest).and_then(|(dragon, slot)| Ok(Action::Unmark(dragon.parse()?, slot.parse()?)))
        }
        "mark" => Ok(Action::Mark(rest.parse()?)),
        "keep" => match rest.parse() {
            Ok(dragon) => Ok(Action::KeepDragon(dragon)),
            Err(_) => Ok(Action::KeepPower(rest.parse()?)),
        },
        "return" => two(rest).and_then(|(what, end)| match what.parse() {
            Ok(dragon) => Ok(Action::ReturnDragon(dragon, end.parse()?)),
            Err(_) => Ok(Action::ReturnObjective(what.parse()?, end.parse()?)),
        }),
        "take" => Ok(Action::Take(rest.parse()?)),
        "buy" if rest == "stack" => Ok(Action::BuyStack),
        "buy" => Ok(Action::Buy(rest.parse()?)),
        "set" => two(rest).and_then(|(what, slot)| Ok(Action::Set(what.parse()?, slot.parse()?))),
        "discard" => {
            two(rest).and_then(|(tile, end)| Ok(Action::Discard(tile.parse()?, end.parse()?)))
        }
        "drop" => Ok(Action::Drop(rest.parse()?)),
        "pass" => Ok(Action::Pass),
        "end" => Ok(Action::End),
        _ => Err(format!("'{text}' is no action of Simurgh")),
    }
}

fn two(text: &str) -> Result<(&str, &str), String> {
    text.split_once(' ')
        .map(|(first, second)| (first, second.trim()))
        .ok_or_else(|| format!("'{text}': two words are needed here"))
}

fn company(text: &str) -> Result<Company, String> {
    let mut figures: Vec<Figure> = text.split('+').map(str::parse).collect::<Result<_, _>>()?;
    figures.sort_unstable();
    if figures.len() > 5 {
        return Err("a player has five figures".to_owned());
    }
    Ok(Company::new(figures))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notation_is_read_back() {
        for text in [
            "use sage-2 B",
            "explore exploration-40",
            "place dragonrider production-8.a",
            "place spearman main_market",
            "clear power-29",
            "lay transformation-21 6",
            "retreat",
            "back spearman armory + dragonrider exploration-40.2",
            "pay 1 meat + 1 wood",
            "gain 3 pp",
            "spend spearman barracks",
            "unmark trader A",
            "mark herald",
            "keep power-31",
            "keep herald",
            "return herald bottom",
            "return objective-84 top",
            "take research-13",
            "buy 4",
            "buy stack",
            "set objective-73 5",
            "discard exploration-48 bottom",
            "drop weapon",
            "pass",
            "end",
        ] {
            assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
        }
        for text in [
            "",
            "use",
            "place",
            "lay production-13 1",
            "keep",
            "buy 5",
            "back",
            "pay",
            "end now",
            "gain 1 wood + 1 meat",
        ] {
            assert!(text.parse::<Action>().is_err(), "{text}");
        }
    }
}
