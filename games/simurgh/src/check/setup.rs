//! SI-2: before the first turn nobody has anything but what the setup gives.

use super::{Checked, PLAYERS, TABLE};
use crate::{
    names::Vassal,
    rules::setup::starting_player,
    table::{Points, Table, Turn},
};

/// Board, flags and player boards are as the setup leaves them.
pub(super) fn check_untouched(table: &Table) -> Checked {
    TABLE
        .field("round")
        .ensure(table.round == 0, "no round has begun: 0")?;
    TABLE.field("active").ensure(
        table.active == table.first,
        "the first player begins (SI-2.17)",
    )?;
    TABLE
        .field("turn")
        .ensure(table.turn == Turn::default(), "no turn has begun")?;
    for (field, is_empty) in [
        ("wilds", table.wilds.iter().all(Option::is_none)),
        ("objectives", table.objectives.iter().all(Option::is_none)),
        ("chronicle", table.chronicle.is_empty()),
    ] {
        TABLE
            .field(field)
            .ensure(is_empty, "is empty before the first turn (SI-2.17)")?;
    }
    let start = starting_player(table.data());
    for seat in table.seats() {
        let player = table.player(seat);
        let here = PLAYERS.at(seat.index());
        here.field("points").ensure(
            player.points == Points::default(),
            "nobody has points before the first turn",
        )?;
        here.field("resources").ensure(
            player.resources == start.resources,
            "everybody starts with the same resources (SI-2.6)",
        )?;
        for (field, vassal) in [
            ("spearmen", Vassal::Spearman),
            ("riders", Vassal::Dragonrider),
        ] {
            here.field(field).ensure(
                player.figures(vassal) == start.figures(vassal),
                "everybody starts with the same vassals (SI-2.5)",
            )?;
        }
    }
    Ok(())
}
