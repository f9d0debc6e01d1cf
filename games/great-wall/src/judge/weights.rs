//! How much everything counts, in Honor. Found by play: each number was moved a little, and kept where greedy players
//! with it beat those without.

use crate::ids::Mode;

macro_rules! weights {
    ($($(#[doc = $doc:literal])* $name:ident: $standard:literal, $solo:literal, $coop:literal;)+) => {
        /// How much everything counts.
        pub struct Weights {
            $($(#[doc = $doc])* pub $name: f32,)+
        }

        const STANDARD: Weights = Weights { $($name: $standard,)+ };
        const SOLO: Weights = Weights { $($name: $solo,)+ };
        const COOP: Weights = Weights { $($name: $coop,)+ };
    };
}

// Against others, alone, together.
weights! {
    /// Honor that a player gains in a Year.
    growth: 6.0, 6.0, 6.0;
    /// A Resource while there is time to use it.
    resource: 1.45, 1.4, 2.45;
    /// How many turns it takes to use a Resource well.
    haste: 0.81, 1.3, 1.13;
    /// The fifth to tenth Resource of a kind beside the first four; and those after it.
    second: 0.85, 0.996, 0.436;
    third: 0.736, 0.522, 0.346;
    /// Chi beside other Resources.
    chi: 0.869, 1.18, 1.58;
    /// Chi that can discard Shame.
    atoning: 2.07, 2.21, 0.0;
    /// A Shame token.
    shame: 2.06, 1.65, 6.44;
    /// Shame that may come in later Years, and each Raid.
    later: 0.558, 0.221, 0.831;
    /// A level of an Overseer for each Summer, beside its Resources.
    overseer: 1.72, 4.19, 0.716;
    /// A hired Clerk for each Year.
    clerk: 1.42, 0.231, 0.376;
    /// Cards (Advisors, the General) beside what they should bring.
    cards: 0.9, 1.09, 0.701;
    /// A Tactic card.
    tactic: 0.643, 1.49, 1.02;
    /// A place in Tea order for each Year.
    tea: 0.431, 0.148, 0.0989;
    /// A Command card that will be needed, and one more to choose from.
    needed: 4.0, 2.59, 4.69;
    spare: 0.919, 0.616, 0.948;
    /// A move of a Clerk.
    step: 0.724, 0.582, 1.3;
    /// A Clerk in the pool.
    idle: 0.16, 0.0408, 0.266;
    /// How likely a Location with one free slot will soon be full; again for each other slot.
    fill: 0.75, 0.497, 0.966;
    /// The same while the player can still fill it.
    reach: 0.7, 0.7, 0.7;
    /// A Spearman, an Archer, a Horseman in a Rest Zone.
    spearman: 2.0, 7.32, 3.73;
    archer: 2.2, 0.379, 2.5;
    horseman: 3.19, 4.57, 5.63;
    /// More for each of them with an Attack Order in hand.
    order: 0.618, 0.439, 0.558;
    /// An Archer on a Firing spot for each Winter.
    firing: 0.493, 2.06, 1.9;
    /// A Soldier on a Horde card, who may survive.
    standing: 0.517, 0.562, 0.883;
    /// How long a free Vital spot lasts, in turns.
    tough: 0.993, 0.554, 0.807;
    /// How much the cards in front of it protect a card.
    behind: 0.705, 0.517, 0.258;
    /// The chance to claim a Horde on which the player does not stand.
    absent: 0.255, 0.249, 0.151;
    /// The next Soldier in a place beside the one before.
    again: 0.8, 0.696, 0.466;
    /// How much Power must be short of Defense until a Section is safe, and from there to a sure Breach.
    fear: 1.82, 2.57, 2.0;
    spread: 4.65, 4.19, 6.32;
    /// Shame tokens that a Year takes from the pool, for each player.
    drain: 2.1, 1.1, 4.28;
    /// Soldiers in the pool: each of the last few of its type.
    pool: 0.668, 0.317, 0.845;
    /// A Horde card on the board, beside its Shame (co-op, solo: Raids).
    threat: 0.0, 6.11, 4.0;
    /// Solo: what Qin gains each Year. Co-op: a Decree that is fulfilled.
    goal: 0.0, 6.8, 150.0;
    /// Solo: an empty pool. Co-op: a Decree that could be fulfilled now.
    near: 0.0, 49.2, 54.0;
    /// Co-op and solo: a token in the Shame pool when few are left.
    token: 0.0, 2.3, 2.65;
    /// Co-op: everything that the players have, beside what decides.
    team: 0.0, 0.0, 0.609;
    /// The best rival beside the mean of all.
    best: 0.467, 0.195, 0.073;
}

pub(super) fn of(mode: Mode) -> &'static Weights {
    match mode {
        Mode::Standard | Mode::Standard2 => &STANDARD,
        Mode::Solo => &SOLO,
        Mode::Coop => &COOP,
    }
}
