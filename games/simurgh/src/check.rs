//! The invariants of a table and its pending steps: after these checks nothing can go wrong in the rules.

use crate::{
    data::{Room, data},
    names::{Area, Dragon, Good, Mode, Objective, Tile, TileType, Vassal},
    rules::wilds,
    step::{Source, Step},
    table::{MOST_POINTS, MOST_RESOURCES, OwnDragon, Player, Table, TileSet},
};
use table::{Flaw, Seat, Seats};

type Check = Result<(), Flaw>;

fn need(holds: bool, path: impl FnOnce() -> String, message: impl FnOnce() -> String) -> Check {
    if holds {
        Ok(())
    } else {
        Err(Flaw::new(path(), message()))
    }
}

/// Checks everything.
pub(crate) fn check(table: &Table, stack: &[Step], split: Option<(Seats, Step)>) -> Check {
    need(
        (2..=5).contains(&table.n()),
        || "table.players".to_owned(),
        || format!("{} players: two to five play", table.n()),
    )?;
    let phase = phase(table, stack, split)?;
    let is_seat = |seat: Seat| seat.index() < table.n();
    for (name, seat) in [
        ("first", Some(table.first)),
        ("active", Some(table.active)),
        ("closer", table.closer),
    ] {
        need(
            seat.is_none_or(is_seat),
            || format!("table.{name}"),
            || format!("names a seat from 1 to {}", table.n()),
        )?;
    }
    check_tiles(table)?;
    check_powers(table, phase)?;
    check_dragons(table, stack, phase)?;
    check_objectives(table, stack)?;
    for seat in table.seats() {
        check_player(table, seat, phase)?;
    }
    check_board(table)?;
    check_turn(table, stack)?;
    check_end(table, stack)?;
    if stack.len() <= 1 && phase == Phase::Play {
        check_settled(table)?;
    }
    Ok(())
}

/// What the pending steps say about where the game stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Phase {
    /// The so-many-th player chooses a power tile.
    Powers(usize),
    /// The so-many-th tile is taken.
    Tiles(usize),
    Dragons,
    /// Everything is dealt; also before the first turn.
    Play,
    Over,
}

/// The lowest step says which phase it is; only inside a turn others lie on top of it.
fn phase(table: &Table, stack: &[Step], split: Option<(Seats, Step)>) -> Result<Phase, Flaw> {
    if let Some((seats, step)) = split {
        need(
            step == Step::ChooseDragon && stack == [Step::Opening],
            || "split.step".to_owned(),
            || "only dragons are chosen at the same time, before 'opening'".to_owned(),
        )?;
        need(
            seats == Seats::first(table.n()),
            || "split.seats".to_owned(),
            || "everybody chooses a dragon".to_owned(),
        )?;
        return Ok(Phase::Dragons);
    }
    let Some((&lowest, above)) = stack.split_first() else {
        return Ok(Phase::Over);
    };
    // Positions show the next step first.
    let path = |at: usize| format!("pending[{}]", stack.len() - 1 - at);
    let alone = |phase: Phase| {
        need(
            above.is_empty(),
            || path(1),
            || "nothing is pending besides this step here".to_owned(),
        )?;
        Ok(phase)
    };
    match lowest {
        Step::PowerDraft(turn) => {
            need(
                usize::from(turn) < table.n(),
                || path(0),
                || "nobody drafts so late".to_owned(),
            )?;
            need(
                table.mode == Mode::Dragonlord,
                || path(0),
                || "only Dragonlord mode has drafts".to_owned(),
            )?;
            alone(Phase::Powers(usize::from(turn)))
        }
        Step::TileDraft(pick) => {
            need(
                table.mode == Mode::Dragonlord,
                || path(0),
                || "only Dragonlord mode has drafts".to_owned(),
            )?;
            alone(Phase::Tiles(usize::from(pick)))
        }
        Step::Opening if above == [Step::DragonPick] => Ok(Phase::Dragons),
        Step::Opening
        | Step::StartTurn
        | Step::TileLimit
        | Step::ResourceLimit
        | Step::Refill
        | Step::NextPlayer
        | Step::Scoring => alone(Phase::Play),
        Step::Menu => {
            let Some((&first, inner)) = above.split_first() else {
                return Ok(Phase::Play);
            };
            need(
                first == Step::Removal,
                || path(1),
                || "inside a turn everything is followed by 'removal' and 'menu'".to_owned(),
            )?;
            for (at, &step) in inner.iter().enumerate() {
                check_inner(table, step, &path(at + 2))?;
            }
            Ok(Phase::Play)
        }
        Step::DragonPick
        | Step::ChooseDragon
        | Step::LayOn(_)
        | Step::PlaceOn(_)
        | Step::Pay(_)
        | Step::PayMarkers(_)
        | Step::Spend(_)
        | Step::SpendWindow { .. }
        | Step::Gain(_)
        | Step::GainWindow { .. }
        | Step::Bonus { .. }
        | Step::Markers(_)
        | Step::DrawDragons { .. }
        | Step::KeepDragon { .. }
        | Step::ReturnDragons
        | Step::Recruit(_)
        | Step::ScoutsBuy
        | Step::TakeSlot(_)
        | Step::TakeFromStack
        | Step::TakeFaceUp(_)
        | Step::Monument
        | Step::PlaceObjective
        | Step::ReturnObjectives
        | Step::Advance(_)
        | Step::ExploreWindow(_)
        | Step::Removal
        | Step::Retreat => Err(Flaw::new(path(0), "this step stands above 'menu' only")),
    }
}

