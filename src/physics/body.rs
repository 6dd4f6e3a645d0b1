//! A die's rigid body, for the entities of a table and for a world without entities; and a command that places a die by
//! hand.

use bevy::prelude::*;
use bevy_rapier3d::prelude::{
    Collider, ColliderMassProperties, Damping, MassProperties, RapierRigidBodyHandle, RigidBody,
};
use bevy_rapier3d::rapier::dynamics::RigidBodyBuilder;
use bevy_rapier3d::rapier::geometry::ColliderBuilder;

use crate::physics::die::Die;
use crate::physics::params::{ANGULAR_DAMPING_PER_S, DIE_FRICTION, DIE_RESTITUTION, LINEAR_DAMPING_PER_S};
use crate::physics::pose::Pose;
use crate::physics::shape::DieShape;
use crate::physics::surface::Surface;
use crate::physics::take_in::follow_entity;
use crate::physics::throw::MovedByHand;

/// The surface of all dice.
const DIE_SURFACE: Surface = Surface {
    friction: DIE_FRICTION,
    restitution: DIE_RESTITUTION,
};

/// A die with its body. Spawn the dice of a match in the order of their ids, with the same further components on all of
/// them: the engine takes in bodies in this order, and the same throw must meet the same order.
///
/// The engine reads the components that describe the body once, when it takes the body in; later changes of them do
/// nothing.
///
/// Add [`crate::physics::die::OutOfPlay`] for a die that is not on the table; a throw brings its dice into play by
/// itself.
pub fn die_body(die: Die) -> impl Bundle {
    (
        die,
        Transform::from_translation(parked_at(die.id.0)),
        RigidBody::Dynamic,
        Collider::from(die.shape.solid()),
        ColliderMassProperties::MassProperties(MassProperties::from_rapier(die.shape.mass())),
        DIE_SURFACE.bundle(),
        Damping {
            linear_damping: LINEAR_DAMPING_PER_S,
            angular_damping: ANGULAR_DAMPING_PER_S,
        },
    )
}

/// The same die for the engine alone. It is out of the world until it is launched or placed.
pub(crate) fn engine_die(index: u8, shape: DieShape) -> (RigidBodyBuilder, ColliderBuilder) {
    let body = RigidBodyBuilder::dynamic()
        .translation(parked_at(index))
        .linear_damping(LINEAR_DAMPING_PER_S)
        .angular_damping(ANGULAR_DAMPING_PER_S)
        .enabled(false);
    let collider = DIE_SURFACE.collider(shape.solid()).mass_properties(shape.mass());
    (body, collider)
}

/// Dice out of play stand in a row, far away from the table.
fn parked_at(index: u8) -> Vec3 {
    Vec3::new(f32::from(index) * 2.0 - 128.0, -30.0, 60.0)
}

impl Pose {
    /// The pose of an entity at this transform.
    pub fn of(transform: &Transform) -> Self {
        Self {
            position: transform.translation,
            rotation: transform.rotation,
        }
    }
}

/// Puts a die down at a pose, at rest. Between throws the world stands still, so the die lies exactly there until the
/// next throw; use this command only then.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PlaceDie(pub Pose);

impl EntityCommand for PlaceDie {
    type Out = ();

    fn apply(self, mut entity: EntityWorldMut) {
        let Some(mut transform) = entity.get_mut::<Transform>() else {
            return;
        };
        let before = *transform;
        transform.translation = self.0.position;
        transform.rotation = self.0.rotation;
        let now = *transform;
        if let Some(body) = entity.get::<RapierRigidBodyHandle>().copied() {
            entity.world_scope(|world| follow_entity(world, body, before, now));
        }
        if let Some(die) = entity.get::<Die>().map(|die| die.id) {
            entity.world_scope(|world| {
                if let Some(mut moved) = world.get_resource_mut::<Messages<MovedByHand>>() {
                    moved.write(MovedByHand(die));
                }
            });
        }
    }
}
