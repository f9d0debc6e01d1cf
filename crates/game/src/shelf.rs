//! The games that a program offers.

use crate::Game;
use std::{ops::Deref, slice};

/// The games that a program offers, in their order.
#[derive(Clone, Copy)]
pub struct Shelf(&'static [&'static dyn Game]);

/// A game id that is not on the shelf.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no game '{id}': use {}", known.join(", "))]
pub struct UnknownGame {
    /// What was asked for.
    pub id: String,
    /// What there is.
    pub known: Vec<&'static str>,
}

impl Shelf {
    /// These games.
    pub const fn new(games: &'static [&'static dyn Game]) -> Self {
        Self(games)
    }

    /// The game with this id.
    pub fn find(self, id: &str) -> Result<&'static dyn Game, UnknownGame> {
        let mut games = self.0.iter().copied();
        games
            .find(|game| game.id() == id)
            .ok_or_else(|| UnknownGame {
                id: id.to_owned(),
                known: self.0.iter().map(|game| game.id()).collect(),
            })
    }
}

impl Deref for Shelf {
    type Target = [&'static dyn Game];
    fn deref(&self) -> &Self::Target {
        self.0
    }
}

impl IntoIterator for Shelf {
    type Item = &'static &'static dyn Game;
    type IntoIter = slice::Iter<'static, &'static dyn Game>;
    fn into_iter(self) -> Self::IntoIter {
        self.0.iter()
    }
}
