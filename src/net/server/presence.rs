//! Whom a room counts for, and whether anybody is in it.

use std::net::IpAddr;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

/// Whom a room counts for, and whether anybody is in it.
#[derive(Debug)]
pub(super) struct Presence {
    by: Mutex<Option<IpAddr>>,
    /// Since which millisecond nobody is in it, and one more; 0 while somebody is.
    asleep: AtomicU64,
}

impl Presence {
    /// A room that this address has opened; unknown after the server was started again.
    pub(super) const fn new(by: Option<IpAddr>) -> Self {
        Self {
            by: Mutex::new(by),
            asleep: AtomicU64::new(0),
        }
    }

    /// The address that the room counts for.
    pub(super) fn by(&self) -> Option<IpAddr> {
        *self.by.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Somebody of this address knows the code. The room counts for them where nobody knows who has opened it.
    pub(super) fn found_by(&self, address: IpAddr) {
        self.by
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .get_or_insert(address);
    }

    /// Since when nobody is in it; `None` while somebody is.
    pub(super) fn set_empty(&self, since: Option<Duration>) {
        let asleep = since.map_or(0, |since| since.as_millis() as u64 + 1);
        self.asleep.store(asleep, Relaxed);
    }

    /// How many milliseconds the server had run when the last one went; `None` while somebody is there.
    pub(super) fn asleep_since(&self) -> Option<u64> {
        self.asleep.load(Relaxed).checked_sub(1)
    }
}
