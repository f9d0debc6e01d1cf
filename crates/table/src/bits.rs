//! Whole numbers that keep sets.

use std::{fmt, hash::Hash};

/// A whole number that keeps a set.
pub trait Bits: Copy + Eq + Ord + Hash + fmt::Debug + Send + Sync + 'static {
    /// The empty set.
    const ZERO: Self;
    /// The set of what has this place.
    fn bit(place: usize) -> Self;
    /// What is in both.
    #[must_use]
    fn and(self, other: Self) -> Self;
    /// What is in either.
    #[must_use]
    fn or(self, other: Self) -> Self;
    /// What is only in this one.
    #[must_use]
    fn minus(self, other: Self) -> Self;
    /// How many are in it.
    fn count(self) -> usize;
    /// The place of the first.
    fn first(self) -> usize;
}

macro_rules! bits {
    ($($number:ty),+) => {$(
        impl Bits for $number {
            const ZERO: Self = 0;
            #[inline]
            fn bit(place: usize) -> Self {
                1 << place
            }
            #[inline]
            fn and(self, other: Self) -> Self {
                self & other
            }
            #[inline]
            fn or(self, other: Self) -> Self {
                self | other
            }
            #[inline]
            fn minus(self, other: Self) -> Self {
                self & !other
            }
            #[inline]
            fn count(self) -> usize {
                self.count_ones() as usize
            }
            #[inline]
            fn first(self) -> usize {
                self.trailing_zeros() as usize
            }
        }
    )+};
}
bits!(u8, u16, u32, u64, u128);
