//! Recorded games as text: seed, options, rules version, component fingerprint, one line of notation per action, result
//! and hash.
//!
//! ```text
//! stolik replay 1
//! game kingsburg
//! rules 1
//! components 0123456789abcdef
//! players 3
//! mode standard
//! option queen_vp 1
//! name 1 Ann
//! seed 00…ff
//! actions
//! 1 place 3+5 treasurer
//! luck 00…ff
//! end
//! scores 31 24 28
//! hash 0123456789abcdef
//! ```

use crate::{EditionId, History, Position, Rules, Seat, Seed, Setup, Start};
use std::fmt::{self, Write};

/// A recorded game of any title, read but not yet played through.
#[derive(Clone, PartialEq, Debug)]
pub struct Replay {
    /// The game's id.
    pub game: String,
    /// The version of the rules.
    pub rules: u32,
    /// The fingerprint of the component tables.
    pub components: String,
    /// The players' names by seat, where they were recorded.
    pub names: Vec<(Seat, String)>,
    /// From where it began.
    pub start: Opening,
    /// Seat and notation, with the line on which it stands.
    pub actions: Vec<(usize, Seat, String)>,
    /// Fresh luck that was mixed in when so many actions had been made.
    pub luck: Vec<(usize, Seed)>,
    /// Final scores, when the game was finished.
    pub scores: Option<Vec<i32>>,
    /// The hash of the last position.
    pub hash: Option<String>,
}

/// From where a recorded game began.
#[derive(Clone, PartialEq, Debug)]
pub enum Opening {
    /// Dealt.
    Deal(Setup, Seed),
    /// Continued from a position.
    Position(serde_json::Value),
}

/// What is wrong with a recorded game, and on which line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReplayError {
    /// The line, from 1; 0 when it is about the whole file.
    pub line: usize,
    /// What is wrong.
    pub message: String,
}

impl fmt::Display for ReplayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            0 => f.write_str(&self.message),
            line => write!(f, "line {line}: {}", self.message),
        }
    }
}

impl std::error::Error for ReplayError {}

fn wrong(line: usize, message: impl Into<String>) -> ReplayError {
    ReplayError {
        line,
        message: message.into(),
    }
}

impl Replay {
    /// Records a game.
    pub fn of<R: Rules>(history: &History<R>, names: &[String]) -> Self {
        let start = match history.start() {
            Start::Deal(setup, seed) => Opening::Deal(setup.clone(), *seed),
            Start::From(position) => Opening::Position(position.to_json()),
        };
        let state = history.state();
        Self {
            game: R::ID.to_owned(),
            rules: state.edition().version(),
            components: state.edition().fingerprint().to_owned(),
            names: Seat::first(state.seats())
                .zip(names.iter().cloned())
                .collect(),
            start,
            actions: history
                .actions()
                .iter()
                .map(|(seat, action)| (0, *seat, action.to_string()))
                .collect(),
            luck: history.luck().to_vec(),
            scores: state.is_over().then(|| state.outcome().scores),
            hash: Some(state.arbiter().hash()),
        }
    }

    /// Under which rules and with which components it was played.
    pub fn edition(&self) -> EditionId {
        EditionId {
            rules: self.rules,
            components: self.components.clone(),
        }
    }

    /// Plays the recorded game through, checking version, components, every action, scores and hash.
    pub fn play<R: Rules>(&self) -> Result<History<R>, ReplayError> {
        if self.game != R::ID {
            return Err(wrong(
                0,
                format!("this is a game of '{}', not of '{}'", self.game, R::ID),
            ));
        }
        let edition = R::components()
            .find(&self.edition())
            .map_err(|error| wrong(0, error.to_string()))?;
        let mut history = match &self.start {
            Opening::Deal(setup, seed) => {
                let setup = setup
                    .recorded(&R::info())
                    .map_err(|message| wrong(0, message))?;
                History::deal_in(edition, setup, *seed)
            }
            Opening::Position(json) => Position::from_json_in(edition, json)
                .and_then(History::from_position)
                .map_err(|flaw| wrong(0, format!("position: {flaw}")))?,
        };
        let mut luck = self.luck.iter().peekable();
        for (made, (line, seat, notation)) in self.actions.iter().enumerate() {
            while let Some((_, luck)) = luck.next_if(|(at, _)| *at == made) {
                history.mix(*luck);
            }
            let action = notation
                .parse()
                .map_err(|error: String| wrong(*line, error))?;
            history
                .act(*seat, action)
                .map_err(|illegal| wrong(*line, format!("seat {seat} '{notation}': {illegal}")))?;
        }
        for (_, luck) in luck {
            history.mix(*luck);
        }
        let state = history.state();
        if self
            .scores
            .as_ref()
            .is_some_and(|scores| !state.is_over() || *scores != state.outcome().scores)
        {
            return Err(wrong(0, "the scores are not those of this game"));
        }
        let hash = state.arbiter().hash();
        if self.hash.as_ref().is_some_and(|recorded| *recorded != hash) {
            return Err(wrong(
                0,
                format!("the hash is not that of this game, which ends with {hash}"),
            ));
        }
        Ok(history)
    }

