//! The whole program in this process, without a window or a graphics adapter: the test writes the messages of a window
//! and decides when frames come.

use std::process::Command;
use std::time::Duration;

use bevy::app::PluginsState;
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::render::settings::{RenderCreation, WgpuSettings};
use bevy::time::TimeUpdateStrategy;
use bevy::window::ExitCondition;
use bevy::winit::WinitPlugin;
use tumbletop::app::plugin::add_game;
use window_kit::settings::{FOLDER_VARIABLE, Quality, Settings};
use window_kit::table::agents::AgentPace;

/// The folder of the documents of a test, in its settings folder.
pub const DOCUMENTS: &str = "documents";

/// Runs a test in its own process: one app for each test, with its own empty settings folder. `test` is its name with
/// that of its file.
pub fn apart(test: &str, run: impl FnOnce()) {
    if std::env::var_os(FOLDER_VARIABLE).is_some() {
        run();
        return;
    }
    let name = test.replace("::", "-");
    let folder = std::env::temp_dir().join(format!("tumbletop-{name}-{}", std::process::id()));
    let documents = folder.join(DOCUMENTS);
    std::fs::create_dir_all(&documents).expect("a folder can be made");
    let of_user = format!("XDG_DOCUMENTS_DIR=\"{}\"\n", documents.display());
    std::fs::write(folder.join("user-dirs.dirs"), of_user).expect("a file can be written");
    let ran = Command::new(std::env::current_exe().expect("the test is a program"))
        .args(["--exact", test, "--nocapture"])
        .env(FOLDER_VARIABLE, &folder)
        // On Linux this is where the system says which folder has the user's documents.
        .env("XDG_CONFIG_HOME", &folder)
        .status()
        .expect("the test starts");
    let _ = std::fs::remove_dir_all(&folder);
    assert!(ran.success(), "the lines above say why");
}

/// The program with these settings; each frame takes this long. Computer players answer at once.
pub fn whole_app(settings: Settings, frame: Duration) -> App {
    let mut app = App::new();
    app.insert_resource(Quality::Lowest)
        .insert_resource(window_kit::presentation::audio::request::Muted(true))
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
