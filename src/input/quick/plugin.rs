//! The plugin of quick presses.

use bevy::prelude::*;

use crate::input::quick::{clicks, presses, taps};

pub(crate) fn plugin(app: &mut App) {
    app.add_plugins((clicks::plugin, presses::plugin, taps::plugin));
}
