//! Random games, found again by setup, seed and number of actions.

use crate::Suite;
use std::{
    collections::BTreeSet,
    fmt::Write,
    panic::{AssertUnwindSafe, catch_unwind},
};
use table::{Chance, History, Judge, Rules, Seat, Seed, Setup, Sink, State, Viewer};

/// The random game of this seed after so many actions, or at its end: where a failure of the suite was found.
pub fn random_game<R: Rules>(setup: &Setup, seed: u64, n_actions: usize) -> History<R> {
    let mut history = History::deal(setup.clone(), Seed::from_number(seed));
    let mut dice = Chance::fast(seed);
    while history.actions().len() < n_actions {
        let Some((seat, action)) = random_choice(history.state(), &mut dice) else {
            break;
        };
        history.act(seat, action).expect("what is listed is legal");
    }
    history
}

/// What looks best to an asked seat at once: fills a table as people do, sooner than chance.
pub fn best_action<R: Judge>(state: &State<R>, seat: Seat) -> R::Action {
    let mut legal = Vec::new();
    state.legal(seat, &mut legal);
    let value = |action: &R::Action| {
        let mut next = state.clone();
        next.play(seat, *action, &mut Sink::mute());
        next.judge(seat)
    };
    let best = legal
        .iter()
        .copied()
        .max_by(|a, b| value(a).total_cmp(&value(b)));
    best.expect("an asked seat has an option")
}

/// A seat that is asked and one of its legal actions; None when the game is over.
pub(crate) fn random_choice<R: Rules>(
    state: &State<R>,
    dice: &mut Chance,
) -> Option<(Seat, R::Action)> {
    let turn: Vec<Seat> = state.turn().iter().collect();
    if turn.is_empty() {
        return None;
    }
    let seat = turn[below(dice, turn.len())];
    let mut legal = Vec::new();
    state.legal(seat, &mut legal);
    assert!(!legal.is_empty(), "seat {seat} is asked without an option");
    Some((seat, legal[below(dice, legal.len())]))
}

/// Plays on at random, at most so many actions, and says how many were made.
pub(crate) fn play_on<R: Rules>(state: &mut State<R>, dice: &mut Chance, most: usize) -> usize {
    let mut made = 0;
    while made < most
        && let Some((seat, action)) = random_choice(state, dice)
    {
        state.play(seat, action, &mut Sink::mute());
        made += 1;
    }
    made
}

/// A number below `n`.
pub(crate) fn below(dice: &mut Chance, n: usize) -> usize {
    dice.index(n, |index| index.to_string())
}

/// Any number.
pub(crate) fn number(dice: &mut Chance) -> u64 {
    (below(dice, 1 << 31) as u64) << 31 | below(dice, 1 << 31) as u64
}

/// Everybody who can look: the seats, then a spectator.
pub(crate) fn viewers(n_seats: usize) -> impl Iterator<Item = Viewer> {
    Seat::first(n_seats)
        .map(Viewer::Seat)
        .chain([Viewer::Spectator])
}

/// The actions this seat may choose.
pub(crate) fn legal<R: Rules>(state: &State<R>, seat: Seat) -> Vec<R::Action> {
    let mut actions = Vec::new();
    state.legal(seat, &mut actions);
    actions
}

/// A short name of a setup, good for files: mode, players and options that are not as usual.
pub(crate) fn name<R: Rules>(setup: &Setup) -> String {
    let mut name = format!("{}-{}", setup.mode, setup.players);
    for option in R::info().options_of(&setup.mode) {
        let value = setup.option(option.key);
        if value != option.default {
            let _ = write!(name, "-{}-{value}", option.key);
        }
    }
    name
}

/// Every setup and as many seeds as the scale says. A panic counts as a failure; failures name setup and seed.
pub(crate) fn each_game<R: Rules>(
    suite: &Suite,
    mut play: impl FnMut(&Setup, u64) -> Result<(), String>,
) -> Result<(), String> {
    for setup in Setup::all(&R::info()) {
        for seed in 1..=suite.scale {
            caught(|| play(&setup, seed)).map_err(|message| {
                format!("{} {} seed {seed}: {message}", R::ID, name::<R>(&setup))
            })?;
        }
    }
    Ok(())
}

/// A moment of a random game.
pub(crate) struct Moment<'a, R: Rules> {
    pub(crate) history: &'a History<R>,
    /// Whether this moment was drawn for what costs time.
    pub(crate) is_rich: bool,
}

impl<R: Rules> Moment<'_, R> {
    pub(crate) fn state(&self) -> &State<R> {
        self.history.state()
    }
}

/// Goes through the random game of this seed and visits every moment, the first and the last included. The visitor
/// gets dice of its own, so that the game does not depend on it.
pub(crate) fn walk<R: Rules>(
    suite: &Suite,
    setup: &Setup,
    seed: u64,
    mut visit: impl FnMut(Moment<'_, R>, &mut Chance) -> Result<(), String>,
) -> Result<(), String> {
    let mut history = History::<R>::deal(setup.clone(), Seed::from_number(seed));
    let length = play_on(
        &mut history.state().clone(),
        &mut Chance::fast(seed),
        suite.longest,
    );
    let mut own = Chance::fast(!seed);
    let mut rich: BTreeSet<usize> = [0, length].into();
    rich.extend((2..suite.moments).map(|_| below(&mut own, length + 1)));
    let mut dice = Chance::fast(seed);
    loop {
        let made = history.actions().len();
        let moment = Moment {
            history: &history,
            is_rich: rich.contains(&made),
        };
        caught(|| visit(moment, &mut own))
            .map_err(|message| format!("after {made} actions: {message}"))?;
        if made >= suite.longest {
            return Err(format!("the game has more than {} actions", suite.longest));
        }
        let Some((seat, action)) = random_choice(history.state(), &mut dice) else {
            return Ok(());
        };
        history.act(seat, action).map_err(|illegal| {
            format!("after {made} actions: '{action}' is listed, but {illegal}")
        })?;
    }
}

/// Turns a panic into a failure.
pub(crate) fn caught<T>(work: impl FnOnce() -> Result<T, String>) -> Result<T, String> {
    catch_unwind(AssertUnwindSafe(work)).unwrap_or_else(|payload| {
        let message = payload
            .downcast_ref::<String>()
            .map(String::as_str)
            .or_else(|| payload.downcast_ref::<&str>().copied());
        Err(format!("panic: {}", message.unwrap_or("without words")))
    })
}

/// Fails with these words unless the condition holds.
pub(crate) fn hold(condition: bool, words: impl FnOnce() -> String) -> Result<(), String> {
    if condition { Ok(()) } else { Err(words()) }
}
