//! Everything on the table.

mod bag;
mod paper;

use crate::{
    data::{COMPONENTS, Data},
    names::{Bird, Mode, Side, Treasure},
};
use ::table::{Chance, Edition, Seat, Seats, Setup};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

pub use bag::Bag;

/// Everything on the table. The deck of birds and the nest of treasures are what is nowhere else.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Table {
    /// Under which rules and with which components this table is played.
    #[serde(skip, default = "usual")]
    pub edition: Edition<Data>,
    /// Whether treasures lie face up.
    pub mode: Mode,
    /// How many rounds are played.
    pub rounds: u8,
    /// The round, from 1.
    pub round: u8,
    /// Who leads the round.
    pub leader: Seat,
    /// What is bid for, once the leader has said it.
    pub staked: Option<Side>,
    /// The two treasures on offer.
    pub row: Row,
    /// By seat.
    pub players: SmallVec<[Player; 4]>,
    /// Birds of past bids, face up.
    pub discard: Bag<Bird>,
    /// Treasures that nobody won.
    pub lost: Bag<Treasure>,
}

/// The two treasures on offer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Row {
    pub left: Prize,
    pub right: Prize,
}

/// A treasure on offer and who has seen it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Prize {
    /// What it is.
    pub treasure: Treasure,
    /// Who knows it. That somebody looked is public; what they saw is not.
    pub known: Seats,
}

/// One player's things.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Player {
    /// Coins.
    pub coins: u8,
    /// Cards that only this player sees.
    pub hand: Bag<Bird>,
    /// TOY-6.3: cards out of the game, which only this player has seen.
    pub aside: Bag<Bird>,
    /// This round's bid, once all have been revealed.
    pub bid: Option<Bid>,
    /// Won treasures.
    pub treasures: Bag<Treasure>,
}

/// A bird and whom it robs.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Bid {
    /// The bird.
    pub bird: Bird,
    /// TOY-4.2: whom a magpie robs.
    #[serde(default)]
    pub target: Option<Seat>,
}

/// Until [`::table::Written::read`] says which one it is.
fn usual() -> Edition<Data> {
    COMPONENTS.in_use()
}

impl Table {
    /// TOY-1.1, TOY-1.3: hands, coins and the row.
    pub(crate) fn deal(setup: &Setup, edition: Edition<Data>, chance: &mut Chance) -> Self {
        let numbers = &edition.numbers;
        let mode: Mode = setup.mode.parse().expect("the setup was checked");
        let rounds: u8 = setup
            .option("rounds")
            .parse()
            .expect("the option lists numbers");
        let mut deck = edition.all_birds();
        let mut nest = edition.all_treasures();
        let players = (0..setup.players).map(|_| Player {
            coins: numbers.coins,
            hand: (0..rounds + numbers.spare_cards)
                .map(|_| deck.draw(chance))
                .collect(),
            aside: Bag::EMPTY,
            bid: None,
            treasures: Bag::EMPTY,
        });
        let players: SmallVec<[Player; 4]> = players.collect();
        let mut prize = || Prize {
            treasure: nest.draw(chance),
            known: who_sees(mode, players.len()),
        };
        let row = Row {
            left: prize(),
            right: prize(),
        };
        Self {
            edition,
            mode,
            rounds,
            round: 1,
            leader: Seat::new(0),
            staked: None,
            row,
            players,
            discard: Bag::EMPTY,
            lost: Bag::EMPTY,
        }
    }

    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    pub(crate) fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        Seat::first(self.players.len())
    }

    /// Birds that are nowhere else; None when there are more on the table than in the box.
    pub(crate) fn checked_deck(&self) -> Option<Bag<Bird>> {
        let mut deck = self.edition.all_birds().minus(&self.discard)?;
        for player in &self.players {
            deck = deck.minus(&player.hand)?.minus(&player.aside)?;
            deck = deck.minus(&player.bid.iter().map(|bid| bid.bird).collect())?;
        }
        Some(deck)
    }

    /// Treasures that are nowhere else; None when there are more on the table than in the box.
    pub(crate) fn checked_nest(&self) -> Option<Bag<Treasure>> {
        let row = [self.row.left.treasure, self.row.right.treasure];
        let mut nest = self
            .edition
            .all_treasures()
            .minus(&self.lost)?
            .minus(&row.into_iter().collect())?;
        for player in &self.players {
            nest = nest.minus(&player.treasures)?;
        }
        Some(nest)
    }

    /// The face-down deck of birds.
    pub(crate) fn deck(&self) -> Bag<Bird> {
        self.checked_deck().expect("no bird is there twice")
    }

    /// The nest from which treasures are drawn.
    pub(crate) fn nest(&self) -> Bag<Treasure> {
        self.checked_nest().expect("no treasure is there twice")
    }
}

/// TOY-1.3, TOY-1.4: who sees a treasure that comes into the row.
pub(crate) fn who_sees(mode: Mode, n_seats: usize) -> Seats {
    match mode {
        Mode::Standard => Seats::NONE,
        Mode::Daylight => Seats::first(n_seats),
    }
}

impl Row {
    /// The treasure on this side.
    pub fn get(&self, side: Side) -> &Prize {
        match side {
            Side::Left => &self.left,
            Side::Right => &self.right,
        }
    }

    pub(crate) fn get_mut(&mut self, side: Side) -> &mut Prize {
        match side {
            Side::Left => &mut self.left,
            Side::Right => &mut self.right,
        }
    }
}

impl Data {
    /// TOY-1.2: every bird card of the box.
    pub(crate) fn all_birds(&self) -> Bag<Bird> {
        let rows = self.birds.iter();
        rows.flat_map(|row| (0..row.copies).map(|_| row.id))
            .collect()
    }

    /// TOY-6: every treasure of the box.
    pub(crate) fn all_treasures(&self) -> Bag<Treasure> {
        let rows = self.treasures.iter();
        rows.flat_map(|row| (0..row.copies).map(|_| row.id))
            .collect()
    }
}
