//! The gamepad plugin.

use bevy::prelude::*;

use crate::input::gamepad::{buttons, gone, pull};

pub(crate) fn plugin(app: &mut App) {
    app.add_plugins((buttons::plugin, pull::plugin, gone::plugin));
}
