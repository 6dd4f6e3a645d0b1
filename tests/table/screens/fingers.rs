//! Fingers on the menus: what they press, scroll and ask for, by the messages of a window and the engine's picking.

use bevy::input::touch::TouchPhase::{Canceled, Ended, Moved, Started};
use bevy::math::Vec2;
use bevy::prelude::KeyCode;
use games::catalog::NAMES;
use messages::texts::{hud, settings, setup};
use window_kit::window::state::{Overlay, Screen};

use super::headless::{Headless, on_screen};

/// The least size of a target for a finger, in logical pixels.
pub const LEAST: f32 = 44.0;

#[test]
fn a_tap_presses_a_button_once_it_is_lifted() {
    on_screen(|mut table| {
        let at = table.comes_into_view("title.Settings");
        table.touch(Started, 4, at);
        table.frames(2);
        assert!(table.is_pressed("title.Settings"), "it looks pressed");
        assert_eq!(table.overlay(), Overlay::None);
        table.touch(Ended, 4, at);
        table.frames(2);
        table.shows(Overlay::Settings);
        table.sees(&settings::HEADING);
        assert!(!table.anything_hovered(), "nothing is under a finger that is gone");
    });
}

#[test]
fn a_finger_that_is_lifted_elsewhere_presses_nothing() {
    on_screen(|mut table| {
        let at = table.comes_into_view("title.Settings");
        let presses = table.presses();
        // Also if it moves and goes within one frame.
        for frames in [2, 0] {
            table.touch(Started, 4, at);
            table.frames(2);
            table.touch(Moved, 4, at + Vec2::X * 300.0);
            table.frames(frames);
            table.touch(Ended, 4, at + Vec2::X * 300.0);
            table.frames(4);
            assert_eq!((table.overlay(), table.presses()), (Overlay::None, presses));
            assert!(!table.is_pressed("title.Settings"));
        }
    });
}

#[test]
fn a_cancelled_finger_and_one_that_gets_company_press_nothing() {
    on_screen(|mut table| {
        let at = table.comes_into_view("title.Settings");
        let other = table.middle("title.Rules");
        let presses = table.presses();
        table.touch(Started, 4, at);
        table.frames(2);
        table.touch(Canceled, 4, at);
        table.frames(3);
        assert!(!table.is_pressed("title.Settings"));
        table.touch(Started, 5, at);
        table.frames(2);
        table.touch(Started, 6, other);
        table.frames(2);
        assert!(!table.is_pressed("title.Settings") && !table.is_pressed("title.Rules"));
        table.touch(Ended, 5, at);
        table.touch(Ended, 6, other);
        table.frames(3);
        // Both at once.
        table.touch(Started, 7, at);
        table.touch(Started, 8, other);
        table.frames(2);
        table.touch(Ended, 8, other);
        table.touch(Ended, 7, at);
        table.frames(3);
        assert_eq!((table.overlay(), table.presses()), (Overlay::None, presses));
        table.tap(at);
        table.shows(Overlay::Settings);
    });
}

#[test]
fn more_fingers_than_a_person_has_leave_the_next_tap_alone() {
    on_screen(|mut table| {
        let at = table.comes_into_view("title.Settings");
        let place = |finger: u64| Vec2::new(20.0 + 30.0 * finger as f32, 700.0);
        for finger in 0..40 {
            table.touch(Started, finger, place(finger));
        }
        table.frames(3);
        for finger in 0..40 {
            table.touch(Ended, finger, place(finger));
        }
        table.frames(3);
        assert_eq!(table.overlay(), Overlay::None);
        table.tap(at);
        table.shows(Overlay::Settings);
    });
}

#[test]
fn a_tap_on_a_field_opens_letters_that_fingers_pick() {
    on_screen(|mut table| {
        one_tap(&mut table, "title.players", "a menu");
        one_tap(&mut table, "people.new", "a menu");
        table.until("the field", |seen| seen.focus() == "people.name");
        let at = table.comes_into_view("people.name");
        table.tap(at);
        table.has("letters.done");
        one_tap(&mut table, "letters.z", "a menu");
        one_tap(&mut table, "letters.o", "a menu");
        one_tap(&mut table, "letters.done", "a menu");
        table.until("the page below", |seen| seen.element("letters.done").is_null());
        assert!(table.has_text("Zo"));
    });
}

