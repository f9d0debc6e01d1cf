//! The suite that every game passes, and what is this game's own.

mod invariants;
mod pictures;
mod setup;
mod suite;
