//! Where the saved matches are, and who played them.

use std::path::{Path, PathBuf};

#[cfg(feature = "game")]
use crate::app::plugin::kept_matches;
use crate::cli::error::{CliError, UsageError};
#[cfg(feature = "game")]
use crate::settings::{Settings, people::People};

/// The named folder, or else the one that the window uses.
///
/// # Errors
/// [`UsageError::FolderNeeded`] if none is named and the build, or the system, knows none.
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

/// Former names of players, each with the current one.
#[cfg(feature = "game")]
pub(super) fn former_names() -> Vec<(String, String)> {
    People::load().former_names()
}

/// Without a window no player can be renamed.
#[cfg(not(feature = "game"))]
pub(super) const fn former_names() -> Vec<(String, String)> {
    Vec::new()
}

/// Without a window there are no settings that name a folder.
#[cfg(not(feature = "game"))]
const fn of_window() -> Option<PathBuf> {
    None
}
