//! What is pending follows the order of the Year: the steps of the Year lie at the bottom in one chain that leads to the
//! end check, and what a step of the Year brings lies above it.

use super::{Clan, Flaw, Open, Seats, Step, Task, flaw, step_flaw};
use crate::{
    names::{Location, Season, Section},
    rules::activation,
    step::Card,
    table::KillPlace,
};

/// Where in the Year a position stands.
#[derive(Clone, Copy)]
pub(super) struct Moment<'a> {
    /// Pending steps, the next one first.
    pub(super) steps: &'a [Step],
    /// The place of the first step of the Year.
    head_at: usize,
    pub(super) split: Option<(Seats, Step)>,
}

impl<'a> Moment<'a> {
    pub(super) fn of(steps: &'a [Step], split: Option<(Seats, Step)>) -> Self {
        let head_at = steps.iter().position(|&step| is_of_year(step));
        Moment {
            steps,
            head_at: head_at.unwrap_or(steps.len()),
            split,
        }
    }

    /// The next step of the Year.
    pub(super) fn head(self) -> Option<Step> {
        self.steps.get(self.head_at).copied()
    }

    /// A part of a Year, as scenarios show it: nothing comes after it.
    pub(super) fn is_excerpt(self) -> bool {
        self.steps.last() == Some(&Step::Excerpt)
    }

    /// GW-2.10: Generals and Advisors are being chosen.
    pub(super) fn is_setup(self) -> bool {
        matches!(
            self.head(),
            Some(Step::Setup | Step::Generals | Step::Advisors | Step::Begin)
        )
    }

    /// The space of the Command track whose card is being resolved (GW-11.5).
    pub(super) fn turn(self) -> Option<u8> {
        self.steps.iter().find_map(|&step| {
            if let Step::EndTurn { space } = step {
                Some(space)
            } else {
                None
            }
        })
    }

    /// GW-11.5: the card and the activations are done; Hordes are cleaned up and the turn ends.
    pub(super) fn ends_turn(self) -> bool {
        self.turn().is_some()
            && matches!(
                self.head(),
                Some(Step::Cleanup { .. } | Step::EndTurn { .. })
            )
    }

    pub(super) fn has(self, test: impl Fn(Step) -> bool) -> bool {
        self.steps.iter().any(|&step| test(step))
    }
}

/// Steps of the Year itself, as against what they bring.
fn is_of_year(step: Step) -> bool {
    matches!(
        step,
        Step::Setup
            | Step::Generals
            | Step::Advisors
            | Step::Begin
            | Step::DecreePhase
            | Step::RefillDecrees
            | Step::EventPhase
            | Step::Spring
            | Step::NewHordes { .. }
            | Step::RefreshAdvisors
            | Step::QinAdvisor
            | Step::Summer
            | Step::ClearTrack
            | Step::Fall
            | Step::Commands
            | Step::RevealCommands
            | Step::Turns { .. }
            | Step::ActivationPhase
            | Step::Activation { .. }
            | Step::QinActivation { .. }
            | Step::Cleanup { .. }
            | Step::EndTurn { .. }
            | Step::Winter
            | Step::Firing { .. }
            | Step::FiringEnd
            | Step::Assault { .. }
            | Step::DiscardBarricades
            | Step::Decrees { .. }
            | Step::EndCheck
            | Step::Excerpt
            | Step::Each {
                task: Task::Reclaim | Task::PlaceCommand,
                ..
            }
    )
}

/// The order of the Year, who stands in which season, and what may lie above what.
pub(super) fn check(open: &Open, moment: Moment<'_>) -> Result<(), Flaw> {
    if open.ending.is_some() {
        let over = moment.steps.is_empty() && moment.split.is_none();
        return if over {
            Ok(())
        } else {
            flaw("ending", "after the end of the game nothing is pending")
        };
    }
    if moment.head_at == moment.steps.len() {
        return Err(Flaw::new(
            "pending",
            "leads to the end check of Winter, unless the game has ended",
        ));
    }
    for at in moment.head_at..moment.steps.len() {
        let (step, below) = (moment.steps[at], moment.steps.get(at + 1).copied());
        if !is_of_year(step) || !leads_to(open, step, below) {
            return step_flaw(at, "does not follow from what comes before it in the Year");
        }
    }
    for at in 0..moment.head_at {
        let (step, below) = (moment.steps[at], moment.steps.get(at + 1).copied());
        if !lies_on(step, below) {
            return step_flaw(at, "does not lie on the step that it belongs to");
        }
        if !moment.is_excerpt()
            && moment
                .head()
                .is_some_and(|head| !comes_before(open, step, head))
        {
            return step_flaw(at, "does not happen at this time of the Year");
        }
        if at > 0 && is_asked_at_once(step) {
            return step_flaw(at, "is asked at once: nothing comes before it");
        }
    }
    let fits = moment
        .head()
        .is_none_or(|head| is_season(head, open.season));
    if !fits {
        return flaw("season", "does not fit what is pending");
    }
    instances(open, moment)?;
    activated(open, moment)?;
    kill(open, moment)
}

