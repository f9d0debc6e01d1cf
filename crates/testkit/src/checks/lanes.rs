//! Lanes commute: who answers first does not matter.

use crate::{
    Suite,
    play::{below, each_game, hold, legal, number, walk},
};
use std::collections::BTreeMap;
use table::{Chance, Rules, Seat, Sink, State, Title, Viewer};

/// Wherever lanes open, different orders of the same answers give the same state and events, and each seat sees and
/// may choose the same whatever the others have answered.
pub fn lanes<R: Rules>(suite: &Suite) -> Result<(), String> {
    each_game::<R>(suite, |setup, seed| {
        walk::<R>(suite, setup, seed, |moment, dice| {
            let state = moment.state();
            let answers: Vec<usize> = answers(state).collect();
            if answers.is_empty() || answers.iter().any(|&n| n > 0) || state.turn().len() < 2 {
                return Ok(());
            }
            let seed = number(dice);
            let mut random = Chance::fast(number(dice));
            let first = answer(state, seed, |turn| turn[0])?;
            let last = answer(state, seed, |turn| turn[turn.len() - 1])?;
            let mixed = answer(state, seed, |turn| turn[below(&mut random, turn.len())])?;
            for other in [last, mixed] {
                hold(first.seen == other.seen, || {
                    format!(
                        "what a seat sees or may do depends on the others' answers: {:?} and {:?}",
                        first.seen, other.seen
                    )
                })?;
                hold(first.state == other.state, || {
                    format!(
                        "the order of answers matters: {:?} and {:?}",
                        first.state, other.state
                    )
                })?;
                hold(first.told == other.told, || {
                    format!(
                        "the order of answers changes what is told: {:?} and {:?}",
                        first.told, other.told
                    )
                })?;
            }
            Ok(())
        })
    })
}

/// How many answers each seat with a lane has given.
fn answers<R: Rules>(state: &State<R>) -> impl Iterator<Item = usize> {
    Seat::first(state.seats()).filter_map(|seat| state.answered(seat))
}

/// The result of answering in one order.
struct Answered<R: Rules> {
    state: State<R>,
    told: Vec<R::Event>,
    /// What a seat saw and could do before each of its answers.
    seen: BTreeMap<(Seat, usize), Seen<R>>,
}

/// What a seat sees and may do.
type Seen<R> = (<R as Title>::View, Vec<<R as Title>::Action>);

/// Answers until the lanes join. What a seat answers depends on the seed, the seat and its own answers only.
fn answer<R: Rules>(
    state: &State<R>,
    seed: u64,
    mut next: impl FnMut(&[Seat]) -> Seat,
) -> Result<Answered<R>, String> {
    let mut state = state.clone();
    let mut told = Vec::new();
    let mut seen = BTreeMap::new();
    for total in 1.. {
        let turn: Vec<Seat> = state.turn().iter().collect();
        let seat = next(&turn);
        let own = state
            .answered(seat)
            .ok_or("a seat without a lane is asked")?;
        let actions = legal(&state, seat);
        let mut dice = Chance::fast(seed ^ (seat.index() as u64) << 8 ^ (own as u64) << 16);
        let action = actions[below(&mut dice, actions.len())];
        let view = state.view(Viewer::Seat(seat)).table;
        seen.insert((seat, own), (view, actions));
        state
            .apply(seat, action, &mut Sink::to(&mut told))
            .map_err(|illegal| format!("seat {seat} '{action}': {illegal}"))?;
        if answers(&state).sum::<usize>() != total {
            break;
        }
        hold(told.is_empty(), || {
            format!("told before all are ready: {told:?}")
        })?;
    }
    Ok(Answered { state, told, seen })
}
