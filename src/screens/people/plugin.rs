//! Adds the plugins of the page of people.

use bevy::prelude::*;

use crate::screens::people::{acts, page};

pub(crate) fn plugin(app: &mut App) {
    app.add_plugins((acts::plugin, page::plugin));
}