/// GW-7.9: a Location is activated once in a turn, and its Clerks have returned.
fn activated(open: &Open, moment: Moment<'_>) -> Result<(), Flaw> {
    let Some(Step::Activation { done } | Step::QinActivation { done, .. }) = moment.head() else {
        return Ok(());
    };
    let returns = |location: Location| {
        moment.has(|step| {
            matches!(step, Step::Activate { location: at, .. } | Step::ReturnClerks { location: at }
                if at == location)
        })
    };
    let left = Location::ALL.iter().copied().find(|&location| {
        done.has(location)
            && activation::is_eligible(open, location)
            && open.present(location).iter().any(|clan| clan != Clan::REED)
            && !returns(location)
    });
    match left {
        Some(location) if !open.data().moves_any_time => step_flaw(
            moment.head_at,
            format!("{location} was activated: its Clerks have returned"),
        ),
        Some(_) | None => Ok(()),
    }
}

/// What the rules put below a step of the Year.
#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "the other steps are not of the Year"
)]
fn leads_to(open: &Open, step: Step, below: Option<Step>) -> bool {
    let mut sections = open.sections();
    let (first, last) = (sections.clone().next(), sections.next_back());
    let after = |section: Section| open.sections().find(|next| next.index() > section.index());
    let assault = |section: Option<Section>| match section {
        Some(section) => below == Some(Step::Assault { section }),
        None => below == Some(Step::DiscardBarricades),
    };
    if below == Some(Step::Excerpt) {
        return step != Step::Excerpt;
    }
    match step {
        Step::Setup
        | Step::Begin
        | Step::Winter
        | Step::DiscardBarricades
        | Step::EndCheck
        | Step::Excerpt => below.is_none(),
        Step::Generals => below == Some(Step::Advisors),
        Step::Advisors => below == Some(Step::Begin),
        Step::DecreePhase | Step::RefillDecrees => below == Some(Step::EventPhase),
        Step::EventPhase => below == Some(Step::Spring),
        Step::Spring | Step::RefreshAdvisors | Step::QinAdvisor => below == Some(Step::Summer),
        Step::NewHordes { .. } => below == Some(Step::RefreshAdvisors),
        Step::ClearTrack if !open.is_coop() => {
            matches!(below, Some(Step::Each { task: Task::Reclaim, order }) if order == open.humans())
        }
        Step::Summer
        | Step::ClearTrack
        | Step::Each {
            task: Task::Reclaim,
            ..
        } => below == Some(Step::Fall),
        Step::Commands => below == Some(Step::RevealCommands),
        Step::Each {
            task: Task::PlaceCommand,
            ..
        } => below == Some(Step::Turns { space: 0 }),
        Step::Fall | Step::RevealCommands | Step::Turns { .. } | Step::EndTurn { .. } => {
            below == Some(Step::Winter)
        }
        Step::ActivationPhase | Step::Activation { .. } | Step::QinActivation { .. } => matches!(
            below,
            Some(Step::Cleanup {
                at: 0,
                gone: [0, 0, 0]
            })
        ),
        Step::Cleanup { .. } if open.season == Season::Winter => assault(first),
        Step::Cleanup { .. } => matches!(below, Some(Step::EndTurn { .. })),
        Step::Firing { section } if Some(section) == last => below == Some(Step::FiringEnd),
        Step::Firing { section } => {
            after(section).is_some_and(|section| below == Some(Step::Firing { section }))
        }
        Step::FiringEnd => matches!(
            below,
            Some(Step::Cleanup {
                at: 0,
                gone: [0, 0, 0]
            })
        ),
        Step::Assault { section } => assault(after(section)),
        Step::Decrees { .. } => below == Some(Step::EndCheck),
        _ => false,
    }
}

