//! What somebody wants to know, and how far the work is.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

/// What is asked for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Asked {
    /// Only this player, by name; capital and small letters are the same. `None` is everybody.
    pub player: Option<String>,
    /// Names that somebody had before, each with that person's name now: matches under both are the same person's.
    pub also_known: Vec<(String, String)>,
    /// Only this game, by its name on the command line. `None` is all games.
    pub game: Option<String>,
    /// Whether everything is computed anew, and what was cached is thrown away.
    pub rebuild: bool,
    /// Whether finished matches are looked back at that were not yet: this takes seconds to minutes for each match.
    /// Without it there are the mistakes and the luck of those matches that were looked back at before.
    pub look_back: bool,
}

/// How far the work is, for whoever waits for it in another thread.
#[derive(Debug, Default)]
pub struct Progress {
    stop: AtomicBool,
    done: AtomicUsize,
    all: AtomicUsize,
}

impl Progress {
    /// Ends the work as soon as possible. What is done is kept in the cache.
    pub fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }

    /// How many files were read, and how many there are; (0, 0) until that is known.
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
