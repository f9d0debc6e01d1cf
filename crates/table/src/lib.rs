//! What every game shares: seats, chance, flow, views, replays, positions and words. `docs/ARCHITECTURE.md` tells the
//! invariants; `crates/testkit` shows all of it on a toy game.

mod chance;
mod components;
mod face;
mod fingerprint;
mod flow;
mod history;
mod position;
mod replay;
mod rules;
pub mod scenario;
mod seat;
mod state;
mod taste;
mod view;
mod words;

pub use chance::{Chance, Seed};
pub use components::{
    ComponentSet, Components, DataError, Edition, EditionId, Files, LearnError, NoEdition, Spanned,
    Version,
};
pub use face::{Face, Reason, Taste};
pub use fingerprint::{fingerprint, sha256};
pub use flow::{Cx, Flow, Sink, Stack};
pub use history::{History, NoUndo, Start};
pub use position::{Position, Split};
pub use replay::{Opening, Replay, ReplayError};
pub use rules::{Choice, Flaw, Info, Judge, Mode, Outcome, Rules, Setup};
pub use seat::{MAX_SEATS, Seat, Seats, Viewer};
pub use state::{Illegal, State};
pub use taste::{Lang, Theme};
pub use view::{Lane, Place, View};
pub use words::{Arg, Message, Words};
