//! Positions of a game by the kind of step that is pending in them.

use super::{Dice, any, change::change, pending, pending::change_pending};
use crate::play::random_choice;
use bots::{Level, derive_seed};
use serde_json::{Value, json};
use std::{
    collections::{BTreeMap, BTreeSet},
    sync::Arc,
};
use table::{Chance, Info, Judge, Rules, Setup, Sink, State, Viewer};

/// How many positions of each kind are kept.
const KEPT: u64 = 48;
/// How many different steps of each kind are kept.
const STEPS: usize = 24;
/// One game of so many is played by bots, which go where chance does not.
const BOTS: usize = 8;
/// An edited game may be longer than all that were seen, but not for ever.
const TIMES: usize = 20;
/// How often it is tried to make a step that was never seen pending.
const GUESSES: usize = 400;

/// Positions of one game by the kind of step that is pending in them.
pub struct Pool {
    kinds: BTreeMap<String, Kind>,
    steps: Vec<Value>,
    longest: usize,
}

/// Positions in which a kind of step is pending. A kind is the tag of the step in JSON.
#[derive(Default)]
struct Kind {
    /// The step is the next one, or the question of simultaneous choices.
    next: Sample,
    /// It comes later.
    later: Sample,
    steps: BTreeSet<String>,
}

/// A fair sample of all that came.
#[derive(Default)]
struct Sample {
    came: u64,
    kept: Vec<Arc<Value>>,
}

impl Sample {
    /// The place for one more, if it is wanted.
    fn place(&mut self, dice: &mut Chance) -> Option<usize> {
        self.came += 1;
        if self.came <= KEPT {
            return Some(self.kept.len());
        }
        let place = dice.below(self.came.min(1 << 31) as usize);
        (place < self.kept.len()).then_some(place)
    }

    fn put(&mut self, place: usize, position: &Arc<Value>) {
        match self.kept.get_mut(place) {
            Some(old) => *old = Arc::clone(position),
            None => self.kept.push(Arc::clone(position)),
        }
    }
}

impl Kind {
    /// Makes such a step the next one.
    fn put_into(&self, json: &mut Value, dice: &mut dyn Dice) -> Option<String> {
        let steps: Vec<&String> = self.steps.iter().collect();
        let step: Value = serde_json::from_str(any(&steps, dice)?).ok()?;
        let said = format!("/pending: {step} as the next one");
        let pending = json["pending"].as_array_mut()?;
        if dice.one_in(2) && !pending.is_empty() {
            pending[0] = step;
        } else {
            pending.insert(0, step);
        }
        if dice.one_in(2) {
            pending::set(json, "split", None);
        }
        Some(said)
    }
}

impl Pool {
    /// Takes positions from so many games over all modes, player counts and options. No game is followed further than
    /// `longest` decisions.
    pub fn gather<R: Judge>(seed: u64, games: usize, longest: usize) -> Self {
        let mut pool = Self {
            kinds: BTreeMap::new(),
            steps: Vec::new(),
            longest: 0,
        };
        for nth in 0..games {
            pool.gather_game::<R>(derive_seed(seed, nth as u64), nth, longest);
        }
        pool.guess_others::<R>(&mut Chance::fast(seed));
        pool.steps = pool
            .kinds
            .values()
            .flat_map(|kind| &kind.steps)
            .map(|step| serde_json::from_str(step).expect("it was written as JSON"))
            .collect();
        pool
    }

    /// Every kind of step: those that were seen pending, and the others that the game knows.
    pub fn kinds(&self) -> impl Iterator<Item = &str> {
        self.kinds.keys().map(String::as_str)
    }

    /// In how many moments of the games such a step was pending, and as the next one.
    pub fn seen(&self, kind: &str) -> (u64, u64) {
        let Some(kind) = self.kinds.get(kind) else {
            return (0, 0);
        };
        (kind.next.came + kind.later.came, kind.next.came)
    }

    /// Whether there is a step of this kind: seen pending, or made by guessing.
    pub fn can_make(&self, kind: &str) -> bool {
        self.kinds
            .get(kind)
            .is_some_and(|kind| !kind.steps.is_empty())
    }

    /// More decisions than an edited game can need.
    pub const fn most(&self) -> usize {
        TIMES * self.longest
    }

