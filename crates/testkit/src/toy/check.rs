//! Invariants of a position: after this nothing in it makes a rule panic.

use super::{
    data::{Call, Treasure},
    rules::round::PHASES,
    step::Step,
    table::{Mode, Table},
};
use table::{Flaw, Seats};

pub(crate) fn check(
    table: &Table,
    stack: &[Step],
    split: Option<(Seats, Step)>,
) -> Result<(), Flaw> {
    numbers(table)?;
    pieces(table)?;
    let all = Seats::first(table.players.len());
    let pending: Vec<Step> = stack.iter().rev().copied().collect();
    let phase = match (&pending[..], split) {
        ([Step::Round], None) => Phase::Before,
        ([], None) if table.round == table.rounds => Phase::Over,
        ([Step::Swap(seat), Step::EndRound], None) if all.has(*seat) => Phase::After,
        ([Step::Resolve, Step::EndRound], Some((seats, Step::Bid))) if seats == all => {
            Phase::Bidding
        }
        (pending, None) if !pending.is_empty() && PHASES.ends_with(pending) => {
            match pending.len() {
                5 | 4 => Phase::Before,
                3 => Phase::Bidding,
                _ => Phase::After,
            }
        }
        (_, _) => return Err(Flaw::new("pending", "no round stands at these steps")),
    };
    phase.check(table)
}

/// What of a round has happened.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Phase {
    /// Nothing is staked.
    Before,
    /// Something is staked.
    Bidding,
    /// Bids are revealed.
    After,
    /// Nothing is to come.
    Over,
}

impl Phase {
    fn check(self, table: &Table) -> Result<(), Flaw> {
        let (is_staked, is_bid) = match self {
            Phase::Before | Phase::Over => (false, false),
            Phase::Bidding => (true, false),
            Phase::After => (true, true),
        };
        if table.staked.is_some() != is_staked {
            return Err(Flaw::new(
                "table.staked",
                "is there from the stake to the end of the round",
            ));
        }
        let later = usize::from(table.rounds - table.round);
        let bids_left = match self {
            Phase::Before | Phase::Bidding => later + 1,
            Phase::After | Phase::Over => later,
        };
        for (at, player) in table.players.iter().enumerate() {
            let path = |field: &str| format!("table.players[{at}].{field}");
            if player.bid.is_some() != is_bid {
                return Err(Flaw::new(
                    path("bid"),
                    "is there from the bids to the end of the round",
                ));
            }
            // TOY-1.1: there is a card for each bid to come.
            if player.hand.len() < bids_left {
                return Err(Flaw::new(
                    path("hand"),
                    format!("has a card for each of the {bids_left} bids to come"),
                ));
            }
            let Some(bid) = player.bid else { continue };
            let is_aimed = table.edition.bird(bid.bird).call == Call::Rob;
            let is_other =
                |target: table::Seat| target.index() != at && target.index() < table.players.len();
            if bid.target.is_some() != is_aimed || !bid.target.is_none_or(is_other) {
                return Err(Flaw::new(
                    path("bid.target"),
                    "another player for a magpie, none for other birds",
                ));
            }
        }
        Ok(())
    }
}

fn numbers(table: &Table) -> Result<(), Flaw> {
    let n_seats = table.players.len();
    if !(2..=4).contains(&n_seats) {
        return Err(Flaw::new("table.players", "has 2 to 4 players"));
    }
    if !(3..=4).contains(&table.rounds) {
        return Err(Flaw::new("table.rounds", "is 3 or 4"));
    }
    if !(1..=table.rounds).contains(&table.round) {
        return Err(Flaw::new("table.round", "is one of the rounds"));
    }
    if table.leader.index() >= n_seats {
        return Err(Flaw::new("table.leader", "is a seat of this table"));
    }
    let all = Seats::first(n_seats);
    for (path, prize) in [
        ("table.row.left.known", table.row.left),
        ("table.row.right.known", table.row.right),
    ] {
        let is_right = match table.mode {
            Mode::Standard => prize.known.iter().all(|seat| all.has(seat)),
            Mode::Daylight => prize.known == all,
        };
        if !is_right {
            return Err(Flaw::new(path, "only seats of this table, all in daylight"));
        }
    }
    let coins: usize = table
        .players
        .iter()
        .map(|player| usize::from(player.coins))
        .sum();
    if coins > n_seats * usize::from(table.edition.numbers.coins) {
        return Err(Flaw::new("table.players", "have more coins than there are"));
    }
    Ok(())
}

fn pieces(table: &Table) -> Result<(), Flaw> {
    if table.checked_deck().is_none() {
        return Err(Flaw::new("table", "some bird is there too often"));
    }
    let Some(nest) = table.checked_nest() else {
        return Err(Flaw::new("table", "some treasure is there too often"));
    };
    // TOY-1.3, TOY-6.2: each round to come takes one, and each mirror to come one more.
    let row = [table.row.left.treasure, table.row.right.treasure];
    let mirrors = row
        .into_iter()
        .chain(nest.iter())
        .filter(|&treasure| treasure == Treasure::Mirror)
        .count();
    let rounds_left = usize::from(table.rounds - table.round) + 1;
    if nest.len() < rounds_left + mirrors {
        return Err(Flaw::new(
            "table",
            "too few treasures are left for the rounds to come",
        ));
    }
    Ok(())
}
