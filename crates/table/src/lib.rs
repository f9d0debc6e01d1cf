//! What every game shares: seats, chance, flow, views, replays, positions and words. `docs/ARCHITECTURE.md` tells the
//! invariants; `crates/testkit` shows all of it on a toy game.

mod bits;
mod chance;
mod components;
mod face;
mod fingerprint;
mod flow;
mod history;
mod list;
mod names;
mod notation;
mod outcome;
mod per;
mod position;
mod probe;
mod replay;
mod rows;
mod rules;
pub mod scenario;
mod seat;
mod set;
mod setup;
mod state;
mod step;
mod taste;
mod title;
mod view;
mod words;

pub use bits::Bits;
pub use chance::{Chance, Seed};
pub use components::{
    ComponentSet, Components, DataError, Edition, EditionId, Files, LearnError, NoEdition, Spanned,
    Version,
};
pub use face::{Draw, Explain, Face, Reason, Speak, Taste};
pub use fingerprint::{fingerprint, sha256};
pub use flow::{Cx, Sink, Stack};
pub use history::{History, NoUndo, Start};
pub use list::{List, Pad};
pub use names::{Named, find};
pub use notation::{Fields, Reading};
pub use outcome::Outcome;
pub use per::Per;
pub use position::{Position, Split};
pub use probe::Probe;
pub use replay::{Opening, Replay, ReplayError};
pub use rows::{Provenance, Row, Rows, maybe_within, within};
pub use rules::{Check, Flaw, Judge, Rules, Sight, Written};
pub use seat::{MAX_SEATS, Seat, Seats, Viewer};
pub use set::Set;
pub use setup::{Choice, Info, Mode, Setup};
pub use state::{Illegal, State};
pub use step::{After, Asked, Step, Turns};
pub use taste::{Lang, Theme};
pub use title::Title;
pub use view::{Lane, NotNow, Place, View};
pub use words::{Arg, Message, Words};

/// For the macros of this crate.
#[doc(hidden)]
pub use serde;
