//! `stolik arena`: a fair comparison of bots.

mod ladder;

use crate::{
    args::{Patience, SetupArgs, game},
    crowd::Crowd,
    endings::{self, Ending},
    help::examples,
    output::Output,
    stats::{Mean, Share, wins},
    stop::Stop,
    stuck::{self, Played, Stuck},
};
use bots::{Level, derive_seed};
use clap::Args;
use game::{Game, Player, Record};
use serde::Serialize;
use std::{io::Write, num::NonZero, path::PathBuf};
use table::Setup;

/// Compare bots fairly: seats rotated, deals mirrored.
///
/// Every deal is played once for each rotation of the bots around the table, so that each bot meets the same luck on
/// the same seats; the number of games is rounded up to whole deals.
#[derive(Args)]
#[command(after_help = examples(&["arena GAME --bots novice,random --players 3 --games 100 --seed 7", "arena GAME --ladder --bots random,novice --games 10 --svg l.svg"]))]
pub struct Arena {
    /// The game's id
    #[arg(value_parser = game)]
    pub game: &'static dyn Game,
    /// The bots to compare, at least two; with --ladder the levels to measure [default: all]
    #[arg(
        long,
        value_name = "BOT,…",
        value_delimiter = ',',
        required_unless_present = "ladder"
    )]
    pub bots: Vec<Level>,
    /// How many sit at a table; bots are repeated to fill it [default with --ladder: every number]
    #[arg(long, value_name = "N", required_unless_present = "ladder")]
    pub players: Option<u8>,
    /// How many games (with --ladder: per pair of levels)
    #[arg(long, value_name = "N", default_value = "100")]
    pub games: NonZero<usize>,
    /// The seed: the same one gives the same games on every machine
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub seed: u64,
    /// Measure every level against the one below: one seat against all others; where all win or lose together, each
    /// level by itself
    #[arg(long)]
    pub ladder: bool,
    /// With --ladder: draw the result into this file
    #[arg(long, value_name = "FILE", requires = "ladder")]
    pub svg: Option<PathBuf>,
    #[command(flatten)]
    pub setup: SetupArgs,
    #[command(flatten)]
    pub patience: Patience,
    #[command(flatten)]
    pub crowd: Crowd,
}

impl Arena {
    /// One game of these bots.
    pub fn play(&self, setup: &Setup, levels: &[Level], seed: u64, number: usize) -> Played {
        let bots: Vec<Player> = levels.iter().copied().map(Player::Level).collect();
        let times = self.patience.times();
        let result = self.game.simulate_players(setup, &bots, seed, times);
        stuck::numbered(result, number, levels)
    }
}

/// Compares and reports.
pub fn run(args: &Arena, output: &mut Output<impl Write>) -> Result<(), Stop> {
    if args.ladder {
        return ladder::run(args, output);
    }
    let rotations = args.bots.len();
    if rotations < 2 {
        return Err(Stop::bad(
            "an arena compares at least two bots: use --bots novice,random",
        ));
    }
    let players = args.players.unwrap_or(2);
    if players < 2 {
        return Err(Stop::bad(
            "an arena needs at least two players: use --players 2 or more",
        ));
    }
    let setup = args.setup.setup(args.game, players)?;
    let deals = args.games.get().div_ceil(rotations);
    let played = args.crowd.run(deals * rotations, "games", |number| {
        let (deal, rotation) = (number / rotations, number % rotations);
        let levels: Vec<Level> = (0..setup.players as usize)
            .map(|seat| args.bots[bot_on(seat, rotation, rotations)])
            .collect();
        let seed = derive_seed(args.seed, deal as u64);
        args.play(&setup, &levels, seed, number)
    });
    let (records, stuck) = stuck::apart(played, rotations);
    let report = Report::new(args, setup, &records, stuck);
    if output.json {
        output.document(&report)?;
    } else {
        report.print(args.game, output)?;
    }
    stuck::verdict(&report.no_progress)
}

/// Which bot of the list sits there: over all rotations each sits on every seat once.
fn bot_on(seat: usize, rotation: usize, bots: usize) -> usize {
    (seat + rotation) % bots
}

