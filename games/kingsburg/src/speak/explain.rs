//! Why an action is refused: the rules' refusals in words.

use crate::{
    Kingsburg,
    names::{Advisor, Building},
    rules::Refusal,
    speak,
};
use table::{Explain, Message, NotNow, Reason, Seat, View};

impl Explain for Kingsburg {
    fn reason(view: &View<Self>, _seat: Seat, not_now: NotNow<Refusal>) -> Reason {
        match not_now {
            NotNow::Because(refusal) => reason(refusal),
            NotNow::NotAsked if view.is_over() => Reason::by("KB-13.1", Message::new("why-over")),
            NotNow::NotAsked => without_rule("why-not-asked"),
        }
    }
}

fn without_rule(id: &'static str) -> Reason {
    Reason {
        rule: None,
        message: Message::new(id),
    }
}

/// A refusal in words, with its rule.
pub(crate) fn reason(refusal: Refusal) -> Reason {
    let by = |rule, id| Reason::by(rule, Message::new(id));
    let advised = |rule, id, advisor: Advisor| {
        Reason::by(rule, Message::new(id).term("advisor", advisor.word()))
    };
    let built = |rule, id, building: Building| {
        Reason::by(rule, Message::new(id).term("building", building.word()))
    };
    match refusal {
        Refusal::OtherQuestion => without_rule("why-other-step"),
        Refusal::AidAmount => by("KB-3.5", "why-amount"),
        Refusal::NoRerollBuilding(building) => {
            built(reroll_rule(building), "why-no-building", building)
        }
        Refusal::RerollUsed(building) => built("KB-1.11", "why-building-used", building),
        Refusal::RerollDice(Building::Statue) => by("KB-4.6", "why-statue"),
        Refusal::RerollDice(_) => by("KB-4.7", "why-chapel"),
        Refusal::NoSuchDie => by("KB-4.6", "why-dice"),
        Refusal::NoColouredDie => by("KB-5.4", "why-coloured"),
        Refusal::NoSuchDice => by("KB-5.4", "why-dice"),
        Refusal::TokenUsed => by("KB-5.5", "why-token-used"),
        Refusal::NoToken => by("KB-5.5", "why-token"),
        Refusal::NoMarket => by("KB-5.8", "why-market"),
        Refusal::MarketUsed => by("KB-5.8", "why-market-used"),
        Refusal::Value {
            dice,
            value,
            advisor,
        } => {
            let message = Message::new("why-value")
                .with("dice", dice.to_string())
                .with("value", value)
                .with("number", advisor.number());
            Reason::by("KB-5.7", message)
        }
        Refusal::NoGroup(advisor) => {
            let message = Message::new("why-no-group").with("number", advisor.number());
            Reason::by("KB-5.7", message)
        }
        Refusal::Taken(advisor) => advised("KB-5.9", "why-taken", advisor),
        Refusal::TakenTwice(advisor) => advised("KB-10.4", "why-taken-twice", advisor),
        Refusal::NoEnvoy => by("KB-10.4", "why-envoy"),
        Refusal::EnvoyOnFree => by("KB-10.5", "why-envoy-free"),
        Refusal::NotGiven(advisor) => advised("KB-6.3", "why-alternative", advisor),
        Refusal::NothingToGive => by("KB-6.8", "why-goods"),
        Refusal::Built(building) => built("KB-1.8", "why-built", building),
        Refusal::NotNext(next) => built("KB-7.2", "why-row", next),
        Refusal::Price {
            price,
            goods,
            building,
        } => {
            let message = Message::new("why-cost")
                .term("building", building.word())
                .with("cost", speak::goods(price))
                .with("goods", speak::goods(goods));
            Reason::by("KB-7.3", message)
        }
        Refusal::NoTokenToPay => by("KB-15.18", "why-token"),
        Refusal::NothingToPay => by("KB-15.18", "why-goods"),
        Refusal::SoldierPrice(n) => Reason::by("KB-11.1", Message::new("why-soldier").with("n", n)),
        Refusal::NothingToRecruit => by("KB-11.1", "why-goods"),
        Refusal::RewardAmount => by("KB-12.7", "why-amount"),
        Refusal::LossAmount => by("KB-12.11", "why-amount"),
        Refusal::NothingToLose => by("KB-12.11", "why-goods"),
    }
}

/// The rule of a building that rolls dice again.
fn reroll_rule(building: Building) -> &'static str {
    if building == Building::Statue {
        "KB-4.6"
    } else {
        "KB-4.7"
    }
}
