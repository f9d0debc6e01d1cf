//! The store in one file. A single writer takes all changes that are waiting into one transaction, so that many tables
//! share one flush to the disk.

use super::{
    Account, Change, ChatRow, EditionRow, EntryRow, Head, Invite, Log, Session, Store, StoreError,
    TableIndex, TableRow,
    file::{self, Place},
};
use crate::util::{YEAR, now};
use async_trait::async_trait;
use sqlx::{
    ConnectOptions, Connection, Row, SqlSafeStr, SqliteConnection, SqlitePool,
    migrate::{Migration, MigrationType, Migrator},
    sqlite::{
        SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteRow, SqliteSynchronous,
    },
};
use std::{path::Path, sync::Arc, time::Duration};
use tokio::sync::{mpsc, oneshot};

/// How many calls share one commit at most.
const BATCH: usize = 256;
/// How many calls may wait; more of them wait at the door.
const QUEUE: usize = 4096;
/// After so long without work the file is put in order.
const IDLE: Duration = Duration::from_secs(2);

/// A query for accounts, with the columns that [`account`] reads.
macro_rules! accounts {
    ($rest:literal) => {
        concat!(
            "select id, name, password, created, lang, theme from accounts ",
            $rest
        )
    };
}

/// A query for tables, with the columns that [`table`] reads.
macro_rules! tables {
    ($rest:literal) => {
        concat!(
            "select id, game, rules, components, setup, host, spectators, listed, created, changed, stage, waiting, \
             bot_waits from tables ",
            $rest
        )
    };
}

/// The embedded store.
pub struct Sqlite {
    readers: SqlitePool,
    writer: mpsc::Sender<Job>,
    place: Arc<Place>,
}

struct Job {
    work: Work,
    done: oneshot::Sender<Result<(), StoreError>>,
}

enum Work {
    Keep(Vec<Change>),
    /// Everything goes into the file itself, and nothing is written any more.
    Close,
}

impl Sqlite {
    /// Opens the file, makes it when it is missing, and brings its tables up to date.
    pub async fn open(path: &Path) -> Result<Self, StoreError> {
        let opened = Self::open_file(path).await;
        opened.map_err(|error| file::named(path, error))
    }

    async fn open_file(path: &Path) -> Result<Self, StoreError> {
        if path.exists() {
            file::refuse_foreign(path).await?;
        }
        file::make_private(path)?;
        let options = SqliteConnectOptions::new()
            .filename(path)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            .busy_timeout(Duration::from_secs(5));
        let mut connection = options.connect().await.map_err(failed)?;
        migrator()
            .run(&mut connection)
            .await
            .map_err(|error| StoreError::Failed(error.to_string()))?;
        chain_older(&mut connection).await?;
        let readers = SqlitePoolOptions::new()
            .max_connections(4)
            // Connections to a file do not grow old. The pool's own sweep must not run: it counts idle connections
            // below zero when one is given back at that instant, and then turns round for ever.
            .idle_timeout(None)
            .max_lifetime(None)
            .connect_with(options.read_only(true).create_if_missing(false))
            .await
            .map_err(failed)?;
        let (writer, jobs) = mpsc::channel(QUEUE);
        let place = Arc::new(Place::of(path));
        tokio::spawn(write_all(connection, jobs, place.clone()));
        Ok(Self {
            readers,
            writer,
            place,
        })
    }

    /// Whether the file is whole, as the database sees it: every page, and every index against its rows.
    pub async fn check(&self) -> Result<(), StoreError> {
        let row = sqlx::query("pragma integrity_check(1)").fetch_one(&self.readers);
        let said: String = row.await.map_err(failed)?.try_get(0).map_err(failed)?;
        if said == "ok" {
            Ok(())
        } else {
            Err(StoreError::Failed(format!("the file is damaged: {said}")))
        }
    }

    /// Tables of which only entries are left.
    pub async fn lost_tables(&self) -> Result<Vec<String>, StoreError> {
        let sql =
            "select distinct table_id from entries where table_id not in (select id from tables)";
        let ids = sqlx::query_scalar(sql).fetch_all(&self.readers);
        ids.await.map_err(failed)
    }

