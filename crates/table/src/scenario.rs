//! Tests as data: a scenario reads like an example of the rulebook.
//!
//! ```text
//! game kingsburg
//!
//! scenario two equal rolls keep the old order        # KB-4.10 KB-4.11
//! given seats Ann Brian Cindy David, order Cindy Ann David Brian
//! chance 1 3 5  4 4 5  2 2 6  2 3 5
//! expect order Ann Cindy David Brian
//! refuse Cindy place 6 alchemist                     # not her turn
//! ```
//!
//! Lines, in the order in which they happen (`#` begins a comment, commas separate clauses):
//!
//! | line | meaning |
//! |---|---|
//! | `game ID` | of which game the file is; once, before the first scenario |
//! | `given seats NAME…` | who sits where; the first `given` of a scenario |
//! | `given mode M`, `given option KEY VALUE` | the setup |
//! | `given rules N` | an older version of the rules that is still played |
//! | `given at POINT` | where the game stands; the game knows the names of the points |
//! | `given PATH VALUE…`, `given NAME PATH VALUE…` | sets a field of the table, or of that player |
//! | `deal RESULT…` | draws of the setup |
//! | `chance RESULT…` | the next draws |
//! | `NAME ACTION` | that seat does this |
//! | `refuse NAME ACTION [by RULE]` | that seat may not do this, and the reason cites this rule |
//! | `undo NAME`, `refuse undo NAME` | takes back that seat's last action |
//! | `expect PATH VALUE…`, `expect NAME PATH VALUE…` | a field of the table, or of that player |
//! | `expect turn NAME…`, `expect over` | who must act |
//! | `expect legal NAME ACTION`, `expect illegal NAME ACTION` | whether the action is listed |
//! | `expect options NAME ACTION \| ACTION…` | the whole list |
//! | `expect count NAME N` | how many actions are listed |
//! | `expect score NAME N`, `expect place NAME N` | how the game stands |
//! | `expect sees NAME PATH VALUE…` | a field of that viewer's view (`spectator` watches) |
//! | `expect log NAME TEXT` | some line of that viewer's English log holds this text |
//! | `expect no log NAME TEXT` | no line of it does |
//!
//! A path is made of field names and seats' names or numbers from 1, with dots between. `none` is an empty list or
//! nothing, `yes` and `no` are true and false, and a seat's name is its number.

use crate::{
    Chance, Edition, Face, Flaw, History, Illegal, Lang, MAX_SEATS, Position, Seat, Setup, Taste,
    View, Viewer,
};
use serde_json::Value;
use std::collections::BTreeSet;

/// One scenario as it stands in a file.
#[derive(Clone, Debug)]
pub struct Scenario {
    /// The game's id, where the file names it.
    pub game: Option<String>,
    /// What it shows.
    pub title: String,
    /// Where it begins, from 1.
    pub line: usize,
    /// Rule ids cited in its comments.
    pub rules: BTreeSet<String>,
    lines: Vec<(usize, String)>,
}

/// A line of a scenario that did not hold.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {message}")]
pub struct Failure {
    /// The line, from 1.
    pub line: usize,
    /// What was there instead.
    pub message: String,
}

/// Reads a file of scenarios.
pub fn parse(text: &str) -> Result<Vec<Scenario>, Failure> {
    let mut scenarios: Vec<Scenario> = Vec::new();
    let mut game = None;
    for (at, raw) in text.lines().enumerate() {
        let line = at + 1;
        let (code, comment) = split_comment(raw);
        let code = code.trim();
        if let Some(title) = code.strip_prefix("scenario ") {
            scenarios.push(Scenario {
                game: game.clone(),
                title: title.trim().to_owned(),
                line,
                rules: BTreeSet::new(),
                lines: Vec::new(),
            });
        } else if let Some(id) = code.strip_prefix("game ")
            && scenarios.is_empty()
        {
            if game.replace(id.trim().to_owned()).is_some() {
                return Err(fail(line, "a file of scenarios names its game once"));
            }
        } else if !code.is_empty() {
            let scenario = scenarios
                .last_mut()
                .ok_or_else(|| fail(line, "a file of scenarios begins with 'scenario TITLE'"))?;
            scenario.lines.push((line, code.to_owned()));
        }
        if let Some(scenario) = scenarios.last_mut() {
            scenario.rules.extend(
                comment
                    .split_whitespace()
                    .filter(|word| is_rule(word))
                    .map(str::to_owned),
            );
        }
    }
    Ok(scenarios)
}

