//! What is pending follows the order of the Year: the steps of the Year lie at the bottom in one chain that leads to the
//! end check, and what a step of the Year brings lies above it.

use super::{Clan, Flaw, Open, PENDING, Question, Seats, Step, TABLE, Task, Work, times};
use crate::{
    names::{Location, Season, Section},
    rules::activation,
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
        self.steps.last() == Some(&Step::Do(Work::Excerpt))
    }

    /// GW-2.10: Generals and Advisors are being chosen.
    pub(super) fn is_setup(self) -> bool {
        matches!(
            self.head(),
            Some(Step::Do(
                Work::Setup | Work::Generals | Work::Advisors | Work::Begin
            ))
        )
    }

    /// The space of the Command track whose card is being resolved (GW-11.5).
    pub(super) fn turn(self) -> Option<u8> {
        self.steps.iter().find_map(|&step| {
            if let Step::Do(Work::EndTurn { space }) = step {
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
                Some(Step::Do(Work::Cleanup { .. } | Work::EndTurn { .. }))
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
        Step::Do(
            Work::Setup
                | Work::Generals
                | Work::Advisors
                | Work::Begin
                | Work::DecreePhase
                | Work::RefillDecrees
                | Work::EventPhase
                | Work::Spring
                | Work::NewHordes { .. }
                | Work::RefreshAdvisors
                | Work::Summer
                | Work::ClearTrack
                | Work::Fall
                | Work::Commands
                | Work::RevealCommands
                | Work::Turns { .. }
                | Work::ActivationPhase
                | Work::QinActivation { .. }
                | Work::Cleanup { .. }
                | Work::EndTurn { .. }
                | Work::Winter
                | Work::Firing { .. }
                | Work::FiringEnd
                | Work::Assault { .. }
                | Work::DiscardBarricades
                | Work::EndCheck
                | Work::Excerpt
                | Work::Each {
                    task: Task::Reclaim | Task::PlaceCommand,
                    ..
                }
        ) | Step::Ask(
            Question::QinAdvisor | Question::Activation { .. } | Question::Decrees { .. }
        )
    )
}

/// The order of the Year, who stands in which season, and what may lie above what.
pub(super) fn check(open: &Open, moment: Moment<'_>) -> Result<(), Flaw> {
    if open.ending.is_some() {
        let over = moment.steps.is_empty() && moment.split.is_none();
        return if over {
            Ok(())
        } else {
            TABLE
                .field("ending")
                .flaw("after the end of the game nothing is pending")
        };
    }
    if moment.head_at == moment.steps.len() {
        return PENDING.flaw("leads to the end check of Winter, unless the game has ended");
    }
    for at in moment.head_at..moment.steps.len() {
        let (step, below) = (moment.steps[at], moment.steps.get(at + 1).copied());
        if !is_of_year(step) || !leads_to(open, step, below) {
            return PENDING
                .at(at)
                .flaw("does not follow from what comes before it in the Year");
        }
    }
    for at in 0..moment.head_at {
        let (step, below) = (moment.steps[at], moment.steps.get(at + 1).copied());
        if !lies_on(step, below) {
            return PENDING
                .at(at)
                .flaw("does not lie on the step that it belongs to");
        }
        if !moment.is_excerpt()
            && moment
                .head()
                .is_some_and(|head| !times::comes_before(open, step, head))
        {
            return PENDING
                .at(at)
                .flaw("does not happen at this time of the Year");
        }
        if let Some(location) = times::location(step)
            && !moment.steps[at..].contains(&Step::Do(Work::ReturnClerks { location }))
        {
            return PENDING
                .at(at)
                .flaw(format!("happens while {location} is activated"));
        }
        if at > 0 && is_asked_at_once(step) {
            return PENDING
                .at(at)
                .flaw("is asked at once: nothing comes before it");
        }
    }
    let fits = moment
        .head()
        .is_none_or(|head| is_season(head, open.season));
    if !fits {
        return TABLE.field("season").flaw("does not fit what is pending");
    }
    instances(open, moment)?;
    activated(open, moment)?;
    kill(open, moment)
}

/// GW-7.9: a Location is activated once in a turn, and its Clerks have returned.
fn activated(open: &Open, moment: Moment<'_>) -> Result<(), Flaw> {
    let Some(Step::Ask(Question::Activation { done }) | Step::Do(Work::QinActivation { done, .. })) =
        moment.head()
    else {
        return Ok(());
    };
    let returns = |location: Location| {
        moment.has(|step| {
            matches!(step, Step::Do(Work::Activate { location: at, .. } | Work::ReturnClerks {
location: at })
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
        Some(location) if !open.data().moves_any_time => PENDING.at(moment.head_at).flaw(format!(
            "{location} was activated: its Clerks have returned"
        )),
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
        Some(section) => below == Some(Step::Do(Work::Assault { section })),
        None => below == Some(Step::Do(Work::DiscardBarricades)),
    };
    if below == Some(Step::Do(Work::Excerpt)) {
        // No excerpt ends in the setup, or between choosing a Command and showing it.
        return !matches!(
            step,
            Step::Do(
                Work::Setup
                    | Work::Generals
                    | Work::Advisors
                    | Work::Begin
                    | Work::Commands
                    | Work::Excerpt
            )
        );
    }
    match step {
        Step::Do(
            Work::Setup
            | Work::Begin
            | Work::Winter
            | Work::DiscardBarricades
            | Work::EndCheck
            | Work::Excerpt,
        ) => below.is_none(),
        Step::Do(Work::Generals) => below == Some(Step::Do(Work::Advisors)),
        Step::Do(Work::Advisors) => below == Some(Step::Do(Work::Begin)),
        Step::Do(Work::DecreePhase | Work::RefillDecrees) => {
            below == Some(Step::Do(Work::EventPhase))
        }
        Step::Do(Work::EventPhase) => below == Some(Step::Do(Work::Spring)),
        Step::Do(Work::Spring | Work::RefreshAdvisors) | Step::Ask(Question::QinAdvisor) => {
            below == Some(Step::Do(Work::Summer))
        }
        Step::Do(Work::NewHordes { .. }) => below == Some(Step::Do(Work::RefreshAdvisors)),
        Step::Do(Work::ClearTrack) if !open.is_coop() => {
            matches!(below, Some(Step::Do(Work::Each { task: Task::Reclaim, order })) if order == open.humans())
        }
        Step::Do(
            Work::Summer
            | Work::ClearTrack
            | Work::Each {
                task: Task::Reclaim,
                ..
            },
        ) => below == Some(Step::Do(Work::Fall)),
        Step::Do(Work::Commands) => below == Some(Step::Do(Work::RevealCommands)),
        Step::Do(Work::Each {
            task: Task::PlaceCommand,
            ..
        }) => below == Some(Step::Do(Work::Turns { space: 0 })),
        Step::Do(Work::Fall | Work::RevealCommands | Work::Turns { .. } | Work::EndTurn { .. }) => {
            below == Some(Step::Do(Work::Winter))
        }
        Step::Do(Work::ActivationPhase | Work::QinActivation { .. })
        | Step::Ask(Question::Activation { .. }) => matches!(
            below,
            Some(Step::Do(Work::Cleanup {
                at: 0,
                gone: [0, 0, 0]
            }))
        ),
        Step::Do(Work::Cleanup { .. }) if open.season == Season::Winter => assault(first),
        Step::Do(Work::Cleanup { .. }) => matches!(below, Some(Step::Do(Work::EndTurn { .. }))),
        Step::Do(Work::Firing { section }) if Some(section) == last => {
            below == Some(Step::Do(Work::FiringEnd))
        }
        Step::Do(Work::Firing { section }) => {
            after(section).is_some_and(|section| below == Some(Step::Do(Work::Firing { section })))
        }
        Step::Do(Work::FiringEnd) => matches!(
            below,
            Some(Step::Do(Work::Cleanup {
                at: 0,
                gone: [0, 0, 0]
            }))
        ),
        Step::Do(Work::Assault { section }) => assault(after(section)),
        Step::Ask(Question::Decrees { .. }) => below == Some(Step::Do(Work::EndCheck)),
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
        Step::Do(Work::DecreePhase | Work::RefillDecrees | Work::EventPhase | Work::Spring) => {
            season == Season::Winter
        }
        Step::Do(Work::NewHordes { .. } | Work::RefreshAdvisors | Work::Summer)
        | Step::Ask(Question::QinAdvisor) => season == Season::Spring,
        Step::Do(
            Work::ClearTrack
            | Work::Each {
                task: Task::Reclaim,
                ..
            },
        ) => season == Season::Summer,
        // GW-2.17: the first Year begins with Fall.
        Step::Do(Work::Fall) => matches!(season, Season::Summer | Season::Fall),
        Step::Do(Work::Cleanup { .. }) => matches!(season, Season::Fall | Season::Winter),
        Step::Do(
            Work::Firing { .. }
            | Work::FiringEnd
            | Work::Assault { .. }
            | Work::DiscardBarricades
            | Work::EndCheck,
        )
        | Step::Ask(Question::Decrees { .. }) => season == Season::Winter,
        Step::Do(Work::Excerpt) => true,
        _ => season == Season::Fall,
    }
}

/// Steps that the rules put down together.
#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "the other steps may lie on any"
)]
fn lies_on(step: Step, below: Option<Step>) -> bool {
    let closes = matches!(below, Some(Step::Do(Work::CloseInstance { .. })));
    match step {
        Step::Do(Work::DefeatHonor { section, row }) => {
            below == Some(Step::Do(Work::DefeatKill { section, row }))
        }
        Step::Do(Work::BreachShame { section, .. }) => {
            below == Some(Step::Do(Work::BreachKill { section }))
        }
        Step::Do(Work::LocationEffect { location }) => {
            below == Some(Step::Do(Work::ReturnClerks { location }))
        }
        Step::Do(
            Work::DefeatKill { .. }
            | Work::DefeatEnd { .. }
            | Work::BreachKill { .. }
            | Work::ReturnClerks { .. },
        ) => closes,
        Step::Do(Work::KillWindow | Work::Slaughter | Work::Killed) => {
            closes || matches!(below, Some(Step::Do(Work::DefeatEnd { .. })))
        }
        Step::Do(Work::Defeat { .. }) => matches!(below, Some(Step::Do(Work::Cleanup { .. }))),
        Step::Do(Work::OpenKill { .. }) => matches!(
            below,
            Some(
                Step::Ask(Question::DoomReady { .. })
                    | Step::Do(Work::Each {
                        task: Task::Text(..),
                        ..
                    })
            )
        ),
        Step::Do(Work::Fulfilled { .. }) => {
            matches!(below, Some(Step::Ask(Question::Decrees { .. })))
        }
        _ => true,
    }
}

/// Questions that follow at once from what was chosen before, so that nothing lies above them.
fn is_asked_at_once(step: Step) -> bool {
    matches!(
        step,
        Step::Ask(
            Question::Pay { .. }
                | Question::MoveTo { .. }
                | Question::PlaceAdvisor { .. }
                | Question::DeployOne { .. }
                | Question::RewardOrder { .. }
                | Question::Send { .. }
                | Question::TeaHouse { .. }
                | Question::Academy { .. }
                | Question::UpgradeHere { .. }
                | Question::CopyCommand { .. }
                | Question::Alternative(_)
                | Question::DefenseSection { .. }
                | Question::Consent { .. }
                | Question::PlaceCommand { .. }
                | Question::ReclaimOrHonor { .. }
                | Question::Intrigue { .. }
                | Question::Doom { .. }
                | Question::DoomReady { .. }
                | Question::SaveOwn { .. }
                | Question::Sacrifice { .. }
                | Question::ReedBarracks
                | Question::ReedBarricade
                | Question::ReedEmbassy
        )
    )
}

/// GW-25.7, GW-25.8: a window, and a Tactic that was played, belong to a trigger instance.
fn instances(open: &Open, moment: Moment<'_>) -> Result<(), Flaw> {
    let closes = |step: &Step| matches!(step, Step::Do(Work::CloseInstance { .. }));
    if !open.played.is_empty() && !moment.steps.iter().any(closes) {
        return TABLE
            .field("played")
            .flaw("nobody has played a Tactic outside a window");
    }
    for (at, step) in moment.steps.iter().enumerate() {
        if matches!(step, Step::Ask(Question::Window { .. }))
            && !moment.steps[at..].iter().any(closes)
        {
            return PENDING.at(at).flaw("a window is closed afterwards");
        }
    }
    Ok(())
}

/// GW-14.3: a kill set is there exactly while somebody is about to die, and is resolved once.
fn kill(open: &Open, moment: Moment<'_>) -> Result<(), Flaw> {
    let resolves = |step: &Step| {
        matches!(
            step,
            Step::Do(Work::KillWindow | Work::Slaughter | Work::Killed)
        )
    };
    let mut waiting = (0..moment.steps.len()).filter(|&at| resolves(&moment.steps[at]));
    let (found, second) = (waiting.next(), waiting.next());
    if let Some(at) = second {
        return PENDING.at(at).flaw("one kill set is resolved at a time");
    }
    // GW-25.7: an Event opens its kill set, everybody chooses, then it is resolved.
    let opening = moment
        .steps
        .iter()
        .position(|step| matches!(step, Step::Do(Work::OpenKill { .. })));
    if let Some(at) = opening
        && found != Some(at + 2)
    {
        return PENDING
            .at(at)
            .flaw("the kill set that it opens is resolved afterwards");
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
                    Some(Step::Do(Work::DefeatEnd { section: of, row: from, .. })) if (of, from) == (section, row)
                ),
                KillPlace::Breach { .. } | KillPlace::Event => {
                    matches!(below, Some(Step::Do(Work::CloseInstance { .. })))
                }
            }
        }
    };
    if !fits {
        return TABLE.field("kill").flaw("does not fit what is pending");
    }
    // GW-14.3: what begins a kill set comes when the one before it is resolved.
    let begins = moment.steps.iter().position(|step| {
        matches!(
            step,
            Step::Do(
                Work::Defeat { .. }
                    | Work::DefeatHonor { .. }
                    | Work::DefeatKill { .. }
                    | Work::BreachShame { .. }
                    | Work::BreachKill { .. }
            )
        )
    });
    if let Some(at) = begins
        && found.is_some_and(|found| at < found)
    {
        return PENDING
            .at(at)
            .flaw("comes after the kill set that is being resolved");
    }
    let saves = moment.steps.iter().position(|step| {
        matches!(
            step,
            Step::Ask(
                Question::SaveOwn { .. }
                    | Question::SaveFree { .. }
                    | Question::Doom { .. }
                    | Question::DoomReady { .. }
            ) | Step::Do(Work::Each {
                task: Task::Save | Task::Doom(..),
                ..
            })
        )
    });
    match saves {
        Some(at) if found.is_none_or(|found| found < at) => {
            PENDING.at(at).flaw("nobody is about to die")
        }
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
