//! When in the Year a step may be pending: by the next step of the Year below it.

use super::{Happening, Location, Open, Question, Step, Task, Window, Work};
use crate::{effect::Hears, step::Card};

/// Steps that belong to a part of the Year; what a card brings happens when the card is read.
pub(super) fn comes_before(open: &Open, step: Step, head: Step) -> bool {
    match step {
        Step::Do(work) => work_fits(open, work, head),
        Step::Ask(question) => question_fits(open, question, head),
    }
}

/// The Location whose activation a step belongs to: its Clerks return afterwards.
#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "the other steps belong to no single Location"
)]
pub(super) fn location(step: Step) -> Option<Location> {
    match step {
        Step::Do(Work::Each { task, .. }) => match task {
            Task::Upgrade(location) | Task::Donate(location, _) => Some(location),
            Task::Barracks => Some(Location::Barracks),
            Task::Build => Some(Location::BuildersCamp),
            Task::Logistics => Some(Location::Logistics),
            Task::TeaHouse => Some(Location::TeaHouse),
            Task::Embassy => Some(Location::Embassy),
            Task::Academy => Some(Location::Academy),
            _ => None,
        },
        Step::Do(Work::LogisticsDone { .. }) => Some(Location::Logistics),
        Step::Ask(Question::UpgradeHere { location, .. } | Question::Donate { location, .. }) => {
            Some(location)
        }
        Step::Ask(Question::ReedBarracks) => Some(Location::Barracks),
        Step::Ask(Question::ReedBarricade) => Some(Location::BuildersCamp),
        Step::Ask(Question::TeaHouse { .. }) => Some(Location::TeaHouse),
        Step::Ask(
            Question::Embassy { .. } | Question::PlaceAdvisor { .. } | Question::ReedEmbassy,
        ) => Some(Location::Embassy),
        Step::Ask(Question::Academy { .. }) => Some(Location::Academy),
        _ => None,
    }
}

#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "the other work is done at any time"
)]
fn work_fits(open: &Open, work: Work, head: Step) -> bool {
    match work {
        Work::Frame { .. } => in_frames(head),
        Work::Run(text) => card_fits(open, text.card, head),
        Work::Activate { .. }
        | Work::LocationEffect { .. }
        | Work::ReturnClerks { .. }
        | Work::LogisticsDone { .. } => in_activations(open, head),
        Work::BreachShame { .. } | Work::BreachKill { .. } => in_assaults(head),
        Work::Defeat { .. }
        | Work::DefeatHonor { .. }
        | Work::DefeatKill { .. }
        | Work::DefeatEnd { .. } => in_cleanup(head),
        Work::Fulfilled { .. } => in_decrees(head),
        Work::Happen { what, .. } | Work::Listen { what, .. } => happens(open, what, head),
        Work::Each { task, .. } => task_fits(open, task, head),
        _ => true,
    }
}

fn task_fits(open: &Open, task: Task, head: Step) -> bool {
    match task {
        Task::Intrigue | Task::Plunder => in_new_hordes(head),
        Task::SummerShame => in_income(head),
        Task::Frame(..) => in_frames(head),
        Task::Upgrade(_)
        | Task::Donate(..)
        | Task::Barracks
        | Task::Build
        | Task::Logistics
        | Task::TeaHouse
        | Task::Embassy
        | Task::Academy => in_activations(open, head),
        Task::Firing(_) => in_firing(head),
        Task::Listen(what, _) => happens(open, what, head),
        Task::Text(card, ..) => card_fits(open, card, head),
        Task::Shame(_) => head == Step::Do(Work::RefillDecrees),
        // GW-29.50: an Event that makes hands smaller.
        Task::HandLimit => head == Step::Do(Work::Spring),
        // The first two are steps of the Year, the others need a kill set.
        Task::Reclaim | Task::PlaceCommand | Task::Doom(..) | Task::Save => true,
    }
}

#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "what cards bring is asked at any time"
)]
fn question_fits(open: &Open, question: Question, head: Step) -> bool {
    match question {
        Question::CopyCommand { .. } => in_frames(head),
        Question::Alternative(text) | Question::PickPlayers { text, .. } => {
            card_fits(open, text.card, head)
        }
        // Cards that move Clerks do so at the start of a turn, unless a corrected file says otherwise.
        Question::MoveFrom { .. } | Question::MoveTo { .. } | Question::SpecialActivate { .. } => {
            open.data().moves_any_time || in_frames(head)
        }
        Question::UpgradeHere { .. }
        | Question::Donate { .. }
        | Question::TeaHouse { .. }
        | Question::Academy { .. }
        | Question::Embassy { .. }
        | Question::PlaceAdvisor { .. }
        | Question::ReedBarracks
        | Question::ReedBarricade
        | Question::ReedEmbassy => in_activations(open, head),
        // GW-12.9: no Barricade is there in Spring.
        Question::Build { .. } => open.data().builds_any_time || !is_without_barricades(head),
        Question::Intrigue { .. } => in_new_hordes(head),
        Question::Atone { paid: true, .. } => in_income(head),
        Question::ReclaimOrHonor { .. } => matches!(
            head,
            Step::Do(
                Work::Fall
                    | Work::Each {
                        task: Task::Reclaim,
                        ..
                    }
            )
        ),
        Question::PlaceCommand { .. } => matches!(
            head,
            Step::Do(
                Work::Turns { .. }
                    | Work::Each {
                        task: Task::PlaceCommand,
                        ..
                    }
            )
        ),
        Question::Shots { .. } => in_firing(head),
        Question::Consent { .. } => in_decrees(head),
        Question::Window { window, .. } => opens(open, window, head),
        _ => true,
    }
}

