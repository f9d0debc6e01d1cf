//! The closed sets of the rulebook. Each value has the stable name of the glossary, which is also its word.

use serde::{Deserialize, Serialize};
use std::{fmt, str::FromStr};

macro_rules! named {
    ($(#[$about:meta])* $name:ident { $($(#[$each:meta])* $value:ident = $id:literal),* $(,)? }) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
        pub enum $name { $($(#[$each])* #[serde(rename = $id)] $value),* }

        impl $name {
            /// All of them, in the order of the rulebook.
            pub const ALL: [$name; [$($id),*].len()] = [$($name::$value),*];

            /// The stable name.
            pub const fn id(self) -> &'static str {
                match self { $($name::$value => $id),* }
            }

            /// The place in an array of them.
            pub const fn index(self) -> usize {
                self as usize
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.id())
            }
        }

        impl FromStr for $name {
            type Err = String;
            fn from_str(text: &str) -> Result<Self, String> {
                $name::ALL.into_iter().find(|one| one.id() == text).ok_or_else(|| {
                    format!("'{text}' is unknown here: use one of {}", [$($id),*].join(", "))
                })
            }
        }
    };
}

named! {
    /// A kind of warrior (TA-6).
    Warrior {
        /// Sword: a point and a step of an inspector.
        Officer = "officer",
        /// Halberd: three points and a slide of another warrior.
        Guard = "guard",
        /// Crossbow: points for empty spaces.
        Crossbowman = "crossbowman",
        /// Spear: a point and coins.
        Soldier = "soldier",
    }
}

named! {
    /// A kind of specialist (TA-7).
    Specialist {
        /// Makes a warrior three spaces long.
        Horse = "horse",
        /// Scores its neighbours at the end.
        Footman = "footman",
        /// Looks at a warrior: ties, groups, points.
        KneelingArcher = "kneeling_archer",
        /// Scores its row and column each round.
        Musician = "musician",
    }
}

named! {
    /// A weapon (TA-1.9).
    Weapon {
        /// The officer's.
        Sword = "sword",
        /// The guard's.
        Halberd = "halberd",
        /// The crossbowman's.
        Crossbow = "crossbow",
        /// The soldier's.
        Spear = "spear",
    }
}

named! {
    /// A master (TA-8).
    Master {
        /// Places a warrior for coins.
        Builder = "master_builder",
        /// Gives wet clay.
        ClayMaker = "master_clay_maker",
        /// Repeats the inner action.
        Steward = "master_steward",
        /// Empties two warehouses.
        Overseer = "master_overseer",
        /// Moves an inspector.
        Inspector = "master_inspector",
        /// Readies all weapons.
        Blacksmith = "master_blacksmith",
    }
}

named! {
    /// A scoring token (TA-13.6).
    Token {
        /// Warriors in row 4.
        CentreRow = "score_centre_row",
        /// Warriors in column 5.
        CentreColumn = "score_centre_column",
        /// Officers.
        Officer = "score_officer",
        /// Guards.
        Guard = "score_guard",
        /// Crossbowmen.
        Crossbowman = "score_crossbowman",
        /// Soldiers.
        Soldier = "score_soldier",
        /// Warriors in the north-west.
        SectorNw = "score_sector_nw",
        /// Warriors in the north-east.
        SectorNe = "score_sector_ne",
        /// Warriors in the south-west.
        SectorSw = "score_sector_sw",
        /// Warriors in the south-east.
        SectorSe = "score_sector_se",
        /// Coins.
        Coins = "score_coins",
        /// Clay, wet and dry.
        Clay = "score_clay",
    }
}

named! {
    /// A ring of the workshop, from the inside out.
    Ring {
        /// Turns clockwise.
        Inner = "inner",
        /// Turns counter-clockwise.
        Middle = "middle",
        /// Printed on the board.
        Outer = "outer",
    }
}

named! {
    /// A ring that turns (TA-4.1).
    Wheel {
        /// Clockwise.
        Inner = "inner",
        /// Counter-clockwise.
        Middle = "middle",
    }
}

named! {
    /// A kind of worker (TA-1.6).
    Worker {
        /// The small one that everybody starts with.
        Craftsman = "craftsman",
        /// The large one.
        Artisan = "artisan",
    }
}

named! {
    /// A quarter of the workshop and its warehouse.
    Quarter {
        /// Segments 0 to 2.
        Ne = "ne",
        /// Segments 3 to 5.
        Se = "se",
        /// Segments 6 to 8.
        Sw = "sw",
        /// Segments 9 to 11.
        Nw = "nw",
    }
}

named! {
    /// An inspector with its track (TA-6.9).
    Track {
        /// Beside the mausoleum.
        Row = "row",
        /// Below the mausoleum.
        Column = "column",
    }
}

named! {
    /// Where points come from.
    Source {
        /// Rows of the organizer.
        Organizer = "organizer",
        /// Weapon abilities.
        Weapons = "weapons",
        /// Inspected rows and columns.
        Inspectors = "inspectors",
        /// Musicians.
        Musicians = "musicians",
        /// Scoring tokens.
        Tokens = "tokens",
        /// Footmen at the end.
        Footmen = "footmen",
        /// Warriors in groups at the end.
        Groups = "groups",
        /// Domination and presence in groups at the end.
        Majorities = "majorities",
        /// Kneeling archers at the end.
        Archers = "archers",
        /// Coins and clay left over at the end.
        Leftovers = "leftovers",
    }
}

impl Wheel {
    /// The ring that this wheel is.
    pub const fn ring(self) -> Ring {
        match self {
            Wheel::Inner => Ring::Inner,
            Wheel::Middle => Ring::Middle,
        }
    }
}

impl Quarter {
    /// The word of its warehouse.
    pub const fn warehouse(self) -> &'static str {
        match self {
            Quarter::Ne => "warehouse_ne",
            Quarter::Se => "warehouse_se",
            Quarter::Sw => "warehouse_sw",
            Quarter::Nw => "warehouse_nw",
        }
    }
}

impl Source {
    /// The word of a source of points.
    pub const fn word(self) -> &'static str {
        match self {
            Source::Organizer => "source-organizer",
            Source::Weapons => "source-weapons",
            Source::Inspectors => "source-inspectors",
            Source::Musicians => "source-musicians",
            Source::Tokens => "source-tokens",
            Source::Footmen => "source-footmen",
            Source::Groups => "source-groups",
            Source::Majorities => "source-majorities",
            Source::Archers => "source-archers",
            Source::Leftovers => "source-leftovers",
        }
    }
}

