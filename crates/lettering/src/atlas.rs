//! Signs side by side in one texture, each in its own cell.

use glam::UVec2;

use crate::sign::Sign;

/// A cell shows a square from minus this to plus this around its middle, in heights of a capital. `lettering.wgsl` has
/// the same number.
pub const CELL_REACH: f32 = 0.75;
/// The width and height in pixels of a part of a cell that is not divided any further: measured, the fastest.
const LEAST: u32 = 7;
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
    for (index, sign) in signs.iter().take(cells.count()).enumerate() {
        let column = index % cells.grid.x as usize * cells.pixels as usize;
        let row = index / cells.grid.x as usize * cells.pixels as usize;
        let whole = Square {
            left: 0,
            top: 0,
            size: cells.pixels,
        };
        draw(sign, cells.pixels, whole, &mut |across, down, light| {
            data[(row + down as usize) * width + column + across as usize] = light;
        });
    }
    data
}

/// A part of a cell, in pixels. It may go over the right and lower edge of the cell.
#[derive(Clone, Copy)]
struct Square {
    left: u32,
    top: u32,
    size: u32,
}

impl Square {
    /// The pixels in it, in a cell of this size: columns and rows.
    fn pixels(self, of_cell: u32) -> impl Iterator<Item = (u32, u32)> {
        let to = move |from: u32| from..(from + self.size).min(of_cell);
        to(self.top).flat_map(move |down| to(self.left).map(move |across| (across, down)))
    }

    /// Its four quarters, without those outside the cell.
    fn quarters(self, of_cell: u32) -> impl Iterator<Item = Self> {
        let size = self.size.div_ceil(2);
        let quarters = [(0, 0), (size, 0), (0, size), (size, size)].map(|(right, below)| Self {
            left: self.left + right,
            top: self.top + below,
            size,
        });
        quarters
            .into_iter()
            .filter(move |part| part.left.max(part.top) < of_cell)
    }
}

/// Draws a part of a cell of so many pixels. Smaller and smaller parts have fewer pieces of the sign near them.
fn draw(sign: &Sign, of_cell: u32, part: Square, put: &mut impl FnMut(u32, u32, u8)) {
    let pixel = 2.0 * CELL_REACH / of_cell as f32;
    let distance = |sign: &Sign, across: f32, down: f32| {
        let at = |pixels: f32| pixels * pixel - CELL_REACH;
        sign.distance(at(across), -at(down))
    };
    let half = part.size as f32 * 0.5;
    let (across, down) = (part.left as f32 + half, part.top as f32 + half);
    // From the middle to a corner, and a little more for rounding.
    let reach = 0.72 * part.size as f32 * pixel;
    let middle = distance(sign, across, down);
    // The distance changes by no more than the way between two points: such a part is all light or all dark.
    if middle.abs() > DEPTH + reach {
        part.pixels(of_cell)
            .for_each(|(across, down)| put(across, down, value(middle)));
        return;
    }
    let sign = sign.near(across * pixel - CELL_REACH, CELL_REACH - down * pixel, reach);
    if part.size > LEAST {
        for quarter in part.quarters(of_cell) {
            draw(&sign, of_cell, quarter, put);
        }
        return;
    }
    for (across, down) in part.pixels(of_cell) {
        let light = value(distance(&sign, across as f32 + 0.5, down as f32 + 0.5));
        put(across, down, light);
    }
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
