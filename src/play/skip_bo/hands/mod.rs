//! How hands play the card games: choosing a card and putting it somewhere, using the die, slips by Table rules.
//!
//! [`choice`] is what is chosen, and where it can go by the legal actions; `look` what lies under the pointer; `hands` the
//! ways of acting that mouse (`mouse`) and keys (`keys`) share; `mark` how the table shows it.

pub(crate) mod acting;
pub mod choice;
mod keys;
pub(crate) mod look;
mod mark;
mod mouse;
mod throw;

use bevy::prelude::*;

use crate::games::skip_bo::seen::seen;
use crate::table::view::MatchView;

pub use crate::play::skip_bo::hands::choice::CardChoice;

/// What hands do at a card game, and at no other.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct CardHandsSystems;

/// Whether a card game is on the table.
pub fn playing_cards(view: Option<Res<MatchView>>) -> bool {
    view.is_some_and(|view| seen(&view.view).is_some())
}

pub(crate) fn plugin(app: &mut App) {
    app.configure_sets(Update, CardHandsSystems.run_if(playing_cards))
        .init_resource::<CardChoice>()
        .add_plugins((
            look::plugin,
            crate::play::skip_bo::hands::acting::plugin,
            throw::plugin,
            mouse::plugin,
            keys::plugin,
            mark::plugin,
        ));
}
