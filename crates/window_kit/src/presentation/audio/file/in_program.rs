//! The program has its sound files in it.

/// A sound file.
#[derive(Clone, Copy, Debug)]
pub struct SoundFile(pub(crate) &'static [u8]);

impl SoundFile {
    /// Its bytes.
    pub const fn bytes(self) -> &'static [u8] {
        self.0
    }
}

/// Whether the files are loaded.
pub const fn are_here() -> bool {
    true
}

/// Nothing: nobody brings files.
pub const fn listen() {}
