//! Opening, reading and writing a file, by the same names as in the standard library.

use std::io::{self, Error, ErrorKind, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::sync::{Arc, OnceLock};

pub use std::fs::TryLockError;

use super::keep;
use super::tree::{Node, plain, tree};
use crate::clock::{self, SystemTime};

/// The most bytes of a file, so that a length that is wrong can't take all memory.
const MOST_BYTES: u64 = 1 << 30;

/// How a file is opened.
#[derive(Clone, Debug, Default)]
pub struct OpenOptions {
    read: bool,
    write: bool,
    create: bool,
    create_new: bool,
    truncate: bool,
}

impl OpenOptions {
    /// Nothing chosen.
    pub fn new() -> Self {
        Self::default()
    }

    /// For reading.
    pub const fn read(&mut self, read: bool) -> &mut Self {
        self.read = read;
        self
    }

    /// For writing.
    pub const fn write(&mut self, write: bool) -> &mut Self {
        self.write = write;
        self
    }

    /// A file that does not exist is created.
    pub const fn create(&mut self, create: bool) -> &mut Self {
        self.create = create;
        self
    }

    /// The file must not exist.
    pub const fn create_new(&mut self, create_new: bool) -> &mut Self {
        self.create_new = create_new;
        self
    }

    /// What was in it is removed.
    pub const fn truncate(&mut self, truncate: bool) -> &mut Self {
        self.truncate = truncate;
        self
    }

    /// Opens a file.
    ///
    /// # Errors
    /// As in the standard library: not found, already exists, a folder, or a missing folder.
    pub fn open(&self, path: impl AsRef<Path>) -> io::Result<File> {
        let path = plain(path.as_ref());
        let mut tree = tree();
        if tree.is_folder(&path) {
            // A folder can be opened for reading, to be synchronised.
            return match self.write {
                true => Err(ErrorKind::IsADirectory.into()),
                false => Ok(File::of(Node::new(Vec::new()), self, true)),
            };
        }
        let node = match tree.files.get(&path) {
            Some(_) if self.create_new => return Err(ErrorKind::AlreadyExists.into()),
            Some(node) => node.clone(),
            None if self.create_new || self.create => {
                if !path.parent().is_some_and(|folder| tree.is_folder(folder)) {
                    return Err(ErrorKind::NotFound.into());
                }
                let node = Node::new(Vec::new());
                tree.files.insert(path.clone(), node.clone());
                keep::changed(&path, &node.content());
                node
            }
            None => return Err(ErrorKind::NotFound.into()),
        };
        drop(tree);
        let mut file = File::of(node, self, false);
        if self.truncate && self.write {
            file.set_len(0)?;
            file.flush()?;
        }
        Ok(file)
    }
}

/// An open file.
#[derive(Debug)]
pub struct File {
    pub(super) node: Arc<Node>,
    at: u64,
    reads: bool,
    writes: bool,
    is_folder: bool,
    /// How this one has it locked.
    lock: OnceLock<(Hold, PathBuf)>,
    /// Whether the browser has not been told of all changes.
    changed: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Hold {
    Alone,
    Shared,
}

/// What is known of a file.
#[derive(Clone, Debug)]
pub struct Metadata {
    is_folder: bool,
    length: u64,
    modified: SystemTime,
}

impl Metadata {
    pub(super) fn folder() -> Self {
        Self {
            is_folder: true,
            length: 0,
            modified: clock::UNIX_EPOCH,
        }
    }

    pub(super) fn of(node: &Node) -> Self {
        let content = node.content();
        Self {
            is_folder: false,
            length: content.bytes.len() as u64,
            modified: content.modified,
        }
    }

    /// Whether it is a file.
    pub const fn is_file(&self) -> bool {
        !self.is_folder
    }

    /// Whether it is a folder.
    pub const fn is_dir(&self) -> bool {
        self.is_folder
    }

    /// The length in bytes.
    #[expect(clippy::len_without_is_empty, reason = "the standard library's name")]
    pub const fn len(&self) -> u64 {
        self.length
    }

    /// When it was last written.
    ///
    /// # Errors
    /// None; the standard library has some.
    pub const fn modified(&self) -> io::Result<SystemTime> {
        Ok(self.modified)
    }
}

impl File {
    fn of(node: Arc<Node>, options: &OpenOptions, is_folder: bool) -> Self {
        Self {
            node,
            at: 0,
            reads: options.read,
            writes: options.write,
            is_folder,
            lock: OnceLock::new(),
            changed: false,
        }
    }

    /// Opens a file for reading.
    ///
    /// # Errors
    /// As [`OpenOptions::open`].
    pub fn open(path: impl AsRef<Path>) -> io::Result<Self> {
        OpenOptions::new().read(true).open(path)
    }

    /// What is known of it.
    ///
    /// # Errors
    /// None; the standard library has some.
    pub fn metadata(&self) -> io::Result<Metadata> {
        Ok(match self.is_folder {
            true => Metadata::folder(),
            false => Metadata::of(&self.node),
        })
    }

    /// Cuts it off, or adds zeros.
    ///
    /// # Errors
    /// If it is too long, or not open for writing.
    pub fn set_len(&mut self, length: u64) -> io::Result<()> {
        self.may_write()?;
        if length > MOST_BYTES {
            return Err(ErrorKind::FileTooLarge.into());
        }
        let mut content = self.node.content();
        content.bytes.resize(length as usize, 0);
        content.modified = clock::time();
        drop(content);
        self.changed = true;
        Ok(())
    }

    /// Sets when it was last written.
    ///
    /// # Errors
    /// None; the standard library has some.
    pub fn set_modified(&self, modified: SystemTime) -> io::Result<()> {
        self.node.content().modified = modified;
        self.pass_on();
        Ok(())
    }

    /// The name that leads to it; empty if none does.
    fn name(&self) -> PathBuf {
        let tree = tree();
        let named = tree.files.iter().find(|(_, node)| Arc::ptr_eq(node, &self.node));
        named.map(|(name, _)| name.clone()).unwrap_or_default()
    }

    /// Tells the browser what is in it, under the name that leads to it.
    fn pass_on(&self) {
        let name = self.name();
        if name != Path::new("") {
            keep::changed(&name, &self.node.content());
        }
    }

    /// Passes all changes on to the browser.
    ///
    /// # Errors
    /// None; the standard library has some.
    pub fn sync_all(&mut self) -> io::Result<()> {
        self.flush()
    }

    /// Passes all changes on to the browser.
    ///
    /// # Errors
    /// None; the standard library has some.
    pub fn sync_data(&mut self) -> io::Result<()> {
        self.flush()
    }

    /// Locks it for this one alone, until it is dropped, also against other tabs.
    ///
    /// # Errors
    /// [`TryLockError::WouldBlock`] if it is locked.
    pub fn try_lock(&self) -> Result<(), TryLockError> {
        let name = self.name();
        let mut content = self.node.content();
        if content.locks != 0 || !keep::hold(&name) {
            return Err(TryLockError::WouldBlock);
        }
        content.locks = usize::MAX;
        let _ = self.lock.set((Hold::Alone, name));
        Ok(())
    }

    /// Locks it together with others, until it is dropped. Other tabs do not see it.
    ///
    /// # Errors
    /// [`TryLockError::WouldBlock`] if one has it alone.
    pub fn try_lock_shared(&self) -> Result<(), TryLockError> {
        let mut content = self.node.content();
        if content.locks == usize::MAX {
            return Err(TryLockError::WouldBlock);
        }
        if self.lock.set((Hold::Shared, PathBuf::new())).is_ok() {
            content.locks += 1;
        }
        Ok(())
    }

    fn may_write(&self) -> io::Result<()> {
        match self.writes && !self.is_folder {
            true => Ok(()),
            false => Err(ErrorKind::PermissionDenied.into()),
        }
    }
}

impl Read for File {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        if !self.reads || self.is_folder {
            return Err(ErrorKind::PermissionDenied.into());
        }
        let content = self.node.content();
        let from = usize::try_from(self.at).unwrap_or(usize::MAX).min(content.bytes.len());
        let read = (&content.bytes[from..]).read(buffer)?;
        self.at += read as u64;
        Ok(read)
    }
}

impl Write for File {
    fn write(&mut self, buffer: &[u8]) -> io::Result<usize> {
        self.may_write()?;
        let end = self.at + buffer.len() as u64;
        if end > MOST_BYTES {
            return Err(ErrorKind::FileTooLarge.into());
        }
        let mut content = self.node.content();
        let (from, end) = (self.at as usize, end as usize);
        if content.bytes.len() < end {
            content.bytes.resize(end, 0);
        }
        content.bytes[from..end].copy_from_slice(buffer);
        content.modified = clock::time();
        drop(content);
        self.at = end as u64;
        self.changed = true;
        Ok(buffer.len())
    }

    /// Passes all changes on to the browser, if a name still leads to this file.
    fn flush(&mut self) -> io::Result<()> {
        if std::mem::take(&mut self.changed) {
            self.pass_on();
        }
        Ok(())
    }
}

impl Seek for File {
    fn seek(&mut self, to: SeekFrom) -> io::Result<u64> {
        let at = match to {
            SeekFrom::Start(at) => Some(at),
            SeekFrom::End(by) => (self.node.content().bytes.len() as u64).checked_add_signed(by),
            SeekFrom::Current(by) => self.at.checked_add_signed(by),
        };
        self.at = at.ok_or_else(|| Error::from(ErrorKind::InvalidInput))?;
        Ok(self.at)
    }
}

impl Drop for File {
    fn drop(&mut self) {
        // What is passed on has no errors.
        let _ = self.flush();
        let mut content = self.node.content();
        match self.lock.get() {
            Some((Hold::Alone, name)) => {
                content.locks = 0;
                keep::let_go(name);
            }
            Some((Hold::Shared, _)) => content.locks -= 1,
            None => {}
        }
    }
}
