//! The folders to which the program writes, by the conventions of each system.

use std::path::PathBuf;

use directories::ProjectDirs;

fn own() -> Option<ProjectDirs> {
    ProjectDirs::from("", "", "tumbletop")
}

/// The folder for matches and other data; `None` if the system names no folder.
pub fn data() -> Option<PathBuf> {
    own().map(|own| own.data_dir().to_owned())
}

/// The folder for logs; `None` if the system names no folder.
pub fn logs() -> Option<PathBuf> {
    state().map(|state| state.join("logs"))
}

/// The folder for crash reports; `None` if the system names no folder.
pub fn crashes() -> Option<PathBuf> {
    state().map(|state| state.join("crashes"))
}

/// The folder for files that are useful on this machine only.
fn state() -> Option<PathBuf> {
    own().map(|own| own.state_dir().unwrap_or_else(|| own.data_local_dir()).to_owned())
}
