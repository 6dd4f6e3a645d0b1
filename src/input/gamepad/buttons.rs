//! Buttons, D-pad and left stick send key presses, so that every device uses the same code for an action.

use std::time::Duration;

use bevy::ecs::message::Messages;
use bevy::input::ButtonState;
use bevy::input::gamepad::{Gamepad, GamepadButton, GamepadButtonStateChangedEvent, gamepad_event_processing_system};
use bevy::input::keyboard::{Key, KeyboardInput, NativeKey};
use bevy::input::mouse::{MouseButtonInput, MouseWheel};
use bevy::math::CompassQuadrant;
use bevy::prelude::*;
use bevy::window::{CursorMoved, PrimaryWindow};

use super::meanings::Place;
use super::place::{LastUsed, Where};
use crate::input::quick::presses::{SplitPresses, TypedUntil};
use crate::window::state::{CloseOverlay, OpenOverlay, Overlay, Screen};

/// How far the left stick must be pushed to count as a press of the D-pad, and how far it must return before the next
/// press.
const PUSHED: f32 = 0.6;
const LET_GO: f32 = 0.35;
/// How long a direction is held before it repeats, and the time between repeats.
const REPEAT_AFTER: Duration = Duration::from_millis(400);
const REPEAT_EVERY: Duration = Duration::from_millis(130);

/// The part of a gamepad that holds keys down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Holder {
    Button(GamepadButton),
    Stick,
}

/// Keys that are held down.
#[derive(Clone, Debug)]
struct Held {
    pad: Entity,
    by: Holder,
    keys: Vec<KeyCode>,
    /// When they are pressed again; only for directions.
    again: Option<Duration>,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<LastUsed>().add_systems(
        PreUpdate,
        (notice_the_mouse, press_keys)
            .chain()
            .in_set(bevy::input::InputSystems)
            .after(gamepad_event_processing_system)
            .before(SplitPresses),
    );
}

fn notice_the_mouse(
    mut moved: MessageReader<CursorMoved>,
    mut pressed: MessageReader<MouseButtonInput>,
    mut wheel: MessageReader<MouseWheel>,
    mut last: ResMut<LastUsed>,
) {
    if moved.read().count() + pressed.read().count() + wheel.read().count() > 0 {
        last.set_if_neq(LastUsed::Keys);
    }
}

fn press_keys(
    mut buttons: MessageReader<GamepadButtonStateChangedEvent>,
    pads: Query<(Entity, &Gamepad)>,
    at: Where,
    time: Res<Time<Real>>,
    windows: Query<Entity, With<PrimaryWindow>>,
    mut keyboard: ResMut<Messages<KeyboardInput>>,
    mut typed: ResMut<TypedUntil>,
    mut held: Local<Vec<Held>>,
    mut last: ResMut<LastUsed>,
    (mut opens, mut closes): (MessageWriter<OpenOverlay>, MessageWriter<CloseOverlay>),
) {
    if typed.0.read(&keyboard).count() > 0 {
        last.set_if_neq(LastUsed::Keys);
    }
    let window = windows.single().unwrap_or(Entity::PLACEHOLDER);
    let mut send = |key: KeyCode, state, repeat| {
        keyboard.write(KeyboardInput {
            key_code: key,
            logical_key: logical(key),
            state,
            text: None,
            repeat,
            window,
        });
    };
    let now = time.elapsed();
    // A gamepad that was disconnected releases its keys.
    held.retain(|held| {
        let stays = pads.contains(held.pad);
        if !stays {
            held.keys
                .iter()
                .for_each(|key| send(*key, ButtonState::Released, false));
        }
        stays
    });
    let mut changes: Vec<(Entity, Holder, Option<GamepadButton>)> = Vec::new();
    for change in buttons.read() {
        let pressed = change.state == ButtonState::Pressed;
        changes.push((
            change.entity,
            Holder::Button(change.button),
            pressed.then_some(change.button),
        ));
    }
    for (pad, gamepad) in &pads {
        let stick = gamepad.left_stick();
        let holds = held.iter().any(|held| held.pad == pad && held.by == Holder::Stick);
        if holds && stick.length() < LET_GO {
            changes.push((pad, Holder::Stick, None));
        } else if !holds && stick.length() > PUSHED {
            changes.push((pad, Holder::Stick, Some(direction(stick))));
        }
    }
    for (pad, by, button) in changes {
        held.retain(|held| {
            let ends = held.pad == pad && held.by == by;
            if ends {
                held.keys
                    .iter()
                    .for_each(|key| send(*key, ButtonState::Released, false));
            }
            !ends
        });
        let Some(button) = button else { continue };
        last.set_if_neq(LastUsed::Pad(pad));
        if button == GamepadButton::Start {
            match (at.screen(), at.overlay()) {
                (Screen::Match, Overlay::None | Overlay::HandOver) => {
                    opens.write(OpenOverlay(Overlay::Pause));
                }
                (_, Overlay::Pause) => {
                    closes.write(CloseOverlay);
                }
                _ => {}
            }
            continue;
        }
        let keys = keys(&at, button);
        keys.iter().for_each(|key| send(*key, ButtonState::Pressed, false));
        held.push(Held {
            pad,
            by,
            again: is_direction(button).then_some(now + REPEAT_AFTER),
            keys,
        });
    }
    for held in held.iter_mut() {
        if held.again.is_some_and(|again| now >= again) {
            held.again = Some(now + REPEAT_EVERY);
            held.keys.iter().for_each(|key| send(*key, ButtonState::Pressed, true));
        }
    }
}

/// The keys that a button presses at the player's present place.
fn keys(at: &Where, button: GamepadButton) -> Vec<KeyCode> {
    let place = at.place();
    // Without focus, a direction moves the focus to the first element.
    if place == Place::Menu && is_direction(button) && !at.is_on_something() {
        return vec![KeyCode::Tab];
    }
    let mut keys = place.keys(button).to_vec();
    // A also skips animations, like Space.
    let at_table = !matches!(place, Place::Menu | Place::Field | Place::Replay);
    if button == GamepadButton::South && at_table && at.is_showing() {
        keys.push(KeyCode::Space);
    }
    keys
}

const fn is_direction(button: GamepadButton) -> bool {
    matches!(
        button,
        GamepadButton::DPadUp | GamepadButton::DPadDown | GamepadButton::DPadLeft | GamepadButton::DPadRight
    )
}

/// The D-pad button for the direction of a stick.
fn direction(stick: Vec2) -> GamepadButton {
    match Dir2::new(stick).map(CompassQuadrant::from) {
        Ok(CompassQuadrant::North) | Err(_) => GamepadButton::DPadUp,
        Ok(CompassQuadrant::South) => GamepadButton::DPadDown,
        Ok(CompassQuadrant::West) => GamepadButton::DPadLeft,
        Ok(CompassQuadrant::East) => GamepadButton::DPadRight,
    }
}

/// The logical key, which text fields use; letters have none.
fn logical(key: KeyCode) -> Key {
    match key {
        KeyCode::ArrowUp => Key::ArrowUp,
        KeyCode::ArrowDown => Key::ArrowDown,
        KeyCode::ArrowLeft => Key::ArrowLeft,
        KeyCode::ArrowRight => Key::ArrowRight,
        KeyCode::Enter => Key::Enter,
        KeyCode::Escape => Key::Escape,
        KeyCode::Tab => Key::Tab,
        KeyCode::ShiftLeft => Key::Shift,
        KeyCode::PageUp => Key::PageUp,
        KeyCode::PageDown => Key::PageDown,
        _ => Key::Unidentified(NativeKey::Unidentified),
    }
}
