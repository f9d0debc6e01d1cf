//! SI-2: before the first turn nobody has anything but what the setup gives.

use super::{Check, need};
use crate::{
    names::Vassal,
    rules::setup::starting_player,
    table::{Points, Table, Turn},
};

/// Board, flags and player boards are as the setup leaves them.
pub(super) fn check_untouched(table: &Table) -> Check {
    need(
        table.round == 0,
        || "table.round".to_owned(),
        || "no round has begun: 0".to_owned(),
    )?;
    need(
        table.active == table.first,
        || "table.active".to_owned(),
        || "the first player begins (SI-2.17)".to_owned(),
    )?;
    need(
        table.turn == Turn::default(),
        || "table.turn".to_owned(),
        || "no turn has begun".to_owned(),
    )?;
    for (field, is_empty) in [
        ("wilds", table.wilds.iter().all(Option::is_none)),
        ("objectives", table.objectives.iter().all(Option::is_none)),
        ("chronicle", table.chronicle.is_empty()),
    ] {
        need(
            is_empty,
            || format!("table.{field}"),
            || "is empty before the first turn (SI-2.17)".to_owned(),
        )?;
    }
    let start = starting_player(table.data());
    for seat in table.seats() {
        let player = table.player(seat);
        let path = |field: &str| format!("table.players[{}].{field}", seat.index());
        need(
            player.points == Points::default(),
            || path("points"),
            || "nobody has points before the first turn".to_owned(),
        )?;
        need(
            player.resources == start.resources,
            || path("resources"),
            || "everybody starts with the same resources (SI-2.6)".to_owned(),
        )?;
        for (field, vassal) in [
            ("spearmen", Vassal::Spearman),
            ("riders", Vassal::Dragonrider),
        ] {
            need(
                player.figures(vassal) == start.figures(vassal),
                || path(field),
                || "everybody starts with the same vassals (SI-2.5)".to_owned(),
            )?;
        }
    }
    Ok(())
}
