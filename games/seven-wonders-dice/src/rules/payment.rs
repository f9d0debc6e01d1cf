//! SW-4.5, SW-4.6 and SW-5: what a die and a space cost, and what a player can pay. Options and choices both ask here.

use crate::{
    Board, Colour, Colours, Die, Effect, Part, Space, Spaces, Table, Throw, data,
    data::MOST_MATERIALS, rules::guild_court,
};
use table::Seat;

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
    /// The city's board.
    pub board: &'static Board,
    /// SW-5.1.
    pub materials: u8,
    /// The balance.
    pub coins: u8,
    /// SW-6.1: open spaces.
    pub open: Spaces,
    /// Permanent effects.
    pub permanent: Permanent,
}

/// SW-7.9: permanent effects of what is crossed off.
#[derive(Default)]
pub(crate) struct Permanent {
    /// SW-7.8: what reductions take off.
    pub discount: u8,
    /// Colours that cost nothing.
    pub free: Colours,
    /// SW-4.6: coins by colour of the chosen die.
    pub on_choice: [u8; Colour::ALL.len()],
    /// SW-7.10: special dice.
    pub unlocked: Colours,
}

/// What choosing a die brings and costs, and what could be crossed off with it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Offer {
    /// SW-4.6: coins for choosing it, as many as find a slot.
    pub gain: u8,
    /// SW-4.5.
    pub die_cost: u8,
    /// Spaces that can be crossed off and paid for, never none.
    pub spaces: Spaces,
}

impl Means {
    /// What this seat has now.
    pub fn of(table: &Table, seat: Seat) -> Self {
        let player = table.player(seat);
        let board = data().board(table.city(seat));
        Self {
            board,
            materials: player.materials(),
            coins: player.treasury.coins(),
            open: board.open(player.crossed),
            permanent: board.permanent_effects(player.crossed),
        }
    }

    /// SW-5.3: coins for missing materials.
    pub fn missing(&self, space: Space) -> u8 {
        self.board.space(space).cost.saturating_sub(self.materials)
    }

    /// SW-5.4: open spaces among these that can be paid with so many coins.
    pub fn payable(&self, among: Spaces, coins: u8) -> Spaces {
        let most = (self.materials + coins).min(MOST_MATERIALS);
        among.and(self.open).and(self.board.costs_at_most[usize::from(most)])
    }

    /// SW-4.5: quarter, less reductions, not below 0; nothing for a free colour or a free build.
    pub fn die_cost(&self, throw: Throw, fee: Fee) -> u8 {
        if fee == Fee::Free || self.permanent.free.has(throw.die.colour()) {
            0
        } else {
            throw.quarter.saturating_sub(self.permanent.discount)
        }
    }

    /// SW-4.4: whether the player may use this die at all.
    pub fn may_use(&self, die: Die) -> bool {
        !die.is_special() || self.permanent.unlocked.has(die.colour())
    }

    /// SW-4.2 to SW-4.6: what this player can do with this die. First the coins for choosing it come in, then the die
    /// is paid, then missing materials; nothing may go below 0, and a die is not chosen for nothing (SW-4.3).
    pub fn offer(&self, table: &Table, seat: Seat, throw: Throw, fee: Fee) -> Option<Offer> {
        let colour = throw.die.colour();
        if !self.may_use(throw.die) {
            return None;
        }
        let full = data().treasury;
        let gain = self.permanent.on_choice[colour.index()].min(full - self.coins);
        let die_cost = self.die_cost(throw, fee);
        let left = (self.coins + gain).checked_sub(die_cost)?;
        let spaces = self.payable(self.allowed(table, seat, throw), left);
        (!spaces.is_empty()).then_some(Offer { gain, die_cost, spaces })
    }

    /// SW-4.9: which spaces the face allows, open or not.
    pub fn allowed(&self, table: &Table, seat: Seat, throw: Throw) -> Spaces {
        match throw.die.colour() {
            Colour::Grey | Colour::Blue | Colour::Red | Colour::Yellow | Colour::Green | Colour::White => {
                self.board.by_symbol[throw.face.index()]
            }
            // SW-8.9.1: the Spy takes any space of the building it names.
            Colour::Black => throw.face.building().map_or(Spaces::NONE, Spaces::of),
            Colour::Purple => match throw.face.building() {
                Some(named) if guild_court::is_met(table, seat, named) => Spaces::of(Part::GuildCourt),
                Some(_) | None => Spaces::NONE,
            },
        }
    }
}

impl Board {
    /// SW-6.1, SW-6.4: not crossed off, and the space from which the arrow comes is.
    pub(crate) fn open(&self, crossed: Spaces) -> Spaces {
        let reached = Spaces(crossed.0 << 1).and(self.chained);
        let mut open = Spaces((Spaces::ALL.minus(self.ordered).0 | reached.0) & !crossed.0);
        for space in self.ordered.minus(self.chained).minus(crossed).iter() {
            if self.space(space).after.is_some_and(|before| crossed.has(before)) {
                open = open.with(space);
            }
        }
        open
    }

    /// SW-7.8 to SW-7.10: what the crossed spaces give for good.
    pub(crate) fn permanent_effects(&self, crossed: Spaces) -> Permanent {
        let mut permanent = Permanent::default();
        for space in self.permanent.and(crossed).iter() {
            match self.space(space).effect {
                Some(Effect::DieCostMinus1) => permanent.discount += data().die_discount,
                Some(Effect::DieCostZero(colour)) => permanent.free = permanent.free.with(colour),
                Some(Effect::CoinsOnChoice { colour, coins }) => permanent.on_choice[colour.index()] += coins,
                Some(Effect::Unlock(colour)) => permanent.unlocked = permanent.unlocked.with(colour),
                Some(
                    Effect::Cross { .. }
                    | Effect::GainCoins(_)
                    | Effect::FreeBuild
                    | Effect::AnotherAction
                    | Effect::PerSpace { .. }
                    | Effect::GalleryVp,
                )
                | None => {}
            }
        }
        permanent
    }
}
