//! The page of the people who play at this machine: their names, faces and colours, and the way to their statistics.

pub(crate) mod actions;
mod edit;
mod page;
mod row;

use bevy::prelude::*;

pub(crate) fn plugin(app: &mut App) {
    app.add_plugins((actions::plugin, page::plugin));
}
