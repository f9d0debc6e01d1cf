//! Who may ask how often: a bucket per visitor and kind of request.

use crate::fault::Fault;
use axum::http::StatusCode;
use std::{
    collections::HashMap,
    sync::{Mutex, PoisonError},
    time::Instant,
};
use table::Message;

/// More buckets than this are swept.
const MANY: usize = 50_000;

/// A kind of request.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    /// Any page or stream.
    Read,
    /// Something that is kept: actions, seats.
    Write,
    /// Something said.
    Chat,
    /// A new account or table.
    Create,
    /// A password that is tried.
    Password,
    /// A name that is tried, from wherever: looser, so that nobody locks somebody else out.
    Name,
    /// Advice of a bot.
    Hint,
}

impl Kind {
    /// How many at once, and how many per second in the long run.
    const fn measure(self) -> (f32, f32) {
        match self {
            Kind::Read => (200.0, 50.0),
            Kind::Write => (60.0, 15.0),
            Kind::Chat => (20.0, 1.0),
            Kind::Create => (30.0, 0.5),
            Kind::Password => (8.0, 0.1),
            Kind::Name => (60.0, 0.5),
            Kind::Hint => (5.0, 0.5),
        }
    }
}

/// Buckets of all visitors.
pub struct Limits {
    is_on: bool,
    buckets: Mutex<HashMap<(Kind, String), (f32, Instant)>>,
}

impl Limits {
    /// Limits that count, or not.
    pub fn new(is_on: bool) -> Self {
        Self {
            is_on,
            buckets: Mutex::default(),
        }
    }

    /// Takes one from the visitor's bucket.
    pub fn take(&self, kind: Kind, visitor: &str) -> Result<(), Fault> {
        if !self.is_on {
            return Ok(());
        }
        let (most, per_second) = kind.measure();
        let now = Instant::now();
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() > MANY {
            // A bucket that nobody touched for a while is full again.
            buckets.retain(|_, (_, at)| now.duration_since(*at).as_secs() < 120);
        }
        let bucket = buckets
            .entry((kind, visitor.to_owned()))
            .or_insert((most, now));
        let filled = (bucket.0 + now.duration_since(bucket.1).as_secs_f32() * per_second).min(most);
        if filled < 1.0 {
            *bucket = (filled, now);
            return Err(Fault::Words(
                StatusCode::TOO_MANY_REQUESTS,
                Message::new("too-often"),
            ));
        }
        *bucket = (filled - 1.0, now);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bucket_empties_and_is_the_visitors_own() {
        let limits = Limits::new(true);
        for _ in 0..8 {
            limits
                .take(Kind::Password, "a")
                .expect("the bucket is not empty");
        }
        assert!(limits.take(Kind::Password, "a").is_err());
        assert!(limits.take(Kind::Password, "b").is_ok());
        assert!(limits.take(Kind::Write, "a").is_ok());
    }
}
