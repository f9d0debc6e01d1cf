//! What all requests share.

use crate::{
    config::Config,
    limits::Limits,
    live::Presence,
    rooms::Hall,
    store::{Account, Change, Sqlite, Store, StoreError},
    think::Pool,
    util,
};
use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError},
};

/// How many sessions are remembered between requests.
const REMEMBERED: usize = 20_000;

/// What all requests share.
pub struct App {
    /// What is kept.
    pub store: Arc<dyn Store>,
    /// Tables in use.
    pub hall: Arc<Hall>,
    /// Where bots think.
    pub pool: Arc<Pool>,
    /// Who asked how often.
    pub limits: Limits,
    /// Who is connected.
    pub presence: Presence,
    sessions: Mutex<HashMap<String, Arc<Account>>>,
}

impl App {
    /// Opens the store and gets everything ready.
    pub async fn open(config: &Config) -> Result<Arc<Self>, StoreError> {
        let store = Arc::new(Sqlite::open(&config.data).await?);
        Ok(Self::on(store, config))
    }

    /// The same on a store that is open.
    pub fn on(store: Arc<dyn Store>, config: &Config) -> Arc<Self> {
        let pool = Arc::new(Pool::new(config.thinkers, config.bot_pause));
        let hall = Arc::new(Hall::new(store.clone(), pool.clone()));
        hall.keep(config.idle_seconds);
        Arc::new(Self {
            limits: Limits::new(config.rate_limits),
            presence: Presence::default(),
            store,
            hall,
            pool,
            sessions: Mutex::default(),
        })
    }

    /// Who has this secret.
    pub async fn whoever_has(&self, secret: &str) -> Result<Option<Arc<Account>>, StoreError> {
        let hash = util::hash(secret);
        if let Some(account) = self.sessions().get(&hash) {
            return Ok(Some(account.clone()));
        }
        let Some(account) = self.store.session(&hash).await?.map(Arc::new) else {
            return Ok(None);
        };
        let mut sessions = self.sessions();
        if sessions.len() >= REMEMBERED {
            sessions.clear();
        }
        sessions.insert(hash, account.clone());
        Ok(Some(account))
    }

    /// Keeps changes of accounts and sessions, and forgets what was remembered of them.
    pub async fn write_identity(
        &self,
        account: &str,
        changes: Vec<Change>,
    ) -> Result<(), StoreError> {
        let result = self.store.write(changes).await;
        self.sessions()
            .retain(|_, remembered| remembered.id != account);
        result
    }

    fn sessions(&self) -> std::sync::MutexGuard<'_, HashMap<String, Arc<Account>>> {
        self.sessions.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