/// Steps inside a turn: what they name must exist.
fn check_inner(table: &Table, step: Step, path: &str) -> Check {
    let flaw = |message: &str| Err(Flaw::new(path, message));
    let in_play = |area: Area| table.is_in_play(area);
    match step {
        Step::LayOn(area) if !in_play(area) => flaw("this area is not in play"),
        Step::GainWindow {
            laying: Some(area), ..
        } if table.wilds[area.index()].is_none() => flaw("no tile lies on this area"),
        Step::PlaceOn(tile) if table.area_of(tile).is_none() => {
            flaw("this tile is not in the Wilds")
        }
        Step::Advance(tile) | Step::ExploreWindow(tile) if !tile.is_exploration() => {
            flaw("this is no exploration tile")
        }
        Step::Pay(source) | Step::Gain(source) => match source {
            Source::Space(space) if !data().has_space(space) => flaw("there is no such space"),
            Source::Area(area) if table.wilds[area.index()].is_none() => {
                flaw("no tile lies on this area")
            }
            Source::Space(_)
            | Source::Area(_)
            | Source::Ability(..)
            | Source::Market(_)
            | Source::Stack
            | Source::Monument(_) => Ok(()),
        },
        Step::PayMarkers(n) | Step::Markers(n) if n > 20 => {
            flaw("so many markers are never moved at once")
        }
        Step::DrawDragons { markers, .. } | Step::KeepDragon { markers } if markers > 3 => {
            flaw("a dragon has three slots")
        }
        Step::PowerDraft(_)
        | Step::TileDraft(_)
        | Step::DragonPick
        | Step::ChooseDragon
        | Step::Opening
        | Step::StartTurn
        | Step::Menu
        | Step::TileLimit
        | Step::ResourceLimit
        | Step::Refill
        | Step::NextPlayer
        | Step::Scoring
        | Step::Removal => flaw("this step does not stand here"),
        Step::LayOn(_)
        | Step::PlaceOn(_)
        | Step::PayMarkers(_)
        | Step::Spend(_)
        | Step::SpendWindow { .. }
        | Step::GainWindow { .. }
        | Step::Bonus { .. }
        | Step::Markers(_)
        | Step::DrawDragons { .. }
        | Step::KeepDragon { .. }
        | Step::ReturnDragons
        | Step::Recruit(_)
        | Step::ScoutsBuy
        | Step::TakeSlot(_)
        | Step::TakeFromStack
        | Step::TakeFaceUp(_)
        | Step::Monument
        | Step::PlaceObjective
        | Step::ReturnObjectives
        | Step::Advance(_)
        | Step::ExploreWindow(_)
        | Step::Retreat => Ok(()),
    }
}

