//! Which steps can be pending together, and what they say about how far the game is.

use crate::{
    names::{Phase, YEARS},
    rules::{build, year::SEASON},
    step::Step,
    table::Open,
};
use table::{Flaw, Seats};

/// How far the phase is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Moment {
    /// It has not begun.
    Before,
    /// These seats still take a good from the King.
    Aid(Seats),
    /// A season is at this step.
    Season(SeasonStep),
    /// Players recruit.
    Other,
    /// The battle, from the turn of the card to the end of the game.
    Winter,
    /// Nothing of the phase is left.
    After,
}

/// The steps of a season; a later one compares greater.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum SeasonStep {
    Income,
    Roll,
    Rerolls,
    Order,
    /// The place in the turn order that is next.
    Influence(u8),
    Help,
    CleanUp,
    Build,
    EndSeason,
    TownHall,
}

/// Whether these steps, the next one last, can be pending.
pub(super) fn check(open: &Open, stack: &[Step]) -> Result<Moment, Flaw> {
    let wrong = |message: &str| Err(Flaw::new("pending", message));
    let Some((&bottom, above)) = stack.split_first() else {
        // KB-13.1: nothing is pending only when the game is over.
        return if open.year == YEARS && open.phase == Phase::Winter {
            Ok(Moment::Winter)
        } else {
            wrong("nothing is pending, but the game is not over")
        };
    };
    if above.is_empty() && bottom == Step::Phase(open.phase) {
        return Ok(Moment::Before);
    }
    if bottom != open.phase.next().map_or(Step::EndYear, Step::Phase) {
        return wrong("the last pending step must be the phase after the one that 'phase' names");
    }
    let moment = match open.phase {
        Phase::Aid => match above {
            [] => Some(Moment::After),
            [Step::AidGood(seats)] => Some(Moment::Aid(*seats)),
            _ => None,
        },
        Phase::Spring | Phase::Summer | Phase::Autumn => season(open, above),
        Phase::Reward | Phase::Envoy => above.is_empty().then_some(Moment::After),
        Phase::Recruit => match above {
            [] => Some(Moment::After),
            [Step::Recruit { place }] => (*place < open.n_players).then_some(Moment::Other),
            _ => None,
        },
        Phase::Winter => Some(Moment::Winter),
    };
    moment.ok_or_else(|| {
        Flaw::new(
            "pending",
            "these steps do not follow each other in this phase",
        )
    })
}

/// The rest of a season: its last steps in order, the first of them somewhere on its way.
fn season(open: &Open, above: &[Step]) -> Option<Moment> {
    let (above, second) = match above {
        [
            rest @ ..,
            Step::Build { place: next },
            Step::SecondBuild { place },
        ] => {
            may_build_again(open, *place, *next).then_some(())?;
            (&above[..=rest.len()], true)
        }
        _ => (above, false),
    };
    let Some((&first, later)) = above.split_last() else {
        return Some(Moment::After);
    };
    let at = SEASON.len().checked_sub(above.len())?;
    if !later.iter().rev().eq(&SEASON[at + 1..]) {
        return None;
    }
    let n = open.n_players;
    let step = match (first, SEASON[at]) {
        (Step::Income, Step::Income) => SeasonStep::Income,
        (Step::Roll, Step::Roll) => SeasonStep::Roll,
        (Step::Reroll { place }, Step::Reroll { .. }) if place < n => SeasonStep::Rerolls,
        (Step::Order, Step::Order) => SeasonStep::Order,
        (Step::Influence { place }, Step::Influence { .. }) if place < n => {
            SeasonStep::Influence(place)
        }
        (Step::Help { group: 0..=1, .. }, Step::Help { .. }) => SeasonStep::Help,
        // The clean-up follows the last advisor's help.
        (Step::CleanUp, Step::Help { .. }) => SeasonStep::CleanUp,
        (Step::Build { place }, Step::Build { .. }) if second || place < n => SeasonStep::Build,
        (Step::EndSeason, Step::EndSeason) => SeasonStep::EndSeason,
        (Step::TownHall { place }, Step::TownHall { .. }) if place < n => SeasonStep::TownHall,
        _ => return None,
    };
    Some(Moment::Season(step))
}

/// KB-10.6: the envoy's holder has just built and can build again; the next player follows.
fn may_build_again(open: &Open, place: u8, next: u8) -> bool {
    let Some(&holder) = open.order().get(usize::from(place)) else {
        return false;
    };
    let player = open.player(holder);
    next == place + 1
        && open.envoy == Some(holder)
        && !player.buildings.is_empty()
        && build::can_build(player, open.data())
}
