//! Why something cannot be done: words and the rule.

use crate::{
    GreatWall,
    action::Action,
    board,
    names::{Clan, Location, Resource},
    rules::{activation, embassy},
    speak,
    step::Step,
};
use table::{Explain, Message, Reason, Seat, View};

impl Explain for GreatWall {
    fn unavailable(view: &View<Self>, seat: Seat) -> Vec<(String, Reason)> {
        unavailable(view, seat)
    }

    fn why_not(view: &View<Self>, seat: Seat, action: Action) -> Reason {
        why_not(view, seat, action)
    }
}

/// Why this action, which is not legal, is refused.
fn why_not(view: &View<GreatWall>, seat: Seat, action: Action) -> Reason {
    if view.is_over() {
        return Reason::by("GW-26.1", Message::new("no-over"));
    }
    if !view.turn().has(seat) {
        return Reason::by("GW-1.1", Message::new("no-turn"));
    }
    let Some(step) = view.step() else {
        return other();
    };
    let open = &view.table.open;
    let by = |rule: &'static str, id: &'static str| Reason::by(rule, Message::new(id));
    match (step, action) {
        (Step::PickCommand, Action::Command(_)) => by("GW-11.1", "no-command"),
        (Step::PlaceCommand { .. }, Action::Space(_)) => by("GW-11.4", "no-space"),
        (Step::MoveFrom { clan, .. }, Action::From(from)) => {
            let there = match from {
                Some(from) => open.clerks[clan.index()][from.index()],
                None => open.clerk_pools[clan.index()],
            };
            match from {
                _ if there == 0 => by("GW-7.4", "no-source-none"),
                Some(from) if open.is_full(from) => by("GW-7.4", "no-source"),
                _ => by("GW-7.5", "no-source"),
            }
        }
        (
            Step::MoveTo {
                distinct,
                arrived,
                clan,
                ..
            },
            Action::To(to),
        ) => {
            if open.is_full(to) {
                by("GW-7.4", "no-target-full")
            } else if distinct && arrived.at(to) > 0 {
                by("GW-7.6", "no-target-distinct")
            } else if clan == Clan::REED {
                by("GW-27.12", "no-target")
            } else {
                by("GW-7.4", "no-target")
            }
        }
        (Step::Activation { .. }, Action::Activate(_)) => by("GW-7.8", "no-activate"),
        (Step::SpecialActivate { .. }, Action::Activate(_)) => by("GW-8.2", "no-activate"),
        (Step::UpgradeHere { .. } | Step::UpgradeAny { .. }, Action::Upgrade(..)) => {
            by("GW-17.2", "no-upgrade")
        }
        (Step::Recruit { .. }, Action::Recruit(..)) => by("GW-19.1", "no-recruit"),
        (_, Action::AttackSpearman(_)) if attacks(step) => by("GW-20.2", "no-spearman"),
        (_, Action::AttackHorseman(..)) if attacks(step) => by("GW-20.3", "no-horseman"),
        (_, Action::AttackArcher(_) | Action::Volley(_) | Action::Post(_)) if attacks(step) => {
            by("GW-20.4", "no-archer")
        }
        (Step::RewardOrder { .. }, Action::Reward(_)) => by("GW-1.10", "no-reward"),
        (Step::AttackOrder { .. }, Action::Section(_)) => by("GW-20.9", "no-section-attack"),
        (Step::AttackSection { .. }, Action::Stop) => by("GW-20.9", "no-must-attack"),
        (Step::Wounds { .. }, Action::Wound(_)) => by("GW-1.10", "no-wound"),
        (Step::Shots { .. }, Action::Wound(_)) => by("GW-12.2", "no-wound"),
        (Step::Shots { .. }, Action::Stop | Action::Pass) => by("GW-12.2", "no-stop"),
        (Step::Build { .. }, Action::Barricade(_)) => by("GW-21.2", "no-barricade"),
        (Step::Build { .. }, Action::Wall(_)) => by("GW-21.3", "no-wall"),
        (Step::Pay { .. }, Action::Pay(_)) => by("GW-1.4", "no-pay"),
        (Step::Logistics { .. }, Action::Logistics(..)) => by("GW-22.1", "no-logistics"),
        (Step::Send { .. }, Action::Send(_)) => by("GW-22.2", "no-logistics"),
        (Step::TeaHouse { .. }, Action::TeaTop) => by("GW-23.2", "no-tea"),
        (Step::Embassy { .. }, Action::HireClerk) => {
            if open.player(seat).chamber == 0 {
                by("GW-24.2", "no-hire-clerk")
            } else {
                no_gold(view, "GW-24.2", embassy::clerk_cost(open, seat))
            }
        }
        (Step::Embassy { .. }, Action::Hire(advisor)) => {
            if open.advisor_track.contains(&Some(advisor)) {
                no_gold(view, "GW-24.3", embassy::advisor_cost(open, seat))
            } else {
                by("GW-24.3", "no-hire-advisor")
            }
        }
        (Step::Window { .. }, Action::Play(_) | Action::Boost(_)) => by("GW-25.5", "no-tactic"),
        (_, Action::Play(_) | Action::Boost(_)) => by("GW-25.3", "no-tactic"),
        (Step::HandLimit { .. } | Step::Intrigue { .. }, Action::Discard(_)) => {
            by("GW-25.2", "no-tactic")
        }
        (Step::Shame { .. }, Action::ShameSoldier(_)) => by("GW-6.3", "no-shame-place"),
        (Step::Shame { .. }, Action::ShameHorde(_)) => by(
            if open.is_coop() { "GW-29.32" } else { "GW-6.2" },
            "no-shame-place",
        ),
        (Step::Shame { .. }, Action::Appease) => by("GW-29.31", "no-shame-place"),
        (Step::Shame { .. }, Action::Stop | Action::Pass) => by("GW-1.3", "no-stop"),
        (Step::Atone { .. }, Action::AtoneSoldier(_) | Action::AtoneHorde(_)) => by(
            if open.is_coop() {
                "GW-29.31"
            } else {
                "GW-10.3"
            },
            "no-atone",
        ),
        (Step::SaveOwn { .. } | Step::SaveFree { .. }, Action::Save(..)) => {
            by("GW-14.4", "no-save")
        }
        (Step::CopyCommand { .. }, Action::Copy(_)) => by("GW-11.12", "no-copy"),
        (Step::Alternative(_), Action::Choose(_)) => by("GW-1.3", "no-now"),
        (Step::ReclaimCard { .. }, Action::Reclaim(_)) => by("GW-11.13", "no-betrayal"),
        (Step::Decrees { .. }, Action::Fulfil(_)) | (Step::Consent { .. }, Action::Agree) => {
            by("GW-29.20", "no-decree")
        }
        (Step::Lose { .. }, Action::Lose(_)) => by("GW-1.4", "no-pay"),
        (Step::Exchange { .. }, Action::Swap(..)) | (Step::Give { .. }, Action::Give(..)) => {
            by("GW-1.4", "no-pay")
        }
        (
            Step::DeployOne { .. } | Step::Doom { .. } | Step::ReclaimOrHonor { .. },
            Action::Stop | Action::Pass,
        ) => by("GW-1.3", "no-stop"),
        _ => other(),
    }
}

