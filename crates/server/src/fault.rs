//! What went wrong, said in the visitor's language.

use crate::words;
use axum::http::StatusCode;
use game::Refusal;
use table::{Arg, Message, NoUndo, Taste};

/// Why a request was not carried out. Nothing in it tells more than the visitor may know.
#[derive(Clone, Debug)]
pub enum Fault {
    /// Words of the pages, with the status of the answer.
    Words(StatusCode, Message),
    /// The rules of the game refuse it.
    Refused(Refusal),
    /// It cannot be taken back.
    NoUndo(NoUndo),
    /// English words for those who write requests by hand.
    Text(StatusCode, String),
}

impl Fault {
    /// Something that cannot be done now.
    pub const fn words(id: &'static str) -> Self {
        Fault::Words(StatusCode::CONFLICT, Message::new(id))
    }

    /// Something that does not exist.
    pub const fn missing(id: &'static str) -> Self {
        Fault::Words(StatusCode::NOT_FOUND, Message::new(id))
    }

    /// Something that this visitor may not do.
    pub const fn forbidden(id: &'static str) -> Self {
        Fault::Words(StatusCode::FORBIDDEN, Message::new(id))
    }

    /// Something wrong in the request.
    pub const fn bad(id: &'static str) -> Self {
        Fault::Words(StatusCode::BAD_REQUEST, Message::new(id))
    }

    /// Something wrong in the request, in English.
    pub const fn text(text: String) -> Self {
        Fault::Text(StatusCode::BAD_REQUEST, text)
    }

    /// The disk or the database failed.
    pub const fn store() -> Self {
        Fault::Words(
            StatusCode::SERVICE_UNAVAILABLE,
            Message::new("store-failed"),
        )
    }

    /// The disk or the database failed, and what it holds now cannot be read either.
    pub const fn unsure() -> Self {
        Fault::Words(
            StatusCode::SERVICE_UNAVAILABLE,
            Message::new("store-unsure"),
        )
    }

    /// The data file is no longer where it was.
    pub const fn moved() -> Self {
        Fault::Words(StatusCode::SERVICE_UNAVAILABLE, Message::new("store-moved"))
    }

    /// An answer to a decision that is not open any more.
    pub fn late(given: u32, open: u32) -> Self {
        let message = Message::new("late").with("given", given).with("open", open);
        Fault::Words(StatusCode::CONFLICT, message)
    }

    /// The same fault with an argument of its message.
    #[must_use]
    pub fn with(self, name: &'static str, arg: impl Into<Arg>) -> Self {
        match self {
            Fault::Words(status, message) => Fault::Words(status, message.with(name, arg)),
            other => other,
        }
    }

    /// The status of the answer.
    pub const fn status(&self) -> StatusCode {
        match self {
            Fault::Words(status, _) | Fault::Text(status, _) => *status,
            Fault::Refused(_) | Fault::NoUndo(_) => StatusCode::CONFLICT,
        }
    }

    /// A short name for programs.
    pub fn kind(&self) -> &'static str {
        match self {
            Fault::Words(_, message) => message.id,
            Fault::Refused(_) => "refused",
            Fault::NoUndo(_) => "no-undo",
            Fault::Text(..) => "bad-request",
        }
    }

    /// The rule that forbids it.
    pub fn rule(&self) -> Option<&'static str> {
        match self {
            Fault::Refused(refusal) => refusal.rule,
            _ => None,
        }
    }

    /// What to tell the visitor.
    pub fn say(&self, taste: &Taste) -> String {
        match self {
            Fault::Words(_, message) => words::say(taste.lang, message),
            Fault::Refused(refusal) => refusal.text(taste),
            Fault::NoUndo(reason) => game::no_undo(*reason, taste.lang),
            Fault::Text(_, text) => text.clone(),
        }
    }
}

impl From<Refusal> for Fault {
    fn from(refusal: Refusal) -> Self {
        Fault::Refused(refusal)
    }
}

impl From<crate::store::StoreError> for Fault {
    fn from(error: crate::store::StoreError) -> Self {
        tracing::error!("store: {error}");
        match error {
            crate::store::StoreError::Damaged(_) => Fault::Words(
                StatusCode::INTERNAL_SERVER_ERROR,
                Message::new("store-damaged"),
            ),
            crate::store::StoreError::Moved => Fault::moved(),
            crate::store::StoreError::Conflict(_) | crate::store::StoreError::Failed(_) => {
                Fault::store()
            }
        }
    }
}
