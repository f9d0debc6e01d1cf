//! `stolik train`: weights of a game's evaluation, learned from games of bots among themselves.

use crate::{
    args::{SetupArgs, game},
    crowd::Crowd,
    help::examples,
    input,
    output::Output,
    stats::{Mean, Share},
    stop::Stop,
};
use bots::{Eye, Knowledge, Level, Plan, derive_seed, learn};
use catalog::{Game, Player};
use clap::Args;
use paint::{Palette, Series, line_chart};
use serde::Serialize;
use std::{io::Write, num::NonZero, path::PathBuf};
use table::{Seat, Setup, Theme};

/// Learn how much the parts of a game's evaluation count.
///
/// Bots play against each other; the weights that would have told the results best are fitted, and the bots play on
/// with them. The same seed and numbers give the same weights on every machine; the weights that the program uses were
/// made with the defaults. In the end bots with the new weights play against bots with the usual ones.
#[derive(Args)]
#[command(after_help = examples(&["train GAME --seed 1 --rounds 2 --games 4 --check 4 --svg curve.svg"]))]
pub struct Train {
    /// The game's id
    #[arg(value_parser = game)]
    game: &'static dyn Game,
    /// The seed: the same one gives the same weights on every machine
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// How often new weights are fitted
    #[arg(long, value_name = "N", default_value = "6")]
    rounds: NonZero<usize>,
    /// How many games are played before each fit
    #[arg(long, value_name = "N", default_value = "60")]
    games: NonZero<usize>,
    /// How many games the new weights play against the usual ones
    #[arg(long, value_name = "N", default_value = "200")]
    check: NonZero<usize>,
    /// How many play in the games to learn from [default: 2, or as few as the mode allows]
    #[arg(long, value_name = "N")]
    players: Option<u8>,
    /// Write the weights into this file
    #[arg(long, value_name = "FILE")]
    write: Option<PathBuf>,
    /// Draw the learning curve into this file
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
    #[command(flatten)]
    setup: SetupArgs,
    #[command(flatten)]
    crowd: Crowd,
}

#[derive(Serialize)]
struct Report {
    game: &'static str,
    rules: u32,
    setup: Setup,
    seed: u64,
    terms: &'static [&'static str],
    curve: Vec<Round>,
    check: Check,
    weights: String,
}

/// How well results are told after some games, on games that were not learned from.
#[derive(Serialize)]
struct Round {
    games: usize,
    /// Distance from the results in points: of the weights used so far, and of the new ones.
    usual: f64,
    learned: f64,
    /// How often the winner is told.
    usual_insight: f64,
    learned_insight: f64,
}

/// Bots with the new weights against bots with the usual ones.
#[derive(Serialize)]
struct Check {
    games: usize,
    wins: Share,
    margin: Mean,
}

/// Learns and reports.
pub fn run(args: &Train, output: &mut Output<impl Write>) -> Result<(), Stop> {
    let setup = setup(args)?;
    let usual = Eye {
        win: Knowledge::of(args.game.id()).eye.win,
        ..Eye::default()
    };
    let exam = lessons(args, &setup, &usual, args.games.get().div_ceil(2), u64::MAX);
    let (mut eye, mut samples, mut curve) = (usual.clone(), Vec::new(), Vec::new());
    for round in 0..args.rounds.get() {
        samples.extend(lessons(args, &setup, &eye, args.games.get(), round as u64));
        eye = learn::fit(&samples, args.game.terms(), &usual);
        curve.push(Round {
            games: (round + 1) * args.games.get(),
            usual: learn::error(&exam, &usual),
            learned: learn::error(&exam, &eye),
            usual_insight: learn::insight(&exam, &usual),
            learned_insight: learn::insight(&exam, &eye),
        });
    }
    // What is written is what is played with, to the last digit.
    let weights = eye.to_string();
    let eye = Eye::read(&weights).expect("written weights read back");
    let report = Report {
        game: args.game.id(),
        rules: args.game.version(),
        check: check(args, &setup, &eye, &usual),
        setup,
        seed: args.seed,
        terms: args.game.terms(),
        curve,
        weights: format!(
            "# Learned: stolik train {} --seed {} --rounds {} --games {}\n{weights}",
            args.game.id(),
            args.seed,
            args.rounds,
            args.games
        ),
    };
    if let Some(path) = &args.write {
        input::write(path, report.weights.as_bytes())?;
    }
    if let Some(path) = &args.svg {
        input::write(path, draw(args.game, &report.curve).as_bytes())?;
    }
    if output.json {
        return output.document(&report);
    }
    report.print(output)
}

