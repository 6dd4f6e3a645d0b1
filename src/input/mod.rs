//! What hands do: pointer, drag, throw gesture and keys become requests to the referee.
//!
//! Knows views only. Whether something is allowed is the referee's to say: what the rules refuse comes back with the
//! reason and is shown; only what is no action at all (taking another's die in Assisted mode) is answered here.

pub mod gamepad;
pub(crate) mod pointer;
pub(crate) mod ready;
mod skip;
pub(crate) mod spoken;
pub(crate) mod trail;

use bevy::prelude::*;

use crate::table::phase::MatchSystems;

pub use spoken::SpokenOf;

/// Something to tell the person at the pointer and in the status line: a refused act and why, a hint.
#[derive(Message, Clone, Debug, PartialEq)]
pub struct Notice {
    /// One plain sentence.
    pub text: String,
    /// The rule behind it, as in `S-4`.
    pub rule: Option<&'static str>,
    /// Whether something asked for was refused.
    pub refused: bool,
}

/// Steps within [`MatchSystems::CollectRequests`].
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum InputSystems {
    /// Where the pointer is and what lies under it.
    Look,
    /// What it and the keys do.
    Act,
    /// How the table shows what is chosen.
    Mark,
}

/// Everything hands do.
pub struct InputPlugin;

impl Plugin for InputPlugin {
    fn build(&self, app: &mut App) {
        app.init_resource::<SpokenOf>().add_message::<Notice>().configure_sets(
            Update,
            (InputSystems::Look, InputSystems::Act, InputSystems::Mark)
                .chain()
                .in_set(MatchSystems::CollectRequests),
        );
        app.add_plugins((
            pointer::plugin,
            trail::plugin,
            skip::plugin,
            crate::play::stack::hands::plugin,
            crate::play::skip_bo::hands::plugin,
            crate::play::skip_bo_dice::hands::plugin,
            gamepad::plugin,
        ));
    }
}
