//! The command line. A contract: scripts rely on it.
//!
//! | file | content |
//! |---|---|
//! | `commands.rs`, `args.rs`, `help.rs`, `about.rs` | commands, shared options, examples, versions |
//! | `stop.rs` | why a command ended early, with its exit code |
//! | `input.rs`, `output.rs` | files, positions, JSON documents, tables of text |
//! | `stats.rs`, `crowd.rs`, `stuck.rs`, `endings.rs` | intervals; many games on several cores; those without an end; how the others ended |
//! | one file per command | `games.rs`, `play/`, `simulate.rs`, `arena/`, `train.rs`, `bench.rs`, `replay.rs`, `position/`, … |

mod about;
mod arena;
mod args;
mod backup;
mod bench;
mod commands;
mod completions;
mod crowd;
mod endings;
mod games;
mod help;
mod input;
mod output;
mod play;
mod position;
mod replay;
mod rules;
mod scenario;
mod serve;
mod simulate;
mod soak;
mod stats;
mod stop;
mod stuck;
mod train;

use clap::CommandFactory;
use commands::{Cli, Command};
use output::Output;
use std::{io::Write, process::ExitCode};
use stop::Stop;

fn main() -> ExitCode {
    let mut output = Output::new(std::io::stdout().lock());
    let result = Cli::read().and_then(|cli| run(cli, &mut output));
    // What was printed before a failure belongs to the answer.
    let flushed = output.flush().map_err(Stop::from);
    match result.and(flushed) {
        Ok(()) => ExitCode::SUCCESS,
        Err(stop) => stop.report(),
    }
}

fn run(cli: Cli, output: &mut Output<impl Write>) -> Result<(), Stop> {
    if let Some(dir) = &cli.shared.components {
        catalog::GAMES
            .install_components(dir)
            .map_err(|error| Stop::bad(error.to_string()))?;
    }
    output.json = cli.shared.json;
    let command = cli.command.unwrap_or_default();
    match command {
        Command::Serve(args) => serve::run(&args),
        Command::Backup(args) => backup::run(&args, output),
        Command::Games => games::run(output),
        Command::Play(args) => play::run(&args, output),
        Command::Simulate(args) => simulate::run(&args, output),
        Command::Arena(args) => arena::run(&args, output),
        Command::Train(args) => train::run(&args, output),
        Command::Bench(args) => bench::run(&args, output),
        Command::Soak(args) => soak::run(&args, output),
        Command::Replay(args) => replay::run(&args, output),
        Command::Position { command } => position::run(&command, output),
        Command::Scenario(args) => scenario::run(&args, output),
        Command::Rules(args) => rules::run(&args, output),
        Command::Completions(args) => completions::run(&args, &mut Cli::command(), output),
    }
}
