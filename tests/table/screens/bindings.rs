//! How presses count: a damaged file of the bindings, what is held or turned on, directions that repeat, and the
//! strength of a throw.

use std::fs;
use std::path::PathBuf;

use bevy::input::ButtonState;
use bevy::prelude::{Entity, GamepadAxis, KeyCode, MouseButton, Vec2};
use games::catalog::NAMES;
use messages::texts::{app, practice};
use tabletop::throw::ThrowGesture;
use window_kit::intents::general::HINT;
use window_kit::intents::{Bindings, Context, Input, Slot};
use window_kit::presentation::visual::AimGuide;
use window_kit::settings::{FOLDER_VARIABLE, Repeat, Settings};
use window_kit::table::practice::PracticeTable;

use super::by_mouse::{across, begins_stack, waits_for_a_person};
use super::by_pad::pull;
use super::headless::{Headless, on_screen, on_screen_with};
use super::rebound::{click, is_hinted};

/// What a fault of the disk left of the file of the bindings: no line of it is an entry, and not all of it is text.
const DAMAGED: &[u8] = b"= \"table/hint\" [[\n\xff\xfe key KeyN\n";

/// A file in the settings folder of this test.
fn file(name: &str) -> PathBuf {
    let folder = std::env::var_os(FOLDER_VARIABLE).expect("a folder of this test");
    PathBuf::from(folder).join(name)
}

#[test]
fn a_damaged_file_of_the_bindings_is_told_and_kept_aside_and_the_usual_ones_count() {
    let damage = |_: &mut Settings| fs::write(file("controls.toml"), DAMAGED).expect("a file can be written");
    on_screen_with(damage, |mut table| {
        table.until("what became of the file", |seen| {
            seen.is_seen(&app::settings_unreadable("")) || seen.is_seen(&app::settings_left_out("", ""))
        });
        let names_it = |(_, text): &(Entity, String)| text.contains("controls.toml");
        table.until("the name of the file", |seen| seen.texts().iter().any(names_it));
        let aside = || fs::read(file("controls.toml.bak")).expect("a copy");
        assert_eq!(aside(), DAMAGED);
        assert!(table.known::<Bindings>().changes().is_empty());
        table.play("skip-bo", 1);
        waits_for_a_person(&mut table);
        table.key(KeyCode::KeyH);
        table.until_thought("a hint", is_hinted);
        // The next change of a binding makes a whole file again.
        table.change(|bindings: &mut Bindings| {
            let hint = Slot {
                context: Context::Table,
                intent: HINT,
            };
            bindings.put(hint, Input::Key(KeyCode::F12));
        });
        let written = fs::read_to_string(file("controls.toml")).expect("a text");
        assert!(written.contains("key F12"), "{written}");
        assert_eq!(aside(), DAMAGED, "the copy stays");
        assert!(!file("controls.toml.bak.1").exists(), "one copy is enough");
    });
}

/// Two places over the table.
const LEFT: Vec2 = Vec2::new(540.0, 380.0);
const RIGHT: Vec2 = Vec2::new(740.0, 380.0);

/// More than a table moves by itself, and less than it turns between these places, in radians.
const TURNS: f32 = 0.2;

/// Whether the table turns while the mouse goes from one place to another.
fn turns(table: &mut Headless, from: Vec2, to: Vec2) -> bool {
    table.mouse_to(from);
    table.rests();
    let before = across(table);
    for step in 1..=10_u8 {
        table.mouse_to(from.lerp(to, f32::from(step) / 10.0));
    }
    table.rests();
    before.angle_to(across(table)).abs() > TURNS
}

#[test]
fn the_table_turns_as_long_as_the_mouse_button_is_held() {
    on_screen(|mut table| {
        begins_stack(&mut table);
        table.mouse_to(LEFT);
        click(&mut table, MouseButton::Right);
        assert!(!turns(&mut table, LEFT, RIGHT), "it was let go");
        table.mouse_button(MouseButton::Right, ButtonState::Pressed);
        table.frames(2);
        assert!(turns(&mut table, RIGHT, LEFT));
        table.mouse_button(MouseButton::Right, ButtonState::Released);
        table.frames(2);
        assert!(!turns(&mut table, LEFT, RIGHT));
    });
}

#[test]
fn the_table_turns_from_one_click_to_the_next_where_nothing_has_to_be_held() {
    let pressed = |settings: &mut Settings| settings.toggle_held = true;
    on_screen_with(pressed, |mut table| {
        begins_stack(&mut table);
        assert!(!turns(&mut table, LEFT, RIGHT));
        click(&mut table, MouseButton::Right);
        assert!(turns(&mut table, RIGHT, LEFT), "no button is down");
        click(&mut table, MouseButton::Right);
        assert!(!turns(&mut table, LEFT, RIGHT));
    });
}

/// Goes to the table for practice with one die. The table has the keys.
fn practises(table: &mut Headless) {
    table.press("title.practice");
    table.sees(&practice::HEADING);
    table.press("practice.One");
}

