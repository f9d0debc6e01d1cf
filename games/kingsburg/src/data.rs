//! The rulebook's tables, read once from `data/`.

use crate::goods::Goods;
use serde::{Deserialize, Deserializer, Serialize, de::Error as _};
use std::{collections::BTreeSet, fmt, str::FromStr};
use table::{Chance, Components, DataError, Files, Version};

pub(crate) static COMPONENTS: Components<Data> = Components::new(
    &[Version {
        rules: 1,
        files: &[
            ("advisors.toml", include_str!("../data/advisors.toml")),
            ("buildings.toml", include_str!("../data/buildings.toml")),
            ("invaders.toml", include_str!("../data/invaders.toml")),
        ],
    }],
    Data::load,
);

/// All tables of the game.
#[derive(Debug)]
pub struct Data {
    advisors: Vec<AdvisorRow>,
    buildings: Vec<BuildingRow>,
    invaders: Vec<InvaderRow>,
}

macro_rules! named {
    ($(#[$doc:meta])* $name:ident in $words:literal { $($variant:ident = $id:literal),* $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
        #[serde(rename_all = "snake_case")]
        #[allow(missing_docs)]
        pub enum $name { $($variant),* }

        impl $name {
            /// All of them, in the rulebook's order.
            pub const ALL: &'static [$name] = &[$($name::$variant),*];

            /// The name in notation, positions and words.
            pub const fn id(self) -> &'static str {
                match self { $($name::$variant => $id),* }
            }

            /// The id of its name in the words files.
            pub const fn word(self) -> &'static str {
                match self { $($name::$variant => concat!($words, "-", $id)),* }
            }

            /// The place in the rulebook's order, from 0.
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
                let found = $name::ALL.iter().copied().find(|known| known.id() == text);
                found.ok_or_else(|| {
                    let known: Vec<_> = $name::ALL.iter().map(|known| known.id()).collect();
                    format!("'{text}' is none of {}", known.join(", "))
                })
            }
        }
    };
}

named! {
    /// One of the King's 18 advisors (KB-5, KB-6).
    Advisor in "advisor" {
        Jester = "jester", Squire = "squire", Architect = "architect", Merchant = "merchant",
        Sergeant = "sergeant", Alchemist = "alchemist", Astronomer = "astronomer", Treasurer = "treasurer",
        MasterHunter = "master_hunter", General = "general", Swordsmith = "swordsmith", Duchess = "duchess",
        Champion = "champion", Smuggler = "smuggler", Inventor = "inventor", Wizard = "wizard",
        Queen = "queen", King = "king",
    }
}

named! {
    /// One of the 20 buildings of a province, row by row from the top, left to right (KB-15).
    Building in "building" {
        Statue = "statue", Chapel = "chapel", Church = "church", Cathedral = "cathedral",
        Inn = "inn", Market = "market", Farms = "farms", MerchantsGuild = "merchants_guild",
        GuardTower = "guard_tower", Blacksmith = "blacksmith", Barracks = "barracks", WizardsGuild = "wizards_guild",
        Palisade = "palisade", Stables = "stables", StoneWall = "stone_wall", Fortress = "fortress",
        Barricade = "barricade", Crane = "crane", TownHall = "town_hall", Embassy = "embassy",
    }
}

named! {
    /// A kind of invaders.
    Kind in "kind" {
        Barbarians = "barbarians", Goblins = "goblins", Orcs = "orcs",
        Zombies = "zombies", Demons = "demons", Dragons = "dragons",
    }
}

/// Rows of a province.
pub const ROWS: usize = 5;
/// Columns of a province.
pub const COLUMNS: usize = 4;
/// Years of a game (KB-3.1), and invader cards for each.
pub const YEARS: u8 = 5;
const CARDS_A_YEAR: u8 = 5;

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

    /// The building at this place.
    pub fn at(row: usize, column: usize) -> Building {
        Building::ALL[row * COLUMNS + column]
    }
}

/// One of the 25 invader cards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Invader(u8);

impl Invader {
    /// The five cards of a year, 1 to 5.
    pub fn of_year(year: u8) -> [Invader; 5] {
        std::array::from_fn(|at| Invader((year - 1) * CARDS_A_YEAR + at as u8))
    }

