//! Invariants of a position: after this nothing in it makes a rule panic.

mod stage;

use crate::{
    Question, Step, Table, Toy, Work,
    names::{Call, Mode, Side, Treasure},
    rules::PHASES,
};
use table::{Check, Flaw, Probe, Seat, Seats};

const TABLE: Probe<'static> = Probe::TABLE;

impl Check for Toy {
    fn check(table: &Table, stack: &[Step], split: Option<(Seats, Step)>) -> Result<(), Flaw> {
        numbers(table)?;
        pieces(table)?;
        let all = Seats::first(table.players.len());
        let pending: Vec<Step> = stack.iter().rev().copied().collect();
        let phase = match (&pending[..], split) {
            ([Step::Do(Work::Round)], None) => Phase::Before,
            ([], None) if table.round == table.rounds => Phase::Over,
            ([Step::Ask(Question::Swap(seat)), Step::Do(Work::EndRound)], None)
                if all.has(*seat) =>
            {
                Phase::After
            }
            (
                [Step::Do(Work::Resolve), Step::Do(Work::EndRound)],
                Some((seats, Step::Ask(Question::Bid))),
            ) if seats == all => Phase::Bidding,
            (pending, None) if !pending.is_empty() && PHASES.ends_with(pending) => {
                match pending.len() {
                    5 | 4 => Phase::Before,
                    3 => Phase::Bidding,
                    _ => Phase::After,
                }
            }
            (_, _) => return Probe::PENDING.flaw("no round stands at these steps"),
        };
        phase.check(table)
    }

    fn stage(_table: &mut Table, point: &str) -> Result<Vec<Step>, String> {
        stage::stage(point)
    }
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
        TABLE.field("staked").ensure(
            table.staked.is_some() == is_staked,
            "is there from the stake to the end of the round",
        )?;
        let later = usize::from(table.rounds - table.round);
        let bids_left = match self {
            Phase::Before | Phase::Bidding => later + 1,
            Phase::After | Phase::Over => later,
        };
        let players = TABLE.field("players");
        for seat in table.seats() {
            let player = table.player(seat);
            let here = players.at(seat.index());
            here.field("bid").ensure(
                player.bid.is_some() == is_bid,
                "is there from the bids to the end of the round",
            )?;
            // TOY-1.1: there is a card for each bid to come.
            here.field("hand").ensure(
                player.hand.len() >= bids_left,
                format_args!("has a card for each of the {bids_left} bids to come"),
            )?;
            let Some(bid) = player.bid else { continue };
            let is_aimed = table.edition.birds[bid.bird].call == Call::Rob;
            let is_other = |target: Seat| target != seat && target.index() < table.players.len();
            here.field("bid").field("target").ensure(
                bid.target.is_some() == is_aimed && bid.target.is_none_or(is_other),
                "another player for a magpie, none for other birds",
            )?;
        }
        Ok(())
    }
}

fn numbers(table: &Table) -> Result<(), Flaw> {
    let n_seats = table.players.len();
    let players = TABLE.field("players");
    players.ensure((2..=4).contains(&n_seats), "has 2 to 4 players")?;
    TABLE
        .field("rounds")
        .ensure((3..=4).contains(&table.rounds), "is 3 or 4")?;
    TABLE.field("round").ensure(
        (1..=table.rounds).contains(&table.round),
        "is one of the rounds",
    )?;
    TABLE
        .field("leader")
        .ensure(table.leader.index() < n_seats, "is a seat of this table")?;
    let all = Seats::first(n_seats);
    let row = TABLE.field("row");
    for side in Side::ALL {
        let known = table.row.get(side).known;
        let is_right = match table.mode {
            Mode::Standard => known.iter().all(|seat| all.has(seat)),
            Mode::Daylight => known == all,
        };
        row.field(side.id())
            .field("known")
            .ensure(is_right, "only seats of this table, all in daylight")?;
    }
    let coins = table.players.iter().map(|player| usize::from(player.coins));
    players.ensure(
        coins.sum::<usize>() <= n_seats * usize::from(table.edition.numbers.coins),
        "have more coins than there are",
    )
}

fn pieces(table: &Table) -> Result<(), Flaw> {
    TABLE.ensure(
        table.checked_deck().is_some(),
        "some bird is there too often",
    )?;
    let Some(nest) = table.checked_nest() else {
        return TABLE.flaw("some treasure is there too often");
    };
    // TOY-1.3, TOY-6.2: each round to come takes one, and each mirror to come one more.
    let row = [table.row.left.treasure, table.row.right.treasure];
    let mirrors = row
        .into_iter()
        .chain(nest.iter())
        .filter(|&treasure| treasure == Treasure::Mirror)
        .count();
    let rounds_left = usize::from(table.rounds - table.round) + 1;
    TABLE.ensure(
        nest.len() >= rounds_left + mirrors,
        "too few treasures are left for the rounds to come",
    )
}
