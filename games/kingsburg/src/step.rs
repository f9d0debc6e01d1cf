//! Pending steps: work that the rules do, and questions to seats.

use crate::names::{Advisor, Phase};
use serde::{Deserialize, Serialize};
use table::{Seat, Seats};

/// A pending step.
pub type Step = table::Step<Work, Question>;

/// What the rules do by themselves.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are told with their step")]
pub enum Work {
    /// A phase of the year begins (KB-3.1).
    Phase(Phase),
    /// The year is over (KB-12.17).
    EndYear,
    /// Merchants' Guilds pay (KB-4.1).
    Income,
    /// Neutral dice and all players' dice are rolled (KB-4.2, KB-4.3).
    Roll,
    /// The turn order is adjusted (KB-4.10).
    Order,
    /// Advisors help in ascending order, from this group on (KB-6.1).
    Help { advisor: Advisor, group: u8 },
    /// Dice and used tokens are taken off (KB-6.12).
    CleanUp,
    /// Inn and Embassy at the end of a season (KB-8.3).
    EndSeason,
    /// The invader is turned over, the royal die rolled, outcomes determined (KB-12.1 to KB-12.5).
    Battle,
    /// Rewards and losses from this place in the turn order on (KB-12.16).
    Spoils { place: u8, fates: Fates },
    /// Buildings and points are lost (KB-12.12 to KB-12.14).
    Ruin { seat: Seat },
}

/// What a seat is asked. `place` is a place in the turn order, from 0: players from there on are asked, as far as they
/// have something to choose.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are told with their step")]
pub enum Question {
    /// These tied players still take a good from the King, in turn order (KB-3.5).
    AidGood(Seats),
    /// Statue and Chapel, in the old turn order (KB-4.5).
    Reroll { place: u8 },
    /// Players influence advisors in turn until all have passed (KB-5.1).
    Influence { place: u8 },
    /// What the advisor gives to this group (KB-6.3, KB-6.4, KB-6.8).
    Gift { advisor: Advisor, group: u8 },
    /// Players construct in turn order (KB-7.1).
    Build { place: u8 },
    /// The second construction by the envoy of exactly this player (KB-10.6).
    SecondBuild { place: u8 },
    /// Town Hall owners decide in turn order (KB-8.3).
    TownHall { place: u8 },
    /// Players recruit in turn order (KB-11.1).
    Recruit { place: u8 },
    /// The winner chooses goods (KB-12.7).
    RewardGoods { seat: Seat },
    /// The loser chooses goods (KB-12.11).
    LoseGoods { seat: Seat },
}

/// How the battle ended for each player (KB-12.4): who won, who lost, who won with the highest value.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fates {
    /// Victory.
    pub won: Seats,
    /// Defeat.
    pub lost: Seats,
    /// The greatest victory (KB-12.8).
    pub greatest: Seats,
}
