//! The files of sounds: in the program, or in a page beside it, as they are a third of what would be loaded before it
//! can start.

#[cfg(target_family = "wasm")]
mod in_page;
#[cfg(not(target_family = "wasm"))]
mod in_program;

#[cfg(target_family = "wasm")]
pub use in_page::{SoundFile, are_here, listen};
#[cfg(not(target_family = "wasm"))]
pub use in_program::{SoundFile, are_here, listen};

/// The file of this name in `assets/audio`.
#[cfg(not(target_family = "wasm"))]
macro_rules! sound_file {
    ($name:literal) => {
        $crate::presentation::audio::file::SoundFile(include_bytes!(concat!(
            env!("CARGO_MANIFEST_DIR"),
            "/../../assets/audio/",
            $name,
            ".wav"
        )))
    };
}

/// The file of this name in `assets/audio`.
#[cfg(target_family = "wasm")]
macro_rules! sound_file {
    ($name:literal) => {
        $crate::presentation::audio::file::SoundFile($name)
    };
}

pub(crate) use sound_file;
