//! Signs side by side in one texture, each in its own cell.

use glam::UVec2;

use crate::sign::Sign;

/// A cell shows a square from minus this to plus this around its middle, in heights of a capital. `lettering.wgsl` has
/// the same number.
pub const CELL_REACH: f32 = 0.75;
/// The width and height in pixels of the blocks of a cell that are drawn from the parts of a sign near them.
const BLOCK: u32 = 12;
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

    /// The width and height of the texture in pixels.
    pub const fn size(self) -> UVec2 {
        UVec2::new(self.grid.x * self.pixels, self.grid.y * self.pixels)
    }
}

/// The pixels of these signs, a byte each, row by row from the upper left. Signs without a cell are left out.
pub fn drawn(cells: Cells, signs: &[Sign]) -> Vec<u8> {
    let UVec2 { x: width, y: height } = cells.size();
    let (width, height) = (width as usize, height as usize);
    let mut data = vec![0_u8; width * height];
    let pixel = 2.0 * CELL_REACH / cells.pixels as f32;
    let place = |across: u32, down: u32| {
        let x = (across as f32 + 0.5) * pixel - CELL_REACH;
        let y = CELL_REACH - (down as f32 + 0.5) * pixel;
        (x, y)
    };
    let blocks = || (0..cells.pixels).step_by(BLOCK as usize);
    for (index, sign) in signs.iter().take(cells.count()).enumerate() {
        let column = index % cells.grid.x as usize * cells.pixels as usize;
        let row = index / cells.grid.x as usize * cells.pixels as usize;
        for (left, top) in blocks().flat_map(|left| blocks().map(move |top| (left, top))) {
            let (x, y) = place(left + BLOCK / 2, top + BLOCK / 2);
            let sign = sign.near(x, y, 0.75 * BLOCK as f32 * pixel);
            for down in top..(top + BLOCK).min(cells.pixels) {
                for across in left..(left + BLOCK).min(cells.pixels) {
                    let (x, y) = place(across, down);
                    // Light inside, dark outside, and a value in between near the edge.
                    let value = (0.5 - 0.5 * sign.distance(x, y) / DEPTH).clamp(0.0, 1.0);
                    data[(row + down as usize) * width + column + across as usize] = (value * 255.0).round() as u8;
                }
            }
        }
    }
    data
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
        let data = drawn(cells, &[Sign::Disc { radius: 0.4 }]);
        assert!(data[8 * 32 + 8] > 250);
        assert!(data[8 * 32 + 16 + 8] == 0 && data[0] == 0);
    }
}
