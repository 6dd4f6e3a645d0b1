//! A table on which throws are practised: the dice, how they are thrown, and the page beside the table.
//!
//! Throws as in a match, with [`window_kit::table::practice`]; nothing is decided, saved or counted.

mod chosen;
mod hands;
mod page;

use bevy::prelude::*;

pub(crate) fn plugin(app: &mut App) {
    app.add_plugins((chosen::plugin, hands::plugin, page::plugin));
}