    /// The year on the card's back.
    pub const fn year(self) -> u8 {
        self.0 / CARDS_A_YEAR + 1
    }

    /// What is printed on its face.
    #[inline]
    pub fn face(self, data: &Data) -> &InvaderRow {
        &data.invaders[usize::from(self.0)]
    }

    /// One of a year's cards, all equally likely.
    pub(crate) fn draw(year: u8, data: &Data, chance: &mut Chance) -> Invader {
        let cards = Invader::of_year(year);
        let id = |at: usize| cards[at].face(data).id.clone();
        cards[chance.index(cards.len(), id)]
    }
}

/// A number of the files: printed ones are small, a larger one is a typing error.
fn within<'de, D, T, const LEAST: i64, const MOST: i64>(deserializer: D) -> Result<T, D::Error>
where
    D: Deserializer<'de>,
    T: TryFrom<i64>,
{
    let number = i64::deserialize(deserializer)?;
    T::try_from(number)
        .ok()
        .filter(|_| (LEAST..=MOST).contains(&number))
        .ok_or_else(|| D::Error::custom(format!("{number} is not between {LEAST} and {MOST}")))
}

/// A price.
fn cost<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Goods, D::Error> {
    const MOST: u8 = 20;
    let goods = Goods::deserialize(deserializer)?;
    if Goods::new(MOST, MOST, MOST).cover(goods) {
        Ok(goods)
    } else {
        Err(D::Error::custom(format!("at most {MOST} of a kind")))
    }
}

/// What an advisor gives: one of the alternatives printed beside the portrait.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[allow(missing_docs)]
pub struct Gift {
    #[serde(deserialize_with = "within::<_, _, 0, 9>")]
    pub gold: u8,
    #[serde(deserialize_with = "within::<_, _, 0, 9>")]
    pub wood: u8,
    #[serde(deserialize_with = "within::<_, _, 0, 9>")]
    pub stone: u8,
    /// Goods of free choice.
    #[serde(deserialize_with = "within::<_, _, 0, 4>")]
    pub any: u8,
    #[serde(deserialize_with = "within::<_, _, 0, 9>")]
    pub soldiers: u8,
    #[serde(deserialize_with = "within::<_, _, 0, 9>")]
    pub plus2: u8,
    #[serde(deserialize_with = "within::<_, _, -9, 9>")]
    pub vp: i8,
    /// A look at this year's invader (KB-6.10).
    pub peek: bool,
    /// The optional exchange of the Alchemist (KB-6.8).
    pub exchange: bool,
    /// As many points as the option says (KB-R1).
    pub queen_vp: bool,
}

impl Gift {
    /// The goods of the gift that are not of free choice.
    pub const fn goods(&self) -> Goods {
        Goods::new(self.gold, self.wood, self.stone)
    }
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct AdvisorRow {
    id: Advisor,
    #[serde(deserialize_with = "within::<_, _, 1, 18>")]
    number: u8,
    options: Vec<Gift>,
    #[allow(dead_code, reason = "read by people, required in the file")]
    provenance: String,
}

/// A building as printed on the province sheet.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BuildingRow {
    id: Building,
    #[serde(deserialize_with = "within::<_, _, 1, 5>")]
    row: u8,
    #[serde(deserialize_with = "within::<_, _, 1, 4>")]
    column: u8,
    /// The price.
    #[serde(deserialize_with = "cost")]
    pub cost: Goods,
    /// Points at construction.
    #[serde(deserialize_with = "within::<_, _, 0, 50>")]
    pub vp: u8,
    /// The modifier in battle.
    #[serde(deserialize_with = "within::<_, _, -20, 20>")]
    pub combat: i8,
    versus: Option<Versus>,
    #[allow(dead_code, reason = "read by people, required in the file")]
    provenance: String,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Versus {
    invader: Kind,
    #[serde(deserialize_with = "within::<_, _, -20, 20>")]
    combat: i8,
}

impl BuildingRow {
    /// The modifier against this kind of invader; a special one replaces the ordinary one (KB-12.3).
    pub fn combat_against(&self, kind: Kind) -> i8 {
        match &self.versus {
            Some(versus) if versus.invader == kind => versus.combat,
            _ => self.combat,
        }
    }

