//! Where the kept matches are.

use std::path::{Path, PathBuf};

#[cfg(feature = "game")]
use crate::app::plugin::kept_matches;
use crate::cli::error::{CliError, UsageError};
#[cfg(feature = "game")]
use crate::settings::Settings;

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

/// Without a window there are no settings that name a folder.
#[cfg(not(feature = "game"))]
const fn of_window() -> Option<PathBuf> {
    None
}
