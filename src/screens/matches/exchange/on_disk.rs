//! Match files in the folders of the system. The window itself says which files were dropped onto it.

use std::path::{Path, PathBuf};

use bevy::prelude::*;
use directories::UserDirs;

use messages::texts::matches as words;
use messages::{Message, ToMessage};
use records::store::library;
use system::disk;

/// Nothing.
pub(crate) const fn plugin(_: &mut App) {}

/// Nothing: the page of the matches offers the files of the usual folders. Returns whether the system asks for files.
pub(crate) const fn choose_files() -> bool {
    false
}

/// Copies a match to the documents of the user. Returns what to say about it.
pub(crate) fn export(file: &Path) -> Message {
    let copied = documents().map_or(Err(words::NO_DOCUMENTS), |folder| {
        library::copy(file, &folder).map_err(|error| error.message())
    });
    match copied {
        Ok(copy) => words::exported(copy.display().to_string()),
        Err(why) => words::not_exported(why),
    }
}

/// The documents folder of the user, or else the home folder.
fn documents() -> Option<PathBuf> {
    let of_user = UserDirs::new()?;
    let documents = of_user.document_dir().filter(|folder| disk::is_dir(folder));
    Some(documents.unwrap_or_else(|| of_user.home_dir()).to_owned())
}
