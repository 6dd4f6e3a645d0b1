//! What a card table waits for: the score of a round is read.

use bevy::prelude::*;

use crate::games::skip_bo::event::CardEvent;
use crate::play::skip_bo::seen::event;
use crate::screens::hud::told::Told;
use crate::screens::hud::waits::GateWaits;

/// Takes note of what the table waits for.
pub(crate) fn await_person(mut told: MessageReader<Told>, mut waits: ResMut<GateWaits>) {
    for event in told.read().filter_map(|Told(any)| event(any)) {
        if matches!(event, CardEvent::RoundScored { .. }) {
            waits.score = true;
        }
    }
}
