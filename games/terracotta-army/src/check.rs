//! Checks a hand-made position, so that nothing in it can break a rule later. There is no bound on coins, clay or
//! points, since the rules know none (TA-1.2, TA-1.3): so play never leads out of what is accepted here.

mod pending;
pub(crate) mod stage;

use crate::{
    TerracottaArmy,
    data::{FIGURES, MASTER_TOKENS, ROUNDS, SEGMENTS, SPECIALISTS},
    names::{Specialist, Track, Warrior, Worker},
    rules::final_scoring,
    step::Step,
    table::{Spaces, Table},
};
use ::table::{Check, Flaw, Seat, Seats};

type Checked = Result<(), Flaw>;

impl Check for TerracottaArmy {
    /// All invariants of the game, then the pending steps.
    fn check(table: &Table, stack: &[Step], split: Option<(Seats, Step)>) -> Checked {
        require(
            split.is_none(),
            "split",
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

fn require(holds: bool, path: &str, message: impl Into<String>) -> Checked {
    if holds {
        Ok(())
    } else {
        Err(Flaw::new(path, message))
    }
}

fn board(table: &Table) -> Checked {
    require(
        (1..=ROUNDS).contains(&table.round),
        "table.round",
        format!("rounds are 1 to {ROUNDS}"),
    )?;
    require(
        table.inner_offset < SEGMENTS,
        "table.inner_offset",
        "0 to 11",
    )?;
    require(
        table.middle_offset < SEGMENTS,
        "table.middle_offset",
        "0 to 11",
    )?;
    for track in Track::ALL {
        let place = table.inspector(track);
        let path = format!("table.{track}_inspector");
        require(
            (1..=track.length()).contains(&place),
            &path,
            format!("1 to {}", track.length()),
        )?;
    }
    let mut tokens = table.tokens;
    tokens.sort_unstable();
    let is_unique = tokens.windows(2).all(|pair| pair[0] != pair[1]);
    require(
        is_unique,
        "table.scoring_tokens",
        "each scoring token exists once",
    )
}

/// Invariants 1, 2 and 8. That no space holds two figures is checked where the table is read.
fn figures(table: &Table) -> Checked {
    for kind in Warrior::ALL {
        let n: usize = table
            .figures
            .warriors
            .iter()
            .map(|own| usize::from(own[kind.index()].len()))
            .sum();
        require(
            n <= FIGURES,
            "table.players",
            format!("{n} × {kind}: there are only {FIGURES}"),
        )?;
    }
    let bought = [
        (
            Specialist::Horse,
            table.figures.horses.iter().map(|riders| riders.len()).sum(),
        ),
        (Specialist::Footman, table.figures.footmen.len()),
        (
            Specialist::KneelingArcher,
            table.figures.all_archers().len(),
        ),
        (Specialist::Musician, table.figures.musicians.len()),
    ];
    for (kind, n) in bought {
        require(
            usize::from(n) <= SPECIALISTS,
            "table.specialists",
            format!("{n} × {kind}: there are only {SPECIALISTS}"),
        )?;
    }
    Ok(())
}

fn player(table: &Table, seat: Seat) -> Checked {
    let player = table.player(seat);
    let path = |field: &str| format!("table.players[{}].{field}", seat.index());
    let each = table.workers_each();
    require(
        player.artisans <= each,
        &path("artisans"),
        format!("at most {each} workers are artisans"),
    )?;
    let mut used = [false; MASTER_TOKENS + 1];
    for &number in player.masters.iter().filter(|&&number| number != 0) {
        let is_known = usize::from(number) <= MASTER_TOKENS;
        require(
            is_known,
            &path("masters"),
            format!("tokens are numbered 1 to {MASTER_TOKENS}"),
        )?;
        require(
            !used[usize::from(number)],
            &path("masters"),
            format!("token {number} lies on two masters"),
        )?;
        used[usize::from(number)] = true;
    }
    Ok(())
}

/// TA-3.1, TA-4.7: workers were placed one by one in turn order.
fn workers(table: &Table) -> Checked {
    let path = "table.segments";
    let is_playing =
        |worker: Option<Seat>| worker.is_none_or(|seat| seat.index() < table.n_players());
    for segment in &table.segments {
        let is_known = is_playing(segment.craftsman) && is_playing(segment.artisan);
        require(
            is_known,
            path,
            "a worker belongs to a seat that does not play",
        )?;
    }
    let n_placed = table.n_placed();
    require(
        n_placed <= table.turns_per_round(),
        path,
        "more workers than the players own",
    )?;
    for (place, &seat) in table.turn_order().iter().enumerate() {
        for worker in Worker::ALL {
            let has_them = table.placed(seat, worker) <= table.workers(seat, worker);
            require(
                has_them,
                path,
                format!("seat {seat} does not own so many workers: {worker}"),
            )?;
        }
        let expected = (usize::from(n_placed) + table.n_players() - 1 - place) / table.n_players();
        let placed = table.placed(seat, Worker::Craftsman) + table.placed(seat, Worker::Artisan);
        require(
            usize::from(placed) == expected,
            path,
            format!(
                "workers are placed in turn order: seat {seat} should have placed {expected}, not {placed}"
            ),
        )?;
    }
    Ok(())
}

/// Invariant 9: the lowest tokens are held, each by one player.
fn priority(table: &Table) -> Checked {
    let mut held: Vec<u8> = table
        .seats()
        .map(|seat| table.player(seat).priority)
        .filter(|&number| number != 0)
        .collect();
    held.sort_unstable();
    let is_lowest = (1..).zip(&held).all(|(number, found)| number == *found);
    let fits = held.len() < table.n_players();
    require(
        is_lowest && fits,
        "table.players",
        "priority tokens are taken from 1 upwards, one less than players at most",
    )
}

/// TA-1.11, TA-15.2: warriors leave the mausoleum in final scoring, and exactly those in no group.
fn removed(table: &Table, is_over: bool) -> Checked {
    let found = table.figures.removed;
    if !is_over {
        return require(
            found.is_empty(),
            "table.players",
            "warriors are removed only at the end of the game",
        );
    }
    let mut before = table.figures.clone();
    before.removed = Spaces::NONE;
    require(
        found == final_scoring::loners(&before),
        "table.players",
        "at the end of the game the warriors in no group are removed, and only they",
    )
}
