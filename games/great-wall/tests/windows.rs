//! GW-25.6: whether and when somebody is asked in a Tactic window tells nothing about a hand. Worlds that a spectator
//! cannot tell apart, with other hands and other Resources, go on alike when everybody passes.

use great_wall::GreatWall;
use table::{Chance, Seat, Setup, Sink, State, Title, Viewer};

type Game = State<GreatWall>;
type Action = <GreatWall as Title>::Action;

/// The asked seat of a Tactic window with its answer "pass".
fn window(state: &Game) -> Option<(Seat, Action)> {
    let seat = state.turn().iter().next()?;
    let mut legal = Vec::new();
    state.legal(seat, &mut legal);
    let pass = legal.iter().find(|action| action.to_string() == "pass");
    pass.map(|&pass| (seat, pass))
}

/// Everybody passes in these worlds for as long as Tactic windows are open; returns how many questions that were.
fn pass_alike(mut worlds: Vec<Game>) -> u32 {
    let mut asked = 0;
    loop {
        let answers: Vec<Option<Seat>> = worlds
            .iter()
            .map(|world| window(world).map(|(seat, _)| seat))
            .collect();
        assert!(
            answers.iter().all(|answer| *answer == answers[0]),
            "who is asked depends on what is hidden: {answers:?}"
        );
        if answers[0].is_none() {
            return asked;
        }
        let before: Vec<u64> = worlds.iter().map(Game::mark).collect();
        let mut told = Vec::new();
        for world in &mut worlds {
            let (seat, pass) = window(world).expect("asked as in the others");
            let mut events = Vec::new();
            world.play(seat, pass, &mut Sink::to(&mut events));
            told.push(events);
        }
        asked += 1;
        // When something is drawn or turned over the worlds may differ from here on.
        let drew = worlds
            .iter()
            .zip(before)
            .any(|(world, mark)| world.mark() != mark);
        if drew {
            return asked;
        }
        let view = worlds[0].view(Viewer::Spectator);
        for (world, events) in worlds.iter().zip(&told) {
            assert!(
                world.view(Viewer::Spectator) == view && *events == told[0],
                "passing looks different with other hands"
            );
        }
    }
}

#[test]
fn windows_tell_nothing_about_hands() {
    for (mode, players) in [("standard", 3), ("standard2", 2), ("solo", 1), ("coop", 3)] {
        let setup = Setup::new(&GreatWall::info(), players, Some(mode), []).expect("a mode");
        let (mut asked, mut different) = (0, 0);
        for seed in 0..3 {
            let mut state =
                Game::new(&setup, Chance::fast(seed), &mut Sink::mute()).expect("no script");
            let mut dice = Chance::fast(seed + 70);
            let mut legal = Vec::new();
            while let Some(seat) = state.turn().iter().next() {
                if window(&state).is_some() {
                    let view = state.view(Viewer::Spectator);
                    let mut worlds = vec![state.clone()];
                    worlds.extend((0..3).map(|_| Game::sample(&view, &mut dice)));
                    for world in &mut worlds {
                        world.reseed(seed);
                    }
                    let own = worlds[0].view(Viewer::Seat(seat));
                    let others = worlds[1..].iter();
                    different += others
                        .filter(|world| world.view(Viewer::Seat(seat)) != own)
                        .count();
                    asked += pass_alike(worlds);
                }
                state.legal(seat, &mut legal);
                let action = legal[dice.index(legal.len(), |at| at.to_string())];
                state.play(seat, action, &mut Sink::mute());
            }
        }
        assert!(asked > 20, "{mode}: only {asked} questions were compared");
        assert!(different > 40, "{mode}: only {different} worlds differed");
    }
}
