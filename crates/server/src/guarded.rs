//! A mistake in a game must not take a page, a stream or a table's bots with it.

use std::panic::{AssertUnwindSafe, catch_unwind};

/// What the work gives, or None when it panicked, which is logged.
pub fn guarded<T>(what: &'static str, work: impl FnOnce() -> T) -> Option<T> {
    catch_unwind(AssertUnwindSafe(work))
        .inspect_err(|panic| {
            let said = panic
                .downcast_ref::<String>()
                .map(String::as_str)
                .or_else(|| panic.downcast_ref::<&str>().copied())
                .unwrap_or("without words");
            tracing::error!(what, "a game panicked: {said}");
        })
        .ok()
}

#[cfg(test)]
mod tests {
    use super::guarded;

    #[test]
    fn a_panic_is_none_and_the_next_work_is_done() {
        assert_eq!(guarded("test", || -> u8 { panic!("on purpose") }), None);
        assert_eq!(guarded("test", || 7), Some(7));
    }
}
