//! Where the engine keeps meshes.

use bevy::prelude::*;
use bevy::render::RenderApp;
use bevy::render::mesh::allocator::MeshAllocatorSettings;

/// Gives each mesh a buffer of its own. The engine would keep meshes of a kind together in one, with a table of 4 MB beside
/// it to find the gaps; a table of ours has some dozens of meshes, which come and go little.
pub(crate) fn plugin(app: &mut App) {
    if let Some(render) = app.get_sub_app_mut(RenderApp) {
        render
            .world_mut()
            .get_resource_or_init::<MeshAllocatorSettings>()
            .slab_allocator_settings
            .large_threshold = 0;
    }
}
