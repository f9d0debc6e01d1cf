//! Random games of every mode and player count: they end, and every invariant of the specification holds all the way.

use great_wall::GreatWall;
use table::{Chance, Rules, Seat, Setup, Sink, State};

#[test]
fn random_games_end_and_keep_every_invariant() {
    for setup in Setup::all(&GreatWall::info()) {
        for seed in 0..12 {
            let (decisions, _) = play(&setup, seed, true);
            assert!(
                decisions < 6_000,
                "{setup:?} seed {seed}: {decisions} decisions"
            );
        }
    }
}

fn play(setup: &Setup, seed: u64, check: bool) -> (usize, State<GreatWall>) {
    let mut state =
        State::<GreatWall>::new(setup, Chance::fast(seed), &mut Sink::mute()).expect("no script");
    let mut dice = Chance::fast(seed + 1_000);
    let mut legal = Vec::new();
    let mut decisions = 0;
    while !state.is_over() {
        let turn: Vec<Seat> = state.turn().iter().collect();
        let seat = turn[dice.index(turn.len(), |_| String::new())];
        state.legal(seat, &mut legal);
        assert!(!legal.is_empty() && legal.is_sorted(), "{legal:?}");
        let action = legal[dice.index(legal.len(), |_| String::new())];
        assert_eq!(action.to_string().parse(), Ok(action), "{action}");
        state.play(seat, action, &mut Sink::mute());
        decisions += 1;
        if check && decisions % 7 == 0 {
            state
                .check()
                .unwrap_or_else(|flaw| panic!("{setup:?} seed {seed} after {decisions}: {flaw}"));
            let json = state.arbiter().to_json();
            let copy: table::Position<GreatWall> = table::Position::from_json(&json)
                .unwrap_or_else(|flaw| panic!("{setup:?} seed {seed} after {decisions}: {flaw}"));
            assert_eq!(
                copy,
                state.arbiter(),
                "{setup:?} seed {seed} after {decisions}"
            );
        }
    }
    (decisions, state)
}
