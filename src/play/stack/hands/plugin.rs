//! The input plugin of Stack.

use bevy::prelude::*;

use crate::play::stack::hands::chosen::StackHands;
use crate::play::stack::hands::{acting, drag, highlight, keys, throw_gesture};
use crate::presentation::badges::ShowBadges;
use crate::table::phase::{InMatch, playing, reset};
use games::stack::state::Stack;

pub(crate) fn plugin(app: &mut App) {
    app.configure_sets(Update, StackHands.run_if(playing::<Stack>))
        .add_systems(OnExit(InMatch), reset::<ShowBadges>)
        .add_plugins((
            drag::plugin,
            throw_gesture::plugin,
            keys::plugin,
            highlight::plugin,
            acting::plugin,
        ));
}
