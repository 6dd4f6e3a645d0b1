//! The files that are part of the program.

use serde::Serialize;

use crate::app::games;
use messages::Message;
use messages::texts::app as words;
use window_kit::presentation::audio::library;
use window_kit::presentation::cards::material::FIGURES_PNG;
use window_kit::presentation::shaders;
use window_kit::ui::face::FACES;
use window_kit::ui::fonts;

/// How many files of each kind are part of the program, and how many bytes they are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct EmbeddedFiles {
    /// Shaders.
    pub shaders: usize,
    /// Sounds.
    pub sounds: usize,
    /// Fonts.
    pub fonts: usize,
    /// Pictures: faces, figures on cards, pictures of the rules.
    pub pictures: usize,
    /// The size of all of them, in bytes.
    pub bytes: usize,
}

impl EmbeddedFiles {
    /// Counts the files.
    pub fn count() -> Self {
        let mut bytes = 0;
        let mut add = |files: Vec<&'static [u8]>| {
            bytes += files.iter().map(|file| file.len()).sum::<usize>();
            files.len()
        };
        let faces = FACES.iter().map(|(_, bytes)| *bytes).chain([FIGURES_PNG]);
        let rules = games::pictures().into_iter().map(|(_, bytes)| bytes);
        Self {
            shaders: add(shaders::files().collect()),
            sounds: add(library::files().collect()),
            fonts: add(fonts::files().collect()),
            pictures: add(faces.chain(rules).collect()),
            bytes,
        }
    }

    /// The counts as a message.
    pub fn message(&self) -> Message {
        let kib = self.bytes.div_ceil(1024);
        words::carried(self.shaders, self.sounds, self.fonts, self.pictures, kib)
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;

    /// How many files in a folder of the project have this extension.
    fn files(folder: &str, ending: &str) -> usize {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
        let entries = std::fs::read_dir(folder).expect("a folder of the project").flatten();
        entries
            .filter(|entry| entry.path().extension().is_some_and(|found| found == ending))
            .count()
    }

    #[test]
    fn every_file_of_the_assets_and_shaders_is_carried() {
        let carried = EmbeddedFiles::count();
        let pictures = ["assets/faces", "assets/cards", "assets/rules"].map(|folder| files(folder, "png"));
        assert_eq!(carried.shaders, files("shaders", "wgsl"));
        assert_eq!(carried.sounds, files("assets/audio", "wav"));
        assert_eq!(carried.fonts, files("assets/fonts", "ttf"));
        assert_eq!(carried.pictures, pictures.iter().sum::<usize>());
    }
}
