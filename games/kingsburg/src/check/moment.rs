//! Which steps can be pending together, and what they say about how far the game is.

use crate::{
    names::{Phase, YEARS},
    rules::{build, help, year::SEASON},
    step::{Question, Step, Work},
    table::Open,
};
use table::{Asked, Flaw, Probe, Seats};

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

impl SeasonStep {
    /// Its place among the steps of a season; the clean-up follows the last advisor's help.
    const fn place(self) -> usize {
        match self {
            SeasonStep::Income => 0,
            SeasonStep::Roll => 1,
            SeasonStep::Rerolls => 2,
            SeasonStep::Order => 3,
            SeasonStep::Influence(_) => 4,
            SeasonStep::Help | SeasonStep::CleanUp => 5,
            SeasonStep::Build => 6,
            SeasonStep::EndSeason => 7,
            SeasonStep::TownHall => 8,
        }
    }
}

/// Whether these steps, the next one last, can be pending.
pub(super) fn check(open: &Open, stack: &[Step]) -> Result<Moment, Flaw> {
    let Some((&bottom, above)) = stack.split_first() else {
        // KB-13.1: nothing is pending only when the game is over.
        return if open.year == YEARS && open.phase == Phase::Winter {
            Ok(Moment::Winter)
        } else {
            Probe::PENDING.flaw("nothing is pending, but the game is not over")
        };
    };
    if above.is_empty() && bottom == Step::Do(Work::Phase(open.phase)) {
        return Ok(Moment::Before);
    }
    Probe::PENDING.ensure(
        bottom == Step::Do(open.phase.next().map_or(Work::EndYear, Work::Phase)),
        "the last pending step must be the phase after the one that 'phase' names",
    )?;
    let moment = match open.phase {
        Phase::Aid => match above {
            [] => Some(Moment::After),
            [Step::Ask(Question::AidGood(seats))] => Some(Moment::Aid(*seats)),
            _ => None,
        },
        Phase::Spring | Phase::Summer | Phase::Autumn => season(open, above),
        Phase::Reward | Phase::Envoy => above.is_empty().then_some(Moment::After),
        Phase::Recruit => match above {
            [] => Some(Moment::After),
            [Step::Ask(Question::Recruit { place })] => {
                (*place < open.n_players).then_some(Moment::Other)
            }
            _ => None,
        },
        Phase::Winter => Some(Moment::Winter),
    };
    match moment {
        Some(moment) => Ok(moment),
        None => Probe::PENDING.flaw("these steps do not follow each other in this phase"),
    }
}

/// The rest of a season: its last steps in order, the first of them somewhere on its way.
fn season(open: &Open, above: &[Step]) -> Option<Moment> {
    let (above, second) = match above {
        [
            rest @ ..,
            Step::Ask(Question::Build { place: next }),
            Step::Ask(Question::SecondBuild { place }),
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
    let step = match first {
        Step::Do(work) => working(work),
        Step::Ask(question) => asking(open, question, second),
    };
    step.filter(|step| step.place() == at).map(Moment::Season)
}

fn working(work: Work) -> Option<SeasonStep> {
    match work {
        Work::Income => Some(SeasonStep::Income),
        Work::Roll => Some(SeasonStep::Roll),
        Work::Order => Some(SeasonStep::Order),
        Work::Help { group: 0..=1, .. } => Some(SeasonStep::Help),
        Work::CleanUp => Some(SeasonStep::CleanUp),
        Work::EndSeason => Some(SeasonStep::EndSeason),
        Work::Help { .. }
        | Work::Phase(_)
        | Work::EndYear
        | Work::Battle
        | Work::Spoils { .. }
        | Work::Ruin { .. } => None,
    }
}

/// Players who are asked exist; after the first of two buildings the next player need not.
fn asking(open: &Open, question: Question, second: bool) -> Option<SeasonStep> {
    let n = open.n_players;
    match question {
        Question::Reroll { place } if place < n => Some(SeasonStep::Rerolls),
        Question::Influence { place } if place < n => Some(SeasonStep::Influence(place)),
        Question::Gift {
            advisor,
            group: group @ 0..=1,
        } => (help::asked(open, advisor, group) != Asked::Nobody).then_some(SeasonStep::Help),
        Question::Build { place } if second || place < n => Some(SeasonStep::Build),
        Question::TownHall { place } if place < n => Some(SeasonStep::TownHall),
        Question::Reroll { .. }
        | Question::Influence { .. }
        | Question::Gift { .. }
        | Question::Build { .. }
        | Question::TownHall { .. }
        | Question::SecondBuild { .. }
        | Question::AidGood(_)
        | Question::Recruit { .. }
        | Question::RewardGoods { .. }
        | Question::LoseGoods { .. } => None,
    }
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
