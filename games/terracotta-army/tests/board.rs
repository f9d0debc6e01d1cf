//! The picture stays small and speaks both languages.

use table::{Chance, Draw, Lang, Setup, Sink, State, Taste, Theme, Title, Viewer};
use terracotta_army::TerracottaArmy;

/// A tenth of this when it is compressed on its way to a page.
const MOST_BYTES: usize = 140_000;

#[test]
fn pictures_stay_small() {
    for players in 2..=4 {
        let setup = Setup::new(&TerracottaArmy::info(), players, None, []).expect("a good setup");
        let mut state = State::<TerracottaArmy>::new(&setup, Chance::fast(3), &mut Sink::mute())
            .expect("a game");
        let mut dice = Chance::fast(4);
        let mut legal = Vec::new();
        let mut n_decisions = 0usize;
        while let Some(seat) = state.turn().only() {
            if n_decisions.is_multiple_of(25) {
                for (lang, theme) in Lang::ALL.into_iter().zip([Theme::Light, Theme::Dark]) {
                    let mut taste = Taste::plain(lang, players.into());
                    taste.theme = theme;
                    let svg = TerracottaArmy::draw(&state.view(Viewer::Seat(seat)), &taste);
                    assert!(
                        svg.len() <= MOST_BYTES,
                        "{} bytes after {n_decisions} decisions",
                        svg.len()
                    );
                }
            }
            state.legal(seat, &mut legal);
            let action = legal[dice.index(legal.len(), |index| index.to_string())];
            state.play(seat, action, &mut Sink::mute());
            n_decisions += 1;
        }
    }
}

#[test]
fn reconstructed_parts_are_marked() {
    let setup = Setup::new(&TerracottaArmy::info(), 2, None, []).expect("a good setup");
    let state =
        State::<TerracottaArmy>::new(&setup, Chance::fast(3), &mut Sink::mute()).expect("a game");
    for (lang, word) in [(Lang::En, "reconstructed"), (Lang::Pl, "odtworzyliśmy")] {
        let svg = TerracottaArmy::draw(&state.view(Viewer::Spectator), &Taste::plain(lang, 2));
        assert!(svg.matches(word).count() >= 5, "{lang}");
    }
}
