//! Tiles, dragons and objectives: every one is in one place.

use super::{Checked, PLAYERS, Phase, TABLE, WILDS};
use crate::{
    data::Act,
    names::{Dragon, Mode, Objective, Slot, Tile, TileType},
    step::{Question, Step},
    table::{OwnDragon, Table},
};
use table::{Probe, Seat, Seats, Set};

/// Every action tile is in one place; power tiles are never in hands' other part, stack or market.
pub(super) fn check_tiles(table: &Table, phase: Phase) -> Checked {
    let hidden = matches!(phase, Phase::Powers(_));
    TABLE.field("market").ensure(
        !hidden || table.on_offer().next().is_none(),
        "tiles are turned up after the power draft (SI-2.11)",
    )?;
    let mut seen = Set::NONE;
    let mut see = |tile: Tile, here: Probe<'_>, power: bool| {
        here.ensure(!seen.has(tile), format_args!("{tile} is in two places"))?;
        here.ensure(
            power || tile.kind() != TileType::Power,
            "a power tile belongs in 'power', the Wilds or the Chronicle",
        )?;
        seen = seen.with(tile);
        Ok(())
    };
    let market = TABLE.field("market");
    for (at, tile) in table.market.iter().enumerate() {
        tile.map_or(Ok(()), |tile| see(tile, market.at(at), false))?;
    }
    for (at, tile) in table.wilds.iter().enumerate() {
        tile.map_or(Ok(()), |tile| see(tile, WILDS.at(at), true))?;
    }
    let chronicle = TABLE.field("chronicle");
    for (at, tile) in table.chronicle.iter().enumerate() {
        see(tile, chronicle.at(at), true)?;
    }
    let stack = TABLE.field("stack");
    for (at, hidden) in table.stack.iter().enumerate() {
        see(hidden.tile, stack.at(at), false)?;
        check_known(table, hidden.known, stack.at(at))?;
    }
    for (index, player) in table.players.iter().enumerate() {
        let here = PLAYERS.at(index);
        for tile in player.hand.iter() {
            see(tile, here.field("hand"), false)?;
        }
    }
    check_box(table, seen)
}

/// SI-2.4, SI-17.2: of each type exactly those tiles are nowhere that the setup put into the box.
fn check_box(table: &Table, seen: Set<Tile>) -> Checked {
    for &kind in TileType::ALL
        .iter()
        .filter(|&&kind| kind != TileType::Power)
    {
        let boxed = kind.tiles().filter(|&tile| !seen.has(tile)).count();
        let removed = table.data().removed(kind);
        TABLE.field("stack").ensure(
            boxed == removed,
            format_args!(
                "{removed} {kind} tiles are in the box (SI-2.4), {boxed} are nowhere here"
            ),
        )?;
    }
    Ok(())
}

fn check_known(table: &Table, known: Seats, here: Probe<'_>) -> Checked {
    let all = known.iter().all(|seat| seat.index() < table.n());
    here.field("known").ensure(all, "names seats of this table")
}

