//! `stolik bench`: how fast games and bots are on one core.

use crate::{
    args::{SetupArgs, game},
    help::examples,
    output::Output,
    stop::Stop,
};
use clap::Args;
use game::Game;
use serde::Serialize;
use std::io::Write;
use table::Setup;

/// Measure how fast games and bots are on one core.
#[derive(Args)]
#[command(after_help = examples(&["bench --seconds 1", "bench GAME --players 2 --seconds 0.5 --json"]))]
pub struct Bench {
    /// Games to measure [default: all]
    #[arg(value_name = "GAME", value_parser = game)]
    games: Vec<&'static dyn Game>,
    /// How many play [default: every number, in every mode]
    #[arg(long, value_name = "N")]
    players: Option<u8>,
    /// How long each game and number of players is measured
    #[arg(long, value_name = "S", default_value_t = 2.0, value_parser = seconds)]
    seconds: f64,
    #[command(flatten)]
    setup: SetupArgs,
}

fn seconds(text: &str) -> Result<f64, String> {
    text.parse()
        .ok()
        .filter(|seconds| (0.001..=3600.0).contains(seconds))
        .ok_or_else(|| "use a number of seconds from 0.001 to 3600".to_owned())
}

#[derive(Serialize)]
struct Line {
    game: &'static str,
    rules: u32,
    setup: Setup,
    #[serde(flatten)]
    bench: game::Bench,
}

impl Bench {
    /// The wished number of players and mode, or all of them.
    fn setups(&self, game: &dyn Game) -> Result<Vec<Setup>, Stop> {
        if let Some(players) = self.players {
            return Ok(vec![self.setup.setup(game, players)?]);
        }
        let wished = self.setup.mode.as_deref();
        let modes = game.info().modes.into_iter();
        let modes = modes.filter(|mode| wished.is_none_or(|wished| wished == mode.id));
        let setups = modes.flat_map(|mode| {
            mode.players.map(move |players| {
                let setup = SetupArgs {
                    mode: Some(mode.id.to_owned()),
                    options: self.setup.options.clone(),
                };
                setup.setup(game, players)
            })
        });
        setups.collect()
    }
}

/// Measures and reports.
pub fn run(args: &Bench, output: &mut Output<impl Write>) -> Result<(), Stop> {
    let games = if args.games.is_empty() {
        &*catalog::GAMES
    } else {
        &args.games
    };
    let mut lines = Vec::new();
    for game in games {
        for setup in args.setups(*game)? {
            lines.push(Line {
                game: game.id(),
                rules: game.version(),
                bench: game.bench(&setup, args.seconds),
                setup,
            });
        }
    }
    if output.json {
        return output.document(&serde_json::json!({ "bench": lines }));
    }
    for line in &lines {
        let bench = &line.bench;
        output.line(format!(
            "{}, mode {}, {} players",
            line.game, line.setup.mode, line.setup.players
        ))?;
        let mut rows = vec![
            entry("random games/s", bench.games_per_second),
            entry("random decisions/s", bench.decisions_per_second),
            entry("decisions per game", bench.decisions_per_game),
            entry("copying a state, ns", bench.clone_ns),
            entry("size of a state, bytes", bench.state_bytes as f64),
            entry("building a view, µs", bench.view_us),
            entry("a whole look, µs", bench.look_us),
            entry("sampling a world, µs", bench.sample_us),
        ];
        for bot in &bench.bots {
            let name = format!("{} bot, decisions/s", bot.level);
            rows.push(entry(&name, bot.decisions_per_second));
            if bot.simulations_per_second > 0.0 {
                let name = format!("{} bot, 95 % within ms", bot.level);
                rows.push(entry(&name, bot.p95_ms));
                let name = format!("{} bot, simulations/s", bot.level);
                rows.push(entry(&name, bot.simulations_per_second));
            }
        }
        output.table(1, &rows)?;
    }
    Ok(())
}

fn entry(name: &str, value: f64) -> Vec<String> {
    let digits = if value < 100.0 { 2 } else { 0 };
    vec![format!("  {name}"), format!("{value:.digits$}")]
}
