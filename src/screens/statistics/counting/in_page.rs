//! The page's helper counts the matches. What it finds of each one is written to the cache of the statistics, and the
//! helper passes on what it writes.

use std::path::{Path, PathBuf};
use std::time::Duration;

use serde::{Deserialize, Serialize};

use records::progress::Progress;
use records::statistics::{Statistics, StatisticsQuery};
use system::clock::UNIX_EPOCH;
use system::disk::page::keep;
use system::page::is_helper;
use window_kit::machine::background::{Background, Work};

/// Matches to count.
#[derive(Serialize, Deserialize)]
pub(crate) struct CountWork {
    folder: PathBuf,
    query: StatisticsQuery,
    /// The matches and the cache. The time when a file was changed is counted from 1970.
    files: Vec<(PathBuf, Vec<u8>, Duration)>,
}

impl Work for CountWork {
    type Answer = ();
    const NAME: &'static str = "count";

    fn carry_out(&self, progress: &Progress) {
        // Without a helper, the reading counts by itself: the files below are those of this program.
        if !is_helper() {
            return;
        }
        for (name, bytes, modified) in &self.files {
            keep::put(name, Some(bytes.clone()), UNIX_EPOCH + *modified);
        }
        // Only the cache is wanted.
        let _ = Statistics::read(&self.folder, &self.query, progress);
        for (name, ..) in keep::below(Path::new("/")) {
            keep::put(&name, None, UNIX_EPOCH);
        }
    }
}

/// Counting under way.
pub(crate) struct Counting(Background<CountWork>);

impl std::fmt::Debug for Counting {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.debug_tuple("Counting").field(&self.state()).finish()
    }
}

impl Counting {
    /// Begins.
    pub fn begin(folder: &Path, query: &StatisticsQuery) -> Option<Self> {
        let files = keep::below(folder);
        Some(Self(Background::begin(CountWork {
            folder: folder.to_owned(),
            query: query.clone(),
            files,
        })))
    }

    /// How many matches are counted, and how many there are.
    pub fn state(&self) -> (usize, usize) {
        self.0.state()
    }

    /// Whether all are counted.
    pub fn is_over(&mut self) -> bool {
        self.0.ready().is_some()
    }
}
