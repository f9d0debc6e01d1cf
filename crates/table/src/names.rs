//! Closed sets with a stable name for each member: cards, advisors, kinds of goods. [`names!`](crate::names!) declares
//! one; notation, positions, component files and words then all use the same names.

use crate::bits::Bits;

/// A member of a closed set.
pub trait Named: Copy + Eq + Ord + std::fmt::Debug + 'static {
    /// What a [`Set`](crate::Set) of them is kept in.
    type Bits: Bits;
    /// What a [`Per`](crate::Per) of them is kept in.
    type Array<V>: AsRef<[V]> + AsMut<[V]>;
    /// All of them, in their order.
    const MEMBERS: &'static [Self];

    /// A value for each.
    fn array<V>(value: impl FnMut(Self) -> V) -> Self::Array<V>;

    /// The name in notation, positions and component files.
    fn name(self) -> &'static str;

    /// The place in the order, from 0.
    fn place(self) -> usize;
}

/// The member with this name, or the names that there are.
pub fn find<T: Named>(name: &str) -> Result<T, String> {
    let mut members = T::MEMBERS.iter().copied();
    members.find(|member| member.name() == name).ok_or_else(|| {
        let known: Vec<&str> = T::MEMBERS.iter().map(|member| member.name()).collect();
        format!("'{name}' is none of {}", known.join(", "))
    })
}