    /// A position where such a step is pending, changed in one to three places, and what was changed. A kind that was
    /// never seen pending is put into a position of any kind.
    ///
    /// # Panics
    /// When the pool is empty.
    pub fn edit(&self, kind: &str, dice: &mut dyn Dice) -> (Value, Vec<String>) {
        let (mut json, mut done) = self.base(kind, dice);
        let wanted = match dice.below(6) {
            0..=2 => 1,
            3 | 4 => 2,
            _ => 3,
        };
        // Not every change fits every place.
        for _ in 0..40 {
            if done.len() >= wanted {
                break;
            }
            let other = self.any_position(dice);
            let made = match dice.below(20) {
                0..=6 => change_pending(&mut json, &other, &self.steps, dice),
                7 => change(&mut json, &other, dice, |_| true),
                _ => change(&mut json, &other, dice, |shape| {
                    shape.starts_with("/table/")
                }),
            };
            done.extend(made);
        }
        (json, done)
    }

    /// A position with such a step, and what had to be done for it.
    fn base(&self, name: &str, dice: &mut dyn Dice) -> (Value, Vec<String>) {
        let kind = &self.kinds[name];
        let (next, later) = (&kind.next.kept, &kind.later.kept);
        let from = match (next.is_empty(), later.is_empty()) {
            (true, false) => later,
            (false, false) if dice.one_in(4) => later,
            (false, _) => next,
            (true, true) => {
                let mut json = self.any_position(dice).as_ref().clone();
                let done = kind.put_into(&mut json, dice);
                return (json, done.into_iter().collect());
            }
        };
        let mut json = any(from, dice).expect("not empty").as_ref().clone();
        // Steps that ask nobody are never next in a file that the program wrote.
        if next.is_empty() && dice.one_in(2) {
            let pending = json["pending"].as_array_mut().expect("a list of steps");
            let place = pending.iter().position(|step| tag(step) == name);
            pending.drain(..place.unwrap_or(0));
            pending::set(&mut json, "split", None);
            return (json, vec![format!("/pending: from {name} on")]);
        }
        (json, Vec::new())
    }

    fn any_position(&self, dice: &mut dyn Dice) -> Arc<Value> {
        let all: Vec<&Sample> = self
            .kinds
            .values()
            .flat_map(|kind| [&kind.next, &kind.later])
            .filter(|sample| !sample.kept.is_empty())
            .collect();
        let sample = any(&all, dice).expect("games were played");
        Arc::clone(any(&sample.kept, dice).expect("not empty"))
    }

    fn gather_game<R: Judge>(&mut self, seed: u64, nth: usize, longest: usize) {
        let mut dice = Chance::fast(seed);
        let setup = any_setup(&R::info(), nth, &mut dice);
        let mut state = State::<R>::new(&setup, Chance::fast(!seed), &mut Sink::mute())
            .expect("without a script nothing goes wrong with chance");
        let is_thought = nth % BOTS == BOTS - 1;
        let mut made = 0;
        self.see(&state, &mut dice);
        while made < longest
            && let Some((seat, action)) = random_choice(&state, &mut dice)
        {
            let action = if is_thought && !dice.one_in(6) {
                let legal = crate::play::legal(&state, seat);
                let seed = derive_seed(seed, made as u64);
                let mut bot = bots::bot::<R>(Level::Novice, state.seats(), seed);
                legal[bot.choose(&state.view(Viewer::Seat(seat)), &legal)]
            } else {
                action
            };
            state.play(seat, action, &mut Sink::mute());
            made += 1;
            self.see(&state, &mut dice);
        }
        self.longest = self.longest.max(made);
    }

    /// Keeps the position for the kinds of steps in it, if they want it.
    fn see<R: Rules>(&mut self, state: &State<R>, dice: &mut Chance) {
        let position = state.arbiter();
        let split = position.split.as_ref().map(|split| split.step);
        let mut whole = None;
        let mut seen = BTreeSet::new();
        for (nth, step) in split.iter().chain(&position.pending).enumerate() {
            let step = serde_json::to_value(step).expect("steps are plain data");
            let kind = self.kinds.entry(tag(&step).to_owned()).or_default();
            if kind.steps.len() < STEPS {
                kind.steps.insert(step.to_string());
            }
            if !seen.insert(tag(&step).to_owned()) {
                continue;
            }
            let sample = if nth == 0 {
                &mut kind.next
            } else {
                &mut kind.later
            };
            if let Some(place) = sample.place(dice) {
                let json = whole.get_or_insert_with(|| Arc::new(position.to_json()));
                sample.put(place, json);
            }
        }
    }

