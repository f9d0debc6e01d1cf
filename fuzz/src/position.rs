//! Positions, as people edit them: refused with the path of the field, or opened, looked at and played on.

use crate::{bytes::Bytes, notation::MOMENTS};
use serde_json::Value;
use table::{Lang, Seat, Taste, Viewer};

/// One input: a text, or a position of a real game and what is changed in it.
pub fn position(data: &[u8]) {
    let mut bytes = Bytes(data);
    let json = if bytes.next() == b'{' {
        match serde_json::from_slice(data) {
            Ok(json) => json,
            Err(_) => return,
        }
    } else {
        let mut json = MOMENTS[bytes.far(MOMENTS.len())].position();
        for _ in 0..=bytes.below(6) {
            change(&mut json, &mut bytes);
        }
        json
    };
    let id = json["game"].as_str().unwrap_or_default();
    let Ok(game) = catalog::find(id) else { return };
    let mut table = match game.open(&json) {
        Ok(table) => table,
        Err(flaw) => {
            assert!(!flaw.message.is_empty(), "refused without a word");
            return;
        }
    };
    let taste = Taste::plain(Lang::En, table.seats());
    for viewer in Seat::first(table.seats())
        .map(Viewer::Seat)
        .chain([Viewer::Spectator])
    {
        table.view_json(viewer);
        table.text(viewer, &taste);
        table.prompt(viewer, &taste);
    }
    table.draw(Viewer::Spectator, &taste);
    for _ in 0..40 {
        let Some(seat) = table.turn().iter().next() else {
            break;
        };
        let legal = table.legal(seat);
        assert!(!legal.is_empty(), "seat {seat} is asked and can do nothing");
        let action = &legal[bytes.below(legal.len())];
        table
            .act(seat, action)
            .unwrap_or_else(|_| panic!("{action} is listed and refused"));
    }
    // What came of it is a position again.
    game.open(&table.position())
        .unwrap_or_else(|flaw| panic!("an opened position breaks an invariant later: {flaw}"));
    table.outcome();
}

/// Changes one place of the document.
fn change(json: &mut Value, bytes: &mut Bytes<'_>) {
    let mut paths = Vec::new();
    collect(json, &mut String::new(), &mut paths);
    let path = &paths[bytes.far(paths.len())];
    let other = json
        .pointer(&paths[bytes.far(paths.len())])
        .cloned()
        .unwrap_or(Value::Null);
    let Some(place) = json.pointer_mut(path) else {
        return;
    };
    let choice = bytes.next();
    match place {
        _ if choice < 40 => *place = other,
        Value::Null | Value::Bool(_) => *place = Value::from(choice.is_multiple_of(2)),
        Value::Number(number) => {
            let near = number.as_i64().unwrap_or(0);
            *place = match choice % 8 {
                0 => Value::from(near.wrapping_add(1)),
                1 => Value::from(near.wrapping_sub(1)),
                2 => Value::from(0),
                3 => Value::from(-1),
                4 => Value::from(u64::MAX),
                5 => Value::from(1u64 << bytes.below(64)),
                6 => Value::from(0.5),
                _ => Value::from(bytes.next()),
            };
        }
        Value::String(text) => *text = bytes.text(usize::from(choice % 16)),
        Value::Array(items) => match (choice % 4, items.len()) {
            (0, _) | (_, 0) => items.push(other),
            (1, n) => drop(items.remove(bytes.far(n))),
            (2, n) => {
                let copy = items[bytes.far(n)].clone();
                items.push(copy);
            }
            (_, n) => items.swap(bytes.far(n), 0),
        },
        Value::Object(fields) => {
            let keys: Vec<String> = fields.keys().cloned().collect();
            match (choice % 2, keys.len()) {
                (0, n) if n > 0 => drop(fields.remove(&keys[bytes.far(n)])),
                _ => drop(fields.insert(bytes.text(8), other)),
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
