//! Which elements of the picture to click, one after another, for an action.
//!
//! | element | id |
//! |---|---|
//! | die in the Forum | `die-blue` |
//! | space on a board | `space-1-ag_a1` (seat and space) |
//! | bonus on a board | `bonus-1-bonus_coins` (seat and bonus) |
//! | city to pick | `city-giza` |
//! | pass, decline, confirm | `button-pass`, `button-decline`, `button-confirm` |
//!
//! Building with a die is two clicks: the die, then the space.

use crate::{
    Action, Bonus, City, Die, Part, Space, Table,
    rules::{next_stage, payment::Means},
};
use table::Seat;

pub(crate) fn path(table: &Table, seat: Seat, action: Action) -> Vec<String> {
    match action {
        Action::Build {
            die: chosen,
            space: target,
        } => vec![die(chosen), space(seat, target)],
        Action::Wonder => vec![space(seat, stage(table, seat))],
        Action::Cross(target) => vec![space(seat, target)],
        Action::Bonus(box_) => vec![bonus(seat, box_)],
        Action::Pass => vec![PASS.to_owned()],
        Action::Decline => vec![DECLINE.to_owned()],
        Action::Confirm => vec![CONFIRM.to_owned()],
        Action::Pick(picked) => vec![city(picked)],
    }
}

pub(crate) const PASS: &str = "button-pass";
pub(crate) const DECLINE: &str = "button-decline";
pub(crate) const CONFIRM: &str = "button-confirm";

pub(crate) fn die(die: Die) -> String {
    format!("die-{die}")
}

pub(crate) fn space(seat: Seat, space: Space) -> String {
    format!("space-{seat}-{space}")
}

pub(crate) fn bonus(seat: Seat, bonus: Bonus) -> String {
    format!("bonus-{seat}-{bonus}")
}

pub(crate) fn city(city: City) -> String {
    format!("city-{city}")
}

/// SW-8.8.1: the stage that comes next, or the last one when all are built.
pub(crate) fn stage(table: &Table, seat: Seat) -> Space {
    if table.player(seat).city.is_none() {
        return Space::Wo1;
    }
    let means = Means::of(table, seat);
    let last = || means.board.of(Part::Wonder).iter().last();
    next_stage(&means).or_else(last).unwrap_or(Space::Wo1)
}
