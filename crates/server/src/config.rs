//! How the server is started.

use crate::journal::Logging;
use game::Shelf;
use std::{net::SocketAddr, path::PathBuf, time::Duration};

/// How the server is started.
#[derive(Clone)]
pub struct Config {
    /// The games that can be played.
    pub games: Shelf,
    /// Where it listens.
    pub listen: SocketAddr,
    /// The data file.
    pub data: PathBuf,
    /// Whether requests of one visitor are limited; off only for measuring.
    pub rate_limits: bool,
    /// How many bots think at a time.
    pub thinkers: usize,
    /// How long people see a move before a bot makes the next one.
    pub bot_pause: Duration,
    /// After how many times the usual length of a game bots that play among themselves are not let on.
    pub bot_lengths: u32,
    /// After how many seconds without a sign of life others may hand somebody's seat to a bot.
    pub absence_seconds: i64,
    /// After how many seconds without anybody a table leaves memory.
    pub idle_seconds: i64,
    /// How many connections are open at a time; with limits one address has at most a quarter of them.
    pub connections: usize,
    /// Where numbers for Prometheus are; nowhere unless it is said.
    pub metrics: Option<SocketAddr>,
    /// What is logged.
    pub logging: Logging,
    /// How long a browser may take to say what it wants, and to take what it gets; and how long an answer may take.
    pub patience: Duration,
}

impl Config {
    /// The usual settings for these games.
    pub fn of(games: Shelf) -> Self {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Self {
            games,
            listen: SocketAddr::from(([127, 0, 0, 1], 8080)),
            data: PathBuf::from("stolik.db"),
            rate_limits: true,
            thinkers: cores.saturating_sub(1).max(1),
            bot_pause: Duration::from_millis(500),
            bot_lengths: game::PATIENCE,
            absence_seconds: 180,
            idle_seconds: 300,
            connections: 10_000,
            metrics: None,
            logging: Logging::default(),
            patience: Duration::from_secs(30),
        }
    }
}
