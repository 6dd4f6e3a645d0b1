//! The table of entities without a window, for tests.

use bevy::app::PluginsState;
use bevy::ecs::schedule::{Schedules, SingleThreadedExecutor};
use bevy::prelude::*;
use bevy::state::app::StatesPlugin;
use bevy::time::TimeUpdateStrategy;

use super::agents::AgentPace;

/// Fixed steps in each update: more steps make a tick cheaper; fewer steps notice a settled throw sooner.
pub const STEPS_PER_UPDATE: u32 = 8;

/// An app with the table alone. Each `update` runs exactly [`STEPS_PER_UPDATE`] fixed steps (the first one none),
/// whatever the clock says. Computer players answer at once.
pub fn headless_app() -> App {
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, TransformPlugin, StatesPlugin, super::plugin))
        .insert_resource(AgentPace::AT_ONCE)
        .insert_resource(TimeUpdateStrategy::FixedTimesteps(STEPS_PER_UPDATE));
    while app.plugins_state() == PluginsState::Adding {
        std::thread::yield_now();
    }
    app.finish();
    app.cleanup();
    // On few cores, handing systems to other threads costs more than the systems themselves.
    for (_, schedule) in app.world_mut().resource_mut::<Schedules>().iter_mut() {
        schedule.set_executor(SingleThreadedExecutor::new());
    }
    app
}
