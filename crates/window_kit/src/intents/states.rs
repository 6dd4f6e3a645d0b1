//! What is meant in this frame, gathered from the messages of all sources, as Bevy's `ButtonInput` is from those of the
//! devices. It is valid for exactly one frame, whatever the time of the table does.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::intent::Intent;
use super::meant::{Holder, MeanIntent, Meant};

/// What is held, and what began and ended in this frame.
#[derive(Resource, Clone, Debug, Default)]
pub struct IntentStates {
    held: Vec<Meant>,
    pressed: Vec<Meant>,
    released: Vec<Meant>,
}

impl IntentStates {
    /// Begins a frame: forgets what began and ended in the last one, and ends what lasts one frame.
    pub fn begin_frame(&mut self) {
        self.pressed.clear();
        self.released.clear();
        self.release(Holder::Once);
    }

    /// An intent begins. A holder that holds it already begins nothing.
    pub fn begin(&mut self, meant: Meant) {
        if meant.by == Holder::Once || !self.held.contains(&meant) {
            self.held.push(meant);
            self.pressed.push(meant);
        }
    }

    /// A press of an intent that is turned on by one press and off by the next.
    pub(crate) fn toggle(&mut self, meant: Meant) {
        let by = Holder::Toggled(meant.intent);
        if self.held.iter().any(|held| held.by == by) {
            self.release(by);
        } else {
            self.begin(Meant { by, ..meant });
        }
    }

    /// A holder holds nothing any more.
    pub fn release(&mut self, by: Holder) {
        self.release_if(|held| held.by == by);
    }

    /// Some holders hold nothing any more.
    pub(crate) fn release_if(&mut self, ends: impl Fn(&Meant) -> bool) {
        let (ended, stay) = self.held.iter().copied().partition(ends);
        self.held = stay;
        self.released.extend::<Vec<Meant>>(ended);
    }

    /// The messages by which all of these holders let go of what they hold.
    pub(crate) fn ends(&self, which: impl Fn(Holder) -> bool) -> impl Iterator<Item = MeanIntent> {
        let held = self.held.iter().map(|held| held.by);
        held.filter(move |by| which(*by)).map(MeanIntent::End)
    }

    /// Whether a key, a button of a gamepad or a stick is held down for an intent: no mouse button, and nothing that one
    /// press turned on.
    pub fn is_held_down(&self, intent: Intent) -> bool {
        let by_hand = |by: &Holder| matches!(by, Holder::Key(_) | Holder::Button(..) | Holder::Stick(_));
        self.held.iter().any(|held| held.intent == intent && by_hand(&held.by))
    }

    /// What is held.
    pub(crate) fn held(&self) -> &[Meant] {
        &self.held
    }

    /// What began in this frame, in its order.
    pub(crate) fn pressed(&self) -> &[Meant] {
        &self.pressed
    }

    /// What ended in this frame, in its order.
    pub(crate) fn released(&self) -> &[Meant] {
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
        self.first_just(intent).is_some()
    }

    /// Whether any of several intents began in this frame.
    pub fn any_just(&self, intents: impl IntoIterator<Item = Intent>) -> bool {
        intents.into_iter().any(|intent| self.just(intent))
    }

    /// An intent that began in this frame, with its seat and source; the first, if it began several times.
    pub fn first_just(&self, intent: Intent) -> Option<&Meant> {
        self.states.pressed.iter().find(|meant| meant.intent == intent)
    }

    /// The number of the member of a family that began in this frame, counted from 1; the lowest, if several did.
    pub fn just_nth(&self, family: Intent) -> Option<u8> {
        let of_family = |held: &&Meant| held.intent.whole() == family && held.intent.number() > 0;
        let pressed = self.states.pressed.iter().filter(of_family);
        pressed.map(|held| held.intent.number()).min()
    }

    /// The members of a family that began in this frame, in their order.
    pub fn each_just(&self, family: Intent) -> impl Iterator<Item = &Meant> {
        let of_family = move |meant: &&Meant| meant.intent.whole() == family && meant.intent.number() > 0;
        self.states.pressed.iter().filter(of_family)
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
    use crate::intents::Source;

    /// Begins an intent and runs a frame, ends it and runs another frame.
    pub fn press(app: &mut App, intent: Intent) {
        let mut states = app.world_mut().get_resource_or_init::<IntentStates>();
        states.begin_frame();
        states.begin(Meant::new(intent, Source::Keyboard, Holder::Once));
        app.update();
        app.world_mut().resource_mut::<IntentStates>().begin_frame();
        app.update();
    }
}
