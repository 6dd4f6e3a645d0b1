//! The folders to which the program writes, by the conventions of each system. A page has them too: the browser keeps
//! what lies in them.

use std::path::PathBuf;

#[cfg(not(target_family = "wasm"))]
use directories::ProjectDirs;

#[cfg(not(target_family = "wasm"))]
fn own() -> Option<ProjectDirs> {
    ProjectDirs::from("", "", "tumbletop")
}

/// The folder for matches and other data; `None` if the system names no folder.
#[cfg(not(target_family = "wasm"))]
pub fn data() -> Option<PathBuf> {
    own().map(|own| own.data_dir().to_owned())
}

/// The folder for files that are useful on this machine only.
#[cfg(not(target_family = "wasm"))]
fn state() -> Option<PathBuf> {
    own().map(|own| own.state_dir().unwrap_or_else(|| own.data_local_dir()).to_owned())
}

/// The folder for matches and other data.
#[cfg(target_family = "wasm")]
pub fn data() -> Option<PathBuf> {
    Some(PathBuf::from("/data"))
}

/// The folder for files that are useful on this machine only.
#[cfg(target_family = "wasm")]
fn state() -> Option<PathBuf> {
    Some(PathBuf::from("/state"))
}

/// The folder for logs; `None` if the system names no folder.
pub fn logs() -> Option<PathBuf> {
    state().map(|state| state.join("logs"))
}

/// The folder for crash reports; `None` if the system names no folder.
pub fn crashes() -> Option<PathBuf> {
    state().map(|state| state.join("crashes"))
}
