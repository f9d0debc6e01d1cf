//! The closed sets of the game: cities, parts of a city, dice, symbols, spaces, bonuses, fields of tables. Their names are the ids of
//! the specification and stand in positions, data files and notation. The spaces have a file of their own (`space`).

mod space;

pub use space::Space;

use table::names;

names! {
    /// A city, with its own Wonder and University.
    pub enum City: "city" in u8 {
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

names! {
    /// A part of a city: the eight buildings, and the Wonder, which is not one (SW-9.2).
    pub enum Part: "part" in u16 {
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

names! {
    /// The colour of a die and of the buildings it serves.
    pub enum Colour: "colour" in u8 {
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

names! {
    /// One of the ten dice. The three grey ones differ.
    pub enum Die: "die" in u16 {
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
    /// The special dice, in the order of their swaps (SW-8.5.4).
    pub const SPECIAL: [Die; 3] = [Die::Black, Die::White, Die::Purple];

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

names! {
    /// What a face of a die shows: a sign with a name and a picture. Which spaces it allows stands in the tables, so any
    /// of them can stand on any die; those that no die of an edition shows wait for another one.
    pub enum Symbol: "face" {
        Wood = "wood", Stone = "stone", Clay = "clay", Glass = "glass", Papyrus = "papyrus", Textile = "textile",
        Bath = "bath", Fountain = "fountain", Temple = "temple", Theatre = "theatre", Statue = "statue",
        Aqueduct = "aqueduct", Garden = "garden",
        Axe = "axe", Sword = "sword", Shield = "shield",
        Scales = "scales", Amphora = "amphora", Ship = "ship",
        Tablet = "tablet", Compass = "compass", Gear = "gear",
        /// The square in the colour of the building, like the next five.
        Warehouse = "warehouse",
        Agora = "agora", BarracksWest = "barracks_west", BarracksEast = "barracks_east", Market = "market",
        University = "university",
        Crown = "crown", General = "general", Orator = "orator", Scholar = "scholar", Trader = "trader",
        /// A theatre mask.
        Mask = "mask",
        Owl = "owl",
        /// The staff with two snakes.
        Caduceus = "caduceus",
        Chest = "chest",
        /// A coin with a 7: only a symbol, it gives no coins.
        Coin = "coin",
        Camel = "camel",
        /// A leader between laurels.
        LeaderLaurel = "leader_laurel",
        LeaderRed = "leader_red", LeaderBlue = "leader_blue", LeaderGreen = "leader_green",
        LeaderYellow = "leader_yellow",
        /// The red square: both Barracks.
        Barracks = "barracks",
        /// The square in four colours.
        Any = "any",
        /// The pyramid.
        Wonder = "wonder",
    }
}

names! {
    /// One of the three reward boxes.
    pub enum Bonus: "box" in u8 {
        /// Seven coins.
        Coins = "bonus_coins",
        /// Another action.
        Action = "bonus_action",
        /// One space of the Warehouse, the Agora or the Market.
        Space = "bonus_space",
    }
}

names! {
    /// A field of a row of the component tables that can be reconstructed.
    pub enum Field: "field" in u16 {
        Faces = "faces", Parts = "parts", Symbols = "symbols", After = "after", Cost = "cost", Vp = "vp",
        Laurels = "laurels", Effect = "effect", Spaces = "spaces",
        TabletUnlocks = "tablet_unlocks", CompassUnlocks = "compass_unlocks", GearUnlocks = "gear_unlocks",
        FreeColour = "free_colour",
    }
}
