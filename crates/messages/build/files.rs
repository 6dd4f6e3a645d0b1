//! The files with texts. The build script of `language` uses this file too.

use std::fs;
use std::path::{Path, PathBuf};

/// The name of a file without its ending.
pub fn stem(file: &Path) -> String {
    file.file_stem()
        .map(|stem| stem.to_string_lossy().into_owned())
        .unwrap_or_default()
}

/// The text files of a folder, sorted by name.
pub fn files_of(folder: &Path) -> Vec<PathBuf> {
    let mut files: Vec<_> = fs::read_dir(folder)
        .into_iter()
        .flatten()
        .flatten()
        .map(|entry| entry.path())
        .filter(|path| path.extension().is_some_and(|ending| ending == "ftl"))
        .collect();
    files.sort();
    files
}
