//! Standing answers: so that people are not asked fifty times a year whether they play a Tactic (GW-25.6).
//!
//! A seat that always passes in a window is still asked there, and its answer is an action like any other: others see
//! the same question, the same log and the same list of actions as if a person had answered.

use crate::{GreatWall, action::Action, names::Window, step::Question};
use table::View;

/// For all Tactic windows, for each of them, and for questions with a single answer.
pub const ALL: [&str; 9] = [
    "pass",
    "pass-income",
    "pass-turn_start",
    "pass-location_activated",
    "pass-horde_defeated",
    "pass-kill_pending",
    "pass-breach",
    "pass-winter_start",
    "single",
];

fn of(window: Window) -> &'static str {
    match window {
        Window::Income => "pass-income",
        Window::TurnStart => "pass-turn_start",
        Window::LocationActivated => "pass-location_activated",
        Window::HordeDefeated => "pass-horde_defeated",
        Window::KillPending => "pass-kill_pending",
        Window::Breach => "pass-breach",
        Window::WinterStart => "pass-winter_start",
    }
}

/// What the standing answers say now, if anything.
pub fn answer(view: &View<GreatWall>, standing: &[&str]) -> Option<Action> {
    let legal = &view.legal;
    if let Some(Question::Window { window, .. }) = view.question() {
        let passes = standing.contains(&"pass") || standing.contains(&of(window));
        return (!legal.is_empty() && passes).then_some(Action::Pass);
    }
    match legal[..] {
        [only] if standing.contains(&"single") => Some(only),
        _ => None,
    }
}