    async fn people(&self, table: &str) -> Result<Vec<(u8, String)>, StoreError> {
        let sql = "select seat, account from seats where table_id = ? order by seat limit ?";
        self.many(sql, table, 16, |row| Ok((row.try_get(0)?, row.try_get(1)?)))
            .await
    }

    async fn work(&self, work: Work) -> Result<(), StoreError> {
        let (done, result) = oneshot::channel();
        let gone = || StoreError::Failed("the store is closed".to_owned());
        let job = Job { work, done };
        self.writer.send(job).await.map_err(|_| gone())?;
        result.await.map_err(|_| gone())?
    }

    async fn one<T: Send>(
        &self,
        sql: &'static str,
        argument: &str,
        read: fn(&SqliteRow) -> sqlx::Result<T>,
    ) -> Result<Option<T>, StoreError> {
        let row = sqlx::query(sql)
            .bind(argument)
            .fetch_optional(&self.readers);
        let row = row.await.map_err(failed)?;
        row.as_ref().map(read).transpose().map_err(failed)
    }

    async fn many<T: Send>(
        &self,
        sql: &'static str,
        argument: &str,
        most: u32,
        read: fn(&SqliteRow) -> sqlx::Result<T>,
    ) -> Result<Vec<T>, StoreError> {
        let rows = sqlx::query(sql)
            .bind(argument)
            .bind(most)
            .fetch_all(&self.readers);
        let rows = rows.await.map_err(failed)?;
        rows.iter()
            .map(read)
            .collect::<Result<_, _>>()
            .map_err(failed)
    }
}

/// The steps by which a data file is brought up to date. Listed by hand: the macro that reads the folder would build
/// the database a second time for the compiler.
fn migrator() -> Migrator {
    let steps = [
        (1, "first", include_str!("../../migrations/0001_first.sql")),
        (
            2,
            "editions",
            include_str!("../../migrations/0002_editions.sql"),
        ),
        (3, "chain", include_str!("../../migrations/0003_chain.sql")),
    ];
    let step = |(version, name, sql): (i64, &'static str, &'static str)| {
        let kind = MigrationType::Simple;
        Migration::new(version, name.into(), kind, sql.into_sql_str(), false)
    };
    Migrator::with_migrations(steps.map(step).into())
}

/// `user_version` of a file whose logs are chained: from then on a table without hashes is a damaged one.
const CHAINED: i64 = 1;

/// Chains the logs of a file that was written before there were chains: once, all or nothing.
async fn chain_older(connection: &mut SqliteConnection) -> Result<(), StoreError> {
    let version: i64 = sqlx::query_scalar("pragma user_version")
        .fetch_one(&mut *connection)
        .await?;
    if version >= CHAINED {
        return Ok(());
    }
    let mut change = connection.begin_with("begin immediate").await?;
    let ids: Vec<String> = sqlx::query_scalar("select id from tables where head is null")
        .fetch_all(&mut *change)
        .await?;
    for id in ids {
        chain(&mut change, &id).await?;
    }
    sqlx::query("pragma user_version = 1")
        .execute(&mut *change)
        .await?;
    let ours = format!("pragma application_id = {}", file::OURS);
    sqlx::raw_sql(sqlx::AssertSqlSafe(ours))
        .execute(&mut *change)
        .await?;
    Ok(change.commit().await?)
}

/// Chains the log of a table as it stands. One that cannot be read stays without hashes and is shown as damaged.
async fn chain(connection: &mut SqliteConnection, id: &str) -> Result<(), StoreError> {
    let row = sqlx::query(tables!("where id = ?"))
        .bind(id)
        .fetch_one(&mut *connection)
        .await?;
    let mut head = Head::first(&table(&row)?);
    let rows = match entries(connection, id).await {
        Err(StoreError::Damaged(_)) => return Ok(()),
        other => other?,
    };
    for row in &rows {
        head = head.then(row.number, row.at, &row.entry);
        sqlx::query("update entries set hash = ? where table_id = ? and number = ?")
            .bind(&head.0[..])
            .bind(id)
            .bind(row.number)
            .execute(&mut *connection)
            .await?;
    }
    sqlx::query("update tables set entries = ?, head = ? where id = ?")
        .bind(rows.len() as i64)
        .bind(&head.0[..])
        .bind(id)
        .execute(connection)
        .await?;
    Ok(())
}

