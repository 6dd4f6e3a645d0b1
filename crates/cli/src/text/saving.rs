//! Saves a match of the terminal as the window does: as a log, entry by entry.

use std::path::PathBuf;
use std::thread::sleep;
use std::time::{Duration, Instant};

use host::match_host::MatchHost;
use host::view::SeatColours;
use records::store::error::StoreError;
use records::store::library;
use records::store::log::FileLog;
use records::store::log_writer::LogWriter;
use system::clock;

/// How long the end of the program waits for the disk.
const LONGEST_WAIT: Duration = Duration::from_secs(10);

/// Where a match is saved.
#[derive(Debug)]
pub(super) enum Saving {
    /// Nowhere.
    Nowhere,
    /// In this folder, as soon as something happens.
    NotYet(PathBuf),
    /// In a log, with so many entries.
    In(LogWriter, usize),
}

impl Saving {
    /// Goes on with the log of a match that is resumed.
    ///
    /// # Errors
    /// [`StoreError::System`] if the system can't start a thread.
    pub fn resumed(log: FileLog, file: PathBuf) -> Result<Self, StoreError> {
        Ok(Self::In(LogWriter::start(log, file)?, 0))
    }

    /// Whether the match is saved.
    pub const fn is_on(&self) -> bool {
        !matches!(self, Self::Nowhere)
    }

    /// Saves what has happened since the last call.
    ///
    /// # Errors
    /// [`StoreError::System`] if the system can't start a thread.
    pub fn save(&mut self, host: &mut MatchHost) -> Result<(), StoreError> {
        let news = host.take_log();
        if news.is_empty() {
            return Ok(());
        }
        if let Self::NotYet(folder) = self {
            let now = clock::since_1970();
            let head = host.head(SeatColours::default().0, now.as_secs());
            let theirs = folder.clone();
            let writer = LogWriter::begin(folder, move || library::begin(&theirs, head.clone()))?;
            *self = Self::In(writer, 0);
        }
        if let Self::In(writer, entries) = self {
            *entries += news.len();
            news.into_iter().for_each(|entry| writer.append(entry));
        }
        Ok(())
    }

    /// The file of the match, once there is one.
    pub fn file(&self) -> Option<PathBuf> {
        match self {
            Self::In(writer, _) => writer.state().file,
            Self::Nowhere | Self::NotYet(_) => None,
        }
    }

    /// Waits until everything is written, and returns the id of the match; `None` if nothing was saved.
    ///
    /// # Errors
    /// [`StoreError`]: why it can't be written.
    pub fn finish(&self) -> Result<Option<String>, StoreError> {
        let Self::In(writer, entries) = self else {
            return Ok(None);
        };
        let began = Instant::now();
        loop {
            let state = writer.state();
            if let Some(file) = state.file.filter(|_| state.written >= *entries) {
                let id = file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
                return Ok(Some(id));
            }
            if let Some(trouble) = state.trouble {
                return Err(trouble);
            }
            if began.elapsed() > LONGEST_WAIT {
                return Ok(None);
            }
            sleep(Duration::from_millis(5));
        }
    }
}
