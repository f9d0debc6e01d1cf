//! Places of a document, and which of them are alike: `/table/players/0/gold` and `/table/players/1/gold` are, so that
//! a value can come from there.

use super::{Dice, any};
use serde_json::Value;
use std::collections::BTreeMap;

/// A place: a JSON pointer.
pub(super) type Pointer = String;

/// Every place of a document by its shape: the pointer with a star for each number.
pub(super) struct Places(BTreeMap<String, Vec<Pointer>>);

impl Places {
    pub(super) fn of(json: &Value) -> Self {
        let mut places = Self(BTreeMap::new());
        places.collect(json, &mut String::new(), &mut String::new());
        places
    }

    /// A place with its shape. Each shape is as likely as another, so that a long list does not hide a single number.
    pub(super) fn any(
        &self,
        dice: &mut dyn Dice,
        is_wanted: impl Fn(&str) -> bool,
    ) -> Option<(&str, &Pointer)> {
        let shapes: Vec<&String> = self.0.keys().filter(|shape| is_wanted(shape)).collect();
        let shape = *any(&shapes, dice)?;
        any(&self.0[shape], dice).map(|pointer| (shape.as_str(), pointer))
    }

    /// The places of this shape.
    pub(super) fn alike(&self, shape: &str) -> &[Pointer] {
        self.0.get(shape).map_or(&[], Vec::as_slice)
    }

    fn collect(&mut self, json: &Value, pointer: &mut String, shape: &mut String) {
        self.0
            .entry(shape.clone())
            .or_default()
            .push(pointer.clone());
        let lengths = (pointer.len(), shape.len());
        let mut visit = |key: &str, is_numbered: bool, value: &Value| {
            let key = key.replace('~', "~0").replace('/', "~1");
            pointer.push('/');
            pointer.push_str(&key);
            shape.push('/');
            shape.push_str(if is_numbered { "*" } else { &key });
            self.collect(value, pointer, shape);
            pointer.truncate(lengths.0);
            shape.truncate(lengths.1);
        };
        match json {
            Value::Array(items) => {
                for (at, value) in items.iter().enumerate() {
                    visit(&at.to_string(), true, value);
                }
            }
            Value::Object(fields) => {
                for (key, value) in fields {
                    visit(key, key.bytes().all(|byte| byte.is_ascii_digit()), value);
                }
            }
            Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
        }
    }
}
