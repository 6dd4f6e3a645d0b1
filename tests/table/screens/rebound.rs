//! An action on other inputs: it is put there on the page of the controls, and comes by them at the table.

use bevy::ecs::message::Messages;
use bevy::input::ButtonState;
use bevy::prelude::{GamepadButton, KeyCode, MouseButton};
use messages::Message;
use messages::texts::{controls, hud};
use window_kit::window::intent::RequestHint;
use window_kit::window::state::Overlay;

use super::headless::{Headless, events, on_screen};

/// The buttons of the hint on the page of the controls.
const KEYS: &str = "controls.table/hint.keys";
const PAD: &str = "controls.table/hint.pad";
const RESET: &str = "controls.table/hint.reset";

/// Puts the hint on what is pressed, and goes back to the title.
fn puts_the_hint_on(table: &mut Headless, button: &str, press: &impl Fn(&mut Headless)) {
    table.press("title.Settings");
    table.press("settings.controls");
    table.sees(&controls::HEADING);
    table.has(button);
    assert!(table.element(RESET).is_null(), "nothing is changed yet");
    let before = table.label(button);
    table.press(button);
    table.sees(&controls::PRESS_NOW);
    press(table);
    table.has(RESET);
    table.until("it waits no longer", |seen| !seen.is_seen(&controls::PRESS_NOW));
    assert_ne!(table.label(button), before);
    table.press("controls.done");
    table.shows(Overlay::Settings);
    table.key(KeyCode::Escape);
    table.shows(Overlay::None);
}

/// Whether a hint is on the screen, with or without a reason.
fn is_hinted(table: &mut Headless) -> bool {
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
    puts_the_hint_on(&mut table, button, &new);
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
fn click(table: &mut Headless, button: MouseButton) {
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