fn other() -> Reason {
    Reason {
        rule: None,
        message: Message::new("no-now"),
    }
}

/// GW-1.4: what it costs and what the player has.
fn no_gold(view: &View<GreatWall>, rule: &'static str, need: u8) -> Reason {
    let have = view
        .table
        .mine
        .map_or(0, |own| own.resources[Resource::Gold.index()]);
    let message = Message::new("no-hire-gold")
        .with("need", need)
        .with("have", have);
    Reason::by(rule, message)
}

fn attacks(step: Step) -> bool {
    matches!(
        step,
        Step::DeployOne { .. }
            | Step::Attack { .. }
            | Step::Allies { .. }
            | Step::AttackSection { .. }
            | Step::ReedBarracks
    )
}

/// Places in the picture that a person might want to click now but cannot.
#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "few steps have places that could be clicked in vain"
)]
fn unavailable(view: &View<GreatWall>, seat: Seat) -> Vec<(String, Reason)> {
    if !view.viewer.is(seat) || !view.turn().has(seat) {
        return Vec::new();
    }
    let Some(step) = view.step() else {
        return Vec::new();
    };
    let legal = speak::legal(view);
    let open = &view.table.open;
    let locations = |wrap: fn(Location) -> Action| {
        let missing = Location::ALL.iter().map(move |&location| wrap(location));
        missing
            .filter(|action| !legal.contains(action))
            .map(|action| why(view, step, seat, action))
            .collect()
    };
    match step {
        Step::MoveFrom { clan, .. } => {
            let own = Location::ALL
                .iter()
                .filter(|location| open.clerks[clan.index()][location.index()] > 0);
            own.map(|&location| Action::From(Some(location)))
                .filter(|action| !legal.contains(action))
                .map(|action| why(view, step, seat, action))
                .collect()
        }
        Step::MoveTo { from, .. } => {
            let all = Location::ALL
                .iter()
                .filter(|&&location| Some(location) != from);
            all.map(|&location| Action::To(location))
                .filter(|action| !legal.contains(action))
                .map(|action| why(view, step, seat, action))
                .collect()
        }
        Step::Activation { done } => {
            let waiting = Location::ALL
                .iter()
                .filter(|&&at| !done.has(at) && !activation::is_eligible(open, at));
            waiting
                .filter(|&&at| open.clerks_at(at) > 0)
                .map(|&at| why(view, step, seat, Action::Activate(at)))
                .collect()
        }
        Step::SpecialActivate { .. } => locations(Action::Activate),
        Step::Build { .. } => {
            let sections = open.sections();
            sections
                .flat_map(|section| [Action::Barricade(section), Action::Wall(section)])
                .filter(|action| !legal.contains(action))
                .map(|action| why(view, step, seat, action))
                .collect()
        }
        Step::Embassy { .. } => {
            let track = open.advisor_track.iter().flatten();
            track
                .map(|&advisor| Action::Hire(advisor))
                .filter(|action| !legal.contains(action))
                .map(|action| why(view, step, seat, action))
                .collect()
        }
        _ => Vec::new(),
    }
}

fn why(view: &View<GreatWall>, step: Step, seat: Seat, action: Action) -> (String, Reason) {
    let path = board::path(Some(step), action);
    (
        path.last().cloned().unwrap_or_default(),
        why_not(view, seat, action),
    )
}
