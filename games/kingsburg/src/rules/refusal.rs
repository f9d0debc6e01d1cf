//! Why something may not be chosen.

use crate::{
    names::{Advisor, Building, Goods},
    table::dice::Dice,
};

/// Why something may not be chosen; `speak/explain.rs` has the words.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// Another kind of choice is asked.
    OtherQuestion,
    /// KB-3.5: one good from the King.
    AidAmount,
    /// KB-4.6, KB-4.7: this building does not stand.
    NoRerollBuilding(Building),
    /// KB-1.11: this building was used this season.
    RerollUsed(Building),
    /// KB-4.6, KB-4.7: the dice are not such that this building may be used.
    RerollDice(Building),
    /// KB-4.6: no such die to roll again.
    NoSuchDie,
    /// KB-5.4: a group has a coloured die.
    NoColouredDie,
    /// KB-5.4: the player does not have these dice.
    NoSuchDice,
    /// KB-5.5: one token a season.
    TokenUsed,
    /// KB-5.5: no token.
    NoToken,
    /// KB-5.8: no Market.
    NoMarket,
    /// KB-5.8: one shift a season.
    MarketUsed,
    /// KB-5.7: the group has another value than the advisor's number.
    Value {
        /// The group.
        dice: Dice,
        /// Its value with all that is added.
        value: i8,
        /// Whom it does not match.
        advisor: Advisor,
    },
    /// KB-5.7: no group of this player has this advisor's number.
    NoGroup(Advisor),
    /// KB-5.9: somebody has influenced this advisor.
    Taken(Advisor),
    /// KB-10.4: not even the envoy makes room for a third group.
    TakenTwice(Advisor),
    /// KB-10.4: somebody else has the envoy, or nobody.
    NoEnvoy,
    /// KB-10.5: the envoy is not spent where the advisor is free.
    EnvoyOnFree,
    /// KB-6.3: the advisor does not give this.
    NotGiven(Advisor),
    /// KB-6.8: no such good to exchange.
    NothingToGive,
    /// KB-1.8: it stands.
    Built(Building),
    /// KB-7.2: this one is next in the row.
    NotNext(Building),
    /// KB-7.3: the price is not covered.
    Price {
        /// What it costs.
        price: Goods,
        /// What the player has.
        goods: Goods,
        /// What should be built.
        building: Building,
    },
    /// KB-15.18: no token for the Town Hall.
    NoTokenToPay,
    /// KB-15.18: no such good for the Town Hall.
    NothingToPay,
    /// KB-11.1: a soldier costs so many goods.
    SoldierPrice(u8),
    /// KB-11.1: no such goods for a soldier.
    NothingToRecruit,
    /// KB-12.7: as many goods as the card says.
    RewardAmount,
    /// KB-12.11: as many goods as the card says.
    LossAmount,
    /// KB-12.11: no such goods to lose.
    NothingToLose,
}
