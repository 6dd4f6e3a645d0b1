//! What there is: files by name. Folders are only the beginnings of names.

use std::collections::BTreeMap;
use std::path::{Component, Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::clock::{self, SystemTime};

/// A file, which lives as long as somebody has it open or a name leads to it.
#[derive(Debug)]
pub(super) struct Node {
    pub content: Mutex<Content>,
}

/// What is in a file.
#[derive(Debug)]
pub(super) struct Content {
    pub bytes: Vec<u8>,
    pub modified: SystemTime,
    /// How many have it locked, together; `usize::MAX` for one alone.
    pub locks: usize,
}

impl Node {
    pub fn new(bytes: Vec<u8>) -> Arc<Self> {
        Arc::new(Self {
            content: Mutex::new(Content {
                bytes,
                modified: clock::time(),
                locks: 0,
            }),
        })
    }

    pub fn content(&self) -> MutexGuard<'_, Content> {
        self.content.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// All files by their names, and the folders that were made.
#[derive(Debug, Default)]
pub(super) struct Tree {
    pub files: BTreeMap<PathBuf, Arc<Node>>,
    pub folders: std::collections::BTreeSet<PathBuf>,
}

static TREE: Mutex<Tree> = Mutex::new(Tree {
    files: BTreeMap::new(),
    folders: std::collections::BTreeSet::new(),
});

/// The files that there are, until the guard is dropped.
pub(super) fn tree() -> MutexGuard<'static, Tree> {
    TREE.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Tree {
    /// Whether a folder was made, or has something in it.
    pub fn is_folder(&self, path: &Path) -> bool {
        let has_something = |name: &PathBuf| name != path && name.starts_with(path);
        path.parent().is_none()
            || self.folders.contains(path)
            || self.folders.iter().any(has_something)
            || self.files.keys().any(has_something)
    }
}

/// A name without `.` and `..`, from the root.
pub(super) fn plain(path: &Path) -> PathBuf {
    let mut plain = PathBuf::from("/");
    for part in path.components() {
        match part {
            Component::Normal(name) => plain.push(name),
            Component::ParentDir => {
                plain.pop();
            }
            Component::RootDir | Component::CurDir | Component::Prefix(_) => {}
        }
    }
    plain
}
