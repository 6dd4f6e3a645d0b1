//! Signs: words and simple shapes, and combinations of them.

use crate::outline::Outline;

/// A shape in one ink. Lengths are in heights of a capital, with y up.
#[derive(Clone, Debug)]
pub enum Sign {
    /// Words as outlines, moved to (x, y) and scaled.
    Words {
        /// Their outlines.
        outline: Outline,
        /// The place of their origin.
        at: (f32, f32),
        /// The height of a capital.
        size: f32,
    },
    /// A line with round ends from (x, y) to (x, y).
    Line {
        /// The start.
        from: (f32, f32),
        /// The end.
        to: (f32, f32),
        /// The width.
        width: f32,
    },
    /// A filled disc around the origin.
    Disc {
        /// Its radius.
        radius: f32,
    },
    /// A rectangle with round corners.
    Plate {
        /// Its middle.
        at: (f32, f32),
        /// Half its width and height.
        half: (f32, f32),
        /// The radius of its corners.
        rounding: f32,
    },
    /// All of these.
    All(Vec<Sign>),
    /// The first without the second.
    Without(Box<Sign>, Box<Sign>),
}

impl Sign {
    /// Words with their middle at a place and capitals of this height.
    pub fn words(words: &str, middle: (f32, f32), size: f32) -> Self {
        let outline = Outline::words(words);
        let [left, _, right, _] = outline.bounds().unwrap_or_default();
        Self::Words {
            at: (middle.0 - (left + right) * 0.5 * size, middle.1 - 0.5 * size),
            outline,
            size,
        }
    }

    /// Words with their middle at the origin, as large as fits into this width and height.
    pub fn fitted(words: &str, width: f32, height: f32) -> Self {
        let [left, _, right, _] = Outline::words(words).bounds().unwrap_or_default();
        let size = (width / (right - left).max(0.01)).min(height);
        Self::words(words, (0.0, 0.0), size)
    }

    /// The distance from a point to the sign's edge, negative inside.
    pub fn distance(&self, x: f32, y: f32) -> f32 {
        match self {
            Self::Words { outline, at, size } => outline.distance((x - at.0) / size, (y - at.1) / size) * size,
            Self::Line { from, to, width } => {
                let (dx, dy) = (to.0 - from.0, to.1 - from.1);
                let (px, py) = (x - from.0, y - from.1);
                let along = ((px * dx + py * dy) / (dx * dx + dy * dy).max(1e-12)).clamp(0.0, 1.0);
                (px - dx * along).hypot(py - dy * along) - width * 0.5
            }
            Self::Disc { radius } => x.hypot(y) - radius,
            Self::Plate { at, half, rounding } => {
                let across = (x - at.0).abs() - half.0 + rounding;
                let up = (y - at.1).abs() - half.1 + rounding;
                across.max(0.0).hypot(up.max(0.0)) + across.max(up).min(0.0) - rounding
            }
            Self::All(signs) => signs
                .iter()
                .map(|sign| sign.distance(x, y))
                .fold(f32::INFINITY, f32::min),
            Self::Without(sign, taken) => sign.distance(x, y).max(-taken.distance(x, y)),
        }
    }

    /// A sign with the same distances at all points up to `reach` away from (x, y), which computes them faster.
    pub(crate) fn near(&self, x: f32, y: f32, reach: f32) -> Self {
        match self {
            Self::Words { outline, at, size } => Self::Words {
                outline: outline.near((x - at.0) / size, (y - at.1) / size, reach / size),
                at: *at,
                size: *size,
            },
            Self::All(signs) => Self::All(signs.iter().map(|sign| sign.near(x, y, reach)).collect()),
            Self::Without(sign, taken) => {
                Self::Without(Box::new(sign.near(x, y, reach)), Box::new(taken.near(x, y, reach)))
            }
            Self::Line { .. } | Self::Disc { .. } | Self::Plate { .. } => self.clone(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_drawn_around_their_middle_and_fit_where_they_should() {
        let sign = Sign::fitted("10", 0.8, 0.6);
        let inside = |x: f32, y: f32| sign.distance(x, y) < 0.0;
        let drawn: Vec<(f32, f32)> = (-100..=100)
            .flat_map(|x| (-100..=100).map(move |y| (x as f32 * 0.01, y as f32 * 0.01)))
            .filter(|(x, y)| inside(*x, *y))
            .collect();
        assert!(!drawn.is_empty() && drawn.iter().all(|(x, y)| x.abs() < 0.41 && y.abs() < 0.32));
    }

    #[test]
    fn what_is_taken_out_of_a_sign_is_empty() {
        let ring = Sign::Without(
            Box::new(Sign::Disc { radius: 1.0 }),
            Box::new(Sign::Disc { radius: 0.8 }),
        );
        assert!(ring.distance(0.0, 0.0) > 0.0 && ring.distance(0.9, 0.0) < 0.0 && ring.distance(1.2, 0.0) > 0.0);
    }
}
