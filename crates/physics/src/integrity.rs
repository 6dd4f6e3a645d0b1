//! Whether a stack still stands (S-8).
//!
//! A stack is judged at rest, by the poses of its dice and by what each rests on. Only stacks that something touched
//! during the throw are judged: a chain of contacts must lead back to the thrown die.

use crate::face::read_face;
use crate::params::{PUSHED_EDGES, STACK_HEIGHT_TOLERANCE, STACK_SIDEWAYS_EDGES};
use glam::Vec3Swizzles;
use tabletop::pose::Pose;
use tabletop::shape::DieShape;

/// The state of a touched stack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Verdict {
    /// Where it was, except for a tremor.
    Unmoved,
    /// Moved, and still standing (S-8).
    Pushed,
    /// Fallen (S-8).
    Fallen,
}

/// The present state of a die in a stack.
#[derive(Clone, Copy, Debug)]
pub struct Stacked {
    pub pose: Pose,
    /// Whether it touches the die below it in the stack from above; true for the bottom die.
    pub borne: bool,
}

/// Judges a stack by the poses of its dice before the throw and by their present state, bottom first.
pub fn judge(before: &[Pose], now: &[Stacked]) -> Verdict {
    let turned_over = before.iter().zip(now).any(|(before, now)| {
        read_face(DieShape::D6, before.rotation).0 != read_face(DieShape::D6, now.pose.rotation).0
    });
    let slid_off = now.windows(2).any(|pair| !rests_on(&pair[0], &pair[1]));
    if turned_over || slid_off {
        Verdict::Fallen
    } else if before.iter().zip(now).any(|(before, now)| moved(before, &now.pose)) {
        Verdict::Pushed
    } else {
        Verdict::Unmoved
    }
}

/// Whether the upper die rests on the lower one: at most half an edge aside, one edge higher within 15 % (S-8). A die
/// that others hold in that place does not rest on the lower one.
fn rests_on(lower: &Stacked, upper: &Stacked) -> bool {
    let offset = upper.pose.position - lower.pose.position;
    upper.borne && offset.xz().length() <= STACK_SIDEWAYS_EDGES && (offset.y - 1.0).abs() <= STACK_HEIGHT_TOLERANCE
}

fn moved(before: &Pose, now: &Pose) -> bool {
    // Settling under its own weight is no move, so heights do not count; a turn counts by the distance that the corner
    // travels.
    let turn = before.rotation.angle_between(now.rotation) * std::f32::consts::FRAC_1_SQRT_2;
    (now.position - before.position).xz().length() > PUSHED_EDGES || turn > PUSHED_EDGES
}

#[cfg(test)]
mod tests {
    use glam::Vec3;

    use super::*;
    use crate::face::flat_rotation;
    use rules::die::Face;

    fn stack(offsets: &[(f32, f32, f32)]) -> Vec<Pose> {
        offsets
            .iter()
            .enumerate()
            .map(|(level, (x, dy, yaw))| Pose {
                position: Vec3::new(*x, level as f32 + 0.5 + dy, 0.0),
                rotation: flat_rotation(DieShape::D6, Face(3), *yaw),
            })
            .collect()
    }

    fn at_rest(poses: &[Pose]) -> Vec<Stacked> {
        poses
            .iter()
            .map(|pose| Stacked {
                pose: *pose,
                borne: true,
            })
            .collect()
    }

    #[test]
    fn a_stack_that_shook_is_unmoved_and_one_that_slid_is_pushed() {
        let before = stack(&[(0.0, 0.0, 0.0), (0.05, 0.0, 0.1), (0.0, 0.0, 0.2)]);
        let shook = stack(&[(0.005, 0.0, 0.0), (0.055, -0.02, 0.1), (0.005, -0.03, 0.2)]);
        let slid = stack(&[(0.7, 0.0, 0.3), (0.9, 0.0, 0.5), (1.3, 0.0, 0.2)]);
        assert_eq!(judge(&before, &at_rest(&shook)), Verdict::Unmoved);
        assert_eq!(judge(&before, &at_rest(&slid)), Verdict::Pushed, "S-8");
    }

    #[test]
    fn a_stack_has_fallen_when_a_die_is_off_lower_or_turned_over() {
        let before = stack(&[(0.0, 0.0, 0.0), (0.0, 0.0, 0.0)]);
        let off = stack(&[(0.0, 0.0, 0.0), (0.51, 0.0, 0.0)]);
        let low = stack(&[(0.0, 0.0, 0.0), (0.3, -0.16, 0.0)]);
        let mut over = before.clone();
        over[1].rotation = flat_rotation(DieShape::D6, Face(4), 0.0);
        for now in [off, low, over] {
            assert_eq!(judge(&before, &at_rest(&now)), Verdict::Fallen, "S-8");
        }
    }
    #[test]
    fn a_die_that_is_held_in_its_place_by_others_has_fallen_off_the_one_below() {
        let before = stack(&[(0.0, 0.0, 0.0), (0.1, 0.0, 0.0), (0.0, 0.0, 0.0)]);
        let mut now = at_rest(&before);
        assert_eq!(judge(&before, &now), Verdict::Unmoved);
        now[1].borne = false;
        assert_eq!(judge(&before, &now), Verdict::Fallen, "S-8");
    }
}