/// Chains the log of a table that another program wrote into a data file.
pub async fn adopt(data: &Path, table: &str) -> Result<(), String> {
    let text = |error: StoreError| error.to_string();
    let options = SqliteConnectOptions::new().filename(data);
    let connection = options.connect().await;
    let mut connection = connection.map_err(|error| text(failed(error)))?;
    chain(&mut connection, table).await.map_err(text)?;
    let closed = connection.close().await;
    closed.map_err(|error| text(failed(error)))
}

async fn entries(
    connection: &mut SqliteConnection,
    table: &str,
) -> Result<Vec<EntryRow>, StoreError> {
    let sql = "select number, at, entry, hash from entries where table_id = ? order by number";
    let rows = sqlx::query(sql).bind(table).fetch_all(connection).await?;
    let read = |row: &SqliteRow| {
        Ok(EntryRow {
            number: row.try_get(0)?,
            at: row.try_get(1)?,
            entry: row.try_get(2)?,
            hash: Head::read(row.try_get(3)?),
        })
    };
    rows.iter()
        .map(read)
        .collect::<Result<_, sqlx::Error>>()
        .map_err(failed)
}

/// The loop of the writer. It ends when the store is closed or dropped.
async fn write_all(
    mut connection: SqliteConnection,
    mut jobs: mpsc::Receiver<Job>,
    place: Arc<Place>,
) {
    let mut batch = Vec::with_capacity(BATCH);
    let (mut has_news, mut was_there) = (false, true);
    loop {
        match tokio::time::timeout(IDLE, jobs.recv_many(&mut batch, BATCH)).await {
            Ok(0) => break,
            Ok(_) => {}
            Err(_) => {
                let is_there = place.check().is_ok();
                if was_there && !is_there {
                    tracing::error!("the data file was moved or deleted: nothing is saved");
                }
                was_there = is_there;
                // A copy of the file alone should be whole as often as possible; nobody waits for this.
                if is_there && std::mem::take(&mut has_news) {
                    checkpoint(&mut connection, "pragma wal_checkpoint(passive)").await;
                }
                continue;
            }
        }
        let mut closing = Vec::new();
        let (mut keep, mut doers) = (Vec::new(), Vec::new());
        for job in batch.drain(..) {
            match job.work {
                Work::Keep(changes) => {
                    keep.push(changes);
                    doers.push(job.done);
                }
                Work::Close => closing.push(job.done),
            }
        }
        if !keep.is_empty() {
            has_news = true;
            let results = commit(&mut connection, &keep, &place).await;
            for (done, result) in doers.into_iter().zip(results) {
                // Who asked may have gone away; what was written stays written.
                let _ = done.send(result);
            }
        }
        if !closing.is_empty() {
            jobs.close();
            checkpoint(&mut connection, "pragma wal_checkpoint(truncate)").await;
            let closed = connection.close().await.map_err(failed);
            for done in closing {
                let _ = done.send(closed.clone());
            }
            return;
        }
    }
    let _ = connection.close().await;
}

async fn checkpoint(connection: &mut SqliteConnection, sql: &'static str) {
    if let Err(error) = sqlx::query(sql).execute(connection).await {
        tracing::warn!("the write-ahead log stays: {error}");
    }
}

/// One transaction for all jobs; a job that conflicts or meets a damaged page is left out alone, a disk that fails
/// fails all.
async fn commit(
    connection: &mut SqliteConnection,
    jobs: &[Vec<Change>],
    place: &Place,
) -> Vec<Result<(), StoreError>> {
    let tried = match place.check() {
        Ok(()) => try_commit(connection, jobs).await,
        Err(moved) => Err(moved),
    };
    // Moved meanwhile: nobody knows which file the next start will find.
    let meanwhile =
        |_| StoreError::Failed("the data file was moved while it was written".to_owned());
    match tried.and_then(|results| place.check().map(|()| results).map_err(meanwhile)) {
        Ok(results) => results,
        Err(error) => {
            tracing::error!("the store failed: {error}");
            let _ = sqlx::query("rollback").execute(&mut *connection).await;
            vec![Err(error); jobs.len()]
        }
    }
}