#[derive(Serialize)]
struct Report {
    game: &'static str,
    rules: u32,
    components: String,
    setup: Setup,
    deals: usize,
    games: usize,
    seed: u64,
    bots: Vec<Line>,
    /// How the games ended.
    endings: Vec<Ending>,
    /// Games that were stopped; their deals are not counted.
    no_progress: Vec<Stuck>,
}

#[derive(Serialize)]
struct Line {
    bot: Level,
    /// In how many games it took part.
    games: usize,
    /// The share of these that it won, on whichever seat.
    wins: Share,
    /// The share that it would win if all were equal.
    par: f64,
    place: Mean,
    /// Its score above the mean of the other bots' seats; one measurement per deal.
    margin: Mean,
}

impl Report {
    fn new(args: &Arena, setup: Setup, records: &[Record], no_progress: Vec<Stuck>) -> Self {
        let places: Vec<&[u8]> = records.iter().map(|record| &record.places[..]).collect();
        let won = wins(&places);
        Self {
            game: args.game.id(),
            rules: args.game.version(),
            components: args.game.components().edition().components,
            deals: records.len() / args.bots.len(),
            games: records.len(),
            seed: args.seed,
            // Nothing can be said about bots none of whose games ended.
            bots: (0..if records.is_empty() {
                0
            } else {
                args.bots.len()
            })
                .map(|bot| line(&args.bots, bot, setup.players as usize, records, &won))
                .collect(),
            endings: endings::of(args.game, records),
            setup,
            no_progress,
        }
    }

    fn print(&self, game: &dyn Game, output: &mut Output<impl Write>) -> Result<(), Stop> {
        output.line(format!(
            "{}, mode {}, {} players: {} deals, {} games, seed {}",
            self.game, self.setup.mode, self.setup.players, self.deals, self.games, self.seed
        ))?;
        let heading = [
            "",
            "games",
            "won (95 %)",
            "par",
            "mean place",
            "score margin",
        ];
        let mut rows = vec![heading.map(str::to_owned).to_vec()];
        for line in &self.bots {
            rows.push(vec![
                line.bot.to_string(),
                line.games.to_string(),
                line.wins.show(),
                format!("{:.1} %", 100.0 * line.par),
                line.place.show(),
                line.margin.show(),
            ]);
        }
        output.table(1, &rows)?;
        endings::print(game, &self.endings, output)?;
        stuck::print(&self.no_progress, output)
    }
}

fn line(bots: &[Level], bot: usize, seats: usize, records: &[Record], won: &[Vec<f64>]) -> Line {
    let (mut places, mut margins, mut share, mut par, mut games) =
        (Vec::new(), Vec::new(), 0.0, 0.0, 0);
    for (deal, records) in records.chunks(bots.len()).enumerate() {
        let mut of_deal = Vec::new();
        for (rotation, record) in records.iter().enumerate() {
            let is_own = |seat: usize| bot_on(seat, rotation, bots.len()) == bot;
            let own: Vec<usize> = (0..seats).filter(|&seat| is_own(seat)).collect();
            if own.is_empty() {
                continue;
            }
            games += 1;
            par += own.len() as f64 / seats as f64;
            let won = &won[deal * bots.len() + rotation];
            share += own.iter().map(|&seat| won[seat]).sum::<f64>().min(1.0);
            places.extend(own.iter().map(|&seat| f64::from(record.places[seat])));
            let mean = |wanted: bool| {
                let of: Vec<f64> = (0..seats)
                    .filter(|&seat| is_own(seat) == wanted)
                    .map(|seat| f64::from(record.scores[seat]))
                    .collect();
                of.iter().sum::<f64>() / of.len() as f64
            };
            of_deal.push(mean(true) - mean(false));
        }
        // Games of one deal share their luck: together they are one measurement.
        margins.push(of_deal.iter().sum::<f64>() / of_deal.len() as f64);
    }
    Line {
        bot: bots[bot],
        games,
        wins: Share::of(share, games),
        par: par / games as f64,
        place: Mean::of(&places),
        margin: Mean::of(&margins),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn over_all_rotations_each_bot_sits_on_every_seat_once() {
        for (bots, seats) in [(2, 2), (2, 3), (3, 2), (3, 4), (4, 5)] {
            for bot in 0..bots {
                for seat in 0..seats {
                    let times = (0..bots).filter(|&rotation| bot_on(seat, rotation, bots) == bot);
                    assert_eq!(times.count(), 1);
                }
            }
        }
    }
}
