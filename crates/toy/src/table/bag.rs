//! Pieces of which only the number of each kind matters. In JSON a bag is a list of names.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::{fmt, marker::PhantomData};
use table::{Chance, Named};

/// How many pieces of each kind.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Bag<K>([u8; 4], PhantomData<K>);

impl<K: Named> Bag<K> {
    /// No pieces.
    pub const EMPTY: Self = Self([0; 4], PhantomData);

    /// How many pieces of this kind.
    pub fn count(&self, kind: K) -> u8 {
        self.0[kind.place()]
    }

    /// How many pieces in all.
    pub fn len(&self) -> usize {
        self.0.iter().map(|&count| usize::from(count)).sum()
    }

    /// Whether there is nothing.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The kinds of which there is at least one piece.
    pub fn kinds(self) -> impl Iterator<Item = K> {
        K::MEMBERS
            .iter()
            .copied()
            .filter(move |&kind| self.count(kind) > 0)
    }

    /// Every piece, in the order of kinds.
    pub fn iter(self) -> impl Iterator<Item = K> {
        K::MEMBERS
            .iter()
            .copied()
            .flat_map(move |kind| (0..self.count(kind)).map(move |_| kind))
    }

    /// Puts one in.
    pub fn add(&mut self, kind: K) {
        self.0[kind.place()] += 1;
    }

    /// Takes one out.
    pub fn take(&mut self, kind: K) {
        let count = &mut self.0[kind.place()];
        *count = count.checked_sub(1).expect("what is taken was there");
    }

    /// What is left without these; None when they are not all there.
    pub fn minus(&self, others: &Self) -> Option<Self> {
        let mut left = *self;
        for (count, &other) in left.0.iter_mut().zip(&others.0) {
            *count = count.checked_sub(other)?;
        }
        Some(left)
    }

    /// Takes one out at random.
    pub fn draw(&mut self, chance: &mut Chance) -> K
    where
        K: fmt::Display,
    {
        let pieces: Vec<K> = self.iter().collect();
        let drawn = chance.pick(&pieces);
        self.take(drawn);
        drawn
    }
}

impl<K: Named> FromIterator<K> for Bag<K> {
    fn from_iter<I: IntoIterator<Item = K>>(kinds: I) -> Self {
        let mut bag = Self::EMPTY;
        kinds.into_iter().for_each(|kind| bag.add(kind));
        bag
    }
}

impl<K: Named> fmt::Debug for Bag<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter().map(K::name)).finish()
    }
}

impl<K: Named> Serialize for Bag<K> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter().map(K::name))
    }
}

impl<'de, K: Named + Deserialize<'de>> Deserialize<'de> for Bag<K> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let kinds = Vec::<K>::deserialize(deserializer)?;
        if kinds.len() > usize::from(u8::MAX) {
            return Err(serde::de::Error::custom("too many pieces"));
        }
        Ok(kinds.into_iter().collect())
    }
}
