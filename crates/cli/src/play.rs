//! `stolik play`: a game in the terminal.
//!
//! | file | content |
//! |---|---|
//! | `play/session.rs` | whose turn it is, and what people type |
//! | `play/screen.rs` | what people see: board, log, options, result |

mod screen;
mod session;

use crate::{
    args::{SetupArgs, game},
    help::examples,
    input::{self, BadReplay},
    output::Output,
    stop::Stop,
};
use bots::Level;
use clap::Args;
use game::{Game, Match};
use session::{Session, Sitter};
use std::{io::Write, path::PathBuf};
use table::{Lang, Seat, Taste, Theme};

/// Play in the terminal.
///
/// Options are numbered; answer with a number or with an action in notation. 'help' lists the commands.
#[derive(Args)]
#[command(after_help = examples(&["play GAME --seats human,novice,novice --lang pl", "play GAME --seats human,random --seed 7 --save mine.txt"]))]
pub struct Play {
    /// The game's id
    #[arg(value_parser = game)]
    game: &'static dyn Game,
    /// Who sits where: human, or a bot (random, novice, …) [default: you and a novice on each other seat]
    #[arg(long, value_name = "WHO,…", value_delimiter = ',', value_parser = sitter)]
    seats: Vec<Sitter>,
    #[command(flatten)]
    setup: SetupArgs,
    /// Language: pl or en [default: that of the system, else en]
    #[arg(long)]
    lang: Option<Lang>,
    /// The deal's number: the same one gives the same deal and the same bots [default: a fresh deal]
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    /// Keep the game in this file after every action
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    /// Go on with a saved game, or from a position
    #[arg(long, value_name = "FILE", conflicts_with_all = ["mode", "options"])]
    load: Option<String>,
}

fn sitter(text: &str) -> Result<Sitter, String> {
    match text {
        "human" => Ok(Sitter::Human),
        _ => match text.parse() {
            Ok(level) => Ok(Sitter::Bot(level)),
            Err(error) => Err(format!("{error}, or human")),
        },
    }
}

/// Plays until the game is over or somebody leaves.
pub fn run(args: &Play, output: &mut Output<impl Write>) -> Result<(), Stop> {
    if output.json {
        return Err(Stop::bad(
            "play talks with people: for programs use 'stolik position' or 'stolik simulate' with --json",
        ));
    }
    let (table, names) = begin(args)?;
    let sitters = if args.seats.is_empty() {
        usual_seats(table.seats())
    } else {
        args.seats.clone()
    };
    if sitters.len() != table.seats() {
        return Err(Stop::bad(format!(
            "--seats names {} seats, but {} play",
            sitters.len(),
            table.seats()
        )));
    }
    let lang = args.lang.unwrap_or_else(system_language);
    let taste = taste(lang, &sitters, names);
    let bot_seed = match args.seed {
        Some(seed) => seed,
        // Bots of a fresh game need not be repeatable, only different.
        None => u64::from_str_radix(&table.hash(), 16).unwrap_or(1),
    };
    Session::new(table, sitters, taste, bot_seed, args.save.clone(), output).play()
}

/// The players' names by seat, where they are known.
type Names = Vec<(Seat, String)>;

/// The table at which the game begins or goes on, and the names that are known.
fn begin(args: &Play) -> Result<(Box<dyn Match>, Names), Stop> {
    let Some(file) = &args.load else {
        let players = if args.seats.is_empty() {
            usual_players(args.game, args.setup.mode.as_deref())
        } else {
            u8::try_from(args.seats.len()).unwrap_or(u8::MAX)
        };
        let setup = args.setup.setup(args.game, players)?;
        return Ok((args.game.deal(setup, input::seed(args.seed)?), Vec::new()));
    };
    let text = input::text(file)?;
    let (table, names) = if text.starts_with("stolik replay") {
        match input::recorded(file, &text) {
            Ok((replay, table)) => (table, replay.names),
            Err(BadReplay::Unreadable(stop)) => return Err(stop),
            Err(BadReplay::Wrong(error)) => {
                return Err(Stop::bad(format!("{}: {error}", input::name(file))));
            }
        }
    } else {
        (input::position(file)?, Vec::new())
    };
    if table.game().id() != args.game.id() {
        return Err(Stop::bad(format!(
            "{}: this is a game of {id}: use 'stolik play {id} --load'",
            input::name(file),
            id = table.game().id()
        )));
    }
    Ok((table, names))
}

/// The fewest of the mode, but not alone when one can play together.
fn usual_players(game: &dyn Game, mode: Option<&str>) -> u8 {
    let info = game.info();
    let mode = info
        .modes
        .iter()
        .find(|found| mode.is_none_or(|wish| wish == found.id))
        .unwrap_or(&info.modes[0]);
    (*mode.players.start()).max(2).min(*mode.players.end())
}

fn usual_seats(seats: usize) -> Vec<Sitter> {
    std::iter::once(Sitter::Human)
        .chain(std::iter::repeat(Sitter::Bot(Level::Novice)))
        .take(seats)
        .collect()
}

/// Plain names for people, the level for bots, unless the file knows better.
fn taste(lang: Lang, sitters: &[Sitter], known: Names) -> Taste {
    let mut taste = Taste::plain(lang, sitters.len());
    taste.theme = Theme::Light;
    for (seat, sitter) in Seat::first(sitters.len()).zip(sitters) {
        if let Sitter::Bot(level) = sitter {
            taste.names[seat.index()] = format!("{level} {seat}");
        }
    }
    for (seat, name) in known {
        if sitters.get(seat.index()) == Some(&Sitter::Human) && !name.is_empty() {
            taste.names[seat.index()] = name;
        }
    }
    taste
}

/// The language of the terminal.
fn system_language() -> Lang {
    let wish = ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .find_map(|key| std::env::var(key).ok().filter(|value| !value.is_empty()));
    wish.and_then(|value| value.get(..2)?.parse().ok())
        .unwrap_or_default()
}
