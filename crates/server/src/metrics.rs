//! How the server is doing, in numbers.

use std::sync::atomic::{AtomicU64, Ordering};

/// Counters that only grow, since the start.
#[derive(Default)]
pub struct Metrics {
    /// Requests that were answered.
    pub requests: Counter,
    /// Answers of 500 and more.
    pub failures: Counter,
    /// Connections that were accepted.
    pub connections: Counter,
    /// Connections that were turned away: too many from one address, or the system had no more.
    pub refused: Counter,
}

/// A number that grows.
#[derive(Default)]
pub struct Counter(AtomicU64);

impl Counter {
    /// One more.
    pub fn more(&self) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }

    /// How often.
    pub fn value(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}
