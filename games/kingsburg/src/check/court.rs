//! Dice in hands and at the court. A hand-made position may leave dice out that do not matter (as examples do); what
//! lies there must be possible.

use super::{
    NEXT,
    moment::{Moment, SeasonStep},
    sheet,
};
use crate::{
    names::Advisor,
    rules::roll,
    table::{Group, Open, dice::COLOURED},
};
use table::{Flaw, Probe, Seat};

pub(super) fn check(open: &Open, moment: Moment) -> Result<(), Flaw> {
    let step = match moment {
        Moment::Season(step) => Some(step),
        Moment::Before | Moment::Aid(_) | Moment::Other | Moment::Winter | Moment::After => None,
    };
    let within =
        |from: SeasonStep, to: SeasonStep| step.is_some_and(|step| (from..=to).contains(&step));
    // KB-5.10, KB-6.12, KB-8.4.
    for seat in open.seats().iter() {
        sheet(seat).field("dice").ensure(
            open.player(seat).dice.is_empty() || within(SeasonStep::Rerolls, SeasonStep::CleanUp),
            "there are dice from the roll to the end of the advisors' help",
        )?;
    }
    let mut all = open.court.values().iter().flatten().flatten();
    Probe::TABLE.field("court").ensure(
        all.clone().all(|group| group.owner.is_none())
            || within(SeasonStep::Influence(0), SeasonStep::CleanUp),
        "players' dice lie there while advisors are influenced and help",
    )?;
    Probe::TABLE.field("court").ensure(
        all.next().is_none() || within(SeasonStep::Rerolls, SeasonStep::EndSeason),
        "dice lie there from the roll to the end of the season",
    )?;
    for advisor in Advisor::ALL {
        for group in open.groups(advisor) {
            sound_group(open, advisor, group)?;
        }
    }
    neutral(open)?;
    envoy(open)?;
    let Some(step) = step else {
        return Ok(());
    };
    for seat in open.seats().iter() {
        own_dice(open, seat, step)?;
        helps(open, seat, step)?;
    }
    if (SeasonStep::Influence(0)..=SeasonStep::CleanUp).contains(&step) {
        sorted(open)?;
    }
    match step {
        SeasonStep::Influence(place) => turns(open, place),
        SeasonStep::Income
        | SeasonStep::Roll
        | SeasonStep::Rerolls
        | SeasonStep::Order
        | SeasonStep::Help
        | SeasonStep::CleanUp
        | SeasonStep::Build
        | SeasonStep::EndSeason
        | SeasonStep::TownHall => Ok(()),
    }
}

/// KB-INV-7.
fn sound_group(open: &Open, advisor: Advisor, group: Group) -> Result<(), Flaw> {
    let probe = Probe::TABLE.field("court");
    let wrong = |message: &str| probe.flaw(format_args!("{advisor}: {message}"));
    match group.owner {
        Some(seat) if !open.seats().has(seat) => {
            return wrong(&format!("seat {seat} does not play"));
        }
        None if open.n_players != 2 => {
            return wrong("neutral dice belong to the game of two");
        }
        None if !group.dice.white().is_empty() || group.token || group.market != 0 => {
            return wrong("neutral dice have no helps");
        }
        Some(_) | None => {}
    }
    if group.dice.coloured().is_empty() {
        return wrong("a group has a coloured die");
    }
    if group.value() != advisor.number() as i8 {
        return wrong(&format!(
            "the value of {} is not {}",
            group.dice,
            advisor.number()
        ));
    }
    Ok(())
}

/// KB-14.1 to KB-14.3: neutral dice as one roll places them: three together, and two together or each by itself.
fn neutral(open: &Open) -> Result<(), Flaw> {
    let second = open.court.values().iter().filter_map(|groups| groups[1]);
    Probe::TABLE.field("court").ensure(
        second.into_iter().all(|group| group.owner.is_some()),
        "neutral dice lie there before players' dice",
    )?;
    let sums = |n: u32| {
        let groups = open.court.values().iter().filter_map(|groups| groups[0]);
        groups
            .filter(|group| group.owner.is_none() && group.dice.len() == n)
            .map(|group| group.dice.sum())
            .collect::<Vec<u8>>()
    };
    let is_possible = match (&sums(3)[..], &sums(2)[..], &sums(1)[..]) {
        // Two equal dice with the total of the three: one of them is set aside.
        ([three], [], [one]) => *three == 2 * one,
        ([three], [], [one, other]) => *three == one + other,
        ([] | [_], [] | [_], []) | ([], [], [_] | [_, _]) => true,
        _ => false,
    };
    Probe::TABLE.field("court").ensure(
        is_possible,
        "neutral dice: three on their total, and two on another total or each on its own number",
    )
}

