//! The frames around the table during a match: the score, whose turn it is, what just happened, what can be pressed.
//!
//! Reads [`host::view::MatchView`] and the journal, and sends requests as messages. Must not know the game
//! state, nor how dice are thrown or drawn.

pub(crate) mod banner;
pub(crate) mod banter;
pub(crate) mod bottom;
pub(crate) mod bubble;
mod captions;
pub(crate) mod counting;
pub(crate) mod events;
pub(crate) mod explained;
pub(crate) mod frame;
pub mod gate;
pub(crate) mod hint;
mod in_words;
pub mod log;
pub(crate) mod moods;
pub(crate) mod notices;
pub(crate) mod points;
pub(crate) mod portraits;
mod press_key;
mod replay;
pub(crate) mod rolled;
pub(crate) mod sheet;
pub(crate) mod since;
pub(crate) mod things;
pub(crate) mod thinking;
mod top_bar;
pub(crate) mod tutorial;
#[cfg(test)]
mod woken;
pub(crate) mod words;

use bevy::prelude::*;

use window_kit::table::phase::MatchSystems;
use window_kit::window::steps::HudSystems;

pub(crate) fn plugin(app: &mut App) {
    app.configure_sets(
        Update,
        (HudSystems::Read, HudSystems::Tell, HudSystems::Show)
            .chain()
            .in_set(MatchSystems::Present),
    )
    .add_plugins((
        events::plugin,
        frame::plugin,
        gate::plugin,
        top_bar::plugin,
        bottom::plugin,
        banner::plugin,
        points::plugin,
        press_key::plugin,
        notices::plugin,
        log::plugin,
        sheet::plugin,
        counting::plugin,
        hint::plugin,
        tutorial::plugin,
        words::plugin,
    ))
    .add_plugins((
        since::plugin,
        thinking::plugin,
        replay::plugin,
        rolled::plugin,
        captions::plugin,
        in_words::plugin,
        explained::plugin,
        bubble::plugin,
        banter::plugin,
        moods::plugin,
        things::plugin,
    ));
}
