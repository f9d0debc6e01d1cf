//! Bots on the toy game.

use bots::{Bot, Evaluation, Level, Random, SearchBot, SearchConfig, bot, derive_seed};
use table::{Chance, Seat, Setup, Sink, State, Title, Viewer};
use toy::Toy;

fn deal(players: u8, seed: u64) -> State<Toy> {
    let setup = Setup::new(&Toy::info(), players, None, []).unwrap();
    State::new(&setup, Chance::fast(seed), &mut Sink::mute()).unwrap()
}

/// The bot of a level with a small share of its rollouts, so that tests end soon.
fn small(level: Level, seed: u64) -> Box<dyn Bot<Toy>> {
    if level == Level::Random {
        return Box::new(Random::new(seed));
    }
    let config = SearchConfig::usual(level);
    let config = config.scaled(16.0 / config.rollouts.max(16) as f32);
    Box::new(SearchBot::new(config, Evaluation::default(), seed))
}

/// Plays on and shows each decision before it is made.
fn play(
    mut state: State<Toy>,
    levels: &[Level],
    seed: u64,
    mut each: impl FnMut(&State<Toy>, Seat, usize),
) -> State<Toy> {
    let (mut legal, mut number) = (Vec::new(), 0);
    while let Some(seat) = state.turn().iter().next() {
        state.legal(seat, &mut legal);
        let view = state.view(Viewer::Seat(seat));
        let mut player = bot::<Toy>(
            levels[seat.index()],
            state.seats(),
            derive_seed(seed, number),
        );
        let chosen = player.choose(&view, &legal);
        each(&state, seat, chosen);
        state.play(seat, legal[chosen], &mut Sink::mute());
        number += 1;
    }
    state
}

#[test]
fn the_same_seed_and_view_give_the_same_choice_in_twin_worlds() {
    for level in Level::ready() {
        for seed in 0..4 {
            play(
                deal(3, seed),
                &[Level::Novice; 3],
                seed,
                |state, seat, _| {
                    let view = state.view(Viewer::Seat(seat));
                    let mut legal = Vec::new();
                    state.legal(seat, &mut legal);
                    let twin = State::<Toy>::sample(&view, &mut Chance::fast(seed + 1));
                    let twin = twin.view(Viewer::Seat(seat));
                    let think = |view| small(level, 5).think(view, &legal);
                    assert_eq!(think(&view), think(&twin));
                },
            );
        }
    }
}

#[test]
fn a_thought_ranks_every_option_once_and_the_best_is_chosen() {
    for level in Level::ready() {
        play(deal(4, 3), &[Level::Random; 4], 3, |state, seat, _| {
            let view = state.view(Viewer::Seat(seat));
            let mut legal = Vec::new();
            state.legal(seat, &mut legal);
            let thought = small(level, 9).think(&view, &legal);
            let mut places: Vec<usize> = thought.ranked.iter().map(|(place, _)| *place).collect();
            assert_eq!(places[0], small(level, 9).choose(&view, &legal));
            assert!(
                thought
                    .ranked
                    .is_sorted_by(|(_, one), (_, other)| one >= other)
            );
            places.sort_unstable();
            assert_eq!(places, (0..legal.len()).collect::<Vec<_>>());
        });
    }
}

#[test]
fn novice_beats_random() {
    let (mut wins, games) = (0.0, 400);
    for game in 0..games {
        // Mirrored: each deal from both seats.
        let levels = match game % 2 {
            0 => [Level::Novice, Level::Random],
            _ => [Level::Random, Level::Novice],
        };
        let end = play(deal(2, game / 2), &levels, game, |_, _, _| {}).outcome();
        let winners = end.winners();
        let novice = Seat::new((game % 2) as usize);
        if winners.contains(&novice) {
            wins += 1.0 / winners.len() as f64;
        }
    }
    // The toy is mostly luck; a clear majority is what can be asked of it.
    assert!(wins / games as f64 > 0.6, "{wins} of {games}");
}

#[test]
fn random_takes_every_option() {
    let mut seen = [0; 5];
    for seed in 0..500 {
        seen[Random::new(derive_seed(1, seed)).pick(5)] += 1;
    }
    assert!(seen.iter().all(|&times| times > 60), "{seen:?}");
}
