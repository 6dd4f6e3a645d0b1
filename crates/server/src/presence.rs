//! The address that a room counts for, and whether the room is empty.

use std::net::IpAddr;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

/// The address that a room counts for, and whether the room is empty.
#[derive(Debug)]
pub(super) struct Presence {
    by: Mutex<Option<IpAddr>>,
    /// The millisecond since which the room is empty, plus one; 0 while a member is connected.
    asleep: AtomicU64,
    /// Whether its match goes on without anybody.
    goes_on: AtomicBool,
}

impl Presence {
    /// A room opened by this address; `None` after a restart of the server.
    pub(super) const fn new(by: Option<IpAddr>) -> Self {
        Self {
            by: Mutex::new(by),
            asleep: AtomicU64::new(0),
            goes_on: AtomicBool::new(false),
        }
    }

    /// The address that the room counts for.
    pub(super) fn by(&self) -> Option<IpAddr> {
        *self.by.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Notes that a client of this address knows the code. The room counts for this address if its opener is unknown.
    pub(super) fn found_by(&self, address: IpAddr) {
        self.by
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .get_or_insert(address);
    }

    /// Sets since when the room is empty; `None` while a member is connected.
    pub(super) fn set_empty(&self, since: Option<Duration>) {
        let asleep = since.map_or(0, |since| since.as_millis() as u64 + 1);
        self.asleep.store(asleep, Relaxed);
    }

    /// Sets whether the match of the room goes on without anybody.
    pub(super) fn set_goes_on(&self, goes_on: bool) {
        self.goes_on.store(goes_on, Relaxed);
    }

    /// Whether the match of the room goes on without anybody. Such a room has limits of its own.
    pub(super) fn goes_on(&self) -> bool {
        self.goes_on.load(Relaxed)
    }

    /// How many milliseconds the server had run when the room became empty; `None` while a member is connected.
    pub(super) fn asleep_since(&self) -> Option<u64> {
        self.asleep.load(Relaxed).checked_sub(1)
    }
}