/// Declares a closed set: an enum, or numbered cards that nobody tells apart by an identifier of their own. It gets
/// `ALL`, `N`, `id`, `index`, [`Named`], Display, `FromStr` and serde by name. A text after the type's name is the
/// beginning of its words: with `: "advisor"` the word of `Jester = "jester"` is `advisor-jester`, without it `jester`.
/// `in u8` says how wide a [`Set`](crate::Set) of them is, if not 64 bits. Cards with printed numbers say where these begin
/// (`from 73`) and get `number`.
///
/// ```
/// table::names! {
///     /// A season.
///     pub enum Season: "season" in u8 {
///         Spring = "spring",
///         Autumn = "autumn",
///     }
/// }
/// table::names! {
///     /// A card of the event deck.
///     pub struct Omen in u8 = ["omen_1", "omen_2", "omen_3"];
/// }
/// table::names! {
///     /// A tile with its number printed on it.
///     pub struct Goal from 73 in u8 = ["goal-73", "goal-74"];
/// }
/// assert_eq!((Goal::at(1).number(), Goal::at(1).index()), (74, 1));
/// assert_eq!(Season::Autumn.word(), "season-autumn");
/// assert_eq!("winter".parse::<Season>().unwrap_err(), "'winter' is none of spring, autumn");
/// assert_eq!(Omen::at(1).id(), "omen_2");
/// let seasons: table::Set<Season> = serde_json::from_str(r#"["autumn"]"#).unwrap();
/// assert!(seasons.has(Season::Autumn) && !seasons.has(Season::Spring));
/// ```
#[macro_export]
macro_rules! names {
    ($(#[$doc:meta])* $vis:vis enum $name:ident $(: $words:literal)? $(in $bits:ident)? {
        $($(#[$about:meta])* $variant:ident = $id:literal),+ $(,)?
    }) => {
        $crate::names!(@enum ($($words)?) $(#[$doc])* $vis $name { $($(#[$about])* $variant = $id),+ });
        $crate::names!(@traits $name $($bits)?);
    };
    ($(#[$doc:meta])* $vis:vis struct $name:ident $(: $words:literal)? $(in $bits:ident)? = [$($id:literal),+ $(,)?];) => {
        $crate::names!(@struct 0 ($($words)?) $(#[$doc])* $vis $name [$($id),+]);
        $crate::names!(@traits $name $($bits)?);
    };
    ($(#[$doc:meta])* $vis:vis struct $name:ident $(: $words:literal)? from $first:literal $(in $bits:ident)? = [$($id:literal),+ $(,)?];) => {
        $crate::names!(@struct $first ($($words)?) $(#[$doc])* $vis $name [$($id),+]);
        $crate::names!(@traits $name $($bits)?);

        #[allow(dead_code, reason = "every closed set offers the same")]
        impl $name {
            /// The printed number.
            pub const fn number(self) -> usize {
                self.0 as usize
            }
        }
    };
    (@enum $words:tt $(#[$doc:meta])* $vis:vis $name:ident {
        $($(#[$about:meta])* $variant:ident = $id:literal),+
    }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[repr(u8)]
        #[allow(missing_docs, reason = "the names say what they are")]
        $vis enum $name { $($(#[$about])* $variant),+ }

        #[allow(dead_code, reason = "every closed set offers the same")]
        impl $name {
            /// How many there are.
            pub const N: usize = [$($id),+].len();
            /// All of them, in the rulebook's order.
            pub const ALL: [$name; Self::N] = [$($name::$variant),+];

            /// The name in notation, positions and component files.
            pub const fn id(self) -> &'static str {
                match self { $($name::$variant => $id),+ }
            }

            /// The id of its name in the words files.
            pub const fn word(self) -> &'static str {
                match self { $($name::$variant => $crate::names!(@word $id $words)),+ }
            }

            /// The place in the rulebook's order, from 0.
            pub const fn index(self) -> usize {
                self as usize
            }

            /// The one at this place.
            pub const fn at(index: usize) -> Self {
                Self::ALL[index]
            }
        }
    };
    (@struct $first:literal $words:tt $(#[$doc:meta])* $vis:vis $name:ident [$($id:literal),+]) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        $vis struct $name(u8);

        #[allow(dead_code, reason = "every closed set offers the same")]
        impl $name {
            /// How many there are.
            pub const N: usize = [$($id),+].len();
            /// All of them, in the rulebook's order.
            pub const ALL: [$name; Self::N] = {
                let mut all = [$name($first); Self::N];
                let mut at = 0;
                while at < Self::N {
                    all[at] = $name($first + at as u8);
                    at += 1;
                }
                all
            };

            /// The name in notation, positions and component files.
            pub const fn id(self) -> &'static str {
                const IDS: [&str; $name::N] = [$($id),+];
                IDS[self.index()]
            }

            /// The id of its name in the words files.
            pub const fn word(self) -> &'static str {
                const WORDS: [&str; $name::N] = [$($crate::names!(@word $id $words)),+];
                WORDS[self.index()]
            }

            /// The place in the rulebook's order, from 0.
            pub const fn index(self) -> usize {
                (self.0 - $first) as usize
            }

            /// The one at this place.
            pub const fn at(index: usize) -> Self {
                Self::ALL[index]
            }
        }
    };
    (@word $id:literal ()) => { $id };
    (@word $id:literal ($words:literal)) => { concat!($words, "-", $id) };
    (@bits) => { u64 };
    (@bits $bits:ident) => { $bits };
    (@traits $name:ident $($bits:ident)?) => {
        impl $crate::Named for $name {
            type Bits = $crate::names!(@bits $($bits)?);
            type Array<V> = [V; $name::N];
            const MEMBERS: &'static [Self] = {
                assert!(
                    $name::N <= <$crate::names!(@bits $($bits)?)>::BITS as usize,
                    "a set of them does not fit: say how wide it is"
                );
                &$name::ALL
            };

            #[inline]
            fn array<V>(value: impl FnMut(Self) -> V) -> [V; $name::N] {
                $name::ALL.map(value)
            }

            #[inline]
            fn name(self) -> &'static str {
                self.id()
            }

            #[inline]
            fn place(self) -> usize {
                self.index()
            }
        }

        impl $crate::Pad for $name {
            const PAD: Self = $name::ALL[0];
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.id())
            }
        }

        impl std::str::FromStr for $name {
            type Err = String;
            fn from_str(name: &str) -> Result<Self, String> {
                $crate::find(name)
            }
        }

        $crate::as_text!($name);
    };
}

/// Serde for types with a notation: they are written as it and read from it.
#[macro_export]
macro_rules! as_text {
    ($($name:ty),+ $(,)?) => {$(
        impl $crate::serde::Serialize for $name {
            fn serialize<S: $crate::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> $crate::serde::Deserialize<'de> for $name {
            fn deserialize<D: $crate::serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = <std::borrow::Cow<'de, str> as $crate::serde::Deserialize>::deserialize(deserializer)?;
                text.parse().map_err($crate::serde::de::Error::custom)
            }
        }
    )+};
}
