//! The presentation plugin, without the parts that each game adds.

use bevy::picking::mesh_picking::{MeshPickingPlugin, MeshPickingSettings};
use bevy::prelude::*;
use bevy::render::RenderApp;
use bevy::render::mesh::allocator::MeshAllocatorSettings;

use crate::presentation::motion::SkipAnimation;
use crate::presentation::visual::{AimGuide, CarriedDie, DimRest, HeldRemotely, Nudge, PointedOut, StillShowing};
use crate::presentation::{
    aim, animate, badges, baked, camera, cards, celebrate, colour_vision, dice_faces, dress, enlarge, frames,
    highlight, lighting, materials, pipelines, shaders, theme, tray,
};
use crate::settings::Quality;
use crate::table::phase::{InMatch, reset};
use host::view::SeatColours;

/// Everything visible of the table. Needs Bevy's default plugins before it.
pub struct PresentationPlugin;

impl Plugin for PresentationPlugin {
    fn build(&self, app: &mut App) {
        app.init_resource::<Quality>()
            .init_resource::<DimRest>()
            .init_resource::<PointedOut>()
            .init_resource::<CarriedDie>()
            .init_resource::<HeldRemotely>()
            .init_resource::<AimGuide>()
            .init_resource::<StillShowing>()
            .init_resource::<SeatColours>()
            .add_message::<Nudge>()
            .add_message::<SkipAnimation>()
            .add_systems(
                OnExit(InMatch),
                (
                    reset::<DimRest>,
                    reset::<PointedOut>,
                    reset::<CarriedDie>,
                    reset::<HeldRemotely>,
                    reset::<AimGuide>,
                ),
            )
            .add_plugins((
                (shaders::plugin, pipelines::plugin, store_meshes_apart),
                materials::plugin,
                (tray::plugin, theme::plugin, baked::plugin),
                lighting::plugin,
                (frames::plugin, camera::plugin, enlarge::plugin, colour_vision::plugin),
                dress::plugin,
                dice_faces::plugin,
                animate::plugin,
                highlight::plugin,
                badges::plugin,
                aim::plugin,
                pick_by_marker,
                cards::plugin,
                (celebrate::plugin, celebrate::drawing),
            ));
    }
}

/// Gives each mesh its own buffer. By default the engine stores meshes of a kind together in one buffer, with a table
/// of 4 MB to find the gaps. A game table has only some dozens of meshes, which rarely change.
fn store_meshes_apart(app: &mut App) {
    if let Some(render) = app.get_sub_app_mut(RenderApp) {
        render
            .world_mut()
            .get_resource_or_init::<MeshAllocatorSettings>()
            .slab_allocator_settings
            .large_threshold = 0;
    }
}

/// The pointer hits only meshes that are marked for it: visuals of dice, and the felt.
fn pick_by_marker(app: &mut App) {
    app.add_plugins(MeshPickingPlugin).insert_resource(MeshPickingSettings {
        require_markers: true,
        ..default()
    });
}