async fn try_commit(
    connection: &mut SqliteConnection,
    jobs: &[Vec<Change>],
) -> Result<Vec<Result<(), StoreError>>, StoreError> {
    let run = async |connection: &mut SqliteConnection, sql: &'static str| {
        sqlx::query(sql).execute(connection).await.map_err(failed)
    };
    run(connection, "begin immediate").await?;
    let mut results = Vec::with_capacity(jobs.len());
    for job in jobs {
        run(connection, "savepoint job").await?;
        let mut result = Ok(());
        for change in job {
            result = apply(connection, change).await;
            if result.is_err() {
                break;
            }
        }
        match result {
            Ok(()) => {}
            Err(StoreError::Conflict(_) | StoreError::Damaged(_)) => {
                run(connection, "rollback to job").await?;
            }
            Err(error @ (StoreError::Failed(_) | StoreError::Moved)) => return Err(error),
        }
        run(connection, "release job").await?;
        results.push(result);
    }
    run(connection, "commit").await?;
    Ok(results)
}

async fn apply(connection: &mut SqliteConnection, change: &Change) -> Result<(), StoreError> {
    match change {
        Change::NewAccount(account) => {
            let sql = "insert into accounts (id, name, password, created, lang, theme) values (?, ?, ?, ?, ?, ?)";
            let query = sqlx::query(sql)
                .bind(&account.id)
                .bind(&account.name)
                .bind(&account.password)
                .bind(account.created)
                .bind(&account.lang)
                .bind(&account.theme);
            query.execute(connection).await
        }
        Change::EditAccount(account) => {
            let sql = "update accounts set name = ?, password = ?, lang = ?, theme = ? where id = ?";
            let query = sqlx::query(sql)
                .bind(&account.name)
                .bind(&account.password)
                .bind(&account.lang)
                .bind(&account.theme)
                .bind(&account.id);
            query.execute(connection).await
        }
        Change::NewSession(session) => {
            let sql = "insert into sessions (hash, account, kind, label, created) values (?, ?, ?, ?, ?)";
            let query = sqlx::query(sql)
                .bind(&session.hash)
                .bind(&session.account)
                .bind(&session.kind)
                .bind(&session.label)
                .bind(session.created);
            query.execute(connection).await
        }
        Change::EndSession { hash, account } => {
            let query = sqlx::query("delete from sessions where hash = ? and account = ?");
            query.bind(hash).bind(account).execute(connection).await
        }
        Change::NewTable(table) => return new_table(connection, table).await,
        Change::Entry {
            table,
            row,
            after,
            index,
        } => return entry(connection, table, row, *after, index).await,
        Change::Chat { table, row } => {
            let sql = "insert into chat (table_id, number, at, name, text) values (?, ?, ?, ?, ?)";
            let query = sqlx::query(sql)
                .bind(table)
                .bind(row.number)
                .bind(row.at)
                .bind(&row.name)
                .bind(&row.text);
            query.execute(connection).await
        }
        Change::KeepEdition(edition) => {
            let sql = "insert into editions (game, rules, components, files) values (?, ?, ?, ?) on conflict do nothing";
            let query = sqlx::query(sql)
                .bind(&edition.game)
                .bind(edition.rules)
                .bind(&edition.components)
                .bind(&edition.files);
            query.execute(connection).await
        }
        Change::NewInvite(invite) => {
            let sql = "insert into invites (token, table_id, seat, created) values (?, ?, ?, ?)";
            let query = sqlx::query(sql)
                .bind(&invite.token)
                .bind(&invite.table)
                .bind(invite.seat)
                .bind(invite.created);
            query.execute(connection).await
        }
        Change::RevokeInvite { table, token } => {
            let query = sqlx::query("update invites set revoked = 1 where table_id = ? and token = ?");
            query.bind(table).bind(token).execute(connection).await
        }
    }
    .map(|_| ())
    .map_err(failed)
}

