//! Handwriting: digits, crosses and circles as strokes of a felt pen.
//!
//! Everything has the height 1, its middle at the origin, and y up.

use bevy::asset::RenderAssetUsages;
use bevy::mesh::{Indices, PrimitiveTopology};
use bevy::prelude::*;

/// Something written by hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Writing {
    /// A number, 1 to 10.
    Number(u8),
    /// An S, for a Skip-Bo.
    SkipBo,
    /// A cross over something.
    Cross,
    /// A circle around something.
    Circle,
}

/// The width of the pen's line, in heights of a digit.
pub(crate) const PEN_WIDTH: f32 = 0.13;
/// How many points a curve has from one given point to the next.
const BOW: usize = 6;

type Points = &'static [(f32, f32)];

/// The strokes of each digit. A point given twice is a corner.
#[rustfmt::skip]
const DIGITS: [&[Points]; 10] = [
    &[&[
        (0.05, 0.48), (-0.24, 0.3), (-0.28, -0.2), (0.0, -0.5), (0.27, -0.2), (0.25, 0.26), (-0.02, 0.5),
    ]],
    &[&[(-0.17, 0.28), (0.06, 0.5), (0.06, 0.5), (0.03, 0.0), (0.03, -0.5)]],
    &[&[
        (-0.26, 0.24), (-0.1, 0.47), (0.18, 0.44), (0.23, 0.16), (0.0, -0.15), (-0.29, -0.47), (-0.29, -0.47),
        (0.0, -0.44), (0.3, -0.48),
    ]],
    &[&[
        (-0.25, 0.4), (0.04, 0.5), (0.24, 0.3), (0.05, 0.07), (-0.07, 0.04), (-0.07, 0.04), (0.22, -0.04),
        (0.28, -0.3), (0.0, -0.5), (-0.28, -0.37),
    ]],
    &[
        &[(0.07, 0.5), (-0.1, 0.16), (-0.31, -0.13), (-0.31, -0.13), (0.0, -0.12), (0.33, -0.1)],
        &[(0.13, 0.2), (0.11, -0.15), (0.08, -0.5)],
    ],
    &[
        &[
            (-0.19, 0.46), (-0.23, 0.08), (-0.23, 0.08), (0.1, 0.12), (0.28, -0.15), (0.1, -0.45), (-0.27, -0.42),
        ],
        &[(-0.19, 0.47), (0.03, 0.46), (0.27, 0.49)],
    ],
    &[&[
        (0.2, 0.49), (-0.1, 0.28), (-0.27, -0.1), (-0.15, -0.44), (0.12, -0.48), (0.26, -0.22), (0.08, 0.0),
        (-0.2, -0.14),
    ]],
    &[
        &[(-0.27, 0.44), (0.0, 0.45), (0.29, 0.47), (0.29, 0.47), (0.1, 0.05), (-0.05, -0.5)],
        &[(-0.13, 0.0), (0.06, 0.02), (0.24, 0.03)],
    ],
    &[&[
        (0.2, 0.36), (-0.03, 0.5), (-0.22, 0.3), (0.0, 0.05), (0.25, -0.22), (0.04, -0.5), (-0.25, -0.28),
        (0.0, 0.03), (0.22, 0.24), (0.16, 0.42),
    ]],
    &[&[
        (0.22, 0.32), (0.0, 0.5), (-0.24, 0.3), (-0.1, 0.06), (0.15, 0.12), (0.24, 0.36), (0.24, 0.36), (0.2, 0.0),
        (0.08, -0.5),
    ]],
];
#[rustfmt::skip]
const S: &[Points] = &[&[
    (0.26, 0.36), (0.02, 0.5), (-0.24, 0.32), (-0.1, 0.07), (0.14, -0.07), (0.27, -0.3), (0.0, -0.5), (-0.29, -0.36),
]];
const CROSS: &[Points] = &[
    &[(-0.43, 0.44), (0.02, 0.02), (0.45, -0.45)],
    &[(0.44, 0.42), (0.0, -0.03), (-0.43, -0.44)],
];

impl Writing {
    /// The strokes as smooth lines.
    pub fn strokes(self) -> Vec<Vec<Vec2>> {
        let given = |strokes: &[Points], scale: Vec2, moved: f32| -> Vec<Vec<Vec2>> {
            strokes
                .iter()
                .map(|points| {
                    let points: Vec<Vec2> = points
                        .iter()
                        .map(|(x, y)| Vec2::new(*x, *y) * scale + Vec2::X * moved)
                        .collect();
                    smooth(&points)
                })
                .collect()
        };
        match self {
            Self::Number(10) => {
                let mut strokes = given(DIGITS[1], Vec2::new(0.9, 0.95), -0.31);
                strokes.extend(given(DIGITS[0], Vec2::new(0.85, 0.9), 0.2));
                strokes
            }
            Self::Number(number) => given(DIGITS[usize::from(number) % 10], Vec2::ONE, 0.0),
            Self::SkipBo => given(S, Vec2::ONE, 0.0),
            Self::Cross => given(CROSS, Vec2::ONE, 0.0),
            Self::Circle => {
                // A little more than one turn, and not quite round.
                let around = (0..=34_u8).map(|step| {
                    let part = f32::from(step) / 34.0;
                    let (sin, cos) = (1.9 + part * 6.9).sin_cos();
                    Vec2::new(cos * 0.5, sin * 0.48) * (1.0 + 0.05 * part)
                });
                vec![around.collect()]
            }
        }
    }
}

