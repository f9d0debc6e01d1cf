//! Copies, positions as JSON, invariants and outcomes along whole games.

use crate::{
    Suite,
    play::{each_game, hold, walk},
};
use table::{Outcome, Position, Rules, Sink, State};

/// Clones and reopened positions equal the state, later actions do not change earlier states, invariants hold after
/// every action, games end, and outcomes add up.
pub fn copies<R: Rules>(suite: &Suite) -> Result<(), String> {
    each_game::<R>(suite, |setup, seed| {
        let mut earlier: Vec<(State<R>, String)> = Vec::new();
        walk::<R>(suite, setup, seed, |moment, _| {
            let state = moment.state();
            state.check().map_err(|flaw| format!("invariant: {flaw}"))?;
            outcome(&state.outcome(), state.seats())?;
            hold(state.clone() == *state, || "a clone differs".to_owned())?;
            let json = reopen(state)?;
            if moment.is_rich {
                earlier.push((state.clone(), json));
            }
            Ok(())
        })?;
        for (state, json) in earlier {
            hold(written(&state) == json, || {
                "an earlier state was changed by later actions".to_owned()
            })?;
        }
        Ok(())
    })
}

/// Writes the position, reads it again and compares; the text comes back.
fn reopen<R: Rules>(state: &State<R>) -> Result<String, String> {
    let text = written(state);
    let json = serde_json::from_str(&text).map_err(|error| format!("position: {error}"))?;
    let position = Position::<R>::from_json(&json).map_err(|flaw| format!("position: {flaw}"))?;
    let again = position
        .open(&mut Sink::mute())
        .map_err(|flaw| format!("position: {flaw}"))?;
    hold(again == *state, || {
        format!("the reopened position differs: {again:?} instead of {state:?}")
    })?;
    hold(written(&again) == text, || {
        "the reopened position is written differently".to_owned()
    })?;
    Ok(text)
}

fn written<R: Rules>(state: &State<R>) -> String {
    state.arbiter().to_json().to_string()
}

/// Scores are the sums of their sources; places begin at 1 and leave room for those who share.
fn outcome(outcome: &Outcome, n_seats: usize) -> Result<(), String> {
    let Outcome {
        scores,
        places,
        sources,
        ending: _,
    } = outcome;
    let is_whole = scores.len() == n_seats
        && places.len() == n_seats
        && sources.iter().all(|(_, points)| points.len() == n_seats);
    hold(is_whole, || {
        format!("the outcome is not for {n_seats} seats")
    })?;
    for (at, score) in scores.iter().enumerate() {
        let sum: i32 = sources.iter().map(|(_, points)| points[at]).sum();
        hold(sum == *score, || {
            format!(
                "seat {} scores {score}, its sources add up to {sum}",
                at + 1
            )
        })?;
    }
    // In a co-operative game all share the first or the second place.
    let is_shared = places.iter().all(|place| *place == places[0]) && places[0] <= 2;
    let is_ranked = places.iter().all(|place| {
        let better = places.iter().filter(|other| *other < place).count();
        usize::from(*place) == better + 1
    });
    hold(is_shared || is_ranked, || {
        format!("no ranking has the places {places:?}")
    })
}
