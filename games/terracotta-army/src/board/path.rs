//! Which elements of the picture to click for an action. Most choices are one click on the thing itself; choices that
//! have no place on the board are buttons of the strip under the prompt.

use crate::{
    TerracottaArmy,
    action::Action,
    names::{Direction, Quarter, Specialist, Stretch, Track, Warrior, Wheel, Worker},
    rules::turn,
    step::Question,
    table::Space,
};
use ::table::{Seat, View};

pub(crate) fn path(view: &View<TerracottaArmy>, seat: Seat, action: Action) -> Vec<String> {
    match action {
        Action::Place(worker, segment) => {
            let (table, segment) = (&view.table, segment.number());
            // A second click only where both kinds of worker could go.
            if Worker::ALL
                .into_iter()
                .all(|kind| turn::may_place(table, seat, kind, segment).is_ok())
            {
                vec![segment_id(segment), worker_id(worker)]
            } else {
                vec![segment_id(segment)]
            }
        }
        Action::Rotate(wheel) => vec![rotate_id(wheel)],
        Action::Warrior(kind) => vec![organizer_id(kind)],
        Action::Specialist(kind) => vec![specialist_id(kind)],
        Action::Space(space) | Action::Move(space) | Action::Rider(space) => vec![space_id(space)],
        Action::Inspector(track, steps) => {
            vec![track_id(
                track,
                view.table.inspector_after(track, steps.count()),
            )]
        }
        Action::Slide(direction, stretch) => vec![slide_target(view, direction, stretch)],
        Action::Horse(direction) => vec![horse_target(view, direction)],
        Action::Warehouses(first, second) => vec![pair_id(first, second)],
        Action::Token(token) => vec![choice_id(&format!("token-{token}"))],
        Action::Shoot(direction) => vec![choice_id(&format!("shoot-{direction}"))],
        Action::Face(direction) => vec![choice_id(&format!("face-{direction}"))],
        Action::Perform => vec![choice_id("perform")],
        Action::TakeClay => vec![choice_id("clay")],
        Action::TakeCoin => vec![choice_id("coin")],
        Action::Skip => vec![choice_id("skip")],
        Action::UseWeapon => vec![choice_id("weapon-use")],
        Action::KeepWeapon => vec![choice_id("weapon-keep")],
        Action::NoInspector => vec![choice_id("inspector-stay")],
        Action::NoMove => vec![choice_id("move-none")],
        Action::UseMaster => vec![choice_id("master-use")],
        Action::LeaveMaster => vec![choice_id("master-leave")],
    }
}

pub(crate) fn segment_id(segment: u8) -> String {
    format!("segment-{segment}")
}

pub(crate) fn worker_id(worker: Worker) -> String {
    format!("choice-{worker}")
}

pub(crate) fn rotate_id(wheel: Wheel) -> String {
    format!("rotate-{wheel}")
}

pub(crate) fn organizer_id(kind: Warrior) -> String {
    format!("organizer-{kind}")
}

pub(crate) fn specialist_id(kind: Specialist) -> String {
    format!("specialist-{kind}")
}

pub(crate) fn space_id(space: Space) -> String {
    format!("space-{space}")
}

pub(crate) fn track_id(track: Track, place: u8) -> String {
    format!("track-{track}-{place}")
}

pub(crate) fn choice_id(name: &str) -> String {
    format!("choice-{name}")
}

pub(crate) fn pair_id(first: Quarter, second: Quarter) -> String {
    format!("choice-{first}-{second}")
}

/// The space on which the moved figure would stand.
fn slide_target(view: &View<TerracottaArmy>, direction: Direction, stretch: Stretch) -> String {
    let target = match view.question() {
        Some(Question::GuardMove { warrior, .. }) => warrior.step(direction, stretch.spaces()),
        Some(_) | None => None,
    };
    target.map_or_else(
        || choice_id(&format!("slide-{direction}-{stretch}")),
        space_id,
    )
}

/// The far end of the horse.
fn horse_target(view: &View<TerracottaArmy>, direction: Direction) -> String {
    let target = match view.question() {
        Some(Question::HorseDirection { rider, .. }) => rider.step(direction, 2),
        Some(_) | None => None,
    };
    target.map_or_else(|| choice_id(&format!("horse-{direction}")), space_id)
}
