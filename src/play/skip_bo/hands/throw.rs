//! Rolling the die: by a flick over its tray, a click on it, a key, the large button, or a gamepad's stick.

use bevy::prelude::*;

use crate::play::skip_bo::hands::choice::CardHandsSystems;
use crate::play::skip_bo::hands::look::{CardThing, Pointed};
use host::request::ManualThrow;
use rules::ids::SeatId;
use tabletop::throw::ThrowGesture;
use window_kit::input::gamepad::pull::Slings;
use window_kit::input::pointer::PointerAt;
use window_kit::input::ready::Ready;
use window_kit::input::trail::Trail;
use window_kit::intents::Intents;
use window_kit::intents::general::THROW;
use window_kit::window::intent::{PrimaryPressed, ui_has_focus};
use window_kit::window::steps::InputSystems;

/// At this speed or more a release is a flick, and its speed sets the power of the throw, in die edges per second.
const FLICK_SPEED: f32 = 7.0;

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            throw_by_hand,
            throw_by_key.run_if(not(ui_has_focus)),
            throw_by_button,
            throw_by_stick,
        )
            .in_set(InputSystems::Act)
            .in_set(CardHandsSystems),
    );
}

/// The person whose throw the table waits for, while no overlay is open.
pub(crate) fn awaited(ready: &Ready) -> Option<SeatId> {
    let awaited = ready.view().awaited.as_ref()?;
    ready.is_free().then_some(awaited.seat)
}

/// The throw of that person.
fn given(ready: &Ready, gesture: Option<ThrowGesture>) -> Option<ManualThrow> {
    let awaited = ready.view().awaited.as_ref().filter(|_| ready.is_free())?;
    Some(awaited.given(gesture))
}

fn throw_by_hand(
    (at, pointed): (Res<PointerAt>, Res<Pointed>),
    trail: Res<Trail>,
    ready: Ready,
    mut from: Local<Option<Vec2>>,
    mut throws: MessageWriter<ManualThrow>,
) {
    if at.is_cancelled() {
        *from = None;
    }
    if at.just_pressed() {
        *from = pointed.at.filter(|_| pointed.thing == Some(CardThing::Die));
    }
    if !at.just_released() {
        return;
    }
    let Some(from) = from.take() else { return };
    throws.write_batch(given(&ready, trail.throw_from(from, FLICK_SPEED)));
}

fn throw_by_key(intents: Intents, ready: Ready, mut throws: MessageWriter<ManualThrow>) {
    if intents.just(THROW) {
        throws.write_batch(given(&ready, None));
    }
}

fn throw_by_stick(slings: Slings, ready: Ready, mut throws: MessageWriter<ManualThrow>) {
    if let (Some(sling), Some(seat)) = (slings.thrown(), awaited(&ready)) {
        throws.write_batch(given(&ready, slings.of_seat(seat, sling)));
    }
}

fn throw_by_button(mut pressed: MessageReader<PrimaryPressed>, ready: Ready, mut throws: MessageWriter<ManualThrow>) {
    if pressed.read().count() > 0 {
        throws.write_batch(given(&ready, None));
    }
}
