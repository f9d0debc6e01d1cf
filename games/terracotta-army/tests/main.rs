//! The suite that every game passes, and what is this game's own.

mod board;
mod components;
mod extremes;
mod greedy;
mod pictures;
mod positions;
mod suite;
