//! What happens, as small values; words are made at the edge.

use crate::{
    action::{Payment, Placement},
    names::{Advisor, Building, Good, Goods, Invader, Phase},
    table::dice::Dice,
};
use table::{Seat, Seats};

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Event {
    PhaseBegins {
        year: u8,
        phase: Phase,
    },
    AidDie {
        seat: Seat,
    },
    AidGood {
        seat: Seat,
        goods: Goods,
    },
    Income {
        seat: Seat,
    },
    NeutralDice {
        advisor: Advisor,
        dice: Dice,
    },
    Rolled {
        seat: Seat,
        dice: Dice,
    },
    Rerolled {
        seat: Seat,
        building: Building,
        dice: Dice,
    },
    OrderSet {
        order: Vec<Seat>,
    },
    Placed {
        seat: Seat,
        placement: Placement,
    },
    Passed {
        seat: Seat,
    },
    Helped {
        seat: Seat,
        advisor: Advisor,
        gain: Gain,
    },
    Exchanged {
        seat: Seat,
        given: Good,
        taken: Goods,
    },
    Declined {
        seat: Seat,
    },
    /// The card is known only to the player who looked (KB-6.10).
    Peeked {
        seat: Seat,
        card: Option<Invader>,
    },
    Built {
        seat: Seat,
        building: Building,
        paid: Goods,
        vp: u8,
    },
    EnvoyBuilds {
        seat: Seat,
    },
    Inn {
        seat: Seat,
    },
    Embassy {
        seat: Seat,
    },
    TownHall {
        seat: Seat,
        payment: Payment,
    },
    Reward {
        seats: Seats,
    },
    EnvoyReturned {
        seat: Seat,
    },
    EnvoyTaken {
        seat: Seat,
    },
    EnvoyStays,
    Recruited {
        seat: Seat,
        paid: Goods,
    },
    Revealed {
        card: Invader,
    },
    RoyalDie {
        face: u8,
    },
    Won {
        seat: Seat,
        value: i16,
        gain: Gain,
    },
    Drew {
        seat: Seat,
        value: i16,
    },
    Lost {
        seat: Seat,
        value: i16,
    },
    Fortress {
        seat: Seat,
    },
    GreatestVictory {
        seat: Seat,
    },
    RewardGoods {
        seat: Seat,
        goods: Goods,
    },
    LostGoods {
        seat: Seat,
        goods: Goods,
    },
    Destroyed {
        seat: Seat,
        building: Building,
        vp: u8,
    },
    LostPoints {
        seat: Seat,
        vp: u8,
    },
    Cathedral {
        seat: Seat,
        vp: i16,
    },
    GameOver,
}

/// What somebody gets.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[allow(missing_docs)]
pub struct Gain {
    pub goods: Goods,
    pub plus2: u8,
    pub soldiers: u8,
    pub vp: i8,
}
