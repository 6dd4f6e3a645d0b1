//! How an intent begins: by a press, or by a press that turns it on or off.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::intents::states::Holder;
use crate::intents::{Bindings, Intent, IntentStates, Source};
use crate::settings::Settings;

/// How far the left stick must be pushed to count as a press of the D-pad, by default, and how far it must return
/// before the next press.
const PUSHED: f32 = 0.6;
const LET_GO: f32 = 0.25;

/// How intents begin.
#[derive(SystemParam)]
pub(super) struct Begun<'w> {
    pub(super) bindings: Res<'w, Bindings>,
    settings: Option<Res<'w, Settings>>,
}

impl Begun<'_> {
    /// Whether what is held is turned on by one press and off by the next.
    pub(super) fn toggles(&self) -> bool {
        self.settings.as_ref().is_some_and(|settings| settings.toggle_held)
    }

    /// How far the left stick must be pushed.
    pub(super) fn pushed(&self) -> f32 {
        self.settings.as_ref().map_or(PUSHED, |settings| settings.stick_push)
    }

    /// How far it must return before the next press.
    pub(super) fn returned(&self) -> f32 {
        self.pushed() - LET_GO
    }

    /// An intent begins, or what is held by a press ends by the next one.
    pub(super) fn begin(&self, states: &mut IntentStates, intent: Intent, source: Source, by: Holder) {
        if self.toggles() && self.bindings.is_held(intent) {
            states.toggle(intent, source);
        } else {
            states.press(intent, source, by);
        }
    }
}
