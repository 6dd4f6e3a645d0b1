//! What happens when the graphics adapter is lost, for example when a driver is updated or a laptop changes adapters. The
//! engine sets up drawing again; if that does not help, the program ends with a sentence.

use bevy::prelude::*;
use bevy::render::error_handler::{ErrorType, RenderError, RenderErrorHandler, RenderErrorPolicy};
use bevy::render::settings::RenderCreation;

/// How often the engine sets up drawing again in a run.
const RECOVERIES: u8 = 3;

/// How often the adapter was lost.
#[derive(Resource, Clone, Copy, Debug, Default)]
struct Losses(u8);

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Losses>()
        .insert_resource(RenderErrorHandler(answer));
}

fn answer(error: &RenderError, world: &mut World, _: &mut World) -> RenderErrorPolicy {
    let mut losses = world.resource_mut::<Losses>();
    losses.0 = losses.0.saturating_add(1);
    if error.ty == ErrorType::DeviceLost && losses.0 <= RECOVERIES {
        warn!("the graphics adapter was lost; drawing is set up again");
        return RenderErrorPolicy::Recover(RenderCreation::default());
    }
    error!("drawing can't go on: {}", error.description);
    world.write_message(AppExit::error());
    RenderErrorPolicy::StopRendering
}
