//! Writes a log in a page, which has no threads: each entry at once, as the files of a page lie in memory. An entry counts
//! as written when the browser has it on the disk.

use std::collections::VecDeque;
use std::fmt;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::store::error::StoreError;
use crate::store::log::MatchLog;
use crate::store::log_entry::LogEntry;
use crate::store::writer_state::WriterState;
use system::disk::page::keep;

/// A log, and the file that it is written to.
type Begun = (Box<dyn MatchLog>, PathBuf);

/// Writes what it is given, in order. If a log can't be begun or an entry can't be written, it tries again with the
/// next one.
pub struct LogWriter(Mutex<Writer>);

impl fmt::Debug for LogWriter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("LogWriter").field(&self.state()).finish()
    }
}

struct Writer {
    log: LogToWrite,
    to_write: Vec<LogEntry>,
    /// Of each entry that is on its way to the disk, the number of the change that brings it there.
    under_way: VecDeque<u32>,
    state: WriterState,
}

enum LogToWrite {
    Begun(Begun),
    ToBegin(Box<dyn FnMut() -> Result<Begun, StoreError> + Send>),
}

impl LogWriter {
    /// Starts to write to a log in this file.
    ///
    /// # Errors
    /// None; outside of a page it needs a thread.
    pub fn start(log: impl MatchLog + 'static, file: PathBuf) -> Result<Self, StoreError> {
        Ok(Self::with(LogToWrite::Begun((Box::new(log), file))))
    }

    /// Starts to write to a log that is yet to begin.
    ///
    /// # Errors
    /// None; outside of a page it needs a thread.
    pub fn begin<L: MatchLog + 'static>(
        _: &Path,
        mut begin: impl FnMut() -> Result<(L, PathBuf), StoreError> + Send + 'static,
    ) -> Result<Self, StoreError> {
        let begin = move || begin().map(|(log, file)| -> Begun { (Box::new(log), file) });
        Ok(Self::with(LogToWrite::ToBegin(Box::new(begin))))
    }

    fn with(log: LogToWrite) -> Self {
        let mut writer = Writer {
            log,
            to_write: Vec::new(),
            under_way: VecDeque::new(),
            state: WriterState::default(),
        };
        writer.write();
        Self(Mutex::new(writer))
    }

    fn writer(&self) -> MutexGuard<'_, Writer> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Writes an entry.
    pub fn append(&self, log_entry: LogEntry) {
        let mut writer = self.writer();
        writer.to_write.push(log_entry);
        writer.write();
    }

    /// How far it is.
    pub fn state(&self) -> WriterState {
        let mut writer = self.writer();
        writer.look();
        let mut state = writer.state.clone();
        let file = state.file.as_deref();
        let lost = file.and_then(|file| Some((file, keep::trouble(file)?)));
        if let (None, Some((file, why))) = (&state.trouble, lost) {
            state.trouble = Some(StoreError::system(file, &io::Error::other(why)));
        }
        state
    }
}

impl Writer {
    /// Writes what there is to write, as far as that is possible.
    fn write(&mut self) {
        self.state.trouble = self.try_to_write().err();
    }

    fn try_to_write(&mut self) -> Result<(), StoreError> {
        if let LogToWrite::ToBegin(begin) = &mut self.log {
            self.log = LogToWrite::Begun(begin()?);
        }
        let LogToWrite::Begun((log, file)) = &mut self.log else {
            return Ok(());
        };
        self.state.file = Some(file.clone());
        while let Some(entry) = self.to_write.first() {
            log.append(&entry.body()?).map_err(|failed| failed.of(file))?;
            self.to_write.remove(0);
            self.under_way.push_back(keep::told());
        }
        Ok(())
    }

    /// Counts what has come to the disk. What could not be kept is counted too: the file has trouble then.
    fn look(&mut self) {
        let settled = keep::last_settled();
        while self.under_way.pop_front_if(|change| *change <= settled).is_some() {
            self.state.written += 1;
        }
    }
}
