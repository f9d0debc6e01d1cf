//! The evaluation: a player who looks one action ahead beats one who plays at random.

use simurgh::Simurgh;
use table::{Chance, Position, Seat, Setup, Sink, State, Title, Viewer};

/// More than any of these games needs: the longest of 1440 had about 1,000.
const MOST_DECISIONS: usize = 3000;

/// Chooses the action after which sampled worlds look best.
fn greedy(
    state: &State<Simurgh>,
    seat: Seat,
    legal: &[simurgh::Action],
    chance: &mut Chance,
) -> simurgh::Action {
    let view = state.view(Viewer::Seat(seat));
    let worlds: Vec<_> = (0..2)
        .map(|_| State::<Simurgh>::sample(&view, chance))
        .collect();
    let value = |action: simurgh::Action| -> f32 {
        worlds
            .iter()
            .map(|world| {
                let mut after = world.clone();
                after.play(seat, action, &mut Sink::mute());
                after.judge(seat)
            })
            .sum()
    };
    let mut best = (f32::MIN, legal[0]);
    for &action in legal {
        let worth = value(action);
        if worth > best.0 {
            best = (worth, action);
        }
    }
    best.1
}

/// Plays one game; the greedy seat, everybody else at random. Some seats may all be greedy.
fn play(setup: &Setup, seed: u64, is_greedy: impl Fn(Seat) -> bool) -> (Vec<i32>, Vec<u8>, usize) {
    let mut chance = Chance::fast(seed);
    let mut state =
        State::<Simurgh>::new(setup, Chance::fast(seed ^ 0xabcd), &mut Sink::mute()).unwrap();
    let mut legal = Vec::new();
    let mut decisions = 0;
    while !state.is_over() && decisions < MOST_DECISIONS {
        let seat = state.turn().iter().next().unwrap();
        state.legal(seat, &mut legal);
        let action = if is_greedy(seat) {
            greedy(&state, seat, &legal, &mut chance)
        } else {
            legal[chance.index(legal.len(), |at| at.to_string())]
        };
        state.play(seat, action, &mut Sink::mute());
        decisions += 1;
    }
    let outcome = state.outcome();
    (outcome.scores, outcome.places, decisions)
}

#[test]
fn one_ply_beats_random_play() {
    let info = Simurgh::info();
    for mode in ["spearman", "dragonlord"] {
        let setup = Setup::new(&info, 2, Some(mode), []).unwrap();
        let mut won = 0;
        let games = 40;
        for seed in 0..games {
            let me = Seat::new(seed as usize % 2);
            let (scores, places, n) = play(&setup, seed, |seat| seat == me);
            assert!(n < MOST_DECISIONS, "the game does not end");
            won += i32::from(places[me.index()] == 1);
            println!("{mode} {seed}: {scores:?} greedy {me} in {n}");
        }
        assert!(won >= 38, "{mode}: {won} of {games}");
    }
}

/// Greedy winners of sixty games have 38 to 76 points in the mean of a configuration; no rule caps the number of turns,
/// so single games reach from 16 to 200. Four games each stay well inside these bands.
#[test]
fn greedy_games_end_in_the_usual_bands() {
    let info = Simurgh::info();
    for mode in ["spearman", "dragonlord"] {
        for length in ["short", "medium", "long"] {
            for players in 2..=5 {
                let wish = [("length".to_owned(), length.to_owned())];
                let setup = Setup::new(&info, players, Some(mode), wish).unwrap();
                let mut best = 0;
                let games = 4;
                for seed in 0..games {
                    let (scores, _, n) = play(&setup, seed, |_| true);
                    assert!(
                        n < MOST_DECISIONS,
                        "{seed} {mode} {length} {players}: the game does not end"
                    );
                    best += scores.iter().max().unwrap();
                    println!("{mode} {players} {length}: {scores:?} in {n}");
                }
                let mean = best / games as i32;
                assert!(
                    (25..110).contains(&mean),
                    "{mode} {players} {length}: winners have {mean} points"
                );
            }
        }
    }
}

/// One tile or one objective is missing, but no tile in hand can be used and no slot be paid with what both players
/// have. Looking one action ahead there is always a point at the Main Market; taking it for ever is no way to play.
#[test]
fn nobody_waits_for_ever() {
    let json = serde_json::from_str(include_str!("waiting.json")).expect("a document");
    let position = Position::<Simurgh>::from_json(&json).expect("a position");
    for seed in 0..8 {
        let mut chance = Chance::fast(seed);
        let mut state = position.clone().open(&mut Sink::mute()).expect("a game");
        let mut legal = Vec::new();
        while let Some(seat) = state.turn().iter().next() {
            state.legal(seat, &mut legal);
            let action = greedy(&state, seat, &legal, &mut chance);
            state.play(seat, action, &mut Sink::mute());
            let round = Simurgh::round(&state.view(Viewer::Spectator).table);
            assert!(round < 300, "{seed}: ten times as long as usual");
        }
    }
}