/// Every action tile is in one place; power tiles are never in hands' other part, stack or market.
fn check_tiles(table: &Table) -> Check {
    let mut seen = TileSet::NONE;
    let mut see = |tile: Tile, path: String, power: bool| {
        need(
            !seen.has(tile),
            || path.clone(),
            || format!("{tile} is in two places"),
        )?;
        need(
            power || tile.kind() != TileType::Power,
            || path,
            || "a power tile belongs in 'power', the Wilds or the Chronicle".to_owned(),
        )?;
        seen = seen.with(tile);
        Ok(())
    };
    for (at, tile) in table.market.iter().enumerate() {
        tile.map_or(Ok(()), |tile| {
            see(tile, format!("table.market[{at}]"), false)
        })?;
    }
    for (at, tile) in table.wilds.iter().enumerate() {
        tile.map_or(Ok(()), |tile| see(tile, format!("table.wilds[{at}]"), true))?;
    }
    for (at, tile) in table.chronicle.iter().enumerate() {
        see(tile, format!("table.chronicle[{at}]"), true)?;
    }
    for (at, hidden) in table.stack.iter().enumerate() {
        see(hidden.tile, format!("table.stack[{at}]"), false)?;
        check_known(table, hidden.known, &format!("table.stack[{at}]"))?;
    }
    for (index, player) in table.players.iter().enumerate() {
        for tile in player.hand.iter() {
            see(tile, format!("table.players[{index}].hand"), false)?;
        }
    }
    Ok(())
}

fn check_known(table: &Table, known: Seats, path: &str) -> Check {
    let all = known.iter().all(|seat| seat.index() < table.n());
    need(
        all,
        || format!("{path}.known"),
        || "names seats of this table".to_owned(),
    )
}

/// Each player has one power tile; what was passed on in the draft fits together (SI-2.8).
fn check_powers(table: &Table, phase: Phase) -> Check {
    let drafted = match phase {
        Phase::Powers(turn) => turn,
        Phase::Tiles(_) | Phase::Dragons | Phase::Play | Phase::Over => table.n(),
    };
    let mut owned = TileSet::NONE;
    for seat in table.seats() {
        let player = table.player(seat);
        let path = |field: &str| format!("table.players[{}].{field}", seat.index());
        let powers = player
            .power
            .iter()
            .chain(player.passed.iter())
            .chain(player.powers_drawn.iter());
        for tile in powers {
            need(
                tile.kind() == TileType::Power,
                || path("power"),
                || format!("{tile} is no power tile"),
            )?;
        }
        if let Some(power) = player.power {
            need(
                !owned.has(power),
                || path("power"),
                || format!("{power} is in two places"),
            )?;
            owned = owned.with(power);
        }
    }
    let laid = table
        .wilds
        .iter()
        .flatten()
        .copied()
        .chain(table.chronicle.iter());
    for tile in laid.filter(|tile| tile.kind() == TileType::Power) {
        need(
            owned.has(tile),
            || "table.wilds".to_owned(),
            || format!("{tile} was laid, so it is the 'power' of a player"),
        )?;
    }
    let forgotten = drafted == table.n()
        && table
            .players
            .iter()
            .all(|player| player.passed.is_empty() && player.powers_drawn.is_empty());
    let mut seen = TileSet::NONE;
    let mut received: Vec<Tile> = Vec::new();
    for turn in 0..table.n() {
        let seat = table.power_drafter(turn);
        let player = table.player(seat);
        let path = |field: &str| format!("table.players[{}].{field}", seat.index());
        need(
            player.power.is_some() == (turn < drafted),
            || path("power"),
            || "everybody who had the choice, and nobody else, has a power tile".to_owned(),
        )?;
        if forgotten {
            continue;
        }
        need(
            table.mode == Mode::Dragonlord,
            || path("passed"),
            || "only Dragonlord mode has drafts".to_owned(),
        )?;
        let choice = data().power_choice();
        if turn < drafted {
            let mut offer: Vec<Tile> = player
                .power
                .iter()
                .chain(player.passed.iter())
                .copied()
                .collect();
            offer.sort_unstable();
            offer.dedup();
            need(
                offer.len() == choice
                    && player.passed.len() + 1 == choice
                    && player.powers_drawn.is_empty(),
                || path("passed"),
                || format!("a player chose from {choice} different tiles and passed the others on"),
            )?;
            let fresh: Vec<Tile> = offer
                .iter()
                .copied()
                .filter(|tile| !received.contains(tile))
                .collect();
            need(
                fresh.len() + received.len() == choice,
                || path("passed"),
                || "what was received was kept or passed on".to_owned(),
            )?;
            need(
                !fresh.iter().any(|&tile| seen.has(tile)),
                || path("passed"),
                || "a tile that somebody kept does not come again".to_owned(),
            )?;
            seen = fresh.iter().fold(seen, |seen, &tile| seen.with(tile));
            received = player.passed.to_vec();
        } else {
            let expected = if turn > drafted {
                0
            } else {
                choice - received.len()
            };
            let mut drawn = player.powers_drawn.to_vec();
            drawn.sort_unstable();
            drawn.dedup();
            need(
                drawn.len() == expected
                    && player.powers_drawn.len() == expected
                    && player.passed.is_empty(),
                || path("powers_drawn"),
                || format!("{expected} different tiles were drawn"),
            )?;
            need(
                !drawn.iter().any(|&tile| seen.has(tile)),
                || path("powers_drawn"),
                || "a drawn tile was not seen before".to_owned(),
            )?;
        }
    }
    Ok(())
}

