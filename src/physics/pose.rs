//! Where a die is and how it is turned.

use bevy::prelude::*;

/// Where a die is and how it lies.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Pose {
    /// The centre, in edges.
    pub position: Vec3,
    /// The orientation.
    pub rotation: Quat,
}
