//! Input for Stack: choosing a die, putting it on another one, rolling it.

mod acting;
pub mod chosen;
mod drag;
mod highlight;
mod keys;
mod things;
pub(super) mod throw_gesture;

use bevy::prelude::*;

use crate::play::stack::hands::chosen::StackHands;
use games::stack::state::Stack;
use window_kit::presentation::badges::ShowBadges;
use window_kit::table::phase::{InMatch, playing, reset};

pub(crate) fn plugin(app: &mut App) {
    app.configure_sets(Update, StackHands.run_if(playing::<Stack>))
        .add_systems(OnExit(InMatch), reset::<ShowBadges>)
        .add_plugins((
            drag::plugin,
            throw_gesture::plugin,
            keys::plugin,
            highlight::plugin,
            acting::plugin,
            things::plugin,
        ));
}
