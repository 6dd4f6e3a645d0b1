//! The first start: a name and a language, then what each game is, with a short match or a first one with the tutorial.
//! It is shown once; Escape leaves it.

pub(crate) mod introduction;
pub(crate) mod page;
mod start;

use bevy::prelude::*;

use crate::screens::welcome::introduction::Introduction;
use window_kit::settings::Settings;
use window_kit::settings::people::People;
use window_kit::window::by_game::ByGame;
use window_kit::window::state::{OpenOverlay, Overlay, Screen};

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<ByGame<Introduction>>()
        .add_plugins((page::plugin, start::plugin))
        .add_systems(OnEnter(Screen::Title), welcome)
        .add_systems(OnExit(Overlay::Welcome), remember);
}

/// Opens the page where nobody has played yet.
fn welcome(
    settings: Res<Settings>,
    people: Res<People>,
    overlay: Res<State<Overlay>>,
    mut open: MessageWriter<OpenOverlay>,
) {
    if !settings.welcomed && people.is_empty() && *overlay.get() == Overlay::None {
        open.write(OpenOverlay(Overlay::Welcome));
    }
}

fn remember(mut settings: ResMut<Settings>) {
    settings.welcomed = true;
}
