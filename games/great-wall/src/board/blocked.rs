//! What in the picture cannot be chosen now, and why.

use super::path::path;
use crate::{
    GreatWall,
    action::Action,
    names::{Clan, Location, Section},
    step::Question,
};
use table::{Explain, Reason, Seat, View};

pub(super) fn unavailable(view: &View<GreatWall>, seat: Seat) -> Vec<(String, Reason)> {
    let refused = |action: Action| {
        let reason = GreatWall::explain(view, seat, action).err()?;
        let target = path(view.question(), action).pop()?;
        Some((target, reason))
    };
    thinkable(view, seat)
        .into_iter()
        .filter_map(refused)
        .collect()
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
