//! Points of the game that scenarios begin at.

use crate::{Question, Step, Work, rules::PHASES};

/// The pending steps (the next one last) at this point.
pub(super) fn stage(point: &str) -> Result<Vec<Step>, String> {
    let first = match point {
        "round" => return Ok(vec![Step::Do(Work::Round)]),
        "stake" => Step::Ask(Question::Stake),
        "bids" => Step::Do(Work::Bids),
        "resolve" => Step::Do(Work::Resolve),
        _ => {
            return Err(format!(
                "'{point}' is not a point of the game: round, stake, bids, resolve"
            ));
        }
    };
    let rest = PHASES.iter().copied().skip_while(|step| *step != first);
    let mut steps: Vec<Step> = rest.collect();
    steps.reverse();
    Ok(steps)
}
