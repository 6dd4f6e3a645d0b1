//! The plugin of Stack in the window.

use bevy::prelude::*;

use crate::play::stack::{hands, hud};

pub(crate) fn plugin(app: &mut App) {
    app.add_plugins((hands::plugin::plugin, hud::plugin::plugin));
}
