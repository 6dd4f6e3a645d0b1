//! The shapes of dice: their faces and corners.
//!
//! A face is a side of the solid, numbered from 1; a game's data says what is printed on it. The meshes of the dice
//! use the same measures, so the number that is read is the number that is seen.

use std::f32::consts::PI;
use std::sync::LazyLock;

use glam::{Mat3, Quat, Vec3};
use serde::{Deserialize, Serialize};

use crate::params::{D6_ROUNDING_EDGES, D10_RADIUS_EDGES, D10_ROUNDING_EDGES};

/// The shape of a die.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum DieShape {
    /// Six faces: a cube one edge wide with rounded edges and corners. Opposite faces add up to seven, and 1, 2, 3 run
    /// counter-clockwise about their corner, as on western dice.
    #[default]
    D6,
    /// Ten faces: a pentagonal trapezohedron with rounded edges and corners, one edge from face to opposite face.
    /// Opposite faces add up to eleven; the odd ones meet at one tip, the even ones at the other.
    D10,
}

/// The outward normal of each face of a cube in its own axes, the 1 first.
const D6_NORMALS: [Vec3; 6] = [Vec3::Y, Vec3::Z, Vec3::X, Vec3::NEG_X, Vec3::NEG_Z, Vec3::NEG_Y];

/// The numbers around the upper tip of a ten-sided die, counter-clockwise from above; high and low mixed.
const D10_UPPER: [u8; 5] = [1, 7, 3, 9, 5];

/// How far the equator of a trapezohedron rises and falls, as a fraction of its tip's height: with this value the
/// kites are plane.
fn d10_zigzag() -> f32 {
    let cos = (PI / 5.0).cos();
    (1.0 - cos) / (1.0 + cos)
}

/// The outward normal of each face of a trapezohedron that is as high as wide, in its own axes, the 1 first. The tips
/// lie on the y axis.
static D10_NORMALS: LazyLock<[Vec3; 10]> = LazyLock::new(|| {
    let rise = (1.0 + d10_zigzag()).recip();
    let mut normals = [Vec3::ZERO; 10];
    for (at, face) in D10_UPPER.into_iter().enumerate() {
        let (sin, cos) = (PI / 5.0 * (2 * at + 1) as f32).sin_cos();
        let normal = Vec3::new(cos, rise, sin).normalize();
        normals[face as usize - 1] = normal;
        normals[10 - face as usize] = -normal;
    }
    normals
});

/// The 24 turns that map a cube onto itself.
static D6_TURNS: LazyLock<Vec<Quat>> = LazyLock::new(|| {
    let axes = D6_NORMALS.into_iter().flat_map(|y| D6_NORMALS.map(|z| (y, z)));
    axes.filter(|(y, z)| y.dot(*z) == 0.0)
        .map(|(y, z)| Quat::from_mat3(&Mat3::from_cols(y.cross(z), y, z)))
        .collect()
});

/// The 10 turns that map a trapezohedron onto itself: about the axis through its tips, and those that swap the tips.
static D10_TURNS: LazyLock<Vec<Quat>> = LazyLock::new(|| {
    let (sin, cos) = (PI / 10.0).sin_cos();
    let over = Quat::from_axis_angle(Vec3::new(cos, 0.0, sin), PI);
    let about = (0..5).map(|fifth| Quat::from_rotation_y(2.0 * PI / 5.0 * fifth as f32));
    about.flat_map(|about| [about, about * over]).collect()
});

