//! The person's own key, in a file of its own that only this user can read.

use std::io;
use std::path::{Path, PathBuf};

use super::aside::set_aside;
use net::identity::Identity;
use system::{disk, files, random};

/// The name of the file.
const FILE: &str = "person.key";
/// The most bytes of such a file.
const MOST: u64 = 1024;

/// The person's own key.
#[derive(Debug)]
pub struct OwnKey {
    /// The key.
    pub identity: Identity,
    /// Where the earlier file is now, if there was one that could not be read.
    pub aside: Option<PathBuf>,
}

/// The key in this folder. A new one is made where there is none yet, or none that can be read: that file is set aside.
///
/// # Errors
/// What the system says. Nothing is changed then.
pub fn own_key(folder: &Path) -> io::Result<OwnKey> {
    let path = folder.join(FILE);
    let aside = match files::read(&path, MOST) {
        Ok(bytes) => match read(&bytes) {
            Some(identity) => return Ok(OwnKey { identity, aside: None }),
            None => Some(set_aside(&path)?),
        },
        Err(error) if error.kind() == io::ErrorKind::NotFound => None,
        Err(error) if error.kind() == io::ErrorKind::FileTooLarge => Some(set_aside(&path)?),
        Err(error) => return Err(error),
    };
    let mut secret = [0; 32];
    random::fill(&mut secret).map_err(io::Error::other)?;
    let identity = Identity::of_secret(&secret);
    write(folder, &identity)?;
    Ok(OwnKey { identity, aside })
}

/// Whether a key was made in this folder, or something else lies in its place.
pub fn has_key(folder: &Path) -> bool {
    disk::metadata(folder.join(FILE)).is_ok()
}

/// Puts a key from elsewhere into this folder. Another one that was there is set aside; returns where it is now.
///
/// # Errors
/// What the system says.
pub fn move_in(folder: &Path, identity: &Identity) -> io::Result<Option<PathBuf>> {
    let path = folder.join(FILE);
    let aside = match files::read(&path, MOST) {
        Ok(bytes) if read(&bytes).is_some_and(|had| had.key() == identity.key()) => return Ok(None),
        Err(error) if error.kind() == io::ErrorKind::NotFound => None,
        Ok(_) | Err(_) => Some(set_aside(&path)?),
    };
    write(folder, identity)?;
    Ok(aside)
}

fn read(bytes: &[u8]) -> Option<Identity> {
    std::str::from_utf8(bytes).ok()?.parse().ok()
}

fn write(folder: &Path, identity: &Identity) -> io::Result<()> {
    files::private_folder(folder)?;
    files::replace_private(&folder.join(FILE), format!("{}\n", identity.exported()).as_bytes())
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    #[test]
    fn a_key_stays_the_same_and_none_is_ever_lost() {
        let folder = std::env::temp_dir().join(format!("tumbletop-own-key-{}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        let first = own_key(&folder).expect("a key");
        let again = own_key(&folder).expect("the same");
        assert_eq!(again.identity.key(), first.identity.key());
        assert!(first.aside.is_none() && again.aside.is_none());
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            let mode = fs::metadata(folder.join(FILE))
                .expect("it is there")
                .permissions()
                .mode();
            assert_eq!(mode & 0o777, 0o600);
        }

        // A damaged file, one that is no text, and one that is too large.
        for damaged in [&b"tumbletop-person-c0ffee"[..], &[0xff; 40], &[b'a'; 2000], b""] {
            fs::write(folder.join(FILE), damaged).expect("a file");
            let new = own_key(&folder).expect("a new key");
            let aside = new.aside.expect("it is kept");
            assert_eq!(fs::read(aside).expect("it is there"), damaged);
            assert_eq!(
                own_key(&folder).expect("the new one").identity.key(),
                new.identity.key()
            );
        }

        let before = own_key(&folder).expect("a key").identity;
        let aside = move_in(&folder, &first.identity)
            .expect("it can be written")
            .expect("another one");
        let kept = fs::read_to_string(aside).expect("it is there");
        assert_eq!(kept.parse::<Identity>().expect("a key").key(), before.key());
        assert_eq!(own_key(&folder).expect("a key").identity.key(), first.identity.key());
        assert_eq!(
            move_in(&folder, &first.identity).expect("it is there"),
            None,
            "the same"
        );

        // What can't be read for another reason stays as it is.
        fs::remove_file(folder.join(FILE)).expect("it was there");
        fs::create_dir(folder.join(FILE)).expect("a folder");
        assert!(own_key(&folder).is_err() && folder.join(FILE).is_dir());
        let _ = fs::remove_dir_all(folder);
    }
}
