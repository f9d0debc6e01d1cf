//! Files of people: positions, recorded games, scenarios. Every error says which file and what is wrong with it.

use crate::stop::Stop;
use game::{Game, Match};
use serde_json::Value;
use std::{fs, io::Read, path::Path};
use table::{Replay, ReplayError, Seed};

/// The text of a file, or of standard input for `-`.
pub fn text(file: &str) -> Result<String, Stop> {
    let cannot = |error| Stop::bad(format!("{}: cannot read it: {error}", name(file)));
    if file != "-" {
        return fs::read_to_string(file).map_err(cannot);
    }
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).map_err(cannot)?;
    Ok(text)
}

/// How a file is called in messages.
pub fn name(file: &str) -> &str {
    if file == "-" { "standard input" } else { file }
}

/// What is wrong with a position: the file is no position at all, or the position breaks the rules.
pub enum BadPosition {
    /// Not JSON, or of no game that we know.
    Unreadable(Stop),
    /// The path of the field and what is wrong with it.
    Flaw(table::Flaw),
}

/// The position in a file.
pub fn position(file: &str) -> Result<Box<dyn Match>, Stop> {
    check_position(file).map_err(|bad| match bad {
        BadPosition::Unreadable(stop) => stop,
        BadPosition::Flaw(flaw) => Stop::bad(format!("{}: {flaw}", name(file))),
    })
}

/// The position in a file, keeping apart what is no position and what is a wrong one.
pub fn check_position(file: &str) -> Result<Box<dyn Match>, BadPosition> {
    let (game, json) = document(file).map_err(BadPosition::Unreadable)?;
    game.open(&json).map_err(BadPosition::Flaw)
}

/// The document of a position in a file, and its game. Nothing else of it is looked at.
pub fn document(file: &str) -> Result<(&'static dyn Game, Value), Stop> {
    let text = text(file)?;
    let unreadable = |message: String| Stop::bad(format!("{}: {message}", name(file)));
    let json: Value = serde_json::from_str(&text)
        .map_err(|error| unreadable(format!("this is not JSON: {error}")))?;
    let game = position_game(&json).map_err(unreadable)?;
    Ok((game, json))
}

fn position_game(json: &Value) -> Result<&'static dyn Game, String> {
    let id = json.get("game").and_then(Value::as_str).ok_or(
        "the field 'game' is missing: a position comes from 'stolik position new'".to_owned(),
    )?;
    catalog::find(id).map_err(|error| format!("game: {error}"))
}

/// What is wrong with a recorded game: the file is none at all, or it does not hold.
pub enum BadReplay {
    /// Not a recorded game, or of no game that we know.
    Unreadable(Stop),
    /// It cannot be played through as it was recorded.
    Wrong(ReplayError),
}

/// The recorded game in a file, played through and checked.
pub fn replay(file: &str) -> Result<(Replay, Box<dyn Match>), BadReplay> {
    let text = text(file).map_err(BadReplay::Unreadable)?;
    recorded(file, &text)
}

/// The recorded game in this text.
pub fn recorded(file: &str, text: &str) -> Result<(Replay, Box<dyn Match>), BadReplay> {
    let unreadable =
        |message: String| BadReplay::Unreadable(Stop::bad(format!("{}: {message}", name(file))));
    let replay = Replay::parse(text).map_err(|error| unreadable(error.to_string()))?;
    let game = catalog::find(&replay.game).map_err(|error| unreadable(error.to_string()))?;
    let table = game.replay(&replay).map_err(BadReplay::Wrong)?;
    Ok((replay, table))
}

/// The deal of this number, or a fresh one.
pub fn seed(number: Option<u64>) -> Result<Seed, Stop> {
    if let Some(number) = number {
        return Ok(Seed::from_number(number));
    }
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|error| {
        Stop::bad(format!(
            "no randomness from the system: {error}; use --seed"
        ))
    })?;
    Ok(Seed::new(bytes))
}

/// Writes a whole file or nothing.
pub fn write(path: &Path, bytes: &[u8]) -> Result<(), Stop> {
    let cannot = |error| Stop::bad(format!("{}: cannot write it: {error}", path.display()));
    // Pipes and devices cannot be replaced, only written to.
    if fs::metadata(path).is_ok_and(|found| !found.is_file()) {
        return fs::write(path, bytes).map_err(cannot);
    }
    let mut unfinished = path.as_os_str().to_owned();
    unfinished.push(".unfinished");
    fs::write(&unfinished, bytes)
        .and_then(|()| fs::rename(&unfinished, path))
        .map_err(cannot)
}
