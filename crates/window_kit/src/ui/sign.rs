//! Textures of small signs, drawn from the distance to their outline.

use bevy::asset::RenderAssetUsages;
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};

/// A square texture with a white sign on a transparent background. `distance` is the distance to the sign's outline,
/// negative inside, for a place from -1 to 1, y down.
pub(super) fn white_sign(side_px: u32, distance: impl Fn(Vec2) -> f32) -> Image {
    let side = side_px as usize;
    let mut data = Vec::with_capacity(side * side * 4);
    let pixel = 2.0 / side_px as f32;
    for y in 0..side {
        for x in 0..side {
            let at = Vec2::new(x as f32 + 0.5, y as f32 + 0.5) * pixel - Vec2::ONE;
            // One pixel of soft edge.
            let inside = (0.5 - distance(at) / pixel).clamp(0.0, 1.0);
            data.extend([255, 255, 255, (inside * 255.0) as u8]);
        }
    }
    Image::new(
        Extent3d {
            width: side_px,
            height: side_px,
            depth_or_array_layers: 1,
        },
        TextureDimension::D2,
        data,
        TextureFormat::Rgba8UnormSrgb,
        // The data also stays in memory: a lost adapter loses its copy.
        RenderAssetUsages::default(),
    )
}