fn check_dragons(table: &Table, stack: &[Step], phase: Phase) -> Check {
    let mut left = [2u8; Dragon::ALL.len()];
    let mut take = |kind: Dragon, path: String| {
        let left = &mut left[kind.index()];
        need(
            *left > 0,
            || path,
            || format!("there are two tiles of the kind {kind} only"),
        )?;
        *left -= 1;
        Ok(())
    };
    for (index, player) in table.players.iter().enumerate() {
        for own in player.dragons.iter() {
            take(own.kind, format!("table.players[{index}].dragons"))?;
        }
        for &kind in player.dragons_drawn.iter() {
            take(kind, format!("table.players[{index}].dragons_drawn"))?;
        }
        let sorted = player.dragons.is_sorted_by_key(|own: &OwnDragon| own.kind);
        need(
            sorted,
            || format!("table.players[{index}].dragons"),
            || "dragons stand in the order of their kinds".to_owned(),
        )?;
    }
    for (at, hidden) in table.dragon_stack.iter().enumerate() {
        take(hidden.tile, format!("table.dragon_stack[{at}]"))?;
        check_known(table, hidden.known, &format!("table.dragon_stack[{at}]"))?;
    }
    let pending = stack
        .iter()
        .any(|step| matches!(step, Step::KeepDragon { .. } | Step::ReturnDragons));
    for seat in table.seats() {
        let player = table.player(seat);
        let path = || format!("table.players[{}].dragons_drawn", seat.index());
        match phase {
            Phase::Powers(_) | Phase::Tiles(_) | Phase::Dragons => {
                need(
                    !player.dragons_drawn.is_empty() && player.dragons.is_empty(),
                    path,
                    || "everybody has dragons to choose from and none yet".to_owned(),
                )?;
            }
            Phase::Play | Phase::Over => {
                let may = pending && seat == table.active;
                need(may || player.dragons_drawn.is_empty(), path, || {
                    "dragons are drawn only while one of them is to be kept".to_owned()
                })?;
            }
        }
    }
    Ok(())
}

fn check_objectives(table: &Table, stack: &[Step]) -> Check {
    let mut seen: Vec<Objective> = Vec::new();
    let mut see = |objective: Objective, path: String| {
        need(
            !seen.contains(&objective),
            || path,
            || format!("{objective} is in two places"),
        )?;
        seen.push(objective);
        Ok(())
    };
    for (at, shown) in table.objectives.iter().enumerate() {
        shown.map_or(Ok(()), |objective| {
            see(objective, format!("table.objectives[{at}]"))
        })?;
    }
    for (at, hidden) in table.objective_stack.iter().enumerate() {
        see(hidden.tile, format!("table.objective_stack[{at}]"))?;
        check_known(table, hidden.known, &format!("table.objective_stack[{at}]"))?;
    }
    let pending = stack.contains(&Step::ReturnObjectives);
    for seat in table.seats() {
        let path = format!("table.players[{}].objectives_drawn", seat.index());
        let drawn = table.player(seat).objectives_drawn;
        need(
            drawn.is_empty() || (pending && seat == table.active),
            || path.clone(),
            || "objectives are looked at only at the Monument".to_owned(),
        )?;
        drawn
            .iter()
            .try_for_each(|&objective| see(objective, path.clone()))?;
    }
    Ok(())
}

