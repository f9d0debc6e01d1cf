//! How often each city wins among equal bots, against a fair share: how the reconstructed Wonders were balanced.
//!
//! ```text
//! cargo run --release -p seven-wonders-dice --example cities -- casual 7 1000 1
//! ```
//! Arguments: level, players, games, seed; then perhaps a folder of component files to try instead of the embedded ones.

use bots::{Bot, Level, SearchBot, derive_seed};
use seven_wonders_dice::{Bonus, City, SevenWondersDice, Space, Table};
use std::{collections::BTreeMap, fs};
use table::{Chance, ComponentSet, Seat, Setup, Sink, State, Title, Turns, Viewer};

/// What is counted for one city.
#[derive(Clone, Copy, Default)]
struct Tally {
    games: f64,
    wins: f64,
    squares: f64,
    points: f64,
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let level: Level = args[0].parse().expect("a level");
    let players: u8 = args[1].parse().expect("a number of players");
    let games: u64 = args[2].parse().expect("a number of games");
    let seed: u64 = args[3].parse().expect("a seed");
    if let Some(folder) = args.get(4) {
        install(folder);
    }
    let setup = Setup::new(&SevenWondersDice::info(), players, None, []).expect("a setup");
    let mut cities = [Tally::default(); City::ALL.len()];
    let (mut turns, mut attacks, mut defences, mut boards) = (0.0, 0.0, 0.0, 0.0);
    let mut bonuses = [0.0; Bonus::ALL.len()];
    for number in 0..games {
        let table = play(&setup, level, derive_seed(seed, number));
        let outcome = SevenWondersDice::outcome(&table);
        let share = 1.0 / outcome.winners().len() as f64;
        turns += f64::from(table.turn);
        for seat in Seat::first(table.n_seats()) {
            let player = table.player(seat);
            let tally = &mut cities[table.city(seat).index()];
            let won = if outcome.places[seat.index()] == 1 {
                share
            } else {
                0.0
            };
            tally.games += 1.0;
            tally.wins += won;
            tally.squares += won * won;
            tally.points += f64::from(outcome.scores[seat.index()]);
            boards += 1.0;
            attacks += player.crossed.and(Space::ATTACKS).len() as f64;
            defences += player.crossed.and(Space::DEFENCES).len() as f64;
            for bonus in player.bonuses.iter() {
                bonuses[bonus.index()] += 1.0;
            }
        }
    }
    println!("{level}, {players} players, {games} games, seed {seed}: wins against a fair share");
    for (city, tally) in City::ALL.iter().zip(cities) {
        let fair = 1.0 / f64::from(players);
        let mean = tally.wins / tally.games;
        let error = ((tally.squares / tally.games - mean * mean) / tally.games).sqrt();
        println!(
            "{:<14} {:.2} ({:.2} to {:.2})   {:.1} points",
            city.id(),
            mean / fair,
            (mean - 1.96 * error) / fair,
            (mean + 1.96 * error) / fair,
            tally.points / tally.games
        );
    }
    println!(
        "turns {:.1}; per board: attacks {:.2}, defences {:.2}; bonuses {}",
        turns / games as f64,
        attacks / boards,
        defences / boards,
        Bonus::ALL
            .map(|bonus| format!("{bonus} {:.2}", bonuses[bonus.index()] / boards))
            .join(", ")
    );
}

/// A game of equal bots to its end.
fn play(setup: &Setup, level: Level, seed: u64) -> Table {
    let chance = Chance::fast(seed);
    let mut game =
        State::<SevenWondersDice>::new(setup, chance, &mut Sink::mute()).expect("no script");
    let mut legal = Vec::new();
    let mut number = 0;
    while let Some(seat) = game.turn().iter().next() {
        game.legal(seat, &mut legal);
        let choice = if legal.len() == 1 {
            0
        } else {
            let mut bot = SearchBot::of_level::<SevenWondersDice>(
                level,
                setup.players.into(),
                derive_seed(seed, number),
            );
            bot.choose(&game.view(Viewer::Seat(seat)), &legal)
        };
        number += 1;
        game.play(seat, legal[choice], &mut Sink::mute());
    }
    game.view(Viewer::Spectator).table.table().clone()
}

fn install(folder: &str) {
    let files: BTreeMap<String, String> = fs::read_dir(folder)
        .expect("a folder")
        .map(|entry| entry.expect("a file").path())
        .filter(|path| {
            path.extension()
                .is_some_and(|extension| extension == "toml")
        })
        .map(|path| {
            let name = path
                .file_name()
                .expect("a name")
                .to_string_lossy()
                .into_owned();
            (name, fs::read_to_string(&path).expect("a text"))
        })
        .collect();
    SevenWondersDice::components()
        .install(files)
        .unwrap_or_else(|error| panic!("{error}"));
}
