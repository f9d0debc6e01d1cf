//! The commands, and what is wrong with words that are none.

use crate::{
    about, arena::Arena, backup::Backup, bench::Bench, completions::Completions, help::examples,
    play::Play, position::PositionCommand, replay::ReplayArgs, rules::Rules,
    scenario::ScenarioArgs, serve::Serve, simulate::Simulate, soak::Soak, stop::Stop, train::Train,
};
use clap::{Args, CommandFactory, Parser, Subcommand, error::ErrorKind};
use std::path::PathBuf;

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
