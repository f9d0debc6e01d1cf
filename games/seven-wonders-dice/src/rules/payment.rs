//! SW-4.5, SW-4.6 and SW-5: what a die and a space cost, and what a player can pay. Options and choices both ask here.

use crate::{
    Board, Colour, Data, Die, Effect, Part, Space, Table, Throw, data::MOST_MATERIALS,
    rules::guild_court,
};
use table::{Seat, Set};

/// Whether a die costs what its quarter says or nothing (SW-7.5).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Fee {
    /// The cost of the quarter, less reductions.
    Quarter,
    /// Nothing.
    Free,
}

/// What a player has to build with.
pub(crate) struct Means {
    data: &'static Data,
    /// The city's board.
    pub board: &'static Board,
    /// SW-5.1.
    pub materials: u8,
    /// The balance.
    pub coins: u8,
    /// SW-6.1: open spaces.
    pub open: Set<Space>,
    /// SW-7.9: what is crossed off, and works for good.
    crossed: Set<Space>,
}

/// What choosing a die brings and costs, and what could be crossed off with it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Offer {
    /// SW-4.6: coins for choosing it, as many as find a slot.
    pub gain: u8,
    /// SW-4.5.
    pub die_cost: u8,
    /// Spaces that can be crossed off and paid for, never none.
    pub spaces: Set<Space>,
}

impl Means {
    /// What this seat has now.
    pub fn of(table: &Table, seat: Seat) -> Self {
        let player = table.player(seat);
        let data = table.data();
        let board = table.board(seat);
        Self {
            data,
            board,
            materials: player.materials(),
            coins: player.treasury.coins(),
            open: board.open(player.crossed),
            crossed: player.crossed,
        }
    }

    /// SW-5.3: coins for missing materials.
    #[inline]
    pub fn missing(&self, space: Space) -> u8 {
        self.board.space(space).cost.saturating_sub(self.materials)
    }

    /// SW-5.4: open spaces among these that can be paid with so many coins.
    #[inline]
    pub fn payable(&self, among: Set<Space>, coins: u8) -> Set<Space> {
        let most = (self.materials + coins).min(MOST_MATERIALS);
        among
            .and(self.open)
            .and(self.board.costs_at_most[usize::from(most)])
    }

    /// SW-4.5: quarter, less reductions (SW-7.8), not below 0; nothing for a free colour or a free build.
    #[inline]
    pub fn die_cost(&self, throw: Throw, fee: Fee) -> u8 {
        let is_free = !self
            .crossed
            .and(self.board.free[throw.die.colour()])
            .is_empty();
        if fee == Fee::Free || is_free || throw.quarter == 0 {
            return 0;
        }
        let reductions = self.crossed.and(self.board.discounts).len() as u8;
        throw
            .quarter
            .saturating_sub(reductions.saturating_mul(self.data.die_discount))
    }

    /// SW-4.6: coins for choosing a die of this colour, as many as find a slot.
    pub fn coins_on_choice(&self, colour: Colour) -> u8 {
        let sources = self.crossed.and(self.board.on_choice[colour]);
        if sources.is_empty() {
            return 0;
        }
        let coins = sources
            .iter()
            .map(|space| match self.board.space(space).effect {
                Some(Effect::CoinsOnChoice { coins, .. }) => coins,
                Some(
                    Effect::Cross { .. }
                    | Effect::GainCoins(_)
                    | Effect::FreeBuild
                    | Effect::AnotherAction
                    | Effect::PerSpace { .. }
                    | Effect::DieCostMinus1
                    | Effect::DieCostZero(_)
                    | Effect::Unlock(_)
                    | Effect::GalleryVp,
                )
                | None => 0,
            });
        coins
            .fold(0, u8::saturating_add)
            .min(self.data.treasury - self.coins)
    }

    /// SW-4.4: whether the player may use this die at all.
    #[inline]
    pub fn may_use(&self, die: Die) -> bool {
        !die.is_special() || self.board.has_unlocked(self.crossed, die.colour())
    }

    /// SW-4.2 to SW-4.6: what this player can do with this die. First the coins for choosing it come in, then the die
    /// is paid, then missing materials; nothing may go below 0, and a die is not chosen for nothing (SW-4.3).
    #[inline]
    pub fn offer(&self, table: &Table, seat: Seat, throw: Throw, fee: Fee) -> Option<Offer> {
        if !self.may_use(throw.die) {
            return None;
        }
        let allowed = self.allowed(table, seat, throw);
        if allowed.and(self.open).is_empty() {
            return None;
        }
        let gain = self.coins_on_choice(throw.die.colour());
        let die_cost = self.die_cost(throw, fee);
        let left = (self.coins + gain).checked_sub(die_cost)?;
        let spaces = self.payable(allowed, left);
        (!spaces.is_empty()).then_some(Offer {
            gain,
            die_cost,
            spaces,
        })
    }

    /// SW-4.9: which spaces the face allows, open or not: what its symbol serves, for the Spy what it shows (SW-8.9.1), for
    /// the purple die the Guild Court if its condition holds (SW-8.7.2).
    #[inline]
    pub fn allowed(&self, table: &Table, seat: Seat, throw: Throw) -> Set<Space> {
        match throw.die {
            Die::Grey1
            | Die::Grey2
            | Die::Grey3
            | Die::Blue
            | Die::Red
            | Die::Yellow
            | Die::Green
            | Die::White
            | Die::Black => self.board.by_face(throw.die, throw.face),
            Die::Purple => {
                if guild_court::is_met(table, seat, self.shown(throw)) {
                    self.board.of(Part::GuildCourt)
                } else {
                    Set::NONE
                }
            }
        }
    }

    /// SW-8.7.2, SW-8.9.1: the parts that a face of the black or purple die shows.
    #[inline]
    pub fn shown(&self, throw: Throw) -> Set<Part> {
        self.data.die(throw.die).parts(throw.face)
    }
}

impl Board {
    /// SW-6.1, SW-6.4: not crossed off, and the space from which the arrow comes is.
    pub(crate) fn open(&self, crossed: Set<Space>) -> Set<Space> {
        let reached = Set::from_bits(crossed.bits() << 1).and(self.chained);
        let mut open = self.printed.minus(self.ordered).or(reached).minus(crossed);
        for space in self.ordered.minus(self.chained).minus(crossed).iter() {
            if self
                .space(space)
                .after
                .is_some_and(|before| crossed.has(before))
            {
                open = open.with(space);
            }
        }
        open
    }

    /// SW-7.10: whether the special die of this colour is unlocked by what is crossed off.
    #[inline]
    pub(crate) fn has_unlocked(&self, crossed: Set<Space>, colour: Colour) -> bool {
        !crossed.and(self.unlocks[colour]).is_empty()
    }
}

impl Table {
    /// SW-7.10: the special dice this seat may use.
    pub fn unlocked(&self, seat: Seat) -> Set<Colour> {
        let player = self.player(seat);
        let Some(board) = self.board_of(player) else {
            return Set::NONE;
        };
        Die::SPECIAL
            .into_iter()
            .map(Die::colour)
            .filter(|colour| board.has_unlocked(player.crossed, *colour))
            .collect()
    }
}
