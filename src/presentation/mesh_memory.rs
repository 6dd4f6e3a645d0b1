//! How the engine stores meshes.

use bevy::prelude::*;
use bevy::render::RenderApp;
use bevy::render::mesh::allocator::MeshAllocatorSettings;

/// Gives each mesh its own buffer. By default the engine stores meshes of a kind together in one buffer, with a table
/// of 4 MB to find the gaps. A game table has only some dozens of meshes, which rarely change.
pub(crate) fn plugin(app: &mut App) {
    if let Some(render) = app.get_sub_app_mut(RenderApp) {
        render
            .world_mut()
            .get_resource_or_init::<MeshAllocatorSettings>()
            .slab_allocator_settings
            .large_threshold = 0;
    }
}
