//! Writes a log from a thread of its own, so that no frame of the window waits for a disk.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{Builder, JoinHandle, sleep};
use std::time::Duration;

use crate::store::error::StoreError;
use crate::store::kept::Kept;
use crate::store::log::{Failed, MatchLog};

/// How long it waits before it tries again to write what could not be written.
const AGAIN: Duration = Duration::from_millis(500);

/// Writes what it is given, in order. A log that can't be begun and what can't be written is tried again until it can.
/// Dropped, it first writes all it can.
#[derive(Debug)]
pub struct Keeper {
    to_keep: Option<Sender<Kept>>,
    shared: Arc<Shared>,
    thread: Option<JoinHandle<()>>,
}

/// How far it is.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct State {
    /// Where it writes; `None` until the log is begun.
    pub file: Option<PathBuf>,
    /// How many frames were written.
    pub written: usize,
    /// Why the next one can't be written at present, or the log can't be begun.
    pub trouble: Option<StoreError>,
}

/// What both threads know.
#[derive(Debug)]
struct Shared {
    state: Mutex<State>,
    /// Whether nothing more will be given.
    closing: AtomicBool,
}

impl Shared {
    fn tell(&self, tell: impl FnOnce(&mut State)) {
        tell(&mut self.state.lock().unwrap_or_else(PoisonError::into_inner));
    }
}

impl Keeper {
    /// Starts to write to the log of this file.
    ///
    /// # Errors
    /// [`StoreError::System`] where the system gives no thread.
    pub fn start(log: impl MatchLog + 'static, file: PathBuf) -> Result<Self, StoreError> {
        let state = State {
            file: Some(file.clone()),
            ..State::default()
        };
        let of = file.clone();
        Self::with(state, &of, move |given, shared| write_all(log, &file, &given, &shared))
    }

    /// Starts to write to a log in this folder that it begins itself.
    ///
    /// # Errors
    /// As [`Self::start`].
    pub fn begin<L: MatchLog>(
        folder: &Path,
        mut begin: impl FnMut() -> Result<(L, PathBuf), StoreError> + Send + 'static,
    ) -> Result<Self, StoreError> {
        Self::with(State::default(), folder, move |given, shared| {
            if let Some((log, file)) = until_begun(&mut begin, &shared) {
                write_all(log, &file, &given, &shared);
            }
        })
    }

    fn with(
        state: State,
        place: &Path,
        work: impl FnOnce(Receiver<Kept>, Arc<Shared>) + Send + 'static,
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

    /// Gives it something to write.
    pub fn keep(&self, kept: Kept) {
        if let Some(to_keep) = &self.to_keep {
            // The thread ends before this only where it said so.
            let _ = to_keep.send(kept);
        }
    }

    /// How far it is.
    pub fn state(&self) -> State {
        self.shared.state.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

impl Drop for Keeper {
    fn drop(&mut self) {
        self.to_keep = None;
        self.shared.closing.store(true, Ordering::Relaxed);
        if let Some(thread) = self.thread.take() {
            // A panic over there was already reported.
            let _ = thread.join();
        }
    }
}

/// Begins a log, as often as it takes; `None` where nobody waits any longer.
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
        sleep(AGAIN);
    }
}

fn write_all(mut log: impl MatchLog, file: &Path, given: &Receiver<Kept>, shared: &Shared) {
    while let Ok(kept) = given.recv() {
        let written = postcard::to_stdvec(&kept)
            .map_err(|error| StoreError::Unreadable(error.to_string()))
            .and_then(|body| write(&mut log, &body, file, shared));
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

/// Writes a frame, as often as it takes.
///
/// # Errors
/// [`StoreError`] where it can never be written, or nobody waits any longer.
fn write(log: &mut impl MatchLog, body: &[u8], file: &Path, shared: &Shared) -> Result<(), StoreError> {
    loop {
        let closing = shared.closing.load(Ordering::Relaxed);
        let failed = match log.append(body) {
            Ok(()) => return Ok(()),
            Err(failed) => failed,
        };
        let hopeless = closing || matches!(failed, Failed::Frame(_));
        let error = failed.of(file);
        if hopeless {
            return Err(error);
        }
        shared.tell(|state| state.trouble = Some(error));
        sleep(AGAIN);
    }
}