impl DieShape {
    /// The turns that map the solid onto itself.
    pub fn turns(self) -> &'static [Quat] {
        match self {
            Self::D6 => &D6_TURNS,
            Self::D10 => &D10_TURNS,
        }
    }

    /// How many faces it has.
    pub const fn faces(self) -> u8 {
        match self {
            Self::D6 => 6,
            Self::D10 => 10,
        }
    }

    /// The outward normal of each face in the die's own axes, unit vectors, face 1 first.
    pub fn normals(self) -> &'static [Vec3] {
        match self {
            Self::D6 => &D6_NORMALS,
            Self::D10 => &*D10_NORMALS,
        }
    }

    /// The distance from the centre to a face, in edges: the height of the centre of a die that lies flat.
    pub const fn face_distance(self) -> f32 {
        0.5
    }

    /// The radius of the rounded edges and corners, in edges.
    pub const fn rounding(self) -> f32 {
        match self {
            Self::D6 => D6_ROUNDING_EDGES,
            Self::D10 => D10_ROUNDING_EDGES,
        }
    }

    /// The corners of the core, in edges: all points within [`DieShape::rounding`] of the core make the die.
    pub fn core_corners(self) -> Vec<Vec3> {
        match self {
            Self::D6 => {
                let half = self.face_distance() - self.rounding();
                let signs =
                    |bits: u8| Vec3::from_array([0, 1, 2].map(|bit| if bits >> bit & 1 == 1 { half } else { -half }));
                (0..8).map(signs).collect()
            }
            Self::D10 => {
                // The core is the trapezohedron, shrunk so that its faces lie further inside by the rounding.
                let radius = D10_RADIUS_EDGES * (1.0 - self.rounding() / self.face_distance());
                let equator = (0..10).map(|at| {
                    let (sin, cos) = (PI / 5.0 * at as f32).sin_cos();
                    let rise = if at % 2 == 0 { d10_zigzag() } else { -d10_zigzag() };
                    Vec3::new(cos, rise, sin) * radius
                });
                [Vec3::Y * radius, Vec3::NEG_Y * radius]
                    .into_iter()
                    .chain(equator)
                    .collect()
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOTH: [DieShape; 2] = [DieShape::D6, DieShape::D10];

    #[test]
    fn the_turns_of_a_solid_bring_its_faces_and_corners_onto_others_each_way_once() {
        for (shape, count) in [(DieShape::D6, 24), (DieShape::D10, 10)] {
            let turns = shape.turns();
            assert_eq!(turns.len(), count);
            for (index, turn) in turns.iter().enumerate() {
                assert!(turns[..index].iter().all(|other| other.angle_between(*turn) > 0.1));
                let is_one_of =
                    |point: Vec3, of: &[Vec3]| of.iter().any(|other| (turn * point).distance(*other) < 1e-5);
                let corners = shape.core_corners();
                assert!(shape.normals().iter().all(|normal| is_one_of(*normal, shape.normals())));
                assert!(corners.iter().all(|corner| is_one_of(*corner, &corners)));
            }
        }
    }

    #[test]
    fn opposite_faces_add_up_to_seven_and_to_eleven() {
        for shape in BOTH {
            let normals = shape.normals();
            assert_eq!(normals.len(), usize::from(shape.faces()));
            for face in 0..normals.len() {
                assert!((normals[face] + normals[normals.len() - 1 - face]).length() < 1e-6);
                assert!((normals[face].length() - 1.0).abs() < 1e-6);
            }
        }
    }

    #[test]
    fn one_two_three_run_counter_clockwise_about_the_corner_of_a_cube() {
        assert_eq!(D6_NORMALS[0].cross(D6_NORMALS[1]), D6_NORMALS[2]);
    }

    #[test]
    fn all_faces_are_plane_and_half_an_edge_from_the_centre() {
        for (shape, corners_of_a_face) in BOTH.into_iter().zip([4, 4]) {
            let core = shape.core_corners();
            for normal in shape.normals() {
                let reach = |corner: &Vec3| corner.dot(*normal) + shape.rounding();
                let highest = core.iter().map(reach).fold(0.0, f32::max);
                assert!((highest - shape.face_distance()).abs() < 1e-5, "{shape:?}: {highest}");
                let on_face = core.iter().filter(|corner| reach(corner) > highest - 1e-5).count();
                assert_eq!(on_face, corners_of_a_face, "{shape:?}");
            }
        }
    }
}
