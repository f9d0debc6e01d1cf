//! The closed sets of the game: cities, parts of a city, dice, symbols, spaces, bonuses. Their names are the ids of
//! the specification and stand in positions, data files and notation. The spaces have a file of their own (`space`).

/// Declares an enum with its ids: `ALL`, `name`, `Display`, `FromStr` and serde by name; with a prefix also `word`.
macro_rules! ids {
    ($(#[$doc:meta])* $name:ident: $what:literal, $prefix:literal { $($(#[$about:meta])* $variant:ident = $id:literal,)* }) => {
        ids! { $(#[$doc])* $name: $what { $($(#[$about])* $variant = $id,)* } }

        impl $name {
            /// Its name in the words files.
            pub const fn word(self) -> &'static str {
                match self { $($name::$variant => concat!($prefix, $id),)* }
            }
        }
    };
    ($(#[$doc:meta])* $name:ident: $what:literal { $($(#[$about:meta])* $variant:ident = $id:literal,)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[repr(u8)]
        pub enum $name { $($(#[$about])* $variant,)* }

        impl $name {
            /// All of them, in their order.
            pub const ALL: [$name; [$($id),*].len()] = [$($name::$variant),*];

            /// The id.
            pub const fn name(self) -> &'static str {
                match self { $($name::$variant => $id,)* }
            }

            /// Position in [`Self::ALL`].
            pub const fn index(self) -> usize {
                self as usize
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.name())
            }
        }

        impl std::str::FromStr for $name {
            type Err = String;
            fn from_str(text: &str) -> Result<Self, String> {
                match text {
                    $($id => Ok($name::$variant),)*
                    _ => Err(format!("'{text}' is not {}: use {}", $what, [$($id),*].join(", "))),
                }
            }
        }

        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.name())
            }
        }

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                <std::borrow::Cow<'_, str>>::deserialize(deserializer)?
                    .parse()
                    .map_err(serde::de::Error::custom)
            }
        }
    };
}

/// Declares a set over an enum of ids, kept as bits and written as a list of names.
macro_rules! id_set {
    ($(#[$doc:meta])* $name:ident of $item:ident in $bits:ty) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
        pub struct $name(pub(crate) $bits);

        impl $name {
            /// The empty set.
            pub const NONE: $name = $name(0);
            /// Every one.
            pub const ALL: $name = $name(<$bits>::MAX >> (<$bits>::BITS as usize - $item::ALL.len()));

            /// The set of one.
            pub const fn one(item: $item) -> Self {
                $name(1 << item as u8)
            }

            /// Whether it is in the set.
            pub const fn has(self, item: $item) -> bool {
                self.0 >> item as u8 & 1 != 0
            }

            /// The set with it.
            #[must_use]
            pub const fn with(self, item: $item) -> Self {
                $name(self.0 | 1 << item as u8)
            }

            /// What is in both sets.
            #[must_use]
            pub const fn and(self, other: Self) -> Self {
                $name(self.0 & other.0)
            }

            /// What is in either set.
            #[must_use]
            pub const fn or(self, other: Self) -> Self {
                $name(self.0 | other.0)
            }

            /// What is in this set and not in the other.
            #[must_use]
            pub const fn minus(self, other: Self) -> Self {
                $name(self.0 & !other.0)
            }

            /// Whether all of the other set is in this one.
            pub const fn covers(self, other: Self) -> bool {
                other.0 & !self.0 == 0
            }

            /// How many.
            pub const fn len(self) -> u8 {
                self.0.count_ones() as u8
            }

            /// Whether there is none.
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// Each of them, in order.
            pub fn iter(self) -> impl Iterator<Item = $item> {
                let mut rest = self.0;
                std::iter::from_fn(move || {
                    (rest != 0).then(|| {
                        let item = $item::ALL[rest.trailing_zeros() as usize];
                        rest &= rest - 1;
                        item
                    })
                })
            }
        }

        impl FromIterator<$item> for $name {
            fn from_iter<I: IntoIterator<Item = $item>>(items: I) -> Self {
                items.into_iter().fold($name::NONE, $name::with)
            }
        }

        impl std::fmt::Debug for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.debug_set().entries(self.iter()).finish()
            }
        }

        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_seq(self.iter())
            }
        }

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let mut set = $name::NONE;
                for item in Vec::<$item>::deserialize(deserializer)? {
                    if set.has(item) {
                        return Err(serde::de::Error::custom(format!("{item} stands here twice")));
                    }
                    set = set.with(item);
                }
                Ok(set)
            }
        }
    };
}

