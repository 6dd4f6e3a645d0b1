//! The whole program in this process, without a window or a graphics adapter: the test writes the messages of a window
//! and decides when frames come.

use std::time::Duration;

use bevy::app::PluginsState;
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::render::settings::{RenderCreation, WgpuSettings};
use bevy::time::TimeUpdateStrategy;
use bevy::window::ExitCondition;
use bevy::winit::WinitPlugin;
use tumbletop::app::plugin::add_game;
use window_kit::presentation::audio::request::Muted;
use window_kit::settings::{Quality, Settings};
use window_kit::table::agents::AgentPace;

/// The program with these settings; each frame takes this long. Computer players answer at once.
pub fn whole_app(settings: Settings, frame: Duration) -> App {
    let mut app = App::new();
    app.insert_resource(Quality::Lowest)
        .insert_resource(Muted(true))
        .insert_resource(settings)
        .insert_resource(TimeUpdateStrategy::ManualDuration(frame))
        .add_plugins(
            DefaultPlugins
                .set(WindowPlugin {
                    primary_window: Some(Window {
                        resolution: (1280, 720).into(),
                        ..default()
                    }),
                    exit_condition: ExitCondition::DontExit,
                    ..default()
                })
                .set(RenderPlugin {
                    render_creation: RenderCreation::Automatic(Box::new(WgpuSettings {
                        backends: None,
                        ..default()
                    })),
                    ..default()
                })
                .disable::<bevy::log::LogPlugin>()
                .disable::<WinitPlugin>(),
        );
    add_game(&mut app);
    app.insert_resource(AgentPace::AT_ONCE);
    while app.plugins_state() == PluginsState::Adding {
        std::thread::yield_now();
    }
    app.finish();
    app.cleanup();
    app
}