/// KB-INV-4, KB-INV-6: one advisor a season has two groups, by the envoy, which lies on the board from then on.
fn envoy(open: &Open) -> Result<(), Flaw> {
    let twice = open
        .court
        .values()
        .iter()
        .filter(|groups| groups[1].is_some())
        .count();
    Probe::TABLE.field("court").ensure(
        twice <= 1,
        "only one advisor a season has two groups, by the envoy",
    )?;
    Probe::TABLE.field("envoy").ensure(
        twice == 0 || open.envoy.is_none(),
        "it was used this season for the second group of an advisor and lies on the board",
    )
}

fn groups_of(open: &Open, seat: Seat) -> impl Iterator<Item = Group> {
    let all = open.court.values().iter().flatten().flatten();
    all.filter(move |group| group.owner == Some(seat)).copied()
}

/// Coloured and white dice of a player in hand and at the court, and their sum.
fn dice_of(open: &Open, seat: Seat) -> (u32, u32, u8) {
    let hand = open.player(seat).dice;
    groups_of(open, seat)
        .map(|group| group.dice)
        .chain([hand])
        .fold((0, 0, 0), |(coloured, white, sum), dice| {
            (
                coloured + dice.coloured().len(),
                white + dice.white().len(),
                sum + dice.sum(),
            )
        })
}

/// KB-INV-8: three coloured dice in all, white ones as owned; all of them in hand while turn order and rerolls are open.
fn own_dice(open: &Open, seat: Seat, step: SeasonStep) -> Result<(), Flaw> {
    let (coloured, white, _) = dice_of(open, seat);
    let most_white = roll::white_dice(open, seat);
    sheet(seat).field("dice").ensure(coloured <= COLOURED, format_args!(
            "a player has {COLOURED} coloured dice in all, those at the court included, not {coloured}"
        ))?;
    sheet(seat).field("dice").ensure(white <= most_white, format_args!(
            "this player can have {most_white} white dice now, those at the court included, not {white}"
        ))?;
    // KB-4.4.
    let are_needed = matches!(step, SeasonStep::Rerolls | SeasonStep::Order);
    sheet(seat).field("dice").ensure(!are_needed || (coloured, white) == (COLOURED, most_white), format_args!(
            "before the turn order is adjusted this player has {COLOURED} coloured and {most_white} white dice"
        ))
}

/// KB-INV-5: one token and one shift of the Market a season, and they are marked as used.
fn helps(open: &Open, seat: Seat, step: SeasonStep) -> Result<(), Flaw> {
    let used = open.player(seat).used;
    let tokens = groups_of(open, seat).filter(|group| group.token).count();
    let shifts = groups_of(open, seat)
        .filter(|group| group.market != 0)
        .count();
    for (n, what) in [(tokens, "“+2” token"), (shifts, "shift by the Market")] {
        Probe::TABLE.field("court").ensure(
            n <= 1,
            format_args!("seat {seat} has {n} groups with a {what}: one a season is allowed"),
        )?;
    }
    // Groups stay at the court until the clean-up.
    let is_seen = (SeasonStep::Influence(0)..=SeasonStep::CleanUp).contains(&step);
    for (field, is_used, n) in [
        ("used.token", used.token, tokens),
        ("used.market", used.market, shifts),
    ] {
        sheet(seat).field(field).ensure(
            !is_seen || is_used == (n > 0),
            "must say whether a group at the court has it",
        )?;
    }
    Ok(())
}

/// KB-INV-11: the smallest total first, as far as all dice of a player are known.
fn sorted(open: &Open) -> Result<(), Flaw> {
    let totals = open.order().iter().filter_map(|&seat| {
        let (coloured, white, sum) = dice_of(open, seat);
        ((coloured, white) == (COLOURED, roll::white_dice(open, seat))).then_some(sum)
    });
    Probe::TABLE
        .field("order")
        .ensure(totals.is_sorted(), "the smallest total of dice comes first")
}

/// KB-5.1: players take turns. Dice that were left out may have been placed.
fn turns(open: &Open, place: u8) -> Result<(), Flaw> {
    let place = usize::from(place);
    let fits = |rounds: u32| {
        open.order().iter().enumerate().all(|(at, &seat)| {
            let turns = rounds + u32::from(at < place);
            let groups = groups_of(open, seat).count() as u32;
            if open.player(seat).used.passed {
                // The turn of the pass.
                groups < turns
            } else {
                let left_out = COLOURED - dice_of(open, seat).0;
                (groups..=groups + left_out).contains(&turns)
            }
        })
    };
    NEXT.field("influence").field("place").ensure(
            (0..=COLOURED + 1).any(fits),
            "players take turns: those before it in the turn order have placed or passed once more than the others",
        )
}
