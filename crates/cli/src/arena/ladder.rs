//! `stolik arena --ladder`: every level against the one below, as a table and a picture.

use super::Arena;
use crate::{
    args::SetupArgs,
    input,
    output::Output,
    stats::{Mean, Share},
    stop::Stop,
    stuck::{self, Stuck},
};
use bots::{Level, derive_seed};
use game::Game;
use paint::{Palette, Svg};
use serde::Serialize;
use std::io::Write;
use table::{Setup, Theme};

/// All rungs of one game and number of players.
#[derive(Serialize)]
struct Ladder {
    game: &'static str,
    rules: u32,
    components: String,
    setup: Setup,
    games: usize,
    seed: u64,
    rungs: Vec<Rung>,
    /// Games that were stopped; their deals are not counted.
    no_progress: Vec<Stuck>,
}

/// One level against others, or by itself where all win or lose together.
#[derive(Serialize)]
struct Rung {
    upper: Level,
    /// All other seats; none where the level plays by itself.
    lower: Option<Level>,
    games: usize,
    wins: Share,
    /// The share that it would win if all were equal.
    par: Option<f64>,
    /// Its score above the mean of the others, or its score; one measurement per deal.
    margin: Mean,
}

/// Measures and reports.
pub fn run(args: &Arena, output: &mut Output<impl Write>) -> Result<(), Stop> {
    let ladders: Vec<Ladder> = setups(args)?
        .into_iter()
        .map(|setup| ladder(args, setup))
        .collect();
    if let Some(path) = &args.svg {
        let text = draw(args.game, &ladders);
        input::write(path, text.as_bytes())?;
    }
    if output.json {
        output.document(&serde_json::json!({ "ladders": ladders }))?;
    } else {
        for ladder in &ladders {
            ladder.print(output)?;
        }
    }
    let stuck: Vec<Stuck> = ladders
        .into_iter()
        .flat_map(|ladder| ladder.no_progress)
        .collect();
    stuck::verdict(&stuck)
}

/// The wished number of players, or every number that the mode allows.
fn setups(args: &Arena) -> Result<Vec<Setup>, Stop> {
    if let Some(players) = args.players {
        return Ok(vec![args.setup.setup(args.game, players)?]);
    }
    let info = args.game.info();
    let mode = match &args.setup.mode {
        Some(id) => info.modes.iter().find(|mode| mode.id == id),
        None => info.modes.first(),
    };
    let Some(mode) = mode else {
        // The same words as everywhere for a mode that does not exist.
        return Ok(vec![args.setup.setup(args.game, 2)?]);
    };
    let setups = mode.players.clone().map(|players| {
        let wish = SetupArgs {
            mode: Some(mode.id.to_owned()),
            options: args.setup.options.clone(),
        };
        wish.setup(args.game, players)
    });
    setups.collect()
}

fn ladder(args: &Arena, setup: Setup) -> Ladder {
    let mut levels = if args.bots.is_empty() {
        Level::ALL.to_vec()
    } else {
        args.bots.clone()
    };
    levels.sort_unstable();
    levels.dedup();
    let measured: Vec<(Option<Rung>, Vec<Stuck>)> = if is_together(args, &setup) {
        levels
            .iter()
            .map(|&level| alone(args, &setup, level))
            .collect()
    } else {
        let mut pairs: Vec<(Level, Level)> =
            levels.windows(2).map(|pair| (pair[1], pair[0])).collect();
        // How far the best are from a usual player shows in duels; among more players it would only take hours.
        let has = |level| levels.contains(&level);
        if setup.players == 2 && has(Level::Master) && has(Level::Casual) && pairs.len() > 1 {
            pairs.push((Level::Master, Level::Casual));
        }
        pairs
            .into_iter()
            .map(|(upper, lower)| against(args, &setup, upper, lower))
            .collect()
    };
    let (rungs, stuck): (Vec<Option<Rung>>, Vec<Vec<Stuck>>) = measured.into_iter().unzip();
    Ladder {
        game: args.game.id(),
        rules: args.game.version(),
        components: args.game.components().edition().components,
        setup,
        games: args.games.get(),
        seed: args.seed,
        rungs: rungs.into_iter().flatten().collect(),
        no_progress: stuck.into_iter().flatten().collect(),
    }
}

