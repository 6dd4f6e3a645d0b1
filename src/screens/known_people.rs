//! The people whom the person has played with, and the person's own key: files in the folder of the program's data.

use std::path::PathBuf;

use bevy::prelude::*;

use client::people::file;
use client::people::own_key::{has_key, move_in, own_key};
use client::people::store::People;
use messages::Message;
use messages::texts::together as words;
use net::identity::Identity;

/// The people as they were read last, and the person's key. Without a folder the person shows no key, and whom they
/// know is forgotten with the program.
#[derive(Resource, Debug, Default)]
pub struct KnownPeople {
    folder: Option<PathBuf>,
    people: People,
    identity: Option<Identity>,
}

impl KnownPeople {
    /// The people and the key in this folder, which are read when they are needed first.
    pub fn in_folder(folder: PathBuf) -> Self {
        Self {
            folder: Some(folder),
            ..Self::default()
        }
    }

    /// The people.
    pub(crate) const fn people(&self) -> &People {
        &self.people
    }

    /// The person's key, if they show one.
    pub(crate) const fn identity(&self) -> Option<&Identity> {
        self.identity.as_ref()
    }

    /// Reads the folder: another window may have changed it. Makes a key where there is none yet. Returns what is to be
    /// said to the person.
    pub(crate) fn read(&mut self) -> Vec<Message> {
        let Some(folder) = &self.folder else {
            return Vec::new();
        };
        let at = |aside: Option<PathBuf>| aside.map(|aside| aside.display().to_string());
        let mut said = Vec::new();
        match own_key(folder) {
            Ok(own) => {
                self.identity = Some(own.identity);
                said.extend(at(own.aside).map(words::key_aside));
            }
            // Whoever is known by a key is not to get another one because a disk does not answer.
            Err(error) => said.push(words::key_not_read(error.to_string())),
        }
        match file::load(folder) {
            Ok(found) => {
                self.people = found.people;
                said.extend(at(found.aside).map(words::people_aside));
            }
            Err(error) => said.push(words::people_not_read(error.to_string())),
        }
        said
    }

    /// Reads the folder, if there is a key in it: otherwise none is needed yet.
    pub(crate) fn read_if_there(&mut self) {
        if self.folder.as_ref().is_some_and(|folder| has_key(folder)) {
            self.read();
        }
    }

    /// The folder, if there is one.
    #[cfg(not(target_family = "wasm"))]
    pub(crate) fn folder(&self) -> Option<&std::path::Path> {
        self.folder.as_deref()
    }

    /// Whether a key can be kept.
    pub(crate) const fn keeps_a_key(&self) -> bool {
        self.folder.is_some()
    }

    /// Takes over a key from another computer. The one that was there is set aside.
    ///
    /// # Errors
    /// Why it can't be written, in words.
    pub(crate) fn move_in(&mut self, identity: Identity) -> Result<(), Message> {
        let folder = self.folder.as_ref().ok_or(words::NO_FOLDER)?;
        move_in(folder, &identity).map_err(|error| words::key_not_kept(error.to_string()))?;
        self.identity = Some(identity);
        Ok(())
    }

    /// Changes the people, also in the folder. Returns what is to be said to the person.
    pub(crate) fn change(&mut self, change: impl Fn(&mut People)) -> Option<Message> {
        let written = self.folder.as_ref().map(|folder| file::change(folder, &change));
        match written {
            Some(Ok(found)) => {
                self.people = found.people;
                found
                    .aside
                    .map(|aside| words::people_aside(aside.display().to_string()))
            }
            // Until the program ends, it holds all the same.
            Some(Err(error)) => {
                change(&mut self.people);
                Some(words::people_not_kept(error.to_string()))
            }
            None => {
                change(&mut self.people);
                None
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use client::people::store::GivenName;
    use net::protocol::person::PersonKey;

    use super::*;

    #[test]
    fn a_key_and_names_are_there_the_next_time_and_without_a_folder_until_the_end() {
        let folder = std::env::temp_dir().join(format!("tumbletop-known-people-{}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        let bo = PersonKey::new([1; 32]);
        let name = |people: &mut People| people.name(bo, GivenName::new("My brother"));
        let named = |known: &KnownPeople| known.people().get(&bo).map(|person| person.name().to_owned());

        let mut first = KnownPeople::in_folder(folder.clone());
        assert!(first.identity().is_none(), "no key before it is needed");
        assert!(first.read().is_empty() && first.change(name).is_none());
        let mut next = KnownPeople::in_folder(folder.clone());
        assert!(next.read().is_empty());
        assert_eq!(named(&next).as_deref(), Some("My brother"));
        let key = |known: &KnownPeople| known.identity().map(Identity::key);
        assert!(key(&next).is_some() && key(&next) == key(&first));

        let mut without = KnownPeople::default();
        assert!(without.read().is_empty() && without.change(name).is_none());
        assert!(named(&without).is_some() && without.identity().is_none());

        // What can't be read is said, and stays as it is; what can't be written holds until the end.
        fs::write(folder.join("people"), b"TTPP\x09\x00of a newer version").expect("a file");
        fs::write(folder.join("person.key"), b"damaged").expect("a file");
        let mut later = KnownPeople::in_folder(folder.clone());
        assert_eq!(later.read().len(), 2);
        assert!(later.change(name).is_some() && named(&later).is_some());
        assert!(key(&later).is_some() && key(&later) != key(&first));
        let _ = fs::remove_dir_all(folder);
    }
}
