//! The pages of statistics: what comes of the kept matches for each player, and how the dice fell.

mod of_dice;
mod of_player;
mod page;
pub(crate) mod plugin;
mod reading;
mod sheet;

pub(super) use reading::Read;
