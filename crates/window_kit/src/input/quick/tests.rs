//! Tests of quick presses at many frame rates, with the engine's own time and input systems.

use std::time::Duration;

use bevy::ecs::message::MessageCursor;
use bevy::input::keyboard::{Key, KeyboardFocusLost, KeyboardInput};
use bevy::input::mouse::MouseButtonInput;
use bevy::input::{ButtonState, InputPlugin};
use bevy::prelude::*;
use bevy::time::{TimePlugin, TimeUpdateStrategy};
use bevy::window::RequestRedraw;

use super::presses;

/// The frames per second, the speed of the virtual time, and whether it is paused.
#[derive(Clone, Copy, Debug)]
pub(in crate::input) struct Pace(f64, f32, bool);

/// Paces at which a frame has several fixed steps, one, or none: there are 120 steps a second at normal speed. While
/// no fixed step runs, the engine keeps all messages.
pub(in crate::input) const PACES: [Pace; 9] = [
    Pace(30.0, 1.0, false),
    Pace(60.0, 0.5, false),
    Pace(60.0, 4.0, false),
    Pace(144.0, 0.5, false),
    Pace(144.0, 1.0, false),
    Pace(240.0, 0.5, false),
    Pace(240.0, 4.0, false),
    Pace(60.0, 1.0, true),
    Pace(240.0, 1.0, true),
];

/// An app with the engine's own time and input systems, at this pace.
pub(in crate::input) fn paced(Pace(hertz, speed, stands): Pace) -> App {
    let mut app = App::new();
    app.add_plugins((TimePlugin, InputPlugin))
        .add_message::<RequestRedraw>()
        .insert_resource(Time::<Fixed>::from_hz(120.0))
        .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_secs_f64(1.0 / hertz)));
    let mut time = app.world_mut().resource_mut::<Time<Virtual>>();
    time.set_relative_speed(speed);
    if stands {
        time.pause();
    }
    app
}

/// The same with the splitting of quick presses.
fn with_keys(pace: Pace) -> App {
    let mut app = paced(pace);
    app.add_plugins(presses::plugin);
    app
}

/// Writes key messages: a small letter is a press, and a capital letter is a release. `s` is Shift.
fn type_in(app: &mut App, did: &str) {
    for letter in did.chars() {
        let key_code = match letter.to_ascii_lowercase() {
            'a' => KeyCode::KeyA,
            'b' => KeyCode::KeyB,
            's' => KeyCode::ShiftLeft,
            'e' => KeyCode::Enter,
            _ => panic!("no key for {letter}"),
        };
        app.world_mut().write_message(KeyboardInput {
            key_code,
            logical_key: Key::Character(letter.to_string().into()),
            state: if letter.is_uppercase() {
                ButtonState::Released
            } else {
                ButtonState::Pressed
            },
            text: None,
            repeat: false,
            window: Entity::PLACEHOLDER,
        });
    }
}

/// The key messages that the engine gets in the next frame, in their order.
fn told(app: &mut App, reader: &mut MessageCursor<KeyboardInput>) -> String {
    app.update();
    let messages = app.world().resource::<Messages<KeyboardInput>>();
    let letter = |input: &KeyboardInput| match &input.logical_key {
        Key::Character(letter) => letter.to_string(),
        _ => "?".to_owned(),
    };
    reader.read(messages).map(letter).collect()
}

/// The key messages that the engine gets in each frame, given those that arrive in it.
fn keys<const FRAMES: usize>(pace: Pace, frames: [&str; FRAMES]) -> Vec<String> {
    let mut app = with_keys(pace);
    let mut reader = MessageCursor::default();
    frames
        .iter()
        .map(|did| {
            type_in(&mut app, did);
            told(&mut app, &mut reader)
        })
        .collect()
}