/// Taps an element, and expects exactly one press, however fast the frames and the finger are.
pub fn one_tap(table: &mut Headless, name: &str, place: &str) {
    let at = table.comes_into_view(name);
    let before = table.presses();
    table.quick_tap(at);
    table.frames(30);
    assert_eq!(
        table.presses(),
        before + 1,
        "{name} at {place} under {:?}",
        table.overlay()
    );
}

/// Walks through the overlays of a match by taps.
fn one_tap_in_every_overlay(table: &mut Headless, hertz: f64) {
    table.at_hertz(hertz);
    table.play("stack", 1);
    one_tap(table, "hud.pause", "a menu");
    table.shows(Overlay::Pause);
    assert!(table.time_stands());
    for (opens, overlay, taps) in [
        (
            "pause.Settings",
            Overlay::Settings,
            ["settings.contrast", "settings.contrast"].as_slice(),
        ),
        (
            "pause.Rules",
            Overlay::Rules,
            &["rules.page.skip-bo", "rules.page.stack"],
        ),
        ("pause.Players", Overlay::Players, &["players.change.0"]),
    ] {
        one_tap(table, opens, "a menu");
        table.shows(overlay);
        assert!(table.time_stands());
        for name in taps {
            one_tap(table, name, "a menu");
        }
        table.key(KeyCode::Escape);
        table.shows(Overlay::Pause);
    }
    one_tap(table, "pause.leave", "a menu");
    table.shows(Overlay::Confirm);
    one_tap(table, "confirm.no", "a menu");
    table.shows(Overlay::Pause);
    one_tap(table, "pause.leave", "a menu");
    one_tap(table, "confirm.yes", "a menu");
    table.until("the title", |seen| seen.screen() == Screen::Title);
    for (opens, overlay, taps) in [
        ("title.matches", Overlay::Matches, None),
        ("title.players", Overlay::People, Some("people.new")),
        ("title.together", Overlay::Together, None),
        ("title.daily", Overlay::Daily, None),
        ("title.dice", Overlay::Dice, None),
        ("title.Credits", Overlay::Credits, None),
    ] {
        one_tap(table, opens, "a menu");
        table.shows(overlay);
        if let Some(name) = taps {
            one_tap(table, name, "a menu");
        }
        table.key(KeyCode::Escape);
        if table.overlay() != Overlay::None {
            table.key(KeyCode::Escape);
        }
        table.shows(Overlay::None);
    }
}

#[test]
fn one_tap_is_one_press_in_every_overlay_at_30_frames_a_second() {
    on_screen(|mut table| one_tap_in_every_overlay(&mut table, 30.0));
}

#[test]
fn one_tap_is_one_press_in_every_overlay_at_240_frames_a_second() {
    on_screen(|mut table| one_tap_in_every_overlay(&mut table, 240.0));
}

fn types_by_finger(table: &mut Headless, hertz: f64) {
    table.at_hertz(hertz);
    table.tap_on("title.together");
    // A page has the keyboard of the phone, and not the program's own letters.
    table.focus_on("together.name");
    table.frames(4);
    table.type_text("Ana");
    table.frames(4);
    assert_eq!(table.value("together.name"), "Ana");
    assert_eq!(table.targets_under(LEAST), [""; 0]);
    table.key(KeyCode::Tab);
    table.key(KeyCode::ArrowRight);
    table.frames(4);
    assert!(
        !table.targets_under(LEAST).is_empty(),
        "keys outside of a text are a keyboard"
    );
}

#[test]
fn whoever_types_by_finger_keeps_large_targets_at_30_frames_a_second() {
    on_screen(|mut table| types_by_finger(&mut table, 30.0));
}

