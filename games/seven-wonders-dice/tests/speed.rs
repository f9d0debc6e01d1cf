//! Numbers of the issue: complete random games per second on one core, and the size of a state.
//!
//! Run by hand: `cargo test --release -p seven-wonders-dice --test speed -- --ignored --nocapture`.

use seven_wonders_dice::{SevenWondersDice, Table};
use std::time::Instant;
use table::{Chance, Rules, Setup, Sink, State};

type Game = State<SevenWondersDice>;

fn play(setup: &Setup, seed: u64, legal: &mut Vec<seven_wonders_dice::Action>) -> (u32, u32) {
    let mut chance = Chance::fast(seed);
    let own = chance.branch();
    let mut game = Game::new(setup, own, &mut Sink::mute()).expect("no script");
    let mut decisions = 0;
    while let Some(seat) = game.turn().iter().next() {
        game.legal(seat, legal);
        let action = chance.pick(legal);
        game.play(seat, action, &mut Sink::mute());
        decisions += 1;
        assert!(decisions < 100_000, "a random game ends");
    }
    let turns = SevenWondersDice::round(&game.view(table::Viewer::Spectator).table);
    (decisions, turns)
}

#[test]
#[ignore = "a measurement, not a test"]
fn random_games_per_second() {
    println!("state {} bytes, table {} bytes", size_of::<Game>(), size_of::<Table>());
    let mut legal = Vec::new();
    for players in 2..=7 {
        let setup = Setup::new(&SevenWondersDice::info(), players, None, []).expect("a legal setup");
        let games = 20_000 / u64::from(players);
        let start = Instant::now();
        let (mut decisions, mut turns) = (0, 0);
        for seed in 0..games {
            let (made, length) = play(&setup, seed, &mut legal);
            decisions += made;
            turns += length;
        }
        let seconds = start.elapsed().as_secs_f64();
        println!(
            "{players} players: {:.0} games/s, {:.0} decisions/s, {:.1} turns, {:.1} decisions per game",
            games as f64 / seconds,
            f64::from(decisions) / seconds,
            f64::from(turns) / games as f64,
            f64::from(decisions) / games as f64
        );
    }
}
