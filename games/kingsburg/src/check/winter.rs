//! Phase 8: which steps of the battle can be pending (KB-12).

use super::{NEXT, sheet};
use crate::{
    names::Kind,
    rules::battle,
    step::{Fates, Question, Step, Work},
    table::{Open, Table},
};
use table::{Flaw, Probe, Seat, Seats};

pub(super) fn check(table: &Table, stack: &[Step]) -> Result<(), Flaw> {
    let open = &table.open;
    let (place, fates, nested) = match stack {
        // The game or the year is over: the battle was fought, soldiers are gone (KB-12.15).
        [] | [_] => {
            for seat in open.seats().iter() {
                sheet(seat).field("soldiers").ensure(
                    open.player(seat).soldiers == 0,
                    "all soldiers leave after the battle",
                )?;
            }
            return Probe::TABLE.field("revealed").ensure(
                open.is_revealed,
                "the year does not end before the invader is turned over",
            );
        }
        [_, Step::Do(Work::Battle)] => {
            return Probe::TABLE.field("revealed").ensure(
                !open.is_revealed,
                "the invader is turned over when the battle begins",
            );
        }
        [_, Step::Do(Work::Spoils { place, fates }), nested @ ..] => {
            (usize::from(*place), fates, nested)
        }
        _ => return steps(),
    };
    Probe::TABLE.field("revealed").ensure(
        open.is_revealed,
        "the invader is turned over before rewards and losses",
    )?;
    // KB-12.2.
    for seat in open.seats().iter() {
        sheet(seat).field("soldiers").ensure(
            open.player(seat).soldiers > 0,
            "the royal die brings soldiers to everybody",
        )?;
    }
    if place > open.order().len() {
        return steps();
    }
    let resolved = resolved(table, place, *fates, nested)?;
    check_fates(table, *fates, resolved)
}

fn steps<T>() -> Result<T, Flaw> {
    Probe::PENDING.flaw("these steps do not follow each other in winter")
}

/// What the player before this place still resolves; gives those who are done with their losses.
fn resolved(table: &Table, place: usize, fates: Fates, nested: &[Step]) -> Result<Seats, Flaw> {
    let open = &table.open;
    let face = battle::invader_face(table);
    let before = |n: usize| open.order()[..n].iter().copied().collect::<Seats>();
    if nested.is_empty() {
        return Ok(before(place));
    }
    let Some(&current) = place.checked_sub(1).and_then(|at| open.order().get(at)) else {
        return steps();
    };
    let is_possible = match *nested {
        // KB-12.7.
        [Step::Ask(Question::RewardGoods { seat })] => {
            seat == current && fates.won.has(seat) && face.reward.any > 0
        }
        [Step::Do(Work::Ruin { seat })] => seat == current && fates.lost.has(seat),
        [
            Step::Do(Work::Ruin { seat }),
            Step::Ask(Question::LoseGoods { seat: same }),
        ] => {
            seat == current && seat == same && fates.lost.has(seat) && {
                // KB-12.11: asked only where there is something to choose.
                battle::may_choose_loss(open.player(seat).goods, face.loss.any)
            }
        }
        _ => return steps(),
    };
    NEXT.ensure(
        is_possible,
        format_args!("seat {current} is next and does not resolve this here"),
    )?;
    Ok(before(place - 1))
}

/// KB-12.4, KB-12.5, KB-12.8: the outcomes are those of the battle. Who is done with a defeat may have lost what
/// fought for them.
fn check_fates(table: &Table, fates: Fates, resolved: Seats) -> Result<(), Flaw> {
    let open = &table.open;
    let face = battle::invader_face(table);
    let now = battle::fates(open, face.kind, face.strength);
    for seat in open.seats().iter() {
        let is_ruined = face.loss.buildings > 0 && resolved.has(seat) && fates.lost.has(seat);
        let is_same =
            fates.won.has(seat) == now.won.has(seat) && fates.lost.has(seat) == now.lost.has(seat);
        let is_either = !(fates.won.has(seat) && fates.lost.has(seat));
        if !is_either || !(is_same || is_ruined) {
            return wrong_fates(&format!(
                "seat {seat}: with this strength the battle ends otherwise"
            ));
        }
    }
    let all = [fates.won, fates.lost, fates.greatest];
    if all
        .iter()
        .any(|seats| seats.iter().any(|seat| !open.seats().has(seat)))
    {
        return wrong_fates("names only seats of this table");
    }
    if fates.greatest != greatest(open, fates, face.kind) {
        return wrong_fates("greatest: those who won with the highest value of all");
    }
    Ok(())
}

/// Losers never have the highest value where somebody won.
fn greatest(open: &Open, fates: Fates, kind: Kind) -> Seats {
    let value = |seat: Seat| battle::combat_value(open.player(seat), kind, open.data());
    let standing = open.seats().iter().filter(|seat| !fates.lost.has(*seat));
    let highest = standing.map(value).max();
    let won = fates.won.iter();
    won.filter(|seat| Some(value(*seat)) == highest).collect()
}

fn wrong_fates(message: &str) -> Result<(), Flaw> {
    Probe::PENDING.field("spoils").field("fates").flaw(message)
}
