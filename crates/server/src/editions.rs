//! Corrected component files are kept with the data, so that tables begun with them go on when the server is started
//! without them, or with others.

use crate::store::{Change, EditionRow, Store, StoreError};
use game::Shelf;
use std::collections::BTreeMap;

/// Keeps the files that new tables are begun with instead of embedded ones.
pub async fn keep(games: Shelf, store: &dyn Store) -> Result<(), StoreError> {
    let mut changes = Vec::new();
    for game in games {
        let files = game.components().replaced();
        if files.is_empty() {
            continue;
        }
        let edition = game.components().edition();
        changes.push(Change::KeepEdition(EditionRow {
            game: game.id().to_owned(),
            rules: edition.rules,
            components: edition.components,
            files: serde_json::to_string(&files).expect("names and texts are plain data"),
        }));
    }
    if changes.is_empty() {
        return Ok(());
    }
    store.write(changes).await
}

/// Makes the editions known that tables of this store were begun with. One that cannot be used is left out: its tables
/// say what they miss.
pub async fn learn(games: Shelf, store: &dyn Store) -> Result<(), StoreError> {
    for row in store.editions().await? {
        if let Err(reason) = learn_one(games, &row) {
            let (game, components) = (&row.game, &row.components);
            tracing::warn!("components {components} of {game}: {reason}");
        }
    }
    Ok(())
}

fn learn_one(games: Shelf, row: &EditionRow) -> Result<(), String> {
    let game = games.find(&row.game).map_err(|error| error.to_string())?;
    let files: BTreeMap<String, String> =
        serde_json::from_str(&row.files).map_err(|error| error.to_string())?;
    let learned = game
        .components()
        .learn(row.rules, files)
        .map_err(|error| error.to_string())?;
    if learned.components == row.components {
        Ok(())
    } else {
        Err(format!("the files are those of {}", learned.components))
    }
}
