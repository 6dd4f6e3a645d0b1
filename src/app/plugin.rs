//! The whole app: what the command line asked for, the plugins in order, and running it until the window closes.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;

use bevy::prelude::*;
use thiserror::Error;

use crate::app::pace::SpeedOverride;
use crate::app::shots::QuitAfter;
use crate::app::{describe, games, pace, shots, window};
use crate::input::plugin::InputPlugin;
use crate::machine::{MachineError, display, no_display, usable_adapter};
use crate::presentation::audio;
use crate::presentation::audio::request::Muted;
use crate::presentation::plugin::PresentationPlugin;
use crate::presentation::quality::RenderQuality;
use crate::screens::plugin::ScreensPlugin;
use crate::table::match_setup::{MatchSetup, StartMatch};
use crate::table::plugin::TablePlugin;
use crate::table::replay::state::StartReplay;
use crate::window::state::Screen;

/// What the command line asked for.
#[derive(Clone, Debug, Default)]
pub struct AppConfig {
    /// A match to go straight into.
    pub start: Option<MatchSetup>,
    /// A recorded match to be shown.
    pub replay: Option<StartReplay>,
    /// The size of the window in logical pixels; `None` is the size kept in the settings or a good default.
    pub size: Option<UVec2>,
    /// How many times as fast as meant everything moves; `None` is the setting.
    pub speed: Option<f32>,
    /// Whether there is no sound at all.
    pub muted: bool,
    /// The folder that numbered pictures go to.
    pub shots: Option<PathBuf>,
    /// When the program ends by itself.
    pub quit_after: Option<QuitAfter>,
    /// How much is drawn; `None` is as the graphics adapter allows.
    pub quality: Option<RenderQuality>,
}

/// Why the program did not run in a window to its end: a sentence for the player.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum RunError {
    /// There is nothing to open a window on.
    #[error("{}", no_display(&.0.to_string()))]
    NoDisplay(MachineError),
    /// There is nothing to draw with.
    #[error(transparent)]
    NoAdapter(MachineError),
    /// The app ended itself with an error.
    #[error("the window closed with an error; the lines above say more")]
    Closed,
    /// The window system or a driver gave up.
    #[error(
        "the window could not be opened or kept open; the lines above say why, and `tumbletop doctor` says what this machine \
         has"
    )]
    Window,
}

/// Runs the program in a window until it is closed.
///
/// # Errors
/// [`RunError`]: what is missing and what to do, where no window or no graphics adapter is to be had.
pub fn run(config: AppConfig) -> Result<(), RunError> {
    display().map_err(RunError::NoDisplay)?;
    let adapter = usable_adapter().map_err(RunError::NoAdapter)?;
    let mut config = config;
    if config.quality.is_none() && adapter.is_software {
        config.quality = Some(RenderQuality::Low);
    }
    // What the window system or a driver can't do comes as a panic from below; a player gets a sentence.
    match catch_unwind(AssertUnwindSafe(|| window_app(config).run())) {
        Ok(AppExit::Success) => Ok(()),
        Ok(AppExit::Error(_)) => Err(RunError::Closed),
        Err(_) => Err(RunError::Window),
    }
}

/// The whole app, ready to run.
pub fn window_app(config: AppConfig) -> App {
    let mut app = App::new();
    app.insert_resource(Muted(config.muted));
    app.insert_resource(config.quality.unwrap_or_default());
    app.add_plugins(window::plugins(config.size));
    add_game(&mut app);
    app.add_plugins((window::plugin, describe::plugin));
    if let Some(speed) = config.speed {
        app.insert_resource(SpeedOverride(speed));
    }
    if config.shots.is_some() || config.quit_after.is_some() {
        app.add_plugins(shots::plugin(config.shots, config.quit_after));
    }
    if let Some(setup) = config.start {
        app.add_systems(
            Startup,
            move |mut start: MessageWriter<StartMatch>, mut next: ResMut<NextState<Screen>>| {
                start.write(StartMatch(setup.clone()));
                next.set(Screen::Match);
            },
        );
    }
    if let Some(replay) = config.replay {
        app.add_systems(Startup, move |mut start: MessageWriter<StartReplay>| {
            start.write(replay.clone());
        });
    }
    app
}

/// Adds everything of ours to an app that has Bevy's plugins: the window's, and the one that renders single scenes.
pub fn add_game(app: &mut App) {
    app.add_plugins((
        TablePlugin,
        PresentationPlugin,
        audio::plugin::plugin,
        InputPlugin,
        ScreensPlugin,
        games::plugin,
        pace::plugin,
    ));
}