/// Each player has one power tile; what was passed on in the draft fits together (SI-2.8).
pub(super) fn check_powers(table: &Table, phase: Phase) -> Checked {
    let drafted = match phase {
        Phase::Powers(turn) => turn,
        Phase::Tiles(_) | Phase::Dragons | Phase::Opening | Phase::Play | Phase::Over => table.n(),
    };
    let mut owned = Set::NONE;
    for seat in table.seats() {
        let player = table.player(seat);
        let here = PLAYERS.at(seat.index());
        let powers = player
            .power
            .iter()
            .chain(player.passed.iter())
            .chain(player.powers_drawn.iter());
        for tile in powers {
            here.field("power").ensure(
                tile.kind() == TileType::Power,
                format_args!("{tile} is no power tile"),
            )?;
        }
        if let Some(power) = player.power {
            here.field("power")
                .ensure(!owned.has(power), format_args!("{power} is in two places"))?;
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
        TABLE.field("wilds").ensure(
            owned.has(tile),
            format_args!("{tile} was laid, so it is the 'power' of a player"),
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
        let here = PLAYERS.at(seat.index());
        here.field("power").ensure(
            player.power.is_some() == (turn < drafted),
            "everybody who had the choice, and nobody else, has a power tile",
        )?;
        if forgotten {
            continue;
        }
        here.field("passed").ensure(
            table.mode == Mode::Dragonlord,
            "only Dragonlord mode has drafts",
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
            here.field("passed").ensure(
                offer.len() == choice
                    && player.passed.len() + 1 == choice
                    && player.powers_drawn.is_empty(),
                format_args!(
                    "a player chose from {choice} different tiles and passed the others on"
                ),
            )?;
            let fresh: Vec<Tile> = offer
                .iter()
                .copied()
                .filter(|tile| !received.contains(tile))
                .collect();
            here.field("passed").ensure(
                fresh.len() + received.len() == choice,
                "what was received was kept or passed on",
            )?;
            here.field("passed").ensure(
                !fresh.iter().any(|&tile| seen.has(tile)),
                "a tile that somebody kept does not come again",
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
            here.field("powers_drawn").ensure(
                drawn.len() == expected
                    && player.powers_drawn.len() == expected
                    && player.passed.is_empty(),
                format_args!("{expected} different tiles were drawn"),
            )?;
            here.field("powers_drawn").ensure(
                !drawn.iter().any(|&tile| seen.has(tile)),
                "a drawn tile was not seen before",
            )?;
        }
    }
    Ok(())
}

pub(super) fn check_dragons(table: &Table, stack: &[Step], phase: Phase) -> Checked {
    let mut left = [2u8; Dragon::ALL.len()];
    let mut take = |kind: Dragon, here: Probe<'_>| {
        let left = &mut left[kind.index()];
        here.ensure(
            *left > 0,
            format_args!("there are two tiles of the kind {kind} only"),
        )?;
        *left -= 1;
        Ok(())
    };
    for (index, player) in table.players.iter().enumerate() {
        let here = PLAYERS.at(index);
        for own in player.dragons.iter() {
            take(own.kind, here.field("dragons"))?;
        }
        for &kind in player.dragons_drawn.iter() {
            take(kind, here.field("dragons_drawn"))?;
        }
        let sorted = player.dragons.is_sorted_by_key(|own: &OwnDragon| own.kind);
        here.field("dragons")
            .ensure(sorted, "dragons stand in the order of their kinds")?;
    }
    let dragons = TABLE.field("dragon_stack");
    for (at, hidden) in table.dragon_stack.iter().enumerate() {
        take(hidden.tile, dragons.at(at))?;
        check_known(table, hidden.known, dragons.at(at))?;
    }
    if let Some(kind) = Dragon::ALL.iter().find(|kind| left[kind.index()] > 0) {
        return dragons.flaw(format_args!(
            "a tile of the kind {kind} is nowhere: it lies in the stack or before a player"
        ));
    }
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
        let here = PLAYERS.at(seat.index());
        let here = here.field("dragons_drawn");
        match phase {
            Phase::Powers(_) | Phase::Tiles(_) => {
                here.ensure(
                    player.dragons_drawn.is_empty() && player.dragons.is_empty(),
                    "dragons are dealt after the drafts (SI-2.14)",
                )?;
            }
            Phase::Dragons => {
                here.ensure(
                    player.dragons_drawn.len() == choice && player.dragons.is_empty(),
                    format_args!("everybody has {choice} dragons to choose from and none yet"),
                )?;
            }
            Phase::Opening | Phase::Play | Phase::Over => {
                let may = pending && seat == table.active;
                here.ensure(
                    may || player.dragons_drawn.is_empty(),
                    "dragons are drawn only while one of them is to be kept",
                )?;
                here.ensure(
                    player.dragons_drawn.len() <= most_drawn.unwrap_or(0),
                    "nothing draws so many dragons",
                )?;
                check_own_dragons(table, seat)?;
            }
        }
    }
    Ok(())
}

/// SI-2.14, SI-11.1: everybody has had a dragon since the setup. SI-11.4: a one-time ability that was used is spent.
fn check_own_dragons(table: &Table, seat: Seat) -> Checked {
    let player = table.player(seat);
    let here = PLAYERS.at(seat.index());
    let here = here.field("dragons");
    here.ensure(
        !player.dragons.is_empty(),
        "everybody has a dragon (SI-2.14)",
    )?;
    for own in player.dragons.iter() {
        let again = own.used.and(own.markers);
        let refillable = table.data().refillable(own.kind);
        here.ensure(
            refillable.covers(again),
            format_args!("{own}: the marker of a one-time ability is never replaced (SI-11.4)"),
        )?;
    }
    Ok(())
}

pub(super) fn check_objectives(table: &Table, stack: &[Step]) -> Checked {
    let mut seen: Vec<Objective> = Vec::new();
    let mut see = |objective: Objective, here: Probe<'_>| {
        here.ensure(
            !seen.contains(&objective),
            format_args!("{objective} is in two places"),
        )?;
        seen.push(objective);
        Ok(())
    };
    let monument = TABLE.field("objectives");
    for (at, shown) in table.objectives.iter().enumerate() {
        shown.map_or(Ok(()), |objective| see(objective, monument.at(at)))?;
    }
    let objectives = TABLE.field("objective_stack");
    for (at, hidden) in table.objective_stack.iter().enumerate() {
        see(hidden.tile, objectives.at(at))?;
        check_known(table, hidden.known, objectives.at(at))?;
    }
    let pending = stack.contains(&Step::Ask(Question::ReturnObjectives));
    for seat in table.seats() {
        let here = PLAYERS.at(seat.index());
        let here = here.field("objectives_drawn");
        let drawn = table.player(seat).objectives_drawn;
        here.ensure(
            drawn.is_empty() || (pending && seat == table.active),
            "objectives are looked at only at the Monument",
        )?;
        drawn
            .iter()
            .try_for_each(|&objective| see(objective, here))?;
        let look = usize::from(table.data().look());
        here.ensure(
            drawn.len() <= look,
            format_args!("at most {look} objectives are drawn (SI-13.1)"),
        )?;
    }
    let gone = Objective::N - seen.len();
    let replaced = replacements(table);
    objectives.ensure(
        gone <= replaced,
        format_args!("{gone} objectives are nowhere, {replaced} can have been replaced (SI-12.9)"),
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