/// Whether all win or lose together: then every game ends with the same place for all.
fn is_together(args: &Arena, setup: &Setup) -> bool {
    let levels = vec![Level::Random; usize::from(setup.players)];
    let records = (0..8).filter_map(|number| args.game.simulate(setup, &levels, number).ok());
    let mut all = records.map(|record| record.places);
    all.all(|places| places.iter().all(|place| *place == places[0]))
}

/// One level against the other on all other seats, on each seat in turn.
fn against(args: &Arena, setup: &Setup, upper: Level, lower: Level) -> (Option<Rung>, Vec<Stuck>) {
    let seats = usize::from(setup.players);
    let deals = args.games.get().div_ceil(seats);
    let what = format!("{upper} against {lower}");
    let played = args.crowd.run(deals * seats, &what, |number| {
        let levels: Vec<Level> = (0..seats)
            .map(|seat| if seat == number % seats { upper } else { lower })
            .collect();
        let seed = derive_seed(args.seed, (number / seats) as u64);
        args.play(setup, &levels, seed, number)
    });
    let (records, stuck) = stuck::apart(played, seats);
    if records.is_empty() {
        return (None, stuck);
    }
    let (mut won, mut margins) = (0.0, Vec::new());
    for deal in records.chunks(seats) {
        let mut of_deal = 0.0;
        for (own, record) in deal.iter().enumerate() {
            if record.places[own] == 1 {
                let first = record.places.iter().filter(|place| **place == 1);
                won += 1.0 / first.count() as f64;
            }
            let all: i32 = record.scores.iter().sum();
            let score = record.scores[own];
            of_deal += f64::from(score) - f64::from(all - score) / (seats - 1) as f64;
        }
        // Games of one deal share their luck: together they are one measurement.
        margins.push(of_deal / seats as f64);
    }
    let rung = Rung {
        upper,
        lower: Some(lower),
        games: records.len(),
        wins: Share::of(won, records.len()),
        par: Some(1.0 / seats as f64),
        margin: Mean::of(&margins),
    };
    rung.tell(&what);
    (Some(rung), stuck)
}

/// A level on every seat, where all win or lose together.
fn alone(args: &Arena, setup: &Setup, level: Level) -> (Option<Rung>, Vec<Stuck>) {
    let levels = vec![level; usize::from(setup.players)];
    let played = args.crowd.run(args.games.get(), level.name(), |number| {
        let seed = derive_seed(args.seed, number as u64);
        args.play(setup, &levels, seed, number)
    });
    let (records, stuck) = stuck::apart(played, 1);
    if records.is_empty() {
        return (None, stuck);
    }
    // All have the same place: who sits first stands for all.
    let won = records.iter().filter(|record| record.places[0] == 1);
    let won = won.count() as f64;
    let scores: Vec<f64> = records
        .iter()
        .map(|record| {
            let sum: i32 = record.scores.iter().sum();
            f64::from(sum) / record.scores.len() as f64
        })
        .collect();
    let rung = Rung {
        upper: level,
        lower: None,
        games: records.len(),
        wins: Share::of(won, records.len()),
        par: None,
        margin: Mean::of(&scores),
    };
    rung.tell(level.name());
    (Some(rung), stuck)
}

impl Rung {
    /// A whole ladder may take hours: each rung is told when it is known.
    fn tell(&self, what: &str) {
        let (wins, margin) = (self.wins.show(), self.margin.show());
        let _ = writeln!(std::io::stderr(), "{what}: won {wins}, points {margin}");
    }
}

