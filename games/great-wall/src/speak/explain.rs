//! Why something cannot be done: words and the rule.

use crate::{
    GreatWall,
    action::Action,
    names::{Clan, Location, Section},
    rules::Refusal,
    step::Question,
};
use table::{Draw, Explain, Message, NotNow, Reason, Seat, View};

impl Explain for GreatWall {
    fn reason(view: &View<Self>, _seat: Seat, not_now: NotNow<Refusal>) -> Reason {
        match not_now {
            NotNow::NotAsked if view.is_over() => by("GW-26.1", "no-over"),
            NotNow::NotAsked => by("GW-1.1", "no-turn"),
            NotNow::Because(refusal) => reason(refusal),
        }
    }

    fn unavailable(view: &View<Self>, seat: Seat) -> Vec<(String, Reason)> {
        let refused = |action: Action| {
            let reason = Self::explain(view, seat, action).err()?;
            let target = Self::path(view, seat, action).pop()?;
            Some((target, reason))
        };
        thinkable(view, seat)
            .into_iter()
            .filter_map(refused)
            .collect()
    }
}

/// Places in the picture that a person might want to click now.
#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "few questions have places that could be clicked in vain"
)]
fn thinkable(view: &View<GreatWall>, seat: Seat) -> Vec<Action> {
    let open = &view.table.open;
    let has_clerk = |clan: Clan, at: Location| open.clerks[clan.index()][at.index()] > 0;
    let locations = Location::ALL.into_iter();
    match view.my_question() {
        Some((asked, question)) if asked == seat => match question {
            Question::MoveFrom { clan, .. } => locations
                .filter(|&at| has_clerk(clan, at))
                .map(Action::From)
                .collect(),
            Question::MoveTo { from, .. } => locations
                .filter(|&at| Some(at) != from)
                .map(Action::To)
                .collect(),
            Question::Activation { done } => locations
                .filter(|&at| !done.has(at) && open.clerks_at(at) > 0)
                .map(Action::Activate)
                .collect(),
            Question::SpecialActivate { .. } => locations.map(Action::Activate).collect(),
            Question::Build { .. } => {
                let both = |at: Section| [Action::Barricade(at), Action::Wall(at)];
                open.sections().flat_map(both).collect()
            }
            Question::Embassy { .. } => {
                let track = open.advisor_track.into_iter().flatten();
                track.map(Action::Hire).collect()
            }
            _ => Vec::new(),
        },
        Some(_) | None => Vec::new(),
    }
}

fn by(rule: &'static str, id: &'static str) -> Reason {
    Reason::by(rule, Message::new(id))
}

/// GW-1.4: what it costs and what the player has.
fn no_gold(rule: &'static str, need: u8, have: u8) -> Reason {
    let message = Message::new("no-hire-gold")
        .with("need", need)
        .with("have", have);
    Reason::by(rule, message)
}

/// The words of a refusal, and its rule.
fn reason(refusal: Refusal) -> Reason {
    match refusal {
        Refusal::OtherQuestion => Reason {
            rule: None,
            message: Message::new("no-now"),
        },
        Refusal::MustChoose => by("GW-1.3", "no-stop"),
        Refusal::NoResources => by("GW-1.4", "no-pay"),
        Refusal::NoReward => by("GW-1.10", "no-reward"),
        Refusal::NoWound => by("GW-1.10", "no-wound"),
        Refusal::NoSoldierForShame => by("GW-6.3", "no-shame-place"),
        Refusal::NoHordeForShame => by("GW-6.2", "no-shame-place"),
        Refusal::NoHordeInCoop => by("GW-29.32", "no-shame-place"),
        Refusal::NoAppeasement => by("GW-29.31", "no-shame-place"),
        Refusal::NoClerk => by("GW-7.4", "no-source-none"),
        Refusal::Locked => by("GW-7.4", "no-source"),
        Refusal::HasMoved => by("GW-7.5", "no-source"),
        Refusal::Full => by("GW-7.4", "no-target-full"),
        Refusal::NotDistinct => by("GW-7.6", "no-target-distinct"),
        Refusal::NotForReed => by("GW-27.12", "no-target"),
        Refusal::NoWay => by("GW-7.4", "no-target"),
        Refusal::NotEligible => by("GW-7.8", "no-activate"),
        Refusal::NotSpecial => by("GW-8.2", "no-activate"),
        Refusal::NoAtonement => by("GW-10.3", "no-atone"),
        Refusal::NoAtonementInCoop => by("GW-29.31", "no-atone"),
        Refusal::NoCommand => by("GW-11.1", "no-command"),
        Refusal::NoSpace => by("GW-11.4", "no-space"),
        Refusal::NoCopy => by("GW-11.12", "no-copy"),
        Refusal::Betrayal => by("GW-11.13", "no-betrayal"),
        Refusal::NoTarget => by("GW-12.2", "no-wound"),
        Refusal::MustFire => by("GW-12.2", "no-stop"),
        Refusal::NoSaving => by("GW-14.4", "no-save"),
        Refusal::NoUpgrade => by("GW-17.2", "no-upgrade"),
        Refusal::NoRecruit => by("GW-19.1", "no-recruit"),
        Refusal::NoSpearman => by("GW-20.2", "no-spearman"),
        Refusal::NoHorseman => by("GW-20.3", "no-horseman"),
        Refusal::NoArcher => by("GW-20.4", "no-archer"),
        Refusal::NoSectionAttack => by("GW-20.9", "no-section-attack"),
        Refusal::MustAttack => by("GW-20.9", "no-must-attack"),
        Refusal::NoBarricade => by("GW-21.2", "no-barricade"),
        Refusal::NoWall => by("GW-21.3", "no-wall"),
        Refusal::NoLogistics => by("GW-22.1", "no-logistics"),
        Refusal::NotSoMany => by("GW-22.2", "no-logistics"),
        Refusal::NoTeaTop => by("GW-23.2", "no-tea"),
        Refusal::EmptyChamber => by("GW-24.2", "no-hire-clerk"),
        Refusal::DearClerk { need, have } => no_gold("GW-24.2", need, have),
        Refusal::NotOnTrack => by("GW-24.3", "no-hire-advisor"),
        Refusal::DearAdvisor { need, have } => no_gold("GW-24.3", need, have),
        Refusal::NotInHand => by("GW-25.2", "no-tactic"),
        Refusal::NoWindow => by("GW-25.3", "no-tactic"),
        Refusal::NoTactic => by("GW-25.5", "no-tactic"),
        Refusal::NoDecree => by("GW-29.20", "no-decree"),
    }
}
