//! Commands and the options that several of them share.

use crate::{
    about, arena::Arena, backup::Backup, bench::Bench, completions::Completions, help::examples,
    input, play::Play, position::PositionCommand, replay::ReplayArgs, rules::Rules,
    scenario::ScenarioArgs, serve::Serve, simulate::Simulate, soak::Soak, stop::Stop, train::Train,
};
use clap::{Args, CommandFactory, Parser, Subcommand, error::ErrorKind};
use game::{Game, Match, PATIENCE};
use std::{fmt, num::NonZero, path::PathBuf};
use table::{Lang, Seat, Setup, Taste, Theme, Viewer};

/// A digital table for modern board games.
#[derive(Parser)]
#[command(
    name = "stolik",
    version = about::VERSION,
    long_version = about::WHOLE.as_str(),
    about = "A digital table for modern board games: play, watch, measure",
    long_about = None,
    after_help = examples(&["games", "play GAME --seats human,novice,novice", "simulate GAME --seats novice,random --games 100 --seed 7"])
)]
pub struct Cli {
    #[command(flatten)]
    pub shared: Shared,
    #[command(subcommand)]
    pub command: Option<Command>,
}

/// Options of every command.
#[derive(Args)]
pub struct Shared {
    /// Print one JSON document to standard output
    #[arg(long, global = true)]
    pub json: bool,
    /// Use the component tables in DIR/<game-id>/*.toml instead of the built-in ones
    #[arg(long, global = true, value_name = "DIR")]
    pub components: Option<PathBuf>,
}

/// The commands.
#[derive(Subcommand)]
pub enum Command {
    /// Open the web table (also without any command)
    Serve(Serve),
    /// Copy the web table's data while it is open, and check the copy
    Backup(Backup),
    /// List the games with their player counts, modes, options and endings
    #[command(after_help = examples(&["games", "games --json"]))]
    Games,
    /// Play in the terminal
    Play(Play),
    /// Play many games between bots and report wins, places, scores, lengths and endings
    Simulate(Simulate),
    /// Compare bots fairly: seats rotated, deals mirrored
    Arena(Arena),
    /// Learn how much the parts of a game's evaluation count, from games of bots among themselves
    Train(Train),
    /// Measure how fast games and bots are on one core
    Bench(Bench),
    /// Play random games and check everything on the way
    Soak(Soak),
    /// Verify, show or draw any moment of a recorded game
    Replay(ReplayArgs),
    /// Make, change, show, draw and check positions
    #[command(after_help = examples(&["position new GAME --players 3 --seed 7"]))]
    Position {
        #[command(subcommand)]
        command: PositionCommand,
    },
    /// Run scenario files
    Scenario(ScenarioArgs),
    /// Print the rules of a game in our own words
    Rules(Rules),
    /// Print what a shell needs to complete commands and options
    Completions(Completions),
}

impl Default for Command {
    fn default() -> Self {
        Command::Serve(Serve::default())
    }
}

impl Cli {
    /// The arguments of this process.
    pub fn read() -> Result<Self, Stop> {
        Cli::try_parse().map_err(|error| match error.kind() {
            ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
                Stop::Help(error.render().to_string())
            }
            _ => Stop::Bad(in_one_line(&error)),
        })
    }
}

/// What is wrong with the arguments, and how to put it right, without the paragraphs that clap makes of it.
fn in_one_line(error: &clap::Error) -> String {
    let text = error.render().to_string();
    let command = meant_command();
    if error.kind() == ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand {
        return format!("a command is missing: see '{command} --help'");
    }
    let mut paragraphs = text.split("\n\n");
    let what = paragraphs.next().unwrap_or_default();
    let what = what.strip_prefix("error: ").unwrap_or(what);
    let tip = paragraphs
        .find_map(|paragraph| paragraph.trim().strip_prefix("tip: "))
        .map(|tip| format!(" ({tip})"))
        .unwrap_or_default();
    format!("{}{tip}: see '{command} --help'", what.trim())
}