impl Ladder {
    fn print(&self, output: &mut Output<impl Write>) -> Result<(), Stop> {
        output.line(format!(
            "{}, mode {}, {} players, seed {}",
            self.game, self.setup.mode, self.setup.players, self.seed
        ))?;
        let is_alone = self.rungs.iter().all(|rung| rung.lower.is_none());
        let last = if is_alone { "score" } else { "score margin" };
        let heading = ["", "games", "won (95 %)", "par", last];
        let mut rows = vec![heading.map(str::to_owned).to_vec()];
        for rung in &self.rungs {
            rows.push(vec![
                self.name(rung),
                rung.games.to_string(),
                rung.wins.show(),
                rung.par
                    .map_or_else(String::new, |par| format!("{:.1} %", 100.0 * par)),
                rung.margin.show(),
            ]);
        }
        output.table(1, &rows)?;
        stuck::print(&self.no_progress, output)
    }

    fn name(&self, rung: &Rung) -> String {
        match (rung.lower, self.setup.players) {
            (Some(lower), 2) => format!("{} against {lower}", rung.upper),
            (Some(lower), players) => format!("{} against {} × {lower}", rung.upper, players - 1),
            (None, _) => rung.upper.to_string(),
        }
    }
}

/// Bars with their intervals, one panel per number of players.
fn draw(game: &dyn Game, ladders: &[Ladder]) -> String {
    const WIDTH: f32 = 720.0;
    const LEFT: f32 = 210.0;
    const RIGHT: f32 = 170.0;
    const ROW: f32 = 26.0;
    let palette = Palette::of(Theme::Light);
    let rows: usize = ladders.iter().map(|ladder| ladder.rungs.len() + 2).sum();
    let mut svg = Svg::new(WIDTH, 50.0 + ROW * rows as f32);
    let title = format!("{}: how often each level wins", game.title(table::Lang::En));
    svg.title(&title);
    svg.background(palette.surface);
    svg.text(16.0, 28.0, &title)
        .size(18.0)
        .bold()
        .fill(palette.accent);
    let x_of = |share: f64| LEFT + (WIDTH - LEFT - RIGHT) * share as f32;
    let mut y = 56.0;
    for ladder in ladders {
        let heading = format!(
            "{}, players: {}, games per row: {}",
            ladder.setup.mode, ladder.setup.players, ladder.games
        );
        svg.text(16.0, y, heading)
            .size(14.0)
            .bold()
            .fill(palette.ink);
        y += 10.0;
        let bottom = y + ROW * ladder.rungs.len() as f32;
        for tenth in 0..=4 {
            let x = x_of(f64::from(tenth) / 4.0);
            svg.line(x, y, x, bottom).stroke(palette.line, 1.0);
            svg.text(x, bottom + 14.0, format!("{} %", 25 * tenth))
                .size(12.0)
                .middle()
                .fill(palette.muted);
        }
        for rung in &ladder.rungs {
            let middle = y + ROW / 2.0;
            svg.text(LEFT - 10.0, middle, ladder.name(rung))
                .size(13.0)
                .end()
                .v_centred()
                .fill(palette.ink);
            svg.rect(LEFT, middle - 7.0, x_of(rung.wins.share) - LEFT, 14.0)
                .round(3.0)
                .fill(palette.accent)
                .opacity(0.55);
            svg.line(x_of(rung.wins.low), middle, x_of(rung.wins.high), middle)
                .stroke(palette.ink, 2.0);
            if let Some(par) = rung.par {
                svg.line(x_of(par), y + 3.0, x_of(par), y + ROW - 3.0)
                    .stroke(palette.ink, 1.5)
                    .dash(3.0, 3.0);
            }
            let percent = format!(
                "{:.0} % ({:.0}–{:.0}), {:+.1} points",
                100.0 * rung.wins.share,
                100.0 * rung.wins.low,
                100.0 * rung.wins.high,
                rung.margin.mean
            );
            svg.text(WIDTH - RIGHT + 10.0, middle, percent)
                .size(12.0)
                .v_centred()
                .fill(palette.ink);
            y += ROW;
        }
        y += 2.0 * ROW - 10.0;
    }
    svg.finish()
}
