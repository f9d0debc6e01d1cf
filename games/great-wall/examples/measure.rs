//! Measures the game: speed of random play, how games of greedy players end in every mode, and what each card is worth
//! to them. `cargo run -p great-wall --example measure -- [GAMES] [MODE-PLAYERS …]`; without a mode: all of them.
//!
//! A greedy player tries every option, plays on to the end of the own turn with what looks best, and takes the best.

use great_wall::GreatWall;
use std::{collections::BTreeMap, fmt::Write as _};
use table::{Chance, Seat, Setup, Sink, Speak, State, Title, Viewer};

type Game = State<GreatWall>;
type Event = <GreatWall as Title>::Event;
type Action = <GreatWall as Title>::Action;

const MODES: [(&str, u8); 7] = [
    ("standard", 4),
    ("standard", 3),
    ("standard2", 2),
    ("solo", 1),
    ("coop", 2),
    ("coop", 3),
    ("coop", 4),
];

fn main() {
    let mut args = std::env::args().skip(1).peekable();
    let games = args.next().and_then(|text| text.parse().ok()).unwrap_or(40);
    if games == 0 {
        return speed();
    }
    let wanted: Vec<String> = args.collect();
    for (mode, players) in MODES {
        let name = format!("{mode}-{players}");
        if wanted.is_empty() || wanted.contains(&name) {
            let report = Report::of(mode, players, games, Rivals::Greedy);
            println!("{}", report.text(&name, !wanted.is_empty()));
            if mode.starts_with("standard") {
                let against = Report::of(mode, players, games, Rivals::Random);
                let (wins, margin) = (against.wins.mean(), &against.margin);
                println!(
                    "  against random players: wins {:.1} %, margin {:+.1} ± {:.1}",
                    100.0 * wins,
                    margin.mean(),
                    margin.error()
                );
            }
        }
    }
}

/// Who sits at the other seats.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Rivals {
    Greedy,
    Random,
}

fn setup(mode: &str, players: u8) -> Setup {
    Setup::new(&GreatWall::info(), players, Some(mode), []).expect("a mode for so many")
}

#[allow(clippy::disallowed_types)] // A measurement needs a clock; rules have none.
fn speed() {
    for (mode, players) in MODES {
        let setup = setup(mode, players);
        let start = std::time::Instant::now();
        let (mut games, mut decisions) = (0u64, 0u64);
        while games < 400 {
            let mut state =
                Game::new(&setup, Chance::fast(games), &mut Sink::mute()).expect("no script");
            let mut dice = Chance::fast(games + 7);
            let mut legal = Vec::new();
            while let Some(seat) = state.turn().iter().next() {
                state.legal(seat, &mut legal);
                let action = legal[dice.index(legal.len(), |_| String::new())];
                state.play(seat, action, &mut Sink::mute());
                decisions += 1;
            }
            games += 1;
        }
        let seconds = start.elapsed().as_secs_f64();
        println!(
            "{mode}-{players}: {:.0} random games/s, {:.0} decisions each",
            games as f64 / seconds,
            decisions as f64 / games as f64
        );
    }
    println!("state: {} bytes", size_of::<Game>());
}

/// A mean with how far its numbers lie apart.
#[derive(Default, Clone)]
struct Mean {
    n: f64,
    sum: f64,
    squares: f64,
}

impl Mean {
    fn add(&mut self, x: f64) {
        self.n += 1.0;
        self.sum += x;
        self.squares += x * x;
    }

    fn mean(&self) -> f64 {
        self.sum / self.n.max(1.0)
    }

    /// Half of the 95 % interval.
    fn error(&self) -> f64 {
        let variance = (self.squares / self.n.max(1.0) - self.mean().powi(2)).max(0.0);
        1.96 * (variance / self.n.max(1.0)).sqrt()
    }
}

#[derive(Default)]
struct Report {
    games: u64,
    wins: Mean,
    honor: Mean,
    margin: Mean,
    qin: Mean,
    years: Mean,
    decisions: Mean,
    counts: BTreeMap<&'static str, f64>,
    sources: BTreeMap<&'static str, f64>,
    endings: BTreeMap<String, u32>,
    /// By General, by first Active Advisor: final Honor beside the mean of the table.
    generals: BTreeMap<String, Mean>,
    advisors: BTreeMap<String, Mean>,
    tactics: BTreeMap<String, Mean>,
    /// Wins by seat.
    seats: [Mean; 4],
    /// Decrees that lay open, and whether they were fulfilled.
    decrees: BTreeMap<String, Mean>,
}

