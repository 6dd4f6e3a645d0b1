//! An action on other inputs: it is put there on the page of the controls, and comes by them at the table.

use bevy::ecs::message::Messages;
use bevy::input::ButtonState;
use bevy::prelude::{GamepadButton, KeyCode, MouseButton};
use messages::Message;
use messages::texts::{controls, hud};
use window_kit::window::intent::RequestHint;
use window_kit::window::state::Overlay;

use super::headless::{Headless, events, on_screen};

/// The buttons of an action on the page of the controls.
const KEYS: &str = "keys";
const PAD: &str = "pad";

/// Puts an action at the table on what is pressed, and goes back to the title.
fn puts(table: &mut Headless, action: &str, button: &str, press: &impl Fn(&mut Headless)) {
    let of_action = |button: &str| format!("controls.table/{action}.{button}");
    let (button, reset) = (&of_action(button), &of_action("reset"));
    table.press("title.Settings");
    table.press("settings.controls");
    table.sees(&controls::HEADING);
    table.has(button);
    assert!(table.element(reset).is_null(), "nothing is changed yet");
    let before = table.label(button);
    table.press(button);
    table.sees(&controls::PRESS_NOW);
    press(table);
    table.has(reset);
    table.until("it waits no longer", |seen| !seen.is_seen(&controls::PRESS_NOW));
    assert_ne!(table.label(button), before);
    table.press("controls.done");
    table.shows(Overlay::Settings);
    table.key(KeyCode::Escape);
    table.shows(Overlay::None);
}

/// Whether a hint is on the screen, with or without a reason.
pub fn is_hinted(table: &mut Headless) -> bool {
    let hints = [
        hud::hint(Message::empty()),
        hud::hint_because(Message::empty(), Message::empty()),
    ];
    hints.iter().any(|hint| table.is_seen(hint))
}

/// How many hints a press asks for.
fn asks(table: &mut Headless, press: &impl Fn(&mut Headless)) -> usize {
    let before = table.known::<Messages<RequestHint>>().get_cursor_current();
    press(table);
    let now = table.known::<Messages<RequestHint>>();
    // Some of them may be gone from the memory of the program.
    before.missed_messages(now) + before.len(now)
}

/// Puts the hint on another input by its button on the page of the controls. Then the hint comes at the table by this
/// input, and no longer by the old one.
fn comes_by_another_input(mut table: Headless, button: &str, new: impl Fn(&mut Headless), old: impl Fn(&mut Headless)) {
    puts(&mut table, "hint", button, &new);
    table.play("skip-bo", 1);
    table.until_thought("a person is due", |seen| {
        let seen = seen.description();
        seen["still"] == true && !seen["person_due"].is_null()
    });
    table.rests();
    let before = events(&table);
    assert_eq!(asks(&mut table, &old), 0, "the old input means nothing");
    assert!(!is_hinted(&mut table));
    assert_eq!(asks(&mut table, &new), 1, "the new input asks once");
    table.until_thought("a hint", is_hinted);
    table.key(KeyCode::Escape);
    table.until("it is put away", |seen| !is_hinted(seen));
    assert_eq!(table.overlay(), Overlay::None);
    assert_eq!(events(&table), before, "nothing else was done");
}

/// Presses and releases a mouse button, wherever the pointer is.
pub fn click(table: &mut Headless, button: MouseButton) {
    for state in [ButtonState::Pressed, ButtonState::Released] {
        table.mouse_button(button, state);
        table.frames(2);
    }
}

#[test]
fn a_hint_that_is_put_on_another_key_comes_by_it_and_no_longer_by_the_old_one() {
    on_screen(|table| {
        let [new, old] = [KeyCode::KeyN, KeyCode::KeyH].map(|key| move |table: &mut Headless| table.key(key));
        comes_by_another_input(table, KEYS, new, old);
    });
}

#[test]
fn a_hint_that_is_put_on_a_mouse_button_comes_by_it_and_no_longer_by_its_key() {
    on_screen(|table| {
        let new = |table: &mut Headless| click(table, MouseButton::Back);
        let old = |table: &mut Headless| table.key(KeyCode::KeyH);
        comes_by_another_input(table, KEYS, new, old);
    });
}

#[test]
fn a_hint_that_is_put_on_another_gamepad_button_comes_by_it_and_no_longer_by_the_old_one() {
    on_screen(|mut table| {
        let pad = table.pad("a gamepad");
        let [new, old] = [GamepadButton::Mode, GamepadButton::North]
            .map(|button| move |table: &mut Headless| table.press_pad(pad, button));
        comes_by_another_input(table, PAD, new, old);
    });
}

/// Begins a match of Stack with the tutorial, and expects its first lesson to name this key.
fn first_lesson_names(table: &mut Headless, key: &str) {
    table.press("title.stack");
    assert_eq!(table.value("setup.option.guide"), "on");
    table.press("setup.start");
    table.has("guide.skip");
    let ends = format!("Or press {key}.");
    table.until(&ends, |seen| seen.texts().iter().any(|(_, text)| text.ends_with(&ends)));
}

#[test]
fn a_lesson_names_the_key_that_does_it_as_it_is_bound() {
    on_screen(|mut table| {
        let new = |table: &mut Headless| table.key(KeyCode::F12);
        puts(&mut table, "throw", KEYS, &new);
        first_lesson_names(&mut table, "F12");
        let skip = table.entity("guide.skip");
        let pad = table.pad("a gamepad");
        table.press_pad(pad, GamepadButton::DPadLeft);
        let names_key = |text: &str| text.ends_with("Or press F12.");
        table.until("a button", |seen| !seen.texts().iter().any(|(_, text)| names_key(text)));
        assert_eq!(table.entity("guide.skip"), skip, "it changed in place");
        assert!(table.texts().iter().any(|(_, text)| text.contains("Or press ")));
    });
}
