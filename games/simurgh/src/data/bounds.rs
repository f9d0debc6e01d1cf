//! Numbers of the component files, each within what the rules can hold. What lies outside is told with its line.

use serde::{Deserialize, Deserializer, de::Error as _};

/// A number from `LEAST` to `MOST`.
fn within<'de, D, T, const LEAST: u16, const MOST: u16>(deserializer: D) -> Result<T, D::Error>
where
    D: Deserializer<'de>,
    T: TryFrom<u16>,
{
    // Wider than any field, so that every number gets the same words.
    let n = i64::deserialize(deserializer)?;
    u16::try_from(n)
        .ok()
        .filter(|n| (LEAST..=MOST).contains(n))
        .and_then(|n| T::try_from(n).ok())
        .ok_or_else(|| D::Error::custom(format!("{n} is not a number from {LEAST} to {MOST}")))
}

macro_rules! bounds {
    ($($(#[$note:meta])* $name:ident: $type:ty = $least:literal..=$most:literal;)*) => {
        $(
            $(#[$note])*
            pub(super) fn $name<'de, D: Deserializer<'de>>(
                deserializer: D,
            ) -> Result<$type, D::Error> {
                within::<D, $type, $least, $most>(deserializer)
            }
        )*
    };
}

bounds! {
    /// SI-13.1: objectives that are looked at; a player has room for four.
    look: u8 = 1..=4;
    /// Six: never in play.
    min_players: u8 = 2..=6;
    /// SI-10.2: with one vassal a tile would be full at once.
    full_at: u8 = 2..=20;
    /// SI-2.15: three slots.
    dragon_markers: u8 = 0..=3;
    /// SI-2.14: five players choose from 24 tiles.
    dragon_choice: u8 = 1..=4;
    /// SI-2.8: five players choose from eight tiles.
    power_choice: u8 = 2..=4;
    /// SI-2.11.
    drafted_tiles: u8 = 0..=3;
    /// SI-14.2: the four tiles that are dealt are within it.
    hand_limit: u8 = 4..=30;
    /// SI-14.3: what is gained in a turn still fits on top of it.
    resource_limit: u16 = 1..=500;
    /// SI-2.4: five tiles stay for five hands.
    removed_of_twelve: u8 = 0..=7;
    /// The same of eight.
    removed_research: u8 = 0..=3;
    /// These are in no hand.
    removed_transformation: u8 = 0..=8;
    /// SI-15.1: five slots.
    objectives: u8 = 1..=5;
    /// SI-15.1.
    chronicle: u8 = 1..=26;
    /// SI-16.4.
    per_point: u16 = 1..=500;
    /// SI-16.5.
    up_to: u16 = 0..=500;
    /// SI-16.5.
    leftover_points: u16 = 0..=100;
}
