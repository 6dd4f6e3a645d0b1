//! How hands play Stack: choosing a die, putting it on another, rolling it.

mod acting;
mod drag;
mod highlight;
mod keys;
mod throw_gesture;

use bevy::prelude::*;

use crate::catalog::Listed;
use crate::games::stack::state::Stack;
use crate::rules::die::DieId;
use crate::table::view::MatchView;

/// What a person at this table has chosen so far.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub enum Selection {
    /// Nothing.
    #[default]
    None,
    /// A die, to be placed or rolled.
    Die(DieId),
    /// A die in the hand, about to be thrown.
    Aiming(DieId),
}

impl Selection {
    /// The chosen die.
    pub const fn die(self) -> Option<DieId> {
        match self {
            Self::None => None,
            Self::Die(die) | Self::Aiming(die) => Some(die),
        }
    }
}

/// What hands do at a match of Stack, and at no other game's.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct StackHands;

/// Whether no other game than Stack is on the table.
fn no_other_game(view: Option<Res<MatchView>>) -> bool {
    view.is_none_or(|view| Stack::of_view(&view.view).is_some())
}

pub(crate) fn plugin(app: &mut App) {
    app.configure_sets(Update, StackHands.run_if(no_other_game));
    app.init_resource::<Selection>().add_plugins((
        drag::plugin,
        throw_gesture::plugin,
        keys::plugin,
        highlight::plugin,
        crate::play::stack::hands::acting::plugin,
    ));
}
