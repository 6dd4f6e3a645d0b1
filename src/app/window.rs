//! The window and Bevy's own plugins.

use bevy::app::PluginGroupBuilder;
use bevy::log::LogPlugin;
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::render::settings::RenderCreation;
use bevy::window::{OnMonitor, PresentMode, PrimaryWindow, WindowMode, WindowResolution};

use crate::machine::graphics::{Adapter, drawing};
use crate::machine::log;
use crate::settings::Settings;

/// The default size of the window, in logical pixels.
const DEFAULT_SIZE: UVec2 = UVec2::new(1280, 720);
/// The smallest size of the window, in logical pixels.
const LEAST_SIZE: UVec2 = UVec2::new(640, 360);

/// Parts of the engine that the game does not use, and that say so where an adapter could not draw them.
const UNUSED: &str = "bevy_core_pipeline::oit=error,bevy_pbr::ssao=error,bevy_pbr::atmosphere=error";

/// Bevy's plugins, set up for this game.
pub(crate) fn plugins(size: Option<UVec2>, adapter: &Adapter) -> PluginGroupBuilder {
    let size = size.unwrap_or(DEFAULT_SIZE).max(LEAST_SIZE);
    DefaultPlugins
        .set(WindowPlugin {
            primary_window: Some(Window {
                title: "Tumbletop".into(),
                name: Some("tumbletop".into()),
                resolution: WindowResolution::new(size.x, size.y),
                // A specific mode may not be supported and would panic.
                present_mode: PresentMode::AutoVsync,
                // On some systems the first frames are transparent, so the window is shown once there is something to
                // see.
                visible: false,
                resize_constraints: WindowResizeConstraints {
                    min_width: LEAST_SIZE.x as f32,
                    min_height: LEAST_SIZE.y as f32,
                    ..default()
                },
                ..default()
            }),
            ..default()
        })
        .set(RenderPlugin {
            render_creation: RenderCreation::Automatic(Box::new(drawing(adapter))),
            ..default()
        })
        .set(LogPlugin {
            filter: format!("warn,tumbletop=info,{UNUSED}"),
            custom_layer: log::layers,
            fmt_layer: log::on_stderr,
            ..default()
        })
}

pub(crate) fn plugin(app: &mut App) {
    app.add_observer(keep_window_without_monitor)
        .add_systems(Update, (show_when_ready, follow_fullscreen, toggle_fullscreen));
}

/// Bevy closes a window with its monitor when the monitor is unplugged or a lid is closed. Without this link the window
/// stays.
fn keep_window_without_monitor(inserted: On<Insert, OnMonitor>, mut commands: Commands) {
    commands.entity(inserted.entity).remove::<OnMonitor>();
}

fn show_when_ready(mut frames: Local<u8>, mut window: Query<&mut Window, With<PrimaryWindow>>) {
    if *frames <= 3 {
        *frames += 1;
        if let (3, Ok(mut window)) = (*frames, window.single_mut()) {
            window.visible = true;
        }
    }
}

/// Borderless only, because exclusive fullscreen panics on Wayland.
fn follow_fullscreen(settings: Res<Settings>, mut window: Query<&mut Window, With<PrimaryWindow>>) {
    let Ok(mut window) = window.single_mut() else { return };
    let mode = if settings.fullscreen {
        WindowMode::BorderlessFullscreen(MonitorSelection::Current)
    } else {
        WindowMode::Windowed
    };
    if settings.is_changed() && window.mode != mode {
        window.mode = mode;
    }
}

fn toggle_fullscreen(keys: Res<ButtonInput<KeyCode>>, mut settings: ResMut<Settings>) {
    let alt = keys.any_pressed([KeyCode::AltLeft, KeyCode::AltRight]);
    if keys.just_pressed(KeyCode::F11) || alt && keys.just_pressed(KeyCode::Enter) {
        settings.fullscreen = !settings.fullscreen;
    }
}
