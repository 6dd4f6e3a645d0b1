//! The frames around the table during a match: what stands, whose turn it is, what just happened, what can be pressed.
//!
//! Reads [`crate::table::view::MatchView`] and the journal, and asks by messages. Must not know the game state, nor how
//! dice are thrown or drawn.

pub(crate) mod banner;
pub(crate) mod bottom;
pub mod coach;
pub(crate) mod frame;
pub mod gate;
pub(crate) mod hint;
pub mod log;
pub(crate) mod notices;
pub(crate) mod points;
mod press_key;
mod replay;
mod rolled;
pub(crate) mod sheet;
pub(crate) mod thinking;
pub(crate) mod told;
mod top_bar;
pub(crate) mod words;

use bevy::prelude::*;

use crate::app::{Overlay, Screen};
use crate::input::Notice;
use crate::table::phase::MatchSystems;

/// The large button was pressed for something the hands do: throw or pass, whichever is due. Opening throws and score
/// sheets are not meant by it.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct PrimaryPressed;

/// Steps within [`MatchSystems::Present`].
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum HudSystems {
    /// What happened is read from the journal.
    Read,
    /// The game that is played says what there is to say of it.
    Tell,
    /// It is shown.
    Show,
}

pub(crate) fn plugin(app: &mut App) {
    app.add_message::<PrimaryPressed>()
        // The hands send it; a program without hands has none.
        .add_message::<Notice>()
        .configure_sets(
            Update,
            (HudSystems::Read, HudSystems::Tell, HudSystems::Show)
                .chain()
                .in_set(MatchSystems::Present),
        )
        .add_plugins((
            told::plugin,
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
            hint::plugin,
            coach::plugin,
            words::plugin,
        ))
        .add_plugins((
            thinking::plugin,
            crate::play::stack::hud::plugin,
            crate::play::skip_bo::hud::plugin,
            crate::play::skip_bo_dice::hud::plugin,
            replay::plugin,
            rolled::plugin,
        ));
}

/// Whether the match is on the screen and nothing lies over it.
fn at_the_table(screen: Res<State<Screen>>, overlay: Res<State<Overlay>>) -> bool {
    *screen.get() == Screen::Match && *overlay.get() == Overlay::None
}
