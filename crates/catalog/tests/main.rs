//! The list of games, and what every version must replay.

mod recorded;
mod toy;
