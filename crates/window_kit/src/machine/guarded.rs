//! Calls to libraries that panic if a service is missing.

use std::panic::{AssertUnwindSafe, catch_unwind};

/// Calls a library that may panic if a service is missing; `None` if it did. The panic message is not shown.
pub(super) fn guarded<T>(ask: impl FnOnce() -> T) -> Option<T> {
    let hook = std::panic::take_hook();
    std::panic::set_hook(Box::new(|_| {}));
    let answer = catch_unwind(AssertUnwindSafe(ask)).ok();
    std::panic::set_hook(hook);
    answer
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_library_that_panics_is_an_answer_too() {
        assert_eq!(guarded(|| 7), Some(7));
        assert_eq!(guarded(|| -> u8 { panic!("no such service") }), None);
    }
}
