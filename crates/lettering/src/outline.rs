//! Words as closed outlines, from the bold face of the font.

use skrifa::instance::{LocationRef, Size};
use skrifa::outline::{DrawSettings, OutlinePen};
use skrifa::{FontRef, MetadataProvider};

use super::CAPITAL;

const BOLD_TTF: &[u8] = include_bytes!("../../../assets/fonts/AtkinsonHyperlegibleNext-Bold.ttf");
/// The number of straight pieces that approximate a curve of an outline.
const PIECES: u8 = 6;

/// Closed outlines, filled wherever they wind around a point.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Outline {
    /// Straight pieces: from (x, y) to (x, y), y up.
    pieces: Vec<[f32; 4]>,
    /// Pieces of which is known that others are nearer: they only count for what is inside.
    far: Vec<[f32; 4]>,
    /// The width of the words, from the start of the first letter to the start of a letter after the last.
    pub width: f32,
}

impl Outline {
    /// Words in one line, starting at the origin, with capitals of height [`CAPITAL`]. Characters that the font lacks
    /// are left out.
    pub fn words(words: &str) -> Self {
        let Ok(font) = FontRef::new(BOLD_TTF) else {
            debug_assert!(false, "the program's own font can be read");
            return Self::default();
        };
        let place = LocationRef::default();
        let (size, charmap, glyphs) = (Size::unscaled(), font.charmap(), font.outline_glyphs());
        let advances = font.glyph_metrics(size, place);
        let metrics = font.metrics(size, place);
        let capital = metrics
            .cap_height
            .filter(|height| *height > 0.0)
            .unwrap_or(f32::from(metrics.units_per_em) * 0.7);
        let scale = CAPITAL / capital;

        let mut whole = Self::default();
        for letter in words.chars() {
            let Some(id) = charmap.map(letter) else { continue };
            if let Some(glyph) = glyphs.get(id) {
                let mut pen = Pen::default();
                let settings = DrawSettings::unhinted(size, place);
                if glyph.draw(settings, &mut pen).is_ok() {
                    let moved = |[ax, ay, bx, by]: [f32; 4]| {
                        [
                            ax * scale + whole.width,
                            ay * scale,
                            bx * scale + whole.width,
                            by * scale,
                        ]
                    };
                    let pieces: Vec<_> = pen.pieces.into_iter().map(moved).collect();
                    whole.pieces.extend(pieces);
                }
            }
            whole.width += advances.advance_width(id).unwrap_or_default() * scale;
        }
        whole
    }

    /// The smallest box around it: left, bottom, right, top. `None` if nothing is drawn.
    pub fn bounds(&self) -> Option<[f32; 4]> {
        let mut points = self.pieces.iter().flat_map(|[ax, ay, bx, by]| [(*ax, *ay), (*bx, *by)]);
        let (x, y) = points.next()?;
        Some(points.fold([x, y, x, y], |[left, bottom, right, top], (x, y)| {
            [left.min(x), bottom.min(y), right.max(x), top.max(y)]
        }))
    }

    /// The distance from a point to the edge, negative inside.
    pub fn distance(&self, x: f32, y: f32) -> f32 {
        let mut nearest = f32::INFINITY;
        let mut winding = 0_i32;
        for piece in &self.pieces {
            nearest = nearest.min(squared_distance(piece, x, y));
            winding += crossing(piece, x, y);
        }
        for piece in &self.far {
            winding += crossing(piece, x, y);
        }
        if winding == 0 { nearest.sqrt() } else { -nearest.sqrt() }
    }

    /// An outline with the same distances at all points up to `reach` away from (x, y), and fewer pieces to look at.
    pub(crate) fn near(&self, x: f32, y: f32, reach: f32) -> Self {
        // No point there has its edge further away than this, seen from (x, y). A little more, for rounding.
        let reach = reach * 1.01;
        let edge = self.distance(x, y).abs() + 2.0 * reach;
        let (pieces, mut far): (Vec<[f32; 4]>, Vec<[f32; 4]>) = self
            .pieces
            .iter()
            .partition(|piece| squared_distance(piece, x, y) <= edge * edge);
        far.extend(&self.far);
        far.retain(|[_, ay, _, by]| ay.min(*by) <= y + reach && ay.max(*by) >= y - reach);
        Self {
            pieces,
            far,
            width: self.width,
        }
    }
}

