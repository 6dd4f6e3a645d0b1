//! The rigid bodies of dice and of the tray as components, which dice stand on each other, and a command that places a
//! die by hand.

use bevy::prelude::*;
use bevy_rapier3d::prelude::{
    CoefficientCombineRule, Collider, ColliderMassProperties, Damping, Friction, MassProperties, RapierRigidBodyHandle,
    Restitution, RigidBody,
};
use physics::body::{DIE_SURFACE, parked_at};
use physics::params::{ANGULAR_DAMPING_PER_S, LINEAR_DAMPING_PER_S};
use physics::solid::{mass, solid};
use physics::surface::{Surface, of_part};
use rules::die::DieId;
use tabletop::die::Die;
use tabletop::pose::Pose;
use tabletop::throw::MovedByHand;
use tabletop::tray::{Block, TrayGeometry};

use crate::table::physics::add_bodies::follow_entity;

/// A die with its body. Spawn the dice of a match in the order of their ids, with the same further components on all
/// of them: the engine takes in bodies in this order, and the same throw must meet the same order.
///
/// The engine reads the components that describe the body once, when it takes the body in; later changes of them do
/// nothing.
///
/// Add [`tabletop::die::OutOfPlay`] for a die that is not on the table; a throw brings its dice into play by
/// itself.
pub fn die_body(die: Die) -> impl Bundle {
    (
        die,
        Transform::from_translation(parked_at(die.id.0)),
        RigidBody::Dynamic,
        Collider::from(solid(die.shape)),
        ColliderMassProperties::MassProperties(MassProperties::from_rapier(mass(die.shape))),
        surface_of(DIE_SURFACE),
        Damping {
            linear_damping: LINEAR_DAMPING_PER_S,
            angular_damping: ANGULAR_DAMPING_PER_S,
        },
    )
}

/// Spawns a tray and inserts its [`TrayGeometry`]. Despawn the [`TrayPart`](tabletop::tray::TrayPart)s with the match.
pub fn spawn_tray(commands: &mut Commands, tray: TrayGeometry) {
    commands.insert_resource(tray);
    for Block { part, centre, half } in tray.blocks() {
        commands.spawn((
            part,
            Transform::from_translation(centre),
            RigidBody::Fixed,
            Collider::cuboid(half.x, half.y, half.z),
            surface_of(of_part(part)),
        ));
    }
}

/// The stacks on the table, each bottom first, ordered by their bottom dice. Code that puts dice on each other updates
/// this before the next throw: a throw judges which stacks fell, and rebuilds those (S-7, S-8).
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct StandingStacks(pub Vec<Vec<DieId>>);

/// The pose of an entity at this transform.
pub fn pose_of(transform: &Transform) -> Pose {
    Pose {
        position: transform.translation,
        rotation: transform.rotation,
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

/// The components for an entity with a surface.
fn surface_of(surface: Surface) -> impl Bundle {
    (
        Friction {
            coefficient: surface.friction,
            combine_rule: CoefficientCombineRule::Average,
        },
        Restitution {
            coefficient: surface.restitution,
            combine_rule: CoefficientCombineRule::Average,
        },
    )
}