/// The command that was meant, as far as its words are known: `stolik position new`.
fn meant_command() -> String {
    let whole = Cli::command();
    let mut command = &whole;
    let mut words = vec!["stolik".to_owned()];
    let arguments: Vec<String> = std::env::args_os()
        .skip(1)
        .map(|word| word.to_string_lossy().into_owned())
        .collect();
    for word in &arguments {
        if let Some(found) = command.find_subcommand(word) {
            command = found;
            words.push(word.clone());
        }
    }
    words.join(" ")
}

/// How the game is set up.
#[derive(Args, Default)]
pub struct SetupArgs {
    /// A mode of the game (see 'stolik games')
    #[arg(long, value_name = "MODE")]
    pub mode: Option<String>,
    /// An option of the game; may be repeated
    #[arg(long = "option", value_name = "KEY=VALUE", value_parser = key_value)]
    pub options: Vec<(String, String)>,
}

/// When a game between bots is given up.
#[derive(Args)]
pub struct Patience {
    /// Stop a game that is not over after so many times its usual length, and report it as one without progress
    #[arg(long, value_name = "N", default_value_t = NonZero::new(PATIENCE).expect("not zero"))]
    patience: NonZero<u32>,
}

impl Patience {
    /// How many times its usual length a game may have.
    pub const fn times(&self) -> u32 {
        self.patience.get()
    }
}

impl SetupArgs {
    /// The checked setup for so many players.
    pub fn setup(&self, game: &dyn Game, players: u8) -> Result<Setup, Stop> {
        let wishes = self.options.iter().cloned();
        Setup::new(&game.info(), players, self.mode.as_deref(), wishes)
            .map_err(|message| Stop::bad(format!("{}: {message}", game.id())))
    }
}

/// In which language and colours.
#[derive(Args)]
pub struct TasteArgs {
    /// Language: pl or en
    #[arg(long, default_value = "en")]
    pub lang: Lang,
    /// Theme of pictures: light, dark or contrast
    #[arg(long, default_value = "light")]
    pub theme: Theme,
}

impl TasteArgs {
    /// The taste for a table of so many, with these names where there are any.
    pub fn taste(&self, seats: usize, names: &[(Seat, String)]) -> Taste {
        let mut taste = Taste::plain(self.lang, seats);
        taste.theme = self.theme;
        for (seat, name) in names {
            if let Some(place) = taste.names.get_mut(seat.index())
                && !name.is_empty()
            {
                place.clone_from(name);
            }
        }
        taste
    }
}

/// Who looks.
#[derive(Args)]
pub struct Who {
    /// Look from this seat
    #[arg(long, value_name = "S", value_parser = seat)]
    pub seat: Option<SeatNumber>,
    /// Look as somebody who only watches (the default)
    #[arg(long, conflicts_with = "seat")]
    pub spectator: bool,
}

impl Who {
    /// The viewer at this table.
    pub fn viewer(&self, table: &dyn Match) -> Result<Viewer, Stop> {
        match self.seat {
            Some(seat) => input::seat_at(table, seat).map(Viewer::Seat),
            None => Ok(Viewer::Spectator),
        }
    }
}

/// The number of a seat. Whether there is such a seat is known once the table is: see [`input::seat_at`].
#[derive(Clone, Copy, Debug)]
pub struct SeatNumber(pub usize);

impl fmt::Display for SeatNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A seat's number.
pub fn seat(text: &str) -> Result<SeatNumber, String> {
    text.parse()
        .map(SeatNumber)
        .map_err(|_| "a seat is a number: 1 is the first".to_owned())
}

fn key_value(text: &str) -> Result<(String, String), String> {
    text.split_once('=')
        .map(|(key, value)| (key.trim().to_owned(), value.trim().to_owned()))
        .ok_or_else(|| "write it as KEY=VALUE".to_owned())
}

/// A game of the list.
pub fn game(text: &str) -> Result<&'static dyn Game, String> {
    catalog::find(text).map_err(|error| error.to_string())
}
