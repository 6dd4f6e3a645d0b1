//! The pages of statistics: the figures of each player from the saved matches, and how the dice fell.

pub(crate) mod counting;
mod of_dice;
mod of_player;
mod page;
mod reading;
mod sheet;

use bevy::prelude::*;

pub(super) use reading::StatisticsReader;

pub(crate) fn plugin(app: &mut App) {
    app.add_plugins((reading::plugin, page::plugin));
}
