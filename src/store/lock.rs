//! Says that this program goes on with a match, or writes to a folder: a locked file beside it.
//!
//! The log itself stays unlocked, because Windows lets nobody read a file that another program has locked.

use std::ffi::OsString;
use std::fs::{self, File, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};

use same_file::Handle;

use crate::store::error::StoreError;
use crate::system::files;
use crate::system::locks::{self, Locked};

/// What is added to the name of the match's file.
const ENDING: &str = ".lock";
/// How often it is tried anew where another program gives the lock up at that moment.
const TRIES: usize = 20;

/// The lock of a match or a folder, until it is dropped. A lock file that stays behind when the computer stops is not
/// locked, and does no harm.
#[derive(Debug)]
pub struct Lock {
    /// What is locked, as long as it is open.
    _file: File,
    /// What is removed at the end: a lock that others may share stays.
    alone: Option<PathBuf>,
}

impl Lock {
    /// Locks the match of this file, which need not be there.
    ///
    /// # Errors
    /// [`StoreError::InUse`] where another program has locked it, or [`StoreError::System`].
    pub fn take(of: &Path) -> Result<Self, StoreError> {
        Self::take_with(of, locks::lock)
    }

    /// Takes the lock of a file or folder together with others who share it.
    ///
    /// # Errors
    /// As [`Self::take`].
    pub fn share(of: &Path) -> Result<Self, StoreError> {
        let mut shared = Self::take_with(of, locks::share)?;
        shared.alone = None;
        Ok(shared)
    }

    /// The same with another way to lock.
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
                // A folder on another machine may know no locks: one program on it is the rule.
                Locked::Yes | Locked::NoLocks => {}
                Locked::InUse => return Err(StoreError::InUse),
            }
            // The one that had it may have removed the file after it was opened here: then this lock is of nothing.
            let locked = file.try_clone().and_then(Handle::from_file).map_err(system)?;
            if Handle::from_path(&path).is_ok_and(|there| there == locked) {
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
            // While it is still locked, so that nobody else's is removed.
            let _ = fs::remove_file(path);
        }
    }
}