fn split_comment(line: &str) -> (&str, &str) {
    line.split_once('#').unwrap_or((line, ""))
}

/// `KB-4.10`, `KB-EX-01`, `KB-R2`, `KB-INV-3`.
fn is_rule(word: &str) -> bool {
    let prefix = word.bytes().take_while(u8::is_ascii_uppercase).count();
    prefix >= 2 && word[prefix..].starts_with('-') && word.bytes().any(|byte| byte.is_ascii_digit())
}

fn fail(line: usize, message: impl Into<String>) -> Failure {
    Failure {
        line,
        message: message.into(),
    }
}

impl Scenario {
    /// Runs the scenario under the rules of this game.
    pub fn run<R: Face>(&self) -> Result<(), Failure> {
        self.run_on(Stage::<R>::default())
    }

    /// Runs the scenario with the rules and components of this edition, unless it names a version itself.
    pub fn run_in<R: Face>(&self, edition: Edition<R::Data>) -> Result<(), Failure> {
        self.run_on(Stage::<R> {
            edition: Some(edition),
            ..Stage::default()
        })
    }

    fn run_on<R: Face>(&self, mut stage: Stage<R>) -> Result<(), Failure> {
        for (line, code) in &self.lines {
            stage.line(code).map_err(|message| fail(*line, message))?;
        }
        stage.finish().map_err(|message| {
            fail(
                self.lines.last().map_or(self.line, |(line, _)| *line),
                message,
            )
        })
    }
}

/// A scenario while it runs: first what is given, then the game.
struct Stage<R: Face> {
    names: Vec<String>,
    edition: Option<Edition<R::Data>>,
    rules: Option<u32>,
    mode: Option<String>,
    options: Vec<(String, String)>,
    deal: Vec<String>,
    fields: Vec<(Vec<String>, String)>,
    point: Option<String>,
    script: Vec<String>,
    game: Option<History<R>>,
}

impl<R: Face> Default for Stage<R> {
    fn default() -> Self {
        Self {
            names: Vec::new(),
            edition: None,
            rules: None,
            mode: None,
            options: Vec::new(),
            deal: Vec::new(),
            fields: Vec::new(),
            point: None,
            script: Vec::new(),
            game: None,
        }
    }
}

impl<R: Face> Stage<R> {
    fn line(&mut self, code: &str) -> Result<(), String> {
        let (word, rest) = code.split_once(' ').unwrap_or((code, ""));
        let rest = rest.trim();
        match word {
            "given" if self.game.is_some() => {
                Err("what is given comes before what happens".to_owned())
            }
            "given" => clauses(rest)
                .into_iter()
                .try_for_each(|clause| self.given(clause)),
            "deal" => {
                self.deal.extend(rest.split_whitespace().map(str::to_owned));
                Ok(())
            }
            "chance" => {
                let results = rest.split_whitespace().map(str::to_owned);
                match &mut self.game {
                    Some(game) => game.script(results),
                    None => self.script.extend(results),
                }
                Ok(())
            }
            "refuse" => match rest.strip_prefix("undo ") {
                Some(name) => {
                    let seat = self.seat(name.trim())?;
                    match self.game()?.undo(seat) {
                        Ok(()) => Err("the undo was accepted".to_owned()),
                        Err(_) => Ok(()),
                    }
                }
                None => self.refuse(rest),
            },
            "undo" => {
                let seat = self.seat(rest)?;
                self.game()?.undo(seat).map_err(|error| error.to_string())
            }
            // The words of a log have commas of their own.
            "expect" if rest.starts_with("log ") || rest.starts_with("no log ") => {
                self.expect(rest)
            }
            "expect" => clauses(rest)
                .into_iter()
                .try_for_each(|clause| self.expect(clause)),
            name => {
                let seat = self.seat(name)?;
                let action = rest.parse()?;
                let refusal = {
                    let game = self.game()?;
                    let view = game.state().view(Viewer::Seat(seat));
                    match game.act(seat, action) {
                        Ok(()) => return Ok(()),
                        Err(Illegal::Chance(fault)) => return Err(fault),
                        Err(illegal) => format!(
                            "'{rest}' was refused: {illegal}{}",
                            why::<R>(&view, seat, action)
                        ),
                    }
                };
                Err(format!(
                    "{refusal}; legal: {}",
                    self.legal(seat)?.join(" | ")
                ))
            }
        }
    }

