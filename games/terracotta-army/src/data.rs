//! The rulebook's numbers and lists, loaded once from `data/`.

mod load;
mod workshop;

use crate::names::{Master, Quarter, Ring, Specialist, Warrior, Weapon};
use ::table::{Components, Version};
use serde::Deserialize;

/// Segments of the workshop.
pub const SEGMENTS: u8 = 12;
/// Figures of each kind of warrior.
pub const FIGURES: usize = 11;
/// Figures of each kind of specialist.
pub const SPECIALISTS: usize = 4;
/// Master tokens of a player.
pub const MASTER_TOKENS: usize = 6;
/// Rounds of a game (TA-1.1).
pub const ROUNDS: u8 = 5;
/// Most players.
pub const MAX_PLAYERS: usize = 4;

/// The component files.
pub static COMPONENTS: Components<Data> = Components::new(
    &[Version {
        rules: 1,
        files: &[
            ("figures.toml", include_str!("../data/figures.toml")),
            ("masters.toml", include_str!("../data/masters.toml")),
            ("scoring.toml", include_str!("../data/scoring.toml")),
            ("setup.toml", include_str!("../data/setup.toml")),
            ("workshop.toml", include_str!("../data/workshop.toml")),
        ],
    }],
    load::load,
);

/// Where a row of a table comes from: `rulebook`, `deduced`, `public`, `reconstructed`, or where somebody found it
/// printed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(from = "String")]
pub struct Provenance {
    /// Reconstructed: the picture was not available.
    pub is_reconstructed: bool,
}

impl From<String> for Provenance {
    fn from(text: String) -> Self {
        Self {
            is_reconstructed: text.starts_with("reconstructed"),
        }
    }
}

/// What a field of the workshop does (TA-5).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Field {
    /// TA-5.1.
    Coins(u8),
    /// TA-5.2.
    Clay(u8),
    /// TA-5.3.
    Create(u8),
    /// TA-5.4.
    Moisten,
    /// TA-5.5.
    Upgrade,
    /// TA-5.9.
    Priority,
    /// TA-5.11.
    Ready(Weapon),
    /// TA-5.12.
    Master(Master),
    /// TA-5.13.
    Specialist,
}

/// Points for domination and for presence.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Prize {
    /// For the sole majority.
    pub domination: u8,
    /// For being there.
    pub presence: u8,
}

/// A master's bonus in the clean-up phase (TA-8.12).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Bonus {
    /// One coin.
    Coin,
    /// One wet clay stays wet.
    KeepWet,
}

/// Goods at the start.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Goods {
    /// Coins.
    pub coins: u8,
    /// Wet clay.
    pub clay_wet: u8,
}

/// Everything that is printed on the components.
#[derive(Debug)]
pub struct Data {
    rings: [[Field; SEGMENTS as usize]; 3],
    quarters: [Quarter; SEGMENTS as usize],
    warrior_weapons: [Weapon; 4],
    organizer: [u8; FIGURES],
    specialist_weapons: [Weapon; 4],
    specialist_prices: [[u8; SPECIALISTS]; 4],
    bonuses: [Bonus; 6],
    token_costs: [u8; MASTER_TOKENS],
    rounds: [Prize; ROUNDS as usize],
    workers: [u8; 3],
    start: [Goods; MAX_PLAYERS],
    priority: [u8; 3],
    /// An inspected row or column.
    pub inspector: Prize,
    /// A footman.
    pub footman: Prize,
    /// A group with several owners.
    pub group: Prize,
    /// Points of a warrior in a group for each owner in it.
    pub group_warrior: u8,
    /// Points of a warrior in a musician's row or column.
    pub musician: u8,
    /// Points of a kneeling archer's target.
    pub archer: u8,
    /// Coins and clay for a point at the end.
    pub leftovers: u8,
    /// Weapon abilities.
    pub ability: Ability,
    /// Clay of the Master Clay Maker.
    pub clay_maker_clay: u8,
    /// Most steps of the Master Inspector.
    pub inspector_steps: u8,
    /// Dry clay in each warehouse at the start.
    pub warehouse_clay: u8,
    /// Where the row inspector starts.
    pub row_inspector: u8,
    /// Where the column inspector starts.
    pub column_inspector: u8,
    /// Coins for turning a wheel.
    pub rotation_coins: u8,
    /// Wet clay instead of an action.
    pub substitute_clay: u8,
    /// Coins instead of an action.
    pub substitute_coins: u8,
    /// Which parts of the components were reconstructed.
    pub reconstructed: Reconstructed,
}

