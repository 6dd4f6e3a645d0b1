//! The table without a window: for tests and for simulation, exact and as fast as it goes.

use bevy::app::PluginsState;
use bevy::ecs::schedule::{Schedules, SingleThreadedExecutor};
use bevy::prelude::*;
use bevy::state::app::StatesPlugin;
use bevy::time::TimeUpdateStrategy;

use super::TablePlugin;
use super::agents::AgentPace;

/// Fixed steps in each update: the more, the less a tick costs; the fewer, the sooner a settled throw is noticed.
pub const STEPS_PER_UPDATE: u32 = 8;

/// An app with the table alone. Each `update` runs exactly [`STEPS_PER_UPDATE`] fixed steps (the first one none), whatever
/// the clock says, and computer players answer at once.
pub fn headless_app() -> App {
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, TransformPlugin, StatesPlugin, TablePlugin))
        .insert_resource(AgentPace::AT_ONCE)
        .insert_resource(TimeUpdateStrategy::FixedTimesteps(STEPS_PER_UPDATE));
    while app.plugins_state() == PluginsState::Adding {
        std::thread::yield_now();
    }
    app.finish();
    app.cleanup();
    // On few cores handing systems to other threads costs more than the systems do.
    for (_, schedule) in app.world_mut().resource_mut::<Schedules>().iter_mut() {
        schedule.set_executor(SingleThreadedExecutor::new());
    }
    app
}