async fn new_table(connection: &mut SqliteConnection, table: &TableRow) -> Result<(), StoreError> {
    let sql = "insert into tables (id, game, rules, components, setup, host, spectators, listed, created, changed, \
               stage, waiting, bot_waits, head) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)";
    sqlx::query(sql)
        .bind(&table.id)
        .bind(&table.game)
        .bind(table.rules)
        .bind(&table.components)
        .bind(&table.setup)
        .bind(&table.host)
        .bind(table.spectators)
        .bind(table.listed)
        .bind(table.created)
        .bind(table.index.changed)
        .bind(&table.index.stage)
        .bind(table.index.waiting)
        .bind(table.index.bot_waits)
        .bind(&Head::first(table).0[..])
        .execute(&mut *connection)
        .await
        .map_err(failed)?;
    people(connection, &table.id, &table.index).await
}

async fn entry(
    connection: &mut SqliteConnection,
    table: &str,
    row: &EntryRow,
    after: Head,
    index: &TableIndex,
) -> Result<(), StoreError> {
    let hash = row.hash.map(|head| head.0.to_vec());
    sqlx::query("insert into entries (table_id, number, at, entry, hash) values (?, ?, ?, ?, ?)")
        .bind(table)
        .bind(row.number)
        .bind(row.at)
        .bind(&row.entry)
        .bind(&hash)
        .execute(&mut *connection)
        .await
        .map_err(failed)?;
    // Nothing is confirmed on top of a log that has lost its end.
    if let Some(before) = row.number.checked_sub(1) {
        let sql = "select count(*) from entries where table_id = ? and number = ? and hash = ?";
        let found: i64 = sqlx::query_scalar(sql)
            .bind(table)
            .bind(before)
            .bind(&after.0[..])
            .fetch_one(&mut *connection)
            .await
            .map_err(failed)?;
        if found == 0 {
            return Err(StoreError::Damaged(format!(
                "entry {before} of table {table} is not as it was written"
            )));
        }
    }
    let sql = "update tables set changed = ?, stage = ?, waiting = ?, bot_waits = ?, entries = ?, head = ? \
               where id = ? and entries = ? and head = ?";
    let updated = sqlx::query(sql)
        .bind(index.changed)
        .bind(&index.stage)
        .bind(index.waiting)
        .bind(index.bot_waits)
        .bind(row.number + 1)
        .bind(&hash)
        .bind(table)
        .bind(row.number)
        .bind(&after.0[..])
        .execute(&mut *connection)
        .await
        .map_err(failed)?;
    if updated.rows_affected() != 1 {
        return Err(StoreError::Damaged(format!(
            "the row of table {table} does not belong to its log"
        )));
    }
    people(connection, table, index).await
}

async fn people(
    connection: &mut SqliteConnection,
    table: &str,
    index: &TableIndex,
) -> Result<(), StoreError> {
    let Some(people) = &index.people else {
        return Ok(());
    };
    sqlx::query("delete from seats where table_id = ?")
        .bind(table)
        .execute(&mut *connection)
        .await
        .map_err(failed)?;
    for (seat, account) in people {
        sqlx::query("insert into seats (table_id, seat, account) values (?, ?, ?)")
            .bind(table)
            .bind(seat)
            .bind(account)
            .execute(&mut *connection)
            .await
            .map_err(failed)?;
    }
    Ok(())
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        failed(error)
    }
}

#[allow(clippy::needless_pass_by_value, reason = "called by map_err")]
fn failed(error: sqlx::Error) -> StoreError {
    match &error {
        sqlx::Error::Database(inner)
            if inner.is_unique_violation() || inner.is_foreign_key_violation() =>
        {
            StoreError::Conflict(inner.message().to_owned())
        }
        sqlx::Error::Database(inner) if is_damage(inner.code().as_deref()) => {
            StoreError::Damaged(inner.message().to_owned())
        }
        sqlx::Error::ColumnDecode { .. } | sqlx::Error::Decode(_) => {
            StoreError::Damaged(error.to_string())
        }
        _ => StoreError::Failed(error.to_string()),
    }
}