mod space;

pub use space::{Space, Spaces};

ids! {
    /// A city, with its own Wonder and University.
    City: "a city", "city-" {
        /// Lighthouse.
        Alexandria = "alexandria",
        /// Hanging Gardens.
        Babylon = "babylon",
        /// Temple of Artemis.
        Ephesus = "ephesus",
        /// Great Pyramid.
        Giza = "giza",
        /// Mausoleum.
        Halicarnassus = "halicarnassus",
        /// Statue of Zeus.
        Olympia = "olympia",
        /// Colossus.
        Rhodes = "rhodes",
    }
}
id_set! {
    /// A set of cities.
    Cities of City in u8
}

ids! {
    /// A part of a city: the eight buildings, and the Wonder, which is not one (SW-9.2).
    Part: "a building or the wonder", "part-" {
        /// Grey: materials.
        Warehouse = "warehouse",
        /// Blue: points.
        Agora = "agora",
        /// Red: faces the left neighbour.
        BarracksWest = "barracks_west",
        /// Red: faces the right neighbour.
        BarracksEast = "barracks_east",
        /// Yellow: coins and points for other parts.
        Market = "market",
        /// Green: permanent help and special dice.
        University = "university",
        /// Purple: points.
        GuildCourt = "guild_court",
        /// White: leaders.
        Gallery = "gallery",
        /// Three stages, built without a die.
        Wonder = "wonder",
    }
}
id_set! {
    /// A set of parts.
    Parts of Part in u16
}

impl Part {
    /// The colour of the dice that serve it; the Wonder needs none.
    pub const fn colour(self) -> Option<Colour> {
        match self {
            Part::Warehouse => Some(Colour::Grey),
            Part::Agora => Some(Colour::Blue),
            Part::BarracksWest | Part::BarracksEast => Some(Colour::Red),
            Part::Market => Some(Colour::Yellow),
            Part::University => Some(Colour::Green),
            Part::GuildCourt => Some(Colour::Purple),
            Part::Gallery => Some(Colour::White),
            Part::Wonder => None,
        }
    }

    /// SW-9.2: the eight buildings; the Wonder is not one.
    pub const BUILDINGS: [Part; 8] = [
        Part::Warehouse,
        Part::Agora,
        Part::BarracksWest,
        Part::BarracksEast,
        Part::Market,
        Part::University,
        Part::GuildCourt,
        Part::Gallery,
    ];

    /// SW-11.3: the rows of the score table in their order.
    pub const SCORED: [Part; 8] = [
        Part::Wonder,
        Part::BarracksWest,
        Part::BarracksEast,
        Part::Agora,
        Part::Market,
        Part::University,
        Part::GuildCourt,
        Part::Gallery,
    ];
}

ids! {
    /// The colour of a die and of the buildings it serves.
    Colour: "a colour", "colour-" {
        /// Three dice; Warehouse.
        Grey = "grey",
        /// Agora.
        Blue = "blue",
        /// Both Barracks.
        Red = "red",
        /// Market.
        Yellow = "yellow",
        /// University.
        Green = "green",
        /// The Spy, which has no building of its own.
        Black = "black",
        /// Gallery of Leaders.
        White = "white",
        /// Guild Court.
        Purple = "purple",
    }
}
id_set! {
    /// A set of colours.
    Colours of Colour in u8
}

impl Colour {
    /// The special dice, in the order of their swaps (SW-8.5.4).
    pub const SPECIAL: [Colour; 3] = [Colour::Black, Colour::White, Colour::Purple];
}

ids! {
    /// One of the ten dice. The three grey ones differ.
    Die: "a die", "die-" {
        /// Wood twice, no textile.
        Grey1 = "grey_1",
        /// Stone twice, no glass.
        Grey2 = "grey_2",
        /// Clay twice, no papyrus.
        Grey3 = "grey_3",
        /// Agora.
        Blue = "blue",
        /// Barracks.
        Red = "red",
        /// Market.
        Yellow = "yellow",
        /// University.
        Green = "green",
        /// The Spy.
        Black = "black",
        /// Leaders.
        White = "white",
        /// Guild Court.
        Purple = "purple",
    }
}

