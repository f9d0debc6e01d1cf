//! `stolik soak`: random games over all games, modes, player counts and options, with everything checked.

use crate::{args::game, crowd::Crowd, help::examples, output::Output, stop::Stop};
use bots::{Random, derive_seed};
use catalog::{Game, Soaked};
use clap::Args;
use serde_json::json;
use std::{io::Write, time::Instant};
use table::Setup;

/// Play random games and check every invariant after every action.
#[derive(Args)]
#[command(after_help = examples(&["soak --games 100", "soak GAME --games 200 --seed 7"]))]
pub struct Soak {
    /// Games to play [default: all]
    #[arg(value_name = "GAME", value_parser = game)]
    titles: Vec<&'static dyn Game>,
    /// How many of each
    #[arg(long, value_name = "N", default_value_t = 1000)]
    games: u32,
    /// The first seed
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    #[command(flatten)]
    crowd: Crowd,
}

/// Modes and player counts in turn, options at random.
fn setup(game: &dyn Game, seed: u64, nth: usize) -> Setup {
    let info = game.info();
    let ways: Vec<(&str, u8)> = info
        .modes
        .iter()
        .flat_map(|mode| mode.players.clone().map(|players| (mode.id, players)))
        .collect();
    let (mode, players) = ways[nth % ways.len()];
    let mut random = Random::new(derive_seed(seed, 2));
    let options: Vec<(String, String)> = info
        .options
        .iter()
        .map(|choice| {
            let value = choice.values[random.pick(choice.values.len())];
            (choice.key.to_owned(), value.to_owned())
        })
        .collect();
    // An option may not fit a mode; then its usual value is played.
    Setup::new(&info, players, Some(mode), options)
        .or_else(|_| Setup::new(&info, players, Some(mode), []))
        .expect("a mode fits its own player counts")
}

/// Plays and reports.
pub fn run(args: &Soak, output: &mut Output<impl Write>) -> Result<(), Stop> {
    let titles = if args.titles.is_empty() {
        catalog::GAMES
    } else {
        &args.titles
    };
    let mut lines = Vec::new();
    let mut broken = Vec::new();
    // What panics is told with its seed; the usual report would only be in the way.
    let hook = std::panic::take_hook();
    std::panic::set_hook(Box::new(|_| {}));
    for &game in titles {
        let start = Instant::now();
        let results = args.crowd.run(args.games as usize, game.id(), |nth| {
            let seed = derive_seed(args.seed, nth as u64);
            let setup = setup(game, seed, nth);
            game.soak(&setup, seed)
                .map_err(|error| format!("{} {setup:?} seed {seed}: {error}", game.id()))
        });
        let seconds = start.elapsed().as_secs_f64();
        let mut total = Soaked::default();
        for result in results {
            match result {
                Ok(soaked) => {
                    total.decisions += soaked.decisions;
                    total.refused += soaked.refused;
                }
                Err(error) => broken.push(error),
            }
        }
        lines.push((game.id(), total, seconds));
    }
    std::panic::set_hook(hook);
    if output.json {
        let all: Vec<_> = lines
            .iter()
            .map(|(game, total, seconds)| {
                json!({ "game": game, "games": args.games, "decisions": total.decisions, "refused": total.refused, "seconds": seconds })
            })
            .collect();
        output.document(&json!({ "seed": args.seed, "soaked": all, "broken": broken }))?;
    } else {
        for (game, total, seconds) in &lines {
            output.line(format!(
                "{game}: {} games, {} decisions, {} illegal actions refused, {seconds:.1} s",
                args.games, total.decisions, total.refused
            ))?;
        }
        for line in &broken {
            output.line(line)?;
        }
    }
    match broken.len() {
        0 => Ok(()),
        n => Err(Stop::failed(format!("{n} games broke"))),
    }
}
