//! `stolik soak --positions`: positions as people edit them, of every kind of pending step.

use super::{Soak, titles};
use crate::{input, output::Output, stop::Stop};
use bots::derive_seed;
use game::{Fate, Finding, Game, Pool};
use serde::Serialize;
use serde_json::json;
use std::{collections::BTreeMap, io::Write, sync::Arc, time::Instant};

/// A game that is played once more has so many decisions at most.
const LONGEST: usize = 100_000;

/// What came of one title.
#[derive(Serialize)]
struct Report {
    game: &'static str,
    kinds: Vec<Kind>,
    findings: Vec<Found>,
    seconds: f64,
}

/// What came of the positions with one kind of pending step.
#[derive(Serialize)]
struct Kind {
    step: String,
    /// Moments of the games where it was pending, and where it was the next one.
    seen: u64,
    seen_next: u64,
    tried: u32,
    refused: u32,
    played: u32,
    broken: u32,
}

/// What broke, how often, and one position that shows it.
#[derive(Serialize)]
struct Found {
    times: u32,
    #[serde(flatten)]
    first: Finding,
}

/// Edits, plays and reports.
pub fn run(args: &Soak, trials: u32, output: &mut Output<impl Write>) -> Result<(), Stop> {
    let reports: Vec<Report> = titles(args)
        .iter()
        .map(|game| report(args, *game, trials))
        .collect();
    if output.json {
        output.document(&json!({ "seed": args.seed, "positions": reports }))?;
    } else {
        for report in &reports {
            report.print(output)?;
        }
    }
    match reports.iter().map(|report| report.findings.len()).sum() {
        0 => Ok(()),
        n => Err(Stop::failed(format!(
            "edited positions broke something in {n} ways"
        ))),
    }
}

fn report(args: &Soak, game: &dyn Game, trials: u32) -> Report {
    let start = Instant::now();
    let pool = Arc::new(game.pool(args.seed, args.games as usize));
    let names: Vec<&str> = pool.kinds().filter(|kind| pool.can_make(kind)).collect();
    let results = args
        .crowd
        .run(names.len() * trials as usize, game.id(), |nth| {
            let seed = derive_seed(args.seed, nth as u64);
            game.try_edited(&pool, names[nth % names.len()], seed)
        });
    let mut kinds: BTreeMap<&str, Kind> = pool
        .kinds()
        .map(|name| (name, Kind::new(name, &pool)))
        .collect();
    let mut findings: BTreeMap<String, Found> = BTreeMap::new();
    for (nth, result) in results.into_iter().enumerate() {
        let kind = kinds.get_mut(names[nth % names.len()]).expect("a kind");
        kind.tried += 1;
        match result {
            Ok(Fate::Refused(_)) => kind.refused += 1,
            Ok(Fate::Played { .. }) => kind.played += 1,
            Err(finding) => {
                kind.broken += 1;
                keep(&mut findings, *finding);
            }
        }
    }
    Report {
        game: game.id(),
        kinds: kinds.into_values().collect(),
        findings: findings.into_values().collect(),
        seconds: start.elapsed().as_secs_f64(),
    }
}

/// Of what broke in the same way the position with the fewest edits is kept.
fn keep(findings: &mut BTreeMap<String, Found>, finding: Finding) {
    match findings.get_mut(&way(&finding.problem)) {
        Some(known) => {
            known.times += 1;
            if finding.edits.len() < known.first.edits.len() {
                known.first = finding;
            }
        }
        None => {
            let found = Found {
                times: 1,
                first: finding,
            };
            findings.insert(way(&found.first.problem), found);
        }
    }
}

/// The way in which something broke: the place of a panic, or the words without numbers and positions.
fn way(problem: &str) -> String {
    if let Some(rest) = problem.strip_prefix("panic at ") {
        return rest.split(": ").next().unwrap_or_default().to_owned();
    }
    let words = problem.split(['{', '(', '\'']).next().unwrap_or_default();
    words
        .chars()
        .filter(|letter| !letter.is_ascii_digit())
        .collect()
}

impl Kind {
    fn new(name: &str, pool: &Pool) -> Self {
        let (seen, seen_next) = pool.seen(name);
        Self {
            step: name.to_owned(),
            seen,
            seen_next,
            tried: 0,
            refused: 0,
            played: 0,
            broken: 0,
        }
    }
}

impl Report {
    fn print(&self, output: &mut Output<impl Write>) -> Result<(), Stop> {
        let sum = |count: fn(&Kind) -> u32| -> u32 { self.kinds.iter().map(count).sum() };
        output.line(format!(
            "{}: {} kinds of steps, {} edited positions, {} refused, {} played to the end, {} broken, {:.1} s",
            self.game,
            self.kinds.len(),
            sum(|kind| kind.tried),
            sum(|kind| kind.refused),
            sum(|kind| kind.played),
            sum(|kind| kind.broken),
            self.seconds
        ))?;
        let heading = [
            "step", "seen", "as next", "edited", "refused", "played", "broken",
        ];
        let mut rows = vec![heading.map(str::to_owned).to_vec()];
        rows.extend(self.kinds.iter().map(|kind| {
            vec![
                kind.step.clone(),
                kind.seen.to_string(),
                kind.seen_next.to_string(),
                kind.tried.to_string(),
                kind.refused.to_string(),
                kind.played.to_string(),
                kind.broken.to_string(),
            ]
        }));
        output.table(1, &rows)?;
        for found in &self.findings {
            let Finding {
                game,
                seed,
                edits,
                problem,
                position,
            } = &found.first;
            output.line(format!(
                "{} times: {game} seed {seed}: {problem}",
                found.times
            ))?;
            for edit in edits {
                output.line(format!("  {edit}"))?;
            }
            output.line(format!("  {position}"))?;
        }
        Ok(())
    }
}

/// Plays one position once more.
pub fn again(file: &str, seed: u64, output: &mut Output<impl Write>) -> Result<(), Stop> {
    let (game, position) = input::document(file)?;
    let fate = game
        .play_edited(&position, seed, LONGEST)
        .map_err(|problem| Stop::failed(format!("{}: {problem}", input::name(file))))?;
    match (fate, output.json) {
        (Fate::Refused(words), true) => output.document(&json!({ "refused": words })),
        (Fate::Refused(words), false) => output.line(format!("refused: {words}")),
        (Fate::Played { decisions }, true) => output.document(&json!({ "decisions": decisions })),
        (Fate::Played { decisions }, false) => {
            output.line(format!("played to the end, {decisions} decisions"))
        }
    }
}
