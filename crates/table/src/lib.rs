//! What every game shares. See `docs/ARCHITECTURE.md` for the invariants.
mod seat;
mod taste;

pub use seat::{MAX_SEATS, Seat, Seats, Viewer};
pub use taste::{Lang, Theme};