/// When a card is read.
fn card_fits(open: &Open, card: Card, head: Step) -> bool {
    match card {
        // GW-11.5: the card comes first, then the Activations.
        Card::Command(..) | Card::Solo(..) | Card::Reed(_) => in_frames(head),
        Card::General(_) | Card::Advisor(_) => is_heard(open, card, head),
        Card::Tactic(tactic) | Card::Boosted(tactic) => {
            opens(open, open.data().tactics[tactic.index()].window, head)
        }
        Card::Decree(_) => in_decrees(head),
        Card::Event(omen) if open.data().omens[omen.index()].passive => is_heard(open, card, head),
        Card::Event(_) => head == Step::Do(Work::Spring),
    }
}

/// Whether the card hears anything then.
fn is_heard(open: &Open, card: Card, head: Step) -> bool {
    let mut listeners = card.script(open.data()).listeners.iter();
    listeners.any(|listener| match listener.hears {
        Hears::Income => happens(open, Happening::Income, head),
        Hears::TurnStart => happens(open, Happening::TurnStart, head),
        Hears::Gathered(resource) => happens(open, Happening::Gathered(resource), head),
        Hears::Donated => happens(open, Happening::Donated, head),
        Hears::ArcherFired => happens(open, Happening::ArcherFired, head),
        Hears::HordeDefeated => happens(open, Happening::HordeDefeated, head),
        Hears::Claimed => happens(open, Happening::Claimed, head),
        Hears::BreachKills => happens(open, Happening::BreachKills, head),
        Hears::LogisticsDone => happens(open, Happening::LogisticsDone, head),
        Hears::HiredClerk | Hears::HiredAdvisor | Hears::HiredAny => {
            happens(open, Happening::HiredClerk, head)
        }
        Hears::SectionHeld => happens(open, Happening::SectionHeld, head),
        Hears::WinterStart => happens(open, Happening::WinterStart, head),
        Hears::FiringEnd => happens(open, Happening::FiringEnd, head),
        Hears::DecreeFulfilled => happens(open, Happening::DecreeFulfilled, head),
        Hears::Upgraded(_)
        | Hears::Recruited
        | Hears::Covered(_)
        | Hears::ArcherAttacked
        | Hears::KillPending
        | Hears::Killed
        | Hears::Saved
        | Hears::BarricadeBuilt { .. }
        | Hears::WallBuilt { .. }
        | Hears::TacticPlayed
        | Hears::Reclaimed => true,
    })
}

fn happens(open: &Open, what: Happening, head: Step) -> bool {
    match what {
        Happening::Income => in_income(head),
        Happening::TurnStart => in_frames(head),
        Happening::Gathered(_)
        | Happening::Donated
        | Happening::LogisticsDone
        | Happening::HiredClerk
        | Happening::HiredAdvisor => in_activations(open, head),
        Happening::ArcherFired => in_firing(head),
        Happening::HordeDefeated | Happening::Claimed | Happening::FiringEnd => in_cleanup(head),
        Happening::BreachKills | Happening::SectionHeld => in_assaults(head),
        Happening::WinterStart => matches!(head, Step::Do(Work::Firing { .. })),
        Happening::DecreeFulfilled => in_decrees(head),
        // What cards bring, too.
        Happening::Upgraded(_)
        | Happening::Recruited
        | Happening::Covered(_)
        | Happening::ArcherAttacked
        | Happening::KillPending
        | Happening::Killed
        | Happening::Saved
        | Happening::BarricadeBuilt
        | Happening::WallBuilt
        | Happening::TacticPlayed
        | Happening::Reclaimed => true,
    }
}

/// GW-25.3: when a window opens.
fn opens(open: &Open, window: Window, head: Step) -> bool {
    match window {
        Window::Income => in_income(head),
        Window::TurnStart => in_frames(head),
        Window::LocationActivated => in_activations(open, head),
        Window::HordeDefeated => in_cleanup(head),
        Window::Breach => in_assaults(head),
        Window::WinterStart => matches!(head, Step::Do(Work::Firing { .. })),
        // An Event kills, too.
        Window::KillPending => true,
    }
}

fn in_new_hordes(head: Step) -> bool {
    matches!(head, Step::Do(Work::NewHordes { .. }))
}

fn in_income(head: Step) -> bool {
    head == Step::Do(Work::ClearTrack)
}

/// The start of a turn and its Command card.
fn in_frames(head: Step) -> bool {
    head == Step::Do(Work::ActivationPhase)
}

/// Activations of the turn, those that its Command card brings, and those of a corrected file.
fn in_activations(open: &Open, head: Step) -> bool {
    open.data().moves_any_time
        || matches!(
            head,
            Step::Do(Work::ActivationPhase | Work::QinActivation { .. })
                | Step::Ask(Question::Activation { .. })
        )
}

fn in_cleanup(head: Step) -> bool {
    matches!(head, Step::Do(Work::Cleanup { .. }))
}

fn in_firing(head: Step) -> bool {
    matches!(head, Step::Do(Work::Firing { .. } | Work::FiringEnd))
}

fn in_assaults(head: Step) -> bool {
    matches!(
        head,
        Step::Do(Work::Assault { .. } | Work::DiscardBarricades)
    )
}

fn in_decrees(head: Step) -> bool {
    matches!(head, Step::Ask(Question::Decrees { .. }))
}

/// GW-12.9: from the end of the assaults until the end of Spring.
pub(super) fn is_without_barricades(head: Step) -> bool {
    matches!(
        head,
        Step::Do(
            Work::EndCheck
                | Work::DecreePhase
                | Work::RefillDecrees
                | Work::EventPhase
                | Work::Spring
                | Work::NewHordes { .. }
                | Work::RefreshAdvisors
                | Work::Summer
        ) | Step::Ask(Question::Decrees { .. } | Question::QinAdvisor)
    )
}
