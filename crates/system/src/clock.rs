//! The clock: the only place that asks for the time.
//!
//! In a page the clocks of the standard library do not exist, so that asking them would end the program. There, the
//! types come from the browser's clocks.

use std::time::Duration;

pub use web_time::{Instant, SystemTime, UNIX_EPOCH};

/// This moment, to measure how long something takes. It never goes back.
#[expect(clippy::disallowed_methods, reason = "the home of the clock")]
pub fn now() -> Instant {
    Instant::now()
}

/// The time of day by the system's clock, which people can set.
#[expect(clippy::disallowed_methods, reason = "the home of the clock")]
pub fn time() -> SystemTime {
    SystemTime::now()
}

/// Today, counted in days from the beginning of 1970, in universal time.
pub fn today() -> u32 {
    const DAY_S: u64 = 24 * 3600;
    u32::try_from(since_1970().as_secs() / DAY_S).unwrap_or(u32::MAX)
}

/// Lets this thread wait. In a page nothing can wait, so that this returns at once.
#[cfg_attr(
    not(target_family = "wasm"),
    expect(clippy::disallowed_methods, reason = "the home of the clock")
)]
pub fn pause(time: Duration) {
    if cfg!(not(target_family = "wasm")) {
        std::thread::sleep(time);
    }
}

/// Lets others go on: other threads or, in a page, the browser, which does nothing else while the program works.
pub async fn others() {
    #[cfg(not(target_family = "wasm"))]
    std::thread::yield_now();
    #[cfg(target_family = "wasm")]
    crate::page::rest().await;
}

/// The time since the beginning of 1970 by the system's clock; zero if the clock is set to before that.
pub fn since_1970() -> Duration {
    time().duration_since(UNIX_EPOCH).unwrap_or_default()
}
