//! Where a hand-made position stands, as scenarios name it.

use crate::{names::Phase, rules::year::SEASON, step::Step, table::Table};
use table::Seat;

/// The pending steps at a named point of the game: a phase, a step of the season in `phase`, or a player's turn in it.
pub(super) fn stage(table: &mut Table, point: &str) -> Result<Vec<Step>, String> {
    let (word, seat) = point.split_once(' ').unwrap_or((point, ""));
    let open = &mut table.open;
    let place = match seat.parse().ok().and_then(Seat::from_number) {
        Some(seat) => open
            .order()
            .iter()
            .position(|other| *other == seat)
            .ok_or("that seat does not play")? as u8,
        None if seat.is_empty() => 0,
        None => return Err(format!("'{seat}' is not a seat")),
    };
    if let Some(phase) = Phase::ALL.into_iter().find(|phase| phase.id() == word) {
        open.phase = phase;
        return Ok(vec![Step::Phase(phase)]);
    }
    if !open.phase.is_season() {
        return Err(format!(
            "'{word}' is a point of a season: give 'phase spring', 'summer' or 'autumn' first"
        ));
    }
    let first = match word {
        "roll" => Step::Roll,
        "rerolls" => Step::Reroll { place },
        "influence" => Step::Influence { place },
        "help" => SEASON[5],
        "build" => Step::Build { place },
        "season-end" => Step::EndSeason,
        "town-hall" => Step::TownHall { place },
        _ => {
            return Err(format!(
                "'{word}' is not a point of the game: a phase, roll, rerolls, influence, help, build, season-end or town-hall"
            ));
        }
    };
    let same = |step: &Step| std::mem::discriminant(step) == std::mem::discriminant(&first);
    let at = SEASON
        .iter()
        .position(same)
        .expect("every point is a step of the season");
    // KB-5.1: advisors help when everybody has passed.
    if at > INFLUENCE {
        for seat in open.seats().iter() {
            open.player_mut(seat).used.passed = true;
        }
    }
    let next = open.phase.next().expect("a season is not the last phase");
    let mut stack = vec![Step::Phase(next)];
    stack.extend(SEASON[at + 1..].iter().rev());
    stack.push(first);
    Ok(stack)
}

/// Where influencing stands among the steps of a season.
const INFLUENCE: usize = 4;
