//! Checks a hand-made position, so that nothing in it can break a rule later. There is no bound on coins, clay or
//! points, since the rules know none (TA-1.2, TA-1.3): so play never leads out of what is accepted here.

mod pending;
mod stage;

use crate::{
    TerracottaArmy,
    data::{FIGURES, ROUNDS, SEGMENTS, SPECIALISTS},
    names::{MasterToken, Specialist, Token, Track, Warrior, Worker},
    rules::final_scoring,
    step::Step,
    table::{Spaces, Table},
};
use ::table::{Check, Flaw, Probe, Seat, Seats, Set};

type Checked = Result<(), Flaw>;

const TABLE: Probe<'static> = Probe::TABLE;

impl Check for TerracottaArmy {
    /// All invariants of the game, then the pending steps.
    fn check(table: &Table, stack: &[Step], split: Option<(Seats, Step)>) -> Checked {
        Probe::SPLIT.ensure(
            split.is_none(),
            "nobody chooses at the same time in this game",
        )?;
        board(table)?;
        figures(table)?;
        for seat in table.seats() {
            player(table, seat)?;
        }
        workers(table)?;
        priority(table)?;
        removed(table, stack.is_empty())?;
        pending::check(table, stack)
    }

    fn stage(table: &mut Table, point: &str) -> Result<Vec<Step>, String> {
        stage::at(table, point)
    }
}

fn board(table: &Table) -> Checked {
    TABLE.field("round").ensure(
        (1..=ROUNDS).contains(&table.round),
        format_args!("rounds are 1 to {ROUNDS}"),
    )?;
    for (field, offset) in [
        ("inner_offset", table.inner_offset),
        ("middle_offset", table.middle_offset),
    ] {
        TABLE.field(field).ensure(offset < SEGMENTS, "0 to 11")?;
    }
    for (field, track) in [
        ("row_inspector", Track::Row),
        ("column_inspector", Track::Column),
    ] {
        TABLE.field(field).ensure(
            (1..=track.length()).contains(&table.inspector(track)),
            format_args!("1 to {}", track.length()),
        )?;
    }
    let tokens: Set<Token> = table.tokens.into_iter().collect();
    TABLE.field("scoring_tokens").ensure(
        tokens.len() == table.tokens.len(),
        "each scoring token exists once",
    )
}

/// Invariants 1, 2 and 8. That no space holds two figures is checked where the table is read.
fn figures(table: &Table) -> Checked {
    let figures = &table.figures;
    for kind in Warrior::ALL {
        let own = figures.warriors.iter().map(|own| own[kind].len());
        let n: u8 = own.sum();
        TABLE.field("players").ensure(
            usize::from(n) <= FIGURES,
            format_args!("{n} × {kind}: there are only {FIGURES}"),
        )?;
    }
    for kind in Specialist::ALL {
        let n = figures.n_specialists(kind);
        TABLE.field("specialists").ensure(
            usize::from(n) <= SPECIALISTS,
            format_args!("{n} × {kind}: there are only {SPECIALISTS}"),
        )?;
    }
    Ok(())
}

fn player(table: &Table, seat: Seat) -> Checked {
    let player = table.player(seat);
    let at = TABLE.field("players");
    let at = at.at(seat.index());
    let each = table.workers_each();
    at.field("artisans").ensure(
        player.artisans <= each,
        format_args!("at most {each} workers are artisans"),
    )?;
    for token in MasterToken::ALL {
        let hired = player.masters.values().iter();
        at.field("masters").ensure(
            hired.filter(|own| **own == Some(token)).count() <= 1,
            format_args!("token {token} lies on two masters"),
        )?;
    }
    Ok(())
}

/// TA-3.1, TA-4.7: workers were placed one by one in turn order.
fn workers(table: &Table) -> Checked {
    let at = TABLE.field("segments");
    let is_playing =
        |worker: Option<Seat>| worker.is_none_or(|seat| seat.index() < table.n_players());
    for workers in &table.segments {
        at.ensure(
            is_playing(workers.craftsman) && is_playing(workers.artisan),
            "a worker belongs to a seat that does not play",
        )?;
    }
    let n_placed = table.n_placed();
    at.ensure(
        n_placed <= table.turns_per_round(),
        "more workers than the players own",
    )?;
    for (place, &seat) in table.turn_order().iter().enumerate() {
        for worker in Worker::ALL {
            at.ensure(
                table.placed(seat, worker) <= table.workers(seat, worker),
                format_args!("seat {seat} does not own so many workers: {worker}"),
            )?;
        }
        let expected = (usize::from(n_placed) + table.n_players() - 1 - place) / table.n_players();
        let placed = table.placed(seat, Worker::Craftsman) + table.placed(seat, Worker::Artisan);
        at.ensure(
            usize::from(placed) == expected,
            format_args!(
                "workers are placed in turn order: seat {seat} should have placed {expected}, not {placed}"
            ),
        )?;
    }
    Ok(())
}

/// Invariant 9: the lowest tokens are held, each by one player.
fn priority(table: &Table) -> Checked {
    let held = table.seats().filter_map(|seat| table.player(seat).priority);
    let mut held: Vec<u8> = held.collect();
    held.sort_unstable();
    let is_lowest = (1..).zip(&held).all(|(number, found)| number == *found);
    TABLE.field("players").ensure(
        is_lowest && held.len() < table.n_players(),
        "priority tokens are taken from 1 upwards, one less than players at most",
    )
}

/// TA-1.11, TA-15.2: warriors leave the mausoleum in final scoring, and exactly those in no group.
fn removed(table: &Table, is_over: bool) -> Checked {
    let at = TABLE.field("players");
    let found = table.figures.removed;
    if !is_over {
        return at.ensure(
            found.is_empty(),
            "warriors are removed only at the end of the game",
        );
    }
    let mut before = table.figures.clone();
    before.removed = Spaces::NONE;
    at.ensure(
        found == final_scoring::loners(&before),
        "at the end of the game the warriors in no group are removed, and only they",
    )
}
