//! Folders, and the names of files.

use std::ffi::OsString;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::file::{File, Metadata};
use super::keep;
use super::tree::{Node, plain, tree};

/// What is known of a file or a folder.
///
/// # Errors
/// Not found.
pub fn metadata(path: impl AsRef<Path>) -> io::Result<Metadata> {
    let path = plain(path.as_ref());
    let tree = tree();
    match tree.files.get(&path) {
        Some(node) => Ok(Metadata::of(node)),
        None if tree.is_folder(&path) => Ok(Metadata::folder()),
        None => Err(ErrorKind::NotFound.into()),
    }
}

/// Something in a folder.
#[derive(Clone, Debug)]
pub struct DirEntry(PathBuf);

impl DirEntry {
    /// Its whole name.
    pub fn path(&self) -> PathBuf {
        self.0.clone()
    }

    /// Its name in the folder.
    pub fn file_name(&self) -> OsString {
        self.0.file_name().unwrap_or_default().to_owned()
    }
}

/// What lies in a folder.
pub type ReadDir = std::vec::IntoIter<io::Result<DirEntry>>;

/// What lies in a folder, in the order of the names.
///
/// # Errors
/// Not found.
pub fn read_dir(folder: impl AsRef<Path>) -> io::Result<ReadDir> {
    let folder = plain(folder.as_ref());
    let tree = tree();
    if !tree.is_folder(&folder) {
        return Err(ErrorKind::NotFound.into());
    }
    let depth = folder.components().count() + 1;
    let below = |name: &&PathBuf| **name != folder && name.starts_with(&folder);
    let names = tree.files.keys().chain(&tree.folders).filter(below);
    let mut entries: Vec<PathBuf> = names.map(|name| name.components().take(depth).collect()).collect();
    entries.sort();
    entries.dedup();
    let entries: Vec<_> = entries.into_iter().map(|name| Ok(DirEntry(name))).collect();
    Ok(entries.into_iter())
}

/// Makes a folder and those above it.
///
/// # Errors
/// If a file has the name.
pub fn create_dir_all(folder: impl AsRef<Path>) -> io::Result<()> {
    let folder = plain(folder.as_ref());
    let mut tree = tree();
    if folder.ancestors().any(|name| tree.files.contains_key(name)) {
        return Err(ErrorKind::AlreadyExists.into());
    }
    tree.folders.insert(folder);
    Ok(())
}

/// Makes folders, as in the standard library.
#[derive(Debug, Default)]
pub struct DirBuilder(());

impl DirBuilder {
    /// Nothing chosen.
    pub fn new() -> Self {
        Self::default()
    }

    /// The folders above are made too; they always are.
    pub const fn recursive(&mut self, _: bool) -> &mut Self {
        self
    }

    /// Makes a folder.
    ///
    /// # Errors
    /// As [`create_dir_all`].
    pub fn create(&self, folder: impl AsRef<Path>) -> io::Result<()> {
        create_dir_all(folder)
    }
}

/// Removes the name of a file.
///
/// # Errors
/// Not found.
pub fn remove_file(path: impl AsRef<Path>) -> io::Result<()> {
    let path = plain(path.as_ref());
    match tree().files.remove(&path) {
        Some(_) => {
            keep::removed(&path);
            Ok(())
        }
        None => Err(ErrorKind::NotFound.into()),
    }
}

/// Removes a folder with all in it.
///
/// # Errors
/// Not found.
pub fn remove_dir_all(folder: impl AsRef<Path>) -> io::Result<()> {
    let folder = plain(folder.as_ref());
    let mut tree = tree();
    if !tree.is_folder(&folder) {
        return Err(ErrorKind::NotFound.into());
    }
    tree.folders.retain(|name| !name.starts_with(&folder));
    tree.files.retain(|name, _| {
        let goes = name.starts_with(&folder);
        if goes {
            keep::removed(name);
        }
        !goes
    });
    Ok(())
}

/// Gives a file another name, in place of a file that had it.
///
/// # Errors
/// Not found, a folder has the name, or its folder is missing.
pub fn rename(from: impl AsRef<Path>, to: impl AsRef<Path>) -> io::Result<()> {
    let (from, to) = (plain(from.as_ref()), plain(to.as_ref()));
    let mut tree = tree();
    if tree.is_folder(&to) {
        return Err(ErrorKind::IsADirectory.into());
    }
    if !to.parent().is_some_and(|folder| tree.is_folder(folder)) {
        return Err(ErrorKind::NotFound.into());
    }
    let node = tree.files.remove(&from).ok_or(ErrorKind::NotFound)?;
    // The new name last, as it may be the old one.
    keep::removed(&from);
    keep::changed(&to, &node.content());
    tree.files.insert(to, node);
    Ok(())
}

/// Whether a name leads to this open file.
///
/// # Errors
/// Not found.
pub fn is_same_file(open: &File, path: &Path) -> io::Result<bool> {
    match tree().files.get(&plain(path)) {
        Some(node) => Ok(Arc::ptr_eq(node, &open.node)),
        None => Err(ErrorKind::NotFound.into()),
    }
}

/// Replaces a file, completely or not at all.
///
/// # Errors
/// A folder has the name, or its folder is missing.
pub fn replace_private(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let path = plain(path);
    let mut tree = tree();
    if tree.is_folder(&path) {
        return Err(ErrorKind::IsADirectory.into());
    }
    if !path.parent().is_some_and(|folder| tree.is_folder(folder)) {
        return Err(ErrorKind::NotFound.into());
    }
    let node = Node::new(bytes.to_vec());
    keep::changed(&path, &node.content());
    tree.files.insert(path, node);
    Ok(())
}
