//! Adds the plugins of the pages of statistics.

use bevy::prelude::*;

use crate::screens::statistics::{page, reading};

pub(crate) fn plugin(app: &mut App) {
    app.add_plugins((reading::plugin, page::plugin));
}
