//! TOY-7: who wins.

use crate::Table;
use table::Outcome;

/// TOY-7.1, TOY-7.2: treasures and coins count; more treasures break a tie.
pub(crate) fn outcome(table: &Table) -> Outcome {
    let data = &table.edition;
    let players = table.players.iter();
    let treasures: Vec<i32> = players
        .clone()
        .map(|player| {
            let points = |treasure| i32::from(data.treasures[treasure].points);
            player.treasures.iter().map(points).sum()
        })
        .collect();
    let coins: Vec<i32> = players
        .clone()
        .map(|player| i32::from(player.coins * data.numbers.points_per_coin))
        .collect();
    let scores: Vec<i32> = treasures.iter().zip(&coins).map(|(a, b)| a + b).collect();
    let keys: Vec<_> = scores
        .iter()
        .zip(players)
        .map(|(score, player)| (*score, player.treasures.len()))
        .collect();
    Outcome {
        places: Outcome::places_by(&keys),
        scores,
        sources: vec![("source-treasures", treasures), ("source-coins", coins)],
        ending: Some("rounds"),
    }
}
