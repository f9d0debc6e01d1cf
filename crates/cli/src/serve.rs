//! `stolik serve`: the web table.

use crate::{help::examples, stop::Stop};
use clap::Args;
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
}

impl Default for Serve {
    fn default() -> Self {
        Self {
            listen: SocketAddr::from(([127, 0, 0, 1], 8080)),
            data: PathBuf::from("stolik.db"),
        }
    }
}

/// Opens the web table and stays until it is asked to stop.
pub fn run(args: &Serve) -> Result<(), Stop> {
    let config = server::Config {
        listen: args.listen,
        data: args.data.clone(),
        ..server::Config::of(catalog::GAMES)
    };
    server::run(config).map_err(|error| Stop::bad(error.to_string()))
}
