//! A die's rigid body.

use glam::Vec3;
use rapier3d::dynamics::RigidBodyBuilder;
use rapier3d::geometry::ColliderBuilder;
use tabletop::shape::DieShape;

use crate::params::{ANGULAR_DAMPING_PER_S, DIE_FRICTION, DIE_RESTITUTION, LINEAR_DAMPING_PER_S};
use crate::solid::{mass, solid};
use crate::surface::Surface;

/// The surface of all dice.
pub const DIE_SURFACE: Surface = Surface {
    friction: DIE_FRICTION,
    restitution: DIE_RESTITUTION,
};

/// The body and the collider of a die. The body is disabled until the die is launched or placed.
pub(crate) fn engine_die(index: u8, shape: DieShape) -> (RigidBodyBuilder, ColliderBuilder) {
    let body = RigidBodyBuilder::dynamic()
        .translation(parked_at(index))
        .linear_damping(LINEAR_DAMPING_PER_S)
        .angular_damping(ANGULAR_DAMPING_PER_S)
        .enabled(false);
    let collider = DIE_SURFACE.collider(solid(shape)).mass_properties(mass(shape));
    (body, collider)
}

/// Where a die starts that is out of play: in a row far away from the table.
pub fn parked_at(index: u8) -> Vec3 {
    Vec3::new(f32::from(index) * 2.0 - 128.0, -30.0, 60.0)
}
