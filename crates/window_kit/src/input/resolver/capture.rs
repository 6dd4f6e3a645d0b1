//! What is pressed while a player chooses an input for an action. It means nothing else.

use bevy::ecs::system::SystemParam;
use bevy::input::ButtonState;
use bevy::input::gamepad::GamepadButtonStateChangedEvent;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::input::mouse::{MouseButtonInput, MouseWheel};
use bevy::input::touch::Touches;
use bevy::prelude::*;

use crate::intents::capture::Capture;
use crate::intents::{Holder, Input, MeanIntent, Modifier, is_bindable, letter};

/// The modifiers that a chord can have.
const MODIFIERS: [Modifier; 3] = [Modifier::Control, Modifier::Alt, Modifier::Shift];

/// All messages about presses.
#[derive(SystemParam)]
pub(super) struct Presses<'w> {
    keys: ResMut<'w, Messages<KeyboardInput>>,
    clicks: ResMut<'w, Messages<MouseButtonInput>>,
    wheel: ResMut<'w, Messages<MouseWheel>>,
    pads: ResMut<'w, Messages<GamepadButtonStateChangedEvent>>,
    /// `None` in an app without touch.
    touches: Option<Res<'w, Touches>>,
}

/// How far the messages have been read.
#[derive(Default)]
pub(super) struct Read {
    keys: bevy::ecs::message::MessageCursor<KeyboardInput>,
    clicks: bevy::ecs::message::MessageCursor<MouseButtonInput>,
    wheel: bevy::ecs::message::MessageCursor<MouseWheel>,
    pads: bevy::ecs::message::MessageCursor<GamepadButtonStateChangedEvent>,
}

/// Takes the first press for the action that is being bound. Escape, a left click, a finger and a press on another
/// device end the wait. What is let go meanwhile is let go.
pub(super) fn capture(
    mut presses: Presses,
    mut read: Local<Read>,
    mut held: Local<Option<Modifier>>,
    mut capture: ResMut<Capture>,
    mut means: MessageWriter<MeanIntent>,
) {
    let Some(wanted) = capture.wanted() else {
        // What was pressed before is not for the action.
        read.keys.clear(&presses.keys);
        read.clicks.clear(&presses.clicks);
        read.wheel.clear(&presses.wheel);
        read.pads.clear(&presses.pads);
        *held = None;
        return;
    };
    let mut found: Vec<Option<Input>> = Vec::new();
    for typed in read.keys.read(&presses.keys) {
        let key = typed.key_code;
        let modifier = MODIFIERS.into_iter().find(|modifier| modifier.keys().contains(&key));
        if typed.state == ButtonState::Released {
            means.write(MeanIntent::End(Holder::Key(key)));
            if modifier.is_some() && *held == modifier {
                // It was pressed alone.
                found.push(Some(Input::Key(key)));
            }
            continue;
        }
        if typed.repeat || !is_bindable(key) {
            continue;
        }
        let typed_letter = match &typed.logical_key {
            Key::Character(typed) if wanted.by_letter => letter(typed),
            _ => None,
        };
        match (modifier, typed_letter, *held) {
            _ if key == KeyCode::Escape => found.push(None),
            (Some(modifier), ..) => *held = Some(modifier),
            (None, Some(letter), None | Some(Modifier::Shift)) => found.push(Some(Input::Letter(letter))),
            (None, _, Some(modifier)) => found.push(Some(Input::Chord(modifier, key))),
            (None, None, None) => found.push(Some(Input::Key(key))),
        }
    }
    for click in read.clicks.read(&presses.clicks) {
        if click.state == ButtonState::Released {
            means.write(MeanIntent::End(Holder::Mouse(click.button)));
        } else if click.button == MouseButton::Left {
            found.push(None);
        } else {
            found.push(Some(Input::Mouse(click.button)));
        }
    }
    for wheel in read.wheel.read(&presses.wheel) {
        if wheel.y != 0.0 {
            found.push(Some(if wheel.y > 0.0 {
                Input::WheelUp
            } else {
                Input::WheelDown
            }));
        }
    }
    for change in read.pads.read(&presses.pads) {
        if change.state == ButtonState::Released {
            means.write(MeanIntent::End(Holder::Button(change.entity, change.button)));
        } else {
            found.push(Some(Input::Pad(change.button)));
        }
    }
    if presses
        .touches
        .as_ref()
        .is_some_and(|touches| touches.any_just_pressed())
    {
        found.push(None);
    }
    match found.first() {
        Some(Some(input)) => capture.press(*input),
        Some(None) => capture.cancel(),
        None => {}
    }
    presses.keys.clear();
    presses.clicks.clear();
    presses.wheel.clear();
    presses.pads.clear();
}
