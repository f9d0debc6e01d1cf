//! Short lists inside the state: no allocation, copied as a block.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::{
    fmt,
    hash::{Hash, Hasher},
    ops::{Deref, DerefMut},
};

/// What lies in the unused places of a [`List`].
pub trait Pad: Copy {
    /// Any value will do.
    const PAD: Self;
}

/// Up to `N` values in order.
#[derive(Clone, Copy)]
pub struct List<T, const N: usize> {
    len: u8,
    items: [T; N],
}

impl<T: Pad, const N: usize> List<T, N> {
    /// Nothing.
    pub const EMPTY: Self = Self {
        len: 0,
        items: [T::PAD; N],
    };

    /// Adds a value at the end.
    ///
    /// # Panics
    /// When it is full, which the checks of the table rule out.
    #[inline]
    pub fn push(&mut self, item: T) {
        self.items[self.len as usize] = item;
        self.len += 1;
    }

    /// Puts a value at this place, before what is there.
    ///
    /// # Panics
    /// When it is full.
    #[inline]
    pub fn insert(&mut self, at: usize, item: T) {
        let len = self.len as usize;
        self.items.copy_within(at..len, at + 1);
        self.items[at] = item;
        self.len += 1;
    }

    /// Takes the value at this place away.
    ///
    /// # Panics
    /// When there is none.
    #[inline]
    pub fn remove(&mut self, at: usize) -> T {
        let item = self[at];
        let len = self.len as usize;
        self.items.copy_within(at + 1..len, at);
        self.len -= 1;
        item
    }

    /// Takes everything away.
    pub fn clear(&mut self) {
        self.len = 0;
    }

    /// Keeps what passes the test.
    pub fn retain(&mut self, mut keep: impl FnMut(&T) -> bool) {
        let mut kept = 0;
        for at in 0..self.len as usize {
            let item = self.items[at];
            if keep(&item) {
                self.items[kept] = item;
                kept += 1;
            }
        }
        self.len = kept as u8;
    }
}

impl<T: Pad, const N: usize> Default for List<T, N> {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<T, const N: usize> Deref for List<T, N> {
    type Target = [T];
    #[inline]
    fn deref(&self) -> &[T] {
        &self.items[..self.len as usize]
    }
}

impl<T, const N: usize> DerefMut for List<T, N> {
    #[inline]
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.items[..self.len as usize]
    }
}

impl<T: PartialEq, const N: usize> PartialEq for List<T, N> {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl<T: Eq, const N: usize> Eq for List<T, N> {}

impl<T: Hash, const N: usize> Hash for List<T, N> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (**self).hash(state);
    }
}

impl<T: fmt::Debug, const N: usize> fmt::Debug for List<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (**self).fmt(f)
    }
}

impl<T: Pad, const N: usize> FromIterator<T> for List<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let mut list = Self::EMPTY;
        for item in items {
            list.push(item);
        }
        list
    }
}

impl<T: Serialize, const N: usize> Serialize for List<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, T: Pad + Deserialize<'de>, const N: usize> Deserialize<'de> for List<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let items = Vec::<T>::deserialize(deserializer)?;
        if items.len() > N {
            let n = items.len();
            return Err(serde::de::Error::custom(format!(
                "{n} entries: at most {N} fit here"
            )));
        }
        Ok(items.into_iter().collect())
    }
}
