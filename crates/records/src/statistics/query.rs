//! The request for statistics, and the progress of the work.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

/// A request for statistics.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StatisticsQuery {
    /// Only this player, by name; case does not matter. `None` means all players.
    pub player: Option<String>,
    /// Former names of persons, each with the person's current name: matches under both names count for the same
    /// person.
    pub also_known: Vec<(String, String)>,
    /// Only this game, by its name on the command line. `None` means all games.
    pub game: Option<String>,
    /// Whether all matches are computed again. The cache is cleared first.
    pub rebuild: bool,
    /// Whether finished matches that have no review yet are reviewed: this takes seconds to minutes for each match.
    /// Without it, the figures contain only the mistakes and the luck of matches that were reviewed before.
    pub look_back: bool,
}

/// The progress of the work, for another thread that waits for it.
#[derive(Debug, Default)]
pub struct Progress {
    stop: AtomicBool,
    done: AtomicUsize,
    all: AtomicUsize,
}

impl Progress {
    /// Ends the work as soon as possible. The results so far stay in the cache.
    pub fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }

    /// The number of files that are done, and the number of all files; (0, 0) until the latter is known.
    pub fn state(&self) -> (usize, usize) {
        (self.done.load(Ordering::Relaxed), self.all.load(Ordering::Relaxed))
    }

    pub(super) fn begin(&self, all: usize) {
        self.all.store(all, Ordering::Relaxed);
    }

    pub(super) fn one_more(&self) {
        self.done.fetch_add(1, Ordering::Relaxed);
    }

    pub(super) fn is_stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    pub(super) const fn flag(&self) -> &AtomicBool {
        &self.stop
    }
}
