//! Bots on all games, modes and numbers of players: fair, deterministic, in time, and legal to the end.

use bots::{Level, SearchConfig, derive_seed};
use catalog::GAMES;
use game::{Game, Match};
use std::time::{Duration, Instant};
use table::{Seat, Seed, Setup, Viewer};

/// Levels that think, with a share of their rollouts, so that tests end soon.
fn configs(game: &dyn Game, players: u8) -> Vec<(Level, SearchConfig)> {
    Level::ALL
        .into_iter()
        .filter(|level| *level != Level::Random)
        .map(|level| {
            let config = game.knowledge().config(level, players.into());
            let config = config.scaled(8.0 / config.rollouts.max(8) as f32);
            let depth = config.depth.map(|depth| depth.min(2));
            (level, SearchConfig { depth, ..config })
        })
        .collect()
}

/// The smallest and the largest table of every mode.
fn tables(game: &dyn Game) -> Vec<Setup> {
    let info = game.info();
    let mut setups = Vec::new();
    for mode in &info.modes {
        let (least, most) = (*mode.players.start(), *mode.players.end());
        for players in if least == most {
            vec![least]
        } else {
            vec![least, most]
        } {
            setups.push(Setup::new(&info, players, Some(mode.id), []).unwrap());
        }
    }
    setups
}

/// Positions from all parts of a random game.
fn moments(game: &dyn Game, setup: &Setup, seed: u64, wanted: usize) -> Vec<Box<dyn Match>> {
    let mut table = game.deal(setup.clone(), Seed::from_number(seed));
    let mut found = Vec::new();
    let mut number = 0;
    while let Some(seat) = table.turn().iter().next() {
        found.push(table.clone());
        let advice = table.think(seat, Level::Random, derive_seed(seed, number));
        table.act(seat, &advice.unwrap().notation).unwrap();
        number += 1;
    }
    let every = found.len().div_ceil(wanted).max(1);
    found.into_iter().skip(every / 2).step_by(every).collect()
}

fn asked(table: &dyn Match) -> Seat {
    // Where several are asked, the last: the others may have answered before.
    table.turn().iter().last().expect("the game is not over")
}

#[test]
fn a_bot_cannot_tell_twin_worlds_apart() {
    for game in GAMES {
        for (at, setup) in tables(*game).into_iter().enumerate() {
            for table in moments(*game, &setup, at as u64, 3) {
                let seat = asked(&*table);
                let twin = table.twin(seat, 77);
                let see = |table: &dyn Match| table.view_json(Viewer::Seat(seat)).to_string();
                assert_eq!(see(&*table), see(&*twin), "{}", game.id());
                for (level, config) in configs(*game, setup.players) {
                    assert_eq!(
                        table.think_with(seat, config, 5),
                        twin.think_with(seat, config, 5),
                        "{} {setup:?} {level}",
                        game.id()
                    );
                }
            }
        }
    }
}

#[test]
fn a_level_searches_by_its_line_for_this_number_of_players() {
    for game in GAMES {
        let knowledge = game.knowledge();
        for setup in tables(*game) {
            for table in moments(*game, &setup, 6, 2) {
                let seat = asked(&*table);
                for level in [Level::Casual, Level::Club, Level::Expert] {
                    let config = knowledge.config(level, setup.players.into());
                    assert_eq!(
                        table.think(seat, level, 5),
                        table.think_with(seat, config, 5),
                        "{} {level}, {} players",
                        game.id(),
                        setup.players
                    );
                }
            }
        }
    }
}

#[test]
fn the_same_seed_gives_the_same_thought_on_every_thread() {
    for game in GAMES {
        let setup = tables(*game).remove(0);
        for table in moments(*game, &setup, 3, 3) {
            let seat = asked(&*table);
            for (level, config) in configs(*game, setup.players) {
                let here = table.think_with(seat, config, 9);
                let there: Vec<_> = std::thread::scope(|scope| {
                    let workers: Vec<_> = (0..3)
                        .map(|_| scope.spawn(|| table.think_with(seat, config, 9)))
                        .collect();
                    workers.into_iter().map(|one| one.join().unwrap()).collect()
                });
                assert!(
                    there.iter().all(|one| *one == here),
                    "{} {level}",
                    game.id()
                );
            }
        }
    }
}

#[test]
fn whole_games_are_played_in_every_mode_and_number_of_players() {
    for game in GAMES {
        let info = game.info();
        for mode in &info.modes {
            for players in mode.players.clone() {
                let setup = Setup::new(&info, players, Some(mode.id), []).unwrap();
                let configs: Vec<SearchConfig> = configs(*game, setup.players)
                    .into_iter()
                    .map(|(_, config)| config.scaled(0.1))
                    .collect();
                let players: Vec<game::Player> = (0..usize::from(players))
                    .map(|seat| {
                        let config = configs[(seat + 1) % configs.len()];
                        game::Player::Custom(config, game.knowledge().evaluation.clone())
                    })
                    .collect();
                let record = game
                    .simulate_players(&setup, &players, 1, game::PATIENCE)
                    .unwrap();
                assert_eq!(record.places.len(), players.len());
            }
        }
    }
}

#[test]
fn a_thought_ends_when_its_time_is_over() {
    for game in GAMES {
        for setup in tables(*game) {
            for table in moments(*game, &setup, 8, 2) {
                let seat = asked(&*table);
                for level in Level::ALL {
                    // The clock is looked at after every option in every world, so no time is one look.
                    let start = Instant::now();
                    let advice = table.think_within(seat, level, 1, Duration::ZERO).unwrap();
                    assert!(advice.worlds <= 1, "{} {level}", game.id());
                    assert!(table.legal(seat).contains(&advice.notation));
                    // Generous: other tests run at the same time, on machines of any kind.
                    assert!(
                        start.elapsed() < Duration::from_secs(3),
                        "{} {level}",
                        game.id()
                    );
                }
            }
        }
    }
}

#[test]
fn advice_is_sorted_and_its_certainty_adds_up() {
    for game in GAMES {
        let setup = tables(*game).remove(0);
        for table in moments(*game, &setup, 4, 4) {
            let seat = asked(&*table);
            for (_, config) in configs(*game, setup.players) {
                let advice = table.think_with(seat, config, 2).unwrap();
                assert!(advice.ranked.is_sorted_by(|one, other| one.1 >= other.1));
                assert_eq!(advice.ranked.len(), table.legal(seat).len());
                let sum: f32 = advice.sure.iter().sum();
                assert!((sum - 1.0).abs() < 1e-3, "{sum}");
            }
        }
    }
}