/// The season in which this is the next step of the Year.
#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "the other steps are those of Fall"
)]
fn is_season(head: Step, season: Season) -> bool {
    match head {
        Step::DecreePhase | Step::RefillDecrees | Step::EventPhase | Step::Spring => {
            season == Season::Winter
        }
        Step::NewHordes { .. } | Step::RefreshAdvisors | Step::QinAdvisor | Step::Summer => {
            season == Season::Spring
        }
        Step::ClearTrack
        | Step::Each {
            task: Task::Reclaim,
            ..
        } => season == Season::Summer,
        // GW-2.17: the first Year begins with Fall.
        Step::Fall => matches!(season, Season::Summer | Season::Fall),
        Step::Cleanup { .. } => matches!(season, Season::Fall | Season::Winter),
        Step::Firing { .. }
        | Step::FiringEnd
        | Step::Assault { .. }
        | Step::DiscardBarricades
        | Step::Decrees { .. }
        | Step::EndCheck => season == Season::Winter,
        Step::Excerpt => true,
        _ => season == Season::Fall,
    }
}

/// Steps that belong to a part of the Year; what cards bring may happen whenever cards are read.
#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "what cards bring happens at any time"
)]
fn comes_before(open: &Open, step: Step, head: Step) -> bool {
    let frames = || head == Step::ActivationPhase;
    let is_command = |card| matches!(card, Card::Command(..) | Card::Solo(..) | Card::Reed(_));
    match step {
        // GW-11.5: the card comes first, then the Activations.
        Step::Frame { .. }
        | Step::CopyCommand { .. }
        | Step::Each {
            task: Task::Frame(..),
            ..
        } => frames(),
        Step::Run(text) | Step::Alternative(text) | Step::PickPlayers { text, .. }
            if is_command(text.card) =>
        {
            frames()
        }
        // Cards that move Clerks do so at the start of a turn, unless a corrected file says otherwise.
        Step::MoveFrom { .. } | Step::MoveTo { .. } | Step::SpecialActivate { .. }
            if !open.data().moves_any_time =>
        {
            frames()
        }
        Step::Intrigue { .. }
        | Step::Each {
            task: Task::Intrigue | Task::Plunder,
            ..
        } => matches!(head, Step::NewHordes { .. }),
        Step::Each {
            task: Task::SummerShame,
            ..
        }
        | Step::Atone { paid: true, .. } => head == Step::ClearTrack,
        Step::ReclaimOrHonor { .. } => matches!(
            head,
            Step::Fall
                | Step::Each {
                    task: Task::Reclaim,
                    ..
                }
        ),
        Step::PlaceCommand { .. } => matches!(
            head,
            Step::Turns { .. }
                | Step::Each {
                    task: Task::PlaceCommand,
                    ..
                }
        ),
        Step::Shots { .. }
        | Step::Each {
            task: Task::Firing(_),
            ..
        } => matches!(head, Step::Firing { .. } | Step::FiringEnd),
        Step::BreachShame { .. } | Step::BreachKill { .. } => {
            matches!(head, Step::Assault { .. } | Step::DiscardBarricades)
        }
        Step::Defeat { .. }
        | Step::DefeatHonor { .. }
        | Step::DefeatKill { .. }
        | Step::DefeatEnd { .. } => matches!(head, Step::Cleanup { .. }),
        Step::Consent { .. } | Step::Fulfilled { .. } => matches!(head, Step::Decrees { .. }),
        Step::Each {
            task: Task::Shame(_),
            ..
        } => head == Step::RefillDecrees,
        _ => true,
    }
}

/// Steps that the rules put down together.
#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "the other steps may lie on any"
)]
fn lies_on(step: Step, below: Option<Step>) -> bool {
    let closes = matches!(below, Some(Step::CloseInstance { .. }));
    match step {
        Step::DefeatHonor { section, row } => below == Some(Step::DefeatKill { section, row }),
        Step::BreachShame { section, .. } => below == Some(Step::BreachKill { section }),
        Step::LocationEffect { location } => below == Some(Step::ReturnClerks { location }),
        Step::DefeatKill { .. }
        | Step::DefeatEnd { .. }
        | Step::BreachKill { .. }
        | Step::ReturnClerks { .. } => closes,
        Step::KillWindow | Step::Slaughter | Step::Killed => {
            closes || matches!(below, Some(Step::DefeatEnd { .. }))
        }
        Step::Defeat { .. } => matches!(below, Some(Step::Cleanup { .. })),
        Step::OpenKill { .. } => matches!(
            below,
            Some(
                Step::DoomReady { .. }
                    | Step::Each {
                        task: Task::Text(..),
                        ..
                    }
            )
        ),
        Step::Fulfilled { .. } => matches!(below, Some(Step::Decrees { .. })),
        _ => true,
    }
}

