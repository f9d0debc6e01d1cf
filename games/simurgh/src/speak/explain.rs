//! Why something cannot be done, with the rule.

use crate::{
    Simurgh,
    action::Action,
    board::path,
    names::{Area, City, MarketSlot, MonumentSlot, Slot, Space, Vassal},
    rules::{Refusal, turn::spaces_of},
    speak::say,
    step::Question,
    table::{Table, Where},
};
use table::{Explain, Message, NotNow, Reason, Seat, Turns, View};

impl Explain for Simurgh {
    fn reason(view: &View<Self>, _seat: Seat, not_now: NotNow<Refusal>) -> Reason {
        match not_now {
            NotNow::NotAsked if view.is_over() => plain("why-over"),
            NotNow::NotAsked => plain("why-not-asked"),
            NotNow::Because(refusal) => reason(refusal),
        }
    }

    fn unavailable(view: &View<Self>, seat: Seat) -> Vec<(String, Reason)> {
        let Some((_, question)) = view.my_question().filter(|(asked, _)| *asked == seat) else {
            return Vec::new();
        };
        let table = view.some_table();
        let blocked = thinkable(&table, question, seat).into_iter();
        blocked
            .filter(|(_, actions)| !actions.iter().any(|action| view.legal.contains(action)))
            .filter_map(|(target, actions)| {
                let refusal = Self::may(&table, question, seat, *actions.first()?);
                Some((target, reason(refusal.err()?)))
            })
            .collect()
    }
}

/// What a person might want to click now, with all that it could mean; the first tells why it cannot be.
fn thinkable(table: &Table, question: Question, seat: Seat) -> Vec<(String, Vec<Action>)> {
    let mut out = Vec::new();
    let is_main = question == Question::Menu && !table.turn.main_done;
    if is_main {
        let me = table.me();
        let mut vassals = [Vassal::Dragonrider, Vassal::Spearman];
        if vassals.map(|vassal| me.count(vassal, Where::AVAILABLE) > 0) == [false, true] {
            vassals.reverse();
        }
        let city = City::ALL.map(Space::city).into_iter();
        let wilds = table.wilds.iter().flatten();
        let wilds = wilds.flat_map(|&tile| spaces_of(table.data(), tile));
        for space in city.chain(wilds) {
            let placed = vassals.map(|vassal| Action::Place(vassal, space));
            out.push((path::space(space), placed.into()));
        }
        // A tile of the hand is laid on a free area, or where one is cleared for it.
        for tile in table.hand(table.active).iter() {
            let areas = table.free_areas().chain(Area::all());
            let laid = areas.map(|area| Action::Lay(tile, area));
            let cleared = table
                .wilds
                .iter()
                .flatten()
                .map(|&tile| Action::Clear(tile));
            out.push((path::hand(tile), laid.chain(cleared).collect()));
        }
    }
    if matches!(
        question,
        Question::Menu | Question::ScoutsBuy | Question::PlaceObjective
    ) {
        for (tile, _) in table.me().dragon_tiles() {
            for slot in Slot::ALL {
                let target = path::ability(seat, tile, slot);
                out.push((target, vec![Action::Use(tile, slot)]));
            }
        }
    }
    if question == Question::ScoutsBuy {
        out.extend(MarketSlot::all().map(|slot| (path::market(slot), vec![Action::Buy(slot)])));
    }
    if question == Question::PlaceObjective {
        for slot in MonumentSlot::all() {
            let drawn = table.me().objectives_drawn;
            let set = drawn.iter().map(|&objective| Action::Set(objective, slot));
            out.push((path::monument(slot), set.collect()));
        }
    }
    out
}

fn plain(id: &'static str) -> Reason {
    Reason {
        rule: None,
        message: Message::new(id),
    }
}

/// The words of a refusal, and its rule.
fn reason(refusal: Refusal) -> Reason {
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
