//! Where this program keeps what it writes, as each system wants it.

use std::path::PathBuf;

use directories::ProjectDirs;

fn own() -> Option<ProjectDirs> {
    ProjectDirs::from("", "", "tumbletop")
}

/// Recorded matches and the like; `None` where the system names no folder.
pub fn data() -> Option<PathBuf> {
    own().map(|own| own.data_dir().to_owned())
}

/// The logs; `None` where the system names no folder.
pub fn logs() -> Option<PathBuf> {
    state().map(|state| state.join("logs"))
}

/// The reports of crashes; `None` where the system names no folder.
pub fn crashes() -> Option<PathBuf> {
    state().map(|state| state.join("crashes"))
}

/// What is of use on this machine only.
fn state() -> Option<PathBuf> {
    own().map(|own| own.state_dir().unwrap_or_else(|| own.data_local_dir()).to_owned())
}
