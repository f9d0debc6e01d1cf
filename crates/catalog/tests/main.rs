//! What every version must replay.

mod recorded;
