//! `stolik simulate`: many games between bots.

use crate::{
    args::{Patience, SetupArgs, game},
    crowd::Crowd,
    endings::{self, Ending},
    help::examples,
    input,
    output::Output,
    stats::{Mean, Share, wins},
    stop::Stop,
    stuck::{self, Stuck},
};
use bots::{Level, derive_seed};
use clap::Args;
use game::{Game, Match, Player, Record};
use serde::Serialize;
use std::{
    fs,
    io::Write,
    num::NonZero,
    path::{Path, PathBuf},
};
use table::{Seat, Setup};

/// Play many games between bots and report wins, places, scores, lengths and endings.
#[derive(Args)]
#[command(after_help = examples(&["simulate GAME --seats novice,random,random --games 200 --seed 7", "simulate GAME --seats random,random --games 20 --record recorded --json"]))]
pub struct Simulate {
    /// The game's id
    #[arg(value_parser = game)]
    game: &'static dyn Game,
    /// The bots, one per seat: random, novice, casual, club, expert, master
    #[arg(long, value_name = "BOT,…", value_delimiter = ',', required = true)]
    seats: Vec<Level>,
    /// How many games
    #[arg(long, value_name = "N", default_value = "100")]
    games: NonZero<usize>,
    /// The seed: the same one gives the same games on every machine
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    #[command(flatten)]
    setup: SetupArgs,
    /// Write every game into this folder, for 'stolik replay'
    #[arg(long, value_name = "DIR")]
    record: Option<PathBuf>,
    #[command(flatten)]
    patience: Patience,
    #[command(flatten)]
    crowd: Crowd,
}

/// Plays and reports.
pub fn run(args: &Simulate, output: &mut Output<impl Write>) -> Result<(), Stop> {
    let players = u8::try_from(args.seats.len()).unwrap_or(u8::MAX);
    let setup = args.setup.setup(args.game, players)?;
    if let Some(dir) = &args.record {
        fs::create_dir_all(dir)
            .map_err(|error| Stop::bad(format!("{}: cannot make it: {error}", dir.display())))?;
    }
    let bots: Vec<Player> = args.seats.iter().copied().map(Player::Level).collect();
    let played = args.crowd.run(args.games.get(), "games", |number| {
        let seed = derive_seed(args.seed, number as u64);
        let times = args.patience.times();
        let result = match &args.record {
            Some(dir) => {
                let (result, table) = args.game.simulate_recorded(&setup, &bots, seed, times);
                write_record(args, dir, &*table, number)?;
                result
            }
            None => args.game.simulate_players(&setup, &bots, seed, times),
        };
        Ok(stuck::numbered(result, number, &args.seats))
    });
    let played = played.into_iter().collect::<Result<Vec<_>, Stop>>()?;
    let (records, stuck) = stuck::apart(played, 1);
    let report = Report::new(args, setup, &records, stuck);
    if output.json {
        output.document(&report)?;
    } else {
        report.print(args.game, output)?;
    }
    stuck::verdict(&report.no_progress)
}

/// Writes the game of this number, from 0, into the folder.
fn write_record(args: &Simulate, dir: &Path, table: &dyn Match, number: usize) -> Result<(), Stop> {
    let names: Vec<String> = Seat::first(args.seats.len())
        .zip(&args.seats)
        .map(|(seat, level)| format!("{level} {seat}"))
        .collect();
    let file = format!("{}-{}-{:06}.txt", args.game.id(), args.seed, number + 1);
    input::write(&dir.join(file), table.replay(&names).to_string().as_bytes())
}

/// What came of many games.
#[derive(Serialize)]
struct Report {
    game: &'static str,
    rules: u32,
    components: String,
    setup: Setup,
    seats: Vec<Level>,
    /// Those that ended: everything else is about these.
    games: usize,
    seed: u64,
    by_seat: Vec<SeatReport>,
    by_bot: Vec<BotReport>,
    /// Nothing when no game ended.
    rounds: Option<Mean>,
    decisions_per_game: Option<Mean>,
    options_per_decision: f64,
    /// How the games ended.
    endings: Vec<Ending>,
    /// Games that were stopped.
    no_progress: Vec<Stuck>,
}

#[derive(Serialize)]
struct SeatReport {
    seat: Seat,
    bot: Level,
    #[serde(flatten)]
    results: Results,
    decisions_per_game: f64,
    options_per_decision: f64,
}

#[derive(Serialize)]
struct BotReport {
    bot: Level,
    seats: Vec<Seat>,
    #[serde(flatten)]
    results: Results,
}

/// Wins, places and scores of a seat, or of all seats of a bot.
#[derive(Serialize)]
struct Results {
    wins: Share,
    /// How often each place, from the first.
    places: Vec<usize>,
    place: Mean,
    score: Mean,
}

