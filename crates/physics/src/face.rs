//! Which number a die shows, and how it must lie to show a number.
//!
//! [`tabletop::shape`] says which side of the solid has which number.

use glam::{Quat, Vec3};
use rand::RngExt;

use crate::params::{COCKED_ANGLE_DEG, PLACING_OFFSET_EDGES, PLACING_YAW_RAD};
use rules::die::Face;
use rules::rng::RulesRng;
use tabletop::pose::Pose;
use tabletop::shape::DieShape;

/// The face nearest to the top, and the cosine of its tilt.
pub fn read_face(shape: DieShape, rotation: Quat) -> (Face, f32) {
    let up = rotation.inverse() * Vec3::Y;
    let mut best = (Face(1), f32::NEG_INFINITY);
    for (index, normal) in shape.normals().iter().enumerate() {
        let dot = normal.dot(up);
        if dot > best.1 {
            best = (Face(index as u8 + 1), dot);
        }
    }
    best
}

/// Whether a face is close enough to level to count (G-3).
pub fn is_level(shape: DieShape, rotation: Quat) -> bool {
    read_face(shape, rotation).1 >= COCKED_ANGLE_DEG.to_radians().cos()
}

/// The outward normal of a face in the die's own axes. A number that the die does not have counts as the nearest one
/// it has.
pub(crate) fn face_normal(shape: DieShape, face: Face) -> Vec3 {
    shape.normals()[usize::from(face.0.clamp(1, shape.faces())) - 1]
}

/// Flat, with `face` on top, turned by `yaw` about the vertical.
pub fn flat_rotation(shape: DieShape, face: Face, yaw: f32) -> Quat {
    Quat::from_rotation_y(yaw) * Quat::from_rotation_arc(face_normal(shape, face), Vec3::Y)
}

/// The upward direction of the picture on a face, in the die's own axes: on a cube as on western dice, on a kite
/// towards its tip.
pub fn picture_up(shape: DieShape, face: Face) -> Vec3 {
    match shape {
        DieShape::D6 => match face.0 {
            1 => Vec3::NEG_Z,
            6 => Vec3::Z,
            _ => Vec3::Y,
        },
        DieShape::D10 => {
            let out = face_normal(shape, face);
            (Vec3::Y * out.y.signum()).reject_from(out).normalize_or(Vec3::Z)
        }
    }
}

/// The rotation of a die that lies flat with `face` on top and its picture upright for a viewer at +z.
pub fn readable_rotation(shape: DieShape, face: Face) -> Quat {
    let up = flat_rotation(shape, face, 0.0) * picture_up(shape, face);
    flat_rotation(shape, face, up.x.atan2(-up.z))
}

/// The rotation of a die after the smallest turn that lays it flat with `face` on top.
pub fn upright(shape: DieShape, rotation: Quat, face: Face) -> Quat {
    let normal = rotation * face_normal(shape, face);
    (Quat::from_rotation_arc(normal.normalize_or(Vec3::Y), Vec3::Y) * rotation).normalize()
}

/// The turn of a flat six-sided die about the vertical, up to quarter turns.
pub(crate) fn yaw_of(rotation: Quat) -> f32 {
    // At least two of the three axes lie nearly flat. Take the first of them and not the flattest: a tiny difference
    // would change which axis is the flattest, and in a replay a die on another die would lie a quarter turn off.
    let axis = [Vec3::X, Vec3::Y, Vec3::Z]
        .map(|axis| rotation * axis)
        .into_iter()
        .find(|axis| axis.y.abs() < std::f32::consts::FRAC_1_SQRT_2)
        .unwrap_or(Vec3::X);
    (-axis.z).atan2(axis.x)
}

