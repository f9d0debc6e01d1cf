//! How much everything counts, in Honor. Found by play: each number was moved a little, and kept where greedy players
//! with it beat those without.

use crate::names::Mode;

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
    growth: 4.38, 4.43, 6.68;
    /// A Resource while there is time to use it.
    resource: 1.78, 1.64, 2.55;
    /// How many turns it takes to use a Resource well.
    haste: 1.03, 1.15, 1.56;
    /// The fifth to tenth Resource of a kind beside the first four; and those after it.
    second: 0.85, 0.808, 0.527;
    third: 0.576, 0.463, 0.341;
    /// Chi beside other Resources.
    chi: 0.586, 0.658, 1.14;
    /// Chi that can discard Shame.
    atoning: 0.79, 2.73, 0.0;
    /// A Shame token.
    shame: 2.38, 1.65, 3.57;
    /// How much of the Shame pool will come to the players in later Years.
    more: 0.795, 0.5, 0.5;
    /// How far from 0 Honor the end is felt where Shame takes it all.
    soft: 15.6, 12.0, 12.0;
    /// Shame that may come in later Years, and each Raid.
    later: 0.883, 0.311, 0.548;
    /// A level of an Overseer for each Summer, beside its Resources.
    overseer: 1.76, 2.22, 0.657;
    /// A hired Clerk for each Year.
    clerk: 0.947, 0.231, 0.376;
    /// Cards (Advisors, the General) beside what they should bring.
    cards: 0.678, 0.525, 0.611;
    /// A Tactic card.
    tactic: 0.382, 2.12, 0.863;
    /// A place in Tea order for each Year.
    tea: 0.598, 0.109, 0.0989;
    /// A Command card that will be needed, and one more to choose from.
    needed: 4.03, 0.362, 5.48;
    spare: 0.278, 0.511, 1.91;
    /// A move of a Clerk.
    step: 0.957, 1.09, 2.2;
    /// A Clerk in the pool.
    idle: 0.166, 0.0248, 0.431;
    /// How likely a Location with one free slot will soon be full; again for each other slot.
    fill: 0.699, 0.259, 0.966;
    /// The same while the player can still fill it.
    reach: 0.673, 0.765, 0.277;
    /// A Spearman, an Archer, a Horseman in a Rest Zone.
    spearman: 1.24, 2.12, 5.07;
    archer: 1.35, 0.241, 2.71;
    horseman: 2.18, 7.52, 5.94;
    /// More for each of them with an Attack Order in hand.
    order: 0.606, 0.377, 0.389;
    /// An Archer on a Firing spot for each Winter.
    firing: 0.195, 1.71, 1.9;
    /// A Soldier on a Horde card, who may survive.
    standing: 1.28, 0.951, 1.15;
    /// How long a free Vital spot lasts, in turns.
    tough: 1.37, 0.512, 0.707;
    /// How much the cards in front of it protect a card.
    behind: 0.926, 0.327, 0.143;
    /// The chance to claim a Horde on which the player does not stand.
    absent: 0.775, 0.2, 0.105;
    /// The next Soldier in a place beside the one before.
    again: 0.784, 0.951, 0.466;
    /// How much Power must be short of Defense until a Section is safe, and from there to a sure Breach.
    fear: 2.18, 1.8, 2.08;
    spread: 1.6, 1.6, 6.32;
    /// Shame tokens that a Year takes from the pool, for each player.
    drain: 1.59, 1.36, 4.82;
    /// Soldiers in the pool: each of the last few of its type.
    pool: 0.643, 0.219, 0.728;
    /// A Horde card on the board, beside its Shame (co-op, solo: Raids).
    threat: 0.108, 4.09, 3.27;
    /// Solo: what Qin gains each Year. Co-op: a Decree that is fulfilled.
    goal: 0.0, 2.62, 123.0;
    /// Solo: an empty pool. Co-op: a Decree that could be fulfilled now.
    near: 0.0, 80.2, 56.5;
    /// Co-op and solo: a token in the Shame pool when few are left.
    token: 0.0, 2.33, 1.36;
    /// Co-op: everything that the players have, beside what decides.
    team: 0.0, 0.0, 0.329;
    /// The best rival beside the mean of all.
    best: 0.261, 0.181, 0.0625;
}

pub(super) fn of(mode: Mode) -> &'static Weights {
    match mode {
        Mode::Standard | Mode::Standard2 => &STANDARD,
        Mode::Solo => &SOLO,
        Mode::Coop => &COOP,
    }
}
