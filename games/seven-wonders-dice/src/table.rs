//! Everything on the table, and its invariants. Materials, unlocked dice and permanent effects are functions of what
//! is crossed off; they are not stored twice.

use crate::{
    Bonuses, City, Die, Part, Space, Spaces, Symbol, data,
    treasury::{Spent, Treasury},
};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use table::{MAX_SEATS, Seat};

/// How many dice lie in the Forum at all times (SW-1.4).
pub const FORUM: usize = 7;
/// SW-3.2: quarters cost 0 to 3 coins.
pub const QUARTERS: u8 = 4;
/// SW-1.1: the fewest who can play.
pub const FEWEST: usize = 2;

/// Everything on the table.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "TableFile", into = "TableFile")]
pub struct Table {
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
    pub crossed: Spaces,
    /// Those of them that were crossed off in the present turn; nobody but the owner has seen them yet.
    pub fresh: Spaces,
    /// Coins.
    pub treasury: Treasury,
    /// What defence took off each written attack.
    pub reductions: Reductions,
    /// Crossed bonuses.
    pub bonuses: Bonuses,
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
        let west = u32::from(attack as u8).wrapping_sub(Space::BwA1 as u32);
        let place = if Spaces::ATTACK_WEST.has(attack) {
            west
        } else {
            debug_assert!(Spaces::ATTACK_EAST.has(attack), "{attack} is an attack");
            5 + (attack as u32 - Space::BeA1 as u32)
        };
        2 * place
    }
}

impl Player {
    /// A board at the start (SW-1.3).
    pub(crate) fn new(city: Option<City>) -> Self {
        Self {
            city,
            crossed: Spaces::NONE,
            fresh: Spaces::NONE,
            treasury: Treasury::with_coins(data().start_coins),
            reductions: Reductions::default(),
            bonuses: Bonuses::NONE,
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
        self.crossed.and(Spaces::of(part)).len()
    }

    /// SW-2.3, SW-10: what was crossed off in earlier turns.
    #[inline]
    pub fn earlier(&self) -> Spaces {
        self.crossed.minus(self.fresh)
    }

    /// Whether every space of this part is crossed off.
    #[inline]
    pub fn has_complete(&self, part: Part) -> bool {
        self.crossed.covers(Spaces::of(part))
    }

    /// SW-8.3.4: the points written on a crossed attack.
    pub fn written(&self, attack: Space) -> u8 {
        // Attacks are the same in every city.
        let laurels = data().boards[0].space(attack).laurels;
        laurels.saturating_sub(self.reductions.of(attack))
    }
}

impl Table {
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
        let special = [Die::Black, Die::White, Die::Purple];
        let special = special.into_iter().filter_map(|die| self.throw(die));
        normal.copied().chain(special)
    }

    /// SW-11.1: whether somebody has crossed off all three bonuses.
    pub fn has_third_bonus(&self) -> bool {
        self.players()
            .iter()
            .any(|player| player.bonuses == Bonuses::ALL)
    }
}

/// A table as people read and edit it.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct TableFile {
    turn: u16,
    forum: Vec<Throw>,
    players: Vec<PlayerFile>,
}

/// A board as people read and edit it.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct PlayerFile {
    city: Option<City>,
    crossed: Spaces,
    coins: u8,
    spent: Spent,
    /// Attacks that were written with fewer points than their laurels, and their points.
    weakened: BTreeMap<Space, u8>,
    bonuses: Bonuses,
    plus3: bool,
}

impl From<Table> for TableFile {
    fn from(table: Table) -> Self {
        Self {
            turn: table.turn,
            forum: table.forum.to_vec(),
            players: table.players().iter().map(PlayerFile::from).collect(),
        }
    }
}

impl From<&Player> for PlayerFile {
    fn from(player: &Player) -> Self {
        let attacks = Spaces(Spaces::ATTACK_WEST.0 | Spaces::ATTACK_EAST.0).and(player.crossed);
        Self {
            city: player.city,
            crossed: player.crossed,
            coins: player.treasury.coins(),
            spent: player.treasury.spent_slots(),
            weakened: attacks
                .iter()
                .filter(|attack| player.reductions.of(*attack) > 0)
                .map(|attack| (attack, player.written(attack)))
                .collect(),
            bonuses: player.bonuses,
            plus3: player.plus3,
        }
    }
}

impl TryFrom<TableFile> for Table {
    type Error = String;
    fn try_from(file: TableFile) -> Result<Self, String> {
        let n_seats = file.players.len();
        if !(FEWEST..=MAX_SEATS).contains(&n_seats) {
            return Err(format!(
                "players: {FEWEST} to {MAX_SEATS} play, not {n_seats} (SW-1.1)"
            ));
        }
        let forum: [Throw; FORUM] = file.forum.try_into().map_err(|dice: Vec<Throw>| {
            format!("forum: holds {FORUM} dice, not {} (SW-1.4)", dice.len())
        })?;
        let mut players = [Player::new(None); MAX_SEATS];
        for (at, player) in file.players.into_iter().enumerate() {
            players[at] =
                Player::try_from(player).map_err(|error| format!("players[{at}].{error}"))?;
        }
        let mut table = Self {
            turn: file.turn,
            is_last: false,
            n_seats: n_seats as u8,
            forum,
            players,
        };
        // A position lies between turns or at the beginning of one.
        table.is_last = table.has_third_bonus();
        Ok(table)
    }
}

impl TryFrom<PlayerFile> for Player {
    type Error = String;
    fn try_from(file: PlayerFile) -> Result<Self, String> {
        let treasury =
            Treasury::read(file.coins, &file.spent).map_err(|error| format!("coins: {error}"))?;
        let mut player = Self {
            city: file.city,
            crossed: file.crossed,
            fresh: Spaces::NONE,
            treasury,
            reductions: Reductions::default(),
            bonuses: file.bonuses,
            plus3: file.plus3,
        };
        for (attack, points) in file.weakened {
            let attacks = Spaces(Spaces::ATTACK_WEST.0 | Spaces::ATTACK_EAST.0);
            let laurels = data().boards[0].space(attack).laurels;
            let reduction = laurels.checked_sub(points).filter(|taken| *taken <= 2);
            match reduction {
                Some(taken) if attacks.has(attack) && player.crossed.has(attack) => {
                    player.reductions.set(attack, taken);
                }
                Some(_) | None => {
                    return Err(format!(
                        "weakened.{attack}: only crossed attacks have points, their laurels less 0 to 2 (SW-8.3.4)"
                    ));
                }
            }
        }
        Ok(player)
    }
}
