//! Bots think on a bounded pool; people's actions never wait for them.

use super::{room::Room, scene::Scene};
use crate::{fault::Fault, guarded::guarded, util::random_number};
use bots::Level;
use futures_util::FutureExt;
use game::Advice;
use std::{
    panic::AssertUnwindSafe,
    sync::{Arc, Weak},
    time::Duration,
};
use table::{Seat, Viewer};
use tokio::{
    sync::{OwnedSemaphorePermit, Semaphore, oneshot, watch},
    time::Instant,
};

/// How long after its patience a bot may still be at the thought that it began.
const LAST_THOUGHT: Duration = Duration::from_millis(50);

/// How long bots rest after a panic.
const AFTER_PANIC: Duration = Duration::from_secs(2);

/// How long a bot of this level takes, whatever it has to choose from. Chance chooses at once.
fn tempo(level: Level) -> Duration {
    match level {
        Level::Random => Duration::ZERO,
        Level::Novice | Level::Casual | Level::Club | Level::Expert | Level::Master => {
            level.patience() + LAST_THOUGHT
        }
    }
}

/// Whether a seat sees anything that spectators do not.
fn has_secrets(scene: &Scene, seat: Seat) -> bool {
    let play = scene
        .course
        .as_ref()
        .ok()
        .and_then(|course| course.play.as_ref());
    play.is_some_and(|play| {
        let table = |viewer| play.view_json(viewer)["table"].take();
        let differs = || table(Viewer::Seat(seat)) != table(Viewer::Spectator);
        // What cannot be looked at may hold secrets.
        guarded("view", differs).unwrap_or(true)
    })
}

/// Whatever people wait for comes first: bots think with the time that is left.
fn give_way() {
    #[cfg(target_os = "linux")]
    if let Err(error) = rustix::process::setpriority_process(None, 19) {
        tracing::warn!("bots think at full priority: {error}");
    }
}

/// Who moves a seat without a person's doing.
enum By {
    Bot(Level),
    Standing(String),
}

/// The pool on which bots think.
pub struct Pool {
    places: Arc<Semaphore>,
    pause: Duration,
    lengths: u32,
}

impl Pool {
    /// A pool for so many thoughts at a time; before each move of a bot people get a moment to see the last one. Bots
    /// among themselves play so many times the usual length of a game, and no longer.
    pub fn new(places: usize, pause: Duration, lengths: u32) -> Self {
        Self {
            places: Arc::new(Semaphore::new(places.max(1))),
            pause,
            lengths,
        }
    }

    /// What a bot of this level would do on this seat.
    pub async fn think(
        &self,
        scene: Arc<Scene>,
        seat: Seat,
        level: Level,
    ) -> Result<Advice, Fault> {
        let place = self.place().await?;
        Self::think_at(place, scene, seat, level).await
    }

    /// The same, but how long it takes tells nothing of what only this seat knows: a hand without a card to play is
    /// thought about as long as a full one.
    async fn think_evenly(
        &self,
        scene: Arc<Scene>,
        seat: Seat,
        level: Level,
    ) -> Result<Advice, Fault> {
        let place = self.place().await?;
        let until = if has_secrets(&scene, seat) {
            Instant::now() + tempo(level)
        } else {
            Instant::now()
        };
        let thought = Self::think_at(place, scene, seat, level).await;
        tokio::time::sleep_until(until).await;
        thought
    }

    async fn place(&self) -> Result<OwnedSemaphorePermit, Fault> {
        let place = self.places.clone().acquire_owned().await;
        place.map_err(|_| Fault::words("no-advice"))
    }

    async fn think_at(
        place: OwnedSemaphorePermit,
        scene: Arc<Scene>,
        seat: Seat,
        level: Level,
    ) -> Result<Advice, Fault> {
        let (done, thought) = oneshot::channel();
        let begun = Instant::now();
        // A thread of its own, because a thread that gives way cannot take it back.
        let thinking = move || {
            give_way();
            let advice = scene.course.as_ref().ok().and_then(|course| {
                let play = course.play.as_ref()?;
                // Waiting for a core counts, so that the answer is not late.
                let left = level.patience().saturating_sub(begun.elapsed());
                play.think_within(seat, level, random_number(), left)
            });
            drop(place);
            let _ = done.send(advice);
        };
        let spawned = std::thread::Builder::new()
            .name("bot".to_owned())
            .spawn(thinking);
        spawned.map_err(|_| Fault::words("no-advice"))?;
        // A bot that fails must not take more with it than its advice.
        thought
            .await
            .ok()
            .flatten()
            .ok_or_else(|| Fault::words("no-advice"))
    }

    /// Whether bots play among themselves and have come to no end; None when there is nothing to say about it.
    async fn is_endless(&self, scene: &Scene, most: &mut Option<usize>) -> Option<bool> {
        let course = scene.course.as_ref().ok()?;
        let made = course.play.as_ref()?.made();
        if !course.people().is_empty() || course.bot_to_act().is_none() {
            return Some(false);
        }
        if most.is_none() {
            // Some games are played to know it, which is no work for a thread that answers people.
            let (game, setup, lengths) = (course.game, course.setup.clone(), self.lengths);
            let measured = tokio::task::spawn_blocking(move || {
                lengths.saturating_mul(game.usual_length(&setup)) as usize
            });
            *most = measured.await.ok();
        }
        most.map(|most| made >= most)
    }

    /// Moves the bots of a table for as long as it is in memory.
    pub fn drive(self: &Arc<Self>, room: &Arc<Room>) {
        let (pool, scenes, room) = (self.clone(), room.watch(), Arc::downgrade(room));
        tokio::spawn(async move {
            let mut scenes = scenes;
            // A panic in the rules must not leave a table without its bots.
            while let Err(_panic) = AssertUnwindSafe(pool.follow(&mut scenes, &room))
                .catch_unwind()
                .await
            {
                tracing::error!("the bots of a table panicked; they go on");
                tokio::time::sleep(AFTER_PANIC).await;
            }
        });
    }

    async fn follow(&self, scenes: &mut watch::Receiver<Arc<Scene>>, room: &Weak<Room>) {
        // How many actions bots among themselves may make, once it is known.
        let mut most = None;
        loop {
            let scene = scenes.borrow_and_update().clone();
            if let Some(halted) = self.is_endless(&scene, &mut most).await {
                let Some(room) = room.upgrade() else { return };
                room.halt(halted);
                drop(room);
                if halted {
                    drop(scene);
                    if scenes.changed().await.is_err() {
                        return;
                    }
                    continue;
                }
            }
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
            let asked_at = Instant::now();
            let (thought, pause) = match by {
                By::Bot(level) => {
                    let advice = self.think_evenly(scene, seat, level).await;
                    (advice.map(|advice| advice.notation), self.pause)
                }
                // Not always equally quick: a standing answer should look like a person's.
                By::Standing(answer) => {
                    drop(scene);
                    let percent = 50 + random_number() % 150;
                    (Ok(answer), self.pause * percent as u32 / 100)
                }
            };
            // People get a moment to see the last move.
            tokio::time::sleep_until(asked_at + pause).await;
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
