//! What every version must replay, and what holds for every crate.

mod modules;
mod recorded;