/// Whether a result code, with its details in the upper bits, says that a page is not what it should be.
fn is_damage(code: Option<&str>) -> bool {
    const CORRUPT: i32 = 11;
    const NOT_A_DATABASE: i32 = 26;
    let code = code.and_then(|code| code.parse::<i32>().ok());
    code.is_some_and(|code| matches!(code & 0xff, CORRUPT | NOT_A_DATABASE))
}

fn account(row: &SqliteRow) -> sqlx::Result<Account> {
    Ok(Account {
        id: row.try_get(0)?,
        name: row.try_get(1)?,
        password: row.try_get(2)?,
        created: row.try_get(3)?,
        lang: row.try_get(4)?,
        theme: row.try_get(5)?,
    })
}

fn session(row: &SqliteRow) -> sqlx::Result<Session> {
    Ok(Session {
        hash: row.try_get(0)?,
        account: row.try_get(1)?,
        kind: row.try_get(2)?,
        label: row.try_get(3)?,
        created: row.try_get(4)?,
    })
}

fn table(row: &SqliteRow) -> sqlx::Result<TableRow> {
    Ok(TableRow {
        id: row.try_get(0)?,
        game: row.try_get(1)?,
        rules: row.try_get(2)?,
        components: row.try_get(3)?,
        setup: row.try_get(4)?,
        host: row.try_get(5)?,
        spectators: row.try_get(6)?,
        listed: row.try_get(7)?,
        created: row.try_get(8)?,
        index: TableIndex {
            changed: row.try_get(9)?,
            stage: row.try_get(10)?,
            waiting: row.try_get(11)?,
            bot_waits: row.try_get(12)?,
            people: None,
        },
    })
}

fn invite(row: &SqliteRow) -> sqlx::Result<Invite> {
    Ok(Invite {
        token: row.try_get(0)?,
        table: row.try_get(1)?,
        seat: row.try_get(2)?,
        created: row.try_get(3)?,
    })
}

#[async_trait]
impl Store for Sqlite {
    async fn write(&self, changes: Vec<Change>) -> Result<(), StoreError> {
        self.work(Work::Keep(changes)).await
    }

    async fn close(&self) {
        self.readers.close().await;
        if let Err(error) = self.work(Work::Close).await {
            tracing::warn!("closing the data file: {error}");
        }
    }

    async fn account_by_name(&self, name: &str) -> Result<Option<Account>, StoreError> {
        let sql = accounts!("where password is not null and name = ? collate nocase");
        self.one(sql, name, account).await
    }

    async fn session(&self, hash: &str) -> Result<Option<Account>, StoreError> {
        let sql = accounts!(
            "where id = (select account from sessions where hash = ? and (kind = 'token' or created >= ?))"
        );
        let row = sqlx::query(sql)
            .bind(hash)
            .bind(now() - i64::from(YEAR))
            .fetch_optional(&self.readers);
        let row = row.await.map_err(failed)?;
        row.as_ref().map(account).transpose().map_err(failed)
    }

    async fn tokens(&self, account: &str) -> Result<Vec<Session>, StoreError> {
        let sql = "select hash, account, kind, label, created from sessions \
                   where account = ? and kind = 'token' order by created limit ?";
        self.many(sql, account, 100, session).await
    }

    async fn table(&self, id: &str) -> Result<Option<TableRow>, StoreError> {
        let Some(mut found) = self.one(tables!("where id = ?"), id, table).await? else {
            return Ok(None);
        };
        found.index.people = Some(self.people(id).await?);
        Ok(Some(found))
    }

