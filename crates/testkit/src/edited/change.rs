//! Changes of any place of a position. Those that keep what is there (a swap, a move from one list to another, one less
//! here and one more there) matter most: a game that counts its pieces refuses the others at once.

use super::{
    Dice, any,
    paths::{Places, Pointer},
};
use serde_json::{Map, Value};

/// Numbers that are the largest, or one more than the largest, of some width. 2^31 itself is not there: it is the limit
/// of the counters of draws and reveals, and what stands at their limit passes it while it is played.
const LARGE: [u64; 10] = [
    7,
    8,
    127,
    255,
    256,
    65_535,
    (1 << 31) + 1,
    1 << 32,
    i64::MAX as u64,
    u64::MAX,
];

/// Changes one place whose shape is wanted, perhaps with something of another position; says what was done.
pub(super) fn change(
    json: &mut Value,
    other: &Value,
    dice: &mut dyn Dice,
    is_wanted: impl Fn(&str) -> bool,
) -> Option<String> {
    let places = Places::of(json);
    let (shape, pointer) = places.any(dice, is_wanted)?;
    let done = match dice.below(6) {
        0 => from_alike(json, pointer, places.alike(shape), dice),
        1 => from_other(json, pointer, shape, other, dice),
        _ => None,
    };
    let done = match done {
        Some(done) => done,
        None => within(json, pointer, shape, &places, other, dice)?,
    };
    Some(format!("{pointer}: {done}"))
}

/// What lies at two places of the same shape changes places.
fn from_alike(
    json: &mut Value,
    pointer: &Pointer,
    alike: &[Pointer],
    dice: &mut dyn Dice,
) -> Option<String> {
    let second = any(alike, dice).filter(|second| *second != pointer)?;
    let one = json.pointer(pointer)?.clone();
    let two = json.pointer(second)?.clone();
    *json.pointer_mut(pointer)? = two;
    *json.pointer_mut(second)? = one;
    Some(format!("swapped with {second}"))
}

/// What lies at a place of the same shape in another position comes here.
fn from_other(
    json: &mut Value,
    pointer: &Pointer,
    shape: &str,
    other: &Value,
    dice: &mut dyn Dice,
) -> Option<String> {
    let value = alike_in(other, shape, dice)?;
    let place = json.pointer_mut(pointer)?;
    *place = value;
    Some(format!("{place} of another position"))
}

fn alike_in(other: &Value, shape: &str, dice: &mut dyn Dice) -> Option<Value> {
    let places = Places::of(other);
    other.pointer(any(places.alike(shape), dice)?).cloned()
}

/// A change by the kind of value that lies there.
fn within(
    json: &mut Value,
    pointer: &Pointer,
    shape: &str,
    places: &Places,
    other: &Value,
    dice: &mut dyn Dice,
) -> Option<String> {
    match json.pointer(pointer)? {
        Value::Null => from_other(json, pointer, shape, other, dice),
        Value::Bool(value) => {
            let value = !value;
            *json.pointer_mut(pointer)? = Value::from(value);
            Some(format!("{value}"))
        }
        Value::Number(_) => number(json, pointer, places.alike(shape), dice),
        Value::String(_) => text(json, pointer, shape, places, other, dice),
        Value::Array(_) => list(json, pointer, shape, places.alike(shape), other, dice),
        Value::Object(_) => fields(
            json.pointer_mut(pointer)?.as_object_mut()?,
            alike_in(other, shape, dice),
            dice,
        ),
    }
}

fn number(
    json: &mut Value,
    pointer: &Pointer,
    alike: &[Pointer],
    dice: &mut dyn Dice,
) -> Option<String> {
    let near = json.pointer(pointer)?.as_i64().unwrap_or(0);
    let value = match dice.below(8) {
        0 => {
            // One more here and one less there.
            let second = any(alike, dice).filter(|second| *second != pointer)?;
            let there = json.pointer(second)?.as_i64()?;
            *json.pointer_mut(second)? = Value::from(there.wrapping_sub(1));
            *json.pointer_mut(pointer)? = Value::from(near.wrapping_add(1));
            return Some(format!("one more, and one less at {second}"));
        }
        1 | 2 => Value::from(near.wrapping_add(1)),
        3 | 4 => Value::from(near.wrapping_sub(1)),
        5 => Value::from(0),
        6 => Value::from(LARGE[dice.below(LARGE.len())]),
        _ => Value::from(dice.below(20)),
    };
    *json.pointer_mut(pointer)? = value.clone();
    Some(format!("{value} instead of {near}"))
}

