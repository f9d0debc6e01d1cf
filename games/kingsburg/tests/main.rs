//! The suite that every game passes, and what is this game's own.

mod board;
mod components;
mod extremes;
mod invariants;
mod positions;
mod suite;