#[test]
fn whoever_types_by_finger_keeps_large_targets_at_240_frames_a_second() {
    on_screen(|mut table| types_by_finger(&mut table, 240.0));
}

#[test]
fn a_finger_switches_steps_slides_and_goes_into_a_field() {
    on_screen(|mut table| {
        table.tap_on("title.Settings");
        assert_eq!(table.value("settings.contrast"), "off");
        table.tap_on("settings.contrast");
        assert_eq!(table.value("settings.contrast"), "on");
        let volume = table.comes_into_view("settings.volume");
        let loud = table.slider("settings.volume");
        table.drag(volume, volume + Vec2::new(-80.0, 2.0), 6);
        assert_ne!(table.slider("settings.volume"), loud);
        table.tap_on("settings.search");
        table.has("letters.done");
    });
}

#[test]
fn a_drag_scrolls_a_list_and_presses_nothing() {
    on_screen(|mut table| {
        table.tap_on("title.Settings");
        table.has("settings.contrast");
        table.scroll("settings.contrast", 0.0);
        let contrast = table.comes_into_view("settings.contrast");
        let before = table.scrolled("settings.contrast").expect("a list");
        let (value, presses) = (table.value("settings.contrast"), table.presses());
        let up = if contrast.y > 300.0 { -150.0 } else { 150.0 };
        table.drag(contrast, contrast + Vec2::Y * up, 6);
        let after = table.scrolled("settings.contrast").expect("a list");
        assert!((before - after).abs() > 90.0, "{before} {after}");
        assert_eq!((table.value("settings.contrast"), table.presses()), (value, presses));
        assert_eq!(table.overlay(), Overlay::Settings);
    });
}

#[test]
fn a_list_that_is_scrolled_at_a_slider_leaves_its_value() {
    on_screen(|mut table| {
        table.tap_on("title.Settings");
        let volume = table.comes_into_view("settings.volume");
        let (loud, before) = (
            table.slider("settings.volume"),
            table.scrolled("settings.volume").expect("a list"),
        );
        let down = if before > 100.0 { 120.0 } else { -120.0 };
        table.drag(volume + Vec2::X * 60.0, volume + Vec2::new(62.0, down), 6);
        assert_ne!(table.scrolled("settings.volume"), Some(before));
        assert_eq!(table.slider("settings.volume"), loud);
    });
}

#[test]
fn a_long_press_explains_until_the_next_tap_and_presses_nothing() {
    on_screen(|mut table| {
        table.play("stack", 1);
        let at = table.comes_into_view("hud.rules");
        let presses = table.presses();
        let tip = hud::rules_tip(messages::Message::empty());
        table.touch(Started, 1, at);
        table.frames(15);
        assert!(!table.is_seen(&tip), "after 300 ms");
        table.frames(15);
        assert!(table.is_seen(&tip), "after 600 ms");
        table.touch(Ended, 1, at);
        table.frames(100);
        assert!(table.is_seen(&tip), "it stays");
        assert_eq!((table.overlay(), table.presses()), (Overlay::None, presses));
        table.tap(Vec2::new(640.0, 300.0));
        assert!(!table.is_seen(&tip));
    });
}

#[test]
fn the_strip_has_chips_for_fingers_and_keys_for_a_keyboard() {
    on_screen(|mut table| {
        table.play("skip-bo", 1);
        table.sees(&messages::texts::skip_bo::BUTTON_CHOOSE_CARD);
        let seen = |table: &mut Headless| {
            let (sort, hand) = (&messages::texts::skip_bo::KEY_SORT, &messages::texts::skip_bo::KEY_HAND);
            (table.is_seen(sort), table.is_seen(hand))
        };
        assert_eq!(seen(&mut table), (true, true));
        // A card of the hand is tapped itself, so it needs no chip.
        table.tap(Vec2::new(640.0, 250.0));
        assert_eq!(seen(&mut table), (true, false));
        table.key(KeyCode::F24);
        assert_eq!(seen(&mut table), (true, true));
    });
}