/// Another word that was seen at such a place, here or in another position.
fn text(
    json: &mut Value,
    pointer: &Pointer,
    shape: &str,
    places: &Places,
    other: &Value,
    dice: &mut dyn Dice,
) -> Option<String> {
    let word = match dice.below(8) {
        0 => json
            .pointer(any(places.alike(shape), dice)?)
            .cloned()
            .unwrap_or(Value::Null),
        // A word from anywhere.
        1 => {
            let (_, anywhere) = places.any(dice, |_| true)?;
            json.pointer(anywhere)
                .filter(|value| value.is_string())
                .cloned()
                .unwrap_or(Value::Null)
        }
        2 => letters(json.pointer(pointer)?.as_str()?, dice),
        _ => alike_in(other, shape, dice)?,
    };
    let place = json.pointer_mut(pointer)?;
    let before = std::mem::replace(place, word);
    Some(format!("{place} instead of {before}"))
}

/// A word with a letter or a part of it changed: some words hold lists.
fn letters(word: &str, dice: &mut dyn Dice) -> Value {
    let mut letters: Vec<char> = word.chars().collect();
    if letters.is_empty() {
        return Value::from("x");
    }
    let (at, to) = (dice.below(letters.len()), dice.below(letters.len()));
    match dice.below(4) {
        0 => drop(letters.remove(at)),
        1 => letters.insert(at, letters[to]),
        2 => letters.swap(at, to),
        _ => letters[at] = letters[to],
    }
    Value::from(letters.into_iter().collect::<String>())
}

fn list(
    json: &mut Value,
    pointer: &Pointer,
    shape: &str,
    alike: &[Pointer],
    other: &Value,
    dice: &mut dyn Dice,
) -> Option<String> {
    let foreign = alike_in(other, &format!("{shape}/*"), dice);
    let n = json.pointer(pointer)?.as_array()?.len();
    if n > 0 && dice.one_in(4) {
        // From this list to another of its kind, or to another place in it.
        let second = any(alike, dice)?;
        let item = json
            .pointer_mut(pointer)?
            .as_array_mut()?
            .remove(dice.below(n));
        let target = json.pointer_mut(second)?.as_array_mut()?;
        let said = format!("{item} moved to {second}");
        target.insert(dice.below(target.len() + 1), item);
        return Some(said);
    }
    let items = json.pointer_mut(pointer)?.as_array_mut()?;
    let at = dice.below(n.max(1));
    match (dice.below(7), foreign) {
        (0, _) if n > 0 => {
            let item = items.remove(at);
            Some(format!("{item} removed"))
        }
        (1, _) if n > 0 => {
            let item = items[at].clone();
            items.insert(at, item.clone());
            Some(format!("{item} twice"))
        }
        (2, _) if n > 1 => {
            let to = dice.below(n);
            items.swap(at, to);
            Some(format!("items {at} and {to} swapped"))
        }
        (3, Some(item)) if n > 0 => {
            let before = std::mem::replace(&mut items[at], item);
            Some(format!("{} instead of {before}", items[at]))
        }
        (4, Some(item)) => {
            items.insert(dice.below(n + 1), item.clone());
            Some(format!("{item} added"))
        }
        (5, _) if n > 0 => {
            items.clear();
            Some("emptied".to_owned())
        }
        (6, _) if n > 0 => {
            items[at] = Value::Null;
            Some(format!("null at {at}"))
        }
        _ => None,
    }
}

fn fields(
    fields: &mut Map<String, Value>,
    foreign: Option<Value>,
    dice: &mut dyn Dice,
) -> Option<String> {
    let keys: Vec<String> = fields.keys().cloned().collect();
    match dice.below(5) {
        4 => {
            fields.insert("strange".to_owned(), Value::from(1));
            Some("with a field that does not exist".to_owned())
        }
        0 => {
            let key = any(&keys, dice)?;
            fields.shift_remove(key);
            Some(format!("without {key}"))
        }
        1 => {
            let key = any(&keys, dice)?;
            fields.insert(key.clone(), Value::Null);
            Some(format!("{key} null"))
        }
        2 => {
            let (one, two) = (any(&keys, dice)?, any(&keys, dice)?);
            let (first, second) = (fields[one].clone(), fields[two].clone());
            fields.insert(one.clone(), second);
            fields.insert(two.clone(), first);
            Some(format!("{one} and {two} swapped"))
        }
        _ => {
            let Some(Value::Object(others)) = foreign else {
                return None;
            };
            let names: Vec<String> = others.keys().cloned().collect();
            let key = any(&names, dice)?;
            fields.insert(key.clone(), others[key].clone());
            Some(format!("{key} of another position"))
        }
    }
}