/// Which parts of the components were reconstructed, for a mark in the picture.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "one plain yes or no for each table"
)]
pub struct Reconstructed {
    /// The rings of the workshop.
    pub workshop: bool,
    /// The organizer's points.
    pub organizer: bool,
    /// The weapons of the specialists.
    pub specialists: bool,
    /// The costs of the master tokens.
    pub master_tokens: bool,
    /// The points of the scoring tokens by round.
    pub rounds: bool,
    /// The clay of the priority tokens.
    pub priority: bool,
}

/// What the weapon abilities give.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ability {
    /// TA-6.8.
    #[serde(deserialize_with = "load::small::<_, 0, 20>")]
    pub officer_vp: u8,
    /// TA-6.8.
    #[serde(deserialize_with = "load::small::<_, 1, 3>")]
    pub officer_steps: u8,
    /// TA-6.13.
    #[serde(deserialize_with = "load::small::<_, 0, 20>")]
    pub guard_vp: u8,
    /// TA-6.11.
    #[serde(deserialize_with = "load::small::<_, 0, 20>")]
    pub crossbow_vp_per_space: u8,
    /// TA-6.10.
    #[serde(deserialize_with = "load::small::<_, 0, 20>")]
    pub soldier_vp: u8,
    /// TA-6.10.
    #[serde(deserialize_with = "load::small::<_, 0, 20>")]
    pub soldier_coins: u8,
    #[serde(rename = "provenance")]
    _provenance: Provenance,
}

impl Data {
    /// The field of a ring at this index.
    #[inline]
    pub fn field(&self, ring: Ring, index: u8) -> Field {
        self.rings[ring.index()][usize::from(index)]
    }

    /// The quarter of a segment, which decides the warehouse (TA-6.2).
    pub fn quarter(&self, segment: u8) -> Quarter {
        self.quarters[usize::from(segment)]
    }

    /// The weapon of a warrior.
    pub fn weapon(&self, warrior: Warrior) -> Weapon {
        self.warrior_weapons[warrior.index()]
    }

    /// The weapon that a specialist costs (TA-7.1).
    pub fn specialist_weapon(&self, specialist: Specialist) -> Weapon {
        self.specialist_weapons[specialist.index()]
    }

    /// The price of a specialist when so many are left; none when nobody is left (TA-7.1).
    pub fn specialist_price(&self, specialist: Specialist, left: u8) -> Option<u8> {
        let bought = SPECIALISTS.checked_sub(usize::from(left))?;
        self.specialist_prices[specialist.index()]
            .get(bought)
            .copied()
    }

    /// Points of the next figure when so many are left in the organizer's column (TA-6.5).
    pub fn organizer_vp(&self, left: u8) -> Option<u8> {
        let taken = FIGURES.checked_sub(usize::from(left))?;
        self.organizer.get(taken).copied()
    }

    /// The organizer's points, the row that is emptied first at the front.
    pub fn organizer(&self) -> &[u8] {
        &self.organizer
    }

    /// A master's bonus.
    pub fn bonus(&self, master: Master) -> Bonus {
        self.bonuses[master.index()]
    }

    /// The cost of a master token, numbered from 1.
    pub fn token_cost(&self, number: u8) -> u8 {
        self.token_costs[usize::from(number) - 1]
    }

    /// What the scoring token gives in a round, from 1.
    pub fn round(&self, round: u8) -> Prize {
        self.rounds[usize::from(round) - 1]
    }

    /// Workers of each player (TA-2.9).
    pub fn workers(&self, players: usize) -> u8 {
        self.workers[players - 2]
    }

    /// Goods at the start by place in the turn order, from 0 (TA-2.11).
    pub fn start(&self, place: usize) -> Goods {
        self.start[place]
    }

    /// Wet clay of a priority token, numbered from 1 (TA-5.9).
    pub fn priority_clay(&self, number: u8) -> u8 {
        self.priority[usize::from(number) - 1]
    }
}
