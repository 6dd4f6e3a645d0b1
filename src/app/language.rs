//! The language of the window, and the players' names in its texts.

use std::env;
use std::path::PathBuf;
use std::sync::{Arc, Mutex};

use bevy::prelude::*;

use host::view::Players;
use language::texts::FOLDER;
use language::{Language, Locale};
use window_kit::settings::Settings;
use window_kit::ui::localized::Localizer;

/// The last language of the window, for crash messages: after a crash there is no app to ask.
static LAST: Mutex<Option<Arc<Language>>> = Mutex::new(None);

/// The language of this run; it takes precedence over the settings.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct LocaleOverride(pub Option<Locale>);

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Localizer>()
        .init_resource::<LocaleOverride>()
        .add_systems(Startup, speak)
        .add_systems(
            First,
            (
                speak.run_if(resource_exists_and_changed::<Settings>),
                name.run_if(resource_exists_and_changed::<Players>),
            ),
        );
}

/// The last language of the window; works during a crash too.
pub(crate) fn last_language() -> Arc<Language> {
    // Never waits: the thread that holds the lock may have crashed.
    let last = LAST.try_lock().ok().and_then(|last| last.clone());
    last.unwrap_or_else(Language::english)
}

/// The folder beside the program with texts that replace the built-in ones.
fn folder() -> Option<PathBuf> {
    Some(env::current_exe().ok()?.parent()?.join(FOLDER))
}

/// Sets the language of this run, of the settings, or of the system, in this order.
fn speak(
    of_run: Res<LocaleOverride>,
    settings: Res<Settings>,
    mut localizer: ResMut<Localizer>,
    mut known: Local<Option<Locale>>,
) {
    let tongue = of_run.0.or(settings.language).unwrap_or_else(Locale::of_system);
    if *known == Some(tongue) {
        return;
    }
    *known = Some(tongue);
    let (language, faults) = match folder() {
        Some(folder) => Language::with_folder(tongue, &folder),
        None => (Language::carried(tongue), Vec::new()),
    };
    for fault in faults {
        warn!("{}: {}", fault.file, fault.why);
    }
    let language = Arc::new(language);
    if let Ok(mut last) = LAST.lock() {
        *last = Some(language.clone());
    }
    localizer.set_language(language);
}

/// Sets the names of the players at the table.
fn name(players: Res<Players>, mut localizer: ResMut<Localizer>) {
    let names: Vec<String> = players.0.iter().map(|player| player.name.clone()).collect();
    if localizer.names() != names {
        localizer.set_names(names);
    }
}
