//! The whole app: the options of the command line, the plugins in order, and running the app until the window closes.

use std::path::PathBuf;

use bevy::ecs::schedule::{ScheduleLabel, SingleThreadedExecutor};
use bevy::prelude::*;
use thiserror::Error;

#[cfg(not(target_family = "wasm"))]
use crate::app::carried_page;
use crate::app::language::LocaleOverride;
use crate::app::pace::SpeedOverride;
use crate::app::quality::FirstGuess;
use crate::app::shots::QuitAfter;
use crate::app::{describe, faults, frames_due, games, graphics_fault, icon, pace, quality, shots, window};
#[cfg(not(target_family = "wasm"))]
use crate::screens::hosted::{HostFolder, Listen};
use crate::screens::known_people::KnownPeople;
use crate::screens::title::News;
use crate::screens::together::remembered::Remembered;
use crate::screens::together::trusted::TrustedServers;
use host::match_setup::MatchSetup;
use language::Locale;
use messages::texts::{app as words, machine};
use messages::{self, ToMessage};
use window_kit::intents;
use window_kit::machine::crash;
use window_kit::machine::display::display;
use window_kit::machine::error::MachineError;
use window_kit::machine::folders;
use window_kit::machine::graphics::{Adapter, usable_adapter};
use window_kit::presentation::audio;
use window_kit::presentation::audio::request::Muted;
use window_kit::presentation::plugin::PresentationPlugin;
use window_kit::settings::people::People;
use window_kit::settings::{self, Quality, Settings, Unreadable};
use window_kit::table::current_match::StartMatch;
use window_kit::table::replay::state::StartReplay;
use window_kit::table::saving::MatchFolder;
use window_kit::window::invited::Invited;
#[cfg(not(target_family = "wasm"))]
use window_kit::window::invited::LocalDiscovery;
use window_kit::window::state::{OpenOverlay, Overlay, Screen};

/// The options of the command line.
#[derive(Clone, Debug, Default)]
pub struct AppConfig {
    /// A match to start immediately.
    pub start: Option<MatchSetup>,
    /// A recorded match to replay.
    pub replay: Option<StartReplay>,
    /// The server for tables where the settings name none.
    pub(crate) server: Option<String>,
    /// A table with people at other machines to join.
    pub invited: Option<Invited>,
    /// Whether the window opens at the page of the table of the day.
    pub daily: bool,
    /// The size of the window in logical pixels; `None` for the default size.
    pub size: Option<UVec2>,
    /// The speed of everything that moves, 1 is normal; `None` for the setting.
    pub speed: Option<f32>,
    /// Whether all sound is off.
    pub(crate) muted: bool,
    /// The folder for numbered pictures.
    pub shots: Option<PathBuf>,
    /// When the program ends automatically.
    pub(crate) quit_after: Option<QuitAfter>,
    /// The picture quality; `None` for the player's setting, or else the one that suits the graphics adapter.
    pub quality: Option<Quality>,
    /// The language; `None` for the player's setting, or else the computer's language.
    pub(crate) tongue: Option<Locale>,
}

/// Why the program could not start or had to end. The message is a sentence for the player.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{}", self.message())]
pub enum RunError {
    /// There is no display for a window.
    NoDisplay(MachineError),
    /// The display with the window went away.
    DisplayGone(MachineError),
    /// There is no graphics adapter to draw with.
    NoAdapter(MachineError),
    /// Drawing failed and could not be recovered.
    Drawing,
}

impl ToMessage for RunError {
    fn message(&self) -> messages::Message {
        match self {
            Self::NoDisplay(why) => machine::no_display(why.message()),
            Self::DisplayGone(why) => machine::display_gone(why.message()),
            Self::NoAdapter(why) => why.message(),
            Self::Drawing => match folders::logs() {
                Some(folder) => machine::drawing_failed(folder.display().to_string()),
                None => machine::DRAWING_FAILED_NO_LOG,
            },
        }
    }
}

/// Runs the program in a window until it is closed.
///
/// # Errors
/// [`RunError`] if there is no display or no graphics adapter, or if drawing fails. Its message says what to do.
pub fn run(config: AppConfig) -> Result<(), RunError> {
    display().map_err(RunError::NoDisplay)?;
    let adapter = usable_adapter().map_err(RunError::NoAdapter)?;
    // The code below panics if the window system or a driver fails. Then the player gets a message.
    crash::watch(adapter.clone(), faults::crashed);
    match window_app(config, &adapter).run() {
        AppExit::Success => Ok(()),
        // A missing display is the likelier cause, as nothing can be drawn without it.
        AppExit::Error(_) => Err(display().err().map_or(RunError::Drawing, RunError::DisplayGone)),
    }
}

