//! Choices and their notation.

use crate::{Bonus, City, Die, Space};

table::notation! {
    /// One choice of one player.
    ///
    /// ```
    /// use seven_wonders_dice::{Action, Die, Space};
    /// let action: Action = "build grey_1 wh_wood".parse().unwrap();
    /// assert_eq!(action, Action::Build { die: Die::Grey1, space: Space::WhWood });
    /// assert_eq!(action.to_string(), "build grey_1 wh_wood");
    /// ```
    pub enum Action {
        /// SW-4.2, action A: use this die to cross off this space.
        Build {
            /// The die.
            die: Die,
            /// The space.
            space: Space,
        } => "build {die} {space}",
        /// SW-4.7, action B: the next stage of the Wonder.
        Wonder => "wonder",
        /// SW-4.8, action C: coins instead.
        Pass => "pass",
        /// SW-7.2: cross off this space through an effect.
        Cross(space: Space) => "cross {space}",
        /// SW-9.3: cross off this bonus.
        Bonus(bonus: Bonus) => "{bonus}",
        /// SW-7.2, SW-7.5: let an effect go.
        Decline => "decline",
        /// SW-10.6: the turn's choices stand.
        Confirm => "confirm",
        /// S2: take this city.
        Pick(city: City) => "pick {city}",
    }
}
