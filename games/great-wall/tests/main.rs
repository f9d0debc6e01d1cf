//! The suite that every game passes, and what is this game's own.

mod board;
mod components;
mod positions;
mod random;
mod rewards;
mod standing;
mod suite;
mod windows;
mod words;
