//! Games that bots did not bring to an end: counted apart, told with what leads there again, and a failure in the end.

use crate::{output::Output, stop::Stop};
use bots::Level;
use game::{NoProgress, Record};
use serde::Serialize;
use std::io::Write;

/// A game that was stopped.
#[derive(Clone, Debug, Serialize)]
pub struct Stuck {
    /// Which game of the run it was, from 1.
    pub number: usize,
    /// Who played.
    pub bots: Vec<Level>,
    /// What was played, and how far.
    #[serde(flatten)]
    pub stopped: NoProgress,
}

/// How a game of a run ended.
pub type Played = Result<Record, Stuck>;

/// The result of a game with its number, from 0, and its bots.
pub fn numbered(result: Result<Record, NoProgress>, number: usize, bots: &[Level]) -> Played {
    result.map_err(|stopped| Stuck {
        number: number + 1,
        bots: bots.to_vec(),
        stopped,
    })
}

/// What ended, and what was stopped. Games that belong together (a deal on every seat) count only when all of them
/// ended: otherwise luck would not be shared any more.
pub fn apart(played: Vec<Played>, together: usize) -> (Vec<Record>, Vec<Stuck>) {
    let (mut ended, mut stuck) = (Vec::new(), Vec::new());
    let mut played = played.into_iter().peekable();
    while played.peek().is_some() {
        let before = stuck.len();
        let mut group = Vec::new();
        for result in played.by_ref().take(together) {
            match result {
                Ok(record) => group.push(record),
                Err(one) => stuck.push(one),
            }
        }
        if stuck.len() == before {
            ended.append(&mut group);
        }
    }
    (ended, stuck)
}

/// Says which games were stopped.
pub fn print(stuck: &[Stuck], output: &mut Output<impl Write>) -> Result<(), Stop> {
    for one in stuck {
        let bots: Vec<&str> = one.bots.iter().map(|level| level.name()).collect();
        output.line(format!(
            "game {} ({}): {}",
            one.number,
            bots.join(","),
            one.stopped
        ))?;
    }
    Ok(())
}

/// A run with such games fails, after everything was reported.
pub fn verdict(stuck: &[Stuck]) -> Result<(), Stop> {
    match stuck.len() {
        0 => Ok(()),
        1 => Err(Stop::failed(
            "1 game made no progress and was stopped; it is not counted",
        )),
        n => Err(Stop::failed(format!(
            "{n} games made no progress and were stopped; they are not counted"
        ))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::Setup;

    fn played(ends: bool, number: usize) -> Played {
        let record = Record {
            scores: vec![number as i32],
            places: vec![1],
            decisions: vec![1],
            options: vec![1],
            rounds: 1,
            ending: None,
        };
        let stopped = NoProgress {
            setup: Setup {
                players: 1,
                mode: "m".to_owned(),
                options: std::collections::BTreeMap::new(),
            },
            seed: 1,
            decisions: 10,
            usual: 1,
            rounds: 3,
        };
        numbered(if ends { Ok(record) } else { Err(stopped) }, number, &[])
    }

    #[test]
    fn a_deal_counts_when_all_its_games_ended() {
        let games = || {
            [true, true, true, false, true, true]
                .into_iter()
                .enumerate()
                .map(|(number, ends)| played(ends, number))
                .collect()
        };
        let scores = |together| -> Vec<i32> {
            let (ended, stuck) = apart(games(), together);
            assert_eq!((stuck.len(), stuck[0].number), (1, 4));
            ended.iter().map(|record| record.scores[0]).collect()
        };
        assert_eq!(scores(1), [0, 1, 2, 4, 5]);
        assert_eq!(scores(2), [0, 1, 4, 5]);
        assert_eq!(scores(3), [0, 1, 2]);
    }
}
