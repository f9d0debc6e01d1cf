//! The judge: greedy play on it is sensible and beats random play.

use table::{Chance, Seat, Setup, Sink, State, Title};
use terracotta_army::{Action, TerracottaArmy};

fn greedy(state: &State<TerracottaArmy>, seat: Seat, legal: &[Action]) -> Action {
    let judged = legal.iter().map(|&action| {
        let mut next = state.clone();
        next.play(seat, action, &mut Sink::mute());
        (next.judge(seat), action)
    });
    let best = judged.reduce(|best, other| if other.0 > best.0 { other } else { best });
    best.expect("an asked seat has options").1
}

/// Plays a game in which these seats are greedy and the others random; gives the scores and places.
fn play(players: u8, seed: u64, is_greedy: impl Fn(Seat) -> bool) -> (Vec<i32>, Vec<u8>) {
    let setup = Setup::new(&TerracottaArmy::info(), players, None, []).expect("a good setup");
    let mut state = State::<TerracottaArmy>::new(&setup, Chance::fast(seed), &mut Sink::mute())
        .expect("a game");
    let mut dice = Chance::fast(seed + 1);
    let mut legal = Vec::new();
    while let Some(seat) = state.turn().only() {
        state.legal(seat, &mut legal);
        let action = if is_greedy(seat) {
            greedy(&state, seat, &legal)
        } else {
            legal[dice.index(legal.len(), |index| index.to_string())]
        };
        state.play(seat, action, &mut Sink::mute());
    }
    let outcome = state.outcome();
    (outcome.scores, outcome.places)
}

#[test]
fn greedy_play_beats_random_play() {
    for players in 2..=4 {
        let n_games = 10;
        let wins = (0..n_games)
            .filter(|&seed| {
                let hero = Seat::new(seed as usize % usize::from(players));
                play(players, seed, |seat| seat == hero).1[hero.index()] == 1
            })
            .count();
        assert!(wins >= 9, "{players} players: {wins} of {n_games}");
    }
}

#[test]
fn greedy_players_score_like_people() {
    for (players, least) in [(2, 180), (3, 150), (4, 120)] {
        let scores: Vec<i32> = (0..3)
            .flat_map(|seed| play(players, seed, |_| true).0)
            .collect();
        let mean = scores.iter().sum::<i32>() / scores.len() as i32;
        assert!(mean >= least, "{players} players: {mean} points on average");
    }
}
