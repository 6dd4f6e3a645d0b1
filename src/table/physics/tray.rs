//! The tray as entities.

use bevy::prelude::*;
use bevy_rapier3d::prelude::{Collider, RigidBody};
use physics::surface::of_part;
use tabletop::tray::{Block, TrayGeometry};

use crate::table::physics::body::surface_of;

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
