//! Measures the web table, and shows that it keeps its promises when things go wrong: docs/RELIABILITY.md.
//!
//! | command | files |
//! |---|---|
//! | `run`, `peak`, `bots` | `run.rs`, `company.rs`, `people.rs`: many tables with people who watch and act |
//! | `restart` | `restart.rs`: unfinished games on disk |
//! | `crash`, `disk`, `network` | `crash.rs`, `disk.rs`, `network.rs` with `proxy.rs` and `browser.rs` |
//! | `twins` | `twins.rs`, `worlds.rs`, `planted.rs`, `wire.rs`, `tempo.rs` |
//!
//! `player.rs` is a simulated person, `ledger.rs` what it was told, `judge.rs` holds that against the data file.

mod browser;
mod client;
mod company;
mod crash;
#[cfg(target_os = "linux")]
mod disk;
mod judge;
mod ledger;
mod network;
mod people;
mod planted;
mod player;
mod proxy;
mod restart;
mod run;
mod side;
mod tempo;
mod twins;
mod wire;
mod worlds;

use clap::{Parser, Subcommand};
use std::{net::SocketAddr, path::PathBuf, process::ExitCode, time::Duration};

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
    /// How much longer people's actions take while bots think
    Bots(company::Company),
    /// The disk fails while people play: nothing false is confirmed, and it goes on afterwards
    #[cfg(target_os = "linux")]
    Disk(disk::Disk),
    /// A bad connection between people and the server: afterwards all pages agree with it
    Network(network::Network),
    /// Two servers with worlds that a seat cannot tell apart: all that it receives is equal
    Twins(twins::Twins),
    /// Unfinished games on disk, and how soon the server serves them
    Restart(restart::Restart),
    /// The server that is measured, without limits on requests
    #[command(hide = true)]
    Serve {
        #[arg(long)]
        listen: SocketAddr,
        #[arg(long)]
        data: PathBuf,
        /// Milliseconds before each move of a bot
        #[arg(long, default_value_t = 500)]
        bot_pause: u64,
        /// How many bots think at a time
        #[arg(long)]
        thinkers: Option<usize>,
    },
}

fn main() -> ExitCode {
    let result = match Cli::parse().command {
        Command::Serve {
            listen,
            data,
            bot_pause,
            thinkers,
        } => {
            let usual = server::Config::of(catalog::GAMES);
            let config = server::Config {
                listen,
                data,
                rate_limits: false,
                bot_pause: Duration::from_millis(bot_pause),
                thinkers: thinkers.unwrap_or(usual.thinkers),
                ..usual
            };
            serve(config)
        }
        Command::Run(run) => on_one_thread(run.measure()),
        Command::Peak(peak) => on_one_thread(peak.measure()),
        Command::Crash(crash) => on_one_thread(crash.measure()),
        Command::Bots(company) => on_one_thread(company.measure()),
        #[cfg(target_os = "linux")]
        Command::Disk(disk) => on_one_thread(disk.measure()),
        Command::Network(network) => on_one_thread(network.measure()),
        Command::Twins(twins) => on_one_thread(twins.measure()),
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

/// As `stolik serve`, but a file that may not grow is an error and not the end.
fn serve(config: server::Config) -> Result<(), String> {
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .map_err(|error| error.to_string())?;
    runtime.block_on(async {
        #[cfg(target_os = "linux")]
        let _too_big = {
            let signal = rustix::process::Signal::XFSZ.as_raw();
            tokio::signal::unix::signal(tokio::signal::unix::SignalKind::from_raw(signal))
                .map_err(|error| error.to_string())?
        };
        server::serve(config)
            .await
            .map_err(|error| error.to_string())
    })
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
