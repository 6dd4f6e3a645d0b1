//! The files of a system.

use std::fs;
use std::io::{self, Write};
use std::path::Path;

pub use std::fs::{DirBuilder, DirEntry, File, Metadata, OpenOptions, Permissions, ReadDir, TryLockError};

/// Makes a folder and those above it.
///
/// # Errors
/// What the system says.
pub fn create_dir_all(folder: impl AsRef<Path>) -> io::Result<()> {
    fs::create_dir_all(folder)
}

/// What is known of a file or a folder.
///
/// # Errors
/// What the system says.
pub fn metadata(path: impl AsRef<Path>) -> io::Result<Metadata> {
    fs::metadata(path)
}

/// What lies in a folder.
///
/// # Errors
/// What the system says.
pub fn read_dir(folder: impl AsRef<Path>) -> io::Result<ReadDir> {
    fs::read_dir(folder)
}

/// Removes a folder with all in it.
///
/// # Errors
/// What the system says.
pub fn remove_dir_all(folder: impl AsRef<Path>) -> io::Result<()> {
    fs::remove_dir_all(folder)
}

/// Removes a file.
///
/// # Errors
/// What the system says.
pub fn remove_file(path: impl AsRef<Path>) -> io::Result<()> {
    fs::remove_file(path)
}

/// Gives a file another name, in place of a file that had it.
///
/// # Errors
/// What the system says.
pub fn rename(from: impl AsRef<Path>, to: impl AsRef<Path>) -> io::Result<()> {
    fs::rename(from, to)
}

/// Sets who may read and write a file.
///
/// # Errors
/// What the system says.
pub fn set_permissions(path: impl AsRef<Path>, permissions: Permissions) -> io::Result<()> {
    fs::set_permissions(path, permissions)
}

/// Whether a name leads to this open file.
///
/// # Errors
/// What the system says, for example if the name is free.
pub fn is_same_file(open: &File, path: &Path) -> io::Result<bool> {
    let open = same_file::Handle::from_file(open.try_clone()?)?;
    Ok(same_file::Handle::from_path(path)? == open)
}

/// Replaces a file, completely or not at all, by one that this user alone can read.
///
/// # Errors
/// What the system says; the file is then unchanged.
pub fn replace_private(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let options = atomic_write_file::AtomicWriteFile::options();
    #[cfg(unix)]
    let options = {
        use atomic_write_file::unix::OpenOptionsExt as _;
        let mut options = options;
        // The old file may have been readable by all, so its mode is not copied.
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        options.preserve_mode(false);
        options
    };
    let mut file = options.open(path)?;
    file.write_all(bytes)?;
    file.commit()
}
