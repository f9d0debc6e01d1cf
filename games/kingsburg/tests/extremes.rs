//! Extreme numbers in the component files: each is refused with file, line and field, or games are played with it.

use kingsburg::Kingsburg;
use std::collections::BTreeMap;
use table::{Chance, ComponentSet, Seat, Setup, Sink, State, Title};

const EXTREMES: [&str; 8] = [
    "-9223372036854775808",
    "-129",
    "-1",
    "0",
    "1",
    "255",
    "256",
    "9223372036854775807",
];

/// Where numbers stand in a file, outside comments and words.
fn numbers(text: &str) -> Vec<std::ops::Range<usize>> {
    let (mut found, mut is_word, mut is_comment) = (Vec::new(), false, false);
    let mut from = None;
    for (at, letter) in text.char_indices().chain([(text.len(), '\n')]) {
        let is_part = letter.is_ascii_digit() || (letter == '-' && from.is_none());
        if is_part && !is_word && !is_comment {
            from.get_or_insert(at);
            continue;
        }
        if let Some(from) = from.take() {
            // Not the digits of a name.
            if !letter.is_ascii_alphabetic() && letter != '_' && is_value(&text[..from]) {
                found.push(from..at);
            }
        }
        match letter {
            '"' if !is_comment => is_word = !is_word,
            '#' if !is_word => is_comment = true,
            '\n' => (is_word, is_comment) = (false, false),
            _ => {}
        }
    }
    found
}

/// Whether what follows is a value and not a part of a name.
fn is_value(before: &str) -> bool {
    before.trim_end().ends_with(['=', '[', ','])
}

/// A random game with these tables, judged at every decision.
fn play(id: &table::EditionId, players: u8, seed: u64) {
    let edition = Kingsburg::components().find(id).expect("it was learned");
    let setup = Setup::new(&Kingsburg::info(), players, None, []).expect("a good setup");
    let mut sink = Sink::mute();
    let mut state = State::<Kingsburg>::new_in(edition, &setup, Chance::fast(seed), &mut sink)
        .expect("no script");
    let mut dice = Chance::fast(seed + 1);
    let mut legal = Vec::new();
    let mut decisions = 0;
    while let Some(seat) = state.turn().only() {
        state.legal(seat, &mut legal);
        assert!(legal.is_sorted() && !legal.is_empty());
        let _ = state.judge(seat);
        let action = legal[dice.index(legal.len(), |index| index.to_string())];
        let notation: String = action.to_string();
        assert_eq!(notation.parse(), Ok(action));
        state.play(seat, action, &mut sink);
        decisions += 1;
        assert!(decisions < 5_000, "the game ends");
    }
    state.check().expect("play stays within what is accepted");
    let _ = state.judge(Seat::new(0));
}

#[test]
fn extreme_numbers_are_refused_or_played() {
    let (mut refused, mut played) = (0, 0);
    for (file, text) in Kingsburg::components().embedded() {
        let places = numbers(text);
        assert!(places.len() > 10, "{file} holds numbers");
        for (at, place) in places.into_iter().enumerate() {
            for (nth, extreme) in EXTREMES.into_iter().enumerate() {
                let mut changed = (*text).to_owned();
                changed.replace_range(place.clone(), extreme);
                let line = 1 + text[..place.start].matches('\n').count();
                let files = BTreeMap::from([((*file).to_owned(), changed)]);
                match Kingsburg::components().check(files.clone()) {
                    Err(error) => {
                        refused += 1;
                        assert_eq!(error.file, *file);
                        // A small number in the wrong row is told by its table.
                        let is_small = matches!(extreme, "0" | "1");
                        assert!(
                            error.line == Some(line) || is_small,
                            "{file}:{line}: {extreme}: {error}"
                        );
                    }
                    Ok(()) => {
                        played += 1;
                        let id = Kingsburg::components()
                            .learn(Kingsburg::VERSION, files)
                            .expect("it was checked");
                        let players = 2 + (at % 3) as u8;
                        play(&id, players, (8 * at + nth) as u64);
                    }
                }
            }
        }
    }
    assert!(refused > 100 && played > 100, "{refused} {played}");
}
