//! Reading the component files, and what must be true of them.

use super::Data;
use crate::names::{Bird, Treasure};
use table::{DataError, Files};

/// TOY-1.1 and TOY-1.3: the largest game needs so many pieces.
const CARDS: usize = 20;
const TREASURES: usize = 6;

pub(super) fn load(files: &Files) -> Result<Data, DataError> {
    let data = Data {
        birds: files.rows("birds.toml", "bird")?,
        treasures: files.rows("treasures.toml", "treasure")?,
        numbers: files.read("game.toml")?,
    };
    let cards: usize = data.birds.iter().map(|row| usize::from(row.copies)).sum();
    if cards < CARDS {
        let message = format!("copies: four players need {CARDS} cards");
        return Err(data.birds.wrong(Bird::Sparrow, message));
    }
    let mirrors = usize::from(data.treasures[Treasure::Mirror].copies);
    let rows = data.treasures.iter();
    let treasures: usize = rows.map(|row| usize::from(row.copies)).sum();
    if treasures < TREASURES + mirrors {
        let message =
            format!("copies: a long game needs {TREASURES} treasures besides the mirrors");
        return Err(data.treasures.wrong(Treasure::Mirror, message));
    }
    Ok(data)
}
