//! The suite that every game passes, and a toy game that shows how a game is written.

pub mod toy;
