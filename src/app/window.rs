//! The window and Bevy's own plugins.

use bevy::app::PluginGroupBuilder;
use bevy::log::LogPlugin;
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::render::settings::RenderCreation;
use bevy::window::{Monitor, OnMonitor, PresentMode, PrimaryWindow, WindowMode, WindowResolution};

use window_kit::intents::Intents;
use window_kit::intents::general::FULL_SCREEN;
use window_kit::machine::graphics::{Adapter, drawing};
use window_kit::machine::log;
use window_kit::settings::Settings;

/// The default size of the window, in logical pixels.
const DEFAULT_SIZE: UVec2 = UVec2::new(1280, 720);
/// The smallest size of the window, in logical pixels. The size of a page is that of its browser.
const LEAST_SIZE: UVec2 = match cfg!(target_family = "wasm") {
    true => UVec2::ONE,
    false => UVec2::new(640, 360),
};

/// The most room that a title bar, a task bar and window borders need on a screen, in logical pixels. Not every system
/// reports the area that windows may cover.
const BESIDE_WINDOW: UVec2 = UVec2::new(16, 112);

/// The canvas of the page.
const CANVAS: &str = "#table";

/// Log filters for parts of the engine that the game does not use, and that warn if the adapter does not support them.
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
                // In a page, the canvas of the table fills it.
                canvas: Some(CANVAS.into()),
                fit_canvas_to_parent: true,
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
            filter: format!("warn,tumbletop=info,window_kit=info,{UNUSED}"),
            custom_layer: log::layers,
            fmt_layer: log::on_stderr,
            ..default()
        })
}

/// How the first size of the window was chosen, and whether it still has to be fitted to the screen.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
enum FirstSize {
    /// It was set on the command line, and stays.
    Asked,
    /// It is the default, and still has to be checked.
    Default,
    /// The default fits.
    Fits,
    /// The default was too large for the screen: the window will be maximized.
    TooLarge,
}

/// The plugin of the window; `size` is the size from the command line.
pub(crate) fn plugin(app: &mut App, size: Option<UVec2>) {
    let first = size.map_or(FirstSize::Default, |_| FirstSize::Asked);
    app.insert_resource(first)
        .add_observer(fit_to_screen)
        .add_observer(keep_window_without_monitor)
        .add_systems(Update, (show_when_ready, follow_fullscreen, toggle_fullscreen));
}

/// Bevy closes a window together with its monitor when the monitor is unplugged or a lid is closed. Without this link
/// the window stays.
fn keep_window_without_monitor(inserted: On<Insert, OnMonitor>, mut commands: Commands) {
    commands.entity(inserted.entity).remove::<OnMonitor>();
}

/// Makes the window small enough for its screen, before it is shown.
fn fit_to_screen(
    inserted: On<Insert, OnMonitor>,
    at: Query<&OnMonitor>,
    monitors: Query<&Monitor>,
    mut windows: Query<&mut Window, With<PrimaryWindow>>,
    mut first: ResMut<FirstSize>,
) {
    let monitor = at.get(inserted.entity).and_then(|at| monitors.get(at.0));
    let (Ok(monitor), Ok(mut window)) = (monitor, windows.get_mut(inserted.entity)) else {
        return;
    };
    if *first != FirstSize::Default {
        return;
    }
    let size = fitting(monitor.physical_size(), window.resolution.scale_factor());
    if size == DEFAULT_SIZE {
        *first = FirstSize::Fits;
        return;
    }
    *first = FirstSize::TooLarge;
    let size = size.as_vec2();
    window.resize_constraints.min_width = size.x.min(LEAST_SIZE.x as f32);
    window.resize_constraints.min_height = size.y.min(LEAST_SIZE.y as f32);
    window.resolution.set(size.x, size.y);
}

/// The default size, or as much of it as fits on a screen of this size beside its bars, in logical pixels. `screen` is
/// in physical pixels.
fn fitting(screen: UVec2, scale: f32) -> UVec2 {
    if !scale.is_finite() || scale <= 0.0 || screen.min_element() == 0 {
        return DEFAULT_SIZE;
    }
    let room = (screen.as_vec2() / scale).as_uvec2();
    room.saturating_sub(BESIDE_WINDOW).max(UVec2::ONE).min(DEFAULT_SIZE)
}

