//! What is whole in a damaged data file, copied to a new one. Games that cannot be read keep their place and are shown
//! as damaged.

use crate::store::{Sqlite, StoreError};
use sqlx::{ConnectOptions, Connection, Row, SqliteConnection, sqlite::SqliteConnectOptions};
use std::path::Path;

/// Without these nothing else has a meaning.
const ACCOUNTS: &str = "insert into copy.accounts select * from main.accounts";
const TABLES: &str = "insert into copy.tables select * from main.tables";
/// Whoever lost these logs in again, or makes another link.
const WANTED: [&str; 4] = [
    "insert into copy.sessions select * from main.sessions",
    "insert into copy.seats select * from main.seats",
    "insert into copy.invites select * from main.invites",
    "insert into copy.editions select * from main.editions",
];
const LOG: &str = "insert into copy.entries select * from main.entries where table_id = ?";
/// The same from a file whose logs are not chained.
const OLD_TABLES: &str = "insert into copy.tables select *, 0, null from main.tables";
const OLD_LOG: &str =
    "insert into copy.entries select *, null from main.entries where table_id = ?";
const CHAT: &str = "insert into copy.chat select * from main.chat where table_id = ?";
/// Stands where a log was that cannot be read.
const GAP: &str =
    "insert into copy.entries (table_id, number, at, entry) values (?, 0, 0, 'damaged')";

/// Copies all that can be read.
pub async fn salvage(data: &Path, to: &Path) -> Result<(), StoreError> {
    // An empty file with all that a data file has.
    drop(Sqlite::open(to).await?);
    let mut file = SqliteConnectOptions::new().filename(data).connect().await?;
    sqlx::query("attach database ? as copy")
        .bind(to.display().to_string())
        .execute(&mut file)
        .await?;
    let chained = "select count(*) from pragma_table_info('entries', 'main') where name = 'hash'";
    let is_chained = sqlx::query_scalar::<_, i64>(chained)
        .fetch_one(&mut file)
        .await?
        > 0;
    let (tables, log) = if is_chained {
        (TABLES, LOG)
    } else {
        // Whoever opens the copy chains what could be read.
        sqlx::query("pragma copy.user_version = 0")
            .execute(&mut file)
            .await?;
        (OLD_TABLES, OLD_LOG)
    };
    for sql in [ACCOUNTS, tables] {
        sqlx::query(sql).execute(&mut file).await?;
    }
    for sql in WANTED {
        if let Err(error) = sqlx::query(sql).execute(&mut file).await {
            tracing::warn!("{sql}: {error}");
        }
    }
    let ids = sqlx::query("select id from copy.tables")
        .fetch_all(&mut file)
        .await?;
    for row in ids {
        let id: String = row.try_get(0)?;
        if with(&mut file, log, &id).await.is_err() {
            with(&mut file, GAP, &id).await?;
        }
        if let Err(error) = with(&mut file, CHAT, &id).await {
            tracing::warn!("chat of {id}: {error}");
        }
    }
    Ok(file.close().await?)
}

async fn with(file: &mut SqliteConnection, sql: &'static str, id: &str) -> Result<(), StoreError> {
    sqlx::query(sql).bind(id).execute(file).await?;
    Ok(())
}
