//! Where the saved matches are, and who played them.

use std::path::{Path, PathBuf};

use crate::error::{CliError, UsageError};

/// What a program with a window knows of its player.
#[derive(Clone, Copy, Debug)]
pub struct Home {
    /// The folder in which the window saves matches; `None` where the system knows none.
    pub matches: fn() -> Option<PathBuf>,
    /// Names that players had before, each with the name now.
    pub former_names: fn() -> Vec<(String, String)>,
}

impl Home {
    /// Without a window there are no settings that name a folder, and no player has another name.
    pub const UNKNOWN: Self = Self {
        matches: || None,
        former_names: Vec::new,
    };

    /// The named folder, or else the one that the window uses.
    ///
    /// # Errors
    /// [`UsageError::FolderNeeded`] where none is named and none is known.
    pub(crate) fn folder(&self, named: Option<&Path>) -> Result<PathBuf, CliError> {
        named
            .map(Path::to_path_buf)
            .or_else(self.matches)
            .ok_or_else(|| UsageError::FolderNeeded.into())
    }
}
