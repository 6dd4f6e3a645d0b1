//! Marks a match or a folder as in use by this program: a locked file beside it.
//!
//! The log itself stays unlocked, as on Windows no program can read a file that another one has locked.

use std::ffi::OsString;
use std::io;
use std::path::{Path, PathBuf};

use crate::store::error::StoreError;
use system::disk::{self, File, OpenOptions};
use system::files;
use system::locks::{self, Locked};

/// The ending that is added to the name of the file or folder.
const ENDING: &str = ".lock";
/// How often it tries again if another program releases the lock at that moment.
const TRIES: usize = 20;

/// The lock of a match or a folder, until it is dropped. A lock file that is left behind when the computer stops is
/// not locked and does no harm.
#[derive(Debug)]
pub struct Lock {
    /// The locked file; it stays locked as long as it is open.
    _file: File,
    /// The file to remove at the end; `None` for a shared lock, whose file stays.
    alone: Option<PathBuf>,
}

impl Lock {
    /// Locks the match in this file, which need not exist.
    ///
    /// # Errors
    /// [`StoreError::InUse`] if another program has locked it, or [`StoreError::System`].
    pub fn take(of: &Path) -> Result<Self, StoreError> {
        Self::take_with(of, locks::lock)
    }

    /// Takes a lock of a file or folder that others may share.
    ///
    /// # Errors
    /// As [`Self::take`].
    pub fn share(of: &Path) -> Result<Self, StoreError> {
        let mut shared = Self::take_with(of, locks::share)?;
        shared.alone = None;
        Ok(shared)
    }

    /// Takes the lock with another function to lock the file.
    pub(super) fn take_with(of: &Path, lock: impl Fn(&File) -> io::Result<Locked>) -> Result<Self, StoreError> {
        let system = |error: io::Error| StoreError::system(of, &error);
        let mut path = OsString::from(of);
        path.push(ENDING);
        let path = PathBuf::from(path);
        for _ in 0..TRIES {
            let mut options = OpenOptions::new();
            options.write(true).create(true).truncate(false);
            let file = files::open_private(&path, &options).map_err(|error| StoreError::system(&path, &error))?;
            match lock(&file).map_err(system)? {
                // A network folder may have no locks; usually only one program uses it.
                Locked::Yes | Locked::NoLocks => {}
                Locked::InUse => return Err(StoreError::InUse),
            }
            // The previous owner may have removed the file after it was opened here. Then this lock protects nothing.
            if disk::is_same_file(&file, &path).is_ok_and(|same| same) {
                return Ok(Self {
                    _file: file,
                    alone: Some(path),
                });
            }
        }
        Err(StoreError::InUse)
    }
}

impl Drop for Lock {
    fn drop(&mut self) {
        if let Some(path) = &self.alone {
            // It is removed while it is still locked, so that the lock file of another program is never removed.
            let _ = disk::remove_file(path);
        }
    }
}
