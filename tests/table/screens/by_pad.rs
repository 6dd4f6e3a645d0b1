//! A gamepad alone: names, codes and the search are typed by letters on the screen, and how far a stick must be pushed
//! follows the setting.

use bevy::prelude::{Entity, GamepadAxis, GamepadButton};
use messages::texts::{settings, stack};
use window_kit::settings::people::People;
use window_kit::window::state::Overlay;

use super::headless::{Headless, events, on_screen, on_screen_with};

const SOUTH: GamepadButton = GamepadButton::South;

/// Goes to an element by the D-pad alone, always in the direction in which it is farther away.
fn goes_to(table: &mut Headless, pad: Entity, name: &str) {
    let mut way = Vec::new();
    for turn in 0..60_usize {
        let focus = table.focus();
        if focus == name {
            return;
        }
        let (here, there) = (table.middle(&focus), table.middle(name));
        let by = there - here;
        let across = if by.x > 0.0 {
            GamepadButton::DPadRight
        } else {
            GamepadButton::DPadLeft
        };
        let along = if by.y > 0.0 {
            GamepadButton::DPadDown
        } else {
            GamepadButton::DPadUp
        };
        // Where that way leads back and forth, the other one leads on.
        let back_and_forth = way
            .iter()
            .rev()
            .skip(1)
            .step_by(2)
            .take(2)
            .all(|before| *before == focus)
            && way.len() > 4;
        let sideways = (by.x.abs() > by.y.abs()) != (back_and_forth && turn % 2 == 0);
        way.push(focus);
        table.press_pad(pad, if sideways { across } else { along });
    }
    panic!("no way to {name}: {way:?}");
}

/// Types letters by the picker, and finishes.
fn picks(table: &mut Headless, pad: Entity, field: &str, letters: &str) {
    table.until(field, |seen| seen.focus() == field);
    table.press_pad(pad, SOUTH);
    table.has("letters.done");
    table.until("a letter has the focus", |seen| seen.focus().starts_with("letters."));
    for letter in letters.chars() {
        goes_to(table, pad, &format!("letters.{letter}"));
        table.press_pad(pad, SOUTH);
    }
    goes_to(table, pad, "letters.done");
    table.press_pad(pad, SOUTH);
    table.until("the page below", |seen| seen.element("letters.done").is_null());
}

#[test]
fn a_person_is_named_by_a_gamepad_alone() {
    on_screen(|mut table| {
        let pad = table.pad("a gamepad");
        goes_to(&mut table, pad, "title.players");
        table.press_pad(pad, SOUTH);
        table.shows(Overlay::People);
        goes_to(&mut table, pad, "people.new");
        table.press_pad(pad, SOUTH);
        picks(&mut table, pad, "people.name", "zoe");
        table.until("the person is known", |seen| {
            let people = seen.known::<People>();
            people.iter().any(|person| person.name == "Zoe")
        });
    });
}

#[test]
fn a_code_is_typed_by_a_gamepad_alone() {
    on_screen(|mut table| {
        let pad = table.pad("a gamepad");
        goes_to(&mut table, pad, "title.together");
        table.press_pad(pad, SOUTH);
        table.shows(Overlay::Together);
        goes_to(&mut table, pad, "together.code");
        picks(&mut table, pad, "together.code", "bcd");
        assert_eq!(table.value("together.code"), "Bcd");
    });
}

#[test]
fn a_setting_is_searched_for_by_a_gamepad_alone() {
    on_screen(|mut table| {
        let pad = table.pad("a gamepad");
        goes_to(&mut table, pad, "title.Settings");
        table.press_pad(pad, SOUTH);
        table.shows(Overlay::Settings);
        assert!(table.is_seen(&settings::CONTRAST));
        goes_to(&mut table, pad, "settings.search");
        picks(&mut table, pad, "settings.search", "mono");
        table.until("only what was searched for", |seen| !seen.is_seen(&settings::CONTRAST));
        assert!(table.is_seen(&settings::MONO));
    });
}

/// Whether half a push of the left stick leads from one button of the title to another. A whole push always does.
fn half_a_push_counts(mut table: Headless) -> bool {
    let pad = table.pad("a gamepad");
    let mut pushed = |by: f32| {
        let before = table.focus();
        table.push_stick(pad, GamepadAxis::LeftStickY, by);
        let moved = table.focus() != before;
        table.push_stick(pad, GamepadAxis::LeftStickY, 0.0);
        moved
    };
    let counts = pushed(-0.5);
    assert!(pushed(-1.0));
    counts
}

#[test]
fn a_stick_that_needs_little_counts_half_a_push() {
    on_screen_with(
        |settings| settings.stick_push = 0.3,
        |table| assert!(half_a_push_counts(table)),
    );
}

#[test]
fn a_stick_that_needs_much_does_not_count_half_a_push() {
    on_screen_with(
        |settings| settings.stick_push = 0.9,
        |table| assert!(!half_a_push_counts(table)),
    );
}

/// Whether a pull of the right stick by a third, and its release, throws all dice of Stack. A whole pull always does.
fn a_short_pull_throws(mut table: Headless) -> bool {
    table.play("stack", 1);
    table.sees(&stack::BUTTON_THROW_ALL);
    let pad = table.pad("a gamepad");
    table.press_pad(pad, GamepadButton::DPadRight);
    table.until("it can be thrown", |seen| seen.is_enabled("hud.primary"));
    let before = events(&table);
    pull(&mut table, pad, 0.35);
    table.frames(40);
    if events(&table) > before {
        return true;
    }
    pull(&mut table, pad, 1.0);
    table.until("the throw", |seen| events(seen) > before);
    false
}

/// Pulls the right stick back by so much, and lets it go.
pub fn pull(table: &mut Headless, pad: Entity, by: f32) {
    table.push_stick(pad, GamepadAxis::RightStickY, -by);
    table.frames(6);
    table.push_stick(pad, GamepadAxis::RightStickY, 0.0);
    table.frames(4);
}

#[test]
fn a_stick_with_a_small_dead_zone_throws_by_a_short_pull() {
    on_screen_with(
        |settings| settings.stick_pull = 0.1,
        |table| assert!(a_short_pull_throws(table)),
    );
}

#[test]
fn a_stick_with_a_large_dead_zone_does_not_throw_by_a_short_pull() {
    on_screen_with(
        |settings| settings.stick_pull = 0.6,
        |table| assert!(!a_short_pull_throws(table)),
    );
}
