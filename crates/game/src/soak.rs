//! Random play with everything checked on the way: invariants after every action, no dead end, no endless game, and
//! everything that is not in the list refused with nothing changed.

use bots::{Random, derive_seed};
use serde::Serialize;
use std::panic::{AssertUnwindSafe, catch_unwind};
use table::{Chance, Face, Judge, Outcome, Position, Seat, Setup, Sink, State, Viewer};

/// No game of ours comes near so many decisions in random play.
const ENDLESS: u64 = 100_000;
/// How many strange actions are tried at each decision.
const STRANGE: usize = 2;
/// How many actions of earlier moments are kept to be tried later.
const REMEMBERED: usize = 512;
/// In one game of so many a moment is looked at with everything that costs time.
const RICH: usize = 8;
/// The reason is asked for one refused action of so many.
const ASKED_WHY: u64 = 16;

/// What was seen in one game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Soaked {
    /// Decisions made.
    pub decisions: u64,
    /// Actions that were not legal, and were refused.
    pub refused: u64,
}

/// Plays one random game and checks everything; the error says what broke and after how many actions.
pub(crate) fn game<R: Face + Judge>(setup: &Setup, seed: u64) -> Result<Soaked, String> {
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

fn play<R: Face + Judge>(setup: &Setup, seed: u64, soaked: &mut Soaked) -> Result<(), String> {
    let chance = Chance::fast(seed);
    let mut state =
        State::<R>::new(setup, chance, &mut Sink::mute()).map_err(|error| error.to_string())?;
    let mut random = Random::new(derive_seed(seed, 1));
    let mut legal = Vec::new();
    let mut strange = Strange::default();
    // Which decision of the game is looked at closely, if there are so many.
    let rich = (random.pick(RICH) == 0).then(|| random.pick(200) as u64);
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
        if !legal.is_sorted_by(|one, next| one < next) {
            return Err("the legal actions are not sorted, or one is there twice".to_owned());
        }
        strange.attempt(&mut state, &mut random, soaked)?;
        if rich == Some(soaked.decisions) {
            look_closely(&state, &mut random)?;
        }
        let action = legal[random.pick(legal.len())];
        strange.remember(action, &mut random);
        state.play(seat, action, &mut Sink::mute());
        soaked.decisions += 1;
        state
            .check()
            .map_err(|flaw| format!("{seat} {action}: {flaw}"))?;
        if soaked.decisions > ENDLESS {
            return Err("the game does not end".to_owned());
        }
    }
    strange.attempt(&mut state, &mut random, soaked)?;
    adds_up(&state.outcome(), state.seats())
}

/// Actions that were legal once, to be tried where they are not.
struct Strange<A> {
    remembered: Vec<A>,
    legal: Vec<A>,
}

impl<A> Default for Strange<A> {
    fn default() -> Self {
        Self {
            remembered: Vec::new(),
            legal: Vec::new(),
        }
    }
}

impl<A: Copy + Ord + std::fmt::Display + std::str::FromStr> Strange<A> {
    fn remember(&mut self, action: A, random: &mut Random) {
        if self.remembered.len() < REMEMBERED {
            self.remembered.push(action);
        } else {
            self.remembered[random.pick(REMEMBERED)] = action;
        }
    }

    /// Actions of other moments, and some with a character changed, by any seat: what is not listed is refused, and
    /// not a bit of the state is another.
    fn attempt<R: Face<Action = A>>(
        &mut self,
        state: &mut State<R>,
        random: &mut Random,
        soaked: &mut Soaked,
    ) -> Result<(), String> {
        for _ in 0..STRANGE.min(self.remembered.len()) {
            let mut action = self.remembered[random.pick(self.remembered.len())];
            if random.pick(4) == 0
                && let Some(other) = changed(&action, random)
            {
                action = other;
            }
            let who = Seat::new(random.pick(state.seats()));
            state.legal(who, &mut self.legal);
            if !self.legal.is_empty() && !state.turn().has(who) {
                return Err(format!("seat {who} is not asked and has a choice"));
            }
            if self.legal.binary_search(&action).is_ok() {
                continue;
            }
            let before = state.clone();
            let mut events = Vec::new();
            if state.apply(who, action, &mut Sink::to(&mut events)).is_ok() {
                return Err(format!(
                    "{who} {action} is not in the list and was accepted"
                ));
            }
            if *state != before || !events.is_empty() {
                return Err(format!("{who} {action} was refused and changed the table"));
            }
            if soaked.refused.is_multiple_of(ASKED_WHY) {
                let why = R::explain(&state.view(Viewer::Seat(who)), who, action);
                if why.is_ok() {
                    return Err(format!("{who} {action} is refused without a reason"));
                }
            }
            soaked.refused += 1;
        }
        Ok(())
    }
}

/// The action that a mistake in writing makes of this one, if it is one.
fn changed<A: std::fmt::Display + std::str::FromStr>(action: &A, random: &mut Random) -> Option<A> {
    const SIGNS: &[u8] = b"0123456789 +-abcdefghijklmnopqrstuvwxyz_:,";
    let mut text = action.to_string().into_bytes();
    let at = random.pick(text.len().max(1));
    let sign = SIGNS[random.pick(SIGNS.len())];
    match random.pick(3) {
        0 if !text.is_empty() => text[at] = sign,
        1 if !text.is_empty() => drop(text.remove(at)),
        _ => text.insert(at, sign),
    }
    String::from_utf8(text).ok()?.parse().ok()
}

/// What costs time: the position is written and read again, and everybody looks and imagines.
fn look_closely<R: Face>(state: &State<R>, random: &mut Random) -> Result<(), String> {
    let json = state.arbiter().to_json();
    let opened =
        Position::<R>::from_json(&json).and_then(|position| position.open(&mut Sink::mute()));
    match opened {
        Ok(opened) if opened == *state => {}
        Ok(_) => return Err(format!("a position is another after reading it: {json}")),
        Err(flaw) => return Err(format!("a position is refused: {flaw} in {json}")),
    }
    let seats = Seat::first(state.seats()).map(Viewer::Seat);
    for viewer in seats.chain([Viewer::Spectator]) {
        let view = state.view(viewer);
        let world = State::<R>::sample(&view, &mut Chance::fast(random.pick(1 << 30) as u64));
        world
            .check()
            .map_err(|flaw| format!("an imagined world breaks an invariant: {flaw}"))?;
        if world.view(viewer) != view {
            return Err(format!(
                "{viewer:?} sees another table in an imagined world"
            ));
        }
    }
    Ok(())
}

/// Scores are the sum of their sources, and places follow one another.
fn adds_up(outcome: &Outcome, seats: usize) -> Result<(), String> {
    if outcome.scores.len() != seats || outcome.places.len() != seats {
        return Err(format!("not a score and a place per seat: {outcome:?}"));
    }
    for (seat, score) in outcome.scores.iter().enumerate() {
        let sum: i32 = outcome.sources.iter().map(|(_, points)| points[seat]).sum();
        if sum != *score {
            return Err(format!("the sources of a score do not add up: {outcome:?}"));
        }
    }
    let is_place = |place: &u8| (1..=seats.max(2)).contains(&usize::from(*place));
    if outcome.places.iter().all(is_place) {
        Ok(())
    } else {
        Err(format!("a place that does not exist: {outcome:?}"))
    }
}
