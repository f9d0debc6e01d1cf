//! Component files with extreme numbers: refused with file, line and field, or every game with them keeps its invariants
//! and ends.

use great_wall::GreatWall;
use std::collections::BTreeMap;
use table::{Chance, ComponentSet, LearnError, Setup, Sink, State, Title};

type Game = State<GreatWall>;

const EXTREMES: [&str; 9] = ["0", "1", "2", "15", "60", "99", "255", "256", "-1"];

/// Where whole numbers stand in a file, outside comments, names and provenance.
fn numbers(text: &str) -> Vec<(usize, usize)> {
    let mut found = Vec::new();
    let mut at = 0;
    for line in text.split_inclusive('\n') {
        let skipped = line.starts_with('#')
            || line.starts_with("provenance")
            || line.starts_with("id")
            || line.starts_with("side")
            || line.starts_with("row");
        let bytes = line.as_bytes();
        let mut from = 0;
        while !skipped && from < bytes.len() {
            let is_digit = |at: usize| bytes.get(at).is_some_and(u8::is_ascii_digit);
            let in_word =
                from > 0 && (bytes[from - 1].is_ascii_alphanumeric() || bytes[from - 1] == b'_');
            if is_digit(from) && !in_word {
                let mut to = from;
                while is_digit(to) {
                    to += 1;
                }
                found.push((at + from, at + to));
                from = to;
            } else {
                from += 1;
            }
        }
        at += line.len();
    }
    found
}

/// Plays random games of every mode with an edition.
fn play(setups: &[Setup], replacements: BTreeMap<String, String>, seed: u64) -> Result<(), String> {
    let components = GreatWall::components();
    let id = match components.learn(GreatWall::VERSION, replacements) {
        Ok(id) => id,
        Err(LearnError::Files(error)) => {
            return if error.message.is_empty() {
                Err("no reason".to_owned())
            } else {
                Ok(())
            };
        }
        Err(error @ LearnError::Version(_)) => return Err(error.to_string()),
    };
    let edition = components.find(&id).map_err(|error| error.to_string())?;
    let setup = &setups[seed as usize % setups.len()];
    let mut state = Game::new_in(edition, setup, Chance::fast(seed), &mut Sink::mute())
        .map_err(|error| error.to_string())?;
    let mut dice = Chance::fast(seed + 1);
    let mut legal = Vec::new();
    for n in 0..20_000 {
        let Some(seat) = state.turn().iter().next() else {
            return state.check().map_err(|flaw| flaw.to_string());
        };
        if n % 16 == 0 {
            state.check().map_err(|flaw| format!("{setup:?}: {flaw}"))?;
        }
        state.legal(seat, &mut legal);
        let action = legal[dice.index(legal.len(), |_| String::new())];
        state.play(seat, action, &mut Sink::mute());
    }
    Err(format!("{setup:?}: it does not end"))
}

#[test]
fn extreme_numbers_are_refused_or_played_with() {
    let setups = Setup::all(&GreatWall::info());
    let mut seed = 0;
    for &(name, text) in GreatWall::components().embedded() {
        let all = numbers(text);
        for (from, to) in all {
            for value in EXTREMES {
                seed += 1;
                let changed = format!("{}{value}{}", &text[..from], &text[to..]);
                let line = 1 + text[..from].matches('\n').count();
                let files = BTreeMap::from([(name.to_owned(), changed)]);
                if let Err(error) = play(&setups, files, seed) {
                    panic!("{name}:{line} = {value}: {error}");
                }
            }
        }
    }
    assert!(seed > 3_000, "only {seed} numbers were found");
}

/// File, line and field of a number that is out of range.
#[test]
fn numbers_out_of_range_are_told_with_their_line() {
    let components = GreatWall::components();
    for (file, field, value, wanted) in [
        (
            "board.toml",
            "shame_pool_per_player = 10",
            "shame_pool_per_player = 100",
            "numbers.shame_pool_per_player",
        ),
        (
            "board.toml",
            "chamber = 3",
            "chamber = 256",
            "numbers.chamber",
        ),
        ("board.toml", "terror = 2", "terror = -1", "numbers.terror"),
        ("hordes.toml", "power = 7", "power = 200", "power"),
        (
            "generals.toml",
            "wood = 5, stone = 3",
            "wood = 500, stone = 3",
            "start.wood",
        ),
        ("advisors.toml", "gain(wood,1)", "gain(wood,256)", "effect"),
        (
            "tactics.toml",
            "boost_chi = 2",
            "boost_chi = 100",
            "boost_chi",
        ),
        ("decrees.toml", "lose_honor(10)", "lose_honor(1000)", "cost"),
        (
            "commands.toml",
            "build(1,discount 2)",
            "build(1,discount 200)",
            "effect",
        ),
    ] {
        let text = components
            .embedded()
            .iter()
            .find(|(name, _)| *name == file)
            .expect(file)
            .1;
        let at = text
            .find(field)
            .unwrap_or_else(|| panic!("{file} has no '{field}'"));
        let line = 1 + text[..at].matches('\n').count();
        let changed = text.replacen(field, value, 1);
        let error = components
            .check(BTreeMap::from([(file.to_owned(), changed)]))
            .expect_err(field);
        assert_eq!(
            (error.file.as_str(), error.line),
            (file, Some(line)),
            "{error}"
        );
        assert!(error.message.contains(wanted), "{error}");
    }
}
