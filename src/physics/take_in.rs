//! Gives bodies to the engine in one order, whatever the world has held before.
//!
//! The engine's results depend on the order in which it got its bodies and heard of their changes. Left alone it gets
//! them as queries find them, and that depends on which kinds of entities were there first: on the screens a player has
//! looked at.

use bevy::ecs::entity_disabling::Disabled;
use bevy::prelude::*;
use bevy_rapier3d::plugin::systems::{init_colliders, init_rigid_bodies, sync_removals};
use bevy_rapier3d::prelude::{DefaultRapierContext, PhysicsSet, RapierRigidBodyHandle, RapierRigidBodySet, RigidBody};
use bevy_rapier3d::rapier::math::Pose as EnginePose;

use super::tray::TrayPart;
use crate::physics::die::Die;
use crate::rules::die::DieId;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        FixedUpdate,
        (sync_removals, take_in.run_if(any_match_filter::<Waiting>))
            // Nothing the first leaves for later matters here: no tick is to wait for it.
            .chain_ignore_deferred()
            .in_set(PhysicsSet::SyncBackend),
    );
}

/// What has no body in the engine yet.
type Waiting = (
    With<RigidBody>,
    Or<(With<Die>, With<TrayPart>)>,
    Without<RapierRigidBodyHandle>,
);

/// Takes in the dice in the order of their ids, then the tray as it was built: as a sandbox does.
fn take_in(world: &mut World) {
    let mut waiting: Vec<(Option<DieId>, Entity)> = world
        .query_filtered::<(Entity, Option<&Die>), Waiting>()
        .iter(world)
        .map(|(entity, die)| (die.map(|die| die.id), entity))
        .collect();
    waiting.sort_by_key(|(die, _)| (die.is_none(), *die));
    for (_, entity) in &waiting {
        let mut entity = world.entity_mut(*entity);
        // Dice and tray have no parents.
        if let Some(lies) = entity.get::<Transform>().copied() {
            entity.insert(GlobalTransform::from(lies));
        }
        entity.insert(Disabled);
    }
    for (_, entity) in waiting {
        world.entity_mut(entity).remove::<Disabled>();
        // They see this one alone. Were they not to run, they would in a moment, with all that is left.
        let _ = world.run_system_cached(init_rigid_bodies);
        let _ = world.run_system_cached(init_colliders);
    }
}

/// Moves a body to where its entity is now. The engine hears of it at once, before all that change later; also where it
/// lay there already, `before`, and is not to be woken.
pub(super) fn follow_entity(world: &mut World, body: RapierRigidBodyHandle, before: Transform, now: Transform) {
    let mut engine = world.query_filtered::<&mut RapierRigidBodySet, With<DefaultRapierContext>>();
    let Ok(mut bodies) = engine.single_mut(world) else {
        return;
    };
    let (before, now) = (GlobalTransform::from(before), GlobalTransform::from(now));
    if let Some(body) = bodies.bodies.get_mut(body.0)
        && before != now
    {
        let (_, rotation, position) = now.to_scale_rotation_translation();
        body.set_position(EnginePose::from_parts(position, rotation), true);
    }
}
