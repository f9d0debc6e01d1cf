//! Live updates: what a page shows is cut into parts; a stream sends those that changed.

use crate::{
    app::App,
    guarded::guarded,
    ops,
    pages::play::{self as table_page, Show},
    rooms::{Look, Parts, Rank, Room, Scene, Stage},
    store::Invite,
    visitor::Visitor,
};
use axum::response::sse::{Event, KeepAlive, Sse};
use futures_util::stream::{self, Stream};
use std::{
    collections::BTreeMap,
    convert::Infallible,
    hash::{DefaultHasher, Hash, Hasher},
    sync::Arc,
    time::Duration,
};
use table::{Seat, Viewer};
use tokio::sync::watch;

/// A number that changes with the text.
fn digest(text: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    text.hash(&mut hasher);
    hasher.finish()
}

/// What one stream has been sent.
#[derive(Default)]
struct Sent {
    html: BTreeMap<&'static str, u64>,
    log: BTreeMap<u64, u64>,
}

impl Sent {
    /// A browser that has just been given these parts.
    fn all(parts: &Parts) -> Self {
        Self {
            html: parts
                .html
                .iter()
                .map(|(id, text)| (*id, digest(text)))
                .collect(),
            log: parts
                .log
                .iter()
                .map(|(key, text)| (*key, digest(text)))
                .collect(),
        }
    }

    /// What this browser must be told to show these parts.
    fn news(&mut self, scene: &Scene, parts: &Parts) -> serde_json::Value {
        let now = Sent::all(parts);
        let html: serde_json::Map<String, serde_json::Value> = parts
            .html
            .iter()
            .filter(|(id, _)| self.html.get(id) != now.html.get(id))
            .map(|(id, text)| ((*id).to_owned(), text.as_str().into()))
            .collect();
        let gone = parts.log.first().map_or(0, |(first, _)| *first);
        let changed = now
            .log
            .iter()
            .find(|(key, hash)| self.log.get(key) != Some(hash))
            .map(|(key, _)| *key);
        let removed = self
            .log
            .keys()
            .find(|key| **key >= gone && !now.log.contains_key(key))
            .copied();
        let cut = changed.into_iter().chain(removed).min();
        let log = cut.map(|cut| {
            let lines = parts.log.iter().filter(|(key, _)| *key >= cut);
            serde_json::json!({ "cut": cut, "add": lines.map(|(_, text)| text.as_str()).collect::<String>() })
        });
        *self = now;
        serde_json::json!({
            "id": scene.id(),
            "parts": html,
            "log": log,
            "since": parts.since,
            "turn": parts.your_turn,
            "title": parts.title,
        })
    }
}

/// The parts of a table for one look; made once per moment.
pub async fn parts(app: &App, room: &Room, scene: &Scene, look: Look) -> Arc<Parts> {
    let invites = invites(app, room, scene, look).await;
    let show = Show {
        row: &room.row,
        scene,
        look,
        invites: &invites,
    };
    scene.parts(look, || {
        guarded("page", || table_page::parts(&show)).unwrap_or_else(|| table_page::broken(&show))
    })
}

/// Only the host of a table that waits for people sees its invitations.
async fn invites(app: &App, room: &Room, scene: &Scene, look: Look) -> Vec<Invite> {
    let is_open = scene
        .course
        .as_ref()
        .is_ok_and(|course| course.stage() == Stage::Open);
    if look.3 == Rank::Host && is_open {
        app.store.invites(&room.row.id).await.unwrap_or_default()
    } else {
        Vec::new()
    }
}

/// Notes that a seat's stream is open, for as long as it lives.
struct Here {
    app: Arc<App>,
    room: Arc<Room>,
    seat: Option<Seat>,
}

impl Here {
    fn new(app: Arc<App>, room: Arc<Room>, seat: Option<Seat>) -> Self {
        if let Some(seat) = seat {
            app.presence.change(&room, seat, 1);
        }
        Self { app, room, seat }
    }
}

impl Drop for Here {
    fn drop(&mut self) {
        if let Some(seat) = self.seat {
            self.app.presence.change(&self.room, seat, -1);
        }
    }
}

struct Following {
    here: Here,
    visitor: Visitor,
    scenes: watch::Receiver<Arc<Scene>>,
    sent: Option<Sent>,
    known: Option<String>,
    is_first: bool,
}

/// The stream of one browser. It begins where the browser says it is, and sends states, not steps: a browser that was
/// away or is slow gets the newest one.
pub fn stream(
    app: Arc<App>,
    room: Arc<Room>,
    visitor: Visitor,
    known: Option<String>,
) -> Sse<impl Stream<Item = Result<Event, Infallible>>> {
    let scenes = room.watch();
    let seat = ops::role(&room, visitor.id()).0.seat();
    let here = Here::new(app, room, seat);
    let following = Following {
        here,
        visitor,
        scenes,
        sent: None,
        known,
        is_first: true,
    };
    let events = stream::unfold(following, |mut following| async move {
        let event = following.next().await?;
        Some((Ok(event), following))
    });
    Sse::new(events).keep_alive(KeepAlive::new().interval(Duration::from_secs(15)))
}

/// None for somebody who has logged out, or a program whose token was revoked, since the stream was opened.
pub async fn has_not_ended(app: &App, visitor: &Visitor) -> Option<()> {
    let Some(session) = &visitor.session else {
        return Some(());
    };
    match app.session(session).await {
        Ok(None) => None,
        // A store that fails is no reason to show anybody out.
        Ok(Some(_)) | Err(_) => Some(()),
    }
}

impl Following {
    async fn next(&mut self) -> Option<Event> {
        if !self.is_first {
            self.scenes.changed().await.ok()?;
            has_not_ended(&self.here.app, &self.visitor).await?;
        }
        let scene = self.scenes.borrow_and_update().clone();
        let (viewer, rank) = ops::role(&self.here.room, self.visitor.id());
        // A game without spectators has begun: who has no seat is shown out.
        if !ops::may_look(&self.here.room, viewer, rank) {
            return None;
        }
        // Somebody who has just sat down, or stood up, looks with other eyes.
        if viewer.seat() != self.here.seat {
            let (app, room) = (self.here.app.clone(), self.here.room.clone());
            self.here = Here::new(app, room, viewer.seat());
        }
        let look = (viewer, self.visitor.lang, self.visitor.theme, rank);
        let parts = parts(&self.here.app, &self.here.room, &scene, look).await;
        if std::mem::take(&mut self.is_first) && self.known.as_deref() == Some(scene.id().as_str())
        {
            self.sent = Some(Sent::all(&parts));
            // Says that the stream is open, so that a browser knows it is connected.
            return Some(Event::default().id(scene.id()).event("hello").data("{}"));
        }
        let news = self.sent.get_or_insert_default().news(&scene, &parts);
        Some(
            Event::default()
                .id(scene.id())
                .event("scene")
                .data(news.to_string()),
        )
    }
}

/// The look of a visitor at a table.
pub fn look_of(visitor: &Visitor, viewer: Viewer, rank: Rank) -> Look {
    (viewer, visitor.lang, visitor.theme, rank)
}
