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
use window_kit::window::state::{CloseOverlay, OpenOverlay, Overlay, Screen};

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<ByGame<Introduction>>()
        .add_plugins((page::plugin, start::plugin))
        .add_systems(Update, welcome.run_if(in_state(Screen::Title)))
        .add_systems(OnExit(Screen::Title), make_way)
        .add_systems(OnExit(Overlay::Welcome), remember);
}

/// Opens the page once, where nobody has played yet. A program that was started for a match leaves the title at once.
fn welcome(
    (settings, people): (Res<Settings>, Res<People>),
    (overlay, next): (Res<State<Overlay>>, Res<NextState<Screen>>),
    (mut is_new, mut is_done): (Local<bool>, Local<bool>),
    mut open: MessageWriter<OpenOverlay>,
) {
    let stays = matches!(*next, NextState::Unchanged) && std::mem::replace(&mut *is_new, true);
    if *is_done || !stays || settings.welcomed || !people.is_empty() || *overlay.get() != Overlay::None {
        return;
    }
    *is_done = true;
    open.write(OpenOverlay(Overlay::Welcome));
}

/// A match that begins, by a link or a file, does not wait under the page.
fn make_way((screen, overlay): (Res<State<Screen>>, Res<State<Overlay>>), mut close: MessageWriter<CloseOverlay>) {
    // The title can also be entered anew.
    if *screen.get() != Screen::Title && *overlay.get() == Overlay::Welcome {
        close.write(CloseOverlay);
    }
}

fn remember(mut settings: ResMut<Settings>) {
    settings.welcomed = true;
}
