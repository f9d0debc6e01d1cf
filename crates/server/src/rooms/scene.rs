//! A table at one moment, shared by all who look at it.

use super::course::Course;
use crate::{fault::Fault, store::ChatRow};
use axum::http::StatusCode;
use game::Advice;
use std::{
    collections::HashMap,
    fmt,
    sync::{Arc, Mutex},
};
use table::{Lang, MAX_SEATS, Message, NoEdition, Seat, Seats, Theme, Viewer};

/// A table at one moment.
pub struct Scene {
    /// What the log adds up to, or why it cannot be played by this program.
    pub course: Result<Course, Trouble>,
    /// What was said last.
    pub chat: Arc<[ChatRow]>,
    /// Advice that was asked for: the decision's number and what a bot would do.
    hints: [Option<(u32, Arc<Advice>)>; MAX_SEATS],
    /// Seats whose people are connected.
    pub present: Seats,
    /// Whether its bots are not let on: they play among themselves and come to no end.
    pub halted: bool,
    /// Changes that are not in the log, so that each moment has its own id.
    passing: u32,
    drawn: Mutex<HashMap<Look, Arc<Parts>>>,
}

/// What one look shows of a table at one moment.
pub struct Parts {
    /// Markup by the id of its element.
    pub html: Vec<(&'static str, String)>,
    /// The last lines of the log with their keys, in order.
    pub log: Vec<(u64, String)>,
    /// How many actions had been made after the viewer's own last one.
    pub since: usize,
    /// Whether the viewer must act.
    pub your_turn: bool,
    /// What the tab says.
    pub title: String,
}

/// How somebody looks at the table.
pub type Look = (Viewer, Lang, Theme, Rank);

/// What somebody may do with the table besides playing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Rank {
    /// Who made the table.
    Host,
    /// Everybody else.
    Guest,
}

/// Why this program cannot play a table. It is shown, and nothing is changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// There is no such game in this program.
    NoGame(String),
    /// Its rules are not played any more (or not yet), or its components are not there.
    Edition(NoEdition),
    /// The log cannot be read or replayed.
    Log(String),
    /// The log is not as it was written: entries were lost or changed.
    Damaged {
        /// The first such entry.
        at: u32,
        /// How many were written.
        count: u32,
    },
}

/// For whoever runs the server.
impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&crate::words::say(Lang::En, &self.message()))
    }
}

impl Trouble {
    /// The reason as words.
    pub fn message(&self) -> Message {
        match self {
            Trouble::NoGame(id) => Message::new("trouble-game").with("id", id.clone()),
            Trouble::Edition(NoEdition::Rules { made, have }) => {
                let have: Vec<String> = have.iter().map(u32::to_string).collect();
                Message::new("trouble-rules")
                    .with("made", *made)
                    .with("have", have.join(", "))
            }
            Trouble::Edition(NoEdition::Components { made, have }) => {
                Message::new("trouble-components")
                    .with("made", made.clone())
                    .with("have", have.clone())
            }
            Trouble::Log(reason) => Message::new("trouble-log").with("reason", reason.clone()),
            Trouble::Damaged { at, count } => Message::new("trouble-damaged")
                .with("at", *at)
                .with("count", *count),
        }
    }

    /// The reason as an answer to a request.
    pub fn fault(&self) -> Fault {
        Fault::Words(StatusCode::CONFLICT, self.message())
    }
}

impl Scene {
    /// A table just read.
    pub fn new(course: Result<Course, Trouble>, chat: Vec<ChatRow>) -> Self {
        Self {
            course,
            chat: chat.into(),
            hints: Default::default(),
            present: Seats::NONE,
            halted: false,
            // Ids of a server's earlier life must not come again and mean something else. All have the same length.
            passing: 1_000_000_000 + crate::util::random_number() as u32 % 1_000_000_000,
            drawn: Mutex::default(),
        }
    }

    fn copy(&self) -> Self {
        Self {
            course: self.course.clone(),
            chat: self.chat.clone(),
            hints: self.hints.clone(),
            present: self.present,
            halted: self.halted,
            passing: self.passing,
            drawn: Mutex::default(),
        }
    }

    /// The moment's id: it differs from the ids of all other moments of this table.
    pub fn id(&self) -> String {
        let entries = self.course.as_ref().map_or(0, |course| course.entries);
        let said = self.chat.last().map_or(0, |row| row.number + 1);
        format!("{entries}.{said}.{}", self.passing)
    }

    pub(super) fn with_course(&self, course: Course) -> Self {
        Self {
            course: Ok(course),
            chat: self.chat.clone(),
            hints: self.hints.clone(),
            present: self.present,
            halted: self.halted,
            passing: self.passing,
            drawn: Mutex::default(),
        }
    }

    pub(super) fn with_chat(&self, chat: Vec<ChatRow>) -> Self {
        Self {
            chat: chat.into(),
            ..self.copy()
        }
    }

    pub(super) fn with_hint(&self, seat: Seat, decision: u32, advice: Advice) -> Self {
        let mut copy = self.copy();
        copy.hints[seat.index()] = Some((decision, Arc::new(advice)));
        copy.passing += 1;
        copy
    }

    pub(super) fn touched(&self) -> Self {
        Self {
            passing: self.passing + 1,
            ..self.copy()
        }
    }

    pub(super) fn with_present(&self, present: Seats) -> Self {
        Self {
            present,
            passing: self.passing + 1,
            ..self.copy()
        }
    }

    pub(super) fn with_halted(&self, halted: bool) -> Self {
        Self {
            halted,
            passing: self.passing + 1,
            ..self.copy()
        }
    }

    /// Advice for the decision that is open.
    pub fn hint(&self, seat: Seat) -> Option<Arc<Advice>> {
        let open = *self.course.as_ref().ok()?.decisions.get(seat.index())?;
        let (decision, advice) = self.hints[seat.index()].as_ref()?;
        (*decision == open).then(|| advice.clone())
    }

    /// What this look shows. Made once for all spectators who look in the same way; a person at the table is alone with
    /// their look, and keeping it for every seat of every table would fill the memory.
    pub fn parts(&self, look: Look, make: impl FnOnce() -> Parts) -> Arc<Parts> {
        if look.0.seat().is_some() {
            return Arc::new(make());
        }
        if let Some(found) = self.lock().get(&look) {
            return found.clone();
        }
        let made = Arc::new(make());
        self.lock().entry(look).or_insert(made).clone()
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<Look, Arc<Parts>>> {
        self.drawn
            .lock()
            .unwrap_or_else(std::sync::PoisonError::into_inner)
    }
}
