//! The page loads the sound files when the program has started, and brings them all at once.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use bevy::log::warn;

use system::page::{bytes_of, offer_values};

/// A sound file, by its name.
#[derive(Clone, Copy, Debug)]
pub struct SoundFile(pub(crate) &'static str);

static FILES: OnceLock<BTreeMap<String, Vec<u8>>> = OnceLock::new();

impl SoundFile {
    /// Its bytes; none before they are loaded.
    pub fn bytes(self) -> &'static [u8] {
        let bytes = FILES.get().and_then(|files| files.get(self.0));
        bytes.map_or(&[], Vec::as_slice)
    }
}

/// Whether the files are loaded.
pub fn are_here() -> bool {
    FILES.get().is_some()
}

/// Lets the page bring the files by `sound_files(bytes)`: each with its name, in postcard's format.
pub fn listen() {
    offer_values("sound_files", |bytes, _, _| {
        let bytes = bytes_of(&bytes).unwrap_or_default();
        match postcard::from_bytes(&bytes) {
            Ok(files) => _ = FILES.set(files),
            Err(error) => warn!("the page's sounds can't be read: {error}"),
        }
    });
}