impl Ring {
    /// The word of a ring.
    pub const fn word(self) -> &'static str {
        match self {
            Ring::Inner => "inner_wheel",
            Ring::Middle => "middle_wheel",
            Ring::Outer => "outer_ring",
        }
    }
}

impl Track {
    /// The word of an inspector.
    pub const fn word(self) -> &'static str {
        match self {
            Track::Row => "row_inspector",
            Track::Column => "column_inspector",
        }
    }
}

impl Token {
    /// A short sign for small places.
    pub const fn sign(self) -> &'static str {
        match self {
            Token::CentreRow => "sign-centre_row",
            Token::CentreColumn => "sign-centre_column",
            Token::Officer => Warrior::Officer.sign(),
            Token::Guard => Warrior::Guard.sign(),
            Token::Crossbowman => Warrior::Crossbowman.sign(),
            Token::Soldier => Warrior::Soldier.sign(),
            Token::SectorNw => "sign-sector_nw",
            Token::SectorNe => "sign-sector_ne",
            Token::SectorSw => "sign-sector_sw",
            Token::SectorSe => "sign-sector_se",
            Token::Coins => "sign-coins",
            Token::Clay => "sign-clay",
        }
    }
}

impl Warrior {
    /// A short word for small places.
    pub const fn sign(self) -> &'static str {
        match self {
            Warrior::Officer => "sign-officer",
            Warrior::Guard => "sign-guard",
            Warrior::Crossbowman => "sign-crossbowman",
            Warrior::Soldier => "sign-soldier",
        }
    }
}
