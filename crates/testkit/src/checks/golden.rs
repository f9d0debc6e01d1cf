//! Golden files: recorded games, and counts of what is legal.

use crate::{
    Suite,
    play::{each_game, hold, legal, name, random_game, viewers},
};
use std::{
    collections::{BTreeMap, BTreeSet},
    fmt::Write,
    fs,
    path::{Path, PathBuf},
};
use table::{ComponentSet, History, Opening, Replay, Rules, Setup, Sink, State, fingerprint};

/// Recorded games play through with their scores and hashes; every setup has one, and so has every way a game can end.
/// Those of older versions of the rules, which are still played, are in folders of their own.
pub fn replays<R: Rules>(suite: &Suite) -> Result<(), String> {
    let folder = suite.folder.join("replays");
    if suite.is_blessing {
        fs::create_dir_all(&folder).map_err(|error| error.to_string())?;
        for setup in Setup::all(&R::info()) {
            let game = random_game::<R>(&setup, 1, suite.longest);
            let file = folder.join(format!("{}.replay", name::<R>(&setup)));
            let text = Replay::of(&game, &[]).to_string();
            fs::write(file, text).map_err(|error| error.to_string())?;
        }
    }
    for &older in R::components().versions().iter().rev().skip(1) {
        let folder = folder.join(older.to_string());
        let recorded = files(&folder, "replay")?;
        hold(!recorded.is_empty(), || {
            format!("{}: no recorded game of rules {older}", folder.display())
        })?;
        for (file, text) in recorded {
            let (replay, _) = play_through::<R>(&file, &text)?;
            hold(replay.rules == older, || {
                format!("{}: is of rules {}", file.display(), replay.rules)
            })?;
        }
    }
    let info = R::info();
    let mut played: Vec<Setup> = Vec::new();
    let mut endings: BTreeSet<&str> = BTreeSet::new();
    for (file, text) in files(&folder, "replay")? {
        let (replay, game) = play_through::<R>(&file, &text)?;
        hold(replay.rules == R::VERSION, || {
            let rules = replay.rules;
            format!("{}: belongs into the folder {rules}", file.display())
        })?;
        if !game.state().is_over() {
            continue;
        }
        match game.state().outcome().ending {
            Some(ending) => drop(endings.insert(ending)),
            None => hold(info.endings.is_empty(), || {
                format!("{}: does not say how it ended", file.display())
            })?,
        }
        if let Opening::Deal(setup, _) = replay.start {
            let setup = setup
                .recorded(&info)
                .map_err(|error| format!("{}: {error}", file.display()))?;
            played.push(setup);
        }
    }
    let setups = Setup::all(&info);
    if let Some(setup) = setups.iter().find(|setup| !played.contains(setup)) {
        return Err(format!(
            "replays: no finished game of {}; STOLIK_BLESS=1 records one",
            name::<R>(setup)
        ));
    }
    let listed: BTreeSet<&str> = info.endings.iter().copied().collect();
    hold(endings.iter().copied().eq(listed), || {
        format!(
            "replays: games end by {endings:?}, the game lists {:?}",
            info.endings
        )
    })
}

/// A recorded game, played to its end.
fn play_through<R: Rules>(file: &Path, text: &str) -> Result<(Replay, History<R>), String> {
    let wrong = |error: String| format!("{}: {error}", file.display());
    let replay = Replay::parse(text).map_err(|error| wrong(error.to_string()))?;
    hold(replay.hash.is_some(), || wrong("has no hash".to_owned()))?;
    let game = replay
        .play::<R>()
        .map_err(|error| wrong(error.to_string()))?;
    Ok((replay, game))
}

/// Files of this kind in a folder, by name.
pub(super) fn files(folder: &Path, extension: &str) -> Result<BTreeMap<PathBuf, String>, String> {
    let unreadable = |error| format!("{}: {error}", folder.display());
    let mut found = BTreeMap::new();
    for entry in fs::read_dir(folder).map_err(unreadable)? {
        let path = entry.map_err(unreadable)?.path();
        if path.extension().is_some_and(|found| found == extension) {
            let text = fs::read_to_string(&path).map_err(unreadable)?;
            found.insert(path, text);
        }
    }
    Ok(found)
}

/// The counts of `perft.txt`: sequences of the first choices, and along one random game the decisions, all options in
/// their order, and the log.
pub fn perft<R: Rules>(suite: &Suite) -> Result<(), String> {
    let mut lines = String::from(
        "# Per setup: sequences of 1, 2, 3… choices from the first position; then of one random game\n\
         # the number of decisions and options, and the fingerprints of all options in order and of the log.\n",
    );
    let once = Suite {
        scale: 1,
        ..suite.clone()
    };
    each_game::<R>(&once, |setup, seed| {
        let first = random_game::<R>(setup, seed, 0);
        let counts = sequences(first.state());
        let along = along_a_game::<R>(suite, setup, seed);
        let _ = writeln!(lines, "{}: {counts} {along}", name::<R>(setup));
        Ok(())
    })?;
    let file = suite.folder.join("perft.txt");
    if suite.is_blessing {
        return fs::write(file, lines).map_err(|error| error.to_string());
    }
    let pinned = fs::read_to_string(&file)
        .map_err(|error| format!("{}: {error}; STOLIK_BLESS=1 writes it", file.display()))?;
    for (at, (found, wanted)) in lines.lines().zip(pinned.lines()).enumerate() {
        hold(found == wanted, || {
            format!("perft.txt line {}: '{found}' instead of '{wanted}'", at + 1)
        })?;
    }
    hold(lines.lines().count() == pinned.lines().count(), || {
        "perft.txt: has other setups".to_owned()
    })
}

/// Sequences of choices, as deep as counting stays cheap. In lanes seats answer in order.
fn sequences<R: Rules>(state: &State<R>) -> String {
    const MOST: usize = 2_000;
    let mut counts = String::from("sequences");
    let mut level = vec![state.clone()];
    for _ in 0..4 {
        let mut next = Vec::new();
        for state in &level {
            let Some(seat) = state.turn().iter().next() else {
                continue;
            };
            for action in legal(state, seat) {
                let mut after = state.clone();
                after.play(seat, action, &mut Sink::mute());
                next.push(after);
            }
        }
        let _ = write!(counts, " {}", next.len());
        if next.is_empty() || next.len() > MOST {
            break;
        }
        level = next;
    }
    counts
}

fn along_a_game<R: Rules>(suite: &Suite, setup: &Setup, seed: u64) -> String {
    let mut state = random_game::<R>(setup, seed, 0).state().clone();
    let game = random_game::<R>(setup, seed, suite.longest);
    let mut options: Vec<String> = Vec::new();
    for &(seat, action) in game.actions() {
        let listed = legal(&state, seat);
        options.extend(listed.iter().map(ToString::to_string));
        state.play(seat, action, &mut Sink::mute());
    }
    let log: Vec<String> = viewers(state.seats())
        .flat_map(|viewer| game.log(viewer))
        .map(|(made, event)| format!("{made} {event:?}"))
        .collect();
    format!(
        "decisions {} options {} order {} log {}",
        game.actions().len(),
        options.len(),
        fingerprint(&options),
        fingerprint(&log)
    )
}
