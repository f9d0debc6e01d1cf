//! Everything on the table, and its invariants. Materials, unlocked dice and permanent effects are functions of what
//! is crossed off; they are not stored twice.

mod paper;
mod treasury;

pub use treasury::{Slot, Treasury};

use crate::{Board, Bonus, City, Data, Die, Part, Space, Symbol};
use serde::{Deserialize, Serialize};
use table::{Edition, MAX_SEATS, Seat, Set};

/// How many dice lie in the Forum at all times (SW-1.4).
pub const FORUM: usize = 7;
/// SW-1.1: the fewest who can play.
pub const FEWEST: usize = 2;

/// Everything on the table.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Table {
    /// Under which rules and with which components this table is played.
    pub edition: Edition<Data>,
    /// SW-2.3: the number of the present turn; 0 before the first shake.
    pub turn: u16,
    /// SW-11.1: somebody had all three bonuses when this turn began.
    pub is_last: bool,
    pub(crate) n_seats: u8,
    /// The dice by slot, as they lie.
    pub forum: [Throw; FORUM],
    pub(crate) players: [Player; MAX_SEATS],
}

/// A die in the Forum.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Throw {
    /// Which die.
    pub die: Die,
    /// What it shows.
    pub face: Symbol,
    /// Where it lies, which is also what it costs.
    pub quarter: u8,
}

/// One player's board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Player {
    /// The city; none while cities are being picked.
    pub city: Option<City>,
    /// Crossed spaces.
    pub crossed: Set<Space>,
    /// Those of them that were crossed off in the present turn; nobody but the owner has seen them yet.
    pub fresh: Set<Space>,
    /// Coins.
    pub treasury: Treasury,
    /// What defence took off each written attack.
    pub reductions: Reductions,
    /// Crossed bonuses.
    pub bonuses: Set<Bonus>,
    /// SW-8.2.4: whether the +3 box of the Agora is crossed off.
    pub plus3: bool,
}

/// SW-8.3.4: how much of each attack's laurels was not written down, 0 to 2; two bits per attack space.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Reductions(u32);

impl Reductions {
    /// What defence took off this attack.
    pub fn of(self, attack: Space) -> u8 {
        (self.0 >> Self::shift(attack) & 3) as u8
    }

    /// Notes what defence takes off this attack.
    pub(crate) fn set(&mut self, attack: Space, reduction: u8) {
        let shift = Self::shift(attack);
        self.0 = self.0 & !(3 << shift) | u32::from(reduction) << shift;
    }

    fn shift(attack: Space) -> u32 {
        debug_assert!(Space::ATTACKS.has(attack), "{attack} is an attack");
        let before = Space::ATTACKS.bits() & (Set::one(attack).bits() - 1);
        2 * before.count_ones()
    }
}

impl Player {
    /// A board at the start (SW-1.3).
    pub(crate) fn new(start_coins: u8) -> Self {
        Self {
            city: None,
            crossed: Set::NONE,
            fresh: Set::NONE,
            treasury: Treasury::with_coins(start_coins),
            reductions: Reductions::default(),
            bonuses: Set::NONE,
            plus3: false,
        }
    }

    /// SW-5.1: one material per crossed Warehouse space.
    #[inline]
    pub fn materials(&self) -> u8 {
        self.count(Part::Warehouse)
    }

    /// How many spaces of this part are crossed off.
    #[inline]
    pub fn count(&self, part: Part) -> u8 {
        self.crossed.and(part.spaces()).len() as u8
    }

    /// SW-2.3, SW-10: what was crossed off in earlier turns.
    #[inline]
    pub fn earlier(&self) -> Set<Space> {
        self.crossed.minus(self.fresh)
    }

    /// Whether every space of this part is crossed off.
    #[inline]
    pub fn has_complete(&self, board: &Board, part: Part) -> bool {
        self.crossed.covers(board.of(part))
    }

    /// SW-8.3.4: the points written on a crossed attack.
    pub fn written(&self, board: &Board, attack: Space) -> u8 {
        let laurels = board.space(attack).laurels;
        laurels.saturating_sub(self.reductions.of(attack))
    }
}

impl Table {
    /// The component tables by which this table plays.
    #[inline]
    pub fn data(&self) -> &'static Data {
        self.edition.data()
    }

    /// The board of a seat.
    ///
    /// # Panics
    /// While cities are being picked.
    #[inline]
    pub fn board(&self, seat: Seat) -> &'static Board {
        self.data().board(self.city(seat))
    }

    /// The board of a seat; none while its city is not picked.
    pub fn board_of(&self, player: &Player) -> Option<&'static Board> {
        player.city.map(|city| self.data().board(city))
    }

    /// Whether every space of this part of a seat's city is crossed off.
    pub fn has_complete(&self, seat: Seat, part: Part) -> bool {
        let player = self.player(seat);
        self.board_of(player)
            .is_some_and(|board| player.has_complete(board, part))
    }

    /// How many play.
    #[inline]
    pub fn n_seats(&self) -> usize {
        usize::from(self.n_seats)
    }

    /// The boards by seat.
    pub fn players(&self) -> &[Player] {
        &self.players[..self.n_seats()]
    }

    /// One player's board.
    #[inline]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// The city of a seat.
    ///
    /// # Panics
    /// While cities are being picked.
    #[inline]
    pub fn city(&self, seat: Seat) -> City {
        self.player(seat)
            .city
            .expect("every seat has a city when turns are played")
    }

    /// SW-1.5: the next player clockwise.
    #[inline]
    pub fn left(&self, seat: Seat) -> Seat {
        Seat::new((seat.index() + 1) % self.n_seats())
    }

    /// SW-1.5: the next player counter-clockwise.
    #[inline]
    pub fn right(&self, seat: Seat) -> Seat {
        Seat::new((seat.index() + self.n_seats() - 1) % self.n_seats())
    }

    /// The die as it lies in the Forum.
    pub fn throw(&self, die: Die) -> Option<Throw> {
        self.forum.iter().find(|throw| throw.die == die).copied()
    }

    /// The dice in the Forum in the order of their ids: special dice lie in slots of grey ones.
    pub fn throws(&self) -> impl Iterator<Item = Throw> {
        let normal = self.forum.iter().filter(|throw| !throw.die.is_special());
        let special = Die::SPECIAL.into_iter().filter_map(|die| self.throw(die));
        normal.copied().chain(special)
    }

    /// SW-11.1: whether somebody has crossed off all three bonuses.
    pub fn has_third_bonus(&self) -> bool {
        self.players()
            .iter()
            .any(|player| player.bonuses == Set::all())
    }
}