/// The whole app, ready to run.
pub(crate) fn window_app(config: AppConfig, adapter: &Adapter) -> App {
    let mut app = App::new();
    // A command for something that is gone by then must not end a match; tests, which have no window, fail by it.
    app.set_error_handler(bevy::ecs::error::error);
    app.insert_resource(Muted(config.muted))
        .insert_resource(LocaleOverride(config.tongue));
    let guess = FirstGuess::new(config.quality, adapter);
    let mut settings = Settings::load();
    if let Some(server) = config.server.filter(|_| settings.server.trim().is_empty()) {
        settings.server = server;
    }
    let kept_matches = kept_matches(&settings);
    app.insert_resource(guess.level(&settings))
        .insert_resource(guess)
        .insert_resource(settings)
        .insert_resource(People::load())
        .insert_resource(Remembered::load())
        .insert_resource(TrustedServers::load());
    #[cfg(not(target_family = "wasm"))]
    app.insert_resource(LocalDiscovery);
    app.add_plugins(window::plugins(config.size, adapter));
    add_game(&mut app);
    keep_bindings(&mut app);
    if let Some(folder) = kept_matches {
        app.insert_resource(MatchFolder(folder));
    }
    if let Some(folder) = settings::portable_folder().or_else(folders::data) {
        app.insert_resource(KnownPeople::in_folder(folder.clone()));
        // A page hosts no tables.
        #[cfg(not(target_family = "wasm"))]
        app.insert_resource(HostFolder {
            folder: folder.join("rooms"),
            listen: Listen::Network,
            page: carried_page::folder(),
        });
    }
    app.add_systems(Update, follow_folder.run_if(resource_changed::<Settings>));
    if let Some(trouble) = adapter.trouble() {
        let mut news = app.world_mut().get_resource_or_init::<News>();
        news.0.push(words::mind_memory(trouble));
    }
    window::plugin(&mut app, config.size);
    app.add_plugins((icon::plugin, describe::plugin, faults::plugin));
    #[cfg(target_family = "wasm")]
    app.add_plugins(crate::page::plugin);
    graphics_fault::add(&mut app, adapter);
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
    if let Some(invited) = config.invited {
        app.insert_resource(invited);
    }
    if config.daily {
        app.add_systems(Startup, |mut open: MessageWriter<OpenOverlay>| {
            open.write(OpenOverlay(Overlay::Daily));
        });
    }
    if let Some(replay) = config.replay {
        app.add_systems(Startup, move |mut start: MessageWriter<StartReplay>| {
            start.write(replay.clone());
        });
    }
    app
}

/// Uses the bindings that the player changed, and keeps every change. Their file is the last one of the settings that
/// is read, so the title then says which files could not be.
pub fn keep_bindings(app: &mut App) {
    intents::keep(app);
    tell_unreadable(app);
}

/// Adds notes to the title screen about settings files with entries that could not be read.
fn tell_unreadable(app: &mut App) {
    let told = settings::take_unreadable()
        .into_iter()
        .map(|Unreadable { file, entries }| {
            let file = file.display().to_string();
            if entries.is_empty() {
                words::settings_unreadable(file)
            } else {
                words::settings_left_out(file, entries.join(", "))
            }
        });
    let mut news = app.world_mut().get_resource_or_init::<News>();
    news.0.extend(told);
}

/// The folder of saved matches: the one that the settings name; otherwise the folder `matches` in the portable
/// settings folder, or in the system's data folder if there is none.
pub(crate) fn kept_matches(settings: &Settings) -> Option<PathBuf> {
    if let Some(folder) = settings.kept_in() {
        return Some(folder);
    }
    let folder = settings::portable_folder().or_else(folders::data)?;
    Some(folder.join("matches"))
}

/// Saves matches from now on in the folder that the settings name.
fn follow_folder(settings: Res<Settings>, now: Option<Res<MatchFolder>>, mut commands: Commands) {
    let wanted = kept_matches(&settings).map(MatchFolder);
    if let Some(wanted) = wanted.filter(|wanted| now.is_none_or(|now| now.0 != wanted.0)) {
        commands.insert_resource(wanted);
    }
}

/// Adds all of the game's plugins to an app that has Bevy's plugins. Used for the app with a window and for the one
/// that renders single scenes.
pub fn add_game(app: &mut App) {
    app.add_plugins((
        window_kit::table::plugin,
        PresentationPlugin,
        audio::plugin::plugin,
        intents::plugin,
        window_kit::input::plugin,
        crate::screens::plugin,
        games::plugin,
        pace::plugin,
        frames_due::plugin,
        quality::plugin,
        crate::app::language::plugin,
    ));
    run_in_turn(app);
}

/// Runs the systems of a frame one after the other. They are many and short: passing each to another thread would cost
/// more than running it. Long work (search, review, drawing) has its own threads.
fn run_in_turn(app: &mut App) {
    let labels = [
        First.intern(),
        PreUpdate.intern(),
        StateTransition.intern(),
        RunFixedMainLoop.intern(),
        FixedFirst.intern(),
        FixedPreUpdate.intern(),
        FixedUpdate.intern(),
        FixedPostUpdate.intern(),
        FixedLast.intern(),
        Update.intern(),
        PostUpdate.intern(),
        Last.intern(),
    ];
    for label in labels {
        app.edit_schedule(label, |schedule| {
            schedule.set_executor(SingleThreadedExecutor::new());
        });
    }
}
