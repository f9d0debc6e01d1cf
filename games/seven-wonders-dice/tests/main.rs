//! The suite that every game passes, and what is this game's own.

mod components;
mod invariants;
mod pictures;
mod positions;
mod setup;
mod suite;