fn check_player(table: &Table, seat: Seat, phase: Phase) -> Check {
    let player = table.player(seat);
    let path = |field: &str| format!("table.players[{}].{field}", seat.index());
    let resources = Good::RESOURCES.map(|resource| player.resources.get(resource));
    need(
        resources.iter().all(|&n| n <= MOST_RESOURCES),
        || path("resources"),
        || format!("at most {MOST_RESOURCES} of a resource"),
    )?;
    let earned: u32 = player
        .points
        .earned()
        .iter()
        .map(|(_, n)| u32::from(*n))
        .sum();
    need(
        earned <= u32::from(MOST_POINTS),
        || path("points"),
        || format!("at most {MOST_POINTS} points"),
    )?;
    need(
        u32::from(player.points.paid) <= earned,
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
            own.used == 0 || seat == table.active,
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
        Phase::Dragons | Phase::Play | Phase::Over => None,
    };
    if let Some(drafted) = drafted {
        need(
            player.hand.len() == drafted,
            || path("hand"),
            || format!("{drafted} tiles were taken in the draft so far"),
        )?;
        need(
            drafted <= data().drafted_tiles(),
            || path("hand"),
            || "the draft is over".to_owned(),
        )?;
    }
    if seat != table.active {
        need(
            table.hand(seat).len() <= data().hand_limit(),
            || path("hand"),
            || {
                format!(
                    "at most {} tiles between turns (SI-14.2)",
                    data().hand_limit()
                )
            },
        )?;
        let limit = data().resource_limit(table.mode);
        need(
            player.resources.total() <= limit,
            || path("resources"),
            || format!("at most {limit} resources between turns (SI-14.3)"),
        )?;
    }
    Ok(())
}

fn check_figures(table: &Table, seat: Seat, player: &Player) -> Check {
    let mut outside = 0;
    for &vassal in Vassal::ALL {
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
            need(data().has_space(space), path, || {
                format!("there is no space {space}")
            })?;
            need(data().space(space).who.admits(vassal), path, || {
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
fn check_board(table: &Table) -> Check {
    for area in Area::all() {
        let ok = table.wilds[area.index()].is_none() || table.is_in_play(area);
        need(
            ok,
            || format!("table.wilds[{}]", area.index()),
            || format!("this area is not in play with {} players", table.n()),
        )?;
    }
    let mut seen: Vec<_> = Vec::new();
    for (index, player) in table.players.iter().enumerate() {
        for figure in player.on_board() {
            let path = || format!("table.players[{index}]");
            let single = data().space(figure.space).room == Room::Single;
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

fn check_turn(table: &Table, stack: &[Step]) -> Check {
    let path = |field: &str| format!("table.turn.{field}");
    need(
        table.turn.acting.is_none() || stack.contains(&Step::Removal),
        || path("acting"),
        || "a vassal acts only while its placement is resolved".to_owned(),
    )?;
    let entered = table.turn.entered.is_none_or(Tile::is_exploration);
    need(
        entered,
        || path("entered"),
        || "only exploration tiles are entered".to_owned(),
    )
}

fn check_end(table: &Table, stack: &[Step]) -> Check {
    let path = || "table.closer".to_owned();
    if stack.is_empty() || stack == [Step::Scoring] {
        return need(table.closer.is_some(), path, || {
            "the game is over: somebody has set off the end, or some step is pending".to_owned()
        });
    }
    let reached = table.is_end_reached();
    need(table.closer.is_some() == reached, path, || {
        let words = if reached {
            "the end is reached (SI-15.1): somebody has set it off"
        } else {
            "nobody has set off the end (SI-15.1)"
        };
        words.to_owned()
    })
}

/// Between resolutions no tile is empty, full or explored (SI-10.3).
fn check_settled(table: &Table) -> Check {
    for area in Area::all() {
        let path = || format!("table.wilds[{}]", area.index());
        if let Some(tile) = table.wilds[area.index()] {
            need(wilds::leaves(table, tile).is_none(), path, || {
                format!("{tile} would have left the Wilds: it is empty, full or explored")
            })?;
        }
    }
    Ok(())
}
