//! Hand-edited positions: each is refused with the path of the field, or can be played on.

use crate::{
    Suite,
    play::{below, caught, each_game, hold, number, random_choice, viewers, walk},
};
use serde_json::Value;
use table::{Chance, Face, Lang, Position, Sink, State, Taste};

/// How far an opened position is played on.
const FAR: usize = 60;

/// Mutated positions are refused or open a state that keeps its invariants while it is looked at and played on.
pub fn positions<R: Face>(suite: &Suite) -> Result<(), String> {
    each_game::<R>(suite, |setup, seed| {
        walk::<R>(suite, setup, seed, |moment, dice| {
            let tries = if moment.is_rich { 24 } else { 1 };
            let whole = moment.state().arbiter().to_json();
            for _ in 0..tries {
                let mut json = whole.clone();
                for _ in 0..=below(dice, 2) {
                    mutate(&mut json, dice);
                }
                caught(|| open::<R>(&json, dice))
                    .map_err(|message| format!("{message} in the position {json}"))?;
            }
            Ok(())
        })
    })
}

fn open<R: Face>(json: &Value, dice: &mut Chance) -> Result<(), String> {
    let opened =
        Position::<R>::from_json(json).and_then(|position| position.open(&mut Sink::mute()));
    let mut state = match opened {
        Ok(state) => state,
        Err(flaw) => {
            return hold(!flaw.message.is_empty(), || {
                "refused without a word".to_owned()
            });
        }
    };
    let taste = Taste::plain(Lang::En, state.seats());
    for viewer in viewers(state.seats()) {
        let view = state.view(viewer);
        R::text(&view, &taste);
        State::<R>::sample(&view, dice);
    }
    for _ in 0..FAR {
        state
            .check()
            .map_err(|flaw| format!("an opened position breaks an invariant later: {flaw}"))?;
        let Some((seat, action)) = random_choice(&state, dice) else {
            break;
        };
        state
            .apply(seat, action, &mut Sink::mute())
            .map_err(|illegal| format!("'{action}' is listed, but {illegal}"))?;
    }
    let _ = state.outcome();
    Ok(())
}

/// Changes one place of the document.
fn mutate(json: &mut Value, dice: &mut Chance) {
    let mut paths = Vec::new();
    collect(json, &mut String::new(), &mut paths);
    let path = &paths[below(dice, paths.len())];
    let other = json
        .pointer(&paths[below(dice, paths.len())])
        .cloned()
        .unwrap_or(Value::Null);
    let Some(place) = json.pointer_mut(path) else {
        return;
    };
    if below(dice, 8) == 0 {
        *place = other;
        return;
    }
    match place {
        Value::Null => *place = Value::from(1),
        Value::Bool(value) => *value = !*value,
        Value::Number(found) => {
            let extremes = [
                0,
                -1,
                1,
                2,
                7,
                8,
                127,
                255,
                256,
                65_535,
                1 << 31,
                1 << 32,
                i64::MAX,
            ];
            let near = found.as_i64().unwrap_or(0);
            *place = match below(dice, extremes.len() + 4) {
                at if at < extremes.len() => Value::from(extremes[at]),
                at if at == extremes.len() => Value::from(u64::MAX),
                at if at == extremes.len() + 1 => Value::from(0.5),
                at if at == extremes.len() + 2 => Value::from(near.wrapping_add(1)),
                _ => Value::from(near.wrapping_sub(1)),
            };
        }
        Value::String(text) => match below(dice, 3) {
            0 => text.clear(),
            1 => text.push('x'),
            _ => *place = other,
        },
        Value::Array(items) => mutate_list(items, other, dice),
        Value::Object(fields) => {
            let keys: Vec<String> = fields.keys().cloned().collect();
            match below(dice, 3) {
                0 if !keys.is_empty() => drop(fields.remove(&keys[below(dice, keys.len())])),
                1 => drop(fields.insert("strange".to_owned(), Value::from(number(dice)))),
                _ => {
                    if let [first, .., last] = &keys[..] {
                        let copy = fields[first].clone();
                        fields.insert(last.clone(), copy);
                    }
                }
            }
        }
    }
}

fn mutate_list(items: &mut Vec<Value>, other: Value, dice: &mut Chance) {
    match below(dice, 5) {
        0 => items.clear(),
        1 => items.push(other),
        2 if !items.is_empty() => {
            let copy = items[below(dice, items.len())].clone();
            items.push(copy);
        }
        3 if !items.is_empty() => drop(items.remove(below(dice, items.len()))),
        _ => {
            for at in 1..items.len() {
                items.swap(at, below(dice, at + 1));
            }
        }
    }
}

/// Pointers to every place of the document.
fn collect(json: &Value, path: &mut String, into: &mut Vec<String>) {
    into.push(path.clone());
    let length = path.len();
    let mut visit = |key: &str, value: &Value| {
        path.push('/');
        path.push_str(&key.replace('~', "~0").replace('/', "~1"));
        collect(value, path, into);
        path.truncate(length);
    };
    match json {
        Value::Array(items) => {
            for (at, value) in items.iter().enumerate() {
                visit(&at.to_string(), value);
            }
        }
        Value::Object(fields) => {
            for (key, value) in fields {
                visit(key, value);
            }
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}