impl Report {
    fn of(mode: &str, players: u8, games: u64, rivals: Rivals) -> Self {
        let setup = setup(mode, players);
        let mut report = Report::default();
        for game in 0..games {
            report.game(&setup, game, rivals);
        }
        report
    }

    fn game(&mut self, setup: &Setup, game: u64, rivals: Rivals) {
        let mut state =
            Game::new(setup, Chance::fast(game * 31 + 5), &mut Sink::mute()).expect("no script");
        let mut dice = Chance::fast(game + 99);
        let mut legal = Vec::new();
        let mut events: Vec<Event> = Vec::new();
        let mut decisions = 0u32;
        let hero = (game % u64::from(setup.players)) as usize;
        while let Some(seat) = state.turn().iter().next() {
            state.legal(seat, &mut legal);
            let action = if rivals == Rivals::Greedy || seat.index() == hero {
                best(&state, seat, &legal, &mut dice)
            } else {
                legal[dice.index(legal.len(), |_| String::new())]
            };
            state.play(seat, action, &mut Sink::to(&mut events));
            decisions += 1;
        }
        self.games += 1;
        self.decisions.add(f64::from(decisions));
        for event in &events {
            *self
                .counts
                .entry(GreatWall::tell(event, &state.edition()).id)
                .or_default() += 1.0;
        }
        let outcome = state.outcome();
        let view = state.view(Viewer::Spectator).to_json();
        let table = &view["table"];
        self.years.add(table["year"].as_f64().unwrap_or(0.0));
        self.qin.add(table["qin"]["honor"].as_f64().unwrap_or(0.0));
        *self.endings.entry(table["ending"].to_string()).or_default() += 1;
        let n = outcome.scores.len() as f64;
        for (seat, place) in outcome.places.iter().enumerate() {
            self.seats[seat].add(f64::from(u8::from(*place == 1)));
        }
        for (list, met) in [("decrees", 0.0), ("fulfilled", 1.0)] {
            for decree in table[list].as_array().into_iter().flatten() {
                if let Some(id) = decree.as_str() {
                    self.decrees.entry(id.to_owned()).or_default().add(met);
                }
            }
        }
        let mean = f64::from(outcome.scores.iter().sum::<i32>()) / n;
        for (word, points) in &outcome.sources {
            let sum: i32 = points.iter().sum();
            *self.sources.entry(word).or_default() += f64::from(sum) / n;
        }
        self.wins
            .add(f64::from(u8::from(outcome.places[hero] == 1)));
        let rival = if n > 1.0 { mean } else { 0.0 };
        for (seat, player) in table["players"]
            .as_array()
            .into_iter()
            .flatten()
            .enumerate()
        {
            let score = f64::from(outcome.scores[seat]);
            if seat == hero && n > 1.0 {
                self.margin.add((score - mean) * n / (n - 1.0));
            }
            self.honor.add(score);
            let general = player["general"].as_str().unwrap_or("?").to_owned();
            let entry = self.generals.entry(general).or_default();
            entry.add((score - rival) * n / (n - 1.0).max(1.0));
            for advisor in player["active"].as_array().into_iter().flatten() {
                let id = advisor.as_str().unwrap_or("?").to_owned();
                let entry = self.advisors.entry(id).or_default();
                entry.add((score - rival) * n / (n - 1.0).max(1.0));
            }
        }
        for event in &events {
            let text = format!("{event:?}");
            if let Some(rest) = text.strip_prefix("Played {") {
                let word = rest.split("tactic: ").nth(1).unwrap_or("?");
                let name = word.split([',', ' ']).next().unwrap_or("?").to_owned();
                self.tactics.entry(name).or_default().add(1.0);
            }
        }
    }

