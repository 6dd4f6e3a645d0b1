//! What hands do: pointer, drag, throw gesture and keys become requests to the referee.
//!
//! Knows views only. Whether something is allowed is the referee's to say: what the rules refuse comes back with the
//! reason and is shown; only what is no action at all (taking another's die in Assisted mode) is answered here.

mod drag;
mod hands;
mod highlight;
mod keys;
mod pointer;
mod throw_gesture;

use bevy::prelude::*;

use crate::games::Listed;
use crate::games::stack::Stack;
use crate::rules::die::DieId;
use crate::table::phase::MatchSystems;
use crate::table::view::MatchView;

pub use hands::Hands;
pub use pointer::{Hovered, PointerAt};
pub use throw_gesture::{Aim, power_of_speed};

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

/// Something to tell the person at the pointer and in the status line: a refused act and why, a hint.
#[derive(Message, Clone, Debug, PartialEq)]
pub struct Notice {
    /// One plain sentence.
    pub text: String,
    /// The rule behind it, as in `S-4`.
    pub rule: Option<&'static str>,
    /// The die it is about, which shakes.
    pub die: Option<DieId>,
}

/// Steps within [`MatchSystems::CollectRequests`].
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum InputSystems {
    /// Where the pointer is and what lies under it.
    Look,
    /// What it and the keys do.
    Act,
    /// How the table shows what is chosen.
    Mark,
}

/// What hands do at a match of Stack, and at no other game's.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct StackHands;

/// Whether no other game than Stack is on the table.
fn no_other_game(view: Option<Res<MatchView>>) -> bool {
    view.is_none_or(|view| Stack::of_view(&view.view).is_some())
}

/// Everything hands do.
pub struct InputPlugin;

impl Plugin for InputPlugin {
    fn build(&self, app: &mut App) {
        app.init_resource::<Selection>().add_message::<Notice>().configure_sets(
            Update,
            (InputSystems::Look, InputSystems::Act, InputSystems::Mark)
                .chain()
                .in_set(MatchSystems::CollectRequests),
        );
        app.configure_sets(Update, StackHands.run_if(no_other_game));
        app.add_plugins((
            pointer::plugin,
            drag::plugin,
            throw_gesture::plugin,
            keys::plugin,
            highlight::plugin,
            hands::plugin,
        ));
    }
}
