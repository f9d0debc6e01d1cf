//! Checks of positions: a mistake is told with the path of its field.

use crate::Flaw;
use std::fmt::{self, Write};

/// A place of a position that is being checked. Paths are only written down when something is wrong.
///
/// ```
/// use table::Probe;
/// let players = Probe::TABLE.field("players");
/// let gold = players.at(1);
/// let gold = gold.field("gold");
/// assert!(gold.ensure(true, "at most 9").is_ok());
/// let flaw = gold.ensure(false, "at most 9").unwrap_err();
/// assert_eq!(flaw.to_string(), "table.players[1].gold: at most 9");
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Probe<'a> {
    inside: Option<&'a Probe<'a>>,
    key: Key<'a>,
}

#[derive(Clone, Copy, Debug)]
enum Key<'a> {
    Name(&'a str),
    Index(usize),
}

impl Probe<'static> {
    /// The table.
    pub const TABLE: Self = Probe {
        inside: None,
        key: Key::Name("table"),
    };
    /// The pending steps, the next one first.
    pub const PENDING: Self = Probe {
        inside: None,
        key: Key::Name("pending"),
    };
    /// Simultaneous choices that are under way.
    pub const SPLIT: Self = Probe {
        inside: None,
        key: Key::Name("split"),
    };
}

impl<'a> Probe<'a> {
    /// A field of what is here.
    #[must_use]
    pub const fn field(&'a self, name: &'a str) -> Probe<'a> {
        Probe {
            inside: Some(self),
            key: Key::Name(name),
        }
    }

    /// An item of the list that is here, from 0.
    #[must_use]
    pub const fn at(&'a self, index: usize) -> Probe<'a> {
        Probe {
            inside: Some(self),
            key: Key::Index(index),
        }
    }

    /// Fails here unless the condition holds.
    #[inline]
    pub fn ensure(&self, holds: bool, message: impl fmt::Display) -> Result<(), Flaw> {
        if holds { Ok(()) } else { self.flaw(message) }
    }

    /// Fails here.
    #[cold]
    pub fn flaw<T>(&self, message: impl fmt::Display) -> Result<T, Flaw> {
        Err(Flaw::new(self.path(), message.to_string()))
    }

    /// The path of this place.
    pub fn path(&self) -> String {
        let mut path = self.inside.map(Probe::path).unwrap_or_default();
        match self.key {
            Key::Name(name) if path.is_empty() => path.push_str(name),
            Key::Name(name) => drop(write!(path, ".{name}")),
            Key::Index(index) => drop(write!(path, "[{index}]")),
        }
        path
    }
}
