//! The invariants of a table and its pending steps: after these checks nothing can go wrong in the rules.

mod pieces;
mod players;

use crate::{
    data::data,
    names::{Area, Mode, Tile},
    rules::wilds,
    step::{Source, Step},
    table::Table,
};
use pieces::{check_dragons, check_objectives, check_powers, check_tiles};
use players::{check_board, check_player};
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
    check_tiles(table, phase)?;
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