/// The pose of a six-sided die that a hand puts on the die at `below`, showing `face`: one edge higher, never quite
/// straight.
pub fn placed_on(below: Pose, face: Face, rng: &mut RulesRng) -> Pose {
    let angle = rng.random_range(0.0..std::f32::consts::TAU);
    let distance = PLACING_OFFSET_EDGES * rng.random_range(0.0_f32..1.0).sqrt();
    let yaw = yaw_of(below.rotation) + rng.random_range(-PLACING_YAW_RAD..PLACING_YAW_RAD);
    Pose {
        position: below.position + Vec3::new(angle.cos() * distance, 1.0, angle.sin() * distance),
        rotation: flat_rotation(DieShape::D6, face, yaw),
    }
}

#[cfg(test)]
mod tests {
    use glam::Vec3Swizzles;

    use super::*;

    #[test]
    fn a_die_laid_out_to_be_read_shows_its_face_upright() {
        for shape in [DieShape::D6, DieShape::D10] {
            for face in (1..=shape.faces()).map(Face) {
                let lies = readable_rotation(shape, face);
                assert_eq!(read_face(shape, lies).0, face);
                let up = lies * picture_up(shape, face);
                assert!(up.distance(Vec3::NEG_Z) < 1e-3, "{shape:?} {face:?}: {up}");
            }
        }
    }
    use rules::rng::{Stream, stream};

    #[test]
    fn every_face_is_read_back_flat_and_after_the_least_turn() {
        for shape in [DieShape::D6, DieShape::D10] {
            for shown in (1..=shape.faces()).map(Face) {
                for yaw in [0.0, 0.4, 1.3, 3.0] {
                    let flat = flat_rotation(shape, shown, yaw);
                    let (face, cos_tilt) = read_face(shape, flat);
                    assert_eq!(face, shown);
                    assert!(cos_tilt > 0.999_99);
                    for wanted in (1..=shape.faces()).map(Face) {
                        let turned = upright(shape, flat, wanted);
                        assert_eq!(read_face(shape, turned).0, wanted);
                        assert!(read_face(shape, turned).1 > 0.999_99);
                    }
                    assert!(upright(shape, flat, shown).angle_between(flat) < 1e-3);
                }
            }
        }
    }

    #[test]
    fn eleven_degrees_off_level_is_cocked_and_nine_is_not() {
        let lean =
            |degrees: f32| Quat::from_rotation_x(degrees.to_radians()) * flat_rotation(DieShape::D6, Face(4), 0.3);
        assert!(is_level(DieShape::D6, lean(9.0)), "G-3");
        assert!(!is_level(DieShape::D6, lean(11.0)), "G-3");
    }

    #[test]
    fn yaw_is_kept_up_to_quarter_turns() {
        for face in 1..=6 {
            let yaw = yaw_of(flat_rotation(DieShape::D6, Face(face), 0.3));
            let quarter = std::f32::consts::FRAC_PI_2;
            assert!(((yaw - 0.3) / quarter - ((yaw - 0.3) / quarter).round()).abs() < 1e-4);
            for tilt in [-1e-3, 1e-3] {
                for axis in [Vec3::X, Vec3::Z] {
                    let hardly = Quat::from_axis_angle(axis, tilt) * flat_rotation(DieShape::D6, Face(face), 0.3);
                    assert!(
                        (yaw_of(hardly) - yaw).abs() < 1e-3,
                        "a hair's breadth is no quarter turn"
                    );
                }
            }
        }
    }

    #[test]
    fn a_die_put_down_by_hand_rests_on_the_one_below() {
        let mut rng = stream(7, Stream::Cosmetic);
        let below = Pose {
            position: Vec3::new(2.0, 0.5, -1.0),
            rotation: flat_rotation(DieShape::D6, Face(2), 0.7),
        };
        for _ in 0..100 {
            let pose = placed_on(below, Face(5), &mut rng);
            let offset = pose.position - below.position;
            assert!((offset.y - 1.0).abs() < 1e-6 && offset.xz().length() <= PLACING_OFFSET_EDGES + 1e-6);
            assert_eq!(read_face(DieShape::D6, pose.rotation).0, Face(5));
        }
    }
}
