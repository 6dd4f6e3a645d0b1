//! The fonts in the program, so that no text waits for a file: two faces of Atkinson Hyperlegible Next, and Noto Sans
//! for the letters of names that it lacks (see `fallback`).

use bevy::asset::{AssetId, uuid_handle};
use bevy::prelude::*;
use bevy::text::Font;

/// The bold face; the regular one is the default font.
pub const BOLD: Handle<Font> = uuid_handle!("5b0c5f0e-6d1c-4a55-9b0d-2f3d3c1f6a10");

const REGULAR_TTF: &[u8] = include_bytes!("../../../../assets/fonts/AtkinsonHyperlegibleNext-Regular.ttf");
const BOLD_TTF: &[u8] = include_bytes!("../../../../assets/fonts/AtkinsonHyperlegibleNext-Bold.ttf");

/// The faces for the letters that the others lack: regular and bold.
pub(super) const MORE_LETTERS: [&[u8]; 2] = [
    include_bytes!("../../../../assets/fonts/NotoSans-Regular.ttf"),
    include_bytes!("../../../../assets/fonts/NotoSans-Bold.ttf"),
];
/// The faces for all other letters: regular and bold.
pub(super) const FACES: [&[u8]; 2] = [REGULAR_TTF, BOLD_TTF];

/// The bytes of each font file.
pub fn files() -> impl Iterator<Item = &'static [u8]> {
    FACES.into_iter().chain(MORE_LETTERS)
}

pub(crate) fn plugin(app: &mut App) {
    // A program without text (a test of the menus' logic) has no fonts.
    let Some(mut fonts) = app.world_mut().get_resource_mut::<Assets<Font>>() else {
        return;
    };
    for (id, bytes) in [(AssetId::default(), REGULAR_TTF), (BOLD.id(), BOLD_TTF)] {
        if let Err(error) = fonts.insert(id, Font::from_bytes(bytes.to_vec())) {
            warn!("a font could not be set: {error}");
        }
    }
}
