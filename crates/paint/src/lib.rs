//! The drawing kit.
