//! Why something cannot be done, with the rule.

use crate::{Simurgh, rules::Refusal, speak::say};
use table::{Explain, Message, NotNow, Reason, Seat, View};

impl Explain for Simurgh {
    fn reason(view: &View<Self>, _seat: Seat, not_now: NotNow<Refusal>) -> Reason {
        match not_now {
            NotNow::NotAsked if view.is_over() => plain("why-over"),
            NotNow::NotAsked => plain("why-not-asked"),
            NotNow::Because(refusal) => reason(refusal),
        }
    }
}

fn plain(id: &'static str) -> Reason {
    Reason {
        rule: None,
        message: Message::new(id),
    }
}

/// The words of a refusal, and its rule.
pub(crate) fn reason(refusal: Refusal) -> Reason {
    let by = |rule, id| Reason::by(rule, Message::new(id));
    let cost = |rule, id, cost| Reason::by(rule, Message::new(id).with("cost", say::effect(cost)));
    match refusal {
        Refusal::OtherQuestion => plain("why-other-step"),
        Refusal::NotDrawn { rule } => by(rule, "why-not-drawn"),
        Refusal::MainDone { rule } => by(rule, "why-main-done"),
        Refusal::MainFirst => by("SI-3.2", "why-main-first"),
        Refusal::MainPossible => by("SI-4.8", "why-main-possible"),
        Refusal::NoDragon => by("SI-11.8", "why-no-dragon"),
        Refusal::NoMarker => by("SI-11.8", "why-no-marker"),
        Refusal::Used => by("SI-11.7", "why-used"),
        Refusal::NotTriggered { rule } => by(rule, "why-trigger"),
        Refusal::AbilityCost { cost: price } => cost("SI-11.8", "why-ability-cost", price),
        Refusal::AbilityGain => by("SI-11.8", "why-ability-gain"),
        Refusal::KeepsPurchase => by("SI-3.6", "why-keeps-purchase"),
        Refusal::KeepsTile => by("SI-8.8", "why-keeps-tile"),
        Refusal::Explored => by("SI-9.7", "why-explored"),
        Refusal::NoRider => by("SI-9.5", "why-no-rider"),
        Refusal::Entered => by("SI-9.6", "why-entered"),
        Refusal::LevelTaken => by("SI-9.8", "why-level-taken"),
        Refusal::StepCost { cost: price } => cost("SI-9.5", "why-step-cost", price),
        Refusal::NoVassal => by("SI-4.1", "why-no-vassal"),
        Refusal::Resting => by("SI-10.6", "why-resting"),
        Refusal::NoSpace { rule } => by(rule, "why-no-space"),
        Refusal::RidersOnly { rule } => by(rule, "why-riders-only"),
        Refusal::OwnRider => by("SI-9.4", "why-own-rider"),
        Refusal::EnterFirst => by("SI-9.2", "why-enter-first"),
        Refusal::Occupied => by("SI-5.1", "why-occupied"),
        Refusal::NoPurchase => by("SI-7.12", "why-no-purchase"),
        Refusal::NoObjectives => by("SI-13.6", "why-no-objectives"),
        Refusal::SpaceCost { cost: price } => cost("SI-5.6", "why-cost", price),
        Refusal::Acting { rule } => by(rule, "why-acting"),
        Refusal::NoDragons => by("SI-5.6", "why-no-dragons"),
        Refusal::NoFigure => by("SI-6.7", "why-no-figure"),
        Refusal::NotInHand { rule } => by(rule, "why-not-in-hand"),
        Refusal::NotInPlay => by("SI-2.9", "why-not-in-play"),
        Refusal::AreaTaken { rule } => by(rule, "why-area-taken"),
        Refusal::NoArea => by("SI-8.3", "why-no-area"),
        Refusal::AreaFree => by("SI-8.2", "why-area-free"),
        Refusal::NotInWilds => by("SI-8.3", "why-not-in-wilds"),
        Refusal::ClearExploration => by("SI-9.11", "why-clear-exploration"),
        Refusal::ClearCost { cost } => {
            let message = Message::new("why-clear-cost").with("cost", say::goods(cost));
            Reason::by("SI-8.3", message)
        }
        Refusal::Unusable => by("SI-8.7", "why-unusable"),
        Refusal::NobodyOnBoard { rule } => by(rule, "why-nobody-on-board"),
        Refusal::NotThere => by("SI-4.6", "why-not-there"),
        Refusal::Way { rule } => by(rule, "why-way"),
        Refusal::NoMarkerThere => by("SI-11.9", "why-marker-there"),
        Refusal::MarkerRoom => by("SI-11.4", "why-marker-room"),
        Refusal::SlotEmpty { rule } => by(rule, "why-slot-empty"),
        Refusal::SlotCost { rule, cost: price } => cost(rule, "why-slot-cost", price),
        Refusal::SlotTaken => by("SI-13.3", "why-slot-taken"),
        Refusal::StackEmpty { rule } => by(rule, "why-stack-empty"),
        Refusal::PowerStays => by("SI-14.2", "why-power-stays"),
        Refusal::NoResource => by("SI-14.3", "why-no-resource"),
    }
}
