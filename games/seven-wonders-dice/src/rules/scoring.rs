//! SW-11, end and scoring.

use super::Cx;
use crate::{Effect, Event, Part, Table};
use table::{Outcome, Seat};

/// SW-11.1: the game ends when somebody has all three bonuses, and in no other way.
pub(crate) const BONUSES: &str = "bonuses";

/// SW-11.3: the eight rows of a player's score, in the order of [`Part::SCORED`].
pub(crate) fn score_rows(table: &Table, seat: Seat) -> [i32; Part::SCORED.len()] {
    Part::SCORED.map(|part| row(table, seat, part))
}

/// SW-11.3, SW-11.4: flat points of the crossed spaces, points per space (credited to the row of the space that
/// carries the effect), written attacks, the +3 box.
fn row(table: &Table, seat: Seat, part: Part) -> i32 {
    let player = table.player(seat);
    let Some(board) = table.board_of(player) else {
        return 0;
    };
    let crossed = player.crossed.and(board.of(part));
    let mut points = 0;
    for space in crossed.iter() {
        let space_data = board.space(space);
        points += i32::from(space_data.vp);
        if space_data.laurels > 0 {
            points += i32::from(player.written(board, space));
        }
        points += match space_data.effect {
            Some(Effect::PerSpace { of, each }) => i32::from(each * player.count(of)),
            // SW-7.11.
            Some(Effect::GalleryVp) => i32::from(player.count(Part::Gallery)),
            Some(
                Effect::Cross { .. }
                | Effect::GainCoins(_)
                | Effect::FreeBuild
                | Effect::AnotherAction
                | Effect::DieCostMinus1
                | Effect::DieCostZero(_)
                | Effect::CoinsOnChoice { .. }
                | Effect::Unlock(_),
            )
            | None => 0,
        };
    }
    if part == Part::Agora && player.plus3 {
        points += i32::from(table.data().first_agora);
    }
    points
}

/// SW-11.6, SW-11.7: most points, then most unspent coins; equal keys share the place.
pub(super) fn outcome(table: &Table) -> Outcome {
    let rows: Vec<_> = Seat::first(table.n_seats())
        .map(|seat| score_rows(table, seat))
        .collect();
    let scores: Vec<i32> = rows.iter().map(|rows| rows.iter().sum()).collect();
    let keys: Vec<(i32, u8)> = scores
        .iter()
        .zip(table.players())
        .map(|(score, player)| (*score, player.treasury.coins()))
        .collect();
    let sources = Part::SCORED
        .into_iter()
        .enumerate()
        .map(|(at, part)| (part.word(), rows.iter().map(|rows| rows[at]).collect()))
        .collect();
    Outcome {
        places: Outcome::places_by(&keys),
        scores,
        sources,
        ending: Some(BONUSES),
    }
}

/// SW-11.6: who won.
pub(super) fn tell_winners(cx: &mut Cx<'_>) {
    let outcome = outcome(cx.table);
    for seat in outcome.winners() {
        let points = outcome.scores[seat.index()];
        let coins = cx.table.player(seat).treasury.coins();
        cx.tell(Event::Won {
            seat,
            points,
            coins,
        });
    }
}
