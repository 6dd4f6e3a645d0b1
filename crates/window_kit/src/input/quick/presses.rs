//! Taps of keys, mouse buttons and gamepad buttons within one frame: the release waits for the next frame.
//!
//! The engine reports in the same frame that a key was just pressed and that it was just released, but not in which
//! order, and not that it was held. A gesture that begins with the press and lasts while the key is held would never
//! end.

use bevy::input::gamepad::{GamepadButton, GamepadButtonStateChangedEvent, gamepad_event_processing_system};
use bevy::input::keyboard::{KeyboardFocusLost, KeyboardInput, keyboard_input_system};
use bevy::input::mouse::{MouseButtonInput, mouse_button_input_system};
use bevy::input::{ButtonState, InputSystems};
use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::late::Late;

/// The most presses and releases that wait: nobody types so far ahead of the frames.
const MOST: usize = 64;

/// The systems that split quick presses, after all key messages were written.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct SplitPresses;

/// A message about a key or a button.
trait Press: Message + Clone {
    /// The type that identifies a key or button.
    type Which: Copy + PartialEq;

    /// The key or button and its new state; `None` for the repeat of a held key.
    fn change(&self) -> Option<(Self::Which, ButtonState)>;

    /// Whether this message presses a key, or repeats a held one.
    fn presses(&self) -> bool {
        self.change().is_some_and(|(_, state)| state == ButtonState::Pressed)
    }

    /// Whether this key changes the meaning of others: those of one frame have the modifiers of its end.
    fn is_modifier(which: Self::Which) -> bool;

    /// Whether its press ends what was typed, so that what comes after it waits.
    fn ends(_: Self::Which) -> bool {
        false
    }
}

impl Press for KeyboardInput {
    type Which = KeyCode;

    fn change(&self) -> Option<(KeyCode, ButtonState)> {
        (!self.repeat).then_some((self.key_code, self.state))
    }

    fn presses(&self) -> bool {
        self.state == ButtonState::Pressed
    }

    fn is_modifier(which: KeyCode) -> bool {
        use KeyCode as K;
        matches!(
            which,
            K::AltLeft
                | K::AltRight
                | K::ControlLeft
                | K::ControlRight
                | K::ShiftLeft
                | K::ShiftRight
                | K::SuperLeft
                | K::SuperRight
        )
    }

    fn ends(which: KeyCode) -> bool {
        matches!(which, KeyCode::Enter | KeyCode::NumpadEnter)
    }
}

impl Press for MouseButtonInput {
    type Which = MouseButton;

    fn change(&self) -> Option<(MouseButton, ButtonState)> {
        Some((self.button, self.state))
    }

    fn is_modifier(_: MouseButton) -> bool {
        false
    }
}

impl Press for GamepadButtonStateChangedEvent {
    type Which = (Entity, GamepadButton);

    fn change(&self) -> Option<(Self::Which, ButtonState)> {
        Some(((self.entity, self.button), self.state))
    }

    fn is_modifier(_: Self::Which) -> bool {
        false
    }
}

/// Divides messages into those of this frame and those of the next one. A release that comes too early waits alone, as
/// fast typists press the next key meanwhile. Presses stay in their order, so if a press waits, everything after it
/// waits. What comes after Enter waits too: it is meant for what Enter leads to. So does a modifier that changes after
/// another key was pressed, with everything after it: that key is read with the modifiers of the end of its frame.
fn sort<M: Press>(came: &[M]) -> (Vec<M>, Vec<M>) {
    let mut changed: Vec<M::Which> = Vec::new();
    let (mut has_pressed, mut all_wait) = (false, false);
    let mut waits = |message: &M| {
        if all_wait {
            return true;
        }
        let Some((which, state)) = message.change() else {
            has_pressed |= message.presses();
            return false;
        };
        let is_modifier = M::is_modifier(which);
        if changed.contains(&which) || is_modifier && has_pressed {
            all_wait = state == ButtonState::Pressed || is_modifier;
            return true;
        }
        changed.push(which);
        has_pressed |= message.presses() && !is_modifier;
        all_wait = state == ButtonState::Pressed && M::ends(which);
        false
    };
    let (later, now) = came.iter().cloned().partition(|message| waits(message));
    (now, later)
}

fn split_keys(
    mut keyboard: ResMut<Messages<KeyboardInput>>,
    mut focus_lost: MessageReader<KeyboardFocusLost>,
    mut late: Local<Late<KeyboardInput>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    // When the focus is lost, the engine releases all keys. A press that came later would never be released.
    if focus_lost.read().count() > 0 {
        late.forget();
    }
    if late.hand_on(&mut keyboard, MOST, sort) {
        redraw.write(RequestRedraw);
    }
}

fn split_buttons(
    mut buttons: ResMut<Messages<MouseButtonInput>>,
    mut late: Local<Late<MouseButtonInput>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if late.hand_on(&mut buttons, MOST, sort) {
        redraw.write(RequestRedraw);
    }
}

fn split_pad_buttons(
    mut buttons: ResMut<Messages<GamepadButtonStateChangedEvent>>,
    mut late: Local<Late<GamepadButtonStateChangedEvent>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if late.hand_on(&mut buttons, MOST, sort) {
        redraw.write(RequestRedraw);
    }
}

pub(in crate::input) fn plugin(app: &mut App) {
    app.configure_sets(
        PreUpdate,
        SplitPresses
            .in_set(InputSystems)
            .before(keyboard_input_system)
            .before(mouse_button_input_system),
    )
    .add_systems(
        PreUpdate,
        (
            split_keys,
            split_buttons,
            split_pad_buttons.after(gamepad_event_processing_system),
        )
            .in_set(SplitPresses),
    );
}
