//! Standing answers: the same for every hand, and an ordinary action.

use great_wall::GreatWall;
use table::{Chance, Setup, Sink, Speak, State, Title, Viewer};

#[test]
fn standing_answers_do_not_depend_on_the_hand_and_are_legal() {
    let setup = Setup::new(&GreatWall::info(), 4, None, []).expect("four can play");
    let all = GreatWall::standing();
    let mut answered = 0;
    for seed in 0..3 {
        let mut state = State::<GreatWall>::new(&setup, Chance::fast(seed), &mut Sink::mute())
            .expect("no script");
        let mut dice = Chance::fast(seed + 40);
        let mut legal = Vec::new();
        while let Some(seat) = state.turn().iter().next() {
            state.legal(seat, &mut legal);
            let view = state.view(Viewer::Seat(seat));
            assert_eq!(GreatWall::standing_answer(&view, &[]), None);
            let action = match GreatWall::standing_answer(&view, all) {
                Some(answer) => {
                    assert!(legal.contains(&answer), "{answer} is not legal");
                    answered += 1;
                    answer
                }
                None => legal[dice.index(legal.len(), |at| at.to_string())],
            };
            // Nobody else can be answered for.
            let watcher = state.view(Viewer::Spectator);
            assert_eq!(GreatWall::standing_answer(&watcher, all), None);
            state.play(seat, action, &mut Sink::mute());
        }
    }
    assert!(
        answered > 50,
        "only {answered} standing answers in three games"
    );
}

#[test]
fn every_standing_answer_has_words() {
    for id in GreatWall::standing() {
        assert!(GreatWall::words().has(&format!("standing-{id}")), "{id}");
    }
}