    fn text(&self, name: &str, cards: bool) -> String {
        let n = self.games as f64;
        let count = |id: &str| self.counts.get(id).copied().unwrap_or(0.0) / n;
        let mut out = format!(
            "{name}: {} games, wins of one seat {:.0} %, Honor {:.1} ± {:.1}, Years {:.2}, decisions {:.0}, endings {:?}\n  \
             per game: Breaches {:.1}, Raids {:.1}, Hordes defeated {:.1}, Shame {:.1} under Soldiers, {:.1} on cards, {:.1} discarded; \
             Walls {:.1}, Barricades {:.1}, recruiting {:.1}, Tactics {:.1}+{:.1}, Advisors {:.1}, Donations {:.1}, Decrees {:.1}\n  Honor by source:",
            self.games,
            100.0 * self.wins.mean(),
            self.honor.mean(),
            self.honor.error(),
            self.years.mean(),
            self.decisions.mean(),
            self.endings,
            count("ev-breached"),
            count("ev-raid"),
            count("ev-defeated"),
            count("ev-shamed-soldier"),
            count("ev-shamed-horde"),
            count("ev-atoned"),
            count("ev-wall"),
            count("ev-barricade"),
            count("ev-recruited"),
            count("ev-played"),
            count("ev-boosted"),
            count("ev-hired"),
            count("ev-donated"),
            count("ev-fulfilled"),
        );
        for (word, sum) in &self.sources {
            let _ = write!(
                out,
                " {} {:.1}",
                word.trim_start_matches("source-"),
                sum / n
            );
        }
        if self.qin.sum > 0.0 {
            let _ = write!(
                out,
                "; Qin {:.1} ± {:.1}",
                self.qin.mean(),
                self.qin.error()
            );
        }
        let seats = self.seats.iter().filter(|seat| seat.n > 0.0);
        let seats: Vec<String> = seats
            .map(|seat| format!("{:.0} %", 100.0 * seat.mean()))
            .collect();
        let _ = write!(out, "\n  wins by seat: {}", seats.join(", "));
        if !self.decrees.is_empty() {
            let _ = write!(out, "\n  Decrees fulfilled:");
            for (id, met) in &self.decrees {
                let _ = write!(out, " {id} {:.0} % of {}", 100.0 * met.mean(), met.n);
            }
        }
        if cards {
            for (title, list) in [("Generals", &self.generals), ("Advisors", &self.advisors)] {
                let mut rows: Vec<_> = list.iter().collect();
                rows.sort_by(|a, b| b.1.mean().total_cmp(&a.1.mean()));
                let _ = write!(out, "\n  {title} (Honor more than the others):");
                for (id, mean) in rows {
                    let _ = write!(
                        out,
                        " {id} {:+.1}±{:.1} ({})",
                        mean.mean(),
                        mean.error(),
                        mean.n
                    );
                }
            }
            let _ = write!(out, "\n  Tactics played per game:");
            for (id, mean) in &self.tactics {
                let _ = write!(out, " {id} {:.2}", mean.n / n);
            }
        }
        out
    }
}

/// A longer turn than any is cut here.
const LONGEST: usize = 60;

/// The action that the judge likes best at the end of the own turn, in a sampled world.
fn best(state: &Game, seat: Seat, legal: &[Action], dice: &mut Chance) -> Action {
    if let [only] = legal {
        return *only;
    }
    let world = Game::sample(&state.view(Viewer::Seat(seat)), dice);
    let value = |action: Action| {
        let mut after = world.clone();
        after.play(seat, action, &mut Sink::mute());
        play_on(&mut after, seat, world.mark());
        after.judge(seat)
    };
    most(legal, value)
}

/// The seat takes what looks best until somebody else decides or something is drawn.
fn play_on(state: &mut Game, seat: Seat, mark: u64) {
    let mut legal = Vec::new();
    for _ in 0..LONGEST {
        if state.mark() != mark || state.is_split() || state.turn().iter().next() != Some(seat) {
            return;
        }
        state.legal(seat, &mut legal);
        let value = |action: Action| {
            let mut after = state.clone();
            after.play(seat, action, &mut Sink::mute());
            after.judge(seat)
        };
        let action = most(&legal, value);
        state.play(seat, action, &mut Sink::mute());
    }
}

fn most(legal: &[Action], value: impl Fn(Action) -> f32) -> Action {
    let values = legal.iter().map(|&action| (value(action), action));
    let best = values.max_by(|one, other| one.0.total_cmp(&other.0));
    best.map_or(legal[0], |(_, action)| action)
}
