//! `stolik train`: weights of a game's evaluation, learned in games of bots among themselves.

use crate::{
    args::{SetupArgs, game},
    crowd::{Crowd, Progress},
    help::examples,
    input,
    output::Output,
    stats::{Mean, Share},
    stop::Stop,
};
use bots::{Evaluation, Level, SearchConfig, Spsa, derive_seed};
use clap::Args;
use game::{Game, PATIENCE, Player};
use paint::{Palette, Series, line_chart};
use serde::Serialize;
use std::{io::Write, num::NonZero, path::PathBuf};
use table::{Seat, Setup, Theme};

/// How often the weights are examined on the way.
const EXAMS: usize = 8;

/// Learn how much the parts of a game's evaluation count.
///
/// In each round two bots that differ only in their weights play against each other, every deal from both sides; the
/// weights go the way of the one that did better. The same seed and numbers give the same weights on every machine;
/// the weights that the program uses were made with the defaults. On the way and in the end bots with the new weights
/// play against bots with the usual ones.
#[derive(Args)]
#[command(after_help = examples(&["train GAME --seed 1 --rounds 2 --games 4 --check 4 --svg curve.svg"]))]
pub struct Train {
    /// The game's id
    #[arg(value_parser = game)]
    game: &'static dyn Game,
    /// The seed: the same one gives the same weights on every machine
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// How often the weights take a step
    #[arg(long, value_name = "N", default_value = "800")]
    rounds: NonZero<usize>,
    /// How many games are played for each step
    #[arg(long, value_name = "N", default_value = "16")]
    games: NonZero<usize>,
    /// How many games the new weights play against the usual ones
    #[arg(long, value_name = "N", default_value = "400")]
    check: NonZero<usize>,
    /// The level whose way of searching plays
    #[arg(long, value_name = "LEVEL", default_value = "casual")]
    level: Level,
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

impl Train {
    /// The command that learns these weights again.
    fn command(&self) -> String {
        let mut words = format!(
            "stolik train {} --seed {} --rounds {} --games {} --level {}",
            self.game.id(),
            self.seed,
            self.rounds,
            self.games,
            self.level
        );
        let players = self.players.iter().map(|n| format!(" --players {n}"));
        let mode = self.setup.mode.iter().map(|mode| format!(" --mode {mode}"));
        let options = self.setup.options.iter();
        let options = options.map(|(key, value)| format!(" --option {key}={value}"));
        words.extend(players.chain(mode).chain(options));
        words
    }
}

#[derive(Serialize)]
struct Report {
    game: &'static str,
    rules: u32,
    setup: Setup,
    seed: u64,
    level: Level,
    terms: &'static [&'static str],
    curve: Vec<Exam>,
    weights: String,
}

/// Bots with the new weights against bots with the usual ones, after so many games.
#[derive(Serialize)]
struct Exam {
    learned_from: usize,
    games: usize,
    wins: Share,
    margin: Mean,
}

