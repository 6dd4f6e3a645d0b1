//! Signs side by side in one texture, each in its own cell.

use bevy::asset::RenderAssetUsages;
use bevy::image::{Image, ImageSampler};
use bevy::math::UVec2;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};

use crate::presentation::lettering::sign::Sign;

/// A cell shows a square from minus this to plus this around its middle, in heights of a capital. `lettering.wgsl` has
/// the same number.
pub const CELL_REACH: f32 = 0.75;
/// The largest distance from an edge that is stored, in heights of a capital. `lettering.wgsl` has the same number.
const DEPTH: f32 = 0.25;

/// The grid of the cells in a texture. Cells are counted from 0, row by row from the upper left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cells {
    /// The number of columns and rows.
    pub grid: UVec2,
    /// The width and height of a cell in pixels.
    pub pixels: u32,
}

impl Cells {
    /// The number of cells.
    pub const fn count(self) -> usize {
        (self.grid.x * self.grid.y) as usize
    }
}

/// The texture of these signs. Signs without a cell are left out.
pub fn atlas_image(cells: Cells, signs: &[Sign]) -> Image {
    let width = (cells.grid.x * cells.pixels) as usize;
    let height = (cells.grid.y * cells.pixels) as usize;
    let mut data = vec![0_u8; width * height];
    let pixel = 2.0 * CELL_REACH / cells.pixels as f32;
    for (index, sign) in signs.iter().take(cells.count()).enumerate() {
        let column = index % cells.grid.x as usize * cells.pixels as usize;
        let row = index / cells.grid.x as usize * cells.pixels as usize;
        for down in 0..cells.pixels as usize {
            for across in 0..cells.pixels as usize {
                let x = (across as f32 + 0.5) * pixel - CELL_REACH;
                let y = CELL_REACH - (down as f32 + 0.5) * pixel;
                // Light inside, dark outside, and a value in between near the edge.
                let value = (0.5 - 0.5 * sign.distance(x, y) / DEPTH).clamp(0.0, 1.0);
                data[(row + down) * width + column + across] = (value * 255.0).round() as u8;
            }
        }
    }
    let mut image = Image::new(
        Extent3d {
            width: width as u32,
            height: height as u32,
            depth_or_array_layers: 1,
        },
        TextureDimension::D2,
        data,
        TextureFormat::R8Unorm,
        // The data also stays in memory: a lost adapter loses its copy.
        RenderAssetUsages::default(),
    );
    image.sampler = ImageSampler::linear();
    image
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sign_is_light_in_its_own_cell_and_nothing_is_in_the_next() {
        let cells = Cells {
            grid: UVec2::new(2, 1),
            pixels: 16,
        };
        let image = atlas_image(cells, &[Sign::Disc { radius: 0.4 }]);
        let data = image.data.expect("it was just drawn");
        assert!(data[8 * 32 + 8] > 250);
        assert!(data[8 * 32 + 16 + 8] == 0 && data[0] == 0);
    }
}
