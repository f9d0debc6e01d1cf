//! The invariants of the specification (KB-INV), checked on every position that comes from outside. What passes can be
//! played on to the end. There is no bound on goods, tokens, soldiers or points, since the rules know none (KB-1.4,
//! KB-1.6, KB-1.7): so play never leads out of what is accepted here.

mod court;
mod moment;
mod players;
mod stage;
mod winter;

use crate::{
    Kingsburg,
    names::{Phase, YEARS},
    rules::aid,
    step::Step,
    table::{Open, Table},
};
use moment::Moment;
use table::{Check, Flaw, Probe, Seat, Seats};

impl Check for Kingsburg {
    fn check(table: &Table, stack: &[Step], split: Option<(Seats, Step)>) -> Result<(), Flaw> {
        Probe::SPLIT.ensure(
            split.is_none(),
            "nobody chooses simultaneously in this game",
        )?;
        let open = &table.open;
        board(open)?;
        deck(table)?;
        let moment = moment::check(open, stack)?;
        players::check(open, moment, stack.is_empty())?;
        court::check(open, moment)?;
        match moment {
            Moment::Aid(seats) => aid_goods(open, seats)?,
            Moment::Winter => winter::check(table, stack)?,
            Moment::Before | Moment::Season(_) | Moment::Other | Moment::After => {}
        }
        once_a_year(open, moment)
    }

    fn stage(table: &mut Table, point: &str) -> Result<Vec<Step>, String> {
        stage::stage(table, point)
    }
}

/// A player in a position.
fn sheet(seat: Seat) -> Probe<'static> {
    const PLAYERS: Probe<'static> = Probe::TABLE.field("players");
    PLAYERS.at(seat.index())
}

/// What is pending next, in a position.
const NEXT: Probe<'static> = Probe::PENDING.at(0);

fn board(open: &Open) -> Result<(), Flaw> {
    Probe::TABLE
        .field("queen_vp")
        .ensure(matches!(open.queen_vp, 1 | 3), "must be 1 or 3")?;
    Probe::TABLE
        .field("year")
        .ensure((1..=YEARS).contains(&open.year), "must be 1 to 5")?;
    // KB-INV-11.
    Probe::TABLE.field("order").ensure(
        open.order().iter().copied().collect::<Seats>() == open.seats(),
        "must name each seat once",
    )?;
    for (field, seat) in [("aid", open.aid), ("envoy", open.envoy)] {
        Probe::TABLE.field(field).ensure(
            seat.is_none_or(|seat| open.seats().has(seat)),
            "must be a seat of this table",
        )?;
    }
    Probe::TABLE.field("peeked").ensure(
        open.peeked.iter().all(|seat| open.seats().has(seat)),
        "names only seats of this table",
    )
}

/// KB-INV-9.
fn deck(table: &Table) -> Result<(), Flaw> {
    for (at, card) in table.deck.iter().enumerate() {
        Probe::TABLE.field("deck").at(at).ensure(
            usize::from(card.year()) == at + 1,
            format_args!("must be a card of year {}", at + 1),
        )?;
    }
    Ok(())
}

/// KB-3.2 to KB-3.5: those who still take a good are the neediest, and not one from the beginning: then it would be
/// the white die.
fn aid_goods(open: &Open, seats: Seats) -> Result<(), Flaw> {
    let probe = NEXT.field("aid_good");
    probe.ensure(
        !seats.is_empty() && seats == aid::neediest(open),
        "names those with the fewest buildings and, among them, the fewest goods",
    )?;
    let Some(last) = seats.only() else {
        return Ok(());
    };
    let needs = |seat: Seat| {
        let player = open.player(seat);
        (player.buildings.len(), player.goods.total())
    };
    let (buildings, goods) = needs(last);
    let took = open
        .order()
        .iter()
        .take_while(|seat| **seat != last)
        .any(|seat| needs(*seat) == (buildings, goods + 1));
    probe.ensure(
        took,
        "a single neediest player takes the white die, not a good",
    )
}

/// What comes into being in the course of a year: the King's die, looks at the invader, the invader itself, soldiers.
fn once_a_year(open: &Open, moment: Moment) -> Result<(), Flaw> {
    // KB-INV-8: the aid die lives from phase 1 to the end of step c of spring, and not beside goods.
    let may_aid = match (open.phase, moment) {
        (Phase::Aid, Moment::Before | Moment::Aid(_)) => false,
        (Phase::Aid, _) | (Phase::Spring, Moment::Before) => true,
        (Phase::Spring, Moment::Season(step)) => step <= moment::SeasonStep::CleanUp,
        _ => false,
    };
    Probe::TABLE.field("aid").ensure(open.aid.is_none() || may_aid, "the King's die is there from phase 1, without goods from the King, to the end of the advisors' help in spring")?;
    let is_helped = match (open.phase, moment) {
        (Phase::Aid, _) | (Phase::Spring, Moment::Before) => false,
        (Phase::Spring, Moment::Season(step)) => step >= moment::SeasonStep::Help,
        _ => true,
    };
    // KB-6.10.
    Probe::TABLE.field("peeked").ensure(
        open.peeked.is_empty() || is_helped,
        "nobody can have looked at this year's invader before advisors helped",
    )?;
    // KB-INV-10, KB-12.15.
    for seat in open.seats().iter() {
        sheet(seat).field("soldiers").ensure(
            open.player(seat).soldiers == 0 || is_helped,
            "a year begins without soldiers; the first ones come with the advisors' help in spring",
        )?;
    }
    let may_be_open = open.phase == Phase::Winter;
    // KB-12.1.
    Probe::TABLE.field("revealed").ensure(
        !open.is_revealed || may_be_open,
        "the invader is turned over in winter",
    )
}
