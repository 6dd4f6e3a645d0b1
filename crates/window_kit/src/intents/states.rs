//! What is meant in this frame. Like Bevy's `ButtonInput`, the state is valid for exactly one frame, whatever the
//! time of the table does; messages would stay for several frames while no fixed step runs.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::intent::Intent;
use super::source::Source;

/// Asks to mean something for one frame: a click on a key hint. It is pressed in the next frame and
/// released in the one after it.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct MeanIntent {
    /// What.
    pub intent: Intent,
    /// From where.
    pub source: Source,
}

/// The part of a device that holds an intent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Holder {
    /// A key, by its position.
    Key(KeyCode),
    /// A mouse button.
    Mouse(MouseButton),
    /// A button of a gamepad.
    Button(Entity, GamepadButton),
    /// The left stick of a gamepad.
    Stick(Entity),
    /// A press that turned it on; the next press turns it off.
    Toggled(Intent),
    /// Nothing: it is over in the next frame.
    Once,
}

/// An intent that is held.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Held {
    pub(crate) intent: Intent,
    pub(crate) source: Source,
    pub(crate) by: Holder,
}

/// What is held, and what began and ended in this frame.
#[derive(Resource, Clone, Debug, Default)]
pub struct IntentStates {
    held: Vec<Held>,
    pressed: Vec<Held>,
    released: Vec<Held>,
}

impl IntentStates {
    /// Begins a frame: forgets what began and ended in the last one, and ends what lasts one frame.
    pub fn begin_frame(&mut self) {
        self.pressed.clear();
        self.released.clear();
        self.release(Holder::Once);
    }

    /// An intent begins. A holder that holds it already begins nothing.
    pub fn press(&mut self, intent: Intent, source: Source, by: Holder) {
        let held = Held { intent, source, by };
        if by == Holder::Once || !self.held.contains(&held) {
            self.held.push(held);
            self.pressed.push(held);
        }
    }

    /// A press of an intent that is turned on by one press and off by the next.
    pub(crate) fn toggle(&mut self, intent: Intent, source: Source) {
        let by = Holder::Toggled(intent);
        if self.held.iter().any(|held| held.by == by) {
            self.release(by);
        } else {
            self.press(intent, source, by);
        }
    }

    /// A holder holds nothing any more.
    pub fn release(&mut self, by: Holder) {
        self.release_if(|held| held.by == by);
    }

    /// Some holders hold nothing any more.
    pub(crate) fn release_if(&mut self, ends: impl Fn(&Held) -> bool) {
        let (ended, stay) = self.held.iter().copied().partition(ends);
        self.held = stay;
        self.released.extend::<Vec<Held>>(ended);
    }

    /// Whether a key, a button of a gamepad or a stick is held down for an intent: no mouse button, and nothing that one
    /// press turned on.
    pub fn is_held_down(&self, intent: Intent) -> bool {
        let by_hand = |by: &Holder| matches!(by, Holder::Key(_) | Holder::Button(..) | Holder::Stick(_));
        self.held.iter().any(|held| held.intent == intent && by_hand(&held.by))
    }

    /// What is held.
    pub(crate) fn held(&self) -> &[Held] {
        &self.held
    }

    /// What began in this frame, in its order.
    pub(crate) fn pressed(&self) -> &[Held] {
        &self.pressed
    }

    /// What ended in this frame, in its order.
    pub(crate) fn released(&self) -> &[Held] {
        &self.released
    }
}

/// What is meant in this frame.
#[derive(SystemParam)]
pub struct Intents<'w> {
    states: Res<'w, IntentStates>,
}

impl Intents<'_> {
    /// Whether an intent began in this frame.
    pub fn just(&self, intent: Intent) -> bool {
        self.just_by(intent).is_some()
    }

    /// Whether any of several intents began in this frame.
    pub fn any_just(&self, intents: impl IntoIterator<Item = Intent>) -> bool {
        intents.into_iter().any(|intent| self.just(intent))
    }

    /// Where an intent that began in this frame came from; the first place, if there are several.
    pub fn just_by(&self, intent: Intent) -> Option<Source> {
        let pressed = self.states.pressed.iter();
        pressed
            .filter(|held| held.intent == intent)
            .map(|held| held.source)
            .next()
    }

    /// The number of the member of a family that began in this frame, counted from 1; the lowest, if several did.
    pub fn just_nth(&self, family: Intent) -> Option<u8> {
        let of_family = |held: &&Held| held.intent.whole() == family && held.intent.number() > 0;
        let pressed = self.states.pressed.iter().filter(of_family);
        pressed.map(|held| held.intent.number()).min()
    }

    /// The members of a family that began in this frame, each with where it came from, in their order.
    pub fn each_just(&self, family: Intent) -> impl Iterator<Item = (Source, u8)> {
        let of_family = move |held: &&Held| held.intent.whole() == family && held.intent.number() > 0;
        let pressed = self.states.pressed.iter().filter(of_family);
        pressed.map(|held| (held.source, held.intent.number()))
    }

    /// Whether an intent is held.
    pub fn held(&self, intent: Intent) -> bool {
        self.states.held.iter().any(|held| held.intent == intent)
    }

    /// Whether an intent ended in this frame, and nothing else holds it.
    pub fn just_released(&self, intent: Intent) -> bool {
        !self.held(intent) && self.states.released.iter().any(|held| held.intent == intent)
    }
}

/// What an app without a resolver means, for tests of what reads intents.
#[cfg(any(test, feature = "testing"))]
pub mod testing {
    use super::*;

    /// Begins an intent and runs a frame, ends it and runs another frame.
    pub fn press(app: &mut App, intent: Intent) {
        let mut states = app.world_mut().get_resource_or_init::<IntentStates>();
        states.begin_frame();
        states.press(intent, Source::Keyboard, Holder::Once);
        app.update();
        app.world_mut().resource_mut::<IntentStates>().begin_frame();
        app.update();
    }
}