/// The square of the distance from a point to a piece. Plain numbers, because this runs some million times while the
/// program starts.
fn squared_distance([ax, ay, bx, by]: &[f32; 4], x: f32, y: f32) -> f32 {
    let (dx, dy) = (bx - ax, by - ay);
    let (px, py) = (x - ax, y - ay);
    let along = ((px * dx + py * dy) / (dx * dx + dy * dy).max(1e-12)).clamp(0.0, 1.0);
    let (qx, qy) = (px - dx * along, py - dy * along);
    qx * qx + qy * qy
}

/// How a piece counts for the number of turns around a point: 1, -1, or 0 if it does not pass the point's right side.
fn crossing([ax, ay, bx, by]: &[f32; 4], x: f32, y: f32) -> i32 {
    let side = (bx - ax) * (y - ay) - (by - ay) * (x - ax);
    if *ay <= y && *by > y && side > 0.0 {
        1
    } else if *ay > y && *by <= y && side < 0.0 {
        -1
    } else {
        0
    }
}

/// Collects the outline of a letter as straight pieces.
#[derive(Default)]
struct Pen {
    pieces: Vec<[f32; 4]>,
    start: (f32, f32),
    at: (f32, f32),
}

impl Pen {
    /// Adds a curve, given by its point at each parameter from 0 to 1.
    fn curve(&mut self, at: impl Fn(f32) -> (f32, f32)) {
        for piece in 1..=PIECES {
            let (x, y) = at(f32::from(piece) / f32::from(PIECES));
            self.line_to(x, y);
        }
    }
}

impl OutlinePen for Pen {
    fn move_to(&mut self, x: f32, y: f32) {
        self.close();
        self.start = (x, y);
        self.at = (x, y);
    }

    fn line_to(&mut self, x: f32, y: f32) {
        if self.at != (x, y) {
            self.pieces.push([self.at.0, self.at.1, x, y]);
            self.at = (x, y);
        }
    }

    fn quad_to(&mut self, cx0: f32, cy0: f32, x: f32, y: f32) {
        let (ax, ay) = self.at;
        self.curve(|t| {
            let (a, b, c) = ((1.0 - t) * (1.0 - t), 2.0 * t * (1.0 - t), t * t);
            (a * ax + b * cx0 + c * x, a * ay + b * cy0 + c * y)
        });
    }

    fn curve_to(&mut self, cx0: f32, cy0: f32, cx1: f32, cy1: f32, x: f32, y: f32) {
        let (ax, ay) = self.at;
        self.curve(|t| {
            let s = 1.0 - t;
            let (a, b, c, d) = (s * s * s, 3.0 * s * s * t, 3.0 * s * t * t, t * t * t);
            (a * ax + b * cx0 + c * cx1 + d * x, a * ay + b * cy0 + c * cy1 + d * y)
        });
    }

    fn close(&mut self) {
        let (x, y) = self.start;
        self.line_to(x, y);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_capital_is_as_high_as_capitals_are_and_filled_where_it_has_ink() {
        let outline = Outline::words("H");
        let [left, bottom, right, top] = outline.bounds().expect("the font has an H");
        assert!(bottom.abs() < 0.02 && (top - CAPITAL).abs() < 0.02, "{bottom} {top}");
        let middle = (left + right) * 0.5;
        assert!(outline.distance(middle, 0.5) < 0.0, "the bar");
        assert!(outline.distance(middle, 0.1) > 0.0, "under the bar");
        assert!(outline.distance(right + 0.3, 0.5) > 0.25);
    }

    #[test]
    fn near_a_place_the_distances_stay_the_same_with_fewer_pieces() {
        let whole = Outline::words("S8");
        for (x, y) in [(0.1, 0.1), (0.4, 0.5), (1.0, 0.9), (-0.6, 0.5), (0.5, 1.6)] {
            let near = whole.near(x, y, 0.1);
            assert!(near.pieces.len() * 2 < whole.pieces.len());
            for (right, up) in (-10..=10).flat_map(|right| (-10..=10).map(move |up| (right, up))) {
                let (x, y) = (x + right as f32 * 0.007, y + up as f32 * 0.007);
                assert_eq!(near.distance(x, y), whole.distance(x, y));
            }
        }
    }

    #[test]
    fn the_hole_of_a_letter_is_empty_and_words_go_on_to_the_right() {
        let zero = Outline::words("O");
        let [left, _, right, _] = zero.bounds().expect("the font has an O");
        assert!(zero.distance((left + right) * 0.5, 0.5) > 0.0);
        let ten = Outline::words("10");
        assert!(ten.width > zero.width);
        assert_eq!(Outline::words("").bounds(), None);
    }
}
