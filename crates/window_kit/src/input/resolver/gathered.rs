//! What is meant in a frame, from the messages of all sources.

use bevy::prelude::*;
use bevy::window::RequestRedraw;

use crate::input::gamepad::place::Where;
use crate::intents::{Bindings, Holder, Intent, IntentStates, MeanIntent};
use crate::settings::Settings;

/// Begins a frame of intents with what the sources wrote.
pub(super) fn gather(
    mut meant: MessageReader<MeanIntent>,
    (bindings, settings, at): (Res<Bindings>, Option<Res<Settings>>, Where),
    mut states: ResMut<IntentStates>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    states.begin_frame();
    // What is held can be turned on by one press and off by the next.
    let toggles = settings.is_some_and(|settings| settings.toggle_held);
    // What was turned on by a press ends with the place where it counts.
    let counts = |intent: Intent| {
        let mut slots = bindings.slots();
        slots.any(|slot| slot.intent == intent && at.counts(slot.context))
    };
    states.release_if(|held| matches!(held.by, Holder::Toggled(intent) if !toggles || !counts(intent)));
    for message in meant.read() {
        match *message {
            MeanIntent::Begin(meant) if toggles && meant.by != Holder::Once && bindings.is_held(meant.intent) => {
                states.toggle(meant);
            }
            MeanIntent::Begin(meant) => states.begin(meant),
            MeanIntent::End(by) => states.release(by),
        }
    }
    // What lasts one frame ends in the next one.
    if states.held().iter().any(|held| held.by == Holder::Once) {
        redraw.write(RequestRedraw);
    }
}
