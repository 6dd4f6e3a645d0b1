//! The games that the window shows. A further one is one line here.

use bevy::prelude::*;

use crate::play;

pub(crate) fn plugin(app: &mut App) {
    app.add_plugins((
        play::stack::plugin::plugin,
        play::skip_bo::plugin::plugin,
        play::skip_bo_dice::plugin::plugin,
    ));
}
