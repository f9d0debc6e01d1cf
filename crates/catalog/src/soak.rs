//! Random play with everything checked on the way: invariants after every action, no dead end, no endless game, and
//! everything that is not in the list refused with nothing changed.

use bots::{Random, derive_seed};
use serde::Serialize;
use std::panic::{AssertUnwindSafe, catch_unwind};
use table::{Chance, Judge, Seat, Setup, Sink, State};

/// No game of ours comes near so many decisions in random play.
const ENDLESS: u64 = 100_000;
/// How many strange actions are tried at each decision.
const STRANGE: usize = 2;
/// How many actions of earlier moments are kept to be tried later.
const REMEMBERED: usize = 512;

/// What was seen in one game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Soaked {
    /// Decisions made.
    pub decisions: u64,
    /// Actions that were not legal, and were refused.
    pub refused: u64,
}

/// Plays one random game and checks everything; the error says what broke and after how many actions.
pub(crate) fn game<R: Judge>(setup: &Setup, seed: u64) -> Result<Soaked, String> {
    let mut soaked = Soaked::default();
    let played = catch_unwind(AssertUnwindSafe(|| play::<R>(setup, seed, &mut soaked)));
    let said = match played {
        Ok(result) => result.err(),
        Err(panic) => {
            let text = panic
                .downcast_ref::<String>()
                .map(String::as_str)
                .or_else(|| panic.downcast_ref::<&str>().copied())
                .unwrap_or("without words");
            Some(format!("panic: {text}"))
        }
    };
    match said {
        None => Ok(soaked),
        Some(text) => Err(format!("after {} actions: {text}", soaked.decisions)),
    }
}

fn play<R: Judge>(setup: &Setup, seed: u64, soaked: &mut Soaked) -> Result<(), String> {
    let chance = Chance::fast(seed);
    let mut state =
        State::<R>::new(setup, chance, &mut Sink::mute()).map_err(|error| error.to_string())?;
    let mut random = Random::new(derive_seed(seed, 1));
    let mut legal = Vec::new();
    let mut others = Vec::new();
    let mut remembered: Vec<R::Action> = Vec::new();
    state.check().map_err(|flaw| flaw.to_string())?;
    while !state.is_over() {
        let asked = state.turn();
        let seats: Vec<Seat> = asked.iter().collect();
        if seats.is_empty() {
            return Err("nobody is asked and the game is not over".to_owned());
        }
        let seat = seats[random.pick(seats.len())];
        state.legal(seat, &mut legal);
        if legal.is_empty() {
            return Err(format!("seat {seat} is asked and can do nothing"));
        }
        if !legal.is_sorted() {
            return Err("the legal actions are not sorted".to_owned());
        }
        for _ in 0..STRANGE.min(remembered.len()) {
            let action = remembered[random.pick(remembered.len())];
            let who = Seat::new(random.pick(state.seats()));
            state.legal(who, &mut others);
            if others.binary_search(&action).is_err() {
                let before = state.clone();
                if state.apply(who, action, &mut Sink::mute()).is_ok() {
                    return Err(format!(
                        "{who} {action} is not in the list and was accepted"
                    ));
                }
                if !state.same_table(&before) || state.mark() != before.mark() {
                    return Err(format!("{who} {action} was refused and changed the table"));
                }
                soaked.refused += 1;
            }
        }
        let action = legal[random.pick(legal.len())];
        if remembered.len() < REMEMBERED {
            remembered.push(action);
        } else {
            remembered[random.pick(REMEMBERED)] = action;
        }
        state.play(seat, action, &mut Sink::mute());
        soaked.decisions += 1;
        state
            .check()
            .map_err(|flaw| format!("{seat} {action}: {flaw}"))?;
        if soaked.decisions > ENDLESS {
            return Err("the game does not end".to_owned());
        }
    }
    Ok(())
}
