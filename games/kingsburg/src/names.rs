//! The closed sets of the rulebook: advisors, buildings, invaders, goods, phases.

mod goods;

pub use goods::Goods;

table::names! {
    /// One of the King's 18 advisors (KB-5, KB-6).
    pub enum Advisor: "advisor" in u32 {
        Jester = "jester",
        Squire = "squire",
        Architect = "architect",
        Merchant = "merchant",
        Sergeant = "sergeant",
        Alchemist = "alchemist",
        Astronomer = "astronomer",
        Treasurer = "treasurer",
        MasterHunter = "master_hunter",
        General = "general",
        Swordsmith = "swordsmith",
        Duchess = "duchess",
        Champion = "champion",
        Smuggler = "smuggler",
        Inventor = "inventor",
        Wizard = "wizard",
        Queen = "queen",
        King = "king",
    }
}

table::names! {
    /// One of the 20 buildings of a province, row by row from the top, left to right (KB-15).
    pub enum Building: "building" in u32 {
        Statue = "statue",
        Chapel = "chapel",
        Church = "church",
        Cathedral = "cathedral",
        Inn = "inn",
        Market = "market",
        Farms = "farms",
        MerchantsGuild = "merchants_guild",
        GuardTower = "guard_tower",
        Blacksmith = "blacksmith",
        Barracks = "barracks",
        WizardsGuild = "wizards_guild",
        Palisade = "palisade",
        Stables = "stables",
        StoneWall = "stone_wall",
        Fortress = "fortress",
        Barricade = "barricade",
        Crane = "crane",
        TownHall = "town_hall",
        Embassy = "embassy",
    }
}

table::names! {
    /// A kind of invaders.
    pub enum Kind: "kind" in u8 {
        Barbarians = "barbarians",
        Goblins = "goblins",
        Orcs = "orcs",
        Zombies = "zombies",
        Demons = "demons",
        Dragons = "dragons",
    }
}

table::names! {
    /// One of the 25 invader cards, five for each year.
    pub struct Invader in u32 = [
        "inv_1_a", "inv_1_b", "inv_1_c", "inv_1_d", "inv_1_e",
        "inv_2_a", "inv_2_b", "inv_2_c", "inv_2_d", "inv_2_e",
        "inv_3_a", "inv_3_b", "inv_3_c", "inv_3_d", "inv_3_e",
        "inv_4_a", "inv_4_b", "inv_4_c", "inv_4_d", "inv_4_e",
        "inv_5_a", "inv_5_b", "inv_5_c", "inv_5_d", "inv_5_e",
    ];
}

table::names! {
    /// One kind of goods (KB-1.2).
    pub enum Good: "good" in u8 {
        Gold = "gold",
        Wood = "wood",
        Stone = "stone",
    }
}

table::names! {
    /// The eight phases of a year (KB-3.1).
    pub enum Phase: "phase" in u8 {
        Aid = "aid",
        Spring = "spring",
        Reward = "reward",
        Summer = "summer",
        Envoy = "envoy",
        Autumn = "autumn",
        Recruit = "recruit",
        Winter = "winter",
    }
}

/// Rows of a province.
pub const ROWS: usize = 5;
/// Columns of a province.
pub const COLUMNS: usize = 4;
/// Years of a game (KB-3.1), and invader cards for each.
pub const YEARS: u8 = 5;
const CARDS_A_YEAR: usize = 5;

impl Advisor {
    /// The number that a group of dice must match, 1 to 18.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// The advisor with this number.
    pub fn from_number(number: u8) -> Option<Advisor> {
        Advisor::ALL
            .get(usize::from(number).checked_sub(1)?)
            .copied()
    }
}

impl Building {
    /// The row, from 0 at the top.
    pub const fn row(self) -> usize {
        self as usize / COLUMNS
    }

    /// The column, from 0 at the left.
    pub const fn column(self) -> usize {
        self as usize % COLUMNS
    }

    /// The building in this row and column.
    pub const fn on(row: usize, column: usize) -> Building {
        Building::at(row * COLUMNS + column)
    }
}

impl Invader {
    /// The five cards of a year, 1 to 5.
    pub fn of_year(year: u8) -> [Invader; CARDS_A_YEAR] {
        std::array::from_fn(|nth| Invader::at((usize::from(year) - 1) * CARDS_A_YEAR + nth))
    }

    /// The year on the card's back.
    pub const fn year(self) -> u8 {
        (self.index() / CARDS_A_YEAR) as u8 + 1
    }
}

impl Phase {
    /// The phase after this one; winter is the last of its year.
    pub fn next(self) -> Option<Phase> {
        Phase::ALL.get(self.index() + 1).copied()
    }

    /// Spring, summer and autumn are productive seasons.
    pub const fn is_season(self) -> bool {
        matches!(self, Phase::Spring | Phase::Summer | Phase::Autumn)
    }
}