/// A smooth line through these points; a point that is given twice is a corner.
fn smooth(points: &[Vec2]) -> Vec<Vec2> {
    let mut line = Vec::new();
    for (index, pair) in points.windows(2).enumerate() {
        let (a, b) = (pair[0], pair[1]);
        if a == b {
            continue;
        }
        let before = index.checked_sub(1).map_or(a, |before| points[before]);
        let after = points.get(index + 2).copied().unwrap_or(b);
        for step in 0..BOW {
            let t = step as f32 / BOW as f32;
            // A Catmull-Rom spline.
            line.push(
                0.5 * (2.0 * a
                    + (b - before) * t
                    + (2.0 * before - 5.0 * a + 4.0 * b - after) * t * t
                    + (3.0 * a - before - 3.0 * b + after) * t * t * t),
            );
        }
    }
    line.extend(points.last());
    line
}

/// A writing that can be drawn gradually.
#[derive(Clone, Debug)]
pub struct Drawing {
    /// All points of the pen's path, stroke by stroke, each with the length written up to it.
    path: Vec<(Vec2, f32)>,
    /// The total length that the pen writes, in heights.
    pub length: f32,
}

impl Drawing {
    /// The drawing of a writing.
    pub fn of(writing: Writing) -> Self {
        let mut path = Vec::new();
        let mut length = 0.0;
        for stroke in writing.strokes() {
            let mut before: Option<Vec2> = None;
            for point in stroke {
                length += before.map_or(0.0, |before| before.distance(point));
                path.push((point, length));
                before = Some(point);
            }
        }
        Self { path, length }
    }

    /// The position of the pen after it has written this length.
    pub fn tip(&self, written: f32) -> Vec2 {
        let next = self.path.partition_point(|(_, length)| *length < written);
        let Some((b, to)) = self.path.get(next).or(self.path.last()) else {
            return Vec2::ZERO;
        };
        let (a, from) = self.path[next.saturating_sub(1).min(self.path.len() - 1)];
        let part = if to - from > 1e-6 {
            (written - from) / (to - from)
        } else {
            1.0
        };
        a.lerp(*b, part.clamp(0.0, 1.0))
    }

    /// A flat ribbon in the xz plane that faces +y, with up along -z. UV 0 is the position across (-1 to 1, half the
    /// pen's width to each side) and along (the length written up to that point, in heights; a little less or more at
    /// the round ends). UV 1 is the length written at the start and at the end of the piece.
    pub(crate) fn mesh(&self) -> Mesh {
        let half = PEN_WIDTH * 0.5;
        let (mut positions, mut normals, mut uvs, mut indices) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        // One piece for each pair of points, extended at both ends so that bends have no gaps.
        for pair in self.path.windows(2) {
            let ((a, from), (b, to)) = (pair[0], pair[1]);
            if to - from < 1e-6 {
                continue;
            }
            let along = (b - a).normalize_or(Vec2::X);
            let first = positions.len() as u32;
            for (point, at, side) in [(a, from, -1.0), (b, to, 1.0)] {
                for across in [-1.0, 1.0] {
                    let place = point + along * half * side + along.perp() * half * across;
                    positions.push(Vec3::new(place.x, 0.0, -place.y));
                    normals.push(Vec3::Y);
                    uvs.push(Vec4::new(across, at + half * side, from, to));
                }
            }
            indices.extend([0, 2, 1, 1, 2, 3].map(|corner| first + corner));
        }
        let ends: Vec<Vec2> = uvs.iter().map(|uv| Vec2::new(uv.z, uv.w)).collect();
        let uvs: Vec<Vec2> = uvs.iter().map(|uv| Vec2::new(uv.x, uv.y)).collect();
        Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::default())
            .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, positions)
            .with_inserted_attribute(Mesh::ATTRIBUTE_NORMAL, normals)
            .with_inserted_attribute(Mesh::ATTRIBUTE_UV_0, uvs)
            .with_inserted_attribute(Mesh::ATTRIBUTE_UV_1, ends)
            .with_inserted_indices(Indices::U32(indices))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ALL: [Writing; 13] = [
        Writing::Number(1),
        Writing::Number(2),
        Writing::Number(3),
        Writing::Number(4),
        Writing::Number(5),
        Writing::Number(6),
        Writing::Number(7),
        Writing::Number(8),
        Writing::Number(9),
        Writing::Number(10),
        Writing::SkipBo,
        Writing::Cross,
        Writing::Circle,
    ];

    #[test]
    fn all_that_is_written_is_about_as_high_as_it_should_be_and_in_the_middle() {
        for writing in ALL {
            let points: Vec<Vec2> = writing.strokes().concat();
            let reach = points.iter().fold(Vec2::ZERO, |reach, point| reach.max(point.abs()));
            assert!(
                (0.4..=0.62).contains(&reach.y) && reach.x <= 0.62,
                "{writing:?}: {reach}"
            );
        }
    }

    #[test]
    fn the_pen_goes_along_what_it_writes_from_one_end_to_the_other() {
        for writing in ALL {
            let drawing = Drawing::of(writing);
            let strokes = writing.strokes();
            assert!(
                drawing.length > 0.9 && drawing.length < 4.5,
                "{writing:?}: {}",
                drawing.length
            );
            let (first, last) = (strokes.first(), strokes.last());
            assert_eq!(first.and_then(|stroke| stroke.first()), Some(&drawing.tip(0.0)));
            let end = last.and_then(|stroke| stroke.last()).copied().unwrap_or_default();
            assert!(drawing.tip(drawing.length).distance(end) < 1e-3, "{writing:?}");
            assert!(drawing.mesh().count_vertices() > 8);
        }
    }
}