impl Results {
    fn new(records: &[Record], won: &[Vec<f64>], seats: &[usize]) -> Self {
        let each = |value: &dyn Fn(usize, usize) -> f64| -> Vec<f64> {
            (0..records.len())
                .flat_map(|at| seats.iter().map(move |&seat| (at, seat)))
                .map(|(at, seat)| value(at, seat))
                .collect()
        };
        let wins = each(&|at, seat| won[at][seat]);
        let place = each(&|at, seat| f64::from(records[at].places[seat]));
        // A co-operative game of one seat has a second place, too.
        let most = records.iter().flat_map(|record| &record.places).max();
        let most = most
            .map_or(1, |place| usize::from(*place))
            .max(won[0].len());
        let places = (1..=most)
            .map(|wanted| {
                place
                    .iter()
                    .filter(|place| **place as usize == wanted)
                    .count()
            })
            .collect();
        Self {
            wins: Share::of(wins.iter().sum(), wins.len()),
            places,
            place: Mean::of(&place),
            score: Mean::of(&each(&|at, seat| f64::from(records[at].scores[seat]))),
        }
    }
}

impl Report {
    fn new(args: &Simulate, setup: Setup, records: &[Record], no_progress: Vec<Stuck>) -> Self {
        let places: Vec<&[u8]> = records.iter().map(|record| &record.places[..]).collect();
        let won = wins(&places);
        let sum = |seat: usize| {
            let decisions: u64 = records
                .iter()
                .map(|one| u64::from(one.decisions[seat]))
                .sum();
            let options: u64 = records.iter().map(|one| one.options[seat]).sum();
            (decisions as f64, options as f64)
        };
        let seats = if records.is_empty() {
            0
        } else {
            args.seats.len()
        };
        let by_seat = Seat::first(seats)
            .zip(&args.seats)
            .map(|(seat, &bot)| {
                let (decisions, options) = sum(seat.index());
                SeatReport {
                    seat,
                    bot,
                    results: Results::new(records, &won, &[seat.index()]),
                    decisions_per_game: decisions / records.len() as f64,
                    options_per_decision: options / decisions.max(1.0),
                }
            })
            .collect();
        let mut levels = args.seats[..seats].to_vec();
        levels.sort_unstable();
        levels.dedup();
        let by_bot = levels
            .into_iter()
            .map(|bot| {
                let seats: Vec<Seat> = Seat::first(args.seats.len())
                    .filter(|seat| args.seats[seat.index()] == bot)
                    .collect();
                let indices: Vec<usize> = seats.iter().map(|seat| seat.index()).collect();
                BotReport {
                    bot,
                    seats,
                    results: Results::new(records, &won, &indices),
                }
            })
            .collect();
        let mean = |value: &dyn Fn(&Record) -> u32| {
            let values: Vec<f64> = records.iter().map(|one| f64::from(value(one))).collect();
            (!values.is_empty()).then(|| Mean::of(&values))
        };
        let totals: Vec<(f64, f64)> = (0..args.seats.len()).map(sum).collect();
        let decisions: f64 = totals.iter().map(|(decisions, _)| decisions).sum();
        let options: f64 = totals.iter().map(|(_, options)| options).sum();
        Self {
            game: args.game.id(),
            rules: args.game.version(),
            components: args.game.components().edition().components,
            setup,
            seats: args.seats.clone(),
            games: records.len(),
            seed: args.seed,
            by_seat,
            by_bot,
            rounds: mean(&|record| record.rounds),
            decisions_per_game: mean(&|record| record.decisions.iter().sum()),
            options_per_decision: options / decisions.max(1.0),
            endings: endings::of(args.game, records),
            no_progress,
        }
    }

    fn print(&self, game: &dyn Game, output: &mut Output<impl Write>) -> Result<(), Stop> {
        output.line(format!(
            "{}, mode {}, {} players: {} games, seed {}",
            self.game, self.setup.mode, self.setup.players, self.games, self.seed
        ))?;
        let heading = [
            "",
            "",
            "wins (95 %)",
            "mean place",
            "mean score",
            "scores",
            "places",
        ];
        let mut rows = vec![heading.map(str::to_owned).to_vec()];
        for line in &self.by_seat {
            rows.push(row(format!("seat {}", line.seat), line.bot, &line.results));
        }
        if self.by_bot.len() < self.by_seat.len() {
            for line in &self.by_bot {
                rows.push(row("all".to_owned(), line.bot, &line.results));
            }
        }
        output.table(2, &rows)?;
        if let (Some(rounds), Some(decisions)) = (&self.rounds, &self.decisions_per_game) {
            output.line(format!(
                "rounds {} ({} to {}), decisions per game {}, options per decision {:.1}",
                rounds.show(),
                rounds.min,
                rounds.max,
                decisions.show(),
                self.options_per_decision
            ))?;
        }
        endings::print(game, &self.endings, output)?;
        stuck::print(&self.no_progress, output)
    }
}

fn row(who: String, bot: Level, results: &Results) -> Vec<String> {
    let places: Vec<String> = results.places.iter().map(ToString::to_string).collect();
    vec![
        who,
        bot.to_string(),
        results.wins.show(),
        results.place.show(),
        results.score.show(),
        format!("{} to {}", results.score.min, results.score.max),
        places.join("/"),
    ]
}
