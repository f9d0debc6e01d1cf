//! The catalogue: positions in which some options must not be chosen by anybody who is at least a casual player.
//!
//! ```text
//! game kingsburg
//! position soldiers after the battle are paid for nothing
//! # Words for people.
//! at {"game":"kingsburg",…}
//! seat 2
//! never recruit 3 # Why, in words.
//! always pass
//! ```
//! `at` gives a position as `stolik position` prints it; `never` and `always` name actions in notation, one per line.

use bots::{Level, Method, SearchConfig};
use game::{Game, Match};
use std::{
    fs,
    path::{Path, PathBuf},
    thread,
};
use table::Seat;

/// How often each level is asked, with different luck.
fn luck(level: Level) -> u64 {
    if level <= Level::Club { 2 } else { 1 }
}

/// How the level thinks, with fewer rollouts: who sees it with few sees it with many.
fn config(game: &dyn Game, level: Level, players: usize) -> SearchConfig {
    let config = game.knowledge().config(level, players);
    match config.method {
        Method::Greedy => config,
        Method::Flat | Method::IsMcts => config.scaled((60.0 / config.rollouts as f32).min(1.0)),
    }
}

struct Entry {
    name: String,
    table: Box<dyn Match>,
    seat: Seat,
    never: Vec<String>,
    always: Vec<String>,
}

fn read(path: &Path) -> Vec<Entry> {
    let text = fs::read_to_string(path).unwrap();
    let mut game = None;
    let mut entries: Vec<Entry> = Vec::new();
    let mut name = String::new();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        let notation = || {
            rest.split(" # ")
                .next()
                .unwrap_or_default()
                .trim()
                .to_owned()
        };
        match word {
            "" => {}
            "game" => game = Some(catalog::find(rest).unwrap()),
            "position" => name = format!("{}: {rest}", path.display()),
            "at" => {
                let json = serde_json::from_str(rest).unwrap();
                let table = game.expect("the game comes first").open(&json);
                entries.push(Entry {
                    name: name.clone(),
                    table: table.unwrap_or_else(|flaw| panic!("{name}: {flaw}")),
                    seat: Seat::new(0),
                    never: Vec::new(),
                    always: Vec::new(),
                });
            }
            _ => {
                let entry = entries.last_mut().expect("a position comes first");
                match word {
                    "seat" => entry.seat = Seat::from_number(rest.parse().unwrap()).unwrap(),
                    "never" => entry.never.push(notation()),
                    "always" => entry.always.push(notation()),
                    _ => panic!("{name}: unknown word {word}"),
                }
            }
        }
    }
    assert!(!entries.is_empty(), "{}: no positions", path.display());
    entries
}

/// The catalogues of all games that have one.
fn catalogues() -> Vec<PathBuf> {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games");
    let folders = fs::read_dir(games).expect("the folder of games");
    let files = folders.map(|folder| folder.expect("an entry").path().join("bots/positions.txt"));
    let mut files: Vec<PathBuf> = files.filter(|file| file.is_file()).collect();
    files.sort();
    files
}

/// Asks every level from casual up in every position of a catalogue.
fn ask(entries: &[Entry]) {
    let n = entries.len();
    assert!(n >= 30, "{}: {n} positions", entries[0].name);
    let mut wrong = Vec::new();
    for entry in entries {
        let legal = entry.table.legal(entry.seat);
        for notation in entry.never.iter().chain(&entry.always) {
            let is_legal = legal.contains(notation);
            assert!(is_legal, "{}: {notation} is not legal", entry.name);
        }
        let says_something = !entry.never.is_empty() || !entry.always.is_empty();
        assert!(says_something, "{}", entry.name);
        let levels = Level::ALL.into_iter();
        for level in levels.filter(|level| *level >= Level::Casual) {
            for seed in 0..luck(level) {
                let config = config(entry.table.game(), level, entry.table.seats());
                let advice = entry.table.think_with(entry.seat, config, seed);
                let advice = advice.expect("the seat of a position is asked");
                let is_wrong = entry.never.contains(&advice.notation)
                    || (!entry.always.is_empty() && !entry.always.contains(&advice.notation));
                if is_wrong {
                    wrong.push(format!("{}: {level} chose {}", entry.name, advice.notation));
                }
            }
        }
    }
    let all = wrong.join("\n");
    assert!(wrong.is_empty(), "{} of them:\n{all}", wrong.len());
}

#[test]
fn nobody_chooses_what_is_never_right() {
    let catalogues: Vec<Vec<Entry>> = catalogues().iter().map(|file| read(file)).collect();
    // Whoever tunes the levels of a game says what nobody may get wrong in it.
    for game in catalog::GAMES {
        let is_tuned = !game.knowledge().configs.is_empty();
        let has_one = catalogues
            .iter()
            .flatten()
            .any(|entry| entry.table.game().id() == game.id());
        assert!(has_one || !is_tuned, "{}: no positions", game.id());
    }
    thread::scope(|scope| {
        for entries in &catalogues {
            scope.spawn(|| ask(entries));
        }
    });
}
