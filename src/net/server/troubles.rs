//! What a server lacks for now: room on its disk, or descriptors for more connections.

use std::io;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// How long nothing more is said of the same trouble.
const SAID_EVERY: Duration = Duration::from_secs(60);

/// What is wrong, of everything that is looked at.
#[derive(Debug)]
pub(super) struct Troubles {
    /// What is played can't be written. A failure is old news after a minute in which nobody has anything to write.
    pub(super) disk: Trouble,
    /// No more connections can be opened. Each failure is followed by another try soon.
    pub(super) descriptors: Trouble,
}

impl Default for Troubles {
    fn default() -> Self {
        Self {
            disk: Trouble::new(Duration::from_secs(60)),
            descriptors: Trouble::new(Duration::from_secs(2)),
        }
    }
}

impl Troubles {
    /// In words, a line each, what is wrong now; empty where all is well.
    pub(super) fn text(&self, now: Duration) -> String {
        let mut text = String::new();
        if self.disk.stands(now) {
            text.push_str("disk: what is played can't be written\n");
        }
        if self.descriptors.stands(now) {
            text.push_str("descriptors: no more connections can be opened\n");
        }
        text
    }
}

/// One thing that can be wrong.
#[derive(Debug)]
pub(super) struct Trouble {
    stays: Duration,
    state: Mutex<State>,
}

#[derive(Debug, Default)]
struct State {
    failed_at: Option<Duration>,
    said_at: Option<Duration>,
    unsaid: u64,
    waiting: usize,
}

impl Trouble {
    const fn new(stays: Duration) -> Self {
        let state = State {
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

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// It failed once more. Returns how often it failed unsaid before, if it is to be said now.
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

    /// It went well.
    pub(super) fn went_well(&self) {
        self.state().failed_at = None;
    }

    /// One more waits until it goes well, or one less.
    pub(super) fn waits(&self, one_more: bool) {
        let waiting = &mut self.state().waiting;
        *waiting = if one_more {
            *waiting + 1
        } else {
            waiting.saturating_sub(1)
        };
    }

    /// Whether it is wrong now.
    pub(super) fn stands(&self, now: Duration) -> bool {
        let state = self.state();
        state.waiting > 0 || state.failed_at.is_some_and(|at| now < at + self.stays)
    }
}

/// Whether this process, or the system, has no descriptor left.
pub(super) fn lacks_descriptors(error: &io::Error) -> bool {
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
        let troubles = Troubles::default();
        assert_eq!(troubles.disk.failed(at(1)), Some(0));
        for second in 2..61 {
            assert_eq!(troubles.disk.failed(at(second)), None);
        }
        // Another trouble is said by itself.
        assert_eq!(troubles.descriptors.failed(at(60)), Some(0));
        assert_eq!(troubles.disk.failed(at(61)), Some(59));
        assert_eq!(troubles.disk.failed(at(121)), Some(0));
    }

    #[test]
    fn a_trouble_stands_until_all_goes_well() {
        let troubles = Troubles::default();
        assert_eq!(troubles.text(at(0)), "");
        troubles.disk.failed(at(0));
        troubles.disk.waits(true);
        // Another room could write: this one still waits.
        troubles.disk.went_well();
        assert!(troubles.text(at(500)).starts_with("disk: "));
        troubles.disk.waits(false);
        assert_eq!(troubles.text(at(500)), "");
        troubles.descriptors.failed(at(500));
        assert!(troubles.text(at(501)).starts_with("descriptors: "));
        assert_eq!(troubles.text(at(503)), "");
    }
}
