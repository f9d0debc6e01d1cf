//! How games ended.

use crate::{output::Output, stats::Share, stop::Stop};
use game::{Game, Match, Record};
use serde::Serialize;
use std::io::Write;
use table::Lang;

/// How often games ended in one of the ways that their title knows.
#[derive(Serialize)]
pub struct Ending {
    /// Its id.
    pub id: &'static str,
    /// How many games ended so.
    pub games: usize,
    /// The share of all games.
    pub share: Share,
}

/// All ways that the game knows, in its order; nothing when no game came to an end.
pub fn of(game: &dyn Game, records: &[Record]) -> Vec<Ending> {
    if records.is_empty() {
        return Vec::new();
    }
    let endings = game.info().endings.into_iter();
    endings
        .map(|id| {
            let ended = records.iter().filter(|record| record.ending == Some(id));
            let games = ended.count();
            Ending {
                id,
                games,
                share: Share::of(games as f64, records.len()),
            }
        })
        .collect()
}

/// How a finished game ended, in words, where the game tells.
pub fn told(table: &dyn Match, lang: Lang) -> Option<String> {
    let id = table.is_over().then(|| table.outcome().ending)??;
    Some(table.game().ending(lang, id))
}

/// A line for each.
pub fn print(
    game: &dyn Game,
    endings: &[Ending],
    output: &mut Output<impl Write>,
) -> Result<(), Stop> {
    for ending in endings {
        output.line(format!(
            "ending {}: {} games, {}; {}",
            ending.id,
            ending.games,
            ending.share.show(),
            game.ending(Lang::En, ending.id)
        ))?;
    }
    Ok(())
}
