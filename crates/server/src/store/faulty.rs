//! A store that fails at chosen instants, between the tables and the real store.

use super::{
    Account, Change, ChatRow, EditionRow, Invite, Log, Session, Sqlite, Store, StoreError, TableRow,
};
use async_trait::async_trait;
use std::{
    sync::{Mutex, PoisonError},
    time::Duration,
};

/// Where the store fails.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// Before anything is written: a full or read-only disk.
    BeforeCommit,
    /// Everything is written and flushed, but the answer is an error.
    AfterCommit,
    /// The same, and nothing can be read any more.
    AfterCommitAndBlind,
    /// Nothing can be read or written.
    Gone,
    /// Everything takes so long.
    Slow(Duration),
}

/// A store with a fault that comes and goes.
pub struct Faulty {
    inner: Sqlite,
    fault: Mutex<Option<Fault>>,
}

fn broken() -> StoreError {
    StoreError::Failed("this disk fails".to_owned())
}

impl Faulty {
    pub fn new(inner: Sqlite) -> Self {
        Self {
            inner,
            fault: Mutex::default(),
        }
    }

    pub fn set(&self, fault: Option<Fault>) {
        *self.fault.lock().unwrap_or_else(PoisonError::into_inner) = fault;
    }

    fn fault(&self) -> Option<Fault> {
        *self.fault.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The real store, if it can be read now.
    fn read(&self) -> Result<&Sqlite, StoreError> {
        match self.fault() {
            Some(Fault::AfterCommitAndBlind | Fault::Gone) => Err(broken()),
            Some(Fault::BeforeCommit | Fault::AfterCommit | Fault::Slow(_)) | None => {
                Ok(&self.inner)
            }
        }
    }
}

#[async_trait]
impl Store for Faulty {
    async fn write(&self, changes: Vec<Change>) -> Result<(), StoreError> {
        match self.fault() {
            None => self.inner.write(changes).await,
            Some(Fault::BeforeCommit | Fault::Gone) => Err(broken()),
            Some(Fault::AfterCommit | Fault::AfterCommitAndBlind) => {
                self.inner.write(changes).await?;
                Err(broken())
            }
            Some(Fault::Slow(time)) => {
                tokio::time::sleep(time).await;
                self.inner.write(changes).await
            }
        }
    }

    async fn close(&self) {
        self.inner.close().await;
    }

    async fn account_by_name(&self, name: &str) -> Result<Option<Account>, StoreError> {
        self.read()?.account_by_name(name).await
    }

    async fn session(&self, hash: &str) -> Result<Option<Account>, StoreError> {
        self.read()?.session(hash).await
    }

    async fn tokens(&self, account: &str) -> Result<Vec<Session>, StoreError> {
        self.read()?.tokens(account).await
    }

    async fn table(&self, id: &str) -> Result<Option<TableRow>, StoreError> {
        self.read()?.table(id).await
    }

    async fn log(&self, table: &str) -> Result<Log, StoreError> {
        self.read()?.log(table).await
    }

    async fn chat(&self, table: &str, most: u32) -> Result<Vec<ChatRow>, StoreError> {
        self.read()?.chat(table, most).await
    }

    async fn tables_of(&self, account: &str, most: u32) -> Result<Vec<TableRow>, StoreError> {
        self.read()?.tables_of(account, most).await
    }

    async fn open_tables(&self, most: u32) -> Result<Vec<TableRow>, StoreError> {
        self.read()?.open_tables(most).await
    }

    async fn tables_after(&self, id: &str, most: u32) -> Result<Vec<TableRow>, StoreError> {
        self.read()?.tables_after(id, most).await
    }

    async fn bots_wait(&self, most: u32) -> Result<Vec<String>, StoreError> {
        self.read()?.bots_wait(most).await
    }

    async fn full_tables(&self, most: u32) -> Result<Vec<String>, StoreError> {
        self.read()?.full_tables(most).await
    }

    async fn editions(&self) -> Result<Vec<EditionRow>, StoreError> {
        self.read()?.editions().await
    }

    async fn invite(&self, token: &str) -> Result<Option<Invite>, StoreError> {
        self.read()?.invite(token).await
    }

    async fn invites(&self, table: &str) -> Result<Vec<Invite>, StoreError> {
        self.read()?.invites(table).await
    }
}
