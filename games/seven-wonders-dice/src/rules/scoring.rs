//! SW-11, end and scoring.

use super::Cx;
use crate::{Effect, Event, Part, Player, Spaces, Table, data};
use table::Outcome;

/// SW-11.3: the eight rows of a player's score, in the order of [`Part::SCORED`].
pub(crate) fn score_rows(player: &Player) -> [i32; Part::SCORED.len()] {
    Part::SCORED.map(|part| row(player, part))
}

/// SW-11.3, SW-11.4: flat points of the crossed spaces, points per space (credited to the row of the space that
/// carries the effect), written attacks, the +3 box.
fn row(player: &Player, part: Part) -> i32 {
    let Some(city) = player.city else { return 0 };
    let board = data().board(city);
    let crossed = player.crossed.and(Spaces::of(part));
    let mut points = 0;
    for space in crossed.iter() {
        let space_data = board.space(space);
        points += i32::from(space_data.vp);
        if space_data.laurels > 0 {
            points += i32::from(player.written(space));
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
        points += i32::from(data().first_agora);
    }
    points
}

/// SW-11.6, SW-11.7: most points, then most unspent coins; equal keys share the place.
pub(super) fn outcome(table: &Table) -> Outcome {
    let rows: Vec<_> = table.players().iter().map(score_rows).collect();
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