#[test]
fn a_tap_within_one_frame_is_held_in_it_and_let_go_in_the_next() {
    for pace in PACES {
        let mut app = with_keys(pace);
        for state in [ButtonState::Pressed, ButtonState::Released] {
            app.world_mut().write_message(KeyboardInput {
                key_code: KeyCode::Space,
                logical_key: Key::Space,
                state,
                text: None,
                repeat: false,
                window: Entity::PLACEHOLDER,
            });
            app.world_mut().write_message(MouseButtonInput {
                button: MouseButton::Left,
                state,
                window: Entity::PLACEHOLDER,
            });
        }
        let seen: Vec<_> = (0..5)
            .map(|_| {
                app.update();
                let keys = app.world().resource::<ButtonInput<KeyCode>>();
                let buttons = app.world().resource::<ButtonInput<MouseButton>>();
                let (space, left) = (KeyCode::Space, MouseButton::Left);
                assert_eq!(keys.pressed(space), buttons.pressed(left));
                (
                    keys.just_pressed(space) && buttons.just_pressed(left),
                    keys.pressed(space),
                    keys.just_released(space) && buttons.just_released(left),
                )
            })
            .collect();
        let nothing = (false, false, false);
        assert_eq!(
            seen,
            [(true, true, false), (false, false, true), nothing, nothing, nothing],
            "{pace:?}"
        );
    }
}

#[test]
fn fast_fingers_press_the_keys_in_their_order() {
    for pace in PACES {
        assert_eq!(keys(pace, ["aAbB", "", ""]), ["ab", "AB", ""], "{pace:?}");
        // A repeated key changes once in each frame, and everything after it waits.
        assert_eq!(
            keys(pace, ["aAaAbB", "", "", "", ""]),
            ["a", "A", "ab", "AB", ""],
            "{pace:?}"
        );
        assert_eq!(
            keys(pace, ["a", "Aa", "A", "", ""]),
            ["a", "A", "a", "A", ""],
            "{pace:?}"
        );
    }
}

#[test]
fn a_modifier_counts_for_what_was_pressed_with_it_and_for_nothing_else() {
    for pace in PACES {
        assert_eq!(keys(pace, ["saAS", "", ""]), ["sa", "AS", ""], "{pace:?}");
        assert_eq!(keys(pace, ["sSa", "A", "", ""]), ["s", "Sa", "A", ""], "{pace:?}");
        // The key was pressed before the modifier, or while it was still held.
        assert_eq!(keys(pace, ["asb", "AB", "S", ""]), ["a", "sbA", "BS", ""], "{pace:?}");
        assert_eq!(keys(pace, ["s", "aASb", "B", ""]), ["s", "a", "ASb", "B"], "{pace:?}");
    }
}

#[test]
fn what_comes_after_enter_waits_for_what_enter_leads_to() {
    for pace in PACES {
        assert_eq!(keys(pace, ["aAebEB", "", ""]), ["ae", "AbE", "B"], "{pace:?}");
        assert_eq!(keys(pace, ["e", "b", "E", "B"]), ["e", "b", "E", "B"], "{pace:?}");
    }
}

#[test]
fn slow_keys_are_told_at_once_and_once() {
    for pace in PACES {
        assert_eq!(
            keys(pace, ["a", "", "A", "", "b", "B", ""]),
            ["a", "", "A", "", "b", "B", ""],
            "{pace:?}"
        );
    }
}

#[test]
fn a_window_that_loses_the_keyboard_leaves_no_key_pressed() {
    let mut app = with_keys(PACES[0]);
    type_in(&mut app, "aAaA");
    app.update();
    app.world_mut().write_message(KeyboardFocusLost);
    for _ in 0..4 {
        app.update();
        assert!(!app.world().resource::<ButtonInput<KeyCode>>().pressed(KeyCode::KeyA));
    }
}

#[test]
fn whoever_presses_faster_than_any_frames_fills_no_memory() {
    let mut app = with_keys(PACES[1]);
    let mut reader = MessageCursor::default();
    let mut behind = 0_usize;
    for _ in 0..10_000 {
        type_in(&mut app, "aAaAaA");
        behind = behind + 6 - told(&mut app, &mut reader).len();
        assert!(behind <= 70, "{behind} wait");
    }
}