    fn given(&mut self, clause: &str) -> Result<(), String> {
        let (word, rest) = clause.split_once(' ').unwrap_or((clause, ""));
        match word {
            "seats" => {
                self.names = rest.split_whitespace().map(str::to_owned).collect();
                if self.names.len() > MAX_SEATS {
                    return Err(format!("no table has more than {MAX_SEATS} seats"));
                }
            }
            "rules" => {
                let rules = rest.trim().parse();
                self.rules = Some(rules.map_err(|_| format!("'{rest}' is no version"))?);
            }
            "mode" => self.mode = Some(rest.to_owned()),
            "option" => {
                let (key, value) = rest
                    .split_once(' ')
                    .ok_or("an option has a key and a value")?;
                self.options.push((key.to_owned(), value.trim().to_owned()));
            }
            "at" => self.point = Some(self.numbers(rest)),
            _ => {
                let (path, value) = self.path(clause)?;
                self.fields.push((path, value));
            }
        }
        Ok(())
    }

    /// Seats' names in a point of the game become numbers.
    fn numbers(&self, text: &str) -> String {
        let words = text.split_whitespace().map(|word| match self.seat(word) {
            Ok(seat) => seat.to_string(),
            Err(_) => word.to_owned(),
        });
        words.collect::<Vec<_>>().join(" ")
    }

    /// Splits a clause into the path of a field and its value.
    fn path(&self, clause: &str) -> Result<(Vec<String>, String), String> {
        let (first, rest) = clause.split_once(' ').unwrap_or((clause, ""));
        if self.seat(first).is_ok() {
            let (field, value) = rest
                .trim()
                .split_once(' ')
                .ok_or("a field and a value are missing")?;
            let path = ["players", first].into_iter().chain(field.split('.'));
            return Ok((path.map(str::to_owned).collect(), value.trim().to_owned()));
        }
        Ok((
            first.split('.').map(str::to_owned).collect(),
            rest.trim().to_owned(),
        ))
    }

    fn seat(&self, name: &str) -> Result<Seat, String> {
        let at = self.names.iter().position(|known| known == name);
        at.map(Seat::new)
            .ok_or_else(|| format!("'{name}' is neither a word of scenarios nor a player"))
    }

    fn viewer(&self, name: &str) -> Result<Viewer, String> {
        match name {
            "spectator" => Ok(Viewer::Spectator),
            _ => self.seat(name).map(Viewer::Seat),
        }
    }

    /// The game; set up at the first line that needs it.
    fn game(&mut self) -> Result<&mut History<R>, String> {
        if self.game.is_none() {
            self.game = Some(self.open()?);
        }
        Ok(self.game.as_mut().expect("it has just been set up"))
    }

    fn open(&self) -> Result<History<R>, String> {
        let players = u8::try_from(self.names.len()).map_err(|_| "too many seats")?;
        let setup = Setup::new(
            &R::info(),
            players,
            self.mode.as_deref(),
            self.options.iter().cloned(),
        )?;
        let mut chance = Chance::fast(1);
        chance.script(self.deal.iter().cloned());
        let edition = match self.rules {
            Some(rules) => R::components().usual(rules),
            None => Ok(self.edition.unwrap_or_else(|| R::components().in_use())),
        }
        .map_err(|error| error.to_string())?;
        let (table, first) = R::deal(&setup, edition, &mut chance);
        if let Some(fault) = chance.take_fault() {
            return Err(fault);
        }
        if chance.unused_script() > 0 {
            return Err(format!(
                "the setup left {} draws of 'deal' over",
                chance.unused_script()
            ));
        }
        let mut json = serde_json::to_value(R::write(&table)).expect("tables are plain data");
        for (path, value) in &self.fields {
            let field = self.find_mut(&mut json, path)?;
            *field = self.value(field, value)?;
        }
        let paper: R::Paper = serde_path_to_error::deserialize(&json)
            .map_err(|error| format!("{}: {}", error.path(), error.inner()))?;
        let mut table = R::read(paper, edition).map_err(|flaw| flaw.to_string())?;
        let stack = match &self.point {
            Some(point) => R::stage(&mut table, point)?,
            None => vec![first],
        };
        chance.script(self.script.iter().cloned());
        let position = Position::of(table, stack, None, None, chance, 0);
        History::from_position(position).map_err(|flaw: Flaw| flaw.to_string())
    }

