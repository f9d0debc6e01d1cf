//! Where a hand-made position stands, as scenarios name it.

use crate::{
    rules::year::SEASON,
    step::{Question, Step, Work},
    table::Table,
};
use std::mem::discriminant;
use table::Seat;

/// The pending steps at a named point of the game: a phase, a step of the season in `phase`, or a player's turn in it.
pub(super) fn stage(table: &mut Table, point: &str) -> Result<Vec<Step>, String> {
    let (word, seat) = point.split_once(' ').unwrap_or((point, ""));
    let open = &mut table.open;
    let place = if seat.is_empty() {
        0
    } else {
        let seat: Seat = seat.parse()?;
        let place = open.order().iter().position(|other| *other == seat);
        place.ok_or("that seat does not play")? as u8
    };
    if let Ok(phase) = word.parse() {
        open.phase = phase;
        return Ok(vec![Step::Do(Work::Phase(phase))]);
    }
    if !open.phase.is_season() {
        return Err(format!(
            "'{word}' is a point of a season: give 'phase spring', 'summer' or 'autumn' first"
        ));
    }
    let first = match word {
        "roll" => Step::Do(Work::Roll),
        "rerolls" => Step::Ask(Question::Reroll { place }),
        "influence" => Step::Ask(Question::Influence { place }),
        "help" => SEASON[HELP],
        "build" => Step::Ask(Question::Build { place }),
        "season-end" => Step::Do(Work::EndSeason),
        "town-hall" => Step::Ask(Question::TownHall { place }),
        _ => {
            return Err(format!(
                "'{word}' is not a point of the game: a phase, roll, rerolls, influence, help, build, season-end or town-hall"
            ));
        }
    };
    let at = SEASON
        .iter()
        .position(|step| is_same(*step, first))
        .expect("every point is a step of the season");
    // KB-5.1: advisors help when everybody has passed.
    if at >= HELP {
        for seat in open.seats().iter() {
            open.player_mut(seat).used.passed = true;
        }
    }
    let next = open.phase.next().expect("a season is not the last phase");
    let mut stack = vec![Step::Do(Work::Phase(next))];
    stack.extend(SEASON[at + 1..].iter().rev());
    stack.push(first);
    Ok(stack)
}

/// Whether two steps differ only in how far they are.
fn is_same(one: Step, other: Step) -> bool {
    match (one, other) {
        (Step::Do(one), Step::Do(other)) => discriminant(&one) == discriminant(&other),
        (Step::Ask(one), Step::Ask(other)) => discriminant(&one) == discriminant(&other),
        (Step::Do(_), Step::Ask(_)) | (Step::Ask(_), Step::Do(_)) => false,
    }
}

/// Where the advisors' help stands among the steps of a season.
const HELP: usize = 5;