/// Shows the window in the third frame. If the default size is too large for the screen, the window is maximized.
fn show_when_ready(mut frames: Local<u8>, mut window: Query<&mut Window, With<PrimaryWindow>>, first: Res<FirstSize>) {
    if *frames <= 3 {
        *frames += 1;
        if let (3, Ok(mut window)) = (*frames, window.single_mut()) {
            window.visible = true;
            if *first == FirstSize::TooLarge && window.mode == WindowMode::Windowed {
                window.set_maximized(true);
            }
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

fn toggle_fullscreen(intents: Intents, mut settings: ResMut<Settings>) {
    if intents.just(FULL_SCREEN) {
        settings.fullscreen = !settings.fullscreen;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use window_kit::intents::IntentStates;

    #[test]
    fn the_first_window_fits_its_screen_at_any_scale() {
        for screen in [
            (1920, 1080),
            (1366, 768),
            (1280, 800),
            (3840, 2160),
            (800, 480),
            (2560, 1600),
            (1080, 1920),
        ] {
            let screen = UVec2::from(screen);
            for scale in [1.0, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0] {
                let size = fitting(screen, scale);
                let whole = (size + BESIDE_WINDOW).as_vec2() * scale;
                assert!(whole.cmple(screen.as_vec2()).all(), "{size} at {scale} on {screen}");
                let larger = (DEFAULT_SIZE + BESIDE_WINDOW).as_vec2() * scale;
                assert_eq!(
                    size == DEFAULT_SIZE,
                    larger.cmple(screen.as_vec2()).all(),
                    "{size} at {scale} on {screen}"
                );
            }
        }
    }

    #[test]
    fn a_screen_of_which_nothing_is_known_changes_nothing() {
        assert_eq!(fitting(UVec2::ZERO, 1.0), DEFAULT_SIZE);
        assert_eq!(fitting(UVec2::new(1920, 1080), 0.0), DEFAULT_SIZE);
        assert_eq!(fitting(UVec2::new(1920, 1080), f32::NAN), DEFAULT_SIZE);
        assert_eq!(fitting(UVec2::new(10, 10), 1.0), UVec2::ONE, "there is always a size");
    }

    /// An app with a window on a screen.
    fn on_screen(size: Option<UVec2>, screen: UVec2, scale: f32) -> Window {
        let mut app = App::new();
        app.init_resource::<Settings>().init_resource::<IntentStates>();
        plugin(&mut app, size);
        let monitor = Monitor {
            name: None,
            physical_height: screen.y,
            physical_width: screen.x,
            physical_position: IVec2::ZERO,
            refresh_rate_millihertz: None,
            scale_factor: scale.into(),
            video_modes: Vec::new(),
        };
        let monitor = app.world_mut().spawn(monitor).id();
        let asked = size.unwrap_or(DEFAULT_SIZE);
        let mut resolution = WindowResolution::new(asked.x, asked.y);
        resolution.set_scale_factor_and_apply_to_physical_size(scale);
        let window = Window {
            resolution,
            ..default()
        };
        let window = app.world_mut().spawn((window, PrimaryWindow)).id();
        app.world_mut().entity_mut(window).insert(OnMonitor(monitor));
        for _ in 0..5 {
            app.update();
        }
        app.world_mut().despawn(monitor);
        app.world()
            .get::<Window>(window)
            .expect("it outlives its screen")
            .clone()
    }

    #[test]
    fn a_window_is_shown_when_it_fits() {
        let screen = UVec2::new(1920, 1080);
        let window = on_screen(None, screen, 1.5);
        assert!(window.visible);
        assert!(window.physical_height() < 1080 - 100 && window.physical_width() < 1920);
        assert!(window.resolution.height() > 500.0);
        let window = on_screen(None, screen, 1.0);
        assert_eq!(window.physical_size(), DEFAULT_SIZE);
        let window = on_screen(Some(UVec2::new(1280, 720)), screen, 1.5);
        assert_eq!(window.physical_size(), screen, "the requested size");
    }
}
