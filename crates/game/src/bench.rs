//! How fast a game is on one core.

use crate::Look;
use bots::{Level, Random, derive_seed};
use serde::Serialize;
use std::{
    hint::black_box,
    mem::size_of,
    time::{Duration, Instant},
};
use table::{Chance, Face, Judge, Lang, Setup, Sink, State, Taste, View, Viewer};

/// How fast a game is on one core.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Bench {
    /// Complete random games per second.
    pub games_per_second: f64,
    /// Random decisions per second.
    pub decisions_per_second: f64,
    /// Decisions of a random game on average.
    pub decisions_per_game: f64,
    /// Copying a state, in nanoseconds.
    pub clone_ns: f64,
    /// The size of a state, in bytes.
    pub state_bytes: usize,
    /// Building a seat's view, in microseconds.
    pub view_us: f64,
    /// A whole look of a seat that is asked (view, options, board and all words), in microseconds.
    pub look_us: f64,
    /// Sampling a world from a view, in microseconds.
    pub sample_us: f64,
    /// How fast each bot decides.
    pub bots: Vec<BotSpeed>,
}

/// How fast a bot decides.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct BotSpeed {
    /// The bot.
    pub level: Level,
    /// Its decisions per second.
    pub decisions_per_second: f64,
    /// The time that 95 of 100 decisions do not exceed, in milliseconds.
    pub p95_ms: f64,
    /// How many options it tries in sampled worlds per second.
    pub simulations_per_second: f64,
}

/// How many states of random games the small things are measured on.
const SAMPLES: usize = 256;

/// Measures for about so many seconds: half of it random games, half the rest.
pub(crate) fn measure<R: Face + Judge>(setup: &Setup, seconds: f64) -> Bench {
    let half = Duration::from_secs_f64((seconds / 2.0).clamp(0.001, 3600.0));
    let (games, decisions, elapsed) = random_games::<R>(setup, half);
    let states = middle_states::<R>(setup);
    let bots: Vec<Level> = Level::ready().collect();
    let taste = Taste::plain(Lang::En, setup.players.into());
    let look = |state: &State<R>| {
        let seat = state.turn().iter().next().expect("the game is not over");
        look_at_everything(&Look::new(state.view(Viewer::Seat(seat)), &taste));
    };
    // The first look reads words and fonts: that is paid once per program.
    look(&states[0]);
    let share = half / (4 + bots.len() as u32);
    let views: Vec<_> = states
        .iter()
        .filter_map(|state| {
            let seat = state.turn().iter().next()?;
            let mut legal = Vec::new();
            state.legal(seat, &mut legal);
            Some((state.view(Viewer::Seat(seat)), legal))
        })
        .collect();
    Bench {
        games_per_second: games as f64 / elapsed,
        decisions_per_second: decisions as f64 / elapsed,
        decisions_per_game: decisions as f64 / games as f64,
        clone_ns: 1e9
            * seconds_each(share, &states, |state, _| {
                black_box(state.clone());
            }),
        state_bytes: size_of::<State<R>>(),
        view_us: 1e6
            * seconds_each(share, &states, |state, _| {
                let seat = state.turn().iter().next().expect("the game is not over");
                black_box(state.view(Viewer::Seat(seat)));
            }),
        look_us: 1e6 * seconds_each(share, &states, |state, _| look(state)),
        sample_us: 1e6
            * seconds_each(share, &views, |(view, _), number| {
                black_box(State::sample(view, &mut Chance::fast(number)));
            }),
        bots: bots
            .into_iter()
            .map(|level| bot_speed(level, setup.players.into(), share, &views))
            .collect(),
    }
}

/// All that a page shows of one look.
fn look_at_everything(look: &Look) {
    black_box(look.options());
    black_box(look.unavailable());
    black_box(look.prompt());
    black_box(look.board());
    black_box(look.text());
}

/// Real decisions only: where there is a single option nobody thinks.
fn bot_speed<R: Judge>(
    level: Level,
    players: usize,
    time: Duration,
    views: &[(View<R>, Vec<R::Action>)],
) -> BotSpeed {
    let start = Instant::now();
    let (mut times, mut simulations) = (Vec::new(), 0u64);
    // Spread over the games: slow bots do not come to the end of the list.
    let order = (0..views.len()).map(|at| at * 37 % views.len());
    let order = order.filter(|&at| views[at].1.len() > 1);
    for (number, at) in order.cycle().enumerate() {
        let (view, legal) = &views[at];
        let before = Instant::now();
        let thought = bots::bot::<R>(level, players, number as u64).think(view, legal);
        times.push(before.elapsed().as_secs_f64());
        simulations += u64::from(black_box(thought).simulations);
        if start.elapsed() >= time {
            break;
        }
    }
    let all: f64 = times.iter().sum();
    times.sort_by(f64::total_cmp);
    BotSpeed {
        level,
        decisions_per_second: times.len() as f64 / all,
        p95_ms: 1e3 * times[(times.len() * 95 / 100).min(times.len() - 1)],
        simulations_per_second: simulations as f64 / all,
    }
}

fn begin<R: Judge>(setup: &Setup, seed: u64) -> State<R> {
    State::new(setup, Chance::fast(seed), &mut Sink::mute())
        .expect("without a script nothing can go wrong with chance")
}

/// Games, decisions and seconds of random play.
fn random_games<R: Judge>(setup: &Setup, time: Duration) -> (u64, u64, f64) {
    let start = Instant::now();
    let (mut games, mut decisions) = (0, 0);
    let mut legal = Vec::new();
    loop {
        let mut bot = Random::new(derive_seed(1, games));
        let mut state = begin::<R>(setup, derive_seed(2, games));
        while let Some(seat) = state.turn().iter().next() {
            state.legal(seat, &mut legal);
            state.play(seat, legal[bot.pick(legal.len())], &mut Sink::mute());
            decisions += 1;
        }
        games += 1;
        if start.elapsed() >= time {
            return (games, decisions, start.elapsed().as_secs_f64());
        }
    }
}

/// States from all parts of random games.
fn middle_states<R: Judge>(setup: &Setup) -> Vec<State<R>> {
    let mut states = Vec::new();
    let mut legal = Vec::new();
    for game in 0.. {
        let mut bot = Random::new(derive_seed(3, game));
        let mut state = begin::<R>(setup, derive_seed(4, game));
        let mut number = game;
        while let Some(seat) = state.turn().iter().next() {
            if number.is_multiple_of(7) {
                states.push(state.clone());
            }
            number += 1;
            state.legal(seat, &mut legal);
            state.play(seat, legal[bot.pick(legal.len())], &mut Sink::mute());
        }
        if states.len() >= SAMPLES {
            break;
        }
    }
    states
}

/// Seconds that one call takes on average, over whole rounds through the list or until the time is over.
fn seconds_each<T>(time: Duration, items: &[T], mut work: impl FnMut(&T, u64)) -> f64 {
    let start = Instant::now();
    let mut calls = 0u64;
    'measure: loop {
        // The clock is read once per few calls: it costs as much as a copy.
        for group in items.chunks(8) {
            for item in group {
                work(item, calls);
                calls += 1;
            }
            if start.elapsed() >= time {
                break 'measure;
            }
        }
    }
    start.elapsed().as_secs_f64() / calls as f64
}