/// Expects that every target is large enough for a finger.
fn is_large_enough(table: &mut Headless, at: &str, small: &mut Vec<String>) {
    table.frames(4);
    let found = table.targets_under(LEAST);
    small.extend(found.into_iter().map(|target| format!("{at}: {target}")));
}

#[test]
fn every_target_is_large_enough_for_a_finger() {
    on_screen(|mut table| {
        let mut small = Vec::new();
        table.tap(Vec2::new(5.0, 5.0));
        is_large_enough(&mut table, "title", &mut small);
        for opens in [
            "title.together",
            "title.players",
            "title.dice",
            "title.Rules",
            "title.Settings",
            "title.Credits",
        ] {
            table.tap_on(opens);
            is_large_enough(&mut table, opens, &mut small);
            table.until("an overlay", |seen| seen.overlay() != Overlay::None);
            if opens == "title.players" {
                table.tap_on("people.new");
                is_large_enough(&mut table, "people.new", &mut small);
                table.tap_on("people.done");
            }
            table.leaves();
        }
        for game in NAMES {
            table.tap_on(&format!("title.{game}"));
            table.sees(&setup::HEADING);
            is_large_enough(&mut table, &format!("setup of {game}"), &mut small);
            table.leaves();
            table.has("title.quit");
        }
        assert!(small.is_empty(), "{small:#?}");
        table.press("title.Settings");
        table.frames(4);
        assert!(!table.targets_under(LEAST).is_empty(), "a mouse needs less");
    });
}

/// Expects it at the table of a game, of its menus too.
fn at_the_table_of(game: &str, mut table: Headless) {
    let mut small = Vec::new();
    table.play_unseen(game, 2);
    // Hidden hands are handed over, as soon as the cards are dealt.
    let hands_over = matches!(game, "skip-bo" | "skip-bo-mod");
    table.until("the table, or its handing over", |seen| {
        let shown = !seen.element("hud.log").is_null() && seen.is_enabled("hud.log");
        if hands_over {
            seen.overlay() == Overlay::HandOver
        } else {
            shown
        }
    });
    table.tap(Vec2::new(5.0, 300.0));
    if table.overlay() == Overlay::HandOver {
        is_large_enough(&mut table, "hand-over", &mut small);
        table.tap_on("hand-over.arrive");
    }
    is_large_enough(&mut table, game, &mut small);
    // A match in which nothing has happened is not saved.
    table.throws_for_the_first_turn();
    table.tap_on("hud.log");
    is_large_enough(&mut table, "the log", &mut small);
    table.tap_on("hud.log");
    table.tap_on("hud.pause");
    table.shows(Overlay::Pause);
    is_large_enough(&mut table, "pause", &mut small);
    for (opens, overlay) in [
        ("pause.Settings", Overlay::Settings),
        ("pause.Players", Overlay::Players),
        ("pause.Rules", Overlay::Rules),
    ] {
        table.tap_on(opens);
        table.shows(overlay);
        is_large_enough(&mut table, opens, &mut small);
        table.key(KeyCode::Escape);
        table.shows(Overlay::Pause);
        table.tap(Vec2::new(5.0, 300.0));
    }
    table.tap_on("pause.leave");
    table.shows(Overlay::Confirm);
    is_large_enough(&mut table, "confirm", &mut small);
    table.tap_on("confirm.yes");
    table.tap_on("title.matches");
    is_large_enough(&mut table, "matches", &mut small);
    assert!(small.is_empty(), "{small:#?}");
}

#[test]
fn every_target_of_stack_is_large_enough_for_a_finger() {
    on_screen(|table| at_the_table_of("stack", table));
}

#[test]
fn every_target_of_skip_bo_is_large_enough_for_a_finger() {
    on_screen(|table| at_the_table_of("skip-bo", table));
}

#[test]
fn every_target_of_skip_bo_mod_is_large_enough_for_a_finger() {
    on_screen(|table| at_the_table_of("skip-bo-mod", table));
}

#[test]
fn every_target_of_skip_bo_dice_is_large_enough_for_a_finger() {
    on_screen(|table| at_the_table_of("skip-bo-dice", table));
}
