//! The page at a table that takes its time: what people arrange for when they are away.

mod asks;
mod notice;
mod own;
mod page;
mod seats;
#[cfg(test)]
mod tests;

pub(super) use page::plugin;

use messages::texts::absences as words;
use window_kit::window::state::Overlay;

use crate::screens::overlay_page::opening_button;
use crate::screens::together::room::Room;

/// The button that opens the page, where there is something to arrange.
pub(crate) fn button(room: &Room) -> Option<impl bevy::prelude::Bundle> {
    let is_on = room.takes_days() && room.is_playing();
    is_on.then(|| opening_button(words::OPEN, "pause.absences", Overlay::Absences))
}
