//! Choices and their notation.

use crate::names::{Bird, Side};
use table::{Seat, notation};

notation! {
    /// One choice. The order of these is the order of legal lists.
    pub enum Action {
        /// TOY-3.1: the leader looks at a treasure.
        Peek(side: Side) => "peek {side}",
        /// TOY-3.1: the leader does not look.
        Pass => "pass",
        /// TOY-3.3: this is bid for.
        Stake(side: Side) => "stake {side}",
        /// TOY-4.1: bids this bird.
        Bid(bird: Bird) => "bid {bird}",
        /// TOY-4.2: the magpie robs this player.
        Rob(seat: Seat) => "rob {seat}",
        /// TOY-6.3: swaps nothing.
        Keep => "keep",
        /// TOY-6.3: lays this bird aside and draws another.
        Swap(bird: Bird) => "swap {bird}",
    }
}
