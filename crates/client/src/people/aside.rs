//! Sets a file aside, so that nothing is lost when a new one takes its place.

use std::io;
use std::path::{Path, PathBuf};

use system::disk;

/// How many names are tried.
const TRIES: u32 = 1000;

/// Gives a file another name beside it that no file has, and returns that.
pub(super) fn set_aside(path: &Path) -> io::Result<PathBuf> {
    for number in 1..=TRIES {
        let mut name = path.as_os_str().to_owned();
        name.push(format!(".old-{number}"));
        let aside = PathBuf::from(name);
        match disk::metadata(&aside) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                disk::rename(path, &aside)?;
                return Ok(aside);
            }
            Ok(_) => {}
            Err(error) => return Err(error),
        }
    }
    Err(io::ErrorKind::AlreadyExists.into())
}
