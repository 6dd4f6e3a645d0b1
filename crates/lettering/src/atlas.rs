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
            let reach = 0.75 * BLOCK as f32 * pixel;
            let sign = sign.near(x, y, reach);
            // The distance changes by no more than the way between two points: such a block is all light or all dark.
            let middle = sign.distance(x, y);
            let flat = (middle.abs() > DEPTH + 1.01 * reach).then(|| value(middle));
            for down in top..(top + BLOCK).min(cells.pixels) {
                for across in left..(left + BLOCK).min(cells.pixels) {
                    let (x, y) = place(across, down);
                    data[(row + down as usize) * width + column + across as usize] =
                        flat.unwrap_or_else(|| value(sign.distance(x, y)));
                }
            }
        }
    }
    data
}

/// What is stored for a distance: light inside, dark outside, and a value in between near the edge.
fn value(distance: f32) -> u8 {
    ((0.5 - 0.5 * distance / DEPTH).clamp(0.0, 1.0) * 255.0).round() as u8
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_pixel_is_what_the_distance_there_says() {
        let cells = Cells {
            grid: UVec2::new(3, 1),
            pixels: 80,
        };
        let ring = Sign::Without(
            Box::new(Sign::Disc { radius: 0.7 }),
            Box::new(Sign::words("8", (0.1, 0.0), 0.5)),
        );
        let signs = [Sign::fitted("x2", 1.2, 0.9), ring, Sign::Disc { radius: 0.2 }];
        let data = drawn(cells, &signs);
        let pixel = 2.0 * CELL_REACH / 80.0;
        for (at, stored) in data.iter().enumerate() {
            let (across, down) = (at % 240, at / 240);
            let x = ((across % 80) as f32 + 0.5) * pixel - CELL_REACH;
            let y = CELL_REACH - (down as f32 + 0.5) * pixel;
            assert_eq!(*stored, value(signs[across / 80].distance(x, y)), "{across} {down}");
        }
    }

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