/// Learns and reports.
pub fn run(args: &Train, output: &mut Output<impl Write>) -> Result<(), Stop> {
    let school = School::new(args)?;
    let rounds = args.rounds.get();
    let mut spsa = Spsa::new(&school.usual, args.game.terms(), args.seed, rounds);
    let mut curve = Vec::new();
    for round in 1..=rounds {
        let leads = school.play(&spsa.perturbed(), args.games.get(), round as u64);
        spsa.update(ahead(&leads));
        if round == rounds || round.is_multiple_of(rounds.div_ceil(EXAMS)) {
            curve.push(school.exam(&spsa.learned(), round * args.games.get()));
        }
    }
    school.progress.finish();
    let report = Report {
        game: args.game.id(),
        rules: args.game.version(),
        setup: school.setup,
        seed: args.seed,
        level: args.level,
        terms: args.game.terms(),
        curve,
        weights: format!("# Learned: {}\n{}", args.command(), spsa.learned()),
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

/// Where bots play to learn.
struct School<'a> {
    args: &'a Train,
    setup: Setup,
    config: SearchConfig,
    usual: Evaluation,
    progress: Progress,
}

/// How a game between two kinds of bots ended.
struct Lead {
    /// Points that the first kind was ahead by.
    points: f64,
    /// 1 for a win of the first kind, 0 for none.
    won: f64,
}

impl<'a> School<'a> {
    fn new(args: &'a Train) -> Result<Self, Stop> {
        let (rounds, games) = (args.rounds.get(), args.games.get());
        let exams = rounds.div_ceil(rounds.div_ceil(EXAMS));
        let setup = setup(args)?;
        let knowledge = args.game.knowledge();
        Ok(Self {
            args,
            config: SearchConfig {
                uses_learned_weights: true,
                ..knowledge.config(args.level, setup.players.into())
            },
            setup,
            usual: Evaluation::default(),
            progress: Progress::new(rounds * games + exams * args.check.get(), "games"),
        })
    }

    /// Games of two kinds of bots, every second seat one kind; each deal is played twice, with the kinds exchanged.
    fn play(&self, kinds: &[Evaluation; 2], games: usize, round: u64) -> Vec<Lead> {
        let seed = derive_seed(self.args.seed, round);
        let seats = usize::from(self.setup.players);
        self.args.crowd.run_part(&self.progress, games, |number| {
            let kind = |seat: usize| (seat + number) % 2;
            let players: Vec<Player> = (0..seats)
                .map(|seat| Player::Custom(self.config, kinds[kind(seat)].clone()))
                .collect();
            let deal = derive_seed(seed, (number / 2) as u64);
            // Nobody is ahead in a game that does not come to an end.
            let Ok(record) = self
                .args
                .game
                .simulate_players(&self.setup, &players, deal, PATIENCE)
            else {
                return Lead {
                    points: 0.0,
                    won: 0.5,
                };
            };
            let (mut points, mut n, mut first) = ([0.0; 2], [0.0f64; 2], [0.0; 2]);
            for seat in 0..seats {
                points[kind(seat)] += f64::from(record.scores[seat]);
                n[kind(seat)] += 1.0;
                first[kind(seat)] += f64::from(u8::from(record.places[seat] == 1));
            }
            let winners = first[0] + first[1];
            Lead {
                points: points[0] / n[0] - points[1] / n[1],
                // Where all lose together nobody does better.
                won: if winners > 0.0 {
                    first[0] / winners
                } else {
                    0.5
                },
            }
        })
    }

    /// The new weights against the usual ones, always in the same deals.
    fn exam(&self, learned: &Evaluation, learned_from: usize) -> Exam {
        let kinds = [learned.clone(), self.usual.clone()];
        let leads = self.play(&kinds, self.args.check.get(), u64::MAX);
        let points: Vec<f64> = leads.iter().map(|lead| lead.points).collect();
        Exam {
            learned_from,
            games: leads.len(),
            wins: Share::of(leads.iter().map(|lead| lead.won).sum(), leads.len()),
            margin: Mean::of(&points),
        }
    }
}

/// How clearly the first kind was ahead, from -1 to 1: a narrow win counts less than a clear one, a huge one not more.
fn ahead(leads: &[Lead]) -> f32 {
    const CLEAR: f64 = 8.0;
    let sum: f64 = leads
        .iter()
        .map(|lead| lead.points / (CLEAR + lead.points.abs()))
        .sum();
    (sum / leads.len() as f64) as f32
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

impl Report {
    fn print(&self, output: &mut Output<impl Write>) -> Result<(), Stop> {
        output.line(format!(
            "{}, mode {}, {} players, level {}, seed {}: learned against usual weights",
            self.game, self.setup.mode, self.setup.players, self.level, self.seed
        ))?;
        let heading = ["learned from", "won", "score margin"];
        let mut rows = vec![heading.map(str::to_owned).to_vec()];
        for exam in &self.curve {
            rows.push(vec![
                exam.learned_from.to_string(),
                exam.wins.show(),
                exam.margin.show(),
            ]);
        }
        output.table(0, &rows)?;
        output.line(self.weights.trim_end())
    }
}

/// The learning curve: how often the new weights win against the usual ones.
fn draw(game: &dyn Game, curve: &[Exam]) -> String {
    let title = format!(
        "{}: won against the usual weights (%), by games learned from",
        game.title(table::Lang::En)
    );
    let start = std::iter::once((0, 50.0));
    let exams = curve
        .iter()
        .map(|exam| (exam.learned_from, (100.0 * exam.wins.share).round() as f32));
    let (names, values): (Vec<usize>, Vec<f32>) = start.chain(exams).unzip();
    let names: Vec<String> = names.iter().map(ToString::to_string).collect();
    let series = [Series {
        seat: Seat::new(0),
        name: "new".to_owned(),
        values,
    }];
    line_chart(&title, &names, &series, &Palette::of(Theme::Light))
}
