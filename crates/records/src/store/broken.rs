//! The folder for damaged files, inside the folder of the matches.

use std::io;
use std::path::{Path, PathBuf};

use crate::store::error::StoreError;
use system::{disk, files};

/// The name of the folder.
const BROKEN: &str = "broken";
/// How many files of the same name it can hold.
const MOST: u32 = 1000;

/// Moves a file there; `None` if that is not possible.
pub(super) fn set_aside(file: &Path) -> Option<PathBuf> {
    files::private_folder(&file.parent()?.join(BROKEN)).ok()?;
    let to = names(file)?.find(|to| !disk::exists(to))?;
    disk::rename(file, &to).ok()?;
    Some(to)
}

/// Copies a file there; the copy survives a loss of power.
///
/// # Errors
/// [`StoreError::System`]: there is no copy.
pub(super) fn copy(file: &Path) -> Result<(), StoreError> {
    let system = |error: io::Error| StoreError::system(file, &error);
    let folder = file.parent().unwrap_or(Path::new("")).join(BROKEN);
    files::private_folder(&folder).map_err(system)?;
    let mut from = files::open(file).map_err(system)?;
    for to in names(file).into_iter().flatten() {
        match files::new_private(&to) {
            Ok(mut copy) => {
                let copied = io::copy(&mut from, &mut copy).and_then(|_| copy.sync_all());
                return copied.map_err(|error| {
                    let _ = disk::remove_file(&to);
                    StoreError::system(&to, &error)
                });
            }
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
            Err(error) => return Err(StoreError::system(&to, &error)),
        }
    }
    Err(system(io::ErrorKind::AlreadyExists.into()))
}

/// The names that a file can have there, its own name first.
fn names(file: &Path) -> Option<impl Iterator<Item = PathBuf>> {
    let folder = file.parent()?.join(BROKEN);
    let name = file.file_name()?.to_owned();
    Some((0..MOST).map(move |number| match number {
        0 => folder.join(&name),
        number => folder.join(format!("{}.{number}", name.to_string_lossy())),
    }))
}