    /// Kinds of steps that the game knows and nobody has seen pending: the reader names them when it meets a strange
    /// one. What a step holds is guessed from what is seen in positions.
    fn guess_others<R: Rules>(&mut self, dice: &mut Chance) {
        let parts = self.parts();
        for name in known_kinds::<R>() {
            let kind = self.kinds.entry(name.clone()).or_default();
            if !kind.steps.is_empty() {
                continue;
            }
            let (mut fields, mut words) = (Vec::<String>::new(), parts.clone());
            for attempt in 0..GUESSES {
                let step = match attempt {
                    0 => json!(name),
                    _ if fields.is_empty() && attempt < GUESSES / 2 => {
                        json!({ &name: guess(&words, None, dice) })
                    }
                    _ => {
                        let content: serde_json::Map<_, _> = fields
                            .iter()
                            .map(|field| (field.clone(), guess(&words, Some(field), dice)))
                            .collect();
                        json!({ &name: content })
                    }
                };
                match serde_json::from_value::<R::Step>(step.clone()) {
                    Ok(_) => drop(kind.steps.insert(step.to_string())),
                    Err(error) => {
                        let said = error.to_string();
                        if let Some(field) = said
                            .strip_prefix("missing field `")
                            .and_then(|rest| rest.split('`').next())
                        {
                            fields.push(field.to_owned());
                        } else {
                            // Words that it would take, alone and with something in them.
                            let known = words.entry(None).or_default();
                            for word in expected(&said) {
                                known.push(json!({ &word: known[dice.below(known.len())] }));
                                known.push(Value::from(word));
                            }
                        }
                    }
                }
                if kind.steps.len() >= 8 {
                    break;
                }
            }
        }
    }

    /// Values by the name of their field, and under no name all short ones.
    fn parts(&self) -> BTreeMap<Option<String>, Vec<Value>> {
        let mut parts: BTreeMap<Option<String>, BTreeSet<String>> = BTreeMap::new();
        let all = self.kinds.values().flat_map(|kind| {
            let positions = [&kind.next, &kind.later];
            positions
                .into_iter()
                .flat_map(|sample| sample.kept.iter().take(4))
        });
        for position in all {
            collect(position, None, &mut parts);
        }
        parts
            .into_iter()
            .map(|(name, texts)| {
                let read = |text: &String| serde_json::from_str(text).expect("it was JSON");
                (name, texts.iter().map(read).collect())
            })
            .collect()
    }
}

fn collect(
    json: &Value,
    name: Option<&str>,
    parts: &mut BTreeMap<Option<String>, BTreeSet<String>>,
) {
    let text = json.to_string();
    if text.len() < 80 {
        parts.entry(None).or_default().insert(text.clone());
    }
    if let Some(name) = name {
        parts.entry(Some(name.to_owned())).or_default().insert(text);
    }
    match json {
        Value::Array(items) => items.iter().for_each(|item| collect(item, None, parts)),
        Value::Object(fields) => {
            for (key, value) in fields {
                collect(value, Some(key), parts);
            }
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

fn guess(
    parts: &BTreeMap<Option<String>, Vec<Value>>,
    name: Option<&str>,
    dice: &mut Chance,
) -> Value {
    let named = parts.get(&name.map(str::to_owned));
    let values = named.filter(|_| !dice.one_in(4)).or(parts.get(&None));
    match values.and_then(|values| any(values, dice)) {
        Some(value) if !dice.one_in(4) => value.clone(),
        _ => Value::from(dice.below(4)),
    }
}

/// The tags that a step may have, from the words with which a strange one is refused.
fn known_kinds<R: Rules>() -> Vec<String> {
    let Err(error) = serde_json::from_value::<R::Step>(json!("no such step")) else {
        return Vec::new();
    };
    expected(&error.to_string())
}

/// The words that a reader says it would have taken.
fn expected(said: &str) -> Vec<String> {
    let list = said.split_once("expected ").map_or("", |(_, list)| list);
    list.split('`')
        .skip(1)
        .step_by(2)
        .map(str::to_owned)
        .collect()
}

/// The tag of a step.
fn tag(step: &Value) -> &str {
    match step {
        Value::String(tag) => tag,
        Value::Object(fields) => fields.keys().next().map_or("", String::as_str),
        _ => "",
    }
}

/// Modes and player counts in turn, options at random.
///
/// # Panics
/// When the game has no mode.
pub fn any_setup(info: &Info, nth: usize, dice: &mut dyn Dice) -> Setup {
    let ways: Vec<(&str, u8)> = info
        .modes
        .iter()
        .flat_map(|mode| mode.players.clone().map(|players| (mode.id, players)))
        .collect();
    let (mode, players) = ways[nth % ways.len()];
    let options: Vec<(String, String)> = info
        .options_of(mode)
        .map(|choice| {
            let value = choice.values[dice.below(choice.values.len())];
            (choice.key.to_owned(), value.to_owned())
        })
        .collect();
    Setup::new(info, players, Some(mode), options).expect("listed values are legal")
}
