//! The rulebook's numbers and lists, loaded once from `data/`.

mod load;
mod workshop;

use crate::names::{Master, MasterToken, Quarter, Ring, Specialist, Warrior, Weapon};
use ::table::{Components, Per, Provenance, Rows, Version, within};
use load::{
    MasterRow, MasterTokenRow, Place, Players, PriorityRow, PriorityToken, Round, RoundRow,
    SpecialistRow, StartRow, WarriorRow, WorkersRow,
};
use serde::Deserialize;

/// Segments of the workshop.
pub const SEGMENTS: u8 = 12;
/// Figures of each kind of warrior.
pub const FIGURES: usize = 11;
/// Figures of each kind of specialist.
pub const SPECIALISTS: usize = 4;
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

/// Everything that is printed on the components.
#[derive(Debug)]
pub struct Data {
    rings: Per<Ring, Fields>,
    quarters: [Quarter; SEGMENTS as usize],
    warriors: Rows<WarriorRow>,
    organizer: [u8; FIGURES],
    specialists: Rows<SpecialistRow>,
    masters: Rows<MasterRow>,
    tokens: Rows<MasterTokenRow>,
    rounds: Rows<RoundRow>,
    workers: Rows<WorkersRow>,
    start: Rows<StartRow>,
    priority: Rows<PriorityRow>,
    /// An inspected row or column.
    pub inspector: Prize,
    /// A footman.
    pub footman: Prize,
    /// A group with several owners.
    pub group: Prize,
    /// What is scored for each.
    pub single: Single,
    /// Weapon abilities.
    pub ability: Ability,
    /// What the masters do in numbers.
    pub master: MasterAbility,
    /// What lies and stands on the board at the start.
    pub board: Board,
    /// What a turn costs, and what may be taken instead of an action.
    pub price: Price,
    /// Which parts of the components were reconstructed.
    pub reconstructed: Reconstructed,
}

/// The fields of a ring.
type Fields = [Field; SEGMENTS as usize];

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
    #[serde(deserialize_with = "within::<_, _, 0, 20>")]
    pub officer_vp: u8,
    /// TA-6.8.
    #[serde(deserialize_with = "within::<_, _, 1, 3>")]
    pub officer_steps: u8,
    /// TA-6.13.
    #[serde(deserialize_with = "within::<_, _, 0, 20>")]
    pub guard_vp: u8,
    /// TA-6.11.
    #[serde(deserialize_with = "within::<_, _, 0, 20>")]
    pub crossbow_vp_per_space: u8,
    /// TA-6.10.
    #[serde(deserialize_with = "within::<_, _, 0, 20>")]
    pub soldier_vp: u8,
    /// TA-6.10.
    #[serde(deserialize_with = "within::<_, _, 0, 20>")]
    pub soldier_coins: u8,
    #[serde(rename = "provenance")]
    _provenance: Provenance,
}

/// What the masters do in numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MasterAbility {
    /// TA-8.7.
    #[serde(deserialize_with = "within::<_, _, 0, 20>")]
    pub clay_maker_clay: u8,
    /// TA-8.10: most steps of the Master Inspector.
    #[serde(deserialize_with = "within::<_, _, 1, 6>")]
    pub inspector_steps: u8,
    #[serde(rename = "provenance")]
    _provenance: Provenance,
}

/// What is scored for each.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Single {
    /// Points of a warrior in a group for each owner in it (TA-15.3).
    #[serde(deserialize_with = "within::<_, _, 0, 20>")]
    pub group_warrior_per_owner: u8,
    /// Points of a warrior in a musician's row or column (TA-13.5).
    #[serde(deserialize_with = "within::<_, _, 0, 20>")]
    pub musician_per_warrior: u8,
    /// Points of a kneeling archer's target (TA-15.4).
    #[serde(deserialize_with = "within::<_, _, 0, 20>")]
    pub archer: u8,
    /// Coins and clay for a point at the end (TA-15.5).
    #[serde(deserialize_with = "within::<_, _, 1, 99>")]
    pub leftovers_per_vp: u8,
    #[serde(rename = "provenance")]
    _provenance: Provenance,
}

/// What lies and stands on the board at the start.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Board {
    /// Dry clay in each warehouse (TA-2.2).
    #[serde(deserialize_with = "within::<_, _, 0, 20>")]
    pub warehouse_clay: u8,
    /// Where the row inspector starts (TA-2.6).
    #[serde(deserialize_with = "within::<_, _, 1, 7>")]
    pub row_inspector: u8,
    /// Where the column inspector starts (TA-2.6).
    #[serde(deserialize_with = "within::<_, _, 1, 9>")]
    pub column_inspector: u8,
    #[serde(rename = "provenance")]
    _provenance: Provenance,
    #[serde(default, rename = "note")]
    _note: Option<String>,
}

/// What a turn costs, and what may be taken instead of an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Price {
    /// Coins for turning a wheel (TA-4.1).
    #[serde(deserialize_with = "within::<_, _, 0, 20>")]
    pub rotation_coins: u8,
    /// Wet clay instead of an action (TA-4.11).
    #[serde(deserialize_with = "within::<_, _, 0, 20>")]
    pub substitute_clay: u8,
    /// Coins instead of an action (TA-4.11).
    #[serde(deserialize_with = "within::<_, _, 0, 20>")]
    pub substitute_coins: u8,
    #[serde(rename = "provenance")]
    _provenance: Provenance,
}

impl Data {
    /// The field of a ring at this index.
    #[inline]
    pub fn field(&self, ring: Ring, index: u8) -> Field {
        self.rings[ring][usize::from(index)]
    }

    /// The quarter of a segment, which decides the warehouse (TA-6.2).
    pub fn quarter(&self, segment: u8) -> Quarter {
        self.quarters[usize::from(segment)]
    }

    /// The weapon of a warrior.
    #[inline]
    pub fn weapon(&self, warrior: Warrior) -> Weapon {
        self.warriors[warrior].weapon
    }

    /// The weapon that a specialist costs (TA-7.1).
    #[inline]
    pub fn specialist_weapon(&self, specialist: Specialist) -> Weapon {
        self.specialists[specialist].weapon
    }

    /// The price of a specialist when so many are left; none when nobody is left (TA-7.1).
    pub fn specialist_price(&self, specialist: Specialist, left: u8) -> Option<u8> {
        let bought = SPECIALISTS.checked_sub(usize::from(left))?;
        self.specialists[specialist].price.get(bought).copied()
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
        self.masters[master].bonus
    }

    /// The cost of a master token.
    pub fn token_cost(&self, token: MasterToken) -> u8 {
        self.tokens[token].cost
    }

    /// What the scoring token gives in a round, from 1.
    pub fn round(&self, round: u8) -> Prize {
        self.rounds[Round::at(usize::from(round) - 1)].prize()
    }

    /// Workers of each player (TA-2.9).
    #[inline]
    pub fn workers(&self, players: usize) -> u8 {
        self.workers[Players::at(players - 2)].craftsmen
    }

    /// Coins and wet clay at the start by place in the turn order, from 0 (TA-2.11).
    pub fn start(&self, place: usize) -> (u8, u8) {
        let row = &self.start[Place::at(place)];
        (row.coins, row.clay_wet)
    }

    /// Wet clay of a priority token, numbered from 1 (TA-5.9).
    pub fn priority_clay(&self, number: u8) -> u8 {
        self.priority[PriorityToken::at(usize::from(number) - 1)].clay_wet
    }
}
