//! The hands of the card games put together.

use bevy::prelude::*;

use crate::play::skip_bo::hands::choice::{CardChoice, CardHandsSystems};
use crate::play::skip_bo::hands::{acting, keys, look, mark, mouse, throw};
use crate::play::skip_bo::seen::CardMatch;
use crate::table::phase::reset;

pub(crate) fn plugin(app: &mut App) {
    app.configure_sets(Update, CardHandsSystems.run_if(in_state(CardMatch)))
        .init_resource::<CardChoice>()
        .add_systems(OnExit(CardMatch), reset::<CardChoice>)
        .add_plugins((
            look::plugin,
            acting::plugin,
            throw::plugin,
            mouse::plugin,
            keys::plugin,
            mark::plugin,
        ));
}
