//! `stolik soak`: random games over all games, modes, player counts and options, with everything checked.
//!
//! | file | content |
//! |---|---|
//! | `soak/positions.rs` | positions as people edit them, of every kind of pending step |

mod positions;

use crate::{
    args::{Patience, game},
    crowd::Crowd,
    help::examples,
    output::Output,
    stop::Stop,
};
use bots::{Level, derive_seed};
use clap::Args;
use game::{Game, Player, Soaked, any_setup, quietly};
use serde_json::json;
use std::{io::Write, time::Instant};
use table::{Chance, Setup};

/// Play random games and check every invariant after every action.
///
/// With --bots they are played by bots instead, and every one must come to an end. With --positions, positions of such games are edited at random instead: each must be refused with words, or be
/// played to the end.
#[derive(Args)]
#[command(after_help = examples(&["soak --games 100", "soak GAME --games 200 --seed 7", "soak GAME --bots novice --games 10", "soak GAME --positions 10 --games 20"]))]
pub struct Soak {
    /// Games to play [default: all]
    #[arg(value_name = "GAME", value_parser = game)]
    titles: Vec<&'static dyn Game>,
    /// How many of each; with --positions, how many the positions are taken from
    #[arg(long, value_name = "N", default_value_t = 1000)]
    games: u32,
    /// The first seed
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Let bots of this level play, on every seat
    #[arg(long, value_name = "BOT", conflicts_with_all = ["positions", "position"])]
    bots: Option<Level>,
    #[command(flatten)]
    patience: Patience,
    /// Edit so many positions of each kind of pending step
    #[arg(long, value_name = "N", conflicts_with = "position")]
    positions: Option<u32>,
    /// Play this edited position once more, with the seed that was told ('-' for standard input)
    #[arg(long, value_name = "FILE")]
    position: Option<String>,
    #[command(flatten)]
    crowd: Crowd,
}

/// Modes and player counts in turn, options at random.
fn setup(game: &dyn Game, seed: u64, nth: usize) -> Setup {
    any_setup(&game.info(), nth, &mut Chance::fast(derive_seed(seed, 2)))
}

/// Plays and reports.
pub fn run(args: &Soak, output: &mut Output<impl Write>) -> Result<(), Stop> {
    // What panics is told with its seed; the usual report would only be in the way.
    quietly(|| match (&args.position, args.positions) {
        (Some(file), _) => positions::again(file, args.seed, output),
        (None, Some(trials)) => positions::run(args, trials, output),
        (None, None) => games(args, output),
    })
}

/// The wished titles, or all.
fn titles(args: &Soak) -> &[&'static dyn Game] {
    if args.titles.is_empty() {
        &catalog::GAMES
    } else {
        &args.titles
    }
}

/// One game between bots of one level, which must come to an end.
fn with_bots(
    args: &Soak,
    game: &dyn Game,
    setup: &Setup,
    level: Level,
    seed: u64,
) -> Result<Soaked, String> {
    let bots = vec![Player::Level(level); usize::from(setup.players)];
    let record = game
        .simulate_players(setup, &bots, seed, args.patience.times())
        .map_err(|stopped| stopped.to_string())?;
    Ok(Soaked {
        decisions: record.decisions.iter().copied().map(u64::from).sum(),
        refused: 0,
    })
}

fn games(args: &Soak, output: &mut Output<impl Write>) -> Result<(), Stop> {
    let mut lines = Vec::new();
    let mut broken = Vec::new();
    for &game in titles(args) {
        let start = Instant::now();
        let results = args.crowd.run(args.games as usize, game.id(), |nth| {
            let seed = derive_seed(args.seed, nth as u64);
            let setup = setup(game, seed, nth);
            let soaked = match args.bots {
                None => game.soak(&setup, seed),
                Some(level) => with_bots(args, game, &setup, level, seed),
            };
            soaked.map_err(|error| format!("{} {setup:?} seed {seed}: {error}", game.id()))
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
