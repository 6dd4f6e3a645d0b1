//! The textures of small letters. The engine makes a texture of one megabyte for each size of each face, whatever goes
//! in it, and stores it twice: in memory and in graphics memory. An alphabet of small letters fits in a quarter of
//! that.

use bevy::image::Image;
use bevy::platform::hash::FixedHasher;
use bevy::prelude::*;
use bevy::text::{Font, FontAtlas, FontAtlasKey, FontAtlasSet, FontHinting, FontSize, FontSource};
use bevy::ui::{ComputedUiRenderTargetInfo, UiSystems};
use std::hash::BuildHasher;

/// The side of a texture, in pixels.
const SIDE: u32 = 256;
/// The largest letters whose alphabet fits in it, in pixels of the screen.
const LARGEST: f32 = 24.0;

/// Makes the texture of a size before the engine needs it. Letters that do not fit in it go to a texture of the
/// engine.
fn make(
    texts: Query<
        (&TextFont, &ComputedUiRenderTargetInfo, &FontHinting),
        Or<(Changed<TextFont>, Changed<ComputedUiRenderTargetInfo>)>,
    >,
    fonts: Res<Assets<Font>>,
    mut atlases: ResMut<FontAtlasSet>,
    mut images: ResMut<Assets<Image>>,
) {
    for (font, target, hinting) in &texts {
        let (FontSource::Handle(face), FontSize::Px(size)) = (&font.font, font.font_size) else {
            continue;
        };
        let pixels = size * target.scale_factor();
        let Some(face) = fonts.get(face).filter(|_| pixels <= LARGEST) else {
            continue;
        };
        let key = FontAtlasKey {
            id: face.data.id() as u32,
            index: 0,
            font_size_bits: pixels.to_bits(),
            // The hash of a face without variations.
            variations_hash: FixedHasher.hash_one([0_i16; 0].as_slice()),
            hinting: *hinting,
            font_smoothing: font.font_smoothing,
        };
        atlases
            .entry(key)
            .or_insert_with(|| vec![FontAtlas::new(&mut images, UVec2::splat(SIDE), font.font_smoothing)]);
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        PostUpdate,
        make.before(UiSystems::PostLayout)
            .after(UiSystems::Propagate)
            .run_if(resource_exists::<FontAtlasSet>),
    );
}
