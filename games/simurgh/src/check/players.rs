//! Players and their figures on the board.

use super::{Checked, PLAYERS, Phase, WILDS};
use crate::{
    data::Room,
    names::{Area, Tile, Vassal},
    step::{Question, Step, Work},
    table::{Player, Table},
};
use table::Seat;

pub(super) fn check_player(table: &Table, seat: Seat, stack: &[Step], phase: Phase) -> Checked {
    let player = table.player(seat);
    let here = PLAYERS.at(seat.index());
    here.field("points").field("paid").ensure(
        player.points.paid <= player.points.total_earned(),
        "nobody has paid more points than earned (SI-1.7)",
    )?;
    here.field("points").ensure(
        phase == Phase::Over || player.points.objectives + player.points.leftovers == 0,
        "objectives and leftovers are scored at the end",
    )?;
    for own in player.dragons.iter() {
        here.field("dragons").ensure(
            own.used.is_empty() || seat == table.active,
            "only the player at turn has used abilities (SI-3.7)",
        )?;
    }
    check_figures(table, seat, player)?;
    let drafted = match phase {
        Phase::Powers(_) => Some(0),
        Phase::Tiles(pick) => Some(
            (0..pick)
                .filter(|&pick| table.tile_drafter(pick) == seat)
                .count(),
        ),
        Phase::Dragons | Phase::Opening | Phase::Play | Phase::Over => None,
    };
    if let Some(drafted) = drafted {
        here.field("hand").ensure(
            player.hand.len() == drafted,
            format_args!("{drafted} tiles were taken in the draft so far"),
        )?;
        here.field("hand")
            .ensure(drafted <= table.data().drafted_tiles(), "the draft is over")?;
    }
    check_limits(table, seat, stack)
}

/// SI-14.2, SI-14.3, SI-1.8: the limits hold but for the player at turn, until they have been checked.
fn check_limits(table: &Table, seat: Seat, stack: &[Step]) -> Checked {
    let here = PLAYERS.at(seat.index());
    let (tiles, resources) = match stack.first() {
        _ if seat != table.active => (true, true),
        Some(Step::Ask(Question::Menu) | Step::Do(Work::TileLimit)) => (false, false),
        Some(Step::Do(Work::ResourceLimit)) => (true, false),
        Some(_) | None => (true, true),
    };
    let limit = table.data().hand_limit();
    here.field("hand").ensure(
        !tiles || table.hand(seat).len() <= limit,
        format_args!("at most {limit} tiles between turns (SI-14.2)"),
    )?;
    let limit = table.data().resource_limit(table.mode);
    here.field("resources").ensure(
        !resources || table.player(seat).resources.total() <= limit,
        format_args!("at most {limit} resources between turns (SI-14.3)"),
    )
}

fn check_figures(table: &Table, seat: Seat, player: &Player) -> Checked {
    let whole = PLAYERS.at(seat.index());
    let mut outside = 0;
    for vassal in Vassal::ALL {
        let field = match vassal {
            Vassal::Spearman => "spearmen",
            Vassal::Dragonrider => "riders",
        };
        let here = whole.field(field);
        outside += player.outside(vassal);
        for place in player.figures(vassal) {
            let Some(space) = place.space() else {
                continue;
            };
            here.ensure(
                table.data().has_space(space),
                format_args!("there is no space {space}"),
            )?;
            here.ensure(
                table.data().space(space).who.admits(vassal),
                format_args!("{space} is for dragonriders only (SI-1.9)"),
            )?;
            here.ensure(
                space
                    .tile()
                    .is_none_or(|tile| table.area_of(tile).is_some()),
                format_args!("the tile of {space} is not in the Wilds"),
            )?;
        }
    }
    whole.ensure(
        outside > 0,
        "a player has at least one vassal outside the supply (SI-6.4)",
    )
}

/// SI-5.1, SI-9.1, SI-9.4 and areas in play.
pub(super) fn check_board(table: &Table) -> Checked {
    for area in Area::all() {
        let ok = table.wilds[area.index()].is_none() || table.is_in_play(area);
        WILDS.at(area.index()).ensure(
            ok,
            format_args!("this area is not in play with {} players", table.n()),
        )?;
    }
    for area in Area::all() {
        let crowded = |tile: &Tile| {
            !tile.is_exploration() && table.vassals_on(*tile) > table.data().full_at(table.n())
        };
        WILDS.at(area.index()).ensure(
            !table.wilds[area.index()].as_ref().is_some_and(crowded),
            "so many vassals never stand on a tile (SI-10.2)",
        )?;
    }
    let mut seen: Vec<_> = Vec::new();
    for (index, player) in table.players.iter().enumerate() {
        let here = PLAYERS.at(index);
        for figure in player.on_board() {
            let single = table.data().space(figure.space).room == Room::Single;
            here.ensure(
                !(single && seen.contains(&figure.space)),
                format_args!("{} holds one vassal (SI-5.1)", figure.space),
            )?;
            seen.push(figure.space);
        }
        let tiles = player.on_board().filter_map(|figure| figure.space.tile());
        let mut tiles: Vec<Tile> = tiles.filter(|tile| tile.is_exploration()).collect();
        let n = tiles.len();
        tiles.dedup();
        here.field("riders").ensure(
            tiles.len() == n,
            "one rider of a player on an exploration tile (SI-9.4)",
        )?;
    }
    Ok(())
}
