//! What each match gave, kept beside the logs so that a log is read by the rules once.

use std::ffi::OsStr;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use std::{fs, io, process};

use serde::{Deserialize, Serialize};

use crate::catalog::AnyOptions;
use crate::record::container::Container;
use crate::statistics::one_match::MatchFacts;
use crate::store::{chain, kept};
use crate::system::files;

/// The folder of the cache, within that of the matches.
const FOLDER: &str = "statistics";
/// The extension of what is kept of a match.
const EXTENSION: &str = "facts";
/// The most bytes of what is kept of a match; a long one has some thousands.
const MOST_BYTES: u64 = 16 << 20;
/// Raised whenever a match gives something else than before.
const FORMAT: u16 = 2;
const CONTAINER: Container = Container {
    mark: *b"TMBLSTA\n",
    format: FORMAT,
    oldest: FORMAT,
};

/// What is kept of a match.
#[derive(Serialize, Deserialize)]
struct Kept {
    /// The checksum of what was kept in the log.
    checksum: [u8; 32],
    /// The version of the game's rules.
    rules_version: u32,
    /// What the game counted then.
    measures: Vec<String>,
    /// What the log gave.
    facts: MatchFacts,
}

/// The cache of a folder of matches. One that can't be written is none, and one that can't be read is empty.
pub(super) struct Cache(PathBuf);

impl Cache {
    pub(super) fn beside(matches: &Path) -> Self {
        Self(matches.join(FOLDER))
    }

    /// What was kept of the match in this log, if nothing but its name has changed.
    pub(super) fn read(&self, log: &Path, bytes: &[u8]) -> Option<MatchFacts> {
        let cached = files::read(&self.file(log)?, MOST_BYTES).ok()?;
        let (_, contents) = CONTAINER.open(&cached).ok()?;
        let (kept, rest) = postcard::take_from_bytes::<Kept>(contents).ok()?;
        let (rules_version, measures) = counted_now(&kept.facts.game)?;
        let same = kept.checksum == checksum(bytes) && (kept.rules_version, kept.measures) == (rules_version, measures);
        (same && rest.is_empty()).then_some(kept.facts)
    }

    /// Keeps what the match in this log gave. Where that is not possible, it is computed again the next time.
    pub(super) fn write(&self, log: &Path, bytes: &[u8], facts: &MatchFacts) {
        let written = || -> Option<()> {
            let (rules_version, measures) = counted_now(&facts.game)?;
            let kept = Kept {
                checksum: checksum(bytes),
                rules_version,
                measures,
                facts: facts.clone(),
            };
            let contents = postcard::to_extend(&kept, CONTAINER.begin()).ok()?;
            files::private_folder(&self.0).ok()?;
            write_whole(&self.file(log)?, &Container::seal(contents)).ok()
        };
        let _ = written();
    }

    /// Throws away what was kept of logs that are not among these.
    pub(super) fn keep_only(&self, logs: &[PathBuf]) {
        let wanted: Vec<PathBuf> = logs.iter().filter_map(|log| self.file(log)).collect();
        self.remove(|file| !wanted.contains(file));
    }

    /// Throws all away.
    pub(super) fn clear(&self) {
        self.remove(|_| true);
    }

    fn remove(&self, which: impl Fn(&PathBuf) -> bool) {
        let entries = fs::read_dir(&self.0).into_iter().flatten().flatten();
        let files = entries.map(|entry| entry.path());
        let files = files.filter(|file| file.extension() == Some(OsStr::new(EXTENSION)));
        for file in files.filter(|file| which(file)) {
            // What stays is recognised as stale, or is of a match that is gone.
            let _ = fs::remove_file(file);
        }
    }

    fn file(&self, log: &Path) -> Option<PathBuf> {
        let mut name = log.file_name()?.to_owned();
        name.push(".");
        name.push(EXTENSION);
        Some(self.0.join(name))
    }
}

/// The checksum of everything in a log but its names: a new name changes nothing that is counted.
fn checksum(bytes: &[u8]) -> [u8; 32] {
    let Ok(whole) = chain::read(bytes) else {
        return *blake3::hash(bytes).as_bytes();
    };
    let is_name = |body: &[u8]| matches!(postcard::from_bytes(body), Ok(kept::Kept::Named(_)));
    let mut hasher = blake3::Hasher::new();
    // The first frame is the head, which is read otherwise.
    let frames = whole.bodies.iter().enumerate();
    for (_, body) in frames.filter(|(number, body)| *number == 0 || !is_name(body)) {
        hasher.update(&(body.len() as u64).to_le_bytes());
        hasher.update(body);
    }
    *hasher.finalize().as_bytes()
}

/// The version of a game's rules, and what the game counts.
fn counted_now(game: &str) -> Option<(u32, Vec<String>)> {
    let options = AnyOptions::of_game(game)?;
    let keys = options.measures().iter().map(|measure| measure.key.to_owned());
    Some((options.rules_version(), keys.collect()))
}

/// Writes a file whole or not at all: another one beside it is written first, and takes its place.
///
/// # Errors
/// What the system says; the file is then as it was before.
pub(super) fn write_whole(file: &Path, bytes: &[u8]) -> io::Result<()> {
    static NUMBER: AtomicU32 = AtomicU32::new(0);
    let number = NUMBER.fetch_add(1, Ordering::Relaxed);
    let mut name = file.file_name().unwrap_or_default().to_owned();
    name.push(format!(".{}-{number}.tmp", process::id()));
    let beside = file.with_file_name(name);
    let written = files::create_private(&beside).and_then(|mut new| {
        new.write_all(bytes)?;
        new.sync_all()
    });
    let moved = written.and_then(|()| fs::rename(&beside, file));
    if moved.is_err() {
        let _ = fs::remove_file(&beside);
    }
    moved
}
