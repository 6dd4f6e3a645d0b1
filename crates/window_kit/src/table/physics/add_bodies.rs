//! Gives bodies to the engine in one fixed order, whatever the world held before.
//!
//! The engine's results depend on the order in which it gets its bodies and their changes. By default it gets them in
//! the order in which queries find them. That order depends on which kinds of entities existed first, and so on the
//! screens that a player has looked at.

use bevy::ecs::entity_disabling::Disabled;
use bevy::prelude::*;
use bevy_rapier3d::plugin::systems::{init_colliders, init_rigid_bodies, sync_removals};
use bevy_rapier3d::prelude::{DefaultRapierContext, PhysicsSet, RapierRigidBodyHandle, RapierRigidBodySet, RigidBody};
use bevy_rapier3d::rapier::math::Pose as EnginePose;

use rules::die::DieId;
use tabletop::die::Die;
use tabletop::tray::TrayPart;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        FixedUpdate,
        (sync_removals, add_bodies.run_if(any_match_filter::<Waiting>))
            // The deferred commands of the first system do not matter here, so the second one does not wait for them.
            .chain_ignore_deferred()
            .in_set(PhysicsSet::SyncBackend),
    );
}

/// Dice and tray parts that have no body in the engine yet.
type Waiting = (
    With<RigidBody>,
    Or<(With<Die>, With<TrayPart>)>,
    Without<RapierRigidBodyHandle>,
);

/// Takes in the dice in the order of their ids, then the tray in the order of its blocks: as a sandbox does.
fn add_bodies(world: &mut World) {
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
        // These systems see this entity alone. Without this call they would run later, on all waiting entities at
        // once.
        let _ = world.run_system_cached(init_rigid_bodies);
        let _ = world.run_system_cached(init_colliders);
    }
}

/// Moves a body to where its entity is now. The engine gets this change at once, before all later ones. A body whose
/// entity has not moved since `before` stays asleep.
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
