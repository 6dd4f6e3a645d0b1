//! The player's input: what is pressed becomes intents; pointer, drag, throw gesture and intents become requests to the
//! referee.
//!
//! Uses views only. The referee decides what is allowed: it refuses what the rules forbid and gives the reason, and
//! the refusal is shown. Only input that is no action at all is answered here.

pub mod aim;
#[cfg(test)]
mod every_action;
pub mod gamepad;
pub mod hint;
pub mod hints;
pub mod hold;
pub mod label;
mod letters;
#[cfg(test)]
mod named_by_hand;
pub mod pointer;
pub mod quick;
pub mod ready;
pub(crate) mod resolver;
pub mod steps;
#[cfg(any(test, feature = "testing"))]
pub mod testing;
pub(crate) mod touch;
pub mod trail;
mod widget_keys;

use bevy::prelude::*;

use crate::table::phase::MatchSystems;
use crate::window::intent::{MentionedActions, Notice, PrimaryPressed};
use crate::window::steps::InputSystems;

/// All input, without that of each game.
pub fn plugin(app: &mut App) {
    app.init_resource::<MentionedActions>()
        .add_message::<Notice>()
        .add_message::<PrimaryPressed>()
        .configure_sets(
            Update,
            (InputSystems::Look, InputSystems::Act, InputSystems::Mark)
                .chain()
                .in_set(MatchSystems::CollectRequests),
        );
    app.add_plugins((
        label::plugin,
        pointer::plugin,
        quick::plugin,
        touch::plugin,
        trail::plugin,
        ready::plugin,
        hold::plugin,
        gamepad::plugin,
        resolver::plugin,
        widget_keys::plugin,
    ));
}
