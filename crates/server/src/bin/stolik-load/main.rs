//! Measures the web table: many tables with people who watch and act, and a server that is killed again and again.
//!
//! `stolik-load run` · `stolik-load peak` · `stolik-load crash` · `stolik-load restart`

mod client;
mod crash;
mod people;
mod restart;
mod run;

use clap::{Parser, Subcommand};
use std::{net::SocketAddr, path::PathBuf, process::ExitCode};

#[derive(Parser)]
#[command(
    about = "Measures the web table.",
    after_help = "Example: stolik-load run --tables 250 --rate 50 --seconds 60"
)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// A steady load: connected browsers, so many actions per second
    Run(run::Run),
    /// As many actions per second as the server takes, one at a time on every table
    Peak(run::Peak),
    /// Kills the server at random instants and looks for lost or doubled actions
    Crash(crash::Crash),
    /// Unfinished games on disk, and how soon the server serves them
    Restart(restart::Restart),
    /// The server that is measured, without limits on requests
    #[command(hide = true)]
    Serve {
        #[arg(long)]
        listen: SocketAddr,
        #[arg(long)]
        data: PathBuf,
    },
}

fn main() -> ExitCode {
    let result = match Cli::parse().command {
        Command::Serve { listen, data } => {
            let config = server::Config {
                listen,
                data,
                rate_limits: false,
                ..server::Config::default()
            };
            server::run(config).map_err(|error| error.to_string())
        }
        Command::Run(run) => on_one_thread(run.measure()),
        Command::Peak(peak) => on_one_thread(peak.measure()),
        Command::Crash(crash) => on_one_thread(crash.measure()),
        Command::Restart(restart) => on_one_thread(restart.measure()),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("stolik-load: {error}");
            ExitCode::FAILURE
        }
    }
}

/// The generator takes one core at most and leaves the rest to the server.
fn on_one_thread(work: impl Future<Output = Result<(), String>>) -> Result<(), String> {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build();
    runtime
        .map_err(|error| error.to_string())?
        .block_on(tokio::task::LocalSet::new().run_until(work))
}
