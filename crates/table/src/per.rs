//! A value for each member of a closed set.

use crate::Named;
use serde::{
    Deserialize, Deserializer, Serialize, Serializer,
    de::{DeserializeOwned, Error},
};
use std::{
    collections::BTreeMap,
    fmt,
    hash::{Hash, Hasher},
    ops::{Index, IndexMut},
};

/// A value for each member of a closed set, written with the names.
///
/// ```
/// table::names! { pub enum Good in u8 { Gold = "gold", Wood = "wood" } }
/// let mut goods: table::Per<Good, u8> = table::Per::from_fn(|_| 0);
/// goods[Good::Wood] += 2;
/// assert_eq!(serde_json::to_string(&goods).unwrap(), r#"{"gold":0,"wood":2}"#);
/// ```
pub struct Per<K: Named, V>(K::Array<V>);

impl<K: Named, V> Per<K, V> {
    /// The value that this gives for each.
    pub fn from_fn(value: impl FnMut(K) -> V) -> Self {
        Per(K::array(value))
    }

    /// The value that this gives for each, or the first thing that went wrong.
    pub fn try_from_fn<E>(value: impl FnMut(K) -> Result<V, E>) -> Result<Self, E> {
        let values: Result<Vec<V>, E> = K::MEMBERS.iter().copied().map(value).collect();
        let mut values = values?.into_iter();
        Ok(Per::from_fn(|_| values.next().expect("one for each")))
    }

    /// Each member with its value.
    pub fn iter(&self) -> impl Iterator<Item = (K, &V)> + Clone {
        K::MEMBERS.iter().copied().zip(self.0.as_ref())
    }

    /// The values in the order of the members.
    pub fn values(&self) -> &[V] {
        self.0.as_ref()
    }
}

impl<K: Named, V> Index<K> for Per<K, V> {
    type Output = V;
    #[inline]
    fn index(&self, key: K) -> &V {
        &self.0.as_ref()[key.place()]
    }
}

impl<K: Named, V> IndexMut<K> for Per<K, V> {
    #[inline]
    fn index_mut(&mut self, key: K) -> &mut V {
        &mut self.0.as_mut()[key.place()]
    }
}

#[expect(
    clippy::expl_impl_clone_on_copy,
    reason = "it is Copy only where the values are"
)]
impl<K: Named, V: Clone> Clone for Per<K, V>
where
    K::Array<V>: Clone,
{
    #[inline]
    fn clone(&self) -> Self {
        Per(self.0.clone())
    }
}

impl<K: Named, V: Copy> Copy for Per<K, V> where K::Array<V>: Copy {}

impl<K: Named, V: PartialEq> PartialEq for Per<K, V> {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        self.values() == other.values()
    }
}

impl<K: Named, V: Eq> Eq for Per<K, V> {}

impl<K: Named, V: Hash> Hash for Per<K, V> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.values().hash(state);
    }
}

impl<K: Named, V: Default> Default for Per<K, V> {
    fn default() -> Self {
        Per::from_fn(|_| V::default())
    }
}

impl<K: Named, V: fmt::Debug> fmt::Debug for Per<K, V> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map()
            .entries(self.iter().map(|(key, value)| (key.name(), value)))
            .finish()
    }
}

impl<K: Named, V: Serialize> Serialize for Per<K, V> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.iter().map(|(key, value)| (key.name(), value)))
    }
}

impl<'de, K: Named, V: DeserializeOwned> Deserialize<'de> for Per<K, V> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut named = BTreeMap::<String, V>::deserialize(deserializer)?;
        let mut values = Vec::with_capacity(K::MEMBERS.len());
        for key in K::MEMBERS {
            let value = named.remove(key.name());
            values
                .push(value.ok_or_else(|| D::Error::custom(format!("{} is missing", key.name())))?);
        }
        if let Some((unknown, _)) = named.pop_first() {
            let known: Vec<&str> = K::MEMBERS.iter().map(|key| key.name()).collect();
            return Err(D::Error::custom(format!(
                "'{unknown}' is none of {}",
                known.join(", ")
            )));
        }
        let mut values = values.into_iter();
        Ok(Per::from_fn(|_| values.next().expect("one for each")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    crate::names! {
        enum Good in u8 { Gold = "gold", Wood = "wood" }
    }

    #[test]
    fn every_member_has_a_value_and_nothing_else_has_one() {
        let goods: Per<Good, u8> = serde_json::from_str(r#"{"wood":3,"gold":1}"#).unwrap();
        assert_eq!((goods[Good::Gold], goods.values()), (1, &[1, 3][..]));
        assert_eq!(Per::try_from_fn(|good| Ok::<_, ()>(goods[good])), Ok(goods));
        assert_eq!(Per::<Good, u8>::try_from_fn(Err), Err(Good::Gold));
        let read = |text: &str| {
            let read = serde_json::from_str::<Per<Good, u8>>(text);
            read.unwrap_err().to_string()
        };
        assert!(read(r#"{"wood":3}"#).starts_with("gold is missing"));
        assert!(read(r#"{"wood":3,"gold":1,"tin":0}"#).starts_with("'tin' is none of gold, wood"));
    }
}