    fn refuse(&mut self, rest: &str) -> Result<(), String> {
        let (name, action) = rest
            .split_once(' ')
            .ok_or("'refuse' names a player and an action")?;
        let (notation, rule) = match action.rsplit_once(" by ") {
            Some((notation, rule)) => (notation, Some(rule.trim())),
            None => (action, None),
        };
        let seat = self.seat(name)?;
        let action: R::Action = notation.trim().parse()?;
        let game = self.game()?;
        let before = game.state().clone();
        let view = before.view(Viewer::Seat(seat));
        match game.act(seat, action) {
            Ok(()) => return Err(format!("'{}' was accepted", notation.trim())),
            Err(Illegal::Chance(fault)) => return Err(fault),
            Err(Illegal::Over | Illegal::NotAsked(_) | Illegal::NotListed) => {}
        }
        if *game.state() != before {
            return Err("the refused action changed something".to_owned());
        }
        let reason = R::explain(&view, seat, action).err();
        let by = reason.and_then(|reason| reason.rule);
        match rule {
            Some(rule) if by != Some(rule) => Err(format!(
                "refused by {} instead of {rule}",
                by.unwrap_or("no rule")
            )),
            _ => Ok(()),
        }
    }

    fn legal(&mut self, seat: Seat) -> Result<Vec<String>, String> {
        let mut actions = Vec::new();
        self.game()?.state().legal(seat, &mut actions);
        Ok(actions.iter().map(ToString::to_string).collect())
    }

    fn expect(&mut self, clause: &str) -> Result<(), String> {
        let (word, rest) = clause.split_once(' ').unwrap_or((clause, ""));
        let rest = rest.trim();
        let (second, third) = rest.split_once(' ').unwrap_or((rest, ""));
        let third = third.trim();
        match word {
            "over" => same("turn", &self.turn()?, &Vec::new()),
            "turn" => same(
                "turn",
                &self.turn()?,
                &rest
                    .split_whitespace()
                    .map(str::to_owned)
                    .collect::<Vec<_>>(),
            ),
            "legal" | "illegal" => {
                let action: R::Action = third.parse()?;
                let seat = self.seat(second)?;
                let legal = self.legal(seat)?;
                if legal.contains(&action.to_string()) == (word == "legal") {
                    Ok(())
                } else {
                    Err(format!(
                        "'{third}' is not {word}; legal: {}",
                        legal.join(" | ")
                    ))
                }
            }
            "options" => {
                let seat = self.seat(second)?;
                let expected: Vec<String> = third
                    .split('|')
                    .map(|option| option.trim().to_owned())
                    .collect();
                same("options", &self.legal(seat)?, &expected)
            }
            "count" => {
                let seat = self.seat(second)?;
                same(
                    "count",
                    &self.legal(seat)?.len().to_string(),
                    &third.to_owned(),
                )
            }
            "score" | "place" => {
                let seat = self.seat(second)?;
                let outcome = self.game()?.state().outcome();
                let found = match word {
                    "score" => outcome.scores[seat.index()],
                    _ => i32::from(outcome.places[seat.index()]),
                };
                same(word, &found.to_string(), &third.to_owned())
            }
            "sees" => {
                let viewer = self.viewer(second)?;
                let json = self.game()?.state().view(viewer).to_json();
                self.compare(&json["table"], third)
            }
            "log" => {
                let log = self.log(second)?;
                if log.iter().any(|line| line.contains(third)) {
                    Ok(())
                } else {
                    Err(format!(
                        "no line of the log holds '{third}': {}",
                        log.join(" / ")
                    ))
                }
            }
            "no" => {
                let (name, text) = third
                    .split_once(' ')
                    .ok_or("'no log' names a viewer and a text")?;
                match self
                    .log(name)?
                    .iter()
                    .find(|line| line.contains(text.trim()))
                {
                    Some(line) => Err(format!("the log holds '{line}'")),
                    None => Ok(()),
                }
            }
            _ => {
                let json = self.game()?.state().arbiter().to_json();
                self.compare(&json["table"], clause)
            }
        }
    }

    fn turn(&mut self) -> Result<Vec<String>, String> {
        let turn = self.game()?.state().turn();
        Ok(turn
            .iter()
            .map(|seat| self.names[seat.index()].clone())
            .collect())
    }

    fn log(&mut self, name: &str) -> Result<Vec<String>, String> {
        let viewer = self.viewer(name)?;
        let names = self.names.clone();
        let game = self.game()?;
        let data = game.state().edition().data();
        Ok(game
            .log(viewer)
            .map(|(_, event)| R::words().say(Lang::En, &R::tell(&event, data), &names))
            .collect())
    }

