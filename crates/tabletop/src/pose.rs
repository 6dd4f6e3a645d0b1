//! The place and the orientation of a die.

use glam::{Quat, Vec3};

/// The place and the orientation of a die.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Pose {
    /// The centre, in edges.
    pub position: Vec3,
    /// The orientation.
    pub rotation: Quat,
}
