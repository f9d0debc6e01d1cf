//! SW-4.5, SW-4.6, SW-5 and SW-6.1: what a die and a space cost, what a player can pay, and what is open. Options, choices
//! and refusals all ask here.

use super::{Refusal, guild_court};
use crate::{
    Board, Colour, Data, Die, Effect, Part, Question, Space, Table, Throw, data::MOST_MATERIALS,
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

impl Fee {
    /// What a die costs while this is asked.
    pub fn of(question: Question) -> Self {
        if question == Question::FreeBuild {
            Fee::Free
        } else {
            Fee::Quarter
        }
    }
}

/// What a player has to build with.
pub(crate) struct Means<'a> {
    pub table: &'a Table,
    pub seat: Seat,
    pub data: &'static Data,
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

/// A player's coins when a die is chosen and paid.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Purse {
    /// SW-4.6: coins for choosing it, as many as find a slot.
    pub gain: u8,
    /// SW-4.5.
    pub die_cost: u8,
    /// What is left.
    pub left: u8,
}

impl<'a> Means<'a> {
    /// What this seat has now.
    #[inline]
    pub fn of(table: &'a Table, seat: Seat) -> Self {
        let player = table.player(seat);
        let board = table.board(seat);
        Self {
            table,
            seat,
            data: table.data(),
            board,
            materials: player.materials(),
            coins: player.treasury.coins(),
            open: board.open(player.crossed),
            crossed: player.crossed,
        }
    }

    /// The tables give this board such a space.
    pub fn is_printed(&self, space: Space) -> Result<(), Refusal> {
        let is_printed = self.board.printed.has(space);
        ensure(is_printed, || Refusal::NotPrinted(space.part()))
    }

    /// SW-6.3: what is crossed off stays so.
    pub fn is_left(&self, space: Space) -> Result<(), Refusal> {
        let is_left = !self.crossed.has(space);
        ensure(is_left, || Refusal::Crossed(self.board.name(space)))
    }

    /// SW-6.1: the arrow comes from a space that is crossed off.
    pub fn is_open(&self, space: Space) -> Result<(), Refusal> {
        match self.board.space(space).after {
            Some(before) if !self.crossed.has(before) => {
                Err(Refusal::NotOpen(self.board.name(before)))
            }
            Some(_) | None => Ok(()),
        }
    }

    /// SW-5.3: coins for missing materials.
    #[inline]
    pub fn missing(&self, space: Space) -> u8 {
        self.board.space(space).cost.saturating_sub(self.materials)
    }

    /// SW-5.4: coins for missing materials, if there are so many.
    pub fn may_pay(&self, space: Space, coins: u8) -> Result<u8, Refusal> {
        let missing = self.missing(space);
        ensure(missing <= coins, || Refusal::Materials {
            cost: self.board.space(space).cost,
            materials: self.materials,
            coins,
        })?;
        Ok(missing)
    }

    /// SW-5.4, SW-6.1: open spaces among these that can be paid with so many coins.
    #[inline]
    pub fn payable(&self, among: Set<Space>, coins: u8) -> Set<Space> {
        let most = (self.materials + coins).min(MOST_MATERIALS);
        among
            .and(self.open)
            .and(self.board.costs_at_most[usize::from(most)])
    }

    /// SW-4.4: special dice must be unlocked.
    #[inline]
    pub fn may_use(&self, die: Die) -> Result<(), Refusal> {
        let may_use = !die.is_special() || self.board.has_unlocked(self.crossed, die.colour());
        ensure(may_use, || Refusal::Locked(die))
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

    /// SW-4.5, SW-4.6: first the coins for choosing a die come in, then it is paid; nothing may go below 0.
    #[inline]
    pub fn after_die(&self, throw: Throw, fee: Fee) -> Result<Purse, Refusal> {
        let gain = self.coins_on_choice(throw.die.colour());
        let die_cost = self.die_cost(throw, fee);
        match (self.coins + gain).checked_sub(die_cost) {
            Some(left) => Ok(Purse {
                gain,
                die_cost,
                left,
            }),
            None => Err(Refusal::DieCost {
                cost: die_cost,
                coins: self.coins,
                gain,
            }),
        }
    }

    /// SW-4.2 to SW-4.6: what can be crossed off with this die and paid for, never nothing (SW-4.3).
    #[inline]
    pub fn offer(&self, throw: Throw, fee: Fee) -> Option<Set<Space>> {
        self.may_use(throw.die).ok()?;
        let allowed = self.allowed(throw);
        if allowed.and(self.open).is_empty() {
            return None;
        }
        let purse = self.after_die(throw, fee).ok()?;
        let spaces = self.payable(allowed, purse.left);
        (!spaces.is_empty()).then_some(spaces)
    }

    /// SW-4.9: whether the face allows the space.
    pub fn may_show(&self, throw: Throw, space: Space) -> Result<(), Refusal> {
        if self.allowed(throw).has(space) {
            return Ok(());
        }
        let shown = self.shown(throw);
        Err(match throw.die {
            Die::Black => Refusal::Spy(shown),
            Die::Purple if space.part() == Part::GuildCourt => {
                guild_court::refusal(self.table, self.seat, shown)
            }
            Die::Grey1
            | Die::Grey2
            | Die::Grey3
            | Die::Blue
            | Die::Red
            | Die::Yellow
            | Die::Green
            | Die::White
            | Die::Purple => Refusal::Face {
                face: throw.face,
                space: self.board.name(space),
            },
        })
    }

    /// SW-4.9: which spaces the face allows, open or not: what its symbol serves, for the Spy what it shows (SW-8.9.1), for
    /// the purple die the Guild Court if its condition holds (SW-8.7.2).
    #[inline]
    pub fn allowed(&self, throw: Throw) -> Set<Space> {
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
                if guild_court::is_met(self.table, self.seat, self.shown(throw)) {
                    self.board.of(Part::GuildCourt)
                } else {
                    Set::NONE
                }
            }
        }
    }

    /// SW-8.7.2, SW-8.9.1: the parts that a face of the black or purple die shows.
    #[inline]
    fn shown(&self, throw: Throw) -> Set<Part> {
        self.data.die(throw.die).parts(throw.face)
    }
}

#[inline]
fn ensure(holds: bool, refusal: impl FnOnce() -> Refusal) -> Result<(), Refusal> {
    if holds { Ok(()) } else { Err(refusal()) }
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
