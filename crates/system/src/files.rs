//! Files whose name or place others choose: only regular files are opened, and only up to a size limit.
//!
//! Opening a named pipe blocks until something writes into it, a device can do anything, and a file can be larger
//! than the memory.
//!
//! Private files can be read by this user alone: matches hold seeds and hands, settings hold tokens. On Windows, the
//! folders of a user are private anyway.

use std::io::{self, Read, Write};
use std::path::Path;

use thiserror::Error;

use messages::texts::system as words;
use messages::{Message, ToMessage};

use crate::disk::{self, DirBuilder, File, Metadata, OpenOptions};

/// The most bytes of a file that people write with an editor: settings, texts, boards, certificates.
pub const MOST_TEXT: u64 = 1 << 20;

/// Why a file can't be used although the system would open it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("{}", self.message())]
pub enum FileFault {
    /// It is a folder, a pipe, a socket or a device.
    NoFile,
    /// It is larger than such a file may be.
    TooLarge {
        /// The most bytes.
        most: u64,
    },
}

impl ToMessage for FileFault {
    fn message(&self) -> Message {
        match self {
            Self::NoFile => words::NO_FILE,
            Self::TooLarge { most } => words::too_large(most.to_string()),
        }
    }
}

impl From<FileFault> for io::Error {
    fn from(fault: FileFault) -> Self {
        let kind = match fault {
            FileFault::NoFile => io::ErrorKind::InvalidInput,
            FileFault::TooLarge { .. } => io::ErrorKind::FileTooLarge,
        };
        Self::new(kind, fault)
    }
}

/// The error of a file as a message: one of this program, or the text of the system.
pub fn said(error: &io::Error) -> Message {
    let ours = error.get_ref().and_then(|inner| inner.downcast_ref::<FileFault>());
    ours.map_or_else(|| Message::verbatim(error.to_string()), ToMessage::message)
}

/// Opens a regular file for reading.
///
/// # Errors
/// What the system says, or [`FileFault`].
pub fn open(path: &Path) -> io::Result<File> {
    open_with(path, OpenOptions::new().read(true))
}

/// Opens a regular file, or creates it if the options say so.
///
/// # Errors
/// What the system says, or [`FileFault`].
pub fn open_with(path: &Path, options: &OpenOptions) -> io::Result<File> {
    match disk::metadata(path) {
        Ok(found) => is_regular(&found)?,
        Err(error) if error.kind() == io::ErrorKind::NotFound => {}
        Err(error) => return Err(error),
    }
    let file = options.open(path)?;
    // The name may belong to another file since the check.
    is_regular(&file.metadata()?)?;
    Ok(file)
}

fn is_regular(found: &Metadata) -> io::Result<()> {
    if found.is_file() {
        Ok(())
    } else {
        Err(FileFault::NoFile.into())
    }
}

/// Reads a regular file up to this many bytes.
///
/// # Errors
/// What the system says, or [`FileFault`].
pub fn read(path: &Path, most: u64) -> io::Result<Vec<u8>> {
    read_opened(&mut open(path)?, most)
}

/// Reads the rest of an opened file, which may have up to this many bytes.
///
/// # Errors
/// What the system says, or [`FileFault`].
pub fn read_opened(file: &mut File, most: u64) -> io::Result<Vec<u8>> {
    let too_large = || io::Error::from(FileFault::TooLarge { most });
    let length = file.metadata()?.len();
    if length > most {
        return Err(too_large());
    }
    let mut bytes = Vec::new();
    bytes
        .try_reserve(usize::try_from(length).unwrap_or_default())
        .map_err(|_| io::ErrorKind::OutOfMemory)?;
    // The file may grow while it is read, and some files do not report their length.
    file.take(most.saturating_add(1)).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > most {
        return Err(too_large());
    }
    Ok(bytes)
}

/// Reads a text file up to this many bytes.
///
/// # Errors
/// What the system says, [`FileFault`], or [`io::ErrorKind::InvalidData`] if it is not UTF-8 text.
pub fn read_text(path: &Path, most: u64) -> io::Result<String> {
    String::from_utf8(read(path, most)?).map_err(|error| io::Error::new(io::ErrorKind::InvalidData, error))
}

/// Writes a file: a new one, or a regular one that it replaces.
///
/// # Errors
/// What the system says, or [`FileFault`].
pub fn write(path: &Path, bytes: &[u8]) -> io::Result<()> {
    create(path)?.write_all(bytes)
}

/// Creates a new file, or empties a regular one.
///
/// # Errors
/// What the system says, or [`FileFault`].
pub fn create(path: &Path) -> io::Result<File> {
    open_with(path, OpenOptions::new().write(true).create(true).truncate(true))
}

/// Creates a folder, and the folders above it, for this user alone. A folder that exists stays as it is.
///
/// # Errors
/// What the system says.
pub fn private_folder(path: &Path) -> io::Result<()> {
    let mut builder = DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(path)
}

/// The same for a folder that only this program uses: if it exists, other users lose access to it.
///
/// # Errors
/// What the system says.
pub fn own_folder(path: &Path) -> io::Result<()> {
    private_folder(path)?;
    #[cfg(unix)]
    tighten(&disk::metadata(path)?, |mode| disk::set_permissions(path, mode));
    Ok(())
}

/// Opens a regular file for writing, or creates it if the options say so. Other users have no access to it then.
///
/// # Errors
/// What the system says, or [`FileFault`].
pub fn open_private(path: &Path, options: &OpenOptions) -> io::Result<File> {
    let file = open_with(path, &private(options))?;
    #[cfg(unix)]
    tighten(&file.metadata()?, |mode| file.set_permissions(mode));
    Ok(file)
}

