//! Makes the faces of the computer players, one for each level, into `assets/faces`.
//!
//! Run it in the project's folder: `cargo run --no-default-features --example make_faces`. A face is painted shape by shape,
//! each told by how far a place is from its edge, in a square from -1 to 1, y down. The same program gives the same
//! pictures.

use image::{Rgba, RgbaImage};

/// The edge of a picture, in pixels.
const EDGE: u32 = 96;

type Colour = [f32; 3];
const INK: Colour = [0.09, 0.075, 0.07];
const WHITE: Colour = [0.97, 0.95, 0.91];

/// A picture in the making.
struct Picture {
    pixels: Vec<[f32; 4]>,
}

impl Picture {
    fn new() -> Self {
        Self {
            pixels: vec![[0.0; 4]; (EDGE * EDGE) as usize],
        }
    }

    /// Paints where the distance from the shape's edge is below zero, soft by a pixel.
    fn paint(&mut self, colour: Colour, shape: impl Fn(f32, f32) -> f32) {
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
    fn paint_both(&mut self, colour: Colour, shape: impl Fn(f32, f32) -> f32) {
        self.paint(colour, |x, y| shape(x, y).min(shape(-x, y)));
    }

    /// The face's background: a disc with a rim.
    fn disc(&mut self, colour: Colour) {
        self.paint([0.79, 0.64, 0.36], circle(0.0, 0.0, 0.98));
        self.paint(colour, circle(0.0, 0.0, 0.92));
    }

    /// Keeps what lies within the disc.
    fn image(&self) -> RgbaImage {
        RgbaImage::from_fn(EDGE, EDGE, |x, y| {
            let [r, g, b, _] = self.pixels[(y * EDGE + x) as usize];
            let pixel = 2.0 / EDGE as f32;
            let place = |at: u32| (at as f32 + 0.5) * pixel - 1.0;
            let inside = (0.5 - circle(0.0, 0.0, 0.98)(place(x), place(y)) / pixel).clamp(0.0, 1.0);
            Rgba([r, g, b, inside].map(|part| (part * 255.0).round() as u8))
        })
    }
}

fn circle(x: f32, y: f32, radius: f32) -> impl Fn(f32, f32) -> f32 {
    move |px, py| (px - x).hypot(py - y) - radius
}

fn ellipse(x: f32, y: f32, wide: f32, high: f32) -> impl Fn(f32, f32) -> f32 {
    move |px, py| (((px - x) / wide).hypot((py - y) / high) - 1.0) * wide.min(high)
}

/// A triangle with round corners.
fn triangle(corners: [(f32, f32); 3], round: f32) -> impl Fn(f32, f32) -> f32 {
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

/// A line with round ends, half so wide.
fn line(a: (f32, f32), b: (f32, f32), half: f32) -> impl Fn(f32, f32) -> f32 {
    move |x, y| {
        let (dx, dy) = (b.0 - a.0, b.1 - a.1);
        let along = (((x - a.0) * dx + (y - a.1) * dy) / (dx * dx + dy * dy)).clamp(0.0, 1.0);
        (x - a.0 - dx * along).hypot(y - a.1 - dy * along) - half
    }
}

/// The lower or upper part of a ring, as a stroke.
fn smile(x: f32, y: f32, radius: f32, half: f32) -> impl Fn(f32, f32) -> f32 {
    move |px, py| {
        let ring = ((px - x).hypot(py - y) - radius).abs() - half;
        // Only what lies below, within a cone to both sides.
        ring.max((px - x).abs() * 0.75 - (py - y))
    }
}

/// Eyes with a glint.
fn eyes(picture: &mut Picture, x: f32, y: f32, radius: f32) {
    picture.paint_both(INK, circle(x, y, radius));
    for side in [-1.0, 1.0] {
        picture.paint(WHITE, circle(side * x - 0.3 * radius, y - 0.35 * radius, 0.3 * radius));
    }
}

fn mouse() -> Picture {
    let (fur, skin) = ([0.62, 0.55, 0.50], [0.93, 0.68, 0.66]);
    let mut it = Picture::new();
    it.disc([0.20, 0.36, 0.30]);
    it.paint_both(fur, circle(0.50, -0.40, 0.34));
    it.paint_both(skin, circle(0.50, -0.40, 0.22));
    it.paint(fur, ellipse(0.0, 0.18, 0.58, 0.54));
    it.paint([0.78, 0.72, 0.67], ellipse(0.0, 0.42, 0.32, 0.27));
    eyes(&mut it, 0.23, 0.08, 0.095);
    it.paint_both([0.85, 0.6, 0.56], circle(0.38, 0.32, 0.08));
    for tip in [0.28, 0.40, 0.52] {
        it.paint_both([0.95, 0.92, 0.88], line((0.16, 0.40), (0.70, tip), 0.012));
    }
    it.paint(INK, smile(0.0, 0.40, 0.13, 0.022));
    it.paint(skin, ellipse(0.0, 0.33, 0.09, 0.07));
    it
}

fn badger() -> Picture {
    let grey = [0.38, 0.38, 0.40];
    let mut it = Picture::new();
    it.disc([0.22, 0.30, 0.44]);
    it.paint(grey, ellipse(0.0, 0.12, 0.66, 0.62));
    it.paint_both(INK, circle(0.46, -0.42, 0.17));
    it.paint_both(WHITE, circle(0.47, -0.44, 0.09));
    it.paint(WHITE, ellipse(0.0, 0.10, 0.50, 0.62));
    it.paint_both(INK, |x, y| {
        // A stripe from the ear over the eye to the muzzle.
        line((0.33, -0.44), (0.15, 0.40), 0.115)(x, y)
    });
    it.paint(WHITE, ellipse(0.0, 0.50, 0.22, 0.20));
    it.paint_both(WHITE, circle(0.245, 0.0, 0.062));
    it.paint_both(INK, circle(0.245, 0.005, 0.04));
    it.paint(INK, ellipse(0.0, 0.40, 0.13, 0.09));
    it.paint([0.6, 0.6, 0.62], ellipse(-0.03, 0.375, 0.04, 0.02));
    it.paint(INK, smile(0.0, 0.46, 0.13, 0.02));
    it
}

fn fox() -> Picture {
    let fur = [0.85, 0.43, 0.17];
    let mut it = Picture::new();
    it.disc([0.29, 0.20, 0.38]);
    it.paint_both(fur, triangle([(0.16, -0.34), (0.60, -0.78), (0.64, -0.05)], 0.05));
    it.paint_both(INK, triangle([(0.36, -0.40), (0.57, -0.66), (0.58, -0.26)], 0.03));
    it.paint(fur, triangle([(-0.62, -0.18), (0.62, -0.18), (0.0, 0.66)], 0.12));
    it.paint(fur, ellipse(0.0, -0.16, 0.64, 0.34));
    it.paint_both(WHITE, triangle([(0.60, 0.02), (0.13, 0.20), (0.06, 0.62)], 0.05));
    it.paint(WHITE, ellipse(0.0, 0.52, 0.13, 0.18));
    it.paint_both(INK, |x, y| {
        // Narrow eyes, the outer corners up.
        let (along, across) = (
            (x - 0.28) * 0.94 - (y + 0.06) * 0.34,
            (x - 0.28) * 0.34 + (y + 0.06) * 0.94,
        );
        ellipse(0.0, 0.0, 0.125, 0.068)(along, across)
    });
    it.paint_both([0.98, 0.85, 0.45], circle(0.275, -0.06, 0.04));
    it.paint_both(INK, ellipse(0.275, -0.06, 0.016, 0.04));
    it.paint(INK, ellipse(0.0, 0.58, 0.10, 0.075));
    it
}

fn owl() -> Picture {
    let (feathers, face) = ([0.43, 0.29, 0.19], [0.80, 0.66, 0.47]);
    let mut it = Picture::new();
    it.disc([0.40, 0.16, 0.20]);
    it.paint_both(feathers, triangle([(0.20, -0.45), (0.62, -0.80), (0.62, -0.15)], 0.04));
    it.paint(feathers, ellipse(0.0, 0.08, 0.68, 0.66));
    it.paint_both(face, circle(0.28, 0.0, 0.335));
    it.paint(face, ellipse(0.0, 0.30, 0.30, 0.26));
    it.paint_both(WHITE, circle(0.27, -0.01, 0.235));
    it.paint_both([0.95, 0.72, 0.20], circle(0.27, -0.01, 0.205));
    eyes(&mut it, 0.255, 0.0, 0.125);
    it.paint_both(feathers, line((0.02, -0.20), (0.56, -0.42), 0.07));
    it.paint(
        [0.90, 0.60, 0.16],
        triangle([(-0.08, 0.20), (0.08, 0.20), (0.0, 0.40)], 0.03),
    );
    for (x, y) in [(-0.22, 0.60), (0.0, 0.64), (0.22, 0.60), (-0.11, 0.52), (0.11, 0.52)] {
        it.paint(face, ellipse(x, y, 0.05, 0.035));
    }
    it
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    for (name, picture) in [("mouse", mouse()), ("badger", badger()), ("fox", fox()), ("owl", owl())] {
        picture.image().save(format!("assets/faces/{name}.png"))?;
    }
    Ok(())
}
