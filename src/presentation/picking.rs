//! What the pointer can hit: visuals of dice, and the felt. Finds the logic entity of a visual.

use bevy::picking::mesh_picking::{MeshPickingPlugin, MeshPickingSettings};
use bevy::prelude::*;

use crate::presentation::visual::VisualOf;

/// The logic entity that a visual shows; `None` for an entity that is no visual, like the felt.
pub fn logic_of(entity: Entity, visuals: &Query<&VisualOf>) -> Option<Entity> {
    visuals.get(entity).ok().map(|visual| visual.0)
}

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(MeshPickingPlugin).insert_resource(MeshPickingSettings {
        require_markers: true,
        ..default()
    });
}
