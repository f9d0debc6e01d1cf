//! What an edited position must stand: it is refused with words, or everybody looks at it and it is played to the end
//! by the rules, with all invariants, and can be written and read again at any moment.

use super::{Dice, Pool};
use bots::{Level, derive_seed};
use serde::Serialize;
use serde_json::Value;
use std::{
    cell::RefCell,
    panic::{self, AssertUnwindSafe, catch_unwind},
    time::{Duration, Instant},
};
use table::{Chance, Face, Judge, Lang, Position, Seat, Sink, State, Taste, Viewer};

/// One opened position of so many is played by bots, so many decisions far.
const BOTS: usize = 6;
const THOUGHT: usize = 120;
/// One opened position of so many is drawn.
const DRAWN: usize = 8;
/// After one action of so many the position is written and read again.
const WRITTEN: usize = 12;
/// A game that takes longer than this hangs.
const TIME: Duration = Duration::from_secs(30);

/// What became of an edited position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fate {
    /// It was refused: the path of the field and the words.
    Refused(String),
    /// It was played to the end.
    Played {
        /// Decisions until then.
        decisions: usize,
    },
}

/// Something that an edited position broke.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Finding {
    /// The game.
    pub game: &'static str,
    /// The seed of the changes and of everything that was played.
    pub seed: u64,
    /// What was changed.
    pub edits: Vec<String>,
    /// What broke.
    pub problem: String,
    /// The edited position.
    pub position: Value,
}

/// Edits a position with this kind of step and plays it.
pub fn trial<R: Face + Judge>(pool: &Pool, kind: &str, seed: u64) -> Result<Fate, Box<Finding>> {
    let (position, edits) = pool.edit(kind, &mut Chance::fast(seed));
    play::<R>(&position, seed, pool.most()).map_err(|problem| {
        Box::new(Finding {
            game: R::ID,
            seed,
            edits,
            problem,
            position,
        })
    })
}

/// Opens a position and plays it to the end, which must come within so many decisions; the error says what broke.
pub fn play<R: Face + Judge>(position: &Value, seed: u64, most: usize) -> Result<Fate, String> {
    let mut at = "while it is opened".to_owned();
    let played = catch_unwind(AssertUnwindSafe(|| {
        attempt::<R>(position, seed, most, &mut at)
    }));
    played
        .unwrap_or_else(|payload| {
            let words = payload
                .downcast_ref::<String>()
                .map(String::as_str)
                .or_else(|| payload.downcast_ref::<&str>().copied());
            Err(format!(
                "panic{}: {}",
                LAST_PLACE.take().unwrap_or_default(),
                words.unwrap_or("without words")
            ))
        })
        .map_err(|problem| format!("{problem} ({at})"))
}

fn attempt<R: Face + Judge>(
    json: &Value,
    seed: u64,
    most: usize,
    at: &mut String,
) -> Result<Fate, String> {
    let opened =
        Position::<R>::from_json(json).and_then(|position| position.open(&mut Sink::mute()));
    let mut state = match opened {
        Ok(state) => state,
        Err(flaw) if flaw.message.is_empty() => return Err("refused without words".to_owned()),
        Err(flaw) => return Ok(Fate::Refused(flaw.to_string())),
    };
    let start = Instant::now();
    let mut dice = Chance::fast(derive_seed(seed, 1));
    "while everybody looks at it".clone_into(at);
    look(&state, &mut dice);
    let is_thought = dice.one_in(BOTS);
    let mut legal = Vec::new();
    let mut decisions = 0;
    loop {
        *at = format!("after {decisions} actions");
        state
            .check()
            .map_err(|flaw| format!("an opened position breaks an invariant later: {flaw}"))?;
        if decisions == 0 || dice.one_in(WRITTEN) {
            reopen(&state)?;
        }
        if state.is_over() {
            break;
        }
        let turn: Vec<Seat> = state.turn().iter().collect();
        if turn.is_empty() {
            return Err("nobody is asked and the game is not over".to_owned());
        }
        let seat = turn[dice.below(turn.len())];
        state.legal(seat, &mut legal);
        if legal.is_empty() {
            return Err(format!("seat {seat} is asked and can do nothing"));
        }
        if !legal.is_sorted_by(|one, next| one < next) {
            return Err("the legal actions are not sorted, or one is there twice".to_owned());
        }
        let chosen = if is_thought && decisions < THOUGHT {
            let seed = derive_seed(seed, decisions as u64);
            bots::bot::<R>(Level::Novice, state.seats(), seed)
                .choose(&state.view(Viewer::Seat(seat)), &legal)
        } else {
            dice.below(legal.len())
        };
        *at = format!("action {}: {seat} {}", decisions + 1, legal[chosen]);
        state.play(seat, legal[chosen], &mut Sink::mute());
        decisions += 1;
        if decisions > most {
            return Err(format!("it does not end within {most} decisions"));
        }
        if start.elapsed() > TIME {
            return Err(format!("it does not end within {} s", TIME.as_secs()));
        }
    }
    "at the end".clone_into(at);
    reopen(&state)?;
    state.outcome();
    Ok(Fate::Played { decisions })
}

/// Everybody looks and imagines; some draw.
fn look<R: Face>(state: &State<R>, dice: &mut Chance) {
    let taste = Taste::plain(Lang::En, state.seats());
    let is_drawn = dice.one_in(DRAWN);
    for viewer in crate::play::viewers(state.seats()) {
        let view = state.view(viewer);
        R::text(&view, &taste);
        if is_drawn {
            R::draw(&view, &taste);
        }
        State::<R>::sample(&view, dice);
    }
}

/// What came of a position is a position again, and the same one.
fn reopen<R: Face>(state: &State<R>) -> Result<(), String> {
    let json = state.arbiter().to_json();
    let opened =
        Position::<R>::from_json(&json).and_then(|position| position.open(&mut Sink::mute()));
    match opened {
        Ok(opened) if opened == *state => Ok(()),
        Ok(_) => Err(format!("written and read again it is another: {json}")),
        Err(flaw) => Err(format!(
            "written and read again it is refused: {flaw}: {json}"
        )),
    }
}

thread_local! {
    /// Where the last panic of this thread was, for the words of a finding.
    static LAST_PLACE: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// Works with panics told by nobody but the findings, which then say where they were.
pub fn quietly<T>(work: impl FnOnce() -> T) -> T {
    let hook = panic::take_hook();
    panic::set_hook(Box::new(|panic| {
        let place = panic.location().map(|place| format!(" at {place}"));
        LAST_PLACE.set(place);
    }));
    let result = work();
    panic::set_hook(hook);
    result
}
