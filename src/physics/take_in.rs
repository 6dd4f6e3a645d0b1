//! Gives bodies to the engine in one order, whatever the world has held before.
//!
//! The engine's results depend on the order in which it got its bodies and heard of their changes. Left alone it gets
//! them as queries find them, and that depends on which kinds of entities were there first: on the screens a player has
//! looked at.

use bevy::ecs::entity_disabling::Disabled;
use bevy::prelude::*;
use bevy_rapier3d::plugin::systems::{init_colliders, init_rigid_bodies, sync_removals};
use bevy_rapier3d::prelude::{
    DefaultRapierContext, PhysicsSet, RapierRigidBodyHandle, RapierRigidBodySet, RapierTransformPropagateSet, RigidBody,
};

use super::tray::TrayPart;
use crate::rules::die::DieId;
use crate::table::die::Die;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        FixedUpdate,
        take_in
            .run_if(any_match_filter::<Waiting>)
            .in_set(PhysicsSet::SyncBackend)
            // Nothing these leave for later matters here: no tick is to wait for it.
            .after_ignore_deferred(RapierTransformPropagateSet)
            .after_ignore_deferred(sync_removals)
            .before(init_rigid_bodies),
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
        world.entity_mut(*entity).insert(Disabled);
    }
    for (_, entity) in waiting {
        world.entity_mut(entity).remove::<Disabled>();
        // They see this one alone. Were they not to run, they would in a moment, with all that is left.
        let _ = world.run_system_cached(init_rigid_bodies);
        let _ = world.run_system_cached(init_colliders);
    }
}

/// The engine hears now that a body is about to change, before all that change later.
pub(super) fn announce_change(world: &mut World, body: RapierRigidBodyHandle) {
    let mut engine = world.query_filtered::<&mut RapierRigidBodySet, With<DefaultRapierContext>>();
    if let Ok(mut bodies) = engine.single_mut(world) {
        bodies.bodies.get_mut(body.0);
    }
}
