//! Small sets of members of a closed set, as bits.

use crate::ids::Member;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::{fmt, hash, marker::PhantomData};

/// A set of members of a closed set with at most 64 of them.
pub struct Set<T>(u64, PhantomData<T>);

impl<T> Clone for Set<T> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<T> Copy for Set<T> {}
impl<T> PartialEq for Set<T> {
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0
    }
}
impl<T> Eq for Set<T> {}
impl<T> hash::Hash for Set<T> {
    fn hash<H: hash::Hasher>(&self, state: &mut H) {
        self.0.hash(state);
    }
}
impl<T> Default for Set<T> {
    fn default() -> Self {
        Set::NONE
    }
}

impl<T> Set<T> {
    pub const NONE: Self = Set(0, PhantomData);

    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Set(self.0 & other.0, PhantomData)
    }

    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Set(self.0 | other.0, PhantomData)
    }

    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Set(self.0 & !other.0, PhantomData)
    }
}

impl<T: Member> Set<T> {
    pub fn all() -> Self {
        T::ALL.iter().copied().collect()
    }

    #[inline]
    pub fn has(self, member: T) -> bool {
        self.0 & (1 << member.place()) != 0
    }

    #[must_use]
    pub fn with(self, member: T) -> Self {
        Set(self.0 | (1 << member.place()), PhantomData)
    }

    #[must_use]
    pub fn without(self, member: T) -> Self {
        Set(self.0 & !(1 << member.place()), PhantomData)
    }

    pub fn add(&mut self, member: T) {
        *self = self.with(member);
    }

    pub fn remove(&mut self, member: T) {
        *self = self.without(member);
    }

    #[inline]
    pub fn iter(self) -> impl Iterator<Item = T> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            (rest != 0).then(|| {
                let member = T::ALL[rest.trailing_zeros() as usize];
                rest &= rest - 1;
                member
            })
        })
    }

    /// The member at this place of the set.
    pub fn nth(self, place: usize) -> Option<T> {
        self.iter().nth(place)
    }
}

impl<T: Member> FromIterator<T> for Set<T> {
    fn from_iter<I: IntoIterator<Item = T>>(members: I) -> Self {
        members.into_iter().fold(Set::NONE, Set::with)
    }
}

impl<T: Member> fmt::Debug for Set<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set()
            .entries(self.iter().map(Member::text))
            .finish()
    }
}

impl<T: Member + Serialize> Serialize for Set<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, T: Member + Deserialize<'de>> Deserialize<'de> for Set<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let list = Vec::<T>::deserialize(deserializer)?;
        let set: Self = list.iter().copied().collect();
        if set.len() == list.len() {
            Ok(set)
        } else {
            Err(serde::de::Error::custom("something is listed twice"))
        }
    }
}

/// A small set for pending steps: at most 16 members.
pub struct Few<T>(u16, PhantomData<T>);

impl<T> Clone for Few<T> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<T> Copy for Few<T> {}
impl<T> PartialEq for Few<T> {
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0
    }
}
impl<T> Eq for Few<T> {}
impl<T> hash::Hash for Few<T> {
    fn hash<H: hash::Hasher>(&self, state: &mut H) {
        self.0.hash(state);
    }
}

impl<T> Few<T> {
    pub const NONE: Self = Few(0, PhantomData);
}

impl<T: Member> Few<T> {
    pub fn has(self, member: T) -> bool {
        self.0 & (1 << member.place()) != 0
    }

    #[must_use]
    pub fn with(self, member: T) -> Self {
        Few(self.0 | (1 << member.place()), PhantomData)
    }

    pub fn iter(self) -> impl Iterator<Item = T> {
        T::ALL
            .iter()
            .copied()
            .filter(move |&member| self.has(member))
    }
}

impl<T: Member> fmt::Debug for Few<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set()
            .entries(self.iter().map(Member::text))
            .finish()
    }
}

impl<T: Member + Serialize> Serialize for Few<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, T: Member + Deserialize<'de>> Deserialize<'de> for Few<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let list = Vec::<T>::deserialize(deserializer)?;
        Ok(list.into_iter().fold(Few::NONE, Few::with))
    }
}
