//! Choices and their notation: short, stable, one line.

use crate::{
    effect::Goods,
    names::{
        Area, Dragon, DragonTile, End, Figure, Good, MarketSlot, MonumentSlot, Objective, Slot,
        Space, Tile, Vassal,
    },
};
use std::{fmt, str::FromStr};
use table::notation;

notation! {
    /// One choice.
    pub enum Action {
        /// A dragon's ability.
        Use(dragon: DragonTile, slot: Slot) => "use {dragon} {slot}",
        /// The exploration move of the own rider there.
        Explore(tile: Tile) => "explore {tile}",
        /// A vassal on a space.
        Place(vassal: Vassal, space: Space) => "place {vassal} {space}",
        /// Pay for removing a tile before laying one in its place.
        Clear(tile: Tile) => "clear {tile}",
        /// A tile on an area of the Wilds.
        Lay(tile: Tile, area: Area) => "lay {tile} {area}",
        /// The main action of taking vassals back.
        Retreat => "retreat",
        /// These vassals come back.
        Back(company: Company) => "back {company}",
        /// Which way to pay.
        Pay(goods: Goods) => "pay {goods}",
        /// Which way to gain.
        Gain(goods: Goods) => "gain {goods}",
        /// Which vassal on the board goes back to the supply.
        Spend(figure: Figure) => "spend {figure}",
        /// Which marker is paid.
        Unmark(dragon: DragonTile, slot: Slot) => "unmark {dragon} {slot}",
        /// Which dragon gets a marker.
        Mark(dragon: DragonTile) => "mark {dragon}",
        /// A power tile of the draft.
        KeepPower(tile: Tile) => "keep {tile}",
        /// A drawn dragon.
        KeepDragon(dragon: Dragon) => "keep {dragon}",
        /// A drawn dragon goes back.
        ReturnDragon(dragon: Dragon, end: End) => "return {dragon} {end}",
        /// A drawn objective goes back.
        ReturnObjective(objective: Objective, end: End) => "return {objective} {end}",
        /// A face-up tile, in the draft or by an ability.
        Take(tile: Tile) => "take {tile}",
        /// A face-up tile of the Scouts' Quarters.
        Buy(slot: MarketSlot) => "buy {slot}",
        /// The top tile of their stack.
        BuyStack => "buy stack",
        /// An objective on a slot of the Monument.
        Set(objective: Objective, slot: MonumentSlot) => "set {objective} {slot}",
        /// A tile above the limit.
        Discard(tile: Tile, end: End) => "discard {tile} {end}",
        /// A resource above the limit.
        Drop(resource: Good) => "drop {resource}",
        /// No trigger, no objective, or no main action where none is possible.
        Pass => "pass",
        /// The turn is over.
        End => "end",
    }
}

/// How many figures a player has (SI-1.6).
const MOST_FIGURES: usize = 5;

/// Up to five figures that come back together.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Company([Option<Figure>; MOST_FIGURES]);

impl Company {
    /// These figures, which are sorted and at most five.
    pub(crate) fn new(figures: impl IntoIterator<Item = Figure>) -> Self {
        let mut company = [None; MOST_FIGURES];
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

impl fmt::Display for Company {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, figure) in self.iter().enumerate() {
            write!(f, "{}{figure}", if at > 0 { " + " } else { "" })?;
        }
        Ok(())
    }
}

impl FromStr for Company {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        let mut figures: Vec<Figure> = text
            .split(" + ")
            .map(str::parse)
            .collect::<Result<_, _>>()?;
        figures.sort_unstable();
        if figures.len() > MOST_FIGURES {
            return Err(format!("a player has {MOST_FIGURES} figures"));
        }
        Ok(Company::new(figures))
    }
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
