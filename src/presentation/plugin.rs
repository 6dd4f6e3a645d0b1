//! The presentation plugin, without the parts that each game adds.

use bevy::prelude::*;

use crate::presentation::motion::SkipAnimation;
use crate::presentation::visual::{AimGuide, CarriedDie, DimRest, HeldElsewhere, Nudge, PointedOut, StillShowing};
use crate::presentation::{
    aim, animate, badges, baked, camera, cards, colour_vision, dice_faces, dress, enlarge, frames, highlight, lighting,
    materials, mesh_memory, picking, pipelines, shaders, tray,
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
            .init_resource::<HeldElsewhere>()
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
                    reset::<HeldElsewhere>,
                    reset::<AimGuide>,
                ),
            )
            .add_plugins((
                (shaders::plugin, pipelines::plugin, mesh_memory::plugin),
                materials::plugin,
                (tray::plugin, baked::plugin),
                lighting::plugin,
                (frames::plugin, camera::plugin, enlarge::plugin, colour_vision::plugin),
                dress::plugin,
                dice_faces::plugin,
                animate::plugin,
                highlight::plugin,
                badges::plugin,
                aim::plugin,
                picking::plugin,
                cards::plugin::plugin,
            ));
    }
}
