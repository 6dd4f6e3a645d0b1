//! Where the kept matches are, and who played them.

use std::path::{Path, PathBuf};

#[cfg(feature = "game")]
use crate::app::plugin::kept_matches;
use crate::cli::error::{CliError, UsageError};
#[cfg(feature = "game")]
use crate::settings::{Settings, people::People};

/// The folder that was named, or else the one that the window uses.
///
/// # Errors
/// [`UsageError::FolderNeeded`] where none was named and the build, or the system, knows none.
pub(super) fn matches(named: Option<&Path>) -> Result<PathBuf, CliError> {
    named
        .map(Path::to_path_buf)
        .or_else(of_window)
        .ok_or_else(|| UsageError::FolderNeeded.into())
}

#[cfg(feature = "game")]
fn of_window() -> Option<PathBuf> {
    kept_matches(&Settings::load())
}

/// Names that players had before, each with the name now.
#[cfg(feature = "game")]
pub(super) fn former_names() -> Vec<(String, String)> {
    People::load().former_names()
}

/// Without a window nobody can be given another name.
#[cfg(not(feature = "game"))]
pub(super) const fn former_names() -> Vec<(String, String)> {
    Vec::new()
}

/// Without a window there are no settings that name a folder.
#[cfg(not(feature = "game"))]
const fn of_window() -> Option<PathBuf> {
    None
}
