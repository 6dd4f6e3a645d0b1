//! The input plugin of the card games.

use bevy::prelude::*;

use crate::play::skip_bo::hands::choice::CardHandsSystems;
use crate::play::skip_bo::hands::{acting, keys, look, mark, mouse, throw};
use crate::play::skip_bo::seen::CardMatch;

pub(crate) fn plugin(app: &mut App) {
    app.configure_sets(Update, CardHandsSystems.run_if(in_state(CardMatch)))
        .add_plugins((
            look::plugin,
            acting::plugin,
            throw::plugin,
            mouse::plugin,
            keys::plugin,
            mark::plugin,
        ));
}
