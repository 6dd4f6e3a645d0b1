//! The frames around the table during a match: what stands, whose turn it is, what just happened, what can be pressed.
//!
//! Reads [`crate::table::view::MatchView`] and the journal, and asks by messages. Must not know the game state, nor how
//! dice are thrown or drawn.

mod banner;
mod bottom;
mod cards;
pub mod coach;
mod dice_game;
mod frame;
pub mod gate;
mod hint;
pub mod log;
mod notices;
mod points;
mod press_key;
mod replay;
mod rolled;
mod sheet;
mod stack;
mod thinking;
mod told;
mod top_bar;
mod words;

use bevy::prelude::*;

use crate::app::{Overlay, Screen};
use crate::input::Notice;
use crate::table::phase::MatchSystems;

pub use gate::GateWaits;
pub use notices::{ShownNotice, StatusNotice};

/// The large button was pressed for something the hands do: throw or pass, whichever is due. Opening throws and score
/// sheets are not meant by it.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct PrimaryPressed;

/// Steps within [`MatchSystems::Present`].
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum HudSystems {
    /// What happened is read from the journal.
    Read,
    /// The game that is played says what there is to say of it.
    Tell,
    /// It is shown.
    Show,
}

pub(super) fn plugin(app: &mut App) {
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
            stack::plugin,
            cards::plugin,
            dice_game::plugin,
            replay::plugin,
            rolled::plugin,
        ));
}

/// Whether the match is on the screen and nothing lies over it.
fn at_the_table(screen: Res<State<Screen>>, overlay: Res<State<Overlay>>) -> bool {
    *screen.get() == Screen::Match && *overlay.get() == Overlay::None
}
