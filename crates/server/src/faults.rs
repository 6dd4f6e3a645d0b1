//! The current problems of a server: no space on its disk, or no descriptors for more connections.

use std::io;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// The least time between two log entries about the same problem.
const SAID_EVERY: Duration = Duration::from_secs(60);

/// The current problems, of all kinds that are watched.
#[derive(Debug)]
pub(super) struct Faults {
    /// Matches can't be written. A failure counts for a minute, unless a later write succeeds.
    pub(super) disk: Fault,
    /// No more connections can be opened. A failure counts for two seconds, as the next attempt follows soon.
    pub(super) descriptors: Fault,
}

impl Default for Faults {
    fn default() -> Self {
        Self {
            disk: Fault::new(Duration::from_secs(60)),
            descriptors: Fault::new(Duration::from_secs(2)),
        }
    }
}

impl Faults {
    /// The current problems as text, a line each; empty if there is none.
    pub(super) fn text(&self, now: Duration) -> String {
        let mut text = String::new();
        if self.disk.is_active(now) {
            text.push_str("disk: what is played can't be written\n");
        }
        if self.descriptors.is_active(now) {
            text.push_str("descriptors: no more connections can be opened\n");
        }
        text
    }
}

/// One kind of problem.
#[derive(Debug)]
pub(super) struct Fault {
    stays: Duration,
    state: Mutex<FaultState>,
}

#[derive(Debug, Default)]
struct FaultState {
    failed_at: Option<Duration>,
    said_at: Option<Duration>,
    unsaid: u64,
    waiting: usize,
}

impl Fault {
    const fn new(stays: Duration) -> Self {
        let state = FaultState {
            failed_at: None,
            said_at: None,
            unsaid: 0,
            waiting: 0,
        };
        Self {
            stays,
            state: Mutex::new(state),
        }
    }

    fn state(&self) -> MutexGuard<'_, FaultState> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Notes a failure. If it is to be logged, returns how many failures were not logged before it.
    pub(super) fn failed(&self, now: Duration) -> Option<u64> {
        let mut state = self.state();
        state.failed_at = Some(now);
        if state.said_at.is_some_and(|at| now < at + SAID_EVERY) {
            state.unsaid += 1;
            return None;
        }
        state.said_at = Some(now);
        Some(std::mem::take(&mut state.unsaid))
    }

    /// Notes a success.
    pub(super) fn recovered(&self) {
        self.state().failed_at = None;
    }

    /// Notes that one more, or one fewer, waits until it succeeds.
    pub(super) fn waits(&self, one_more: bool) {
        let waiting = &mut self.state().waiting;
        *waiting = if one_more {
            *waiting + 1
        } else {
            waiting.saturating_sub(1)
        };
    }

    /// Whether the problem exists now.
    pub(super) fn is_active(&self, now: Duration) -> bool {
        let state = self.state();
        state.waiting > 0 || state.failed_at.is_some_and(|at| now < at + self.stays)
    }
}

/// Whether this process, or the system, has no file descriptor left.
pub(super) fn out_of_descriptors(error: &io::Error) -> bool {
    // ENFILE and EMFILE of Unix, WSAEMFILE of Windows.
    let codes: &[i32] = if cfg!(windows) { &[10024] } else { &[23, 24] };
    error.raw_os_error().is_some_and(|code| codes.contains(&code))
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn at(seconds: u64) -> Duration {
        Duration::from_secs(seconds)
    }

    #[test]
    fn the_same_trouble_is_said_once_a_minute_with_how_often_it_was_not() {
        let troubles = Faults::default();
        assert_eq!(troubles.disk.failed(at(1)), Some(0));
        for second in 2..61 {
            assert_eq!(troubles.disk.failed(at(second)), None);
        }
        // Another problem is logged on its own.
        assert_eq!(troubles.descriptors.failed(at(60)), Some(0));
        assert_eq!(troubles.disk.failed(at(61)), Some(59));
        assert_eq!(troubles.disk.failed(at(121)), Some(0));
    }

    #[test]
    fn a_trouble_stands_until_all_goes_well() {
        let troubles = Faults::default();
        assert_eq!(troubles.text(at(0)), "");
        troubles.disk.failed(at(0));
        troubles.disk.waits(true);
        // Another room could write, but this one still waits.
        troubles.disk.recovered();
        assert!(troubles.text(at(500)).starts_with("disk: "));
        troubles.disk.waits(false);
        assert_eq!(troubles.text(at(500)), "");
        troubles.descriptors.failed(at(500));
        assert!(troubles.text(at(501)).starts_with("descriptors: "));
        assert_eq!(troubles.text(at(503)), "");
    }
}
