//! Painting by shapes, each given by its signed distance function, in a square from -1 to 1, y down.

use image::{Rgba, RgbaImage};

/// The edge of a picture, in pixels.
const EDGE: u32 = 96;

pub type Colour = [f32; 3];
pub const INK: Colour = [0.09, 0.075, 0.07];
pub const WHITE: Colour = [0.97, 0.95, 0.91];

/// A picture that is being painted.
pub struct Picture {
    pixels: Vec<[f32; 4]>,
}

impl Picture {
    pub fn new() -> Self {
        Self {
            pixels: vec![[0.0; 4]; (EDGE * EDGE) as usize],
        }
    }

    /// Paints the points whose distance from the shape's edge is below zero, with an edge one pixel soft.
    pub fn paint(&mut self, colour: Colour, shape: impl Fn(f32, f32) -> f32) {
        let pixel = 2.0 / EDGE as f32;
        for (index, under) in self.pixels.iter_mut().enumerate() {
            let place = |at: usize| (at as f32 + 0.5) * pixel - 1.0;
            let (x, y) = (place(index % EDGE as usize), place(index / EDGE as usize));
            let covers = (0.5 - shape(x, y) / pixel).clamp(0.0, 1.0);
            for (under, over) in under.iter_mut().zip([colour[0], colour[1], colour[2], 1.0]) {
                *under += (over - *under) * covers;
            }
        }
    }

    /// Paints a shape and its mirror image.
    pub fn paint_both(&mut self, colour: Colour, shape: impl Fn(f32, f32) -> f32) {
        self.paint(colour, |x, y| shape(x, y).min(shape(-x, y)));
    }

    /// The background of a computer player's face: a disc with a brass rim.
    pub fn disc(&mut self, colour: Colour) {
        self.rimmed([0.79, 0.64, 0.36], colour);
    }

    /// The background of a person's face: a disc with a light rim.
    pub fn light_disc(&mut self, colour: Colour) {
        self.rimmed(WHITE, colour);
    }

    fn rimmed(&mut self, rim: Colour, colour: Colour) {
        self.paint(rim, circle(0.0, 0.0, 0.98));
        self.paint(colour, circle(0.0, 0.0, 0.92));
    }

    /// The picture, cut to the disc.
    pub fn image(&self) -> RgbaImage {
        RgbaImage::from_fn(EDGE, EDGE, |x, y| {
            let [r, g, b, _] = self.pixels[(y * EDGE + x) as usize];
            let pixel = 2.0 / EDGE as f32;
            let place = |at: u32| (at as f32 + 0.5) * pixel - 1.0;
            let inside = (0.5 - circle(0.0, 0.0, 0.98)(place(x), place(y)) / pixel).clamp(0.0, 1.0);
            Rgba([r, g, b, inside].map(|part| (part * 255.0).round() as u8))
        })
    }
}

pub fn circle(x: f32, y: f32, radius: f32) -> impl Fn(f32, f32) -> f32 {
    move |px, py| (px - x).hypot(py - y) - radius
}

pub fn ellipse(x: f32, y: f32, wide: f32, high: f32) -> impl Fn(f32, f32) -> f32 {
    move |px, py| (((px - x) / wide).hypot((py - y) / high) - 1.0) * wide.min(high)
}

/// A triangle with round corners.
pub fn triangle(corners: [(f32, f32); 3], round: f32) -> impl Fn(f32, f32) -> f32 {
    move |x, y| {
        let mut nearest = f32::INFINITY;
        let mut sides = 0.0_f32;
        for index in 0..3 {
            let (a, b) = (corners[index], corners[(index + 1) % 3]);
            nearest = nearest.min(line(a, b, 0.0)(x, y));
            sides += ((b.0 - a.0) * (y - a.1) - (b.1 - a.1) * (x - a.0)).signum();
        }
        let inside = sides.abs() > 2.5;
        if inside { -nearest - round } else { nearest - round }
    }
}

/// A line with round ends; `half` is half its width.
pub fn line(a: (f32, f32), b: (f32, f32), half: f32) -> impl Fn(f32, f32) -> f32 {
    move |x, y| {
        let (dx, dy) = (b.0 - a.0, b.1 - a.1);
        let along = (((x - a.0) * dx + (y - a.1) * dy) / (dx * dx + dy * dy)).clamp(0.0, 1.0);
        (x - a.0 - dx * along).hypot(y - a.1 - dy * along) - half
    }
}

/// The lower part of a ring, as a stroke.
pub fn smile(x: f32, y: f32, radius: f32, half: f32) -> impl Fn(f32, f32) -> f32 {
    move |px, py| {
        let ring = ((px - x).hypot(py - y) - radius).abs() - half;
        // Only the part below, within a cone to both sides.
        ring.max((px - x).abs() * 0.75 - (py - y))
    }
}

/// Eyes with a highlight.
pub fn eyes(picture: &mut Picture, x: f32, y: f32, radius: f32) {
    picture.paint_both(INK, circle(x, y, radius));
    for side in [-1.0, 1.0] {
        picture.paint(WHITE, circle(side * x - 0.3 * radius, y - 0.35 * radius, 0.3 * radius));
    }
}
