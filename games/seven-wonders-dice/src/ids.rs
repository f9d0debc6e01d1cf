//! The closed sets of the game: cities, parts of a city, dice, symbols, spaces, bonuses. Their names are the ids of
//! the specification and stand in positions, data files and notation.

/// Declares an enum with its ids: `ALL`, `name`, `Display`, `FromStr` and serde by name.
macro_rules! ids {
    ($(#[$doc:meta])* $name:ident: $what:literal, $prefix:literal { $($(#[$about:meta])* $variant:ident = $id:literal,)* }) => {
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

            /// Its name in the words files.
            pub const fn word(self) -> &'static str {
                match self { $($name::$variant => concat!($prefix, $id),)* }
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
                Ok(Vec::<$item>::deserialize(deserializer)?.into_iter().collect())
            }
        }
    };
}

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
    /// What a face of a die shows.
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
        /// Agora, first lane.
        Bath = "bath",
        /// Agora, first lane.
        Temple = "temple",
        /// Agora, second lane.
        Theatre = "theatre",
        /// Agora, second lane.
        Statue = "statue",
        /// Agora, third lane.
        Aqueduct = "aqueduct",
        /// Agora, third lane.
        Garden = "garden",
        /// Attack in the west.
        Axe = "axe",
        /// Attack in the east.
        Sword = "sword",
        /// Defence on either side.
        Shield = "shield",
        /// Market, three spaces.
        Scales = "scales",
        /// Market, two spaces.
        Amphora = "amphora",
        /// Market, one space.
        Ship = "ship",
        /// University, first lane.
        Tablet = "tablet",
        /// University, second lane.
        Compass = "compass",
        /// University, third lane.
        Gear = "gear",
        /// Names the Warehouse.
        Warehouse = "warehouse",
        /// Names the Agora.
        Agora = "agora",
        /// Names the West Barracks.
        BarracksWest = "barracks_west",
        /// Names the East Barracks.
        BarracksEast = "barracks_east",
        /// Names the Market.
        Market = "market",
        /// Names the University.
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
    }
}
id_set! {
    /// A set of faces.
    Symbols of Symbol in u32
}

impl Symbol {
    /// The building that a face of the black or purple die names.
    pub const fn building(self) -> Option<Part> {
        match self {
            Symbol::Warehouse => Some(Part::Warehouse),
            Symbol::Agora => Some(Part::Agora),
            Symbol::BarracksWest => Some(Part::BarracksWest),
            Symbol::BarracksEast => Some(Part::BarracksEast),
            Symbol::Market => Some(Part::Market),
            Symbol::University => Some(Part::University),
            Symbol::Wood
            | Symbol::Stone
            | Symbol::Clay
            | Symbol::Glass
            | Symbol::Papyrus
            | Symbol::Textile
            | Symbol::Bath
            | Symbol::Temple
            | Symbol::Theatre
            | Symbol::Statue
            | Symbol::Aqueduct
            | Symbol::Garden
            | Symbol::Axe
            | Symbol::Sword
            | Symbol::Shield
            | Symbol::Scales
            | Symbol::Amphora
            | Symbol::Ship
            | Symbol::Tablet
            | Symbol::Compass
            | Symbol::Gear
            | Symbol::Crown
            | Symbol::General
            | Symbol::Orator
            | Symbol::Scholar
            | Symbol::Trader => None,
        }
    }
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

ids! {
    /// A space of a board, in the order of the specification (10.2).
    Space: "a space", "space-" {
        /// Warehouse, wood.
        WhWood = "wh_wood",
        /// Warehouse, stone.
        WhStone = "wh_stone",
        /// Warehouse, clay.
        WhClay = "wh_clay",
        /// Warehouse, glass.
        WhGlass = "wh_glass",
        /// Warehouse, papyrus.
        WhPapyrus = "wh_papyrus",
        /// Warehouse, textile.
        WhTextile = "wh_textile",
        /// Agora, first lane.
        AgA1 = "ag_a1",
        /// Agora, first lane.
        AgA2 = "ag_a2",
        /// Agora, first lane.
        AgA3 = "ag_a3",
        /// Agora, second lane.
        AgB1 = "ag_b1",
        /// Agora, second lane.
        AgB2 = "ag_b2",
        /// Agora, second lane.
        AgB3 = "ag_b3",
        /// Agora, third lane.
        AgC1 = "ag_c1",
        /// Agora, third lane.
        AgC2 = "ag_c2",
        /// West attack.
        BwA1 = "bw_a1",
        /// West attack.
        BwA2 = "bw_a2",
        /// West attack.
        BwA3 = "bw_a3",
        /// West attack.
        BwA4 = "bw_a4",
        /// West attack.
        BwA5 = "bw_a5",
        /// West defence.
        BwD1 = "bw_d1",
        /// West defence.
        BwD2 = "bw_d2",
        /// East attack.
        BeA1 = "be_a1",
        /// East attack.
        BeA2 = "be_a2",
        /// East attack.
        BeA3 = "be_a3",
        /// East attack.
        BeA4 = "be_a4",
        /// East attack.
        BeA5 = "be_a5",
        /// East defence.
        BeD1 = "be_d1",
        /// East defence.
        BeD2 = "be_d2",
        /// Market, scales.
        MkS1 = "mk_s1",
        /// Market, scales.
        MkS2 = "mk_s2",
        /// Market, scales.
        MkS3 = "mk_s3",
        /// Market, amphora.
        MkA1 = "mk_a1",
        /// Market, amphora.
        MkA2 = "mk_a2",
        /// Market, ship.
        MkC1 = "mk_c1",
        /// Guild Court.
        Gc1 = "gc_1",
        /// Guild Court.
        Gc2 = "gc_2",
        /// Guild Court.
        Gc3 = "gc_3",
        /// Gallery, crown.
        GlCrown = "gl_crown",
        /// Gallery, general.
        GlGeneral = "gl_general",
        /// Gallery, orator.
        GlOrator = "gl_orator",
        /// Gallery, scholar.
        GlScholar = "gl_scholar",
        /// Gallery, trader.
        GlTrader = "gl_trader",
        /// University, tablet.
        UnT1 = "un_t1",
        /// University, tablet.
        UnT2 = "un_t2",
        /// University, tablet.
        UnT3 = "un_t3",
        /// University, compass.
        UnC1 = "un_c1",
        /// University, compass.
        UnC2 = "un_c2",
        /// University, compass.
        UnC3 = "un_c3",
        /// University, gear.
        UnG1 = "un_g1",
        /// University, gear.
        UnG2 = "un_g2",
        /// University, gear.
        UnG3 = "un_g3",
        /// First stage of the Wonder.
        Wo1 = "wo_1",
        /// Second stage of the Wonder.
        Wo2 = "wo_2",
        /// Third stage of the Wonder.
        Wo3 = "wo_3",
    }
}
id_set! {
    /// A set of spaces.
    Spaces of Space in u64
}

impl Space {
    /// How many spaces a board has.
    pub const COUNT: usize = Space::ALL.len();

