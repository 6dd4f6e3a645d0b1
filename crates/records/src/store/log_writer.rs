//! Writes a log on a thread of its own, so that no frame of the window waits for the disk.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{Builder, JoinHandle};
use std::time::Duration;

use crate::store::error::StoreError;
use crate::store::log::{AppendError, MatchLog};
use crate::store::log_entry::LogEntry;
use crate::store::writer_state::WriterState;
use system::clock;

/// How long it waits between two attempts to write.
const AGAIN: Duration = Duration::from_millis(500);

/// Writes what it is given, in order. If a log can't be begun or an entry can't be written, it tries again until it
/// can. When it is dropped, it first writes all it can.
#[derive(Debug)]
pub struct LogWriter {
    to_keep: Option<Sender<LogEntry>>,
    shared: Arc<Shared>,
    thread: Option<JoinHandle<()>>,
}

/// The state that both threads share.
#[derive(Debug)]
struct Shared {
    state: Mutex<WriterState>,
    /// Whether no more entries will come.
    closing: AtomicBool,
}

impl Shared {
    fn tell(&self, tell: impl FnOnce(&mut WriterState)) {
        tell(&mut self.state.lock().unwrap_or_else(PoisonError::into_inner));
    }
}

impl LogWriter {
    /// Starts to write to the log of this file.
    ///
    /// # Errors
    /// [`StoreError::System`] if the system can't start a thread.
    pub fn start(log: impl MatchLog + 'static, file: PathBuf) -> Result<Self, StoreError> {
        let state = WriterState {
            file: Some(file.clone()),
            ..WriterState::default()
        };
        let of = file.clone();
        Self::with(state, &of, move |given, shared| write_all(log, &file, &given, &shared))
    }

    /// Begins a log in this folder and writes to it.
    ///
    /// # Errors
    /// As [`Self::start`].
    pub fn begin<L: MatchLog>(
        folder: &Path,
        mut begin: impl FnMut() -> Result<(L, PathBuf), StoreError> + Send + 'static,
    ) -> Result<Self, StoreError> {
        Self::with(WriterState::default(), folder, move |given, shared| {
            if let Some((log, file)) = until_begun(&mut begin, &shared) {
                write_all(log, &file, &given, &shared);
            }
        })
    }

    fn with(
        state: WriterState,
        place: &Path,
        work: impl FnOnce(Receiver<LogEntry>, Arc<Shared>) + Send + 'static,
    ) -> Result<Self, StoreError> {
        let (to_keep, given) = channel();
        let shared = Arc::new(Shared {
            state: Mutex::new(state),
            closing: AtomicBool::new(false),
        });
        let theirs = shared.clone();
        let thread = Builder::new()
            .name("keeper".to_owned())
            .spawn(move || work(given, theirs));
        Ok(Self {
            to_keep: Some(to_keep),
            shared,
            thread: Some(thread.map_err(|error| StoreError::system(place, &error))?),
        })
    }

    /// Hands over an entry to write.
    pub fn append(&self, log_entry: LogEntry) {
        if let Some(to_keep) = &self.to_keep {
            // Sending fails only if the thread has ended early, and then the state says why.
            let _ = to_keep.send(log_entry);
        }
    }

    /// The progress of the writing.
    pub fn state(&self) -> WriterState {
        self.shared.state.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

impl Drop for LogWriter {
    fn drop(&mut self) {
        self.to_keep = None;
        self.shared.closing.store(true, Ordering::Relaxed);
        if let Some(thread) = self.thread.take() {
            // A panic of the thread was already reported.
            let _ = thread.join();
        }
    }
}

/// Begins a log, with as many attempts as it takes; `None` if it can't be begun when the writer is dropped.
fn until_begun<L>(
    begin: &mut impl FnMut() -> Result<(L, PathBuf), StoreError>,
    shared: &Shared,
) -> Option<(L, PathBuf)> {
    loop {
        let closing = shared.closing.load(Ordering::Relaxed);
        match begin() {
            Ok((log, file)) => {
                shared.tell(|state| {
                    state.file = Some(file.clone());
                    state.trouble = None;
                });
                return Some((log, file));
            }
            Err(error) => shared.tell(|state| state.trouble = Some(error)),
        }
        if closing {
            return None;
        }
        clock::pause(AGAIN);
    }
}

fn write_all(mut log: impl MatchLog, file: &Path, given: &Receiver<LogEntry>, shared: &Shared) {
    while let Ok(kept) = given.recv() {
        let written = kept.body().and_then(|body| write(&mut log, &body, file, shared));
        if let Err(error) = written {
            shared.tell(|state| state.trouble = Some(error));
            return;
        }
        shared.tell(|state| {
            state.written += 1;
            state.trouble = None;
        });
    }
}

/// Writes a frame, with as many attempts as it takes.
///
/// # Errors
/// [`StoreError`] if it can never be written, or not when the writer is dropped.
fn write(log: &mut impl MatchLog, body: &[u8], file: &Path, shared: &Shared) -> Result<(), StoreError> {
    loop {
        let closing = shared.closing.load(Ordering::Relaxed);
        let failed = match log.append(body) {
            Ok(()) => return Ok(()),
            Err(failed) => failed,
        };
        let hopeless = closing || matches!(failed, AppendError::Frame(_));
        let error = failed.of(file);
        if hopeless {
            return Err(error);
        }
        shared.tell(|state| state.trouble = Some(error));
        clock::pause(AGAIN);
    }
}
