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
    #[cfg(debug_assertions)]
    tried::plugin(app);
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

/// In builds with checks the adapter can be lost on purpose, to try what happens then.
#[cfg(debug_assertions)]
mod tried {
    use bevy::prelude::*;
    use bevy::render::render_resource::PollType;
    use bevy::render::renderer::RenderDevice;

    /// The variable of the environment that says how often.
    const TIMES: &str = "TUMBLETOP_LOSE_ADAPTER";
    /// The time before each loss, in seconds.
    const APART_S: f32 = 3.0;

    #[derive(Resource)]
    struct ToLose {
        times: u8,
        lost: u8,
    }

    pub(super) fn plugin(app: &mut App) {
        let times = std::env::var(TIMES).ok().and_then(|times| times.parse().ok());
        if let Some(times) = times {
            app.insert_resource(ToLose { times, lost: 0 }).add_systems(Last, lose);
        }
    }

    fn lose(mut to_lose: ResMut<ToLose>, device: Option<Res<RenderDevice>>, time: Res<Time<Real>>) {
        let due = time.elapsed_secs() > APART_S * f32::from(to_lose.lost + 1);
        if let Some(device) = device
            && due
            && to_lose.lost < to_lose.times
        {
            to_lose.lost += 1;
            device.wgpu_device().destroy();
            // The engine hears of it by this.
            let _ = device.poll(PollType::wait_indefinitely());
        }
    }
}
