//! What happens when the graphics adapter is lost, for example when a driver is updated or a laptop switches adapters.
//! The engine sets up drawing again; if that does not help, the program ends with a message.

use std::time::Duration;

use bevy::prelude::*;
use bevy::render::error_handler::{ErrorType, RenderError, RenderErrorHandler, RenderErrorPolicy};
use bevy::render::settings::RenderCreation;

use system::clock::{self, Instant};
use window_kit::machine::graphics::{Adapter, drawing};

/// How many times the engine sets up drawing again in a run.
const RECOVERIES: u8 = 3;
/// For how long after a loss other errors count as its consequences: work in progress still uses resources of the lost
/// adapter.
const WAKE: Duration = Duration::from_secs(1);

/// How many times the adapter was lost, and when it was lost last.
#[derive(Resource, Clone, Copy, Debug, Default)]
struct Losses {
    times: u8,
    last: Option<Instant>,
}

impl Losses {
    /// Whether drawing should be set up again.
    fn can_go_on(&mut self, error: ErrorType, now: Instant) -> bool {
        if error == ErrorType::DeviceLost {
            self.times = self.times.saturating_add(1);
            self.last = Some(now);
        }
        let in_its_wake = self.last.is_some_and(|last| now.saturating_duration_since(last) < WAKE);
        in_its_wake && self.times <= RECOVERIES
    }
}

/// The adapter with which the program started.
#[derive(Resource)]
struct InitialAdapter(Adapter);

/// Adds this error handling to the app, which draws with this adapter.
pub(crate) fn add(app: &mut App, adapter: &Adapter) {
    app.init_resource::<Losses>()
        .insert_resource(InitialAdapter(adapter.clone()))
        .insert_resource(RenderErrorHandler(answer));
    #[cfg(debug_assertions)]
    tried::plugin(app);
}

fn answer(error: &RenderError, world: &mut World, _: &mut World) -> RenderErrorPolicy {
    if world.resource_mut::<Losses>().can_go_on(error.ty, clock::now()) {
        warn!("the graphics adapter was lost; drawing is set up again");
        let settings = drawing(&world.resource::<InitialAdapter>().0);
        return RenderErrorPolicy::Recover(RenderCreation::Automatic(Box::new(settings)));
    }
    error!("drawing can't go on: {}", error.description);
    world.write_message(AppExit::error());
    RenderErrorPolicy::StopRendering
}

/// In debug builds the adapter can be lost on purpose, to test the recovery.
#[cfg(debug_assertions)]
mod tried {
    use bevy::prelude::*;
    use bevy::render::extract_resource::{ExtractResource, ExtractResourcePlugin};
    use bevy::render::render_resource::PollType;
    use bevy::render::renderer::RenderDevice;
    use bevy::render::view::screenshot::Screenshot;
    use bevy::render::{Render, RenderApp, RenderSystems};

    /// The environment variable with the number of losses.
    const TIMES: &str = "TUMBLETOP_LOSE_ADAPTER";
    /// The time before each loss, in seconds.
    const APART_S: f32 = 3.0;

    #[derive(Resource)]
    struct ToLose {
        times: u8,
        lost: u8,
    }

    /// Whether the adapter is lost after this frame.
    #[derive(Resource, ExtractResource, Clone, Default)]
    struct Due(bool);

    pub(super) fn plugin(app: &mut App) {
        let times = std::env::var(TIMES).ok().and_then(|times| times.parse().ok());
        if let Some(times) = times {
            app.insert_resource(ToLose { times, lost: 0 })
                .init_resource::<Due>()
                .add_plugins(ExtractResourcePlugin::<Due>::default())
                .add_systems(Last, decide);
            if let Some(render) = app.get_sub_app_mut(RenderApp) {
                render.add_systems(Render, lose.in_set(RenderSystems::PostCleanup));
            }
        }
    }

    /// Waits while screenshots are being taken: the engine reads them from the adapter without checking that it is
    /// still there.
    fn decide(
        mut to_lose: ResMut<ToLose>,
        mut due: ResMut<Due>,
        pictures: Query<(), With<Screenshot>>,
        time: Res<Time<Real>>,
    ) {
        due.0 = to_lose.lost < to_lose.times
            && time.elapsed_secs() > APART_S * f32::from(to_lose.lost + 1)
            && pictures.is_empty();
        to_lose.lost += u8::from(due.0);
    }

    /// Runs between two frames. A destroyed device also loses its resources, which is worse than most driver failures.
    fn lose(due: Res<Due>, device: Res<RenderDevice>) {
        if due.0 {
            device.wgpu_device().destroy();
            // Polling makes the engine notice the loss.
            let _ = device.poll(PollType::wait_indefinitely());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn errors_in_the_wake_of_a_loss_belong_to_it_and_the_fourth_loss_is_one_too_many() {
        let mut losses = Losses::default();
        let start = clock::now();
        assert!(!losses.can_go_on(ErrorType::Validation, start), "nothing was lost");
        for loss in 0..3 {
            let lost = start + 10 * loss * WAKE;
            assert!(losses.can_go_on(ErrorType::DeviceLost, lost));
            assert!(losses.can_go_on(ErrorType::Validation, lost + WAKE / 2));
            assert!(losses.can_go_on(ErrorType::Internal, lost + WAKE / 2));
            assert!(!losses.can_go_on(ErrorType::Validation, lost + WAKE));
        }
        assert!(!losses.can_go_on(ErrorType::DeviceLost, start + 30 * WAKE));
        assert!(!losses.can_go_on(ErrorType::Validation, start + 30 * WAKE));
    }
}
