//! Everything on the table: plain data and what can be asked of it.

pub mod dice;
pub(crate) mod paper;

use crate::{
    data::Data,
    names::{Advisor, Building, COLUMNS, Goods, Invader, Phase, ROWS, YEARS},
};
use dice::Dice;
use serde::{Deserialize, Serialize};
use table::{Chance, Edition, Per, Seat, Seats, Set};

/// The most players.
pub const MAX_PLAYERS: usize = 5;

/// The table: what lies open, and the face-down invaders.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Table {
    pub(crate) open: Open,
    /// The invader of each year (KB-2.6); who knows which is said by [`Open::knows`].
    pub(crate) deck: [Invader; YEARS as usize],
}

/// What lies open for everybody (KB-1.3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Open {
    /// Under which rules and with which components this table is played.
    pub(crate) edition: Edition<Data>,
    pub(crate) n_players: u8,
    /// Points from the Queen, an option (KB-R1).
    pub(crate) queen_vp: u8,
    /// 1 to 5.
    pub(crate) year: u8,
    pub(crate) phase: Phase,
    /// The turn order; the first `n_players` places are used.
    pub(crate) order: [Seat; MAX_PLAYERS],
    pub(crate) players: [Player; MAX_PLAYERS],
    /// Up to two groups of dice on each advisor, the second one by the envoy (KB-10.4).
    pub(crate) court: Court,
    /// Who has the white die of the King's aid (KB-3.4).
    pub(crate) aid: Option<Seat>,
    /// Who holds the King's envoy; nobody: it lies on the board.
    pub(crate) envoy: Option<Seat>,
    /// Who has looked at this year's invader (KB-6.10).
    pub(crate) peeked: Seats,
    /// This year's invader lies face up (KB-12.1).
    pub(crate) is_revealed: bool,
}

/// A player's province and possessions.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Player {
    pub(crate) goods: Goods,
    /// "+2" tokens.
    pub(crate) plus2: u8,
    pub(crate) soldiers: u8,
    pub(crate) buildings: Set<Building>,
    /// Points by source, without those of standing buildings.
    pub(crate) ledger: Ledger,
    /// Rolled dice that are not yet placed.
    pub(crate) dice: Dice,
    pub(crate) used: Used,
}

/// Where points come from, apart from standing buildings (KB-INV-2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Ledger {
    pub advisors: i16,
    pub reward: i16,
    pub town_hall: i16,
    pub embassy: i16,
    pub battles: i16,
    pub cathedral: i16,
}

impl Ledger {
    fn total(self) -> i32 {
        [
            self.advisors,
            self.reward,
            self.town_hall,
            self.embassy,
            self.battles,
            self.cathedral,
        ]
        .into_iter()
        .map(i32::from)
        .sum()
    }
}

/// What a player has used up this season (KB-1.11, KB-5.2, KB-5.5).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(
    missing_docs,
    clippy::struct_excessive_bools,
    reason = "five independent markers on a sheet"
)]
pub struct Used {
    pub token: bool,
    pub market: bool,
    pub statue: bool,
    pub chapel: bool,
    pub passed: bool,
}

/// The groups of dice on each advisor.
pub type Court = Per<Advisor, [Option<Group>; 2]>;

/// A group of dice on an advisor.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Group {
    /// Nobody: neutral dice of the two-player game (KB-14.5).
    pub owner: Option<Seat>,
    /// The dice.
    pub dice: Dice,
    /// A "+2" token lies with them (KB-5.5).
    pub token: bool,
    /// The shift by the Market (KB-5.8).
    pub market: i8,
}

impl Group {
    /// KB-5.6: the value of the group.
    pub fn value(self) -> i8 {
        Group::value_of(self.dice.sum(), self.token, self.market)
    }

    /// KB-5.5, KB-5.6, KB-5.8: the value of dice with this sum, with a token and a shift.
    pub(crate) const fn value_of(sum: u8, token: bool, market: i8) -> i8 {
        sum as i8 + if token { 2 } else { 0 } + market
    }
}

impl Invader {
    /// One of a year's cards, all equally likely (KB-2.6).
    pub(crate) fn draw(year: u8, chance: &mut Chance) -> Invader {
        let cards = Invader::of_year(year);
        cards[chance.index(cards.len(), |nth| cards[nth].id().to_owned())]
    }
}

impl Open {
    /// The component tables it is played with.
    #[inline]
    pub fn data(&self) -> &'static Data {
        self.edition.data()
    }

    /// The seats that play.
    pub fn seats(&self) -> Seats {
        Seats::first(self.n_players.into())
    }

    /// The seats in turn order.
    pub fn order(&self) -> &[Seat] {
        &self.order[..usize::from(self.n_players)]
    }

    /// A seat's place in the turn order, from 0.
    pub(crate) fn place(&self, seat: Seat) -> u8 {
        let place = self.order().iter().position(|other| *other == seat);
        place.expect("whoever plays has a place") as u8
    }

    /// A player.
    #[inline]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// The groups on an advisor, the first placed one first.
    pub fn groups(&self, advisor: Advisor) -> impl Iterator<Item = Group> {
        self.court[advisor].into_iter().flatten()
    }

    /// Whether this viewer's seat knows the card of that year.
    pub fn knows(&self, viewer: table::Viewer, year: u8) -> bool {
        let is_open = year < self.year || (year == self.year && self.is_revealed);
        is_open || (year == self.year && viewer.seat().is_some_and(|seat| self.peeked.has(seat)))
    }
}

impl Player {
    /// The score: standing buildings and all other points (KB-1.6, KB-INV-2).
    pub fn score(&self, data: &Data) -> i32 {
        self.building_vp(data) + self.ledger.total()
    }

    /// Points of the standing buildings.
    pub fn building_vp(&self, data: &Data) -> i32 {
        self.buildings
            .iter()
            .map(|building| i32::from(data.building(building).vp))
            .sum()
    }

    /// KB-7.2: the leftmost building of each row that does not stand, from the top row down.
    pub fn next_buildings(&self) -> impl Iterator<Item = Building> {
        let standing = self.buildings;
        (0..ROWS).filter_map(move |row| {
            (0..COLUMNS)
                .map(|column| Building::on(row, column))
                .find(|building| !standing.has(*building))
        })
    }

    /// KB-12.12: the topmost building of the rightmost column in which any stands.
    pub fn most_exposed(&self) -> Option<Building> {
        (0..COLUMNS).rev().find_map(|column| {
            (0..ROWS)
                .map(|row| Building::on(row, column))
                .find(|building| self.buildings.has(*building))
        })
    }

    /// What this building costs this player (KB-7.3, KB-7.4).
    pub fn price(&self, building: Building, data: &Data) -> Goods {
        let mut cost = data.building(building).cost;
        if self.buildings.has(Building::Crane) && building.column() >= 2 {
            cost.gold = cost.gold.saturating_sub(1);
        }
        cost
    }
}
