//! The pages of statistics: the figures of each player from the saved matches, and how the dice fell.

mod of_dice;
mod of_player;
mod page;
pub(crate) mod plugin;
mod reading;
mod sheet;

pub(super) use reading::Read;