    /// Reads a recorded game.
    pub fn parse(text: &str) -> Result<Self, ReplayError> {
        let mut reader = Reader::default();
        let mut lines = text
            .lines()
            .enumerate()
            .map(|(at, line)| (at + 1, line.trim_end()));
        match lines.next() {
            Some((_, "stolik replay 1")) => {}
            _ => return Err(wrong(1, "a recorded game begins with 'stolik replay 1'")),
        }
        for (line, text) in lines.filter(|(_, text)| !text.is_empty() && !text.starts_with('#')) {
            reader
                .line(line, text)
                .map_err(|message| wrong(line, message))?;
        }
        reader.finish().map_err(|message| wrong(0, message))
    }
}

impl fmt::Display for Replay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "stolik replay 1\ngame {}\nrules {}\ncomponents {}",
            self.game, self.rules, self.components
        )?;
        match &self.start {
            Opening::Deal(setup, seed) => {
                writeln!(f, "players {}\nmode {}", setup.players, setup.mode)?;
                for (key, value) in &setup.options {
                    writeln!(f, "option {key} {value}")?;
                }
                writeln!(f, "seed {seed}")?;
            }
            Opening::Position(json) => writeln!(f, "position {json}")?,
        }
        for (seat, name) in &self.names {
            writeln!(f, "name {seat} {}", one_line(name))?;
        }
        writeln!(f, "actions")?;
        let mut luck = self.luck.iter().peekable();
        for (made, (_, seat, notation)) in self.actions.iter().enumerate() {
            while let Some((_, luck)) = luck.next_if(|(at, _)| *at == made) {
                writeln!(f, "luck {luck}")?;
            }
            writeln!(f, "{seat} {notation}")?;
        }
        for (_, luck) in luck {
            writeln!(f, "luck {luck}")?;
        }
        writeln!(f, "end")?;
        if let Some(scores) = &self.scores {
            let scores = scores.iter().fold(String::new(), |mut text, score| {
                write!(text, " {score}").expect("writing to a string succeeds");
                text
            });
            writeln!(f, "scores{scores}")?;
        }
        match &self.hash {
            Some(hash) => writeln!(f, "hash {hash}"),
            None => Ok(()),
        }
    }
}

fn one_line(name: &str) -> String {
    name.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[derive(Default)]
struct Reader {
    game: Option<String>,
    rules: Option<u32>,
    components: Option<String>,
    players: Option<u8>,
    mode: Option<String>,
    options: std::collections::BTreeMap<String, String>,
    names: Vec<(Seat, String)>,
    seed: Option<Seed>,
    position: Option<serde_json::Value>,
    in_actions: bool,
    actions: Vec<(usize, Seat, String)>,
    luck: Vec<(usize, Seed)>,
    scores: Option<Vec<i32>>,
    hash: Option<String>,
}

impl Reader {
    fn line(&mut self, line: usize, text: &str) -> Result<(), String> {
        let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
        if self.in_actions {
            if text == "end" {
                self.in_actions = false;
                return Ok(());
            }
            if word == "luck" {
                self.luck.push((self.actions.len(), rest.parse()?));
                return Ok(());
            }
            self.actions.push((line, seat(word)?, rest.to_owned()));
            return Ok(());
        }
        match word {
            "game" => self.game = Some(rest.to_owned()),
            "rules" => self.rules = Some(number(rest)?),
            "components" => self.components = Some(rest.to_owned()),
            "players" => self.players = Some(number(rest)?),
            "mode" => self.mode = Some(rest.to_owned()),
            "option" => {
                let (key, value) = rest
                    .split_once(' ')
                    .ok_or("an option has a key and a value")?;
                self.options.insert(key.to_owned(), value.to_owned());
            }
            "name" => {
                let (number, name) = rest.split_once(' ').unwrap_or((rest, ""));
                self.names.push((seat(number)?, name.to_owned()));
            }
            "seed" => self.seed = Some(rest.parse()?),
            "position" => {
                self.position =
                    Some(serde_json::from_str(rest).map_err(|error| format!("position: {error}"))?);
            }
            "actions" => self.in_actions = true,
            "scores" => {
                self.scores = Some(
                    rest.split_whitespace()
                        .map(number)
                        .collect::<Result<_, _>>()?,
                );
            }
            "hash" => self.hash = Some(rest.to_owned()),
            _ => return Err(format!("'{word}' is not a word of a recorded game")),
        }
        Ok(())
    }

    fn finish(self) -> Result<Replay, String> {
        if self.in_actions {
            return Err("the list of actions has no 'end'".to_owned());
        }
        let start = match (self.position, self.seed) {
            (Some(position), None) => Opening::Position(position),
            (None, Some(seed)) => {
                let players = self.players.ok_or("the line 'players' is missing")?;
                let mode = self.mode.ok_or("the line 'mode' is missing")?;
                Opening::Deal(
                    Setup {
                        players,
                        mode,
                        options: self.options,
                    },
                    seed,
                )
            }
            _ => return Err("a recorded game has either a 'seed' or a 'position'".to_owned()),
        };
        Ok(Replay {
            game: self.game.ok_or("the line 'game' is missing")?,
            rules: self.rules.ok_or("the line 'rules' is missing")?,
            components: self.components.ok_or("the line 'components' is missing")?,
            names: self.names,
            start,
            actions: self.actions,
            luck: self.luck,
            scores: self.scores,
            hash: self.hash,
        })
    }
}

fn seat(text: &str) -> Result<Seat, String> {
    text.parse()
        .ok()
        .and_then(Seat::from_number)
        .ok_or_else(|| format!("'{text}' is not a seat"))
}

fn number<T: std::str::FromStr>(text: &str) -> Result<T, String> {
    text.parse()
        .map_err(|_| format!("'{text}' is not a number that fits here"))
}
