//! The closed sets of the rulebook. Each value has the stable name of the glossary, which is also its word.

use ::table::names;

names! {
    /// A kind of warrior (TA-6).
    pub enum Warrior in u8 {
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

names! {
    /// A kind of specialist (TA-7).
    pub enum Specialist in u8 {
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

names! {
    /// A weapon (TA-1.9).
    pub enum Weapon in u8 {
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

names! {
    /// A master (TA-8).
    pub enum Master in u8 {
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

names! {
    /// A scoring token (TA-13.6).
    pub enum Token in u16 {
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

names! {
    /// A ring of the workshop, from the inside out.
    pub enum Ring in u8 {
        /// Turns clockwise.
        Inner = "inner",
        /// Turns counter-clockwise.
        Middle = "middle",
        /// Printed on the board.
        Outer = "outer",
    }
}

names! {
    /// A ring that turns (TA-4.1).
    pub enum Wheel in u8 {
        /// Clockwise.
        Inner = "inner",
        /// Counter-clockwise.
        Middle = "middle",
    }
}

names! {
    /// A kind of worker (TA-1.6).
    pub enum Worker in u8 {
        /// The small one that everybody starts with.
        Craftsman = "craftsman",
        /// The large one.
        Artisan = "artisan",
    }
}

names! {
    /// A quarter of the workshop and its warehouse.
    pub enum Quarter in u8 {
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

names! {
    /// An inspector with its track (TA-6.9).
    pub enum Track in u8 {
        /// Beside the mausoleum.
        Row = "row",
        /// Below the mausoleum.
        Column = "column",
    }
}

names! {
    /// Where points come from.
    pub enum Source: "source" in u16 {
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

names! {
    /// A direction along a row or a column.
    pub enum Direction in u8 {
        /// Towards row 1.
        Up = "up",
        /// Towards row 7.
        Down = "down",
        /// Towards column 1.
        Left = "left",
        /// Towards column 9.
        Right = "right",
    }
}

names! {
    /// One of the four blocks of 3 rows and 4 columns (TA-13.8).
    pub enum Sector in u8 {
        /// Top left.
        Nw = "sector_nw",
        /// Top right.
        Ne = "sector_ne",
        /// Bottom left.
        Sw = "sector_sw",
        /// Bottom right.
        Se = "sector_se",
    }
}

names! {
    /// How a player stands in something that is scored (TA-9).
    pub enum Standing in u8 {
        /// Nothing there.
        Absent = "absent",
        /// At least one.
        Presence = "presence",
        /// The sole majority.
        Domination = "domination",
    }
}

names! {
    /// A segment of the workshop, clockwise from the top.
    pub struct Segment in u16 = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11"];
}

names! {
    /// A master token of a player (TA-8.2). In the printed set the number is the cost.
    pub struct MasterToken in u8 = ["1", "2", "3", "4", "5", "6"];
}

names! {
    /// How far a warrior slides (TA-6.14): no longer than the mausoleum is.
    pub struct Stretch in u8 = ["1", "2", "3", "4", "5", "6", "7", "8"];
}

names! {
    /// How far an inspector goes, back or forward (TA-6.8, TA-8.10).
    pub struct Steps in u16 = [
        "-6", "-5", "-4", "-3", "-2", "-1", "+1", "+2", "+3", "+4", "+5", "+6",
    ];
}

impl Segment {
    /// As pending steps and words count it, from 0.
    pub const fn number(self) -> u8 {
        self.index() as u8
    }
}

impl MasterToken {
    /// As positions and words count it, from 1.
    pub const fn number(self) -> u8 {
        self.index() as u8 + 1
    }

    /// The token with this number.
    pub fn numbered(number: u8) -> Option<Self> {
        Self::ALL.get(usize::from(number).checked_sub(1)?).copied()
    }
}

impl Stretch {
    /// So many spaces.
    pub const fn spaces(self) -> u8 {
        self.index() as u8 + 1
    }

    /// Every stretch up to so many spaces.
    pub fn up_to(spaces: u8) -> impl Iterator<Item = Self> {
        Self::ALL.into_iter().take(usize::from(spaces))
    }
}

impl Steps {
    const BACK: i8 = 6;

    /// So many steps, back or forward.
    pub const fn count(self) -> i8 {
        let count = self.index() as i8 - Self::BACK;
        if count < 0 { count } else { count + 1 }
    }

    /// So many steps forward.
    pub const fn forward(count: u8) -> Self {
        Self::at((Self::BACK - 1) as usize + count as usize)
    }

    /// So many steps back.
    pub const fn back(count: u8) -> Self {
        Self::at(Self::BACK as usize - count as usize)
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

impl Ring {
    /// The word of this part of the workshop.
    pub const fn part(self) -> &'static str {
        match self {
            Ring::Inner => "inner_wheel",
            Ring::Middle => "middle_wheel",
            Ring::Outer => "outer_ring",
        }
    }
}

impl Track {
    /// The word of its inspector.
    pub const fn pawn(self) -> &'static str {
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

impl Direction {
    /// The opposite one.
    #[must_use]
    pub const fn back(self) -> Direction {
        match self {
            Direction::Up => Direction::Down,
            Direction::Down => Direction::Up,
            Direction::Left => Direction::Right,
            Direction::Right => Direction::Left,
        }
    }

    /// Rows down and columns to the right.
    pub const fn vector(self) -> (i8, i8) {
        match self {
            Direction::Up => (-1, 0),
            Direction::Down => (1, 0),
            Direction::Left => (0, -1),
            Direction::Right => (0, 1),
        }
    }
}
