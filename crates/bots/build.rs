//! Puts what bots know about each game into the program: every folder of `games/` is named after a game, and a new game
//! is a new folder.

use std::{env, fmt::Write, fs, path::Path};

fn main() {
    let root = env::var("CARGO_MANIFEST_DIR").expect("cargo sets it");
    let root = Path::new(&root).join("games");
    println!("cargo::rerun-if-changed={}", root.display());
    let mut folders: Vec<_> = fs::read_dir(&root)
        .expect("the folder of games is there")
        .map(|entry| entry.expect("a folder can be read").path())
        .filter(|path| path.is_dir())
        .collect();
    folders.sort();
    let mut list = String::from("&[\n");
    for folder in folders {
        let name = folder
            .file_name()
            .expect("a folder has a name")
            .to_string_lossy()
            .into_owned();
        write!(list, "({name:?}").expect("a string takes everything");
        for file in ["levels.txt", "weights.txt"] {
            let path = folder.join(file);
            println!("cargo::rerun-if-changed={}", path.display());
            let text = fs::read_to_string(path).unwrap_or_default();
            write!(list, ", {text:?}").expect("a string takes everything");
        }
        list.push_str("),\n");
    }
    list.push(']');
    let out = env::var("OUT_DIR").expect("cargo sets it");
    fs::write(Path::new(&out).join("games.rs"), list).expect("the output folder takes files");
}