impl Die {
    /// The die's colour.
    pub const fn colour(self) -> Colour {
        match self {
            Die::Grey1 | Die::Grey2 | Die::Grey3 => Colour::Grey,
            Die::Blue => Colour::Blue,
            Die::Red => Colour::Red,
            Die::Yellow => Colour::Yellow,
            Die::Green => Colour::Green,
            Die::Black => Colour::Black,
            Die::White => Colour::White,
            Die::Purple => Colour::Purple,
        }
    }

    /// Whether somebody must have unlocked the die before it comes into the Forum.
    pub const fn is_special(self) -> bool {
        matches!(self, Die::Black | Die::White | Die::Purple)
    }

    /// The special die of this colour.
    pub const fn special(colour: Colour) -> Option<Die> {
        match colour {
            Colour::Black => Some(Die::Black),
            Colour::White => Some(Die::White),
            Colour::Purple => Some(Die::Purple),
            Colour::Grey | Colour::Blue | Colour::Red | Colour::Yellow | Colour::Green => None,
        }
    }
}

ids! {
    /// What a face of a die shows: a sign with a name and a picture. Which spaces it allows stands in the tables, so any
    /// of them can stand on any die; those that no die of an edition shows wait for another one.
    Symbol: "a face of a die", "face-" {
        /// Raw material.
        Wood = "wood",
        /// Raw material.
        Stone = "stone",
        /// Raw material.
        Clay = "clay",
        /// Manufactured good.
        Glass = "glass",
        /// Manufactured good.
        Papyrus = "papyrus",
        /// Manufactured good.
        Textile = "textile",
        /// A bath.
        Bath = "bath",
        /// A fountain.
        Fountain = "fountain",
        /// A temple.
        Temple = "temple",
        /// A theatre.
        Theatre = "theatre",
        /// A statue.
        Statue = "statue",
        /// An aqueduct.
        Aqueduct = "aqueduct",
        /// A garden.
        Garden = "garden",
        /// An axe.
        Axe = "axe",
        /// A sword.
        Sword = "sword",
        /// A shield.
        Shield = "shield",
        /// Scales.
        Scales = "scales",
        /// An amphora.
        Amphora = "amphora",
        /// A ship.
        Ship = "ship",
        /// A tablet.
        Tablet = "tablet",
        /// A compass.
        Compass = "compass",
        /// A gear.
        Gear = "gear",
        /// The grey square.
        Warehouse = "warehouse",
        /// The blue square.
        Agora = "agora",
        /// The West Barracks alone.
        BarracksWest = "barracks_west",
        /// The East Barracks alone.
        BarracksEast = "barracks_east",
        /// The yellow square.
        Market = "market",
        /// The green square.
        University = "university",
        /// A leader.
        Crown = "crown",
        /// A leader.
        General = "general",
        /// A leader.
        Orator = "orator",
        /// A leader.
        Scholar = "scholar",
        /// A leader.
        Trader = "trader",
        /// A theatre mask.
        Mask = "mask",
        /// An owl.
        Owl = "owl",
        /// The staff with two snakes.
        Caduceus = "caduceus",
        /// A chest.
        Chest = "chest",
        /// A coin with a 7: only a symbol, it gives no coins.
        Coin = "coin",
        /// A camel.
        Camel = "camel",
        /// A leader between laurels.
        LeaderLaurel = "leader_laurel",
        /// A red leader.
        LeaderRed = "leader_red",
        /// A blue leader.
        LeaderBlue = "leader_blue",
        /// A green leader.
        LeaderGreen = "leader_green",
        /// A yellow leader.
        LeaderYellow = "leader_yellow",
        /// The red square: both Barracks.
        Barracks = "barracks",
        /// The square in four colours.
        Any = "any",
        /// The pyramid.
        Wonder = "wonder",
    }
}
id_set! {
    /// A set of faces.
    Symbols of Symbol in u64
}

ids! {
    /// One of the three reward boxes.
    Bonus: "a bonus", "box-" {
        /// Seven coins.
        Coins = "bonus_coins",
        /// Another action.
        Action = "bonus_action",
        /// One space of the Warehouse, the Agora or the Market.
        Space = "bonus_space",
    }
}
id_set! {
    /// A set of bonuses.
    Bonuses of Bonus in u8
}
