//! The hands of Stack put together.

use bevy::prelude::*;

use crate::catalog::Listed;
use crate::games::stack::state::Stack;
use crate::play::stack::hands::chosen::StackHands;
use crate::play::stack::hands::{acting, drag, highlight, keys, throw_gesture};
use crate::table::view::MatchView;

/// Whether no other game than Stack is on the table.
fn no_other_game(view: Option<Res<MatchView>>) -> bool {
    view.is_none_or(|view| Stack::of_view(&view.view).is_some())
}

pub(crate) fn plugin(app: &mut App) {
    app.configure_sets(Update, StackHands.run_if(no_other_game));
    app.add_plugins((
        drag::plugin,
        throw_gesture::plugin,
        keys::plugin,
        highlight::plugin,
        acting::plugin,
    ));
}
