//! The invariants of a table and its pending steps: what passes is a position of some game, and nothing can go wrong
//! when it is played on.
//!
//! Every check holds again after every action, whatever position it started from.

mod pending;
mod pieces;
mod players;
mod setup;
mod stage;

use crate::{
    Simurgh,
    names::{Area, Mode},
    rules::{effects, end_of_turn, setup as dealing, spending, wilds},
    step::{Question, Step, Work},
    table::Table,
};
use pending::check_inner;
use pieces::{check_dragons, check_objectives, check_powers, check_tiles};
use players::{check_board, check_player};
use setup::check_untouched;
use table::{Check, Flaw, Probe, Seat, Seats};

type Checked = Result<(), Flaw>;

const TABLE: Probe<'static> = Probe::TABLE;
const PENDING: Probe<'static> = Probe::PENDING;
const PLAYERS: Probe<'static> = TABLE.field("players");
const WILDS: Probe<'static> = TABLE.field("wilds");

impl Check for Simurgh {
    fn check(table: &Table, stack: &[Step], split: Option<(Seats, Step)>) -> Checked {
        TABLE.field("players").ensure(
            (2..=5).contains(&table.n()),
            format_args!("{} players: two to five play", table.n()),
        )?;
        let is_seat = |seat: Seat| seat.index() < table.n();
        for (name, seat) in [
            ("first", Some(table.first)),
            ("active", Some(table.active)),
            ("closer", table.closer),
        ] {
            TABLE.field(name).ensure(
                seat.is_none_or(is_seat),
                format_args!("names a seat from 1 to {}", table.n()),
            )?;
        }
        let stack = &before_question(table, stack)?[..];
        let phase = phase(table, stack, split)?;
        check_tiles(table, phase)?;
        check_powers(table, phase)?;
        check_dragons(table, stack, phase)?;
        check_objectives(table, stack)?;
        for seat in table.seats() {
            check_player(table, seat, stack, phase)?;
        }
        check_board(table)?;
        match phase {
            Phase::Powers(_) | Phase::Tiles(_) | Phase::Dragons | Phase::Opening => {
                check_untouched(table)?;
            }
            Phase::Play => {
                check_turn(table, stack)?;
                if stack.len() > 1 {
                    check_inner(table, stack)?;
                }
            }
            Phase::Over => check_turn(table, stack)?,
        }
        check_end(table, stack)?;
        if stack.len() <= 1 {
            check_settled(table)?;
        }
        Ok(())
    }

    fn stage(table: &mut Table, point: &str) -> Result<Vec<Step>, String> {
        stage::stage(table, point)
    }
}

/// The pending steps with the work that asks the next question instead of it, where some work does: it stands where its
/// question stands.
fn before_question(table: &Table, stack: &[Step]) -> Result<Vec<Step>, Flaw> {
    let mut stack = stack.to_vec();
    let Some(next) = stack.last_mut() else {
        return Ok(stack);
    };
    let (work, is_asked) = match *next {
        Step::Ask(Question::DraftTile(pick)) => {
            (Work::TileDraft(pick), dealing::is_drafting(table, pick))
        }
        Step::Ask(Question::SpendFigure(vassal)) => {
            (Work::Spend(vassal), spending::must_choose(table, vassal))
        }
        Step::Ask(Question::PutMarker(n)) => (Work::Markers(n), effects::any_room(table)),
        Step::Ask(Question::DiscardTile) => {
            (Work::TileLimit, end_of_turn::has_too_many_tiles(table))
        }
        Step::Ask(Question::DropResource) => (
            Work::ResourceLimit,
            end_of_turn::has_too_many_resources(table),
        ),
        Step::Do(_) | Step::Ask(_) => return Ok(stack),
    };
    *next = Step::Do(work);
    PENDING.at(0).ensure(
        is_asked,
        "nothing can be chosen here, so this would not be pending",
    )?;
    Ok(stack)
}

/// What the pending steps say about where the game stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Phase {
    /// The so-many-th player chooses a power tile.
    Powers(usize),
    /// The so-many-th tile is taken.
    Tiles(usize),
    Dragons,
    /// Everything is dealt, before the first turn.
    Opening,
    Play,
    Over,
}

/// A pending step by its place from below, if there is one: positions show the next one first.
fn pending_at(stack: &[Step], at: usize) -> Probe<'static> {
    PENDING.at(stack.len().saturating_sub(at + 1))
}

