//! All tables: those in use are in memory, the others on disk.

use super::{room::Room, think::Pool};
use crate::{fault::Fault, store::Store};
use game::Shelf;
use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError, Weak},
    time::Duration,
};

/// Tables in use.
pub struct Hall {
    games: Shelf,
    store: Arc<dyn Store>,
    pool: Arc<Pool>,
    rooms: Mutex<HashMap<String, Arc<Room>>>,
}

impl Hall {
    /// A hall without tables.
    pub fn new(games: Shelf, store: Arc<dyn Store>, pool: Arc<Pool>) -> Self {
        Self {
            games,
            store,
            pool,
            rooms: Mutex::default(),
        }
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<String, Arc<Room>>> {
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A table, read from the store when it is not in memory.
    pub async fn room(&self, id: &str) -> Result<Arc<Room>, Fault> {
        if let Some(room) = self.lock().get(id) {
            return Ok(room.clone());
        }
        let row = self
            .store
            .table(id)
            .await?
            .ok_or_else(|| Fault::missing("no-table"))?;
        let room = Room::load(self.games, self.store.clone(), row).await?;
        {
            let mut rooms = self.lock();
            // Somebody may have been quicker: there is one writer per table.
            if let Some(room) = rooms.get(id) {
                return Ok(room.clone());
            }
            rooms.insert(id.to_owned(), room.clone());
        }
        self.pool.drive(&room);
        if let Err(fault) = room.clone().begin_when_full().await {
            // It is looked at all the same; whoever looks next tries again.
            tracing::debug!("table {id} does not begin: {}", fault.kind());
        }
        Ok(room)
    }

    /// How many tables are in memory.
    pub fn in_memory(&self) -> usize {
        self.lock().len()
    }

    /// Lets tables go that nobody has used for so many seconds.
    pub fn sweep(&self, seconds: i64) {
        // A table that somebody holds stays: a second copy would be a second writer.
        self.lock()
            .retain(|_, room| Arc::strong_count(room) > 1 || !room.is_idle(seconds));
    }

    /// Sweeps now and then, and wakes tables that wait for nobody: a bot was to act when the server stopped, or
    /// all seats are taken and the game has not begun.
    pub fn keep(self: &Arc<Self>, idle: i64) {
        let hall = Arc::downgrade(self);
        tokio::spawn(async move {
            wake(&hall).await;
            loop {
                tokio::time::sleep(Duration::from_secs(15)).await;
                match hall.upgrade() {
                    Some(hall) => hall.sweep(idle),
                    None => return,
                }
            }
        });
    }
}

/// One after another, so that people who come first are served first.
async fn wake(hall: &Weak<Hall>) {
    let Some(all) = hall.upgrade() else { return };
    let mut waiting = all.store.bots_wait(10_000).await.unwrap_or_default();
    waiting.extend(all.store.full_tables(10_000).await.unwrap_or_default());
    drop(all);
    for id in waiting {
        let Some(all) = hall.upgrade() else { return };
        // Only so many at a time are kept in memory.
        while all.in_memory() > 2_000 {
            all.sweep(0);
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        if let Err(fault) = all.room(&id).await {
            tracing::warn!("table {id}: {}", fault.kind());
        }
        drop(all);
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}
