//! Letters and signs as a texture.

use bevy::asset::RenderAssetUsages;
use bevy::image::{Image, ImageSampler};
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};
use lettering::atlas::{Cells, drawn};
use lettering::sign::Sign;

/// The texture of these signs. Signs without a cell are left out.
pub fn atlas_image(cells: Cells, signs: &[Sign]) -> Image {
    let size = cells.size();
    let mut image = Image::new(
        Extent3d {
            width: size.x,
            height: size.y,
            depth_or_array_layers: 1,
        },
        TextureDimension::D2,
        drawn(cells, signs),
        TextureFormat::R8Unorm,
        // The data also stays in memory: a lost adapter loses its copy.
        RenderAssetUsages::default(),
    );
    image.sampler = ImageSampler::linear();
    image
}
