//! The progress of long work, for whoever waits for it, and the wish that it ends.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Duration;

use rules::ai::budget::Stop;
use system::clock::{self, Instant};

/// The progress of long work. Whoever waits for it shares it with the thread that works.
///
/// Where nobody can share it, as with a worker of a page, the work ends by the clock and tells each step.
#[derive(Debug, Default)]
pub struct Progress {
    stop: AtomicBool,
    done: AtomicUsize,
    all: AtomicUsize,
    until: Option<Instant>,
    told: Option<fn(usize, usize)>,
}

impl Progress {
    /// The progress of work that ends by itself after `most`, and calls `told` with its new state after each step.
    pub fn telling(most: Option<Duration>, told: fn(usize, usize)) -> Self {
        Self {
            until: most.map(|most| clock::now() + most),
            told: Some(told),
            ..Self::default()
        }
    }

    /// Ends the work as soon as possible.
    pub fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }

    /// How many steps are done, and how many there are; (0, 0) until the latter is known.
    pub fn state(&self) -> (usize, usize) {
        (self.done.load(Ordering::Relaxed), self.all.load(Ordering::Relaxed))
    }

    /// The number of steps is known.
    pub fn begin(&self, all: usize) {
        self.all.store(all, Ordering::Relaxed);
        self.tell();
    }

    /// A step is done.
    pub fn one_more(&self) {
        self.done.fetch_add(1, Ordering::Relaxed);
        self.tell();
    }

    fn tell(&self) {
        if let Some(told) = self.told {
            let (done, all) = self.state();
            told(done, all);
        }
    }
}

impl Stop for Progress {
    fn is_raised(&self) -> bool {
        self.stop.is_raised() || self.until.is_some_and(|until| clock::now() >= until)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn work_ends_when_it_is_stopped_or_when_its_time_is_over() {
        let shared = Progress::default();
        assert!(!shared.is_raised());
        shared.stop();
        assert!(shared.is_raised());
        assert!(Progress::telling(Some(Duration::ZERO), |_, _| {}).is_raised());
        assert!(!Progress::telling(None, |_, _| {}).is_raised());
    }

    #[test]
    fn each_step_is_told() {
        static LAST: AtomicUsize = AtomicUsize::new(0);
        let progress = Progress::telling(None, |done, all| LAST.store(10 * done + all, Ordering::Relaxed));
        progress.begin(3);
        progress.one_more();
        assert_eq!((LAST.load(Ordering::Relaxed), progress.state()), (13, (1, 3)));
    }
}
