//! `stolik scenario`: tests as data.

use crate::{args::game, help::examples, input, output::Output, stop::Stop};
use clap::Args;
use game::Game;
use serde::Serialize;
use std::io::Write;
use table::scenario::{Scenario, parse};

/// Run scenario files.
///
/// Of which game a file is says its first line ('game ID') or --game.
#[derive(Args)]
#[command(after_help = examples(&["scenario scenario.txt"]))]
pub struct ScenarioArgs {
    /// Scenario files, or - for standard input
    #[arg(value_name = "FILE", required = true)]
    files: Vec<String>,
    /// The game of files that do not name one
    #[arg(long, value_name = "ID", value_parser = game)]
    game: Option<&'static dyn Game>,
}

/// How a scenario went.
#[derive(Serialize)]
struct Run {
    file: String,
    line: usize,
    title: String,
    ok: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    failure: Option<FailureLine>,
}

#[derive(Serialize)]
struct FailureLine {
    line: usize,
    message: String,
}

/// Runs the files.
pub fn run(args: &ScenarioArgs, output: &mut Output<impl Write>) -> Result<(), Stop> {
    let mut results = Vec::new();
    for file in &args.files {
        let text = input::text(file)?;
        let name = input::name(file);
        let scenarios = parse(&text).map_err(|failure| Stop::bad(format!("{name}: {failure}")))?;
        if scenarios.is_empty() {
            return Err(Stop::bad(format!(
                "{name}: there is no scenario in it: begin one with 'scenario TITLE'"
            )));
        }
        for scenario in &scenarios {
            results.push(play(args, name, scenario)?);
        }
    }
    let failed = results.iter().filter(|result| !result.ok).count();
    if output.json {
        output.document(&serde_json::json!({
            "run": results.len(),
            "failed": failed,
            "scenarios": results,
        }))?;
    } else {
        for result in &results {
            if let Some(failure) = &result.failure {
                output.line(format!(
                    "{}:{}: {}: {}",
                    result.file, failure.line, result.title, failure.message
                ))?;
            }
        }
        output.line(format!("{} scenarios, {failed} failed", results.len()))?;
    }
    if failed > 0 {
        return Err(Stop::Failed(None));
    }
    Ok(())
}

fn play(args: &ScenarioArgs, file: &str, scenario: &Scenario) -> Result<Run, Stop> {
    let game = match (&scenario.game, args.game) {
        (Some(id), _) => {
            catalog::find(id).map_err(|error| Stop::bad(format!("{file}: {error}")))?
        }
        (None, Some(game)) => game,
        (None, None) => {
            return Err(Stop::bad(format!(
                "{file}: of which game is it? Begin it with a line 'game ID' or use --game ID"
            )));
        }
    };
    let failure = game.scenario(scenario).err().map(|failure| FailureLine {
        line: failure.line,
        message: failure.message,
    });
    Ok(Run {
        file: file.to_owned(),
        line: scenario.line,
        title: scenario.title.clone(),
        ok: failure.is_none(),
        failure,
    })
}