    async fn log(&self, table: &str) -> Result<Log, StoreError> {
        // What is read from a file that has gone is no proof that anything was kept.
        self.place.check()?;
        // One moment, also while somebody else writes.
        let mut moment = self.readers.begin().await.map_err(failed)?;
        let row = sqlx::query("select entries, head from tables where id = ?")
            .bind(table)
            .fetch_optional(&mut *moment)
            .await
            .map_err(failed)?;
        let (count, head) = match &row {
            Some(row) => (
                row.try_get(0).map_err(failed)?,
                Head::read(row.try_get(1).map_err(failed)?),
            ),
            None => (0, None),
        };
        let entries = entries(&mut moment, table).await?;
        Ok(Log {
            entries,
            count,
            head,
        })
    }

    async fn chat(&self, table: &str, most: u32) -> Result<Vec<ChatRow>, StoreError> {
        let sql = "select number, at, name, text from chat where table_id = ? order by number desc limit ?";
        let mut rows = self
            .many(sql, table, most, |row| {
                Ok(ChatRow {
                    number: row.try_get(0)?,
                    at: row.try_get(1)?,
                    name: row.try_get(2)?,
                    text: row.try_get(3)?,
                })
            })
            .await?;
        rows.reverse();
        Ok(rows)
    }

    async fn tables_of(&self, account: &str, most: u32) -> Result<Vec<TableRow>, StoreError> {
        let sql = tables!(
            "where id in (select table_id from seats where account = ?) order by changed desc limit ?"
        );
        let mut found = self.many(sql, account, most, table).await?;
        for row in &mut found {
            row.index.people = Some(self.people(&row.id).await?);
        }
        Ok(found)
    }

    async fn open_tables(&self, most: u32) -> Result<Vec<TableRow>, StoreError> {
        let sql = tables!(
            "where stage = 'open' and listed = 1 and id <> ? order by changed desc limit ?"
        );
        self.many(sql, "", most, table).await
    }

    async fn tables_after(&self, id: &str, most: u32) -> Result<Vec<TableRow>, StoreError> {
        let sql = tables!("where id > ? order by id limit ?");
        self.many(sql, id, most, table).await
    }

    async fn bots_wait(&self, most: u32) -> Result<Vec<String>, StoreError> {
        let sql =
            "select id from tables where bot_waits = 1 and id <> ? order by changed desc limit ?";
        self.many(sql, "", most, |row| row.try_get(0)).await
    }

    async fn full_tables(&self, most: u32) -> Result<Vec<String>, StoreError> {
        // The last holder of each seat decides; entries of a table that has not begun are few. What is no JSON is
        // damaged, and such a table is told so when somebody looks.
        let sql = "with held as ( \
                   select table_id, number, json_extract(entry, '$.hold.seat') as seat, \
                   json_extract(entry, '$.hold.holder') as holder from ( \
                   select table_id, number, case when json_valid(entry) then entry end as entry from entries \
                   where table_id in (select id from tables where stage = 'open'))) \
                   select id from tables where stage = 'open' and id <> ? and not exists ( \
                   select 1 from held where held.table_id = tables.id and holder in ('open', 'invited') \
                   and not exists (select 1 from held as later where later.table_id = held.table_id \
                   and later.number > held.number and later.seat = held.seat)) \
                   order by changed desc limit ?";
        self.many(sql, "", most, |row| row.try_get(0)).await
    }

    async fn editions(&self) -> Result<Vec<EditionRow>, StoreError> {
        let sql = "select game, rules, components, files from editions where game <> ? order by game limit ?";
        self.many(sql, "", u32::MAX, |row| {
            Ok(EditionRow {
                game: row.try_get(0)?,
                rules: row.try_get(1)?,
                components: row.try_get(2)?,
                files: row.try_get(3)?,
            })
        })
        .await
    }

    async fn invite(&self, token: &str) -> Result<Option<Invite>, StoreError> {
        let sql =
            "select token, table_id, seat, created from invites where token = ? and revoked = 0";
        self.one(sql, token, invite).await
    }

    async fn invites(&self, table: &str) -> Result<Vec<Invite>, StoreError> {
        let sql = "select token, table_id, seat, created from invites where table_id = ? and revoked = 0 \
                   order by created limit ?";
        self.many(sql, table, 100, invite).await
    }
}