/// The last throw at the table for practice.
fn last_throw(table: &Headless) -> Option<ThrowGesture> {
    table.known::<PracticeTable>().gesture
}

/// The power of the throw that something makes at the table for practice.
fn power(table: &mut Headless, throws: impl Fn(&mut Headless)) -> f32 {
    table.until("the die can be thrown", |seen| seen.known::<AimGuide>().0.is_some());
    let before = last_throw(table);
    throws(table);
    table.until("the throw", |seen| last_throw(seen) != before);
    last_throw(table).expect("just seen").power
}

#[test]
fn a_key_that_is_let_go_throws() {
    on_screen(|mut table| {
        practises(&mut table);
        let tapped = power(&mut table, |table| table.key(KeyCode::Space));
        assert!(tapped < 1.0, "a tap throws as aimed: {tapped}");
    });
}

#[test]
fn a_key_that_is_pressed_again_throws_where_nothing_has_to_be_held() {
    let pressed = |settings: &mut Settings| settings.toggle_held = true;
    on_screen_with(pressed, |mut table| {
        practises(&mut table);
        let charged = power(&mut table, |table| {
            table.key(KeyCode::Space);
            // Longer than a throw takes to have its full power.
            table.frames(75);
            assert_eq!(last_throw(table), None, "it is not thrown yet");
            table.key(KeyCode::Space);
        });
        assert_eq!(charged, 1.0);
    });
}

/// In which frames the focus moves down on the title while the left stick is held, in 1.2 seconds.
fn steps(table: &mut Headless, pad: Entity) -> Vec<usize> {
    table.focus_on(&format!("title.{}", NAMES[0]));
    let mut focus = table.focus();
    table.push_stick(pad, GamepadAxis::LeftStickY, -1.0);
    let mut steps = Vec::new();
    for frame in 0..60 {
        let now = table.focus();
        if now != focus {
            steps.push(frame);
            focus = now;
        }
        table.frames(1);
    }
    table.push_stick(pad, GamepadAxis::LeftStickY, 0.0);
    steps
}

#[test]
fn a_held_direction_moves_the_focus_once_and_then_again_as_the_player_wants_it() {
    on_screen(|mut table| {
        let pad = table.pad("a gamepad");
        table.change(|settings: &mut Settings| settings.repeat = Repeat::Off);
        assert_eq!(steps(&mut table, pad), [0], "once");
        // A frame takes 20 ms: after how many of them it repeats, how many lie between repeats, and how often at least.
        for (repeat, after, every, least) in [
            (Repeat::Slow, 40, 15, 1),
            (Repeat::Normal, 20, 7, 3),
            (Repeat::Fast, 13, 4, 3),
        ] {
            table.change(|settings: &mut Settings| settings.repeat = repeat);
            let steps = steps(&mut table, pad);
            assert_eq!(steps.first(), Some(&0), "{repeat:?}: at once");
            let waits: Vec<usize> = steps.windows(2).map(|pair| pair[1] - pair[0]).collect();
            assert!(waits.len() >= least, "{repeat:?}: {steps:?}");
            assert!(waits[0].abs_diff(after) <= 2, "{repeat:?}: {steps:?}");
            assert!(
                waits[1..].iter().all(|wait| wait.abs_diff(every) <= 1),
                "{repeat:?}: {steps:?}"
            );
        }
    });
}

/// The powers of the same throw with the least, the usual and the greatest strength.
fn powers(table: &mut Headless, throws: impl Fn(&mut Headless)) -> [f32; 3] {
    practises(table);
    [0.5, 1.0, 2.0].map(|strength| {
        table.change(|settings: &mut Settings| settings.throw_strength = strength);
        power(table, &throws)
    })
}

#[test]
fn the_same_pull_of_a_stick_throws_harder_with_more_strength() {
    on_screen(|mut table| {
        let pad = table.pad("a gamepad");
        let [weak, usual, strong] = powers(&mut table, |table| pull(table, pad, 0.6));
        assert!((usual / weak - 2.0).abs() < 0.01, "{weak} {usual}");
        assert!((strong / usual - 2.0).abs() < 0.01, "{usual} {strong}");
    });
}

#[test]
fn the_same_flick_of_the_mouse_throws_harder_with_more_strength() {
    on_screen(|mut table| {
        let [weak, usual, strong] = powers(&mut table, |table| {
            let from = Vec2::new(470.0, 460.0);
            table.mouse_to(from);
            // What the mouse did before counts no more.
            table.frames(10);
            table.mouse_button(MouseButton::Left, ButtonState::Pressed);
            table.frames(1);
            for step in 1..=8_u8 {
                table.mouse_to(from - Vec2::Y * 12.0 * f32::from(step));
            }
            table.mouse_button(MouseButton::Left, ButtonState::Released);
            table.frames(2);
        });
        assert!(weak < usual && usual <= strong, "{weak} {usual} {strong}");
        assert!(weak < strong * 0.6, "{weak} {strong}");
    });
}
