//! How hands play the card games: choosing a card and putting it somewhere, using the die, slips by Table rules.
//!
//! [`choice`] is what is chosen, and where it can go by the legal actions; `look` what lies under the pointer; `hands` the
//! ways of acting that mouse (`mouse`) and keys (`keys`) share; `mark` how the table shows it.

pub mod choice;
mod hands;
mod keys;
mod look;
mod mark;
mod mouse;
mod throw;

use bevy::prelude::*;

use crate::games::skip_bo::seen::seen;
use crate::table::view::MatchView;

pub use choice::CardChoice;
pub use hands::CardHands;
pub use look::{CardThing, LookedAt, Pointed};

/// What hands do at a card game, and at no other.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct CardHandsSystems;

/// Whether a card game is on the table.
pub fn playing_cards(view: Option<Res<MatchView>>) -> bool {
    view.is_some_and(|view| seen(&view.view).is_some())
}

pub(super) fn plugin(app: &mut App) {
    app.configure_sets(Update, CardHandsSystems.run_if(playing_cards))
        .init_resource::<CardChoice>()
        .add_plugins((
            look::plugin,
            hands::plugin,
            throw::plugin,
            mouse::plugin,
            keys::plugin,
            mark::plugin,
        ));
}
