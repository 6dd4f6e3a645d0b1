//! Input for the card games: choosing and placing a card, using the die, slips by Table rules.
//!
//! [`choice`] has the choice and where it can go by the legal actions; `look` finds what is under the pointer;
//! `acting` has the ways to act that mouse (`mouse`) and keys (`keys`) share; `mark` highlights the result on the
//! table.

pub(crate) mod acting;
pub mod choice;
pub(crate) mod keys;
pub(crate) mod look;
mod mark;
mod mouse;
mod things;
mod throw;

use bevy::prelude::*;

use crate::play::skip_bo::card_match::CardMatch;
use crate::play::skip_bo::hands::choice::CardHandsSystems;

pub use crate::play::skip_bo::hands::choice::CardChoice;

pub(crate) fn plugin(app: &mut App) {
    app.configure_sets(Update, CardHandsSystems.run_if(in_state(CardMatch)))
        .add_plugins((
            look::plugin,
            acting::plugin,
            throw::plugin,
            mouse::plugin,
            keys::plugin,
            mark::plugin,
            things::plugin,
        ));
}
