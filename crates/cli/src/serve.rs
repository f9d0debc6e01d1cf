//! `stolik serve`: the web table.

use crate::{help::examples, stop::Stop};
use clap::{Args, ValueEnum};
use server::{LevelFilter, LogForm, Logging};
use std::{net::SocketAddr, path::PathBuf};

/// Open the web table.
#[derive(Args)]
#[command(after_help = examples(&["serve --listen 127.0.0.1:8080 --data stolik.db"]))]
pub struct Serve {
    /// Where to listen
    #[arg(long, value_name = "ADDR", default_value = "127.0.0.1:8080")]
    pub listen: SocketAddr,
    /// The data file
    #[arg(long, value_name = "FILE", default_value = "stolik.db")]
    pub data: PathBuf,
    /// How the log looks
    #[arg(long, value_name = "FORM", default_value = "human")]
    pub log: Form,
    /// From which level on something is logged
    #[arg(long, value_name = "LEVEL", default_value = "info")]
    pub log_level: Level,
    /// Where numbers for Prometheus are, at /metrics; nowhere unless it is said
    #[arg(long, value_name = "ADDR")]
    pub metrics: Option<SocketAddr>,
}

/// How the log looks.
#[derive(Clone, Copy, Debug, Default, ValueEnum)]
pub enum Form {
    /// Lines to read
    #[default]
    Human,
    /// One JSON object per line
    Json,
}

/// How much is logged.
#[derive(Clone, Copy, Debug, Default, ValueEnum)]
pub enum Level {
    /// Nothing
    Off,
    /// What failed
    Error,
    /// Also what was refused
    Warn,
    /// Also start and stop
    #[default]
    Info,
    /// Everything
    Debug,
}

impl Default for Serve {
    fn default() -> Self {
        Self {
            listen: SocketAddr::from(([127, 0, 0, 1], 8080)),
            data: PathBuf::from("stolik.db"),
            log: Form::default(),
            log_level: Level::default(),
            metrics: None,
        }
    }
}

/// Opens the web table and stays until it is asked to stop.
pub fn run(args: &Serve) -> Result<(), Stop> {
    let config = server::Config {
        listen: args.listen,
        data: args.data.clone(),
        metrics: args.metrics,
        logging: Logging {
            form: match args.log {
                Form::Human => LogForm::Human,
                Form::Json => LogForm::Json,
            },
            level: match args.log_level {
                Level::Off => LevelFilter::OFF,
                Level::Error => LevelFilter::ERROR,
                Level::Warn => LevelFilter::WARN,
                Level::Info => LevelFilter::INFO,
                Level::Debug => LevelFilter::DEBUG,
            },
        },
        ..server::Config::of(catalog::GAMES)
    };
    server::run(config).map_err(|error| Stop::bad(error.to_string()))
}
