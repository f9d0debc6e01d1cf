//! Players and their figures on the board.

use super::{Check, Phase, need};
use crate::{
    data::Room,
    names::{Area, Tile, Vassal},
    step::{Question, Step, Work},
    table::{Player, Table},
};
use table::Seat;

pub(super) fn check_player(table: &Table, seat: Seat, stack: &[Step], phase: Phase) -> Check {
    let player = table.player(seat);
    let path = |field: &str| format!("table.players[{}].{field}", seat.index());
    need(
        player.points.paid <= player.points.total_earned(),
        || path("points.paid"),
        || "nobody has paid more points than earned (SI-1.7)".to_owned(),
    )?;
    need(
        phase == Phase::Over || player.points.objectives + player.points.leftovers == 0,
        || path("points"),
        || "objectives and leftovers are scored at the end".to_owned(),
    )?;
    for own in player.dragons.iter() {
        need(
            own.used.is_empty() || seat == table.active,
            || path("dragons"),
            || "only the player at turn has used abilities (SI-3.7)".to_owned(),
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
        need(
            player.hand.len() == drafted,
            || path("hand"),
            || format!("{drafted} tiles were taken in the draft so far"),
        )?;
        need(
            drafted <= table.data().drafted_tiles(),
            || path("hand"),
            || "the draft is over".to_owned(),
        )?;
    }
    check_limits(table, seat, stack)
}

/// SI-14.2, SI-14.3, SI-1.8: the limits hold but for the player at turn, until they have been checked.
fn check_limits(table: &Table, seat: Seat, stack: &[Step]) -> Check {
    let path = |field: &str| format!("table.players[{}].{field}", seat.index());
    let (tiles, resources) = match stack.first() {
        _ if seat != table.active => (true, true),
        Some(Step::Ask(Question::Menu) | Step::Do(Work::TileLimit)) => (false, false),
        Some(Step::Do(Work::ResourceLimit)) => (true, false),
        Some(_) | None => (true, true),
    };
    let limit = table.data().hand_limit();
    need(
        !tiles || table.hand(seat).len() <= limit,
        || path("hand"),
        || format!("at most {limit} tiles between turns (SI-14.2)"),
    )?;
    let limit = table.data().resource_limit(table.mode);
    need(
        !resources || table.player(seat).resources.total() <= limit,
        || path("resources"),
        || format!("at most {limit} resources between turns (SI-14.3)"),
    )
}

fn check_figures(table: &Table, seat: Seat, player: &Player) -> Check {
    let mut outside = 0;
    for vassal in Vassal::ALL {
        let field = match vassal {
            Vassal::Spearman => "spearmen",
            Vassal::Dragonrider => "riders",
        };
        let path = || format!("table.players[{}].{field}", seat.index());
        outside += player.outside(vassal);
        for place in player.figures(vassal) {
            let Some(space) = place.space() else {
                continue;
            };
            need(table.data().has_space(space), path, || {
                format!("there is no space {space}")
            })?;
            need(table.data().space(space).who.admits(vassal), path, || {
                format!("{space} is for dragonriders only (SI-1.9)")
            })?;
            need(
                space
                    .tile()
                    .is_none_or(|tile| table.area_of(tile).is_some()),
                path,
                || format!("the tile of {space} is not in the Wilds"),
            )?;
        }
    }
    need(
        outside > 0,
        || format!("table.players[{}]", seat.index()),
        || "a player has at least one vassal outside the supply (SI-6.4)".to_owned(),
    )
}

/// SI-5.1, SI-9.1, SI-9.4 and areas in play.
pub(super) fn check_board(table: &Table) -> Check {
    for area in Area::all() {
        let ok = table.wilds[area.index()].is_none() || table.is_in_play(area);
        need(
            ok,
            || format!("table.wilds[{}]", area.index()),
            || format!("this area is not in play with {} players", table.n()),
        )?;
    }
    for area in Area::all() {
        let crowded = |tile: &Tile| {
            !tile.is_exploration() && table.vassals_on(*tile) > table.data().full_at(table.n())
        };
        need(
            !table.wilds[area.index()].as_ref().is_some_and(crowded),
            || format!("table.wilds[{}]", area.index()),
            || "so many vassals never stand on a tile (SI-10.2)".to_owned(),
        )?;
    }
    let mut seen: Vec<_> = Vec::new();
    for (index, player) in table.players.iter().enumerate() {
        for figure in player.on_board() {
            let path = || format!("table.players[{index}]");
            let single = table.data().space(figure.space).room == Room::Single;
            need(!(single && seen.contains(&figure.space)), path, || {
                format!("{} holds one vassal (SI-5.1)", figure.space)
            })?;
            seen.push(figure.space);
        }
        let tiles = player.on_board().filter_map(|figure| figure.space.tile());
        let mut tiles: Vec<Tile> = tiles.filter(|tile| tile.is_exploration()).collect();
        let n = tiles.len();
        tiles.dedup();
        need(
            tiles.len() == n,
            || format!("table.players[{index}].riders"),
            || "one rider of a player on an exploration tile (SI-9.4)".to_owned(),
        )?;
    }
    Ok(())
}
