//! Corrected component tables from a folder: `DIR/<game-id>/*.toml`.

use crate::{Shelf, UnknownGame};
use std::{
    collections::BTreeMap,
    fs, io,
    path::{Path, PathBuf},
};

/// What is wrong with a folder of components: file, line and field where they are known.
#[derive(Debug, thiserror::Error)]
pub enum ComponentsError {
    /// A file or folder cannot be read.
    #[error("{}: {error}", path.display())]
    Read {
        /// Which one.
        path: PathBuf,
        /// Why not.
        error: io::Error,
    },
    /// A folder has not the name of a game.
    #[error("{}: {error}", path.display())]
    Game {
        /// The folder.
        path: PathBuf,
        /// What games there are.
        error: UnknownGame,
    },
    /// A table is wrong.
    #[error("{}/{error}", folder.display())]
    Data {
        /// The folder of the game.
        folder: PathBuf,
        /// File, line and field.
        error: table::DataError,
    },
}

impl Shelf {
    /// Uses the tables of this folder instead of the embedded ones of the same name. Only at start, before the first game.
    /// Returns the ids of the games that were changed.
    pub fn install_components(self, dir: &Path) -> Result<Vec<&'static str>, ComponentsError> {
        let mut changed = Vec::new();
        for folder in entries(dir)?.into_iter().filter(|path| path.is_dir()) {
            let name = folder.file_name().unwrap_or_default().to_string_lossy();
            let game = self.find(&name).map_err(|error| ComponentsError::Game {
                path: folder.clone(),
                error,
            })?;
            let files = toml_files(&folder)?;
            if files.is_empty() {
                continue;
            }
            game.components()
                .install(files)
                .map_err(|error| ComponentsError::Data { folder, error })?;
            changed.push(game.id());
        }
        Ok(changed)
    }
}

/// What is in a folder, sorted by name.
fn entries(dir: &Path) -> Result<Vec<PathBuf>, ComponentsError> {
    let cannot = |error| ComponentsError::Read {
        path: dir.to_owned(),
        error,
    };
    let mut found = fs::read_dir(dir)
        .map_err(cannot)?
        .map(|entry| Ok(entry?.path()))
        .collect::<io::Result<Vec<_>>>()
        .map_err(cannot)?;
    found.sort();
    Ok(found)
}

fn toml_files(folder: &Path) -> Result<BTreeMap<String, String>, ComponentsError> {
    let mut files = BTreeMap::new();
    for path in entries(folder)? {
        if path.extension().is_some_and(|end| end == "toml") {
            let text = fs::read_to_string(&path).map_err(|error| ComponentsError::Read {
                path: path.clone(),
                error,
            })?;
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            files.insert(name.into_owned(), text);
        }
    }
    Ok(files)
}
