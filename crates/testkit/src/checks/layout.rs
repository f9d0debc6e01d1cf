//! Every game has the same rooms under the same names, so that the second game one reads is not a foreign language.

use crate::{Suite, play::hold};
use std::{fs, path::Path};
use table::Title;

/// What stands in every game's folder.
const FILES: [&str; 7] = [
    "Cargo.toml",
    "README.md",
    "perft.txt",
    "rulebook/en.md",
    "rulebook/pl.md",
    "words/en.ftl",
    "words/pl.ftl",
];

/// Folders that hold at least one file of this kind.
const FOLDERS: [(&str, &str); 3] = [
    ("data", "toml"),
    ("replays", "replay"),
    ("scenarios", "txt"),
];

/// What stands in `src/`, and which trait is implemented there.
const ROOMS: [(&str, &[&str]); 20] = [
    ("lib.rs", &["Title"]),
    ("names.rs", &[]),
    ("data.rs", &[]),
    ("data/load.rs", &[]),
    ("table.rs", &[]),
    ("table/paper.rs", &["Written"]),
    ("action.rs", &[]),
    ("step.rs", &[]),
    ("event.rs", &[]),
    ("rules.rs", &["Turns"]),
    ("view.rs", &["Sight"]),
    ("check.rs", &["Check"]),
    ("speak.rs", &["Speak"]),
    ("speak/label.rs", &[]),
    ("speak/tell.rs", &[]),
    ("speak/explain.rs", &["Explain"]),
    ("board.rs", &["Draw"]),
    ("board/path.rs", &[]),
    ("text.rs", &[]),
    ("judge.rs", &["Judge"]),
];

/// A room that only some games need: where cards have a language of effects.
const OPTIONAL: &str = "effect.rs";

/// The rooms are there, nothing stands beside them, and each trait is implemented in the file of its subject.
pub fn layout<R: Title>(suite: &Suite) -> Result<(), String> {
    rooms(&suite.folder).map_err(|error| format!("{}: {error}", R::ID))
}

fn rooms(folder: &Path) -> Result<(), String> {
    for file in FILES.into_iter().chain(["tests/main.rs"]) {
        hold(folder.join(file).is_file(), || format!("{file} is missing"))?;
    }
    for (name, extension) in FOLDERS {
        let found = super::golden::files(&folder.join(name), extension)?;
        hold(!found.is_empty(), || {
            format!("{name}: holds no file '*.{extension}'")
        })?;
    }
    let src = folder.join("src");
    for (room, traits) in ROOMS {
        let text =
            fs::read_to_string(src.join(room)).map_err(|error| format!("src/{room}: {error}"))?;
        for subject in traits {
            let is_here = text
                .lines()
                .any(|line| line.starts_with("impl") && line.contains(&format!("{subject} for ")));
            hold(is_here, || {
                format!("src/{room}: {subject} is implemented elsewhere")
            })?;
        }
    }
    nothing_else(&src)?;
    no_mod_rs(folder)
}

/// At the top of `src/` stand the rooms and their folders, and nothing else.
fn nothing_else(src: &Path) -> Result<(), String> {
    for entry in fs::read_dir(src).map_err(|error| format!("src: {error}"))? {
        let path = entry.map_err(|error| error.to_string())?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        let file = if path.is_dir() {
            format!("{name}.rs")
        } else {
            name.clone().into_owned()
        };
        let is_room = file == OPTIONAL || ROOMS.iter().any(|(room, _)| *room == file);
        hold(is_room, || {
            format!("src/{name}: no game has such a room; see docs/ARCHITECTURE.md")
        })?;
    }
    Ok(())
}

/// Always `x.rs` with `x/`, never `x/mod.rs`.
fn no_mod_rs(folder: &Path) -> Result<(), String> {
    for entry in fs::read_dir(folder).map_err(|error| error.to_string())? {
        let path = entry.map_err(|error| error.to_string())?.path();
        if path.is_dir() && !path.ends_with("target") {
            no_mod_rs(&path)?;
        }
        hold(!path.ends_with("mod.rs"), || {
            format!("{}: write x.rs beside x/", path.display())
        })?;
    }
    Ok(())
}
