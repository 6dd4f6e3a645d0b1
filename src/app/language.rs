//! The language of the window, and the players' names in its texts.

use std::env;
use std::path::PathBuf;
use std::sync::{Arc, Mutex};

use bevy::prelude::*;

use crate::settings::Settings;
use crate::ui::said::Spoken;
use host::view::Players;
use language::spoken::FOLDER;
use language::{Language, Tongue};

/// The last language of the window, for crash messages: after a crash there is no app to ask.
static LAST: Mutex<Option<Arc<Language>>> = Mutex::new(None);

/// The language of this run; it takes precedence over the settings.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct TongueOfRun(pub Option<Tongue>);

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Spoken>()
        .init_resource::<TongueOfRun>()
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
pub(crate) fn spoken_last() -> Arc<Language> {
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
    of_run: Res<TongueOfRun>,
    settings: Res<Settings>,
    mut spoken: ResMut<Spoken>,
    mut known: Local<Option<Tongue>>,
) {
    let tongue = of_run.0.or(settings.language).unwrap_or_else(Tongue::of_system);
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
    spoken.set_language(language);
}

/// Sets the names of the players at the table.
fn name(players: Res<Players>, mut spoken: ResMut<Spoken>) {
    let names: Vec<String> = players.0.iter().map(|player| player.name.clone()).collect();
    if spoken.names() != names {
        spoken.set_names(names);
    }
}