    /// The special modifier, if there is one.
    pub fn versus(&self) -> Option<(Kind, i8)> {
        self.versus
            .as_ref()
            .map(|versus| (versus.invader, versus.combat))
    }
}

/// The face of an invader card.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct InvaderRow {
    /// The card's id.
    pub id: String,
    #[serde(deserialize_with = "within::<_, _, 1, 5>")]
    year: u8,
    /// Who attacks.
    pub kind: Kind,
    /// The value to beat.
    #[serde(deserialize_with = "within::<_, _, 0, 99>")]
    pub strength: u8,
    /// What a victory brings.
    pub reward: Reward,
    /// What a defeat costs.
    pub loss: Loss,
    #[allow(dead_code, reason = "read by people, required in the file")]
    provenance: String,
}

/// The blue area of an invader card.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[allow(missing_docs)]
pub struct Reward {
    #[serde(deserialize_with = "within::<_, _, 0, 9>")]
    gold: u8,
    #[serde(deserialize_with = "within::<_, _, 0, 9>")]
    wood: u8,
    #[serde(deserialize_with = "within::<_, _, 0, 9>")]
    stone: u8,
    #[serde(deserialize_with = "within::<_, _, 0, 4>")]
    pub any: u8,
    #[serde(deserialize_with = "within::<_, _, 0, 50>")]
    pub vp: u8,
}

/// The red area of an invader card.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[allow(missing_docs)]
pub struct Loss {
    #[serde(deserialize_with = "within::<_, _, 0, 20>")]
    gold: u8,
    #[serde(deserialize_with = "within::<_, _, 0, 20>")]
    wood: u8,
    #[serde(deserialize_with = "within::<_, _, 0, 20>")]
    stone: u8,
    #[serde(deserialize_with = "within::<_, _, 0, 9>")]
    pub any: u8,
    #[serde(deserialize_with = "within::<_, _, 0, 20>")]
    pub buildings: u8,
    #[serde(deserialize_with = "within::<_, _, 0, 50>")]
    pub vp: u8,
}

impl Reward {
    /// The goods named on the card.
    pub const fn goods(&self) -> Goods {
        Goods::new(self.gold, self.wood, self.stone)
    }
}

impl Loss {
    /// The goods named on the card.
    pub const fn goods(&self) -> Goods {
        Goods::new(self.gold, self.wood, self.stone)
    }
}

impl Data {
    /// The alternatives of an advisor.
    #[inline]
    pub fn gifts(&self, advisor: Advisor) -> &[Gift] {
        &self.advisors[advisor.index()].options
    }

    /// A building as printed.
    #[inline]
    pub fn building(&self, building: Building) -> &BuildingRow {
        &self.buildings[building.index()]
    }

    /// The invader with this id.
    pub fn invader(&self, id: &str) -> Option<Invader> {
        let at = self.invaders.iter().position(|row| row.id == id);
        at.map(|at| Invader(at as u8))
    }

    /// The least and the greatest strength of a year's cards, as their backs show.
    pub fn strengths(&self, year: u8) -> (u8, u8) {
        let strengths = self
            .invaders
            .iter()
            .filter(|row| row.year == year)
            .map(|row| row.strength);
        (
            strengths.clone().min().unwrap_or(0),
            strengths.max().unwrap_or(0),
        )
    }

    fn load(files: &Files) -> Result<Self, DataError> {
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        struct Advisors {
            advisor: Vec<AdvisorRow>,
        }
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        struct Buildings {
            building: Vec<BuildingRow>,
        }
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        struct Invaders {
            invader: Vec<InvaderRow>,
        }
        let data = Data {
            advisors: files.read::<Advisors>("advisors.toml")?.advisor,
            buildings: files.read::<Buildings>("buildings.toml")?.building,
            invaders: files.read::<Invaders>("invaders.toml")?.invader,
        };
        data.check_advisors()?;
        data.check_buildings()?;
        data.check_invaders()?;
        Ok(data)
    }

