//! The suite that every game passes, and what is this game's own.

mod components;
mod greedy;
mod invariants;
mod positions;
mod secrets;
mod suite;
