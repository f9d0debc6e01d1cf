//! Changes of what is pending: steps added, removed, repeated, replaced, and those of another position.

use super::{Dice, any, change::change};
use serde_json::Value;

/// Changes the pending steps or the open split; says what was done.
pub(super) fn change_pending(
    json: &mut Value,
    other: &Value,
    steps: &[Value],
    dice: &mut dyn Dice,
) -> Option<String> {
    match dice.below(10) {
        0 => take_over(json, other, dice),
        1 => change(json, other, dice, |shape| shape.starts_with("/split")),
        2 => change(json, other, dice, |shape| shape.starts_with("/pending/")),
        3 => split(json, other, steps, dice),
        _ => stack(json.pointer_mut("/pending")?.as_array_mut()?, steps, dice)
            .map(|done| format!("/pending: {done}")),
    }
}

/// What another position waits for.
fn take_over(json: &mut Value, other: &Value, dice: &mut dyn Dice) -> Option<String> {
    json["pending"] = other.get("pending")?.clone();
    let with_split = !dice.one_in(4);
    if with_split {
        set(json, "split", other.get("split").cloned());
    }
    let of = if with_split { "and /split " } else { "" };
    Some(format!("/pending {of}of another position"))
}

fn split(json: &mut Value, other: &Value, steps: &[Value], dice: &mut dyn Dice) -> Option<String> {
    match dice.below(3) {
        0 => {
            json.get("split")?;
            set(json, "split", None);
            Some("/split removed".to_owned())
        }
        1 => {
            let split = other.get("split")?.clone();
            set(json, "split", Some(split));
            Some("/split of another position".to_owned())
        }
        _ => {
            let step = any(steps, dice)?.clone();
            let said = format!("/split/step: {step}");
            *json.pointer_mut("/split/step")? = step;
            Some(said)
        }
    }
}

fn stack(pending: &mut Vec<Value>, steps: &[Value], dice: &mut dyn Dice) -> Option<String> {
    let n = pending.len();
    let at = dice.below(n.max(1));
    match dice.below(7) {
        0 | 1 => {
            let step = any(steps, dice)?.clone();
            // Most often as the next one.
            let at = if dice.one_in(2) { 0 } else { dice.below(n + 1) };
            pending.insert(at, step.clone());
            Some(format!("{step} added at {at}"))
        }
        2 if n > 0 => {
            let step = pending.remove(at);
            Some(format!("{step} removed"))
        }
        3 if n > 0 => {
            let step = pending[at].clone();
            pending.insert(dice.below(n + 1), step.clone());
            Some(format!("{step} repeated"))
        }
        4 if n > 0 => {
            let before = std::mem::replace(&mut pending[at], any(steps, dice)?.clone());
            Some(format!("{} instead of {before}", pending[at]))
        }
        5 if n > 1 => {
            let to = dice.below(n);
            pending.swap(at, to);
            Some(format!("{at} and {to} swapped"))
        }
        6 if n > 0 => {
            let cut = 1 + dice.below(n);
            pending.drain(..cut);
            Some(format!("without the first {cut}"))
        }
        _ => None,
    }
}

/// Sets a field of the document, or takes it away.
pub(super) fn set(json: &mut Value, key: &str, value: Option<Value>) {
    let Value::Object(fields) = json else { return };
    match value {
        Some(value) => drop(fields.insert(key.to_owned(), value)),
        None => drop(fields.shift_remove(key)),
    }
}