    /// The part of the city to which the space belongs.
    pub const fn part(self) -> Part {
        match self {
            Space::WhWood
            | Space::WhStone
            | Space::WhClay
            | Space::WhGlass
            | Space::WhPapyrus
            | Space::WhTextile => Part::Warehouse,
            Space::AgA1
            | Space::AgA2
            | Space::AgA3
            | Space::AgB1
            | Space::AgB2
            | Space::AgB3
            | Space::AgC1
            | Space::AgC2 => Part::Agora,
            Space::BwA1
            | Space::BwA2
            | Space::BwA3
            | Space::BwA4
            | Space::BwA5
            | Space::BwD1
            | Space::BwD2 => Part::BarracksWest,
            Space::BeA1
            | Space::BeA2
            | Space::BeA3
            | Space::BeA4
            | Space::BeA5
            | Space::BeD1
            | Space::BeD2 => Part::BarracksEast,
            Space::MkS1 | Space::MkS2 | Space::MkS3 | Space::MkA1 | Space::MkA2 | Space::MkC1 => {
                Part::Market
            }
            Space::Gc1 | Space::Gc2 | Space::Gc3 => Part::GuildCourt,
            Space::GlCrown
            | Space::GlGeneral
            | Space::GlOrator
            | Space::GlScholar
            | Space::GlTrader => Part::Gallery,
            Space::UnT1
            | Space::UnT2
            | Space::UnT3
            | Space::UnC1
            | Space::UnC2
            | Space::UnC3
            | Space::UnG1
            | Space::UnG2
            | Space::UnG3 => Part::University,
            Space::Wo1 | Space::Wo2 | Space::Wo3 => Part::Wonder,
        }
    }
}

impl Spaces {
    /// SW-8.3: attack spaces of the West Barracks.
    pub const ATTACK_WEST: Spaces = Spaces::run(Space::BwA1, Space::BwA5);
    /// SW-8.3: defence spaces of the West Barracks.
    pub const DEFENCE_WEST: Spaces = Spaces::run(Space::BwD1, Space::BwD2);
    /// SW-8.3: attack spaces of the East Barracks.
    pub const ATTACK_EAST: Spaces = Spaces::run(Space::BeA1, Space::BeA5);
    /// SW-8.3: defence spaces of the East Barracks.
    pub const DEFENCE_EAST: Spaces = Spaces::run(Space::BeD1, Space::BeD2);

    /// Every space of a part.
    #[inline]
    pub const fn of(part: Part) -> Spaces {
        match part {
            Part::Warehouse => Spaces::run(Space::WhWood, Space::WhTextile),
            Part::Agora => Spaces::run(Space::AgA1, Space::AgC2),
            Part::BarracksWest => Spaces::run(Space::BwA1, Space::BwD2),
            Part::BarracksEast => Spaces::run(Space::BeA1, Space::BeD2),
            Part::Market => Spaces::run(Space::MkS1, Space::MkC1),
            Part::University => Spaces::run(Space::UnT1, Space::UnG3),
            Part::GuildCourt => Spaces::run(Space::Gc1, Space::Gc3),
            Part::Gallery => Spaces::run(Space::GlCrown, Space::GlTrader),
            Part::Wonder => Spaces::run(Space::Wo1, Space::Wo3),
        }
    }

    /// Every space of these parts.
    pub fn of_all(parts: Parts) -> Spaces {
        Spaces(parts.iter().fold(0, |bits, part| bits | Spaces::of(part).0))
    }

    const fn run(first: Space, last: Space) -> Spaces {
        Spaces((2 << last as u8) - (1 << first as u8))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_and_their_spaces_agree() {
        for part in Part::ALL {
            let by_space: Spaces = Space::ALL
                .into_iter()
                .filter(|space| space.part() == part)
                .collect();
            assert_eq!(by_space, Spaces::of(part), "{part}");
        }
        assert_eq!(Spaces::ALL.len(), 54);
        assert_eq!(Spaces::ATTACK_WEST.len() + Spaces::DEFENCE_WEST.len(), 7);
    }

    #[test]
    fn ids_are_parsed_back() {
        for space in Space::ALL {
            assert_eq!(space.name().parse(), Ok(space));
        }
        assert!("wh_gold".parse::<Space>().is_err());
    }
}
