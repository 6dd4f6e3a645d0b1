//! A die's rigid body, and putting it somewhere by hand.

use bevy::prelude::*;
use bevy_rapier3d::prelude::{
    CoefficientCombineRule, Collider, ColliderMassProperties, Damping, Friction, MassProperties, Restitution, RigidBody,
};

use super::params::{
    ANGULAR_DAMPING_PER_S, DIE_FRICTION, DIE_INERTIA, DIE_RESTITUTION, DIE_ROUNDING_EDGES, LINEAR_DAMPING_PER_S,
};
use super::throw::Pose;
use crate::rules::die::DieId;
use crate::rules::ids::PlayerId;
use crate::table::die::Die;

/// A die with its body. Spawn the dice of a match in the order of their ids, with the same further components on all of
/// them: the engine takes bodies in this order, and the same throw must meet the same order.
///
/// Add [`crate::table::die::Parked`] for a die that is not on the table; a throw unparks its dice by itself.
pub fn die_body(id: DieId, owner: PlayerId) -> impl Bundle {
    let inner = 0.5 - DIE_ROUNDING_EDGES;
    (
        Die { id, owner },
        // Parked dice stand in a row out of the way.
        Transform::from_xyz(f32::from(id.0) * 2.0 - 128.0, -30.0, 60.0),
        RigidBody::Dynamic,
        Collider::round_cuboid(inner, inner, inner, DIE_ROUNDING_EDGES),
        ColliderMassProperties::MassProperties(MassProperties {
            local_center_of_mass: Vec3::ZERO,
            mass: 1.0,
            principal_inertia_local_frame: Quat::IDENTITY,
            principal_inertia: Vec3::splat(DIE_INERTIA),
        }),
        Friction {
            coefficient: DIE_FRICTION,
            combine_rule: CoefficientCombineRule::Average,
        },
        Restitution {
            coefficient: DIE_RESTITUTION,
            combine_rule: CoefficientCombineRule::Average,
        },
        Damping {
            linear_damping: LINEAR_DAMPING_PER_S,
            angular_damping: ANGULAR_DAMPING_PER_S,
        },
    )
}

impl Pose {
    /// How an entity at this transform lies.
    pub fn of(transform: &Transform) -> Self {
        Self {
            position: transform.translation,
            rotation: transform.rotation,
        }
    }
}

/// Puts a die down at a pose, at rest. Between throws the world stands still, so that it lies exactly there until the
/// next throw; use it only then.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PlaceDie(pub Pose);

impl EntityCommand for PlaceDie {
    type Out = ();

    fn apply(self, mut entity: EntityWorldMut) {
        if let Some(mut transform) = entity.get_mut::<Transform>() {
            transform.translation = self.0.position;
            transform.rotation = self.0.rotation;
        }
    }
}
