//! File locks. Not every file system has them: a network folder may refuse them, each system with its own error code.

use std::io;
use std::sync::Once;

use crate::disk::{File, TryLockError};

/// The error codes for a file system without locks, in addition to [`io::ErrorKind::Unsupported`].
#[cfg(target_os = "linux")]
const NO_LOCKS: &[i32] = &[
    22, // EINVAL: this file can't be locked
    37, // ENOLCK: the file server has no locks
    38, // ENOSYS
    95, // EOPNOTSUPP
];
#[cfg(all(unix, not(target_os = "linux")))]
const NO_LOCKS: &[i32] = &[
    22,  // EINVAL
    45,  // ENOTSUP; EOPNOTSUPP of FreeBSD
    77,  // ENOLCK
    78,  // ENOSYS
    102, // EOPNOTSUPP of macOS
];
#[cfg(windows)]
const NO_LOCKS: &[i32] = &[
    1,   // ERROR_INVALID_FUNCTION
    50,  // ERROR_NOT_SUPPORTED
    120, // ERROR_CALL_NOT_IMPLEMENTED
];
#[cfg(not(any(unix, windows)))]
const NO_LOCKS: &[i32] = &[];

/// The result of locking a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Locked {
    /// It is locked until it is closed.
    Yes,
    /// Another program has locked it.
    InUse,
    /// The file system has no locks: two programs that use the same folder go unnoticed.
    NoLocks,
}

/// Locks a file if no other program has locked it.
///
/// # Errors
/// What the system says.
pub fn lock(file: &File) -> io::Result<Locked> {
    let locked = read(file.try_lock());
    if matches!(locked, Ok(Locked::NoLocks)) {
        say_once();
    }
    locked
}

/// Locks a file together with other programs that share it, if none has locked it alone.
///
/// # Errors
/// What the system says.
pub fn share(file: &File) -> io::Result<Locked> {
    let locked = read(file.try_lock_shared());
    if matches!(locked, Ok(Locked::NoLocks)) {
        say_once();
    }
    locked
}

/// The meaning of the system's answer.
///
/// # Errors
/// What the system says.
pub fn read(answer: Result<(), TryLockError>) -> io::Result<Locked> {
    match answer {
        Ok(()) => Ok(Locked::Yes),
        Err(TryLockError::WouldBlock) => Ok(Locked::InUse),
        Err(TryLockError::Error(error)) if has_none(&error) => Ok(Locked::NoLocks),
        Err(TryLockError::Error(error)) => Err(error),
    }
}

fn has_none(error: &io::Error) -> bool {
    error.kind() == io::ErrorKind::Unsupported || error.raw_os_error().is_some_and(|code| NO_LOCKS.contains(&code))
}

/// Logs a warning, once, as nothing else shows the problem.
fn say_once() {
    static SAID: Once = Once::new();
    SAID.call_once(|| {
        tracing::warn!(
            "this file system has no locks: do not let two programs use the same folder at once, for each would write \
             over what the other keeps"
        );
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_system_without_locks_is_known_by_all_its_words() {
        let says = |error: io::Error| read(Err(TryLockError::Error(error))).map_err(|error| error.kind());
        for code in NO_LOCKS {
            assert_eq!(says(io::Error::from_raw_os_error(*code)), Ok(Locked::NoLocks), "{code}");
        }
        assert_eq!(says(io::ErrorKind::Unsupported.into()), Ok(Locked::NoLocks));
        assert_eq!(read(Err(TryLockError::WouldBlock)).ok(), Some(Locked::InUse));
        assert_eq!(read(Ok(())).ok(), Some(Locked::Yes));
        // Any other error is passed on.
        assert_eq!(
            says(io::ErrorKind::PermissionDenied.into()),
            Err(io::ErrorKind::PermissionDenied)
        );
    }
}
