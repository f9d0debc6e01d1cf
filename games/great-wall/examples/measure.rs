//! Measures the game: speed of random play, and how games of greedy players end in every mode.
//! `cargo run --release -p great-wall --example measure -- [GAMES]`.

use great_wall::GreatWall;
use std::collections::BTreeMap;
use table::{Chance, Outcome, Rules, Seat, Setup, Sink, State, Viewer};

type Game = State<GreatWall>;

fn main() {
    let games: u64 = std::env::args()
        .nth(1)
        .and_then(|text| text.parse().ok())
        .unwrap_or(40);
    speed();
    for (mode, players) in [
        ("standard", 4),
        ("standard", 3),
        ("standard2", 2),
        ("solo", 1),
        ("coop", 2),
        ("coop", 3),
        ("coop", 4),
    ] {
        match mode {
            "standard" | "standard2" => {
                report(mode, players, games, Some(0), "one greedy among random");
                report(mode, players, games, None, "all greedy");
            }
            _ => report(mode, players, games, None, "greedy"),
        }
    }
}

fn setup(mode: &str, players: u8) -> Setup {
    Setup::new(&GreatWall::info(), players, Some(mode), []).expect("a mode for so many")
}

#[allow(clippy::disallowed_types)] // A measurement needs a clock; rules have none.
fn speed() {
    for (mode, players) in [
        ("standard", 4),
        ("standard", 3),
        ("standard2", 2),
        ("solo", 1),
        ("coop", 4),
    ] {
        let setup = setup(mode, players);
        let start = std::time::Instant::now();
        let (mut games, mut decisions) = (0u64, 0u64);
        while start.elapsed().as_secs_f64() < 2.0 {
            let mut state =
                Game::new(&setup, Chance::fast(games), &mut Sink::mute()).expect("no script");
            decisions += play_random(&mut state, &mut Chance::fast(games + 7));
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

fn play_random(state: &mut Game, dice: &mut Chance) -> u64 {
    let mut legal = Vec::new();
    let mut decisions = 0;
    while let Some(seat) = state.turn().iter().next() {
        state.legal(seat, &mut legal);
        let action = legal[dice.index(legal.len(), |_| String::new())];
        state.play(seat, action, &mut Sink::mute());
        decisions += 1;
    }
    decisions
}

/// Plays games with greedy players (or one of them on a rotating seat) and tells how they end.
fn report(mode: &str, players: u8, games: u64, one: Option<usize>, words: &str) {
    let setup = setup(mode, players);
    let (mut wins, mut honor, mut decisions) = (0.0, 0.0, 0u64);
    let mut endings: BTreeMap<String, u32> = BTreeMap::new();
    let (mut years, mut shame) = (0.0, 0.0);
    for game in 0..games {
        let mut state =
            Game::new(&setup, Chance::fast(game * 31 + 5), &mut Sink::mute()).expect("no script");
        let mut dice = Chance::fast(game + 99);
        let hero = one.map(|at| (at + game as usize) % players as usize);
        let mut legal = Vec::new();
        while let Some(seat) = state.turn().iter().next() {
            state.legal(seat, &mut legal);
            let greedy = hero.is_none_or(|hero| hero == seat.index());
            let action = if greedy && legal.len() > 1 {
                best(&state, seat, &legal, &mut dice)
            } else {
                legal[dice.index(legal.len(), |_| String::new())]
            };
            state.play(seat, action, &mut Sink::mute());
            decisions += 1;
        }
        let outcome: Outcome = state.outcome();
        let json = state.view(Viewer::Spectator).to_json();
        let table = &json["table"];
        years += table["year"].as_f64().unwrap_or(0.0);
        shame += table["shame_pool"].as_f64().unwrap_or(0.0);
        *endings.entry(table["ending"].to_string()).or_default() += 1;
        match hero {
            Some(hero) => {
                wins += f64::from(u8::from(outcome.places[hero] == 1));
                honor += f64::from(outcome.scores[hero]);
            }
            None => {
                wins += f64::from(u8::from(outcome.places[0] == 1));
                honor += f64::from(outcome.scores.iter().sum::<i32>()) / f64::from(players);
            }
        }
    }
    let n = games as f64;
    println!(
        "{mode}-{players} {words}: wins {:.0}%, Honor {:.0}, {:.0} decisions, years {:.1}, Shame pool left {:.1}, endings {endings:?}",
        100.0 * wins / n,
        honor / n,
        decisions as f64 / n,
        years / n,
        shame / n
    );
}

/// The action that the judge likes best after it, in two sampled worlds.
fn best(
    state: &Game,
    seat: Seat,
    legal: &[<GreatWall as Rules>::Action],
    dice: &mut Chance,
) -> <GreatWall as Rules>::Action {
    let view = state.view(Viewer::Seat(seat));
    let mut values = vec![0.0f32; legal.len()];
    for _ in 0..2 {
        let world = Game::sample(&view, dice);
        for (value, &action) in values.iter_mut().zip(legal) {
            let mut after = world.clone();
            after.play(seat, action, &mut Sink::mute());
            *value += after.judge(seat);
        }
    }
    let best = values
        .iter()
        .enumerate()
        .max_by(|a, b| a.1.total_cmp(b.1))
        .map_or(0, |(at, _)| at);
    legal[best]
}