/// Creates a new file for this user alone.
///
/// # Errors
/// What the system says: [`io::ErrorKind::AlreadyExists`] if the name is taken.
pub fn new_private(path: &Path) -> io::Result<File> {
    private(OpenOptions::new().write(true).create_new(true)).open(path)
}

/// Creates a new file for this user alone, or empties a regular one and removes other users' access.
///
/// # Errors
/// What the system says, or [`FileFault`].
pub fn create_private(path: &Path) -> io::Result<File> {
    open_private(path, OpenOptions::new().write(true).create(true).truncate(true))
}

/// Replaces a file by one for this user alone, completely or not at all.
///
/// # Errors
/// What the system says.
pub fn replace_private(path: &Path, bytes: &[u8]) -> io::Result<()> {
    disk::replace_private(path, bytes)
}

fn private(options: &OpenOptions) -> OpenOptions {
    let options = options.clone();
    #[cfg(unix)]
    let options = {
        let mut options = options;
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        options
    };
    options
}

/// Removes all access of other users to a file or a folder.
#[cfg(unix)]
fn tighten(found: &Metadata, set: impl FnOnce(disk::Permissions) -> io::Result<()>) {
    use std::os::unix::fs::PermissionsExt;
    let mode = found.permissions().mode();
    if mode & 0o077 != 0 {
        // This fails for a file of another user, or on a file system without users. The file stays as it is.
        let _ = set(disk::Permissions::from_mode(mode & 0o700));
    }
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::PathBuf;

    use super::*;

    fn folder(name: &str) -> PathBuf {
        let folder = std::env::temp_dir().join(format!("tumbletop-files-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).expect("a folder");
        folder
    }

    #[test]
    fn a_file_is_read_up_to_its_most_bytes_and_one_that_is_larger_not_at_all() {
        let folder = folder("size");
        let file = folder.join("a");
        write(&file, b"four").expect("it can be written");
        assert_eq!(read(&file, 4).expect("it has four bytes"), b"four");
        let refused = read(&file, 3).expect_err("it has more than three");
        assert_eq!(said(&refused), FileFault::TooLarge { most: 3 }.message());
        // Larger than any memory, but it takes almost nothing on the disk.
        let huge = folder.join("huge");
        File::create(&huge)
            .and_then(|file| file.set_len(1 << 40))
            .expect("a file with holes");
        let refused = read(&huge, 1 << 30).expect_err("it is too large");
        assert_eq!(refused.kind(), io::ErrorKind::FileTooLarge);
        let _ = fs::remove_dir_all(&folder);
    }

    #[test]
    fn what_is_no_file_is_neither_read_nor_written() {
        let folder = folder("kinds");
        let is_refused = |path: &Path| {
            let said = [
                read(path, 10).expect_err("it can't be read"),
                write(path, b"").expect_err("it can't be written"),
            ]
            .map(|error| super::said(&error));
            assert_eq!(
                said,
                [FileFault::NoFile.message(), FileFault::NoFile.message()],
                "{path:?}"
            );
        };
        is_refused(&folder);
        #[cfg(unix)]
        {
            let socket = folder.join("socket");
            let _listens = std::os::unix::net::UnixListener::bind(&socket).expect("a socket");
            is_refused(&socket);
            for device in ["/dev/null", "/dev/zero"] {
                is_refused(Path::new(device));
            }
            let link = folder.join("link");
            std::os::unix::fs::symlink("/dev/zero", &link).expect("a link");
            is_refused(&link);
        }
        let missing = read(&folder.join("none"), 10).expect_err("there is none");
        assert_eq!(missing.kind(), io::ErrorKind::NotFound);
        let _ = fs::remove_dir_all(&folder);
    }

    #[cfg(unix)]
    #[test]
    fn private_files_and_folders_are_closed_to_other_users() {
        use std::os::unix::fs::PermissionsExt;

        let folder = folder("private");
        let mode = |path: &Path| fs::metadata(path).expect("it is there").permissions().mode() & 0o777;
        let opened = |path: &Path, to: u32| {
            fs::set_permissions(path, fs::Permissions::from_mode(to)).expect("it can be opened to others");
        };
        let inner = folder.join("a/b");
        private_folder(&inner).expect("it can be made");
        assert_eq!((mode(&inner), mode(&folder.join("a"))), (0o700, 0o700));
        opened(&inner, 0o755);
        private_folder(&inner).expect("it is there");
        assert_eq!(mode(&inner), 0o755, "others may use it");
        own_folder(&inner).expect("it is there");
        assert_eq!(mode(&inner), 0o700);
        type Writes = fn(&Path) -> io::Result<()>;
        let open: Writes = |path| open_private(path, OpenOptions::new().write(true).create(true)).map(drop);
        let create: Writes = |path| create_private(path).map(drop);
        let all: &[Writes] = &[open, create, |path| replace_private(path, b"new")];
        for (at, write) in all.iter().enumerate() {
            let file = inner.join(at.to_string());
            write(&file).expect("it can be made");
            assert_eq!(mode(&file), 0o600, "{at}: made");
            opened(&file, 0o644);
            write(&file).expect("it can be written to");
            assert_eq!(mode(&file), 0o600, "{at}: existed before");
        }
        let new = inner.join("new");
        new_private(&new).expect("it can be made");
        assert_eq!(mode(&new), 0o600);
        assert!(new_private(&new).is_err_and(|error| error.kind() == io::ErrorKind::AlreadyExists));
        let _ = fs::remove_dir_all(&folder);
    }
}
