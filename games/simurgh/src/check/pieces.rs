//! Tiles, dragons and objectives: every one is in one place.

use super::{Check, Phase, need};
use crate::{
    data::Act,
    names::{Dragon, Mode, Objective, Slot, Tile, TileType},
    step::{Question, Step},
    table::{OwnDragon, Table},
};
use table::{Seat, Seats, Set};

/// Every action tile is in one place; power tiles are never in hands' other part, stack or market.
pub(super) fn check_tiles(table: &Table, phase: Phase) -> Check {
    let hidden = matches!(phase, Phase::Powers(_));
    need(
        !hidden || table.on_offer().next().is_none(),
        || "table.market".to_owned(),
        || "tiles are turned up after the power draft (SI-2.11)".to_owned(),
    )?;
    let mut seen = Set::NONE;
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
    check_box(table, seen)
}

/// SI-2.4, SI-17.2: of each type exactly those tiles are nowhere that the setup put into the box.
fn check_box(table: &Table, seen: Set<Tile>) -> Check {
    for &kind in TileType::ALL
        .iter()
        .filter(|&&kind| kind != TileType::Power)
    {
        let boxed = kind.tiles().filter(|&tile| !seen.has(tile)).count();
        let removed = table.data().removed(kind);
        need(
            boxed == removed,
            || "table.stack".to_owned(),
            || format!("{removed} {kind} tiles are in the box (SI-2.4), {boxed} are nowhere here"),
        )?;
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
pub(super) fn check_powers(table: &Table, phase: Phase) -> Check {
    let drafted = match phase {
        Phase::Powers(turn) => turn,
        Phase::Tiles(_) | Phase::Dragons | Phase::Opening | Phase::Play | Phase::Over => table.n(),
    };
    let mut owned = Set::NONE;
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
    let mut seen = Set::NONE;
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
        let choice = table.data().power_choice();
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

pub(super) fn check_dragons(table: &Table, stack: &[Step], phase: Phase) -> Check {
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
    let lost = Dragon::ALL.iter().find(|kind| left[kind.index()] > 0);
    need(
        lost.is_none(),
        || "table.dragon_stack".to_owned(),
        || {
            let kind = lost.map_or("", |kind| kind.id());
            format!("a tile of the kind {kind} is nowhere: it lies in the stack or before a player")
        },
    )?;
    let pending = stack.iter().any(|step| {
        matches!(
            step,
            Step::Ask(Question::KeepDragon { .. } | Question::ReturnDragons)
        )
    });
    let choice = table.data().dragon_choice();
    let most_drawn = table
        .data()
        .draws()
        .map(|draw| usize::from(draw.draw))
        .max();
    for seat in table.seats() {
        let player = table.player(seat);
        let path = || format!("table.players[{}].dragons_drawn", seat.index());
        match phase {
            Phase::Powers(_) | Phase::Tiles(_) => {
                need(
                    player.dragons_drawn.is_empty() && player.dragons.is_empty(),
                    path,
                    || "dragons are dealt after the drafts (SI-2.14)".to_owned(),
                )?;
            }
            Phase::Dragons => {
                need(
                    player.dragons_drawn.len() == choice && player.dragons.is_empty(),
                    path,
                    || format!("everybody has {choice} dragons to choose from and none yet"),
                )?;
            }
            Phase::Opening | Phase::Play | Phase::Over => {
                let may = pending && seat == table.active;
                need(may || player.dragons_drawn.is_empty(), path, || {
                    "dragons are drawn only while one of them is to be kept".to_owned()
                })?;
                need(
                    player.dragons_drawn.len() <= most_drawn.unwrap_or(0),
                    path,
                    || "nothing draws so many dragons".to_owned(),
                )?;
                check_own_dragons(table, seat)?;
            }
        }
    }
    Ok(())
}

/// SI-2.14, SI-11.1: everybody has had a dragon since the setup. SI-11.4: a one-time ability that was used is spent.
fn check_own_dragons(table: &Table, seat: Seat) -> Check {
    let player = table.player(seat);
    let path = || format!("table.players[{}].dragons", seat.index());
    need(!player.dragons.is_empty(), path, || {
        "everybody has a dragon (SI-2.14)".to_owned()
    })?;
    for own in player.dragons.iter() {
        let again = own.used.and(own.markers);
        let refillable = table.data().dragon(own.kind).refillable();
        need(refillable.covers(again), path, || {
            format!("{own}: the marker of a one-time ability is never replaced (SI-11.4)")
        })?;
    }
    Ok(())
}

pub(super) fn check_objectives(table: &Table, stack: &[Step]) -> Check {
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
    let pending = stack.contains(&Step::Ask(Question::ReturnObjectives));
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
        let look = usize::from(table.data().look());
        need(
            drawn.len() <= look,
            || path,
            || format!("at most {look} objectives are drawn (SI-13.1)"),
        )?;
    }
    let gone = Objective::N - seen.len();
    let replaced = replacements(table);
    need(
        gone <= replaced,
        || "table.objective_stack".to_owned(),
        || format!("{gone} objectives are nowhere, {replaced} can have been replaced (SI-12.9)"),
    )
}

/// SI-12.9: how many objectives can have left the game; an ability that is not one-time may have been used often.
fn replacements(table: &Table) -> usize {
    let own = table
        .players
        .iter()
        .flat_map(|player| player.dragons.iter());
    own.flat_map(|own| Slot::ALL.iter().map(move |&slot| (own, slot)))
        .map(|(own, slot)| {
            let ability = table.data().ability(own.kind, slot);
            if ability.act != Act::ReplaceObjective {
                0
            } else if ability.one_time {
                usize::from(!own.is_armed(slot))
            } else {
                Objective::N
            }
        })
        .sum()
}