/// The lowest step says which phase it is; only inside a turn others lie on top of it.
fn phase(table: &Table, stack: &[Step], split: Option<(Seats, Step)>) -> Result<Phase, Flaw> {
    if let Some((seats, step)) = split {
        Probe::SPLIT.field("step").ensure(
            step == Step::Ask(Question::ChooseDragon) && stack == [Step::Do(Work::Opening)],
            "only dragons are chosen at the same time, before 'opening'",
        )?;
        Probe::SPLIT.field("seats").ensure(
            seats == Seats::first(table.n()),
            "everybody chooses a dragon",
        )?;
        return Ok(Phase::Dragons);
    }
    let Some((&lowest, above)) = stack.split_first() else {
        return Ok(Phase::Over);
    };
    let path = |at: usize| pending_at(stack, at);
    let alone = |phase: Phase| {
        path(1).ensure(
            above.is_empty(),
            "nothing is pending besides this step here",
        )?;
        Ok(phase)
    };
    let drafts = || {
        path(0).ensure(
            table.mode == Mode::Dragonlord,
            "only Dragonlord mode has drafts",
        )
    };
    match lowest {
        Step::Ask(Question::PowerDraft(turn)) => {
            path(0).ensure(usize::from(turn) < table.n(), "nobody drafts so late")?;
            drafts()?;
            alone(Phase::Powers(usize::from(turn)))
        }
        Step::Do(Work::TileDraft(pick)) => {
            drafts()?;
            alone(Phase::Tiles(usize::from(pick)))
        }
        Step::Do(Work::Opening) if above == [Step::Do(Work::DragonPick)] => {
            drafts()?;
            Ok(Phase::Dragons)
        }
        Step::Do(Work::Opening) => alone(Phase::Opening),
        Step::Do(
            Work::StartTurn
            | Work::TileLimit
            | Work::ResourceLimit
            | Work::Refill
            | Work::NextPlayer
            | Work::Scoring,
        ) => alone(Phase::Play),
        Step::Ask(Question::Menu) => {
            path(1).ensure(
                above
                    .first()
                    .is_none_or(|&first| first == Step::Do(Work::Removal)),
                "inside a turn everything is followed by 'removal' and 'menu'",
            )?;
            Ok(Phase::Play)
        }
        Step::Do(
            Work::DragonPick
            | Work::Spend(_)
            | Work::Markers(_)
            | Work::DrawDragons { .. }
            | Work::Recruit(_)
            | Work::TakeSlot(_)
            | Work::TakeFromStack
            | Work::Monument
            | Work::Advance(_)
            | Work::Removal,
        )
        | Step::Ask(_) => path(0).flaw("this step stands above 'menu' only"),
    }
}

/// SI-3.1, SI-3.2, SI-9.6: what is noted about the turn fits what is pending.
fn check_turn(table: &Table, stack: &[Step]) -> Checked {
    let here = TABLE.field("turn");
    let turn = &table.turn;
    let begins = stack == [Step::Do(Work::StartTurn)];
    TABLE.field("round").ensure(
        table.round > 0 || (begins && table.active == table.first),
        "the first round has begun: at least 1",
    )?;
    if begins {
        return Ok(());
    }
    if let Some(acting) = turn.acting {
        here.field("acting").ensure(
            stack.contains(&Step::Do(Work::Removal)) && turn.main_done,
            "a vassal acts only while its placement is resolved",
        )?;
        here.field("acting").ensure(
            table.me().on_board().any(|figure| figure == acting),
            format_args!("no {acting} of the player at turn is on the board"),
        )?;
    }
    let limits = [
        Step::Do(Work::TileLimit),
        Step::Do(Work::ResourceLimit),
        Step::Do(Work::Refill),
        Step::Do(Work::NextPlayer),
    ];
    let is_after = |step: &Step| limits.contains(step);
    here.field("main_done").ensure(
        turn.main_done || !stack.iter().any(is_after),
        "a turn ends after its main action (SI-3.8)",
    )?;
    let Some(entered) = turn.entered else {
        return Ok(());
    };
    here.field("entered").ensure(
        entered.is_exploration(),
        "only exploration tiles are entered",
    )?;
    let level = table.me().level_on(entered);
    here.field("entered").ensure(
        turn.main_done && level.is_none_or(|level| level == 0),
        "a rider enters at level 1, as the main action (SI-9.2)",
    )
}

/// SI-15.1, SI-15.2: the end was set off exactly when its condition holds, and a game that is over has reached it.
fn check_end(table: &Table, stack: &[Step]) -> Checked {
    let here = TABLE.field("closer");
    let reached = table.is_end_reached();
    here.ensure(
        table.closer.is_some() == reached,
        if reached {
            "the end is reached (SI-15.1): somebody has set it off"
        } else {
            "nobody has set off the end (SI-15.1)"
        },
    )?;
    let is_over = stack.is_empty() || stack == [Step::Do(Work::Scoring)];
    here.ensure(
        !is_over || reached,
        "the game is over: somebody has set off the end, or some step is pending",
    )
}

/// Between resolutions no tile is empty, full or explored (SI-10.3).
fn check_settled(table: &Table) -> Checked {
    for area in Area::all() {
        let here = WILDS.at(area.index());
        if let Some(tile) = table.wilds[area.index()] {
            here.ensure(
                wilds::leaves(table, tile).is_none(),
                format_args!("{tile} would have left the Wilds: it is empty, full or explored"),
            )?;
        }
    }
    Ok(())
}
