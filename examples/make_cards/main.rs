//! Makes the picture of the characters printed on cards and dice, `assets/cards/figures.png`.
//!
//! Run it in the project's folder: `cargo run --example make_cards`. Each character of the bold
//! font is a square of [`CELL`] pixels; a pixel holds the distance to the character's outline, so that a shader can
//! draw it sharp at every size. The same font gives the same picture.

use std::path::Path;

use image::{GrayImage, Luma};
use ttf_parser::{Face, OutlineBuilder};

/// The characters, in reading order, four to a row. The shaders depend on this order.
const FIGURES: &str = "0123456789S+-?x!";
const ACROSS: u32 = 4;
/// The edge of a character's square, in pixels.
const CELL: u32 = 96;
/// The height of a capital letter in its square, in pixels; it is centred.
const CAPITAL: f32 = 64.0;
/// The distance from the outline at which a pixel is black (outside) or white (inside), in pixels.
const REACH: f32 = 12.0;
/// The number of lines that replace a curve.
const STEPS: u32 = 12;

/// The outline of a character as lines, in units of the font.
#[derive(Default)]
struct Outline {
    lines: Vec<[(f32, f32); 2]>,
    start: (f32, f32),
    at: (f32, f32),
}

impl OutlineBuilder for Outline {
    fn move_to(&mut self, x: f32, y: f32) {
        self.start = (x, y);
        self.at = (x, y);
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.lines.push([self.at, (x, y)]);
        self.at = (x, y);
    }

    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        let from = self.at;
        for step in 1..=STEPS {
            let t = step as f32 / STEPS as f32;
            let mix = |a: f32, b: f32, c: f32| (1.0 - t).powi(2) * a + 2.0 * t * (1.0 - t) * b + t * t * c;
            self.line_to(mix(from.0, x1, x), mix(from.1, y1, y));
        }
    }

    fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
        let from = self.at;
        for step in 1..=STEPS {
            let t = step as f32 / STEPS as f32;
            let mix = |a: f32, b: f32, c: f32, d: f32| {
                (1.0 - t).powi(3) * a + 3.0 * t * (1.0 - t).powi(2) * b + 3.0 * t * t * (1.0 - t) * c + t.powi(3) * d
            };
            self.line_to(mix(from.0, x1, x2, x), mix(from.1, y1, y2, y));
        }
    }

    fn close(&mut self) {
        self.lines.push([self.at, self.start]);
        self.at = self.start;
    }
}

impl Outline {
    /// The distance of a point from the outline, positive inside.
    fn inside(&self, x: f32, y: f32) -> f32 {
        let mut nearest = f32::INFINITY;
        let mut winding = 0;
        for [a, b] in &self.lines {
            let (dx, dy) = (b.0 - a.0, b.1 - a.1);
            let along = (((x - a.0) * dx + (y - a.1) * dy) / (dx * dx + dy * dy).max(1e-9)).clamp(0.0, 1.0);
            let (px, py) = (x - a.0 - dx * along, y - a.1 - dy * along);
            nearest = nearest.min(px.hypot(py));
            if (a.1 <= y) != (b.1 <= y) && x < a.0 + (y - a.1) / dy * dx {
                winding += if dy > 0.0 { 1 } else { -1 };
            }
        }
        if winding != 0 { nearest } else { -nearest }
    }
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    let font = std::fs::read(folder.join("assets/fonts/AtkinsonHyperlegibleNext-Bold.ttf"))?;
    let face = Face::parse(&font, 0)?;
    let capital = f32::from(
        face.capital_height()
            .ok_or("the font does not say how high capitals are")?,
    );
    let scale = CAPITAL / capital;
    let rows = FIGURES.len() as u32 / ACROSS;
    let mut picture = GrayImage::new(ACROSS * CELL, rows * CELL);
    for (index, figure) in FIGURES.chars().enumerate() {
        let glyph = face.glyph_index(figure).ok_or(format!("the font has no {figure}"))?;
        let mut outline = Outline::default();
        face.outline_glyph(glyph, &mut outline);
        let advance = f32::from(face.glyph_hor_advance(glyph).unwrap_or(0));
        println!("{figure}: {:.3} capitals wide", advance / capital);
        let (left, top) = (index as u32 % ACROSS * CELL, index as u32 / ACROSS * CELL);
        for y in 0..CELL {
            for x in 0..CELL {
                let from_middle = |at: u32| (at as f32 + 0.5 - CELL as f32 / 2.0) / scale;
                let distance = outline.inside(advance / 2.0 + from_middle(x), capital / 2.0 - from_middle(y)) * scale;
                let shade = (distance / REACH * 0.5 + 0.5).clamp(0.0, 1.0) * 255.0;
                picture.put_pixel(left + x, top + y, Luma([shade.round() as u8]));
            }
        }
    }
    let out = folder.join("assets/cards/figures.png");
    picture.save(&out)?;
    println!("{}", out.display());
    Ok(())
}
