//! Writes a log to a file, or as bytes.

use std::io::{self, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use crate::store::broken;
use crate::store::error::StoreError;
use crate::store::frame_log::{self, ChainHash, IntactLog};
use crate::store::lock::Lock;
use crate::store::log_entry::{LogEntry, LogHeader, LogHeaderBody};
use crate::store::saved_match::SavedMatch;
use messages::Message;
use system::disk::{self, File, OpenOptions};
use system::files;

/// The most bytes of a log to read, as a log is read in one piece. A long match takes a hundredth of it.
pub const MOST_BYTES: u64 = 1 << 30;

/// A whole log as the bytes of its file.
///
/// # Errors
/// [`StoreError`] if the match can't be written; that takes a frame longer than a log can hold, or more memory than
/// there is.
pub fn bytes(head: LogHeaderBody, log: &[LogEntry]) -> Result<Vec<u8>, StoreError> {
    let (mut bytes, mut link) = frame_log::begin();
    let bodies = std::iter::once(LogHeader::new(head).body()).chain(log.iter().map(LogEntry::body));
    for body in bodies {
        let (frame, next) = link.frame(&body?)?;
        bytes.extend(frame);
        link = next;
    }
    Ok(bytes)
}

/// Storage for the log of one match.
pub trait MatchLog: Send {
    /// Appends a frame. When this returns, the frame survives a loss of power.
    ///
    /// # Errors
    /// [`AppendError`]; the log is then as it was before, and the call can be repeated. Of a store on other machines the
    /// answer may be lost: then the frame may be there already, but only until another call; a repeated one finds it.
    fn append(&mut self, body: &[u8]) -> Result<(), AppendError>;

    /// Appends several frames: all of them or none.
    ///
    /// # Errors
    /// As [`Self::append`].
    fn append_all(&mut self, bodies: &[Vec<u8>]) -> Result<(), AppendError>;
}

/// The medium that the bytes of a log are written to.
pub trait Medium: Send {
    /// Writes at the end.
    ///
    /// # Errors
    /// What the system says. Some of the bytes may have been written anyway.
    fn append(&mut self, bytes: &[u8]) -> io::Result<()>;

    /// Cuts off everything after this many bytes; the next bytes are appended there.
    ///
    /// # Errors
    /// What the system says.
    fn cut(&mut self, length: u64) -> io::Result<()>;

    /// Returns when everything written survives a loss of power.
    ///
    /// # Errors
    /// What the system says.
    fn sync(&mut self) -> io::Result<()>;
}

impl Medium for File {
    fn append(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.write_all(bytes)
    }

    fn cut(&mut self, length: u64) -> io::Result<()> {
        self.set_len(length)?;
        self.seek(SeekFrom::Start(length)).map(|_| ())
    }

    fn sync(&mut self) -> io::Result<()> {
        self.sync_data()
    }
}

/// A log that frames are appended to.
#[derive(Debug)]
pub struct Log<M> {
    medium: M,
    link: ChainHash,
    /// The number of valid bytes.
    length: u64,
    /// Whether more bytes may follow the valid ones.
    torn: bool,
}

/// A file that no other program writes to as long as it is open here.
#[derive(Debug)]
pub struct LockedFile {
    file: File,
    // Declared last, so that the lock is released after the file is closed.
    _lock: Lock,
}

impl Medium for LockedFile {
    fn append(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.file.append(bytes)
    }

    fn cut(&mut self, length: u64) -> io::Result<()> {
        self.file.cut(length)
    }

    fn sync(&mut self) -> io::Result<()> {
        self.file.sync()
    }
}

/// A log in a file. No other program can write to it at the same time; all can read it.
pub type FileLog = Log<LockedFile>;

impl<M: Medium> Log<M> {
    /// Begins a log on an empty medium.
    ///
    /// # Errors
    /// [`AppendError`]; the medium is then of no use.
    pub fn begin(medium: M, head: &[u8]) -> Result<Self, AppendError> {
        let (bytes, link) = frame_log::begin();
        let mut log = Self {
            medium,
            link,
            length: 0,
            torn: false,
        };
        let (frame, next) = log.link.frame(head)?;
        log.write(&[bytes, frame].concat())?;
        log.link = next;
        Ok(log)
    }

    fn write(&mut self, bytes: &[u8]) -> io::Result<()> {
        if self.torn {
            self.medium.cut(self.length)?;
        }
        self.torn = true;
        self.medium.append(bytes)?;
        self.medium.sync()?;
        self.torn = false;
        self.length += bytes.len() as u64;
        Ok(())
    }
}

impl<M: Medium> MatchLog for Log<M> {
    fn append(&mut self, body: &[u8]) -> Result<(), AppendError> {
        let (frame, next) = self.link.frame(body)?;
        self.write(&frame)?;
        self.link = next;
        Ok(())
    }

    fn append_all(&mut self, bodies: &[Vec<u8>]) -> Result<(), AppendError> {
        let (mut frames, mut link) = (Vec::new(), self.link);
        for body in bodies {
            let (frame, next) = link.frame(body)?;
            frames.extend(frame);
            link = next;
        }
        self.write(&frames)?;
        self.link = link;
        Ok(())
    }
}

/// Why a frame was not written.
#[derive(Debug, thiserror::Error)]
pub enum AppendError {
    /// The system refuses to write.
    #[error(transparent)]
    System(#[from] io::Error),
    /// The store is on other machines, and can't be reached now or refuses for now. Says why.
    #[error("{0:?}")]
    Unreachable(Message),
    /// The frame can't be written.
    #[error(transparent)]
    Frame(#[from] StoreError),
}

impl AppendError {
    /// The same failure, as the error of this file.
    pub fn of(self, file: &Path) -> StoreError {
        match self {
            Self::System(error) => StoreError::system(file, &error),
            Self::Unreachable(why) => StoreError::System {
                file: file.display().to_string(),
                why,
            },
            Self::Frame(error) => error,
        }
    }
}

impl FileLog {
    /// Begins a log in a new file.
    ///
    /// # Errors
    /// [`StoreError`]; no file is left behind.
    pub fn create(path: &Path, head: &[u8]) -> Result<Self, StoreError> {
        let taken = || StoreError::system(path, &io::ErrorKind::AlreadyExists.into());
        Self::create_free(path, head)?.ok_or_else(taken)
    }

    /// Begins a log in a new file; `None` if the name is taken.
    ///
    /// # Errors
    /// As [`Self::create`].
    pub(super) fn create_free(path: &Path, head: &[u8]) -> Result<Option<Self>, StoreError> {
        // The lock comes before the file, so that no program takes the empty file for a damaged match.
        match Lock::take(path) {
            Ok(lock) => Self::create_locked(path, lock, head),
            Err(StoreError::InUse) => Ok(None),
            Err(error) => Err(error),
        }
    }

    /// The same with a lock that is already held.
    pub(super) fn create_locked(path: &Path, lock: Lock, head: &[u8]) -> Result<Option<Self>, StoreError> {
        let file = match files::new_private(path) {
            Ok(file) => file,
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => return Ok(None),
            Err(error) => return Err(StoreError::system(path, &error)),
        };
        let log = Self::begin(LockedFile { file, _lock: lock }, head).and_then(|log| {
            sync_folder(path)?;
            Ok(log)
        });
        log.map(Some).map_err(|failed| {
            // No match was promised yet, so a file that stays behind does no harm.
            let _ = disk::remove_file(path);
            failed.of(path)
        })
    }

    /// Resumes the log in a file: reads its match, and cuts off the bytes after the last whole frame. Also returns
    /// how many bytes were cut off. If they are more than a last frame that was not fully written, the file is first
    /// copied to the folder `broken` beside it.
    ///
    /// # Errors
    /// [`StoreError`]; the file is then unchanged.
    pub fn resume(path: &Path) -> Result<(Self, SavedMatch, u64), StoreError> {
        Self::open(path, |bytes, whole| {
            let torn = bytes.get(whole.length..).unwrap_or_default();
            if !torn.is_empty() && !frame_log::is_unfinished(torn, whole.link) {
                broken::copy(path)?;
            }
            Ok(())
        })
    }

    /// Resumes the log in a file that has only whole frames.
    ///
    /// # Errors
    /// [`StoreError::Torn`] if bytes would have to be cut off, or another error; the file is then unchanged.
    pub(super) fn resume_intact(path: &Path) -> Result<Self, StoreError> {
        let all = |bytes: &[u8], whole: &IntactLog| match bytes.len() == whole.length {
            true => Ok(()),
            false => Err(StoreError::Torn),
        };
        Self::open(path, all).map(|(log, ..)| log)
    }

    /// Opens a log, asks whether its incomplete end may be cut off, and cuts it off.
    fn open(
        path: &Path,
        may_cut: impl FnOnce(&[u8], &IntactLog) -> Result<(), StoreError>,
    ) -> Result<(Self, SavedMatch, u64), StoreError> {
        let system = |error: io::Error| StoreError::system(path, &error);
        let lock = Lock::take(path)?;
        let mut file = files::open_private(path, OpenOptions::new().read(true).write(true)).map_err(system)?;
        let bytes = files::read_opened(&mut file, MOST_BYTES).map_err(system)?;
        let whole = frame_log::read(&bytes)?;
        let (story, link) = (SavedMatch::of(&whole)?, whole.link);
        may_cut(&bytes, &whole)?;
        let (length, all) = (whole.length as u64, bytes.len() as u64);
        file.seek(SeekFrom::Start(length)).map_err(system)?;
        let mut log = Self {
            medium: LockedFile { file, _lock: lock },
            link,
            length,
            torn: all > length,
        };
        if log.torn {
            log.medium.cut(length).map_err(system)?;
            log.medium.sync().map_err(system)?;
            log.torn = false;
        }
        Ok((log, story, all - length))
    }
}

/// Makes sure that the name of a new file survives a loss of power.
fn sync_folder(file: &Path) -> io::Result<()> {
    // Windows can't sync a folder: there the name is written with the file.
    if cfg!(unix) {
        let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty());
        File::open(folder.map_or_else(|| PathBuf::from("."), Path::to_path_buf))?.sync_all()?;
    }
    Ok(())
}