    fn compare(&self, json: &Value, clause: &str) -> Result<(), String> {
        let (path, value) = self.path(clause)?;
        let mut copy = json.clone();
        let found = self.find_mut(&mut copy, &path)?.clone();
        let expected = self.value(&found, &value)?;
        if found == expected || (found.is_null() && value == "none") {
            Ok(())
        } else {
            Err(format!("{} is {found}, not {expected}", path.join(".")))
        }
    }

    fn find_mut<'a>(&self, json: &'a mut Value, path: &[String]) -> Result<&'a mut Value, String> {
        let mut at = json;
        for segment in path {
            at = match at {
                Value::Array(items) => {
                    let index = match self.seat(segment) {
                        Ok(seat) => Some(seat.index()),
                        Err(_) => segment
                            .parse::<usize>()
                            .ok()
                            .and_then(|number| number.checked_sub(1)),
                    };
                    index.and_then(|index| items.get_mut(index))
                }
                Value::Object(fields) => fields.get_mut(segment),
                _ => None,
            }
            .ok_or_else(|| format!("there is no '{segment}' in {}", path.join(".")))?;
        }
        Ok(at)
    }

    /// A value in the shape of what is there now.
    fn value(&self, now: &Value, text: &str) -> Result<Value, String> {
        if text.starts_with(['[', '{', '"']) {
            return serde_json::from_str(text).map_err(|error| error.to_string());
        }
        let words: Vec<&str> = text.split_whitespace().collect();
        match (now, &words[..]) {
            (Value::Array(_), ["none"]) => Ok(Value::Array(Vec::new())),
            (Value::Array(_), words) => Ok(words.iter().map(|word| self.scalar(word)).collect()),
            (Value::String(_), [word]) => Ok(Value::from(*word)),
            (_, [word]) => Ok(self.scalar(word)),
            _ => Err(format!("'{text}' is not one value")),
        }
    }

    fn scalar(&self, word: &str) -> Value {
        match (word, self.seat(word)) {
            ("none", _) => Value::Null,
            ("yes", _) => Value::Bool(true),
            ("no", _) => Value::Bool(false),
            (_, Ok(seat)) => Value::from(seat.number()),
            (word, Err(_)) => word
                .parse::<i64>()
                .map_or_else(|_| Value::from(word), Value::from),
        }
    }

    fn finish(mut self) -> Result<(), String> {
        let left = self.game()?.state().unused_script();
        if left > 0 {
            return Err(format!("{left} scripted draws are left over"));
        }
        Ok(())
    }
}

fn why<R: Face>(view: &View<R>, seat: Seat, action: R::Action) -> String {
    let Err(reason) = R::explain(view, seat, action) else {
        return String::new();
    };
    let taste = Taste::plain(Lang::En, 0);
    let words = R::words().say(Lang::En, &reason.message, &taste.names);
    format!(" ({} {words})", reason.rule.unwrap_or(""))
}

fn same<T: PartialEq + std::fmt::Debug + ?Sized>(
    what: &str,
    found: &T,
    expected: &T,
) -> Result<(), String> {
    if found == expected {
        Ok(())
    } else {
        Err(format!("{what} is {found:?}, not {expected:?}"))
    }
}

/// Splits at commas that stand outside brackets and quotes.
fn clauses(text: &str) -> Vec<&str> {
    let (mut depth, mut quoted, mut from) = (0i32, false, 0);
    let mut found = Vec::new();
    for (at, letter) in text.char_indices() {
        match letter {
            '"' => quoted = !quoted,
            '[' | '{' if !quoted => depth += 1,
            ']' | '}' if !quoted => depth -= 1,
            ',' if !quoted && depth == 0 => {
                found.push(text[from..at].trim());
                from = at + 1;
            }
            _ => {}
        }
    }
    found.push(text[from..].trim());
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_may_name_its_game_before_the_first_scenario() {
        let scenarios = parse("# XX-1\ngame toy\n\nscenario a\nscenario b # XX-2\n").unwrap();
        assert!(
            scenarios
                .iter()
                .all(|found| found.game.as_deref() == Some("toy"))
        );
        assert_eq!(parse("scenario a\n").unwrap()[0].game, None);
        assert_eq!(parse("game a\ngame b\n").unwrap_err().line, 2);
        assert_eq!(parse("given seats A B\n").unwrap_err().line, 1);
    }
}
