//! The cache of the facts of each match, beside the logs, so that each log is replayed only once.

use std::ffi::OsStr;
use std::io;
use std::io::Write;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use crate::record::container::Container;
use crate::statistics::match_facts::MatchFacts;
use crate::store::{frame_log, log_entry};
use games::catalog::AnyOptions;
use system::{disk, files, random};

/// The folder of the cache, in the folder of the matches.
const FOLDER: &str = "statistics";
/// The extension of a cache file; each match has one.
const EXTENSION: &str = "facts";
/// The most bytes of a cache file; the file of a long match has a few thousand.
const MOST_BYTES: u64 = 16 << 20;
/// The format. It is raised whenever the same match gives different facts than before.
const FORMAT: u16 = 2;
const CONTAINER: Container = Container {
    mark: *b"TMBLSTA\n",
    format: FORMAT,
    oldest: FORMAT,
};

/// The content of a cache file.
#[derive(Serialize, Deserialize)]
struct CacheEntry {
    /// The checksum of the log, see [`checksum`].
    checksum: [u8; 32],
    /// The version of the game's rules.
    rules_version: u32,
    /// The keys of the game's measures when the facts were computed.
    measures: Vec<String>,
    /// The facts of the match.
    facts: MatchFacts,
}

/// The cache of a folder of matches. If it can't be written, nothing is cached; if it can't be read, it is empty.
pub(super) struct Cache(PathBuf);

impl Cache {
    pub(super) fn beside(matches: &Path) -> Self {
        Self(matches.join(FOLDER))
    }

    /// The cached facts of the match in this log, if only the name of the match has changed since, and the game still
    /// has the same rules version and measures.
    pub(super) fn read(&self, log: &Path, bytes: &[u8]) -> Option<MatchFacts> {
        let cached = files::read(&self.file(log)?, MOST_BYTES).ok()?;
        let (_, contents) = CONTAINER.open(&cached).ok()?;
        let (kept, rest) = postcard::take_from_bytes::<CacheEntry>(contents).ok()?;
        let (rules_version, measures) = counted_now(&kept.facts.game)?;
        let same = kept.checksum == checksum(bytes) && (kept.rules_version, kept.measures) == (rules_version, measures);
        (same && rest.is_empty()).then_some(kept.facts)
    }

    /// Writes the facts of the match in this log to the cache. If that fails, they are computed again the next time.
    pub(super) fn write(&self, log: &Path, bytes: &[u8], facts: &MatchFacts) {
        let written = || -> Option<()> {
            let (rules_version, measures) = counted_now(&facts.game)?;
            let kept = CacheEntry {
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

    /// Removes the cache files of logs that are not in this list.
    pub(super) fn keep_only(&self, logs: &[PathBuf]) {
        let wanted: Vec<PathBuf> = logs.iter().filter_map(|log| self.file(log)).collect();
        self.remove(|file| !wanted.contains(file));
    }

    /// Removes all cache files.
    pub(super) fn clear(&self) {
        self.remove(|_| true);
    }

    fn remove(&self, which: impl Fn(&PathBuf) -> bool) {
        let entries = disk::read_dir(&self.0).into_iter().flatten().flatten();
        let files = entries.map(|entry| entry.path());
        let files = files.filter(|file| file.extension() == Some(OsStr::new(EXTENSION)));
        for file in files.filter(|file| which(file)) {
            // A file that can't be removed does no harm: it is used only for a log with the same checksum.
            let _ = disk::remove_file(file);
        }
    }

    fn file(&self, log: &Path) -> Option<PathBuf> {
        let mut name = log.file_name()?.to_owned();
        name.push(".");
        name.push(EXTENSION);
        Some(self.0.join(name))
    }
}

/// The checksum of a log without the names of the match, which change no figure.
fn checksum(bytes: &[u8]) -> [u8; 32] {
    let Ok(whole) = frame_log::read(bytes) else {
        return *blake3::hash(bytes).as_bytes();
    };
    let is_name = |body: &[u8]| matches!(postcard::from_bytes(body), Ok(log_entry::LogEntry::Named(_)));
    let mut hasher = blake3::Hasher::new();
    // The first frame is the head, not a log entry, so its bytes must not be read as one.
    let frames = whole.bodies.iter().enumerate();
    for (_, body) in frames.filter(|(number, body)| *number == 0 || !is_name(body)) {
        hasher.update(&(body.len() as u64).to_le_bytes());
        hasher.update(body);
    }
    *hasher.finalize().as_bytes()
}

/// The current version of a game's rules, and the keys of its measures.
fn counted_now(game: &str) -> Option<(u32, Vec<String>)> {
    let options = AnyOptions::of_game(game)?;
    let keys = options.measures().iter().map(|measure| measure.key.to_owned());
    Some((options.rules_version(), keys.collect()))
}

/// Writes a file completely or not at all: a temporary file beside it is written first, and then renamed.
///
/// # Errors
/// The error of the system; the file is then unchanged.
pub(super) fn write_whole(file: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut name = file.file_name().unwrap_or_default().to_owned();
    name.push(format!(".{:x}.tmp", random::seed()));
    let beside = file.with_file_name(name);
    let written = files::create_private(&beside).and_then(|mut new| {
        new.write_all(bytes)?;
        new.sync_all()
    });
    let moved = written.and_then(|()| disk::rename(&beside, file));
    if moved.is_err() {
        let _ = disk::remove_file(&beside);
    }
    moved
}
