//! Random games.

use simurgh::Simurgh;
use table::{Chance, Rules, Setup, Sink, State};

#[test]
fn random_games() {
    let info = Simurgh::info();
    let mut legal = Vec::new();
    for (at, setup) in Setup::all(&info).iter().enumerate() {
        for seed in 0..6u64 {
            let mut chance = Chance::fast(seed * 1000 + at as u64);
            let mut state = State::<Simurgh>::new(setup, Chance::fast(seed * 77 + at as u64), &mut Sink::mute()).unwrap();
            let mut n = 0;
            while !state.is_over() {
                state.check().unwrap_or_else(|flaw| panic!("{flaw} {setup:?} {:?}", state.arbiter().pending));
                let seat = state.turn().iter().next().unwrap();
                state.legal(seat, &mut legal);
                assert!(!legal.is_empty());
                assert!(legal.is_sorted(), "{legal:?}");
                let action = legal[chance.index(legal.len(), |i| i.to_string())];
                state.play(seat, action, &mut Sink::mute());
                n += 1;
                assert!(n < 20000);
            }
            state.check().unwrap();
            if seed == 0 {
                println!("{} {} {:?}: {n} decisions, {:?}", setup.players, setup.mode, setup.options, state.outcome().scores);
            }
        }
    }
}