fn setup(args: &Train) -> Result<Setup, Stop> {
    let info = args.game.info();
    let wished = args.setup.mode.as_deref();
    let mode = info
        .modes
        .iter()
        .find(|mode| wished.is_none_or(|id| id == mode.id) && *mode.players.end() >= 2);
    let least = mode.map_or(2, |mode| (*mode.players.start()).max(2));
    // Without a word two play, in whichever mode two can.
    let fewest = if wished.is_none() { 2 } else { least };
    args.setup.setup(args.game, args.players.unwrap_or(fewest))
}

fn lessons(args: &Train, setup: &Setup, eye: &Eye, games: usize, round: u64) -> Vec<learn::Sample> {
    let seed = derive_seed(args.seed, round);
    let lessons = args.crowd.run(games, "lessons", |number| {
        args.game
            .lesson(setup, eye, derive_seed(seed, number as u64))
    });
    lessons.into_iter().flatten().collect()
}

fn check(args: &Train, setup: &Setup, eye: &Eye, usual: &Eye) -> Check {
    let plan = Plan::usual(Level::Casual);
    let seats = usize::from(setup.players);
    let deals = args.check.get().div_ceil(seats);
    let seed = derive_seed(args.seed, u64::MAX - 1);
    let records = args.crowd.run(deals * seats, "games", |number| {
        let players: Vec<Player> = (0..seats)
            .map(|seat| {
                let eye = if seat == number % seats { eye } else { usual };
                Player::Own(plan, eye.clone())
            })
            .collect();
        let deal = derive_seed(seed, (number / seats) as u64);
        args.game.simulate_players(setup, &players, deal)
    });
    let (mut won, mut margins) = (0.0, Vec::new());
    for deal in records.chunks(seats) {
        let mut of_deal = 0.0;
        for (own, record) in deal.iter().enumerate() {
            if record.places[own] == 1 {
                let first = record.places.iter().filter(|place| **place == 1);
                won += 1.0 / first.count() as f64;
            }
            let rest: i32 = record.scores.iter().sum::<i32>() - record.scores[own];
            of_deal += f64::from(record.scores[own]) - f64::from(rest) / (seats - 1).max(1) as f64;
        }
        margins.push(of_deal / seats as f64);
    }
    Check {
        games: records.len(),
        wins: Share::of(won, records.len()),
        margin: Mean::of(&margins),
    }
}

impl Report {
    fn print(&self, output: &mut Output<impl Write>) -> Result<(), Stop> {
        output.line(format!(
            "{}, mode {}, {} players, seed {}",
            self.game, self.setup.mode, self.setup.players, self.seed
        ))?;
        let heading = [
            "games",
            "error: usual",
            "learned",
            "winner told: usual",
            "learned",
        ];
        let mut rows = vec![heading.map(str::to_owned).to_vec()];
        for round in &self.curve {
            rows.push(vec![
                round.games.to_string(),
                format!("{:.2}", round.usual),
                format!("{:.2}", round.learned),
                format!("{:.1} %", 100.0 * round.usual_insight),
                format!("{:.1} %", 100.0 * round.learned_insight),
            ]);
        }
        output.table(0, &rows)?;
        output.line(format!(
            "learned against usual weights: {} games, won {}, score margin {}",
            self.check.games,
            self.check.wins.show(),
            self.check.margin.show()
        ))?;
        output.line(self.weights.trim_end())
    }
}

/// The learning curve: how far the weights are from the results, in points.
fn draw(game: &dyn Game, curve: &[Round]) -> String {
    let title = format!(
        "{}: error of the evaluation in points, by games learned from",
        game.title(table::Lang::En)
    );
    let names: Vec<String> = curve.iter().map(|round| round.games.to_string()).collect();
    let line = |seat: usize, name: &str, value: &dyn Fn(&Round) -> f64| Series {
        seat: Seat::new(seat),
        name: name.to_owned(),
        values: curve.iter().map(|round| value(round) as f32).collect(),
    };
    let series = [
        line(0, "usual", &|round| round.usual),
        line(1, "learned", &|round| round.learned),
    ];
    line_chart(&title, &names, &series, &Palette::of(Theme::Light))
}