/// Questions that follow at once from what was chosen before, so that nothing lies above them.
fn is_asked_at_once(step: Step) -> bool {
    matches!(
        step,
        Step::Pay { .. }
            | Step::MoveTo { .. }
            | Step::PlaceAdvisor { .. }
            | Step::DeployOne { .. }
            | Step::RewardOrder { .. }
            | Step::Send { .. }
            | Step::TeaHouse { .. }
            | Step::Academy { .. }
            | Step::UpgradeHere { .. }
            | Step::CopyCommand { .. }
            | Step::Alternative(_)
            | Step::DefenseSection { .. }
            | Step::Consent { .. }
            | Step::PlaceCommand { .. }
            | Step::ReclaimOrHonor { .. }
            | Step::Intrigue { .. }
            | Step::Doom { .. }
            | Step::DoomReady { .. }
            | Step::SaveOwn { .. }
            | Step::Sacrifice { .. }
            | Step::ReedBarracks
            | Step::ReedBarricade
            | Step::ReedEmbassy
    )
}

/// GW-25.7, GW-25.8: a window, and a Tactic that was played, belong to a trigger instance.
fn instances(open: &Open, moment: Moment<'_>) -> Result<(), Flaw> {
    let closes = |step: &Step| matches!(step, Step::CloseInstance { .. });
    if !open.played.is_empty() && !moment.steps.iter().any(closes) {
        return flaw("played", "nobody has played a Tactic outside a window");
    }
    for (at, step) in moment.steps.iter().enumerate() {
        if matches!(step, Step::Window { .. }) && !moment.steps[at..].iter().any(closes) {
            return step_flaw(at, "a window is closed afterwards");
        }
    }
    Ok(())
}

/// GW-14.3: a kill set is there exactly while somebody is about to die, and is resolved once.
fn kill(open: &Open, moment: Moment<'_>) -> Result<(), Flaw> {
    let resolves = |step: &Step| matches!(step, Step::KillWindow | Step::Slaughter | Step::Killed);
    let mut waiting = (0..moment.steps.len()).filter(|&at| resolves(&moment.steps[at]));
    let (found, second) = (waiting.next(), waiting.next());
    if let Some(at) = second {
        return step_flaw(at, "one kill set is resolved at a time");
    }
    // GW-25.7: an Event opens its kill set, everybody chooses, then it is resolved.
    let opening = moment
        .steps
        .iter()
        .position(|step| matches!(step, Step::OpenKill { .. }));
    if let Some(at) = opening
        && found != Some(at + 2)
    {
        return step_flaw(at, "the kill set that it opens is resolved afterwards");
    }
    let fits = match (open.kill.place, found) {
        (None, None) => true,
        (None, Some(_)) => opening.is_some(),
        (Some(_), None) => false,
        (Some(_), Some(_)) if opening.is_some() => false,
        (Some(place), Some(at)) => {
            let below = moment.steps.get(at + 1).copied();
            match place {
                KillPlace::Defeat { section, row } => matches!(
                    below,
                    Some(Step::DefeatEnd { section: of, row: from, .. }) if (of, from) == (section, row)
                ),
                KillPlace::Breach { .. } | KillPlace::Event => {
                    matches!(below, Some(Step::CloseInstance { .. }))
                }
            }
        }
    };
    if !fits {
        return flaw("kill", "does not fit what is pending");
    }
    // GW-14.3: what begins a kill set comes when the one before it is resolved.
    let begins = moment.steps.iter().position(|step| {
        matches!(
            step,
            Step::Defeat { .. }
                | Step::DefeatHonor { .. }
                | Step::DefeatKill { .. }
                | Step::BreachShame { .. }
                | Step::BreachKill { .. }
        )
    });
    if let Some(at) = begins
        && found.is_some_and(|found| at < found)
    {
        return step_flaw(at, "comes after the kill set that is being resolved");
    }
    let saves = moment.steps.iter().position(|step| {
        matches!(
            step,
            Step::SaveOwn { .. }
                | Step::SaveFree { .. }
                | Step::Doom { .. }
                | Step::DoomReady { .. }
                | Step::Each {
                    task: Task::Save | Task::Doom(..),
                    ..
                }
        )
    });
    match saves {
        Some(at) if found.is_none_or(|found| found < at) => step_flaw(at, "nobody is about to die"),
        Some(_) | None => Ok(()),
    }
}

/// The clan whose card lies on a space of the Command track.
pub(super) fn clan_on(open: &Open, space: u8) -> Option<Clan> {
    open.track
        .get(space as usize)
        .copied()
        .flatten()
        .map(|placed| placed.clan)
}
