//! A copy of the data file while the table is open, and the proof that a file is whole: every game in it is replayed.

use crate::{
    rooms::{self, Course},
    salvage::salvage,
    store::{Sqlite, Store, StoreError, make_private},
};
use game::Shelf;
use sqlx::{ConnectOptions, Connection, sqlite::SqliteConnectOptions};
use std::{io, path::Path};

/// How many tables are read at a time.
const PAGE: u32 = 200;

/// Why a file could not be copied or checked.
#[derive(Debug, thiserror::Error)]
pub enum BackupError {
    /// There is no such file.
    #[error("there is no data file '{0}': name it with --data")]
    Missing(String),
    /// The copy would overwrite something.
    #[error("'{0}' exists already: choose another name")]
    Exists(String),
    /// The database failed.
    #[error("{0}")]
    Store(#[from] StoreError),
    /// Pages of the file are not what they should be.
    #[error("{error}; {whole} tables are whole, damaged: {touched}")]
    Damaged {
        /// What the database says.
        error: StoreError,
        /// How many tables can be replayed.
        whole: usize,
        /// Tables that cannot.
        touched: String,
    },
    /// The operating system gives no threads.
    #[error("{0}")]
    Runtime(#[from] io::Error),
}

/// What is in a data file.
#[derive(Clone, Debug, Default, PartialEq, Eq, serde::Serialize)]
pub struct Holdings {
    /// Tables whose log was replayed from its first entry to its last.
    pub tables: usize,
    /// Entries of their logs.
    pub entries: u64,
    /// Tables that this program cannot replay, and why.
    pub unreadable: Vec<(String, String)>,
}

/// Copies the data file, whether a server uses it or not, and replays everything in the copy. Of a damaged file all that
/// can be read is copied.
pub fn backup(games: Shelf, data: &Path, to: &Path) -> Result<Holdings, BackupError> {
    if !data.exists() {
        return Err(BackupError::Missing(data.display().to_string()));
    }
    if to.exists() {
        return Err(BackupError::Exists(to.display().to_string()));
    }
    runtime()?.block_on(async {
        let mut copied = copy(data, to).await;
        if let Err(StoreError::Damaged(_)) = copied {
            let _ = std::fs::remove_file(to);
            copied = salvage(data, to).await;
        }
        if let Err(error) = copied {
            // Half a copy is none.
            let _ = std::fs::remove_file(to);
            return Err(error.into());
        }
        holdings(games, to).await
    })
}

/// Replays everything in a data file.
pub fn check(games: Shelf, data: &Path) -> Result<Holdings, BackupError> {
    if !data.exists() {
        return Err(BackupError::Missing(data.display().to_string()));
    }
    runtime()?.block_on(holdings(games, data))
}

fn runtime() -> io::Result<tokio::runtime::Runtime> {
    tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
}

/// One moment of the database, written to a new file; those who write meanwhile are not kept waiting.
async fn copy(data: &Path, to: &Path) -> Result<(), StoreError> {
    let mut file = SqliteConnectOptions::new().filename(data).connect().await?;
    make_private(to)?;
    sqlx::query("vacuum into ?")
        .bind(to.display().to_string())
        .execute(&mut file)
        .await?;
    Ok(file.close().await?)
}

/// Replays every table. A damaged file is an error that names the tables which can still be read, and those which not.
async fn holdings(games: Shelf, data: &Path) -> Result<Holdings, BackupError> {
    let store = Sqlite::open(data).await?;
    let whole = store.check().await;
    let found = replay_all(games, &store).await;
    match (whole, found) {
        (Ok(()), found) => found,
        (Err(error), Err(_)) => Err(error.into()),
        (Err(error), Ok(found)) => {
            let touched: Vec<&str> = found.unreadable.iter().map(|(id, _)| id.as_str()).collect();
            Err(BackupError::Damaged {
                error,
                whole: found.tables,
                touched: touched.join(", "),
            })
        }
    }
}

async fn replay_all(games: Shelf, store: &Sqlite) -> Result<Holdings, BackupError> {
    crate::editions::learn(games, store).await?;
    let mut found = Holdings::default();
    let mut last = String::new();
    loop {
        let tables = store.tables_after(&last, PAGE).await?;
        let Some(row) = tables.last() else {
            break;
        };
        // An index whose rows are others than it says would lead round in circles.
        if row.id <= last {
            let reason = format!("the list of tables is damaged near {last}");
            return Err(StoreError::Damaged(reason).into());
        }
        last.clone_from(&row.id);
        for row in tables {
            match rooms::replayed(games, store, &row).await? {
                Ok(course) => match misfit(store, &row.id, &course).await? {
                    None => {
                        found.tables += 1;
                        found.entries += u64::from(course.entries);
                    }
                    Some(reason) => found.unreadable.push((row.id, reason)),
                },
                Err(trouble) => found.unreadable.push((row.id, trouble.to_string())),
            }
        }
    }
    // Where pages cannot be read the database says so itself.
    let lost = match store.lost_tables().await {
        Err(StoreError::Damaged(_)) => Vec::new(),
        other => other?,
    };
    for id in lost {
        let reason = "only entries of this table are left".to_owned();
        found.unreadable.push((id, reason));
    }
    Ok(found)
}

/// What lists show of a table must be what its log says.
async fn misfit(store: &Sqlite, id: &str, course: &Course) -> Result<Option<String>, StoreError> {
    let Some(row) = store.table(id).await? else {
        return Ok(Some("the table cannot be found by its id".to_owned()));
    };
    let told = rooms::index_of(course, true);
    let listed = (&row.index.stage, row.index.waiting, &row.index.people);
    if listed == (&told.stage, told.waiting, &told.people) {
        return Ok(None);
    }
    // A server may have gone on meanwhile.
    let has_gone_on = store.log(id).await?.count != course.entries;
    Ok((!has_gone_on).then(|| "lists show another state than the log".to_owned()))
}
