//! How the suite runs for one game.

use std::path::PathBuf;
use table::Setup;

/// How the suite runs for one game.
#[derive(Clone, Debug)]
pub struct Suite {
    /// The game's folder, which holds `src/`, `scenarios/`, `replays/` and `perft.txt`.
    pub folder: PathBuf,
    /// Games per setup: 1 in a quick run.
    pub scale: u64,
    /// Moments per game that are looked at with everything that costs time.
    pub moments: usize,
    /// More actions than any game has.
    pub longest: usize,
    /// Whether something is hidden from everybody from the start under this setup.
    pub hides: fn(&Setup) -> bool,
    /// How ids of words begin that the source does not spell out.
    pub word_prefixes: &'static [&'static str],
    /// Rules which no scenario can show.
    pub untested_rules: &'static [&'static str],
    /// Whether golden files are written anew.
    pub is_blessing: bool,
}

impl Suite {
    /// The usual suite for the game in this folder, with the scale from the environment.
    pub fn of(folder: impl Into<PathBuf>) -> Self {
        let number = |name| {
            std::env::var(name)
                .ok()
                .and_then(|text| text.parse::<u64>().ok())
        };
        Self {
            folder: folder.into(),
            scale: number("STOLIK_SUITE").unwrap_or(1).max(1),
            moments: 8,
            longest: 5_000,
            hides: |_| true,
            word_prefixes: &[],
            untested_rules: &[],
            is_blessing: number("STOLIK_BLESS") == Some(1),
        }
    }
}
