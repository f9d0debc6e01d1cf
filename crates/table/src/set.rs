//! Small sets of members of a closed set, as bits.

use crate::{Named, bits::Bits, names::find};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::{
    borrow::Cow,
    cmp::Ordering,
    fmt,
    hash::{Hash, Hasher},
};

/// A set of members of a closed set, written as a list of their names.
pub struct Set<T: Named>(T::Bits);

impl<T: Named> Set<T> {
    /// The empty set.
    pub const NONE: Self = Set(<T::Bits as Bits>::ZERO);

    /// Every member.
    #[must_use]
    pub fn all() -> Self {
        T::MEMBERS.iter().copied().collect()
    }

    /// The set of one.
    #[inline]
    #[must_use]
    pub fn one(member: T) -> Self {
        Set(T::Bits::bit(member.place()))
    }

    /// The set of the members at these bits: for constants, and for what is quicker on all members at once.
    #[inline]
    #[must_use]
    pub const fn from_bits(bits: T::Bits) -> Self {
        Set(bits)
    }

    /// The bits: the member at place `n` of the order is bit `n`.
    #[inline]
    pub const fn bits(self) -> T::Bits {
        self.0
    }

    /// How many are in it.
    #[inline]
    pub fn len(self) -> usize {
        self.0.count()
    }

    /// Whether nothing is in it.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == T::Bits::ZERO
    }

    /// Whether this one is in it.
    #[inline]
    pub fn has(self, member: T) -> bool {
        self.0.and(T::Bits::bit(member.place())) != T::Bits::ZERO
    }

    /// Whether all of the other set is in it.
    #[inline]
    pub fn covers(self, other: Self) -> bool {
        other.0.minus(self.0) == T::Bits::ZERO
    }

    /// The set with this one.
    #[inline]
    #[must_use]
    pub fn with(self, member: T) -> Self {
        self.or(Self::one(member))
    }

    /// The set without this one.
    #[inline]
    #[must_use]
    pub fn without(self, member: T) -> Self {
        self.minus(Self::one(member))
    }

    /// What is in both.
    #[inline]
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        Set(self.0.and(other.0))
    }

    /// What is in either.
    #[inline]
    #[must_use]
    pub fn or(self, other: Self) -> Self {
        Set(self.0.or(other.0))
    }

    /// What is in this set and not in the other.
    #[inline]
    #[must_use]
    pub fn minus(self, other: Self) -> Self {
        Set(self.0.minus(other.0))
    }

    /// Puts this one in.
    #[inline]
    pub fn add(&mut self, member: T) {
        *self = self.with(member);
    }

    /// Takes this one out.
    #[inline]
    pub fn remove(&mut self, member: T) {
        *self = self.without(member);
    }

    /// The members in their order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = T> + Clone {
        let mut rest = self.0;
        std::iter::repeat_with(move || {
            (rest != T::Bits::ZERO).then(|| {
                let place = rest.first();
                rest = rest.minus(T::Bits::bit(place));
                T::MEMBERS[place]
            })
        })
        .map_while(|member| member)
    }

    /// The member at this place of the set.
    pub fn nth(self, place: usize) -> Option<T> {
        self.iter().nth(place)
    }

    /// The member, if there is exactly one.
    pub fn only(self) -> Option<T> {
        (self.len() == 1).then(|| T::MEMBERS[self.0.first()])
    }
}

#[expect(
    clippy::expl_impl_clone_on_copy,
    reason = "a derived one would ask more of the members"
)]
impl<T: Named> Clone for Set<T> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}

impl<T: Named> Copy for Set<T> {}

impl<T: Named> PartialEq for Set<T> {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0
    }
}

impl<T: Named> Eq for Set<T> {}

impl<T: Named> PartialOrd for Set<T> {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl<T: Named> Ord for Set<T> {
    fn cmp(&self, other: &Self) -> Ordering {
        self.0.cmp(&other.0)
    }
}

impl<T: Named> Hash for Set<T> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.hash(state);
    }
}

impl<T: Named> Default for Set<T> {
    fn default() -> Self {
        Set::NONE
    }
}

impl<T: Named> FromIterator<T> for Set<T> {
    fn from_iter<I: IntoIterator<Item = T>>(members: I) -> Self {
        members.into_iter().fold(Set::NONE, Set::with)
    }
}

impl<T: Named> fmt::Debug for Set<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(T::name)).finish()
    }
}

impl<T: Named> Serialize for Set<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter().map(T::name))
    }
}

impl<'de, T: Named> Deserialize<'de> for Set<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut set = Set::NONE;
        for name in Vec::<Cow<'de, str>>::deserialize(deserializer)? {
            let member = find(&name).map_err(serde::de::Error::custom)?;
            if set.has(member) {
                let message = format!("'{name}' stands here twice");
                return Err(serde::de::Error::custom(message));
            }
            set.add(member);
        }
        Ok(set)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    crate::names! {
        enum Bird in u8 { Owl = "owl", Crow = "crow", Stork = "stork" }
    }

    const LAST_TWO: Set<Bird> = Set::from_bits(0b110);

    #[test]
    fn sets_are_bits_that_read_like_lists_of_names() {
        let mut set: Set<Bird> = [Bird::Stork, Bird::Owl].into_iter().collect();
        assert_eq!(serde_json::to_string(&set).unwrap(), r#"["owl","stork"]"#);
        assert_eq!(format!("{set:?}"), r#"{"owl", "stork"}"#);
        assert!(set.has(Bird::Owl) && !set.has(Bird::Crow) && set.len() == 2);
        assert_eq!(set.nth(1), Some(Bird::Stork));
        set.remove(Bird::Owl);
        assert_eq!(set.only(), Some(Bird::Stork));
        assert!(Set::all().covers(set) && !set.covers(Set::all()));
        assert_eq!(Set::all().minus(set).iter().last(), Some(Bird::Crow));
        assert_eq!(size_of::<Set<Bird>>(), 1);
        assert_eq!(LAST_TWO, Set::all().without(Bird::Owl));
        assert_eq!(LAST_TWO.bits(), 6);
    }

    #[test]
    fn unknown_and_repeated_names_are_refused() {
        let read = |text: &str| {
            serde_json::from_str::<Set<Bird>>(text)
                .unwrap_err()
                .to_string()
        };
        assert!(read(r#"["rook"]"#).starts_with("'rook' is none of owl, crow, stork"));
        assert!(read(r#"["owl","owl"]"#).starts_with("'owl' stands here twice"));
    }
}
