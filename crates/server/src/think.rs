//! Bots think on a bounded pool; people's actions never wait for them.

use crate::{
    fault::Fault,
    rooms::{Room, Scene},
    util::random_number,
};
use bots::Level;
use catalog::Advice;
use std::{
    sync::{Arc, Weak},
    time::Duration,
};
use table::Seat;
use tokio::sync::{Semaphore, watch};

/// Who moves a seat without a person's doing.
enum By {
    Bot(Level),
    Standing(String),
}

/// The pool on which bots think.
pub struct Pool {
    places: Arc<Semaphore>,
    pause: Duration,
}

impl Pool {
    /// A pool for so many thoughts at a time; before each move of a bot people get a moment to see the last one.
    pub fn new(places: usize, pause: Duration) -> Self {
        Self {
            places: Arc::new(Semaphore::new(places.max(1))),
            pause,
        }
    }

    /// What a bot of this level would do on this seat.
    pub async fn think(
        &self,
        scene: Arc<Scene>,
        seat: Seat,
        level: Level,
    ) -> Result<Advice, Fault> {
        let place = self
            .places
            .clone()
            .acquire_owned()
            .await
            .map_err(|_| Fault::words("no-advice"))?;
        let thought = tokio::task::spawn_blocking(move || {
            let advice = scene.course.as_ref().ok()?.play.as_ref()?.think_within(
                seat,
                level,
                random_number(),
                level.patience(),
            );
            drop(place);
            advice
        });
        // A bot that fails must not take more with it than its advice.
        thought
            .await
            .ok()
            .flatten()
            .ok_or_else(|| Fault::words("no-advice"))
    }

    /// Moves the bots of a table for as long as it is in memory.
    pub fn drive(self: &Arc<Self>, room: &Arc<Room>) {
        let (pool, scenes, room) = (self.clone(), room.watch(), Arc::downgrade(room));
        tokio::spawn(async move { pool.follow(scenes, room).await });
    }

    async fn follow(&self, mut scenes: watch::Receiver<Arc<Scene>>, room: Weak<Room>) {
        loop {
            let scene = scenes.borrow_and_update().clone();
            let asked = scene.course.as_ref().ok().and_then(|course| {
                let (seat, by) = match course.bot_to_act() {
                    Some((seat, level)) => (seat, By::Bot(level)),
                    None => {
                        let (seat, answer) = course.standing_to_act()?;
                        (seat, By::Standing(answer))
                    }
                };
                Some((seat, by, course.decisions[seat.index()]))
            });
            let Some((seat, by, decision)) = asked else {
                drop(scene);
                if scenes.changed().await.is_err() {
                    return;
                }
                continue;
            };
            let thought = match by {
                By::Bot(level) => {
                    tokio::time::sleep(self.pause).await;
                    let advice = self.think(scene, seat, level).await;
                    advice.map(|advice| advice.notation)
                }
                // Not always equally quick: a standing answer should look like a person's.
                By::Standing(answer) => {
                    drop(scene);
                    let percent = 50 + random_number() % 150;
                    tokio::time::sleep(self.pause * percent as u32 / 100).await;
                    Ok(answer)
                }
            };
            let Some(room) = room.upgrade() else { return };
            let made = match thought {
                Ok(action) => room.act(seat, decision, action).await.map(|_| ()),
                Err(fault) => Err(fault),
            };
            if made.is_err() && !scenes.has_changed().unwrap_or(false) {
                // The disk is full, or the bot broke: try again, but not at once.
                tokio::time::sleep(Duration::from_secs(2)).await;
            }
        }
    }
}
