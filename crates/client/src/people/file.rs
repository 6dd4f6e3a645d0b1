//! The file of the people whom a person has played with.

use std::io;
use std::path::{Path, PathBuf};

use super::aside::set_aside;
use super::store::{MOST_BYTES, People, Unreadable};
use system::files;

/// The name of the file.
const FILE: &str = "people";

/// What was found in a folder.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Found {
    /// The people.
    pub people: People,
    /// Where the earlier file is now, if there was one that could not be read.
    pub aside: Option<PathBuf>,
}

/// Reads the people of this folder; nobody where there is no file. One that is damaged is set aside.
///
/// # Errors
/// What the system says; [`io::ErrorKind::Unsupported`] if a newer version has written the file. Nothing is changed
/// then.
pub fn load(folder: &Path) -> io::Result<Found> {
    let path = folder.join(FILE);
    let is_damaged = match files::read(&path, MOST_BYTES) {
        Ok(bytes) => match People::read(&bytes) {
            Ok(people) => return Ok(Found { people, aside: None }),
            Err(newer @ Unreadable::Newer) => return Err(io::Error::new(io::ErrorKind::Unsupported, newer)),
            Err(Unreadable::Damaged) => true,
        },
        Err(error) if error.kind() == io::ErrorKind::NotFound => false,
        Err(error) if error.kind() == io::ErrorKind::FileTooLarge => true,
        Err(error) => return Err(error),
    };
    Ok(Found {
        people: People::default(),
        aside: is_damaged.then(|| set_aside(&path)).transpose()?,
    })
}

/// Changes the people of this folder: what other windows have written meanwhile stays.
///
/// # Errors
/// As in [`load`].
pub fn change(folder: &Path, change: impl FnOnce(&mut People)) -> io::Result<Found> {
    let mut found = load(folder)?;
    let before = found.people.clone();
    change(&mut found.people);
    if found.people != before {
        files::private_folder(folder)?;
        files::replace_private(&folder.join(FILE), &found.people.written())?;
    }
    Ok(found)
}

#[cfg(test)]
mod tests {
    use std::fs;

    use net::protocol::person::PersonKey;

    use super::*;

    #[test]
    fn people_are_kept_and_a_file_that_cannot_be_read_is_not_lost() {
        let folder = std::env::temp_dir().join(format!("tumbletop-people-{}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        assert_eq!(load(&folder).expect("nobody"), Found::default());
        let (one, other) = (PersonKey::new([1; 32]), PersonKey::new([2; 32]));
        let met = change(&folder, |people| people.met(one, "Ana")).expect("it can be written");
        assert!(met.aside.is_none());
        let both = change(&folder, |people| people.met(other, "Bo")).expect("it can be written");
        assert_eq!(both.people.all().count(), 2);
        assert_eq!(load(&folder).expect("both"), both);
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            let mode = fs::metadata(folder.join(FILE))
                .expect("it is there")
                .permissions()
                .mode();
            assert_eq!(mode & 0o777, 0o600);
        }

        fs::write(folder.join(FILE), b"damaged").expect("a file");
        let found = change(&folder, |people| people.met(one, "Ana")).expect("it goes on");
        assert_eq!(fs::read(found.aside.expect("it is kept")).expect("a file"), b"damaged");
        assert_eq!(load(&folder).expect("one").people.all().count(), 1);

        let newer = b"TTPP\x09\x00something";
        fs::write(folder.join(FILE), newer).expect("a file");
        let refused = change(&folder, |people| people.met(one, "Ana")).expect_err("it is not understood");
        assert_eq!(refused.kind(), io::ErrorKind::Unsupported);
        assert_eq!(fs::read(folder.join(FILE)).expect("it stays"), newer);
        let _ = fs::remove_dir_all(folder);
    }
}
