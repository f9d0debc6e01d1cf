//! What all requests share.

use crate::{
    config::Config,
    editions,
    limits::Limits,
    metrics::Metrics,
    presence::Presence,
    rooms::{Hall, Pool},
    store::{Account, Change, Sqlite, Store, StoreError},
    util,
};
use game::Shelf;
use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

/// How many sessions are remembered between requests.
const REMEMBERED: usize = 20_000;
/// How long they are, in seconds: then it is seen whether they have ended.
const DAY: i64 = 24 * 3600;

/// What all requests share.
pub struct App {
    /// What is kept.
    pub store: Arc<dyn Store>,
    /// The games that can be played.
    pub games: Shelf,
    /// Tables in use.
    pub hall: Arc<Hall>,
    /// Where bots think.
    pub pool: Arc<Pool>,
    /// Who asked how often.
    pub limits: Limits,
    /// Who is connected.
    pub presence: Presence,
    /// How the server is doing.
    pub metrics: Metrics,
    /// After how many seconds of absence others may hand somebody's seat to a bot.
    pub absence: i64,
    /// How long an answer may take.
    pub patience: Duration,
    sessions: Mutex<Sessions>,
}

/// Sessions that were used lately.
#[derive(Default)]
struct Sessions {
    /// Accounts by the hash of the session's secret, and when they were read.
    known: HashMap<String, (Arc<Account>, i64)>,
    /// How often something was forgotten: what was read before that may be out of date.
    changes: u64,
}

impl App {
    /// Opens the store and gets everything ready.
    pub async fn open(config: &Config) -> Result<Arc<Self>, StoreError> {
        let store = Arc::new(Sqlite::open(&config.data).await?);
        editions::keep(config.games, &*store).await?;
        editions::learn(config.games, &*store).await?;
        Ok(Self::on(store, config))
    }

    /// The same on a store that is open.
    pub fn on(store: Arc<dyn Store>, config: &Config) -> Arc<Self> {
        let pool = Arc::new(Pool::new(
            config.thinkers,
            config.bot_pause,
            config.bot_lengths,
        ));
        let hall = Arc::new(Hall::new(config.games, store.clone(), pool.clone()));
        hall.keep(config.idle_seconds);
        Arc::new(Self {
            limits: Limits::new(config.rate_limits),
            presence: Presence::default(),
            store,
            games: config.games,
            hall,
            pool,
            metrics: Metrics::default(),
            absence: config.absence_seconds,
            patience: config.patience,
            sessions: Mutex::default(),
        })
    }

    /// Who has this secret.
    pub async fn whoever_has(&self, secret: &str) -> Result<Option<Arc<Account>>, StoreError> {
        self.session(&util::hash(secret)).await
    }

    /// Who has the session with this hash.
    pub async fn session(&self, hash: &str) -> Result<Option<Arc<Account>>, StoreError> {
        let now = util::now();
        let changes = {
            let sessions = self.sessions();
            match sessions.known.get(hash) {
                Some((account, read)) if now - read < DAY => return Ok(Some(account.clone())),
                _ => sessions.changes,
            }
        };
        let Some(account) = self.store.session(hash).await?.map(Arc::new) else {
            return Ok(None);
        };
        let mut sessions = self.sessions();
        if sessions.known.len() >= REMEMBERED {
            sessions.known.clear();
        }
        // Somebody may have logged out while this was read.
        if sessions.changes == changes {
            sessions
                .known
                .insert(hash.to_owned(), (account.clone(), now));
        }
        Ok(Some(account))
    }

    /// Keeps changes of accounts and sessions, and forgets what was remembered of them.
    pub async fn write_identity(
        &self,
        account: &str,
        changes: Vec<Change>,
    ) -> Result<(), StoreError> {
        let result = self.store.write(changes).await;
        let mut sessions = self.sessions();
        sessions.changes += 1;
        sessions
            .known
            .retain(|_, (remembered, _)| remembered.id != account);
        result
    }

    fn sessions(&self) -> std::sync::MutexGuard<'_, Sessions> {
        self.sessions.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
