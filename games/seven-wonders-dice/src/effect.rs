//! Effects of spaces and bonuses, and how they are written.

use crate::{Colour, Die, Part};
use serde::Deserialize;
use table::{Set, within};

/// The effects (specification 3.4, SW-7).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    /// SW-7.2: cross off up to so many spaces of these buildings.
    Cross {
        /// Where.
        buildings: Set<Part>,
        /// How many.
        times: u8,
    },
    /// SW-7.4.
    GainCoins(u8),
    /// SW-7.5: an action A without die cost.
    FreeBuild,
    /// SW-7.6: one more action A, B or C.
    AnotherAction,
    /// SW-7.7: coins now and points at the end, per crossed space.
    PerSpace {
        /// Of which part.
        of: Part,
        /// How many for each.
        each: u8,
    },
    /// SW-7.8: dice cost less.
    DieCostMinus1,
    /// SW-4.5: dice of this colour cost nothing.
    DieCostZero(Colour),
    /// SW-4.6: coins when a die of this colour is chosen.
    CoinsOnChoice {
        /// Of which colour.
        colour: Colour,
        /// How many coins.
        coins: u8,
    },
    /// SW-7.10: the special die of this colour may be used.
    Unlock(Colour),
    /// SW-7.11: a point per leader.
    GalleryVp,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum EffectRow {
    Cross {
        buildings: Set<Part>,
        times: u8,
    },
    GainCoins {
        #[serde(deserialize_with = "within::<_, _, 0, 9>")]
        coins: u8,
    },
    FreeBuild,
    AnotherAction,
    PerSpace {
        of: Part,
        #[serde(deserialize_with = "within::<_, _, 0, 9>")]
        each: u8,
    },
    #[serde(rename = "die_cost_minus_1")]
    DieCostMinus1,
    DieCostZero {
        colour: Printed,
    },
    CoinsOnChoice {
        colour: Colour,
        #[serde(deserialize_with = "within::<_, _, 0, 9>")]
        coins: u8,
    },
    Unlock {
        die: Printed,
    },
    GalleryVp,
}

/// A colour, or the one that the city's row names.
#[derive(Clone, Copy, Deserialize)]
#[serde(untagged)]
pub(crate) enum Printed {
    This(Colour),
    City(ByCity),
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum ByCity {
    City,
}

/// What a city's board prints where several cities share a row.
#[derive(Clone, Copy)]
pub(crate) struct CityPrint {
    /// The special die that this space unlocks.
    pub unlocks: Option<Colour>,
    /// The colour that is free.
    pub free: Option<Colour>,
}

impl EffectRow {
    /// The effect as it works on one city's board, or what is wrong with it.
    pub(crate) fn read(self, city: CityPrint) -> Result<Effect, &'static str> {
        let effect = match self {
            EffectRow::Cross { buildings, times } => {
                // SW-8.7.6, SW-8.8.2: no effect reaches what needs a special die, or the Wonder.
                let reachable =
                    |part| !matches!(part, Part::GuildCourt | Part::Gallery | Part::Wonder);
                if buildings.is_empty()
                    || !buildings.iter().all(reachable)
                    || !(1..=9).contains(&times)
                {
                    return Err(
                        "'cross' takes 1 to 9 spaces of buildings that need no special die",
                    );
                }
                Effect::Cross { buildings, times }
            }
            EffectRow::GainCoins { coins } => Effect::GainCoins(coins),
            EffectRow::FreeBuild => Effect::FreeBuild,
            EffectRow::AnotherAction => Effect::AnotherAction,
            EffectRow::PerSpace { of, each } => Effect::PerSpace { of, each },
            EffectRow::DieCostMinus1 => Effect::DieCostMinus1,
            EffectRow::DieCostZero { colour } => Effect::DieCostZero(
                colour
                    .on(city.free)
                    .ok_or("the city's row has no free_colour")?,
            ),
            EffectRow::CoinsOnChoice { colour, coins } => Effect::CoinsOnChoice { colour, coins },
            EffectRow::Unlock { die } => {
                let colour = die
                    .on(city.unlocks)
                    .ok_or("the city's row has no unlock for this lane")?;
                if Die::special(colour).is_none() {
                    return Err("only black, white and purple can be unlocked");
                }
                Effect::Unlock(colour)
            }
            EffectRow::GalleryVp => Effect::GalleryVp,
        };
        match effect {
            Effect::GainCoins(0)
            | Effect::PerSpace { each: 0, .. }
            | Effect::CoinsOnChoice { coins: 0, .. } => {
                Err("nothing is not an effect, leave it out")
            }
            effect => Ok(effect),
        }
    }
}

impl Printed {
    fn on(self, city: Option<Colour>) -> Option<Colour> {
        match self {
            Printed::This(colour) => Some(colour),
            Printed::City(ByCity::City) => city,
        }
    }
}