    fn check_advisors(&self) -> Result<(), DataError> {
        let wrong = |message: String| Err(DataError::new("advisors.toml", message));
        let ids: Vec<Advisor> = self.advisors.iter().map(|row| row.id).collect();
        if ids != Advisor::ALL {
            return wrong(
                "the 18 advisors must stand in the order of their numbers, each once".to_owned(),
            );
        }
        for row in &self.advisors {
            if row.number != row.id.number() {
                return wrong(format!("{}: number must be {}", row.id, row.id.number()));
            }
            if row.options.is_empty() {
                return wrong(format!("{}: options must not be empty", row.id));
            }
            if row.options.len() > 1 && row.options.iter().any(|gift| gift.any > 0 || gift.exchange)
            {
                return wrong(format!(
                    "{}: options: alternatives are of fixed goods only",
                    row.id
                ));
            }
            let alternatives: BTreeSet<Goods> = row.options.iter().map(Gift::goods).collect();
            if alternatives.len() < row.options.len() {
                return wrong(format!(
                    "{}: options: alternatives must differ in goods",
                    row.id
                ));
            }
            let exchange_only = |gift: &Gift| {
                let plain = Gift {
                    exchange: true,
                    ..Gift::default()
                };
                !gift.exchange || *gift == plain
            };
            if !row.options.iter().all(exchange_only) {
                return wrong(format!(
                    "{}: options: an exchange is the whole gift",
                    row.id
                ));
            }
        }
        Ok(())
    }

    fn check_buildings(&self) -> Result<(), DataError> {
        let wrong = |message: String| Err(DataError::new("buildings.toml", message));
        let ids: Vec<Building> = self.buildings.iter().map(|row| row.id).collect();
        if ids != Building::ALL {
            return wrong(
                "the 20 buildings must stand row by row, left to right, each once".to_owned(),
            );
        }
        let misplaced = self.buildings.iter().find(|row| {
            (usize::from(row.row), usize::from(row.column))
                != (row.id.row() + 1, row.id.column() + 1)
        });
        match misplaced {
            Some(row) => wrong(format!(
                "{}: row and column must be {} and {}",
                row.id,
                row.id.row() + 1,
                row.id.column() + 1
            )),
            None => Ok(()),
        }
    }

    fn check_invaders(&self) -> Result<(), DataError> {
        let wrong = |message: String| Err(DataError::new("invaders.toml", message));
        if self.invaders.len() != usize::from(YEARS * CARDS_A_YEAR) {
            return wrong(format!(
                "there must be 25 cards, not {}",
                self.invaders.len()
            ));
        }
        let ids: BTreeSet<&str> = self.invaders.iter().map(|row| row.id.as_str()).collect();
        if ids.len() != self.invaders.len() {
            return wrong("two cards have the same id".to_owned());
        }
        for (at, row) in self.invaders.iter().enumerate() {
            let year = at as u8 / CARDS_A_YEAR + 1;
            if row.year != year {
                return wrong(format!(
                    "{}: year: the cards stand year by year, this one in year {year}",
                    row.id
                ));
            }
            if row
                .id
                .contains(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_')
            {
                return wrong(format!(
                    "{}: id: only letters, digits and underscores",
                    row.id
                ));
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Totals for checks of the specification, section 3.3.
    #[test]
    fn building_totals() {
        let rows = &COMPONENTS.in_use().data().buildings;
        let cost = rows.iter().fold(Goods::NONE, |sum, row| sum.plus(row.cost));
        assert_eq!(cost, Goods::new(38, 22, 22));
        let points: Vec<u32> = rows
            .chunks(4)
            .map(|row| row.iter().map(|b| u32::from(b.vp)).sum())
            .collect();
        assert_eq!(points, [24, 7, 13, 8, 7]);
    }

    /// The ranges printed on the backs, section 3.4.
    #[test]
    fn strength_ranges() {
        let ranges: Vec<(u8, u8)> = (1..=5)
            .map(|year| COMPONENTS.in_use().strengths(year))
            .collect();
        assert_eq!(ranges, [(2, 4), (3, 5), (4, 6), (5, 7), (7, 9)]);
    }
}
