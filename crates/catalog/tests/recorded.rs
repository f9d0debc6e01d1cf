//! Recorded games of every title, mode, number of players and option. Every version of this program replays them to the
//! same hashes; what it was for which rules and components stays in `recorded.txt` for ever.
//!
//! `STOLIK_BLESS=1` adds lines for rules and components that are new. It never changes a line: the same rules and
//! components with another hash mean that the version of the rules must be raised.

use std::{collections::BTreeMap, env, fs, path::PathBuf};
use table::{Opening, Replay, Setup};

/// The files of all titles, in order; the toy game is no folder of games.
fn files() -> Vec<PathBuf> {
    let crates = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut folders = vec![crates.join("toy/replays")];
    for game in fs::read_dir(crates.join("../games")).expect("the folder of games") {
        let game = game.expect("a folder").path();
        if game.is_dir() {
            folders.push(game.join("replays"));
        }
    }
    let mut files = Vec::new();
    for folder in folders {
        let found = fs::read_dir(&folder).expect("every game has recorded games");
        for path in found.map(|file| file.expect("a file").path()) {
            // Games of older rules have folders of their own.
            match fs::read_dir(&path) {
                Ok(older) => files.extend(older.map(|file| file.expect("a file").path())),
                Err(_) => files.push(path),
            }
        }
    }
    files.retain(|file| file.extension().is_some_and(|end| end == "replay"));
    files.sort();
    files
}

#[test]
fn every_version_replays_all_recorded_games_to_the_same_hashes() {
    let mut found: BTreeMap<String, String> = BTreeMap::new();
    let mut played: BTreeMap<String, Vec<Setup>> = BTreeMap::new();
    for file in files() {
        let text = fs::read_to_string(&file).expect("a file of text");
        let replay =
            Replay::parse(&text).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        // The toy game is on the list only where programs are tested.
        let Ok(game) = catalog::find(&replay.game) else {
            continue;
        };
        // Plays through, and compares every action, the scores and the hash.
        let end = game
            .replay(&replay)
            .unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        let hash = replay.hash.clone().expect("a recorded game has a hash");
        let name = file.file_stem().expect("a name").to_string_lossy();
        let key = format!(
            "{} {} {} {name}",
            replay.game, replay.rules, replay.components
        );
        found.insert(key, hash);
        if replay.rules == game.version()
            && let (Opening::Deal(setup, _), true) = (replay.start, end.is_over())
        {
            let setup = setup.recorded(&game.info()).expect("it was played");
            played.entry(replay.game).or_default().push(setup);
        }
    }
    for game in catalog::GAMES {
        let played = played.get(game.id()).map_or(&[][..], Vec::as_slice);
        for setup in Setup::all(&game.info()) {
            assert!(
                played.contains(&setup),
                "{}: no recorded game of {setup:?}",
                game.id()
            );
        }
    }
    compare(&found);
}

/// Compares with what earlier versions found.
fn compare(found: &BTreeMap<String, String>) {
    let ledger = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/recorded.txt");
    let text = fs::read_to_string(&ledger).unwrap_or_default();
    let mut known: BTreeMap<&str, &str> = text
        .lines()
        .filter_map(|line| line.rsplit_once(' '))
        .collect();
    let is_blessing = env::var("STOLIK_BLESS").is_ok_and(|word| word == "1");
    for (key, hash) in found {
        match known.get(key.as_str()) {
            Some(before) => assert_eq!(
                before, hash,
                "{key}: the same rules and components gave another game before; raise the version of the rules"
            ),
            None if is_blessing => drop(known.insert(key, hash)),
            None => panic!("{key}: recorded, but not in recorded.txt; STOLIK_BLESS=1 adds it"),
        }
    }
    if is_blessing {
        let lines: Vec<String> = known
            .iter()
            .map(|(key, hash)| format!("{key} {hash}\n"))
            .collect();
        fs::write(&ledger, lines.concat()).expect("the file can be written");
    }
}
