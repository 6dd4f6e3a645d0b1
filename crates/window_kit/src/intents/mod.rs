//! What people mean, whatever they mean it with: keys, mouse, fingers, gamepads, clicks on key hints. What a screen
//! reader asks for is no intent: it presses the element or the thing on the table itself.
//!
//! An [`Intent`] is a name, such as "confirm" or "the second discard pile". `general` has those that no game owns; each
//! game has its own in its home. [`Bindings`] maps intents to inputs: the defaults, and what the player changed.
//! `crates/window_kit/src/input/resolver` turns what is pressed into messages, [`MeanIntent`], and gathers them and those
//! of other sources in [`IntentStates`]; [`Intents`] tells a system what is meant in this frame. Nothing here knows where the player is or what an intent does.

mod any_press;
pub mod bindings;
pub mod capture;
mod file;
pub mod general;
mod input;
mod intent;
mod meant;
pub mod presets;
pub mod rebinding;
mod source;
pub mod states;

use bevy::prelude::*;

pub use any_press::AnyPress;
pub use bindings::{Bindings, Slot};
pub use input::{DIGIT_KEYS, Input, Modifier, NUMBER_KEYS};
pub(crate) use input::{is_bindable, letter};
pub use intent::{Context, Further, GameIntents, Intent, IntentDef, OnPad, define};
pub use meant::{Holder, MeanIntent, Meant};
pub use source::Source;
pub use states::{IntentStates, Intents};

/// Adds the general intents. The games add theirs.
pub fn plugin(app: &mut App) {
    app.insert_resource(Bindings::general())
        .init_resource::<IntentStates>()
        .init_resource::<capture::Capture>()
        .add_message::<MeanIntent>();
}

/// Reads what the player changed from the file, and keeps every change there. To be called when the games are added.
pub fn keep(app: &mut App) {
    let kept = file::read(&mut app.world_mut().resource_mut::<Bindings>());
    app.insert_resource(kept).add_systems(Last, file::write);
}
